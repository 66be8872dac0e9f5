# Rysunki i wykresy dowolnej gry; to, co mówi rysunek jednej gry, stoi przy tej grze.

# Odległości i sąsiedzi na każdej planszy

map-steps = { $steps ->
    [0] Stąd liczone są odległości.
    [one] 1 krok od { $place_gen }.
    [few] { $steps } kroki od { $place_gen }.
   *[many] { $steps } kroków od { $place_gen }.
}

near-place = Obok: { $neighbours }.
near-right = po prawej { $name }
near-down-right = u dołu po prawej { $name }
near-down = poniżej { $name }
near-down-left = u dołu po lewej { $name }
near-left = po lewej { $name }
near-up-left = u góry po lewej { $name }
near-up = powyżej { $name }
near-up-right = u góry po prawej { $name }
near-none = Obok nic nie ma.

# Plansza gry, która nie ma własnego rysunku: jej graf

graph-title = { $name }: plansza jako graf
graph-alt = Graf: { $nodes ->
    [one] 1 miejsce
    [few] { $nodes } miejsca
   *[many] { $nodes } miejsc
} i { $edges ->
    [one] 1 połączenie
    [few] { $edges } połączenia
   *[many] { $edges } połączeń
}.
graph-sketch = Graf
graph-sketch-alt = Graf, który ma { $nodes ->
    [one] 1 wierzchołek
    [few] { $nodes } wierzchołki
   *[many] { $nodes } wierzchołków
} i { $edges ->
    [one] 1 krawędź
    [few] { $edges } krawędzie
   *[many] { $edges } krawędzi
}.
graph-sketch-node = Wierzchołek
graph-sketch-joined = Z czym jest połączony
graph-fact = { $name }: { $value }
graph-node = Miejsce
graph-neighbours = Obok
graph-facts = Co tam jest
graph-edge = Połączenie: { $first } – { $second }.
graph-arrow = Strzałka: { $first } → { $second }.
graph-arrow-called = { $label }: { $first } → { $second }.

# Wykresy

chart-more = { $names } i jeszcze { $count }
chart-none = Wykluczone: { $names }.
chart-points = { $seat }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
chart-share = Prawdopodobieństwo
chart-percent = Procent
chart-action = Ruch
chart-bits = Bity
chart-turn = Tura
chart-start = przed pierwszą turą
chart-here = obecna pozycja
chart-branch = odgałęzienie do kroku { $step }
chart-player = Gracz

# The graph of reasons

reason-line = Krok { $step }: { $text }
reason-known = Już wiadomo: { $text }
reason-follows = { $text } Podstawa: { $sources }.
reason-from-step = krok { $step }
reason-from-known = to, co już wiadomo
reason-near-from = Podstawa: { $texts }
reason-near-to = Wynika z tego: { $texts }
reason-alt = W grafie uzasadnienia strzałki prowadzą do wniosków { $lines ->
    [0] { $known ->
        [one] od 1 znanego już faktu
       *[other] od { $known } znanych już faktów
    }
    [one] od 1 wiersza przebiegu gry{ $known ->
        [0] {""}
        [one] {" "}i od 1 znanego już faktu
       *[other] {" "}i od { $known } znanych już faktów
    }
   *[other] od { $lines } wierszy przebiegu gry{ $known ->
        [0] {""}
        [one] {" "}i od 1 znanego już faktu
       *[other] {" "}i od { $known } znanych już faktów
    }
}.
reason-caption = Co z czego wynika
reason-from = Skąd
reason-at-step = Krok
reason-to = Co wynika

# Zaznaczenia z arkusza notatek na obrazku

sign-no = Twoje zaznaczenie: to nie { $what }.
sign-yes = Twoje zaznaczenie: to { $what }.
sign-out = Wykluczone: { $what }.
sign-sure = Pewne: { $what }.

# Karty pracy

