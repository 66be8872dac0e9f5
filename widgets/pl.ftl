# Zdania paneli po polsku. Do czytającego panel mówi „ty”, a miejsca przy stole to gracz A, B, ...

# Wokół planszy

label-board = plansza
label-board-role = plansza, po której chodzi się strzałkami
label-status = stan gry
label-log = Przebieg gry
label-help = Klawisze
label-close = Zamknij
label-edge = Dalej w tę stronę nic nie ma.
space-bar = Spacja

# Stan gry

turn-you = Teraz twój ruch.
turn-of = Teraz ruch { $seat_gen }.
turn-chance = Teraz decyduje los.
turn-over = Gra jest skończona.
score-of = { $side }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
score-won = { $side }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, zwycięstwo.
no-points = { $over ->
    [yes] Gra jest skończona i nikt nie wygrywa.
   *[no] W tej grze nie ma punktów i nikt jeszcze nie wygrywa.
}
winner = Zwycięstwo: { $side }.
points = Punkty: { $sides }.
points-of = { $side } { $points }
points-won = { $side } { $points } (zwycięstwo)
eyes-public = Widzisz to, co wolno widzieć wszystkim.
eyes-seat = Patrzysz oczami { $seat_gen }.
eyes-teacher = Oczy nauczyciela: wszystkie tajemnice są odkryte.
now-step = Krok { $step }.
now-named = Krok { $step }, „{ $name }”.
comment-here = Komentarz: { $words }

# Co się zmienia

