# Rysunki i wykresy. To, co widać na planszy, jest tu też powiedziane.

# Mapa: miejsca, każde z kafelkiem sprawcy, miejsca i przestępstwa

map-title = { $name }: runda { $number }, faza { $phase }
map-suspects = Sprawcy
map-places = Miejsca
map-crimes = Przestępstwa
legend-disc = dysk: tutaj
legend-cube = kostka: obok
legend-nothing = kółko: nic
legend-detective = detektyw

map-place = { $place }.
map-tiles = Sprawca: { $suspect }. Przestępstwo: { $crime }.
map-suspect-only = Sprawca: { $suspect }. Kafelka przestępstwa jeszcze nie ma.
map-no-tiles = Kafelków jeszcze tu nie ma.
map-suspect-tile = Kafelek sprawcy: { $suspect }.
map-place-tile = Kafelek miejsca: { $place }.
map-crime-tile = Kafelek przestępstwa: { $crime }.
map-on-suspect = Na kafelku sprawcy: { $tokens }.
map-on-place = Na kafelku miejsca: { $tokens }.
map-on-crime = Na kafelku przestępstwa: { $tokens }.
map-token-disc = dysk { $seat_gen }
map-token-cube = kostka { $seat_gen }
map-token-nothing = „nic” dla { $seat_gen }
map-discs = { $count ->
    [one] 1 dysk
    [few] { $count } dyski
   *[many] { $count } dysków
}
map-cubes = { $count ->
    [one] 1 kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
map-detective = Detektyw { $seat_gen }: { $tokens }.
map-detective-bare = Detektyw { $seat_gen } bez znaczników.
map-steps = { $steps ->
    [0] Stąd liczone są odległości.
    [one] 1 krok od { $place_gen }.
    [few] { $steps } kroki od { $place_gen }.
   *[many] { $steps } kroków od { $place_gen }.
}
map-road = Droga: { $first } – { $second }.
map-suspect-card = Karta dowodu, sprawca: { $card }.
map-place-card = Karta dowodu, miejsce: { $card }.
map-crime-card = Karta dowodu, przestępstwo: { $card }.
map-tile-lies = Kafelek leży { $place_at }.

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
near-card = Karta dowodu { $number } z { $count }.
near-beside = Obok: { $cards }.

alt-map = Mapa: { $places ->
    [one] 1 miejsce
    [few] { $places } miejsca
   *[many] { $places } miejsc
} i { $roads ->
    [one] 1 droga
    [few] { $roads } drogi
   *[many] { $roads } dróg
}.
alt-turn = Teraz ruch { $seat_gen }.
alt-dealing = Trwa rozkładanie kafelków i rozdawanie kart.
alt-over = Gra jest skończona.
alt-value = Rozwiązanie jest warte { $value ->
    [one] 1 punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}.
alt-tokens = Na mapie: { $detectives ->
    [one] 1 detektyw
    [few] { $detectives } detektywi
   *[many] { $detectives } detektywów
}, { $discs ->
    [one] 1 dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
} i { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
}.
alt-cards = Odkryte karty dowodów: { $cards }.
alt-no-cards = Żadna karta dowodu nie jest odkryta.
alt-deck = W talii: { $deck ->
    [one] 1 karta
    [few] { $deck } karty
   *[many] { $deck } kart
}, odrzucone: { $discards }.
alt-player = { $seat }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $detectives ->
    [0] nie zostaje żaden detektyw
    [one] zostaje 1 detektyw
    [few] zostają { $detectives } detektywi
   *[many] zostaje { $detectives } detektywów
}.
alt-solved = { $seat } ma już rozwiązaną sprawę.
alt-out = { $seat } nie gra już w tej rundzie.

table-caption = Co gdzie leży. Wartość rozwiązania: { $value }; karty w talii: { $deck }; odrzucone: { $discards }
table-place = Miejsce
table-suspect = Sprawca
table-crime = Przestępstwo
table-tokens = Znaczniki
table-detectives = Detektywi

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

chart-suspects = Jak prawdopodobny jest każdy sprawca?
chart-places = Jak prawdopodobne jest każde miejsce?
chart-crimes = Jak prawdopodobne jest każde przestępstwo?
chart-pairs = Kto i co w najbardziej prawdopodobnym miejscu?
chart-pairs-at = Kto i co { $place_at }?
chart-information = Ile mówi każdy ruch?
chart-remaining = Ile spraw jest jeszcze możliwych?
chart-scores = Kto ma ile punktów?

chart-about-own = Wiedza { $seat_gen } o własnej sprawie.
chart-about-public = Wiedza wszystkich o sprawie { $seat_gen }.
chart-scores-about = Suma punktów po każdej rundzie.
chart-in-bits = W bitach: bit zmniejsza niepewność o połowę.
chart-place-share = Prawdopodobieństwo tego miejsca: { $share }.
chart-most = Największe prawdopodobieństwo, { $share }: { $names }.
chart-more = { $names } i jeszcze { $count }
chart-none = Wykluczone: { $names }.
chart-tells = { $action }: { $bits } bita.
chart-dwindle = Na początku { $first ->
    [one] możliwa jest 1 sprawa
    [few] możliwe są { NUMBER($first, useGrouping: 0) } sprawy
   *[many] możliwych jest { NUMBER($first, useGrouping: 0) } spraw
}, po { $turns ->
    [one] 1 turze
   *[other] { $turns } turach
} { $last ->
    [one] zostaje 1
    [few] zostają { NUMBER($last, useGrouping: 0) }
   *[many] zostaje { NUMBER($last, useGrouping: 0) }
}.
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
chart-turns = tury w tej rundzie
chart-cases = sprawy wciąż możliwe
chart-start = przed pierwszą turą
chart-here = obecna pozycja
chart-branch = odgałęzienie do kroku { $step }
chart-player = Gracz
chart-mini-game = runda { $number }
chart-now = runda { $number }, do tej pory
chart-end = runda { $number }, koniec
