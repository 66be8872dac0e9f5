# Zdania wspólne dla wszystkich gier.

player = Gracz { $letter }
    .gen = gracza { $letter }
    .dat = graczowi { $letter }
    .acc = gracza { $letter }
    .ins = graczem { $letter }
chance = los
    .gen = losu
    .dat = losowi
    .acc = los
    .ins = losem
public = publiczność
teacher = nauczyciel
and = { $first } i { $last }

went-back = Tutaj cofnięto grę od kroku { $step }. To, co już powiedziano, jest znane.

refusal-over = Gra jest skończona. Cofnij się do wcześniejszego kroku albo zacznij nową grę.
refusal-not_now = Teraz decyduje { $actor }, i to o czym innym.
refusal-transcript = To zapis tego, co widać z jednego miejsca. Można go przeglądać, ale nie można grać dalej.

error-empty = Wpisz ruch, na przykład jeden z listy.
error-not_a_move = „{ $text }” nie jest ruchem. Napisz czasownik i jego słowa, oddzielone spacjami.
error-no_seat = Nie ma miejsca „{ $text }”. Przed dwukropkiem stoi numer gracza albo słowo chance.
error-word_count = Po słowie { $verb } { $count ->
    [0] nie stoi żadne słowo
    [one] stoi jedno słowo
    [few] stoją { $count } słowa
    [many] stoi { $count } słów
   *[other] stoi { $count } słowa
}, a podano: { $given }.
error-unknown_word = Słowo „{ $word }” tu nie pasuje. Może tu stać: { $options }.
error-ambiguous = „{ $word }” może znaczyć: { $options }. Dopisz kilka liter.

slot-seat = gracz
verb-none = nie ma nic do zrobienia
