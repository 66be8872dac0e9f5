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
graph-fact = { $name }: { $value }
graph-node = Miejsce
graph-neighbours = Obok
graph-facts = Co tam jest
graph-edge = Połączenie: { $first } – { $second }.

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
