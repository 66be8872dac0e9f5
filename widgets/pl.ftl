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
turn-of = Ruch wykonuje { $seat }.
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
eyes-public = Widzisz to, co wolno widzieć wszystkim.
eyes-seat = Patrzysz oczami { $seat_gen }.
eyes-teacher = Oczy nauczyciela: wszystkie tajemnice są odkryte.
now-step = Krok { $step }.
now-named = Krok { $step }, „{ $name }”.
comment-here = Komentarz: { $words }

# Co się zmienia

went-to = Jesteś przy kroku { $step }.
went-back-to = Wracasz do kroku { $step }.
went-on = Dalej o { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, do kroku { $step }.
quietly = { $count ->
    [one] Dzieje się 1 drobna rzecz, zapisana w przebiegu gry.
    [few] Dzieją się { $count } drobne rzeczy, zapisane w przebiegu gry.
   *[many] Dzieje się { $count } drobnych rzeczy, zapisanych w przebiegu gry.
}
end-of-line = Stąd nikt jeszcze nie grał dalej.
start-of-line = To jest początek.
no-such-step = Nie ma kroku { $number }. Kroki mają numery od 0 do { $last }.
already-there = To właśnie krok { $step }.
write-a-number = Wpisz liczbę całkowitą.
write-a-name = Wpisz nazwę tej pozycji.
went-wrong = Coś się w zestawie nie udało. Gra została bez zmian, a szczegóły są w dzienniku Jupytera.

# Kurtyna

curtain-text = Teraz patrzy { $seat }. Inni odwracają wzrok.
curtain-button = To ja, { $seat }: pokaż
curtain-first = Kurtyna jest opuszczona. Najpierw musi ją podnieść gracz, który ma ruch.

# Co mogę zrobić

what-i-can-do = Co mogę zrobić
nothing-chosen = Wybierz, co chcesz zrobić.
choose = { $verb }. Do wyboru: { $slot }, tutaj albo na planszy. { $count ->
    [0] Niczego nie można wybrać.
    [one] Jest 1 możliwość.
    [few] Są { $count } możliwości.
   *[many] Jest { $count } możliwości.
}
ready = Gotowe: { $move }. Naciśnij „Zrób to” albo Enter.
offer = { $what } przyda się na kilka sposobów: { $verbs }. Wybierz najpierw jeden z nich.
does-not-fit = To tutaj nie pasuje. { $asked }
nothing-to-take-back = Nic nie jest wybrane, więc nie ma czego cofać. Klawisz U cofa cały ruch.
can-do = Możesz zrobić to: { $verbs }.
kit-due = { $seat } to komputer. Jego ruch nastąpi po naciśnięciu „Dalej”.
others-turn = Ruch wykonuje { $seat }. Patrzysz oczami kogoś innego: { $own } nie ma teraz nic do zrobienia.
not-your-seat = Tutaj nie możesz wykonać ruchu { $seat_gen }.
no-use = { $what }: teraz nic się z tym nie da zrobić.
about-no = { $verb }: to niemożliwe. { $why }
blocked = { $verb }: { $count ->
    [one] 1 możliwość jest zablokowana
    [few] { $count } możliwości są zablokowane
   *[many] { $count } możliwości jest zablokowanych
}, na przykład: { $why }
nothing-blocked = Nic nie jest zablokowane: można wybrać wszystko, co jest na liście.
chance-by-hand = Teraz decyduje los: wpisz, co wyszło na prawdziwych kostkach albo kartach, lub pozwól losować komputerowi.
do-it = Zrób to
take-back-word = Cofnij wybór
why-not = Dlaczego nie?
draw-one = Wylosuj jedną rzecz
draw-all = Wylosuj wszystko, co trzeba
look-as = Patrz oczami { $seat_gen }
go-on = Dalej
undo = Cofnij ruch
type-move = Albo wpisz ruch
make-move = Wykonaj ten ruch

# Odpowiedzi

nothing-heard = Jeszcze nic nie było ogłoszone.
nothing-held = Nikt nie ma jeszcze niczego na planszy.
branches = { $count ->
    [0] Stąd nikt jeszcze nie grał dalej.
    [one] Stąd prowadzi jedna rozegrana droga: { $ways }.
    [few] Stąd prowadzą { $count } rozegrane drogi: { $ways }.
   *[many] Stąd prowadzi { $count } rozegranych dróg: { $ways }.
}
no-rules = W tym kroku nie działała żadna osobna zasada.
lens-off = Pod lupą nie ma żadnego miejsca.
lens-covered = Lupa jest ustawiona: { $place }, ale jest zakryta. Klawisz C odkrywa lupę i wykresy.
lens-on = Lupa: { $place }. { $rings }.
lens-ring = { $far ->
    [one] tuż obok { $count }
    [few] o { $far } kroki stąd { $count }
   *[many] o { $far } kroków stąd { $count }
}
covered = Lupa i wykresy są zakryte.
uncovered = Lupa i wykresy są odkryte.

# Szuflady

drawer-steps = Kroki
drawer-branches = Odgałęzienia
drawer-eyes = Czyimi oczami
drawer-charts = Lupa i wykresy
drawer-rules = Zasady
drawer-notes = Komentarze i pozycje
drawer-players = Gracze
drawer-display = Język i wygląd
drawer-files = Zapis i odczyt
drawer-new = Nowa gra

walk-size = Krok to
walk-number = Numer kroku
walk-back = Wstecz
walk-forward = Naprzód
to-start = Na początek
to-end = Na koniec
go = Przejdź
size-move = ruch
size-decision = moja następna decyzja
size-single = wszystko po kolei

branches-here = { $count ->
    [0] Stąd nikt jeszcze nie grał dalej.
    [one] Stąd prowadzi jedna rozegrana droga.
    [few] Stąd prowadzą { $count } rozegrane drogi.
   *[many] Stąd prowadzi { $count } rozegranych dróg.
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

whose-eyes = Patrz oczami
eyes-of-public = wszystkich
eyes-of-turn = tego, kto ma ruch
eyes-of-teacher = nauczyciela
about-public = Widać tylko to, co wolno widzieć wszystkim przy stole.
about-seat = Widać to, co wolno widzieć temu graczowi, i to jego ruchy wykonujesz.
about-turn = Oczy zmieniają się razem z ruchem. Między graczami opada kurtyna, a następny gracz ją podnosi.
about-teacher = Wszystkie tajemnice są odkryte. Gracze nie powinni tego widzieć.

show-charts = Pokaż lupę i wykresy
lens-place = Lupa
chart = Wykres
charts-covered = Lupa i wykresy są zakryte, żeby najpierw można było zgadywać. Odkrywa je klawisz C.
charts-shown = Lupa i wykresy są odkryte. Zakrywa je klawisz C.

find-rule = Szukaj w zasadach
find = Szukaj
rules-found = { $count ->
    [0] Tych słów nie ma w żadnej zasadzie.
    [one] Te słowa są w jednej zasadzie.
   *[other] Te słowa są w { $count } zasadach.
}
rules-here = W tym kroku działają zasady:
rule = { $id }: { $words } ({ $source })
source-page = ze strony pomocy
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
about-kit = Komputer widzi tylko to, co wolno widzieć z jego miejsca.
kit-plays = { $seat } to teraz komputer.
person-plays = { $seat } to teraz człowiek.

language = Język
mode = Kolory
mode-auto = jak strona
mode-light = jasne
mode-dark = ciemne
announcements = Ogłaszaj
speak-full = wszystko, co się dzieje
speak-short = krótko
large-print = Duży druk

file-name = Nazwa pliku
save-what = Co zapisać
save = Zapisz
whole-game = całą grę
seen-by = to, co widzi { $seat }
load-file = Zapisane gry
load-path = albo ścieżka pliku
load = Otwórz
upload = Otwórz własny plik
saved = Zapisano w pliku { $file }.
loaded = Otwarto { $file }.
bad-file-name = „{ $name }” nie może być nazwą pliku. Użyj liter, cyfr, spacji, kropek i łączników.
choose-a-file = Wybierz zapisaną grę albo wpisz ścieżkę pliku.
kept-in = Po każdym ruchu gra jest zachowywana w pliku { $file }.
kept-offered = Jest tu wcześniejsza gra: { $moves ->
    [one] 1 krok
    [few] { $moves } kroki
   *[many] { $moves } kroków
}, przerwana przy kroku { $step }. Grać w nią dalej?
go-on-with-kept = Graj dalej w tamtą grę
stay-here = Zostań przy tej
went-on-with-kept = Grasz dalej w zachowaną grę.
stayed = Zostajesz przy tej grze. Z następnym ruchem tamta przejdzie do pliku { $file }.

seats = Liczba graczy
preset = Zasady jak
seed = Ziarno losowe
begin = Zacznij nową grę
begun = Zaczyna się nowa gra.
about-seed = Gdy podasz ziarno, czyli liczbę całkowitą, losuje komputer, a to samo ziarno daje tę samą grę. Bez ziarna wpisujesz wszystko, o czym decyduje los.
about-new = Otwarta gra zostaje w swoim pliku; zapisz ją najpierw, jeśli chcesz do niej wrócić.
on = tak
off = nie

# Klawisze

key-arrows = chodzenie po planszy
key-home = powrót do pierwszego miejsca
key-near = co sąsiaduje z tym miejscem
key-enter = użyj tego, co jest pod kursorem; gdy ruch jest gotowy, wykonaj go
key-space = dalej: krok naprzód, ruch losu albo komputera, lub odpowiedź, czyj jest ruch
key-escape = cofnij wybór
key-moves = co mogę zrobić
key-numbers = wybierz, co zrobić, według numeru
key-why = co mogę zrobić tutaj i dlaczego nie więcej
key-turn = czyj jest ruch
key-scores = punkty
key-holdings = co każdy gracz ma na planszy
key-again = jeszcze raz ostatnie ogłoszenia
key-eyes = czyimi oczami patrzę
key-undo = cofnij ruch; z klawiszem Shift do początku kolejki
key-redo = ruch naprzód; z klawiszem Shift do następnej kolejki
key-branches = rozegrane drogi, które stąd prowadzą
key-rules = zasady działające w tym kroku
key-lens = ustaw lupę na tym miejscu albo ją zdejmij
key-cover = zakryj lupę i wykresy albo je pokaż
key-log = do przebiegu gry; Escape wraca
key-help = ta lista

# Notatniki: ćwiczenia i błędy

exercise-title = Ćwiczenie
exercise-answer = twoja odpowiedź
exercise-check = Sprawdź
exercise-hint = Wskazówka
exercise-failed = W programie coś poszło nie tak; szczegóły są w dzienniku Jupytera.
cell-no-name = Nazwa „{ $name }” nie jest jeszcze znana. Uruchom pierwszą komórkę z kodem w tym notatniku, potem komórki tej części od jej nagłówka, a na końcu jeszcze raz tę.
error-no_chart = Nie ma wykresu „{ $given }”. Są: { $known }.
bars-caption = Liczby z tego wykresu
bars-label = Nazwa
bars-value = Wartość
bars-alt = Wykres słupkowy. { $bars }.
bars-bar = { $name }: { $value }
