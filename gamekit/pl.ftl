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
public = wszyscy
    .gen = wszystkich
    .dat = wszystkim
    .acc = wszystkich
    .ins = wszystkimi
teacher = nauczyciel
    .gen = nauczyciela
    .dat = nauczycielowi
    .acc = nauczyciela
    .ins = nauczycielem
and = { $first } i { $last }

went-back = Tu cofnięto grę od kroku { $step }. Wykresy i dedukcja pomijają to, co tam powiedziano.

refusal-over = Gra jest skończona. Cofnij się do wcześniejszego kroku albo zacznij nową grę.
refusal-not_now = Tego nie można teraz zrobić. Decyduje: { $actor }.
refusal-transcript = To zapis gry z jednego punktu widzenia. Można go przeglądać, ale nie można grać dalej.

error-empty = Wpisz ruch, na przykład jeden z listy.
error-not_a_move = „{ $text }” nie jest ruchem. Wpisz nazwę ruchu, a po niej jego słowa, oddzielone spacjami.
error-no_seat = Nie ma gracza „{ $text }”. Przed dwukropkiem może stać numer gracza albo słowo chance.
error-other_seat = Nie możesz wykonać ruchu za { $seat_acc }.
error-word_count = Po słowie „{ $verb }” { $count ->
    [0] nie może stać żadne słowo
    [one] musi stać jedno słowo
    [few] muszą stać { $count } słowa
    [many] musi stać { $count } słów
   *[other] musi stać { $count } słowa
}, a podano: { $given }.
error-unknown_word = Słowo „{ $word }” tu nie pasuje. Możliwe słowa: { $options }.
error-ambiguous = „{ $word }” pasuje do kilku słów: { $options }. Dopisz jeszcze kilka liter.

error-seats = W tę grę gra od { $least } do { $most } osób, a podano: { $given }.
error-no_preset = Nie ma zestawu ustawień „{ $given }”. Do wyboru: { $known }.
error-no_option = Nie ma opcji „{ $given }”. Do wyboru: { $known }.
error-option_value = Opcja „{ $name }” może mieć wartość { $span }, a podano: { $given }.
error-no_step = Nie ma kroku { $given }. Są: { $known }.
error-no_eyes = Przy tym stole nie ma oczu { $given }. Są: { $known }.
error-no_step_size = Nie ma kroku wielkości „{ $given }”. Są: { $known }.
error-no_language = Nie ma języka „{ $given }”. Są: { $known }.
error-no_graph = Ta gra nie ma grafu „{ $given }”. Są: { $known }.
error-transcript_eyes = To zapis tego, co widać z jednego miejsca. Innych oczu tu nie ma.
error-no_such_game = Nie ma gry „{ $given }”. Do wyboru: { $known }.

slot-seat = gracz

problem-positions = Tej gry nie można zacząć od podanej pozycji.

record-json_syntax = W tym miejscu plik jest uszkodzony. Użyj nieuszkodzonej kopii.
record-json_deep = Nawiasy są tu zagnieżdżone głębiej niż w jakiejkolwiek zapisanej grze.
record-json_number = W pliku jest liczba, jakiej nie ma żadna zapisana gra.
record-json_twins = W tym miejscu pliku ta sama nazwa występuje dwa razy.
record-foreign = Tej gry nie zapisano w tym zestawie. Wybierz plik zapisany przez panel albo przez record().
record-newer = Plik ma wersję formatu { $version }, której ten zestaw nie zna. Zaktualizuj zestaw.
record-too_large = Plik ma ponad { $limit } milionów znaków, więc nie zostanie wczytany.
record-no_file = Nie ma takiego pliku albo nie jest to tekst. Sprawdź jego nazwę i folder.
record-unknown_field = Zapisana gra nie ma takiego pola. Usuń je albo użyj niezmienionej kopii pliku.
record-missing_field = W pliku brakuje tego pola. Użyj niezmienionej kopii pliku.
record-wrong_type = W tym polu jest niewłaściwa wartość. Użyj niezmienionej kopii pliku.
record-no_game = W tym zestawie nie ma gry „{ $name }”.
record-other_rules = Grano według zasad w wersji { $theirs }, a ten zestaw ma wersję { $ours }.
record-other_data = Grano z tabelami „{ $theirs }”, a teraz używane są tabele „{ $ours }”.
record-bad_setting = Takiej gry nie da się rozpocząć. { $why }
record-impossible = Gry nie można zacząć od tej pozycji. { $why }
record-no_step = Nie ma kroku { $number }.
record-twice = Ruch „{ $move }” występuje dwa razy po tym samym kroku.
record-illegal = Ruch „{ $move }” jest niedozwolony. { $why }
record-unreadable = „{ $move }” nie jest ruchem w tej grze.

# Ćwiczenia

error-no_exercise = Nie ma ćwiczenia „{ $given }”. Do wyboru: { $known }.
error-no_position = To ćwiczenie dotyczy pozycji „{ $given }”, a w tej grze nie ma pozycji o takiej nazwie. Są w niej: { $known }. Wczytaj zapisaną grę jeszcze raz.
error-no_answer = Nie ma jeszcze odpowiedzi. Wypełnij wszystkie pola.
error-not_a_number = „{ $given }” to nie liczba. Wpisz na przykład 12, 2,5 albo 1/4.
error-no_recorded = Nie ma zapisanej gry „{ $given }”. Do wyboru: { $known }.