went-to = Jesteś przy kroku { $step }.
went-back-to = Wracasz do kroku { $step }.
went-on = Naprzód o { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, do kroku { $step }.
quietly = { $count ->
    [one] Do przebiegu gry trafia 1 drobne zdarzenie.
    [few] Do przebiegu gry trafiają { $count } drobne zdarzenia.
   *[many] Do przebiegu gry trafia { $count } drobnych zdarzeń.
}
moment-of = Ten ruch: { $size } { $at } z { $of }.
moment-idle = Oglądasz środek ruchu, więc nie da się stąd grać. Klawisz Escape albo przycisk „Do końca ruchu” wraca do bieżącej sytuacji w grze.
moment-over = To jest bieżąca sytuacja w grze. { $turn }
nothing-to-replay = Na razie nie ma ruchu, który dałoby się obejrzeć krok po kroku.
no-moments = W tej grze każdy ruch odbywa się od razu w całości.
end-of-line = Stąd nikt jeszcze nie grał dalej.
start-of-line = To jest początek gry.
no-such-step = Nie ma kroku { $number }. Kroki mają numery od 0 do { $last }.
already-there = Jesteś już przy kroku { $step }.
write-a-number = Wpisz liczbę całkowitą.
write-a-name = Wpisz nazwę tej pozycji.
went-wrong = W programie coś poszło nie tak. Sprawdź w przebiegu gry, na czym stoi; szczegóły są w dzienniku Jupytera.

# Kurtyna

curtain-text = Teraz kolej { $seat_gen }. Pozostali niech odwrócą wzrok.
curtain-button = Jestem { $seat_ins }, pokaż
curtain-break-in = Kto chce zagrać poza kolejką, niech najpierw wybierze swoje oczy w szufladzie „Czyimi oczami”.
curtain-first = Kurtyna jest opuszczona. Najpierw musi ją podnieść gracz, który ma ruch.

# Co mogę zrobić

what-i-can-do = Co mogę zrobić
nothing-chosen = Wybierz, co chcesz zrobić.
choose = { $verb }. Wybierz z listy albo na planszy: { $slot }. { $count ->
    [0] Nie ma żadnej możliwości.
    [one] Jest 1 możliwość.
    [few] Są { $count } możliwości.
   *[many] Jest { $count } możliwości.
}
choose-named = { $verb }. Wybierz z listy albo na planszy: { $slot }. Możliwości: { $names }.
ready = Gotowe: { $move }. Naciśnij „Zrób to” albo Enter.
ready-offered = Zostaje { $move }. Zrobić to? Enter – tak, Escape – nie.
offer = { $what }: możliwości jest kilka ({ $verbs }). Wybierz najpierw jedną z nich.
does-not-fit = To tutaj nie pasuje. { $asked }
nothing-to-take-back = Nic nie jest wybrane, więc nie ma czego cofać. Ruch cofa klawisz U.
can-do = Masz do wyboru: { $verbs }.
own-eyes-only = Tego, co { $seat } teraz wybiera, nie może widzieć nikt inny. Najpierw popatrz oczami { $seat_gen }.
kit-due = Za { $seat_acc } gra komputer. Wykona ruch, gdy naciśniesz „Dalej”.
others-turn = Teraz ruch { $seat_gen }. { $own }, czyli ty, czeka na swoją turę.
not-your-seat = Tutaj nie możesz wykonać ruchu { $seat_gen }.
no-use = { $what }: teraz nic się z tym nie da zrobić.
about-no = { $verb }: to teraz niemożliwe. { $why }
blocked = { $verb }: { $count ->
    [one] 1 możliwość jest zablokowana
    [few] { $count } możliwości są zablokowane
   *[many] { $count } możliwości jest zablokowanych
}. Na przykład: { $why }
nothing-blocked = Nic nie jest zablokowane: można wybrać wszystko, co jest na liście.
chance-by-hand = Teraz decyduje los: wpisz, co naprawdę wypadło, lub pozwól losować komputerowi.
do-it = Zrób to
take-back-word = Cofnij wybór
why-not = Dlaczego nie?
draw-one = Wylosuj jedną rzecz
draw-all = Wylosuj wszystko, o czym decyduje los
look-as = Patrz oczami { $seat_gen }
go-on = Dalej
undo = Cofnij ruch
replay = Pokaż jeszcze raz ostatni ruch
moment-on = O jedno dalej ({ $at } z { $of })
moment-back = O jedno wstecz
moment-end = Do końca ruchu
type-move = Albo wpisz ruch
make-move = Wykonaj

# Odpowiedzi

nothing-heard = Nie było jeszcze żadnego komunikatu.
nothing-held = Nikt nie ma jeszcze niczego na planszy.
branches = { $count ->
    [0] Stąd nikt jeszcze nie grał dalej.
    [one] Stąd rozegrano jeden dalszy ciąg: { $ways }.
    [few] Stąd rozegrano { $count } dalsze ciągi: { $ways }.
   *[many] Stąd rozegrano { $count } dalszych ciągów: { $ways }.
}
no-rules = W tym kroku nie zadziałała żadna osobna zasada.
lens-off = Odległości nie są teraz liczone od żadnego miejsca.
lens-covered = Odległości od miejsca: { $place }. Są zakryte, odkrywa je klawisz C.
lens-on = Odległości od miejsca: { $place } ({ $rings }).
lens-here = { $place }.
lens-here-off = Żadne miejsce nie jest teraz wskazane.
lens-here-covered = { $place }. Wnioski na ten temat są zakryte, odkrywa je klawisz C.
lens-ring = { $far ->
    [one] tuż obok: { $count }
    [few] o { $far } kroki stąd: { $count }
   *[many] o { $far } kroków stąd: { $count }
}
covered = Odległości i wykresy są zakryte.
uncovered = Odległości i wykresy są odkryte.

# Szuflady

drawer-steps = Kroki
drawer-branches = Odgałęzienia
drawer-eyes = Czyimi oczami
drawer-charts = Odległości i wykresy
drawer-rules = Zasady
drawer-notes = Komentarze i pozycje
drawer-players = Gracze
drawer-display = Język i wygląd
drawer-files = Zapis i odczyt
drawer-new = Nowa gra

walk-size = Wielkość kroku
walk-number = Numer kroku
walk-back = Wstecz
walk-forward = Naprzód
to-start = Na początek
to-end = Na koniec
go = Przejdź
size-move = ruch
size-decision = moja następna decyzja
size-single = każda rzecz po kolei

branches-here = { $count ->
    [0] Stąd nikt jeszcze nie grał dalej.
    [one] Stąd rozegrano jeden dalszy ciąg.
    [few] Stąd rozegrano { $count } dalsze ciągi.
   *[many] Stąd rozegrano { $count } dalszych ciągów.
}
branches-elsewhere = Gra rozgałęzia się też gdzie indziej:
branch-current = ● { $move } ({ $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
})
branch-other = { $move } ({ $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
})
branch-from = krok { $step }: { $move }

whose-eyes = Kto patrzy
eyes-of-public = wszyscy
eyes-of-turn = ten, kto ma ruch
eyes-of-teacher = nauczyciel
about-public = Widać tylko to, co wolno widzieć wszystkim przy stole.
about-seat = Widać to, co wolno widzieć temu graczowi, a ty wykonujesz jego ruchy.
about-turn = Widać to, co wolno widzieć temu, kto ma ruch. Między graczami opada kurtyna, a podnosi ją następny gracz.
about-teacher = Wszystkie tajemnice są odkryte. Gracze nie powinni tego widzieć.

show-charts = Pokaż odległości i wykresy
lens-place = Odległości od
chart = Wykres
show-graph = Nałóż graf na planszę
which-graph = Graf
graph-shown = Na planszy leży graf: { $graph }. { $told }
graph-covered = Graf „{ $graph }” jest wybrany, ale zakryty. Odkrywa go klawisz C.
graph-away = Na planszy nie widać grafu.
charts-covered = Odległości i wykresy są zakryte, żeby najpierw można było zgadywać. Odkrywa je klawisz C.
charts-shown = Odległości i wykresy są odkryte; wykres jest pod planszą. Zakrywa je klawisz C.

find-rule = Szukaj w zasadach
find = Szukaj
rules-found = { $count ->
    [0] Tych słów nie ma w żadnej zasadzie.
    [one] Te słowa są w jednej zasadzie.
   *[other] Te słowa są w { $count } zasadach.
}
rules-here = W tym kroku działają zasady:
rule = { $id }: { $words } ({ $source })
source-page = ze strony z zasadami
source-published = z wydanej gry
source-house = ustalone w tym zestawie

comment-text = Komentarz do tego kroku
comment-write = Zachowaj komentarz
comment-kept = Komentarz jest zachowany.
position-name = Nazwa tej pozycji
position-keep = Zachowaj nazwę
position-named = Ta pozycja nazywa się teraz „{ $name }”.
position-go = Przejdź do

a-person = człowiek
the-kit = komputer
step-the-kit = Komputer czeka przed każdym ruchem na „Dalej”
about-kit = Komputer widzi tylko to, co wolno widzieć graczowi, za którego gra.
kit-plays = Za { $seat_acc } gra teraz komputer.
person-plays = Za { $seat_acc } gra teraz człowiek.

language = Język
mode = Kolory
mode-auto = jak strona
mode-light = jasne
mode-dark = ciemne
announcements = Komunikaty
speak-full = pełne
speak-short = krótkie
large-print = Duży druk

file-name = Nazwa pliku
save-what = Co zapisać
save = Zapisz
whole-game = całą grę
seen-by = tylko to, co wiadomo { $seat_dat }
load-file = Zapisane gry
load-path = albo ścieżka pliku
load = Otwórz
upload = Otwórz własny plik
saved = Zapisano w pliku { $file }.
loaded = Otwarto { $file }.
bad-file-name = „{ $name }” nie może być nazwą pliku. Użyj liter, cyfr, spacji, kropek i łączników.
choose-a-file = Wybierz zapisaną grę albo wpisz ścieżkę pliku.
file-trouble = Nie udało się odczytać albo zapisać pliku: { $why }.
kept-not = Gry nie można zachować, bo pliku { $file } nie da się zapisać.
kept-in = Po każdym ruchu gra jest zachowywana w pliku { $file }.
kept-offered = Jest tu wcześniejsza gra: { $moves ->
    [one] 1 krok
    [few] { $moves } kroki
   *[many] { $moves } kroków
}, przerwana przy kroku { $step }. Czy grać w nią dalej?
go-on-with-kept = Graj dalej w tamtą grę
stay-here = Zostań przy tej
went-on-with-kept = Grasz dalej w zachowaną grę.
stayed = Zostajesz przy tej grze. Przy następnym ruchu tamta trafi do pliku { $file }.

seats = Liczba graczy
preset = Zestaw zasad
seed = Ziarno losowe
begin = Zacznij nową grę
begun = Zaczyna się nowa gra.
about-seed = Gdy podasz ziarno, czyli liczbę całkowitą, losuje komputer, a to samo ziarno daje zawsze tę samą grę. Bez ziarna wpisujesz wszystko, o czym decyduje los.
about-new = Otwarta gra trafi do osobnego pliku i można ją potem otworzyć.
put-aside = Poprzednia gra jest w pliku saved/{ $file }.
on = tak
no-value = brak
off = nie

# Klawisze

key-arrows = przechodź po planszy
key-home = wróć do pierwszego miejsca
key-near = co sąsiaduje z tym miejscem
key-enter = użyj tego, co jest pod kursorem; gdy ruch jest gotowy, wykonaj go
key-space = dalej: krok naprzód, ruch losu albo komputera, a jeśli nic nie czeka, odpowiedź, czyj jest ruch
key-escape = cofnij wybór
key-moves = co mogę zrobić
key-numbers = wybierz, co zrobić, według numeru
key-why = co mogę zrobić tutaj, a czego nie i dlaczego
key-turn = czyj jest ruch
key-scores = punkty
key-holdings = co każdy gracz ma na planszy
key-again = ostatnie komunikaty jeszcze raz
key-eyes = czyimi oczami patrzę
key-undo = cofnij ruch; z klawiszem Shift wróć do początku tury
key-redo = przejdź o ruch naprzód; z klawiszem Shift do następnej tury
key-replay = ostatni ruch jeszcze raz, krok po kroku; z klawiszem Shift o jedno wstecz
key-branches = dalsze ciągi gry, już stąd rozegrane
key-rules = zasady, które działają w tym kroku
key-verb = w tej grze: { $verb }
key-lens = pokaż odległości od tego miejsca albo je ukryj
key-cover = zakryj odległości i wykresy albo je pokaż
key-log = przejdź do przebiegu gry; Escape wraca na planszę
key-help = ta lista

# Notatniki: ćwiczenia i błędy

exercise-title = Ćwiczenie
exercise-answer = twoja odpowiedź
exercise-check = Sprawdź
exercise-hint = Wskazówka
exercise-failed = W programie coś poszło nie tak; szczegóły są w dzienniku Jupytera.
cell-no-name = Nazwa „{ $name }” nie jest jeszcze znana. Uruchom pierwszą komórkę z kodem w tym notatniku, potem komórki tej części od jej nagłówka, a na końcu jeszcze raz tę.
error-no_such_position = Nie ma pozycji „{ $given }”. Do wyboru: { $known }.
error-no_chart = Nie ma wykresu „{ $given }”. Do wyboru: { $known }.
bars-caption = Liczby z tego wykresu
bars-label = Nazwa
bars-value = Wartość
bars-alt = Wykres słupkowy. { $bars }.
bars-bar = { $name }: { $value }

# Zasady obok planszy i w ich szufladzie

rules-refusing = Zabrania tego:
all-rules-here = Wszystkie zasady tego kroku ({ $count })
rules-part = Pokaż
whole-book = wszystkie zasady
rules-of-step = zasady, które teraz działają ({ $count })
rules-list = Zasady
rule-used = { $count ->
    [0] W tej grze ta zasada jeszcze nie zadziałała.
    [one] W tej grze ta zasada działa w jednym kroku:
   *[other] W tej grze ta zasada działa w { $count } krokach:
}
rule-used-often = W tej grze ta zasada działa w { $count } krokach. Oto { $shown } pierwszych i { $shown } ostatnich:
rule-use = Krok { $step }: { $line }
rule-use-here = ● Krok { $step }, tutaj: { $line }
rule-use-ahead = Krok { $step }, dalej

# Przy prawdziwym stole

new-table = Gdzie grać
cards-in-kit = w tym programie
cards-on-table = na prawdziwym stole
new-me = Gram jako
about-table = Wpisujesz, co leży na stole, co trzymasz w ręce, kto o co pyta i jaką odpowiedź słyszy. Program wie tylko tyle, ile ty.
begun-at-table = Zaczyna się gra przy prawdziwym stole, widziana oczami { $seat_gen }.
enter-move = Teraz ruch { $seat_gen }: wpisz pytanie i odpowiedź.
enter-many = W jednym wierszu można wpisać kilka rzeczy, oddzielając je średnikami.
typed-stopped = Wpisu { $number } z { $count }, „{ $text }”, nie można przyjąć. { $why }
clash = Te wiersze nie mogą być wszystkie prawdziwe. { $lines } Co najmniej jeden z nich wpisano błędnie: wróć do niego i wpisz to, co naprawdę powiedziano.
    .given = { $count ->
    [one] Ten wiersz nie pasuje do kart wpisanych na początku. { $lines } Pomyłka jest albo w nim, albo w którejś z tych kart: wróć do niej i wpisz, jak jest naprawdę.
   *[other] Te wiersze i karty wpisane na początku nie mogą się wszystkie zgadzać. { $lines } Gdzieś tu jest pomyłka: wróć do niej i wpisz, jak jest naprawdę.
}
clash-line = Krok { $step }: { $line }

# Lekcje

key-lesson = w lekcji: następny krok
lesson-title = Lekcja: { $title }
lesson-place = Krok { $at } z { $of }
lesson-minutes = { $minutes ->
    [one] około 1 minuty
   *[other] około { $minutes } minut
}
lesson-back = Wstecz
lesson-hint = Wskazówka
lesson-check = Sprawdź zaznaczenia
lesson-next = Dalej ( . )
lesson-reset = Zacznij od nowa
lesson-remember = Zapamiętaj, gdzie jestem
lesson-rules = Zasady tego kroku: { $ids }
lesson-step = Krok { $at } z { $of }. { $goal } { $say }
lesson-finished = To koniec lekcji.
lesson-first = To pierwszy krok.
lesson-not-yet = Najpierw zrób to, o co chodzi w tym kroku. { $goal }
lesson-kept = Poprzednio ta lekcja zatrzymała się na kroku { $at } z { $of }. Przejść do niego?
lesson-go-there = Przejdź tam
lesson-remembered = Od teraz miejsce w tej lekcji jest zapamiętywane w pliku { $file }.
lesson-forgotten = Miejsce w tej lekcji nie jest zapamiętywane.
lesson-begun = Lekcja zaczyna się od nowa.
lesson-lost = Zapamiętane miejsce nie pasuje już do tej lekcji, więc zaczyna się ona od nowa.

# Arkusz notatek: własne zaznaczenia, co z czego wynika i oceny

drawer-sheet = Arkusz notatek
sheet-of-you = Twój arkusz notatek. Liczy się to, co wiesz.
sheet-of = Arkusz notatek { $seat_gen }. Liczy się to, co wie ten gracz.
sheet-of-table = Wspólny arkusz notatek. Liczy się tylko to, co wiedzą wszyscy.
sheet-of-public = Arkusz notatek { $seat_gen }. Liczy się tylko to, co wiedzą wszyscy.
no-sheet-in-game = Ta gra nie ma arkusza notatek, więc nie ma czego zaznaczać.
no-sheet-now = Teraz nikt nie ma ruchu, więc nie wiadomo, o czyj arkusz notatek chodzi. Popatrz oczami któregoś gracza.
no-sheet-of-all = Z tego, co słyszą wszyscy, nie da się tu nic wywnioskować. Popatrz oczami któregoś gracza.
no-sheet-yet = Na razie nie ma z czego wnioskować. Arkusz notatek pojawi się, gdy gra ujawni wystarczająco dużo.
how-to-mark = Enter albo kliknięcie nazwy zmienia zaznaczenie: najpierw „niemożliwe”, potem „to jest to”, potem nic. Gdy na arkuszu widać, co jest wykluczone, a co pewne, Enter i kliknięcie podają zamiast tego powód; klawisze X i Spacja zaznaczają także wtedy. Na planszy X zaznacza to, co jest pod kursorem.
show-follows = Pokaż, co wynika z przebiegu gry
mark-with-clicks = Zaznaczaj kliknięciami
check-marks = Sprawdź zaznaczenia
marks-take-back = Usuń wszystkie zaznaczenia
marks-bring-back = Przywróć zaznaczenia
marked-no = { $what }: zaznaczone jako niemożliwe.
marked-yes = { $what }: zaznaczone jako rozwiązanie.
marked-not = { $what }: już bez zaznaczenia.
mark-which = Co zaznaczyć? Naciśnij numer. { $names }.
nothing-to-mark = Tutaj nie ma niczego, co można zaznaczyć.
marking-on = Kliknięcia i Enter służą teraz do zaznaczania. Kończy to klawisz Esc.
marking-off = Kliknięcia i Enter znów służą do gry.
follows-on = Widać, co wynika z przebiegu gry. Rzeczy wykluczone są przekreślone, a pewne obramowane; Enter albo kliknięcie podaje powód. Ukrywa to klawisz C.
follows-off = To, co wynika z przebiegu gry, jest ukryte.
marks-taken = { $count ->
    [one] Usunięto 1 zaznaczenie.
    [few] Usunięto { $count } zaznaczenia.
   *[many] Usunięto { $count } zaznaczeń.
} Cofa to przycisk „Przywróć zaznaczenia”.
marks-back = { $count ->
    [one] Na arkusz wraca 1 zaznaczenie.
    [few] Na arkusz wracają { $count } zaznaczenia.
   *[many] Na arkusz wraca { $count } zaznaczeń.
}
no-marks = Nie ma jeszcze żadnych zaznaczeń. Naciśnij X na miejscu albo karcie na planszy lub kliknij nazwę w arkuszu notatek: raz oznacza „niemożliwe”, dwa razy „to jest to”.
no-why = To nie wynika z przebiegu gry.
why-next = Rozstrzygniętych rzeczy jest tu { $count }; Enter mówi o następnej.
why-then-act = Klawisz z numerem wybiera, co z tym zrobić.
cell-no = twoje zaznaczenie: niemożliwe
cell-yes = twoje zaznaczenie: to jest to
cell-out = wykluczone
cell-sure = pewne
cell-unmarked = bez zaznaczenia
marks-checked = Dobrze: { $forced }. Jeszcze nieprzesądzone: { $open }. Źle: { $wrong }.
marks-forced = Dobrze, to wynika z przebiegu gry
marks-open = Możliwe, ale jeszcze nieprzesądzone
marks-wrong = Źle
ask-why = Dlaczego?
case-against = Wciąż możliwe jest co innego, na przykład { $case }.
case-on-demand = Można pokazać, co innego jest możliwe, ale to zdradza rozwiązanie.
ask-case = Pokaż
key-mark = zaznacz to, co jest pod kursorem: „niemożliwe”, potem „to jest to”, potem nic


# Podpowiedzi, uzasadnienia i całe rozwiązanie

drawer-hints = Podpowiedź i uzasadnienie
about-hints = Nic się tu nie pokaże, zanim o to nie poprosisz. Uzasadnienie i rozwiązanie pojawiają się pod planszą.
hint = Podpowiedź
hint-nothing-left = Z tego, co już wiadomo, nie wynika nic ponad to, co masz zaznaczone.
why-of = Dlaczego
list-settled = Co da się teraz udowodnić?
settled-listed = { $count ->
    [0] Nic nie da się teraz udowodnić.
    [one] Da się teraz udowodnić 1 rzecz. Wybierz ją z listy, żeby zobaczyć uzasadnienie.
   *[other] Da się teraz udowodnić { $count } rzeczy. Wybierz którąś z listy, żeby zobaczyć uzasadnienie.
}
settled-hidden = Lista jest schowana.
about-solution = Całe rozwiązanie, krok po kroku:
solution-back = Krok wstecz
solution-next = Następny krok
solution-step = Krok { $number } z { $count }, { $lines ->
    [0] z tego, co już wiadomo
    [one] z jednego wiersza
   *[other] z { $lines } wierszy naraz
}.{ $hardest ->
    [0] {""}
   *[other] {" "}Najtrudniejszy jest krok { $hardest }.
}
solution-hardest = Krok { $number } z { $count }, { $lines ->
    [0] z tego, co już wiadomo
    [one] z jednego wiersza
   *[other] z { $lines } wierszy naraz
}. To najtrudniejszy krok.
solution-end = To był ostatni krok. Nic więcej nie wynika.
solution-start = To pierwszy krok.
solution-empty = Z przebiegu gry nic jeszcze nie wynika.
put-reasons-away = Schowaj
reasons-away = Podpowiedzi i uzasadnienia są schowane.
reasons-of-own = Co wynika dla { $seat_gen } z tego, co wie ten gracz.
reasons-of-table = Co wynika dla wszystkich z tego, co wiedzą wszyscy.
reasons-of-all = Co wynika dla { $seat_gen } z tego, co wiedzą wszyscy.
proof-of-nothing = Nie ma tu nic z arkusza notatek. Przejdź do czegoś, co można zaznaczyć.
proof-open = Tego jeszcze nie da się rozstrzygnąć: { $what }.
proof-more = Rozstrzygniętych rzeczy jest tu { $count }. Naciśnij P jeszcze raz, żeby usłyszeć o następnej.
line-lit = W przebiegu gry wyróżniony jest krok { $step }. { $line } Naciśnij jeszcze raz, żeby tam przejść.
line-ahead = Krok { $step } jest dalej niż obecna pozycja. { $line } Naciśnij jeszcze raz, żeby tam przejść.
reason-line-button = { $step } · { $line }
go-to-step = Przejdź do kroku { $step }
graph-of-reasons = Graf uzasadnienia
label-reasons-board = graf uzasadnienia
label-reasons-board-role = graf, po którym chodzi się strzałkami
key-hint = następna podpowiedź
key-proof = dlaczego to, co pod kursorem, jest rozstrzygnięte
error-no_rung = Nie ma podpowiedzi { $given }. Do wyboru: { $known }.
steps-caption = Całe rozwiązanie: { $count ->
    [one] 1 krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
steps-number = Numer
steps-lines = Wiersze przebiegu gry
steps-found = Co z nich wynika
steps-hardest = { $number } (najtrudniejszy)

# Zagadki i karty pracy

drawer-puzzles = Zagadki i karty pracy
puzzle-difficulty = Trudność
puzzle-easy = łatwa
puzzle-medium = średnia
puzzle-hard = trudna
puzzle-very-hard = bardzo trudna
puzzle-seats = Liczba graczy w zagadce
puzzle-number = Numer zagadki
new-puzzle = Nowa zagadka
puzzle-here = To jest zagadka numer { $number }, trudność { $grade } z 4.
about-puzzles = Zagadka ma dokładnie jedno rozwiązanie, a żeby je znaleźć, trzeba wykorzystać wszystko, co wiadomo. Ta sama trudność i ten sam numer dają zawsze tę samą zagadkę; bez numeru zagadkę wybiera los. Rozpoczęta gra nie przepada: trafia do osobnego pliku.
about-riddles = Zagadka ma dokładnie jedno rozwiązanie, które możesz tu wypróbować ruch po ruchu, grając też za rywali. Ten sam poziom trudności i numer dają wszędzie tę samą zagadkę; bez numeru jest losowana. Gra, w której wykonano już ruch, jest odkładana na bok i nie przepada.
about-sifting = Zagadka ma dokładnie jedno rozwiązanie, ale nie wszystko, co wiadomo, jest do niego potrzebne: im trudniejsza zagadka, tym więcej wierszy trzeba wyszukać i połączyć. Ta sama trudność, liczba graczy i ten sam numer dają zawsze tę samą zagadkę; bez numeru zagadkę wybiera los. Rozpoczęta gra nie przepada: trafia do osobnego pliku.
looking-for-puzzles = { $count ->
    [one] Trwa szukanie zagadki. Może to zająć kilka sekund.
   *[other] Trwa szukanie { $count } zagadek. Może to potrwać dłuższą chwilę.
}
puzzle-begun = Zagadka numer { $number }, trudność { $grade } z 4. Patrzysz oczami gracza, który ma ją rozwiązać.
worksheet-what = Karta pracy
worksheet-of-puzzles = nowe zagadki
worksheet-of-position = obecna pozycja
worksheet-count = Ile zagadek
worksheet-paper = Format papieru
worksheet-large = Duży druk na papierze
worksheet-progress = Postęp
print-worksheet = Drukuj kartę pracy
worksheet-open-file = Otwórz { $file }

# Wspólna gra w kilku oknach przeglądarki

shared = Aby grać w innych oknach przeglądarki, otwórz tam notatnik „side_by_side” albo dowolny inny na tym komputerze, a potem uruchom „from widgets import join” i wiersz swojego miejsca. { $ways }
join-again = Poszukaj jeszcze raz
join-other-kit = Tamten notatnik działa na innej wersji zestawu. Uruchom oba notatniki od nowa.
error-no_shared_game = Nikt na tym komputerze nie udostępnia teraz gry. Uruchom share(game) w notatniku z grą, a potem poszukaj jej tutaj jeszcze raz.
error-shared_game_silent = Notatnik z grą nie odpowiada. Może jest zajęty albo uruchomiony od nowa. Poczekaj albo uruchom tam jeszcze raz share(game), a potem poszukaj gry tutaj.
error-which_seat = W tej grze wolnych jest kilka miejsc. Wybierz jedno: { $known }.
error-nothing_to_share = Każde miejsce ma w tym notatniku zablokowany panel, więc nie ma czego udostępnić. Zamknij któryś panel albo wskaż miejsca: share(game, 1).
any-time-eyes = { $verb }: najpierw popatrz oczami gracza. Wybierz je w szufladzie „Czyimi oczami”.
error-join_here = To jest ten sam notatnik, który udostępnia grę. Funkcję join() wywołaj w innym.
error-seat_not_shared = Do tego miejsca nie można dołączyć: { $seat }. Dostępne: { $known }.
error-not_in_notebook = Grę można udostępnić albo dołączyć do niej tylko w notatniku.
