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
error-seats_one = Graczy musi tu być dokładnie { $most }, a podano: { $given }.
error-no_preset = Nie ma zestawu ustawień „{ $given }”. Do wyboru: { $known }.
error-no_option = Nie ma opcji „{ $given }”. Do wyboru: { $known }.
error-option_value = Opcja „{ $name }” może mieć wartość { $span }, a podano: { $given }.
error-no_step = Nie ma kroku { $given }. Są: { $known }.
error-no_eyes = Przy tym stole nie ma oczu { $given }. Są: { $known }.
error-no_step_size = Nie ma kroku wielkości „{ $given }”. Są: { $known }.
error-no_language = Nie ma języka „{ $given }”. Są: { $known }.
error-no_graph = Ta gra nie ma grafu „{ $given }”. Są: { $known }.
error-transcript_eyes = To zapis tego, co widać z jednego miejsca. Innych oczu tu nie ma.
error-options_form = Opcje zapisuje się jako nazwy z wartościami, na przykład { "{" }"rounds": 3{ "}" }. Nazwy opcji: { $known }.
error-no_seed = „{ $given }” nie może być ziarnem losowania. Ziarno to liczba całkowita, a bez niego wszystko, o czym decyduje los, wpisuje się ręcznie.
error-teacher_knows = Nauczyciel widzi wszystko, więc nie ma tu czego wnioskować. Zapytaj o wiedzę któregoś gracza, na przykład ears=0, albo o to, co wiedzą wszyscy.
error-no_place = Nie ma tu niczego, co nazywa się „{ $given }”, więc nie ma od czego liczyć odległości. Do wyboru: { $known }.
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
error-no_position = W tej grze nie ma pozycji o nazwie „{ $given }”. Są w niej: { $known }. Jeśli potrzebuje jej ćwiczenie, wczytaj zapisaną grę jeszcze raz.
error-no_answer = Nie ma jeszcze odpowiedzi. Wypełnij wszystkie pola.
error-not_a_number = „{ $given }” to nie liczba. Wpisz na przykład 12, 2,5 albo 1/4.
error-no_recorded = Nie ma zapisanej gry „{ $given }”. Do wyboru: { $known }.

## Podpowiedzi i fakty

hint-where = W arkuszu notatek da się zaznaczyć coś nowego. Szukaj { $rows }.
hint-line = { $line }
hint-lines = { $count ->
    [one] Wystarczy jeden wiersz: { $lines }
    [few] Wystarczą razem te { $count } wiersze: { $lines }
   *[many] Wystarczy razem tych { $count } wierszy: { $lines }
}
hint-no-lines = Nie potrzeba nowego wiersza, wystarczy to, co już wiadomo.
hint-of-rule = { $id }: { $words }
hint-rule = Przypomnij sobie zasady. { $rules }
hint-no-rule = Gdy w jednej części arkusza notatek odpada wszystko oprócz jednej rzeczy, ta jedna jest pewna.
hint-fact = { $facts } { $why }
error-no_fact = W arkuszu notatek nie ma niczego, co nazywa się „{ $given }”. Do wyboru: { $known }.
error-which_fact = „{ $given }” może znaczyć kilka rzeczy: { $known }. Wpisz całą nazwę.
error-not_forced = „{ $fact }” To nie wynika z przebiegu gry. Ze wszystkimi wierszami zgadza się też co innego, na przykład { $case }.
error-no_reasons = W tej grze nie ma z czego wnioskować.

# Przy prawdziwym stole

refusal-no_such_answer = Według zasad taka odpowiedź jest niemożliwa. Sprawdź jeszcze raz, co naprawdę słychać lub widać przy stole.
refusal-told = Tę odpowiedź znasz, więc ją też wpisz.
refusal-untold = Tej odpowiedzi nie znasz, więc wpisz tylko to, co widzą i słyszą wszyscy.
error-not_at_table = Gry „{ $given }” nie da się prowadzić przy prawdziwym stole.
error-contradiction = Odpowiedzi w przebiegu gry nie mogą być wszystkie prawdziwe, więc nic z nich nie wynika. Wróć do tej, którą wpisano błędnie.

# Lekcje: co słyszy uczeń

