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
curtain-first = Kurtyna jest opuszczona. Najpierw musi ją podnieść gracz, który ma ruch.

# Co mogę zrobić

what-i-can-do = Co mogę zrobić
nothing-chosen = Wybierz, co chcesz zrobić.
choose = { $verb }. Następny wybór: { $slot }, z listy albo na planszy. { $count ->
    [0] Nie ma żadnej możliwości.
    [one] Jest 1 możliwość.
    [few] Są { $count } możliwości.
   *[many] Jest { $count } możliwości.
}
ready = Gotowe: { $move }. Naciśnij „Zrób to” albo Enter.
offer = { $what }: możliwości jest kilka ({ $verbs }). Wybierz najpierw jedną z nich.
does-not-fit = To tutaj nie pasuje. { $asked }
nothing-to-take-back = Nic nie jest wybrane, więc nie ma czego cofać. Ruch cofa klawisz U.
can-do = Masz do wyboru: { $verbs }.
own-eyes-only = Tylko { $seat } widzi, z czego można wybierać. Najpierw popatrz oczami { $seat_gen }.
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
chance-by-hand = Teraz decyduje los: wpisz, co wypadło na prawdziwych kostkach albo kartach, lub pozwól losować komputerowi.
do-it = Zrób to
take-back-word = Cofnij wybór
why-not = Dlaczego nie?
draw-one = Wylosuj jedną rzecz
draw-all = Wylosuj wszystko, o czym decyduje los
look-as = Patrz oczami { $seat_gen }
go-on = Dalej
undo = Cofnij ruch
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
lens-off = Pod lupą nie ma żadnego miejsca.
lens-covered = Miejsce pod lupą: { $place }. Lupa jest zakryta, odkrywa ją klawisz C.
lens-on = Miejsce pod lupą: { $place } ({ $rings }).
lens-ring = { $far ->
    [one] tuż obok: { $count }
    [few] o { $far } kroki stąd: { $count }
   *[many] o { $far } kroków stąd: { $count }
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

show-charts = Pokaż lupę i wykresy
lens-place = Lupa
chart = Wykres
charts-covered = Lupa i wykresy są zakryte, żeby najpierw można było zgadywać. Odkrywa je klawisz C.
charts-shown = Lupa i wykresy są odkryte; wykres jest pod planszą. Zakrywa je klawisz C.

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
key-branches = dalsze ciągi gry, już stąd rozegrane
key-rules = zasady, które działają w tym kroku
key-lens = ustaw lupę na tym miejscu albo ją zdejmij
key-cover = zakryj lupę i wykresy albo je pokaż
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