worksheet-title = Karta pracy: { $name }
worksheet-subject = Zagadki i pozycje do rozwiązania na papierze, z rozwiązaniami
worksheet-puzzle = Zagadka { $number }
worksheet-one-puzzle = Zagadka
worksheet-position = { $name }: pozycja po kroku { $step }
worksheet-again = { $title } (ciąg dalszy)
worksheet-solution = { $title }: rozwiązanie
worksheet-grade = Trudność { $grade } z 4, numer { $number }
worksheet-name = Imię i nazwisko:
worksheet-you = Jesteś { $seat_ins }. Oto, co wiesz:
worksheet-all = Rozwiąż zadanie za { $seat_acc }. Oto, co wiedzą wszyscy:
worksheet-nothing = Nic jeszcze nie wiadomo.
worksheet-notes = Arkusz notatek: przekreśl to, co niemożliwe, a obwiedź to, co pewne.
worksheet-answer = { $row }:
worksheet-place = { $name }: { $lying }
worksheet-clash = Te wiersze przeczą sobie nawzajem, więc nie ma rozwiązania:
worksheet-open = Te wiersze zostawiają więcej niż jedną możliwość.
worksheet-no-more = Więcej z tych wierszy nie wynika.
worksheet-step = Krok { $number }: { $count ->
    [0] z tego, co już wiadomo
    [one] z jednego wiersza
   *[other] z { $count } wierszy naraz
}.
worksheet-hardest = Najtrudniejszy krok.
worksheet-written = Zapisano: { $file }
worksheet-search = Zagadki
worksheet-pages = Karty pracy
error-worksheet_of_what = Podaj albo grę, z której mają być zagadki, albo zapisaną grę do wydruku (--game).
error-no_seat_letter = „{ $given }” to nie litera gracza. Napisz A, B, …
error-no_such_count = Nie da się wydrukować naraz tylu zagadek: { $given }. Może ich być od 1 do { $most }.
error-no_paper = Nie ma formatu papieru „{ $given }”. Do wyboru: { $known }.

# Odległości na zwykłej planszy gry, która nie ma własnego obrazka: jej nazwy nie muszą mieć przypadków

plain-steps = { $steps ->
    [0] Stąd liczone są odległości.
    [one] Odległość od miejsca „{ $place }”: 1 krok.
    [few] Odległość od miejsca „{ $place }”: { $steps } kroki.
   *[many] Odległość od miejsca „{ $place }”: { $steps } kroków.
}

# Karciany wyścig na tysiąc mil