lesson-rule = Zasada { $id }: { $words }
lesson-other-move = Taki ruch jest dozwolony, ale teraz kolej na inny. { $goal }
lesson-other-verb = Teraz kolej na co innego. { $verb }.
lesson-go-on = Ten krok jest już zrobiony. Przejdź dalej.
lesson-mark-instead = Tu nie trzeba wykonywać ruchu. { $goal }
lesson-move-instead = Tu nie trzeba niczego zaznaczać: wykonaj ruch.
lesson-no-marks = Na razie nic nie jest zaznaczone. Zaznacz na planszy to, co wynika z przebiegu gry, i sprawdź jeszcze raz.
lesson-missing = Wszystko, co jest zaznaczone, się zgadza. Brakuje jeszcze { $count ->
    [one] jednego zaznaczenia
   *[other] { $count } zaznaczeń
}.
lesson-all-marked = Wszystko się zgadza.
lesson-open = „{ $fact }” To nie wynika z przebiegu gry. Ze wszystkimi wierszami zgadza się też co innego, na przykład { $case }.
lesson-against = „{ $fact }” Tak być nie może. { $why }
lesson-all-well = { $count ->
    [0] Nie ma lekcji do sprawdzenia.
    [one] Lekcja jest w porządku.
    [few] Wszystkie { $count } lekcje są w porządku.
   *[many] Wszystkie { $count } lekcji jest w porządku.
}
error-no_lesson = Nie ma lekcji „{ $given }”. Do wyboru: { $known }. Własną lekcję wskazuje się ścieżką pliku, która kończy się na .toml.
error-lesson_position = W zapisanej grze nie ma pozycji „{ $given }”. Są w niej: { $known }.

# Lekcje: co jest nie tak z plikiem – dla osoby, która go pisze

