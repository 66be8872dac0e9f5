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
error-other_seat = Nie możesz wykonać ruchu za { $seat_acc }.
error-word_count = Po słowie { $verb } { $count ->
    [0] nie stoi żadne słowo
    [one] stoi jedno słowo
    [few] stoją { $count } słowa
    [many] stoi { $count } słów
   *[other] stoi { $count } słowa
}, a podano: { $given }.
error-unknown_word = Słowo „{ $word }” tu nie pasuje. Może tu stać: { $options }.
error-ambiguous = „{ $word }” może znaczyć: { $options }. Dopisz kilka liter.

error-seats = Ta gra jest dla { $least } do { $most } graczy, a podano: { $given }.
error-no_preset = Nie ma zestawu ustawień „{ $given }”. Są: { $known }.
error-no_option = Nie ma opcji „{ $given }”. Są: { $known }.
error-option_value = Opcja { $name } może mieć wartość: { $span }, a podano: { $given }.
error-no_such_game = Nie ma gry „{ $given }”. Są: { $known }.

slot-seat = gracz

problem-positions = Ta gra nie może zacząć się od podanej pozycji.

record-json_syntax = W tym miejscu plik jest uszkodzony. Użyj nieuszkodzonej kopii.
record-json_deep = Nawiasy są tu zagnieżdżone głębiej niż w jakiejkolwiek zapisanej grze.
record-json_number = W pliku jest liczba, jakiej nie ma żadna zapisana gra.
record-json_twins = W jednym miejscu pliku ta sama nazwa stoi dwa razy.
record-foreign = To nie jest gra zapisana w tym zestawie. Wybierz plik zapisany przez panel albo przez record().
record-newer = Plik ma wersję formatu { $version }, której ten zestaw nie zna. Zaktualizuj zestaw.
record-too_large = Plik ma ponad { $limit } milionów znaków, więc nie zostanie wczytany.
record-no_file = Nie ma takiego pliku albo nie jest to tekst. Sprawdź jego nazwę i folder.
record-unknown_field = Zapisana gra nie ma takiego pola. Usuń je albo użyj niezmienionej kopii pliku.
record-missing_field = Brakuje tego pola. Użyj niezmienionej kopii pliku.
record-wrong_type = To miejsce ma złą postać. Użyj niezmienionej kopii pliku.
record-no_game = W tym zestawie nie ma gry „{ $name }”.
record-other_rules = Gra toczyła się według wersji { $theirs } zasad, a ten zestaw ma wersję { $ours }.
record-other_data = Gra toczyła się z tabelami „{ $theirs }”, a w użyciu są „{ $ours }”.
record-bad_setting = Takiej gry nie da się rozpocząć. { $why }
record-impossible = Gra nie może zacząć się od tej pozycji. { $why }
record-no_step = Nie ma kroku { $number }.
record-twice = Ruch „{ $move }” stoi dwa razy po tym samym kroku.
record-illegal = Ruch „{ $move }” jest niedozwolony. { $why }
record-unreadable = „{ $move }” nie jest ruchem w tej grze.

# Ćwiczenia

error-no_exercise = Nie ma ćwiczenia „{ $given }”. Są: { $known }.
error-no_position = To ćwiczenie dotyczy pozycji „{ $given }”, a w tej grze nie ma pozycji o takiej nazwie. Są: { $known }. Wczytaj zapisaną grę jeszcze raz.
error-no_answer = Nie ma jeszcze odpowiedzi. Wypełnij wszystkie pola.
error-not_a_number = „{ $given }” to nie liczba. Wpisz na przykład 12, 2,5 albo 1/4.
error-no_recorded = Nie ma zapisanej gry „{ $given }”. Są: { $known }.