miles-title = { $name }: runda { $number }, tura { $turn }
miles-title-dealing = { $name }: rozdanie kart do rundy { $number }
miles-title-setup = { $name }: przed rozdaniem kart
miles-title-over = { $name }: koniec meczu
miles-eyes = Stół oczami { $seat_gen }.
miles-eyes-public = Stół oczami widzów.
miles-eyes-teacher = Stół oczami nauczyciela, ze wszystkimi kartami na rękach.
miles-road = Trasa ma { $distance } mil.
miles-extendable = Kto dojedzie do jej końca, może zakończyć tam rundę albo ją przedłużyć.
miles-extended = Trasa jest już przedłużona.
miles-car = { $side }: { $miles } mil.
miles-lens = Pod lupą: { $spot }. Co dalej: { $ways }.
miles-leads = { $cards } → { $spot }
miles-yours = Twoja strona.
miles-you = ty
miles-turn-draw = Trwa tura { $seat_gen }: czas dobrać kartę.
miles-turn-play = Trwa tura { $seat_gen }: czas położyć albo odrzucić kartę.
miles-turn-decide = { $seat } decyduje, czy runda kończy się tutaj, czy trasa będzie dłuższa.
miles-dealing = Trwa rozdawanie kart.
miles-state = Stan: { $state }.
miles-miles = Licznik: { $miles } mil.
miles-laid = Położone karty { $card }: { $count }.
miles-immunities = Odporności: { $immunities }.
miles-no-immunities = Brak odporności.
miles-points = Punkty z tej rundy: { $points }, z całego meczu: { $total }.
miles-score = { $side }: punkty z tej rundy: { $points }, w meczu: { $total }.
miles-hand-count = { $seat } ma na ręce { $count ->
    [0] zero kart
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
miles-short = { $miles } mil
miles-round-short = runda { $points }
miles-match-short = mecz { $points }
miles-deck = Talia
miles-deck-left = { $count ->
    [0] Talia jest pusta.
    [one] W talii została 1 karta.
    [few] W talii zostały { $count } karty.
   *[many] W talii zostało { $count } kart.
}
miles-discards = Odrzucone: { $count }
miles-discards-are = Odrzucone karty: { $cards }.
miles-no-discards = Nie ma odrzuconych kart.
miles-card-open = Przy obecnym stanie gry możesz ją położyć.
miles-card-attack = Przy obecnym stanie gry możesz nią zaatakować: { $sides }.
miles-card-barred = Nie możesz jej położyć. { $why }
miles-card-hidden = Zakryta karta { $seat_gen }.
miles-trick-open = Możesz nią teraz zrobić świństwo: klawisz D.
miles-hidden = zakryta karta
miles-hand-own = Twoja ręka, { $seat }
miles-hand-of = Ręka { $seat_gen }
miles-hand-empty = { $seat } nie ma kart
miles-hand-shown = Karty { $seat_gen }: { $hand }.
miles-stop-road = trasa
miles-stop-note = uwaga
miles-stop-discards = karty odrzucone
miles-partner = { $seat } jest w drużynie razem z { $side_ins }.
miles-caption = Jak stoją strony.
miles-column-side = Strona
miles-column-state = Stan
miles-column-miles = Mile
miles-column-laid = Położone karty { $distances }
miles-column-immunities = Odporności
miles-column-cards = Karty na ręce
miles-column-round = Punkty rundy
miles-column-match = Punkty meczu

chart-race = Jak przebiega wyścig?
chart-unseen = Jakie karty jeszcze zostały?
chart-odds = Kto może mieć jakie karty?
chart-drawing = Co się uda dobrać?
chart-reach = Gdzie można dojechać co do mili?
miles-known = Na podstawie tego, co wie { $seat }.
miles-known-all = Na podstawie tego, co wiedzą wszyscy.
miles-nothing-yet = Nie ma tu czego obliczać: albo karty nie są jeszcze rozdane, albo żadna nie jest ukryta.
miles-why = Dlaczego
miles-race-about = Runda { $number }, trasa ma { $distance } mil.
miles-axis = Mile
miles-turns = Tura rundy
miles-sign-attack = atak
miles-sign-defence = obrona
miles-sign-immunity = odporność
miles-sign-trick = świństwo
miles-befell = { $sign }: { $count }.
miles-where = Leżą w talii ({ $deck }) albo na zakrytych rękach ({ $hands }).
miles-gone = Nie ma już żadnej z kart: { $names }.
miles-card = Karta
miles-unseen = Nieznane
miles-held = Na własnej ręce
miles-lying = Położone
miles-discarded = Odrzucone
miles-whole = W grze
miles-of = { $count } z { $full }
miles-distances = Mile i odporności
miles-attacks = Ataki i obrony
miles-rivals = ktokolwiek z rywali
miles-odds-about = Szansa, że na danej ręce jest choć jedna taka karta.
miles-drawing-about = Szansa, że { $seat } dobierze co najmniej jedną taką kartę w ciągu tylu własnych tur.
miles-within = { $count ->
    [one] 1 tura
    [few] { $count } tury
   *[many] { $count } tur
}
miles-likely = { $what }, { $where }: { $share }.
miles-reach-about = ● to miejsce, do którego strona może jeszcze dojechać co do mili, ► to miejsce, w którym jest.
miles-to-go = Ile zostało mil
miles-fewest = Najmniej kart
miles-shut = Nieosiągalne
miles-there = nic nie trzeba
miles-exact = { $side }: można jeszcze dojechać dokładnie do mety. Najmniej kart: { $sum }.
miles-inexact = { $side }: nie da się już dojechać dokładnie do mety.