flaw-toml = Od tego miejsca to nie jest TOML. Tekst musi stać między prostymi cudzysłowami ("), a w środku nie może ich być. Sprawdź też, czy jakaś nazwa nie występuje dwa razy, czy krok zaczyna się od [[step]], a nie od [step], i czy nawiasy klamrowe mieszczą się w jednym wierszu.
flaw-large = Lekcja może mieć najwyżej { $limit } KB.
flaw-no_file = Nie ma takiego pliku albo nie jest to tekst w kodowaniu UTF-8. Sprawdź jego nazwę i folder.
flaw-steps = Lekcja ma od jednego kroku do { $most } kroków. Każdy zaczyna się od wiersza [[step]].
flaw-seed_or_record = Podaj albo seed = liczba, albo record = "nazwa zapisanej gry", ale nie oba naraz.
flaw-no_game = Nie ma gry „{ $given }”. Do wyboru: { $known }.
flaw-unknown_field = W tym miejscu lekcji nie może stać „{ $name }”. Może tu być: { $known }.
flaw-not_text = { $name } musi być tekstem w cudzysłowie.
flaw-not_table = { $name } wymaga dwóch tekstów albo wartości z nazwami, na przykład { $name }.en = "…" i { $name }.pl = "…".
flaw-not_number = { $name } musi być liczbą całkowitą.
flaw-not_list = { $name } musi być listą tekstów, na przykład ["…", "…"].
flaw-not_tables = Każdy z tych elementów zaczyna się od własnego wiersza { $name }.
flaw-number = { $name } musi być liczbą całkowitą od { $least } do { $most }.
flaw-missing = Brakuje tu pola { $name }.
flaw-language = Pole { $name } nie ma tekstu w tym języku: { $language }.
flaw-long = Liczba znaków w polu { $name }: { $count }. Dozwolone jest najwyżej { $most }. Skróć tekst albo podziel go na dwa kroki.
flaw-two_tasks = Krok wymaga ruchu (do) albo zaznaczeń (claim), nie obu naraz. Podziel go na dwa.
flaw-not_free = Pola verb i property mają sens tylko razem z do = "any".
flaw-nothing_to_do = W tym kroku nie ma nic do zrobienia, więc pole { $name } jest zbędne.
flaw-other_task = Błędną odpowiedzią jest ruch (move), gdy krok wymaga ruchu, a twierdzenie (claim), gdy wymaga zaznaczeń.
flaw-move_or_claim = Błędna odpowiedź wymaga albo pola move, albo pola claim.
flaw-no_rule = W zbiorze zasad nie ma zasady „{ $given }”.
flaw-no_verb = W tej grze nie ma ruchu „{ $given }”. Do wyboru: { $known }.
flaw-no_property = Nie ma własności „{ $given }”. Do wyboru: { $known }.
flaw-record = Nie da się rozpocząć tej gry. { $why }
flaw-moves = W tym miejscu lekcja nie może toczyć się dalej. { $why }
flaw-not_your_turn = Tu ruch ma kto inny niż uczeń. Ruchy pozostałych graczy wpisz wcześniej w polu moves.
flaw-no_answer = Żaden dozwolony tu ruch nie jest odpowiedzią na ten krok.
flaw-unreadable = „{ $move }” nie jest tu ruchem ucznia. { $why }
flaw-illegal = Ruch „{ $move }” jest tu niedozwolony. { $why }
flaw-not_wrong = „{ $answer }” nie jest tu błędem: krok uznaje tę odpowiedź.
flaw-wrong_needs_words = Zasady pozwalają na „{ $answer }”, więc ta błędna odpowiedź wymaga tekstu say.
flaw-no_reasoning = Zestaw nie umie powiedzieć, co wynika z przebiegu tej gry, więc nie można wymagać zaznaczeń.
flaw-bad_claim = „{ $claim }” nie jest twierdzeniem. { $why }
flaw-claim_open = „{ $claim }” nie wynika z tego, co uczeń wie w tym miejscu.
flaw-branch = Po odpowiedzi „{ $move }” lekcja nie może toczyć się dalej w kroku { $step }. { $why }
flaw-branch_task = Po odpowiedzi „{ $move }” nie da się zrobić tego, czego wymaga krok { $step }.
flaw-rule_unseen = Lekcja ma uczyć zasady { $rule }, ale nie działa ona w żadnym jej ruchu ani nie zabrania żadnej błędnej odpowiedzi.

# Zagadki

error-no_puzzles = Do gry { $game } nie ma zagadek.
error-no_difficulty = Nie ma zagadek o trudności „{ $given }”. Do wyboru: { $known }.
error-no_puzzle_number = „{ $given }” nie może być numerem zagadki. Numer to liczba całkowita z zakresu { $known }.
error-no_puzzle = Pod tym numerem nie ma zagadki o trudności { $difficulty }. Spróbuj z innym numerem.
error-nothing_to_reason = Tymi oczami nie da się tu nic wywnioskować. Przejdź do kroku, w którym któryś gracz ma ruch, albo popatrz oczami któregoś gracza (w komórce: seat=0, czyli gracz A).
riddle-comment = Zagadka numer { $number }, poziom trudności { $grade } z 4. Ma dokładnie jedno rozwiązanie.
puzzle-comment = Zagadka numer { $number }, trudność { $grade } z 4. Z wiedzy { $seat_gen } wynika dokładnie jedno rozwiązanie, a żaden trop nie jest zbędny. { $grade ->
    [1] W każdym kroku wystarcza jeden wiersz.
    [4] W najtrudniejszym kroku trzeba połączyć co najmniej cztery wiersze.
   *[other] W najtrudniejszym kroku trzeba połączyć { $grade } wiersze.
}
sifting-comment = Zagadka numer { $number }, trudność { $grade } z 4. Z wiedzy { $seat_gen } wynika dokładnie jedno rozwiązanie, ale nie każdy wiersz jest do niego potrzebny. { $grade ->
    [1] Potrzebne są dwa wiersze.
    [2] Potrzebne są trzy wiersze.
    [3] Potrzebne są cztery wiersze.
   *[other] Potrzeba co najmniej pięciu wierszy.
}

# Własne tabele

table-no_toml = { $path } to nie jest plik TOML w kodowaniu UTF-8: { $error }. Popraw go w tym miejscu.
table-no_rows = Brakuje tabeli [[{ $table }]]. Każdy jej wiersz zacznij taką linijką, jak w pliku { $file } zestawu.
table-no_field = { $table ->
    [file] W pliku brakuje `{ $field }`. Dopisz je tak jak w pliku { $file } zestawu.
   *[row] { $row }: brakuje `{ $field }`. Dopisz je tak jak w wierszach [[{ $table }]] pliku { $file } zestawu.
}
table-wrong_kind = { $table ->
    [file] Początek pliku
   *[row] { $row }
}: `{ $field }` to musi być { $known ->
    [str] tekst w cudzysłowie
    [int] liczba całkowita od 0
    [bool] true albo false
   *[list] lista w nawiasach kwadratowych
}, a nie { $value }. Napisz tak jak { $table ->
    [file] w pliku { $file } zestawu.
   *[row] w wierszach [[{ $table }]] pliku { $file } zestawu.
}
table-no_slug = { $row }: `slug` nie może być { $value }. Użyj małych liter od a do z, cyfr, „_” i „-”, w tym co najmniej jednej litery.
table-same_slug = Ten sam `slug` mają: { $rows }. Nadaj każdemu wierszowi własną krótką nazwę.
table-same_name = To samo `{ $field }` mają: { $rows }. Nadaj każdemu własną nazwę.
table-no_choice = { $row }: `{ $field }` nie może tu być { $value }. Wpisz jedno z tych słów: { $known } { $rule }
