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
near-down = poniżej { $name }
near-left = po lewej { $name }
near-up = powyżej { $name }
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
graph-edge-weight = Połączenie: { $first } – { $second }: { $weight }.
graph-arrow = Strzałka: { $first } → { $second }.
graph-arrow-called = { $label }: { $first } → { $second }.

# Graf na rysunku planszy

graph-over = Graf ma { $nodes ->
    [one] 1 wierzchołek
    [few] { $nodes } wierzchołki
   *[many] { $nodes } wierzchołków
} i { $edges ->
    [one] 1 krawędź
    [few] { $edges } krawędzie
   *[many] { $edges } krawędzi
}.
graph-over-directed = Graf ma { $nodes ->
    [one] 1 wierzchołek
    [few] { $nodes } wierzchołki
   *[many] { $nodes } wierzchołków
} i { $edges ->
    [one] 1 krawędź skierowaną
    [few] { $edges } krawędzie skierowane
   *[many] { $edges } krawędzi skierowanych
}. W obie strony łączą one { $both_ways ->
    [one] 1 parę wierzchołków
    [few] { $both_ways } pary wierzchołków
   *[many] { $both_ways } par wierzchołków
}, a tylko w jedną: { $one_way }.
graph-edges = Krawędzie grafu
graph-edge-first = Skąd
graph-edge-second = Dokąd
graph-edge-ways = W którą stronę
graph-one-way = w jedną
graph-both-ways = w obie

# Wykresy

chart-more = { $names } i jeszcze { $count }
chart-none = Wykluczone: { $names }.
chart-percent = Procent
chart-bits = Bity
chart-share = Prawdopodobieństwo
chart-action = Ruch
chart-turn = Tura
chart-start = przed pierwszą turą
chart-here = obecna pozycja
chart-branch = odgałęzienie do kroku { $step }
chart-about-table = Na podstawie tego, co wiedzą wszyscy.
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

# Co jest już wybrane do ruchu

sign-chosen = Wybrane.

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
worksheet-table = Rozwiąż zadanie za wszystkich. Oto, co wiedzą wszyscy:
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
worksheet-lines = { $count ->
    [one] Potrzebny jest wiersz listy: { $numbers }.
   *[other] Potrzebne są wiersze listy: { $numbers }.
}
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
