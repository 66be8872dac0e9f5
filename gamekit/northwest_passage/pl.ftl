# Przejście Północno-Zachodnie po polsku. Miejsca przy stole to gracz A, B, ...; do czytającego mówimy na „ty”. Pole nazywa
# się od litery kolumny, licząc od zachodu, i numeru rzędu, licząc od północy.

title = Przejście Północno-Zachodnie

step-moment = część
step-turn = tura
step-round = runda

graph-squares = pola planszy
graph-terrain = ląd i morze w narożnikach
graph-sea = morze, które jest teraz otwarte
graph-land = ląd
graph-ice = gdzie przejadą teraz sanie

# Czasowniki, wybory i ruchy

verb-draw = Dobierz płytkę
verb-renew = Odnów rynek i dobierz
verb-take = Weź płytkę
verb-place = Połóż płytkę
verb-transfer = Przenieś załogę
verb-move = Rusz się
verb-discover = Odkryj
verb-end = Zakończ turę
verb-pass = Spasuj rundę
verb-first = Wylosuj kolejność
verb-deal = Wyłóż płytkę

slot-tile = płytka
slot-held = płytka z ręki
slot-vehicle = statek czy sanie
slot-turn = obrót płytki
slot-square = pole
slot-ready = gotowi załoganci na statku
slot-used = wykorzystani załoganci na statku
slot-target = dokąd

move-draw = dobranie { $tile_gen }; płaci załoga { $vehicle_gen }
move-renew = odnowienie rynku; płaci załoga { $vehicle_gen }
move-take = wzięcie { $tile_gen }
move-place = położenie { $held_gen } { $square_at } ({ $turn }); płaci załoga { $vehicle_gen }
move-transfer = na statku: gotowi { $ready }, wykorzystani { $used }; płaci załoga { $vehicle_gen }
move-move = ruch { $vehicle_gen } { $target_to }
move-discover = odkrycie { $vehicle_ins }
move-end = koniec tury
move-pass = pas w tej rundzie
move-first = następne miejsce w kolejności: { $seat }
move-deal = wyłożona { $tile }

# Na co czas

due-act = { $seat } wybiera akcję.
    .you = Wybierz akcję albo spasuj rundę.
ask-take = { $seat } bierze płytkę z nowego rynku albo małą płytkę.
    .you = Weź płytkę z nowego rynku albo małą płytkę.

# Zdarzenia

event-first = { $seat } ma miejsce { $number } w kolejności.
    .you = Masz miejsce { $number } w kolejności.
event-dealt = Nowa na rynku: { $tile }.
event-round = { $last ->
    [yes] Zaczyna się runda { $number }, ostatnia
   *[no] Zaczyna się runda { $number }
}. { $frozen ->
    [0] Nic nie jest zamarznięte
    [one] Zamarznięty jest rząd 1
    [2] Zamarznięte są rzędy 1 i { $frozen }
   *[other] Zamarznięte są rzędy od 1 do { $frozen }
}. Kolejność: { $order }.
event-turn = Tura { $seat_gen }. Gotowi załoganci: { $ready }.
    .you = Twoja tura. Gotowi załoganci: { $ready }.
event-turn_goes_on = Trwa tura { $seat_gen }. Wykonane akcje: { $count }. Gotowi załoganci: { $ready }.
    .you = Trwa twoja tura. Wykonane akcje: { $count }. Gotowi załoganci: { $ready }.
event-drawn = { $seat } dobiera { $tile_acc }. Płaci { $price } { $price ->
    [one] załogant
   *[other] załogantów
} z załogi { $vehicle_gen }.
    .you = Dobierasz { $tile_acc }. Płaci { $price } { $price ->
    [one] załogant
   *[other] załogantów
} z załogi { $vehicle_gen }.
event-renewed = { $seat } odnawia rynek. Płaci { $price } { $price ->
    [one] załogant
   *[other] załogantów
} z załogi { $vehicle_gen }. { $count ->
    [0] Do rezerwy nie wraca żadna duża płytka
   *[other] Do rezerwy wracają: { $tiles }
}.
    .you = Odnawiasz rynek. Płaci { $price } { $price ->
    [one] załogant
   *[other] załogantów
} z załogi { $vehicle_gen }. { $count ->
    [0] Do rezerwy nie wraca żadna duża płytka
   *[other] Do rezerwy wracają: { $tiles }
}.
event-took = { $seat } bierze { $tile_acc }.
    .you = Bierzesz { $tile_acc }.
event-placed = { $seat } kładzie { $tile_acc } na { $squares } ({ $turn }). Płaci { $price } { $price ->
    [one] załogant
   *[other] załogantów
} z załogi { $vehicle_gen }.
    .you = Kładziesz { $tile_acc } na { $squares } ({ $turn }). Płaci { $price } { $price ->
    [one] załogant
   *[other] załogantów
} z załogi { $vehicle_gen }.
event-filled = Dziurę { $square_at } wypełnia { $blank ->
    [yes] zastępcza { $tile }, bo stos jest pusty
   *[no] { $tile } ze stosu
}.
event-island = { $seat } odkrywa wyspę na { $squares }. Dostaje znacznik wyspy i { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
    .you = Odkrywasz wyspę na { $squares }. Dostajesz znacznik wyspy i { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
event-transferred = { $seat } przenosi załogę. Na statku jest teraz gotowych { $ready }, a wykorzystanych { $used }; na saniach gotowych { $sled_ready }, a wykorzystanych { $sled_used }. Dopiero potem płaci { $price } { $price ->
    [one] załogant
   *[other] załogantów
} z załogi { $vehicle_gen }.
    .you = Przenosisz załogę. Na statku jest teraz gotowych { $ready }, a wykorzystanych { $used }; na saniach gotowych { $sled_ready }, a wykorzystanych { $sled_used }. Dopiero potem płaci { $price } { $price ->
    [one] załogant
   *[other] załogantów
} z załogi { $vehicle_gen }.
event-put_down = Sanie { $seat_gen } stają { $at_at }.
    .you = Twoje sanie stają { $at_at }.
event-hoisted = Sanie { $seat_gen } znów są na statku.
    .you = Twoje sanie znów są na statku.
event-moved = { $seat } przesuwa { $vehicle_acc } { $start_from } { $target_to }. Płaci { $price } { $price ->
    [one] załogant
   *[other] załogantów
}.
    .you = Przesuwasz { $vehicle_acc } { $start_from } { $target_to }. Płaci { $price } { $price ->
    [one] załogant
   *[other] załogantów
}.
event-reached = { $seat } dociera do Przejścia Północno-Zachodniego jako numer { $number }.
    .you = Docierasz do Przejścia Północno-Zachodniego jako numer { $number }.
event-returned = { $seat } wraca na Grenlandię jako numer { $number } i do końca gry nie wykonuje już akcji.
    .you = Wracasz na Grenlandię jako numer { $number } i do końca gry nie wykonujesz już akcji.
event-left_behind = { $seat } zostawia { $vehicle_acc } { $at_at }.
    .you = Zostawiasz { $vehicle_acc } { $at_at }.
event-discovered = { $seat } odkrywa { $icon_acc } { $square_at }. Dostaje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, bo mnożnik strefy to { $multiplier }. Płaci { $price } { $price ->
    [one] załogant
   *[other] załogantów
} z załogi { $vehicle_gen }.
    .you = Odkrywasz { $icon_acc } { $square_at }. Dostajesz { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, bo mnożnik strefy to { $multiplier }. Płaci { $price } { $price ->
    [one] załogant
   *[other] załogantów
} z załogi { $vehicle_gen }.
event-spent = { $seat } nie ma już gotowych załogantów, więc pasuje. Miejsce w następnej rundzie: { $number }.
    .you = Nie masz już gotowych załogantów, więc pasujesz. Miejsce w następnej rundzie: { $number }.
event-passed = { $seat } pasuje. Miejsce w następnej rundzie: { $number }.
    .you = Pasujesz. Miejsce w następnej rundzie: { $number }.
event-turn_over = { $by_itself ->
    [yes] Tura { $seat_gen } kończy się sama: zostaje jeden gotowy załogant
   *[no] { $seat } kończy turę
}.
    .you = { $by_itself ->
    [yes] Twoja tura kończy się sama: zostaje ci jeden gotowy załogant
   *[no] Kończysz turę
}.
event-rested = Wszyscy wykorzystani załoganci są znów gotowi.
event-sun = Dysk słońca przesuwa się dalej. { $frozen ->
    [0] Nic nie będzie zamarznięte
    [one] Zamarznięty będzie { $frozen } rząd
    [few] Zamarznięte będą { $frozen } rzędy
   *[many] Zamarzniętych będzie { $frozen } rzędów
}.
event-froze = Zamarza rząd { $row }.
event-thawed = Taje rząd { $row }.
event-stranded = Sanie { $seat_gen } nie mają { $at_at } nic twardego pod płozami i czekają.
    .you = Twoje sanie nie mają { $at_at } nic twardego pod płozami i czekają.
event-arrival = { $seat } dostaje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
} za dotarcie { $place_to } jako numer { $number }.
    .you = Dostajesz { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
} za dotarcie { $place_to } jako numer { $number }.
event-honour = { $seat } ma { $count } { $count ->
    [one] znacznik
    [few] znaczniki
   *[many] znaczników
} { $token_gen }: za miejsce { $number } dostaje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
    .you = Masz { $count } { $count ->
    [one] znacznik
    [few] znaczniki
   *[many] znaczników
} { $token_gen }: za miejsce { $number } dostajesz { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
event-sets = { $seat } ma { $count } { $count ->
    [one] komplet
    [few] komplety
   *[many] kompletów
} i dostaje za to { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
    .you = Masz { $count } { $count ->
    [one] komplet
    [few] komplety
   *[many] kompletów
} i dostajesz za to { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
event-lost = { $seat } traci { $vehicle_acc }. Straceni załoganci: { $crew }. To kosztuje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
    .you = Tracisz { $vehicle_acc }. Straceni załoganci: { $crew }. To kosztuje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
event-total = { $seat } ma na koniec { $minus ->
    [yes] minus { $size }
   *[no] { $size }
} { $size ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
    .you = Na koniec masz { $minus ->
    [yes] minus { $size }
   *[no] { $size }
} { $size ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
event-game_over = Koniec gry. Zwycięstwo: { $winners }.
    .you_winners = Koniec gry. Wygrywasz!
event-lies = { $square }: { $blank ->
    [yes] zastępcza { $tile }
   *[no] { $tile }
} ({ $turn }).
event-gone = Na { $tile_loc } nie ma już symbolu odkrycia.
event-stands = { $seat } ma { $vehicle_acc } { $at_at }. Gotowi załoganci: { $ready }, wykorzystani: { $used }.
    .you = Masz { $vehicle_acc } { $at_at }. Gotowi załoganci: { $ready }, wykorzystani: { $used }.
event-stands_on = { $seat } ma { $vehicle_acc } na ćwiartkach: { $on }.
    .you = Masz { $vehicle_acc } na ćwiartkach: { $on }.
event-has = { $seat } ma { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}. { $count ->
    [0] Nie ma płytek w ręce
   *[other] W ręce: { $tiles }
}.
    .you = Masz { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}. { $count ->
    [0] Nie masz płytek w ręce
   *[other] W ręce: { $tiles }
}.
event-owns = { $seat } ma { $count } { $count ->
    [one] znacznik
    [few] znaczniki
   *[many] znaczników
} { $token_gen }.
    .you = Masz { $count } { $count ->
    [one] znacznik
    [few] znaczniki
   *[many] znaczników
} { $token_gen }.
event-been_there = { $seat } ma już za sobą dotarcie { $place_to } jako numer { $number }.
    .you = Masz już za sobą dotarcie { $place_to } jako numer { $number }.

# Odmowy

refusal-sled_aboard = Twoje sanie są na statku. Działaj statkiem albo najpierw przenieś załogę na sanie.
refusal-too_few = Potrzeba { $price ->
    [one] { $price } gotowego załoganta
   *[other] { $price } gotowych załogantów
} z jednego pojazdu. Gotowi { $vehicle_at }: { $ready }, brakuje: { $missing }. { $extra ->
    [yes] Wybierz coś tańszego albo zakończ turę: pierwsza akcja tury kosztuje o jednego mniej
   *[no] Wybierz coś tańszego, zapłać drugim pojazdem, jeśli się da, albo przenieś załogę
}.
refusal-apart = Twój statek jest { $ship_at_at }, a sanie { $sled_at_at }. Najpierw sprowadź je na tę samą płytkę.
refusal-no_such_crew = Razem masz załogantów gotowych: { $ready }, wykorzystanych: { $used }. Więcej na statku być nie może.
refusal-nobody_moves = Załoga jest już teraz tak podzielona. Przenieś co najmniej jednego załoganta.
refusal-not_in_reserve = W rezerwie nie ma teraz { $tile_gen }.
refusal-not_offered = Na rynku nie ma { $tile_gen }. Dobierz jedną z wyłożonych albo małą płytkę.
refusal-pile_empty = Stos jest pusty, nie ma już { $tile_gen }. Dobierz inną płytkę.
refusal-no_tiles = Nie ma już żadnej płytki do dobrania. Wybierz inną akcję.
refusal-not_in_hand = Nie masz w ręce { $tile_gen }. Połóż taką, którą masz.
refusal-off_board = Przy tym obrocie płytka wystawałaby poza planszę obok { $square }. Obróć ją albo wybierz inne pole.
refusal-taken = { $square_up } leży już płytka. Wybierz wolne pola.
refusal-not_beside = Płaci załoga { $vehicle_gen } { $at_at }, a płytka nie leżałaby obok. Wybierz sąsiednie pole albo zapłać drugim pojazdem.
refusal-half_side = Cały bok płytki musi przylegać do miejsca, gdzie stoi pojazd, który płaci ({ $vehicle }). Obróć ją albo przesuń.
refusal-corner = Narożniki muszą się zgadzać: w { $quarter } jest już { $there } (widać to na { $other }), a płytka miałaby tam { $new }. Obróć ją albo wybierz inne pole lub inną płytkę.
refusal-far = Twój pojazd ({ $vehicle }) jest { $at_at }, a to nie leży obok. Wybierz płytkę albo miejsce o wspólnym boku.
refusal-no_tile = { $target_up } nie leży żadna płytka. Wybierz taką, która już leży.
refusal-say = Tę płytkę trzeba tu nazwać inaczej. Napisz jedno z tych słów: { $words }.
refusal-is_there = Twój pojazd ({ $vehicle }) już tam jest. Wybierz inną płytkę.
refusal-no_ground = Twoich sań nie łączy z celem ({ $target }) ani ląd, ani lód. Wybierz inną drogę albo poczekaj na mróz.
refusal-ice = Droga { $target_to } jest zamarznięta: lód sięga rzędu { $rows }. Poczekaj na odwilż albo wybierz inną drogę.
refusal-no_sea = Twojego statku nie łączy z celem ({ $target }) żadne morze. Wybierz inną drogę albo ją zbuduj.
refusal-nothing_here = { $at_up } nie ma nic do odkrycia. Udaj się na płytkę z symbolem odkrycia.
refusal-has_place = { $player } ma już miejsce w kolejności.
refusal-no_action = W turze wykonuje się co najmniej jedną akcję. Zrób coś albo spasuj rundę.

# Pozycje, w których nie da się grać

problem-seats = Graczy, pól, narożników i stosów musi być tyle, ile wymaga gra, a opcje muszą być opcjami tej gry.
problem-tiles = Każda płytka musi być w dokładnie jednym miejscu: w rezerwie, na rynku, w czyjejś ręce, na swoim stosie albo na planszy.
problem-board = Płytki muszą leżeć obok siebie, zgadzać się w każdym narożniku i nie zostawiać luki, a `cover` i `terrain` muszą mówić to samo.
problem-crew = Każdy gracz musi mieć siedmiu załogantów; na saniach poza statkiem musi ktoś być, a na saniach wiezionych na statku nikt.
problem-stands = Każdy statek musi być w jednym z miejsc albo na jednej wodzie swojej płytki, a sanie w jednym z miejsc, na statku albo na twardym gruncie swojej płytki.
problem-tokens = Za każdy zdjęty symbol odkrycia i za każdą wyspę musi być znacznik, a nikt nie może mieć mniej niż zero punktów.
problem-arrivals = Kolejność dotarcia do Przejścia i powrotu na Grenlandię musi się liczyć od 1, każde miejsce raz, a ktoś musi być jeszcze w drodze.
problem-sun = Położenie dysku słońca i zamarznięte rzędy muszą odpowiadać rundzie.
problem-round = W kolejności rundy musi być raz każdy, kto nie wrócił jeszcze do domu, a pasujący muszą być wśród nich.
problem-agenda = Na ruch musi czekać gracz, który ani nie pasuje w tej rundzie, ani nie jest już w domu.
problem-offer = Na rynku muszą leżeć cztery duże płytki; mniej może ich być tylko wtedy, gdy rezerwa jest pusta.
problem-blanks = Płytka z oznaczeniem `blank` może leżeć na planszy tylko wtedy, gdy stos tego rodzaju jest pusty.
problem-points = Nikt nie może mieć więcej punktów, niż mogłyby dać wszystkie odkrycia i wyspy na planszy.
problem-passage = Gracz, którego statek lub sanie są w Przejściu, musi mieć miejsce w kolejności dotarcia tam.
problem-paid = Akcje wykonane w tej turze (`paid`) nie mogą kosztować więcej załogantów, niż gracz ma zużytych.

# Opcje

option-whole_side = Przylega cały bok
    .about = Jeśli włączone, cały bok nowej płytki musi przylegać do płytki statku lub sań, których załoga płaci.
option-auto_end = Tura kończy się sama
    .about = Jeśli włączone, tura kończy się sama, gdy po drugiej lub dalszej akcji zostaje jeden gotowy załogant.
option-board = Plansza
    .about = Na jakiej tabeli toczy się gra: siatka, strefy, słońce, płytki i symbole. „small” to mała plansza na lekcję.
option-first_order = Kolejność w rundzie 1
    .about = Przy „random” decyduje los. W przeciwnym razie miejsca przy stole stoją po kolei, a 0 to gracz A.
option-rounds = Rundy
    .about = Ile rund ma gra. Na lekcję wystarczy mniej.

error-first_order = Kolejność { $given } nie pasuje do liczby graczy: { $seats }. Napisz każde miejsce raz albo „random”.

# Własna tabela, która przeczy sama sobie

table-size = `{ $field }` to musi być liczba całkowita od { $least } do { $most }, a nie { $value } (NWP-1).
table-order = Wierszami [[{ $table }]] muszą być, w tej kolejności: { $known }.
table-no_squares = [[place]] { $slug }: lista `squares` jest pusta. Wpisz pola, przy których leży to miejsce (NWP-15).
table-no_square = [[place]] { $slug }: { $value } w `squares` to nie jest pole planszy. Wpisz pola od "a1" do "{ $last }" (NWP-2).
table-not_at_edge = [[place]] { $slug }: pole { $square } nie ma brzegu planszy po stronie `{ $side }`. Zmień `squares` albo `side` (NWP-15).
table-shared_side = [[place]]: po stronie `{ $side }` pola { $square } leżą dwa miejsca. Przesuń jedno z nich (NWP-15).
table-zone_columns = [[zone]] { $slug }: w `columns` muszą być pierwsza i ostatnia kolumna strefy, litery od "a" do "{ $last }" (NWP-18).
table-zones = [[zone]]: { $count ->
    [0] kolumna { $column } nie leży w żadnej strefie
   *[other] kolumna { $column } leży w więcej niż jednej strefie
}. Każda kolumna musi leżeć w dokładnie jednej (NWP-18).
table-frozen = [[spot]] { $slug }: `frozen` to { $frozen }, a rzędów na planszy jest tylko { $rows } (NWP-19).
table-large = W `large` mogą być tylko liczby całkowite od 0 do { $most }, a nie { $value } (NWP-10).
table-large_twice = W `large` płytka { $number } jest więcej niż raz. Zostaw ją tam tylko raz (NWP-11).
table-pattern = [[pile]] { $slug }: `pattern` to muszą być cztery litery L i S, np. "LS/SL", a nie { $value } (NWP-12).
table-same_pile = [[pile]] { $slug }: `pattern` jest taki sam jak na stosie { $other }, tylko obrócony. Daj każdemu stosowi własny (NWP-12).
table-piles = Wierszy [[pile]] musi być sześć, po jednym na każdy rodzaj wzoru, a nie { $count } (NWP-12).
table-no_tile = [[icon]] { $slug }: { $value } w `{ $field }` to nie jest żaden numer z `large`. Wpisz taki, który tam jest (NWP-14).
table-two_icons = [[icon]]: na płytce { $number } leży więcej niż jeden symbol. Zostaw jeden (NWP-14).
table-cost = { $row }: `crew` to musi być liczba całkowita od 1 do { $most }, a nie { $value } (NWP-23).
table-parties = Wiersze [[party]] muszą być dla tych liczb graczy, w tej kolejności: { $known } (NWP-25).
table-arrivals = [[party]] dla { $players } graczy: w `{ $field }` musi być tyle samo liczb całkowitych od 0, z których żadna nie jest większa od poprzedniej, a nie { $value } (NWP-102, NWP-103).
table-token = { $row }: `token` nie może być { $value }. Wpisz jedno z tych słów: { $known } (NWP-104).
table-honour = { $row }: w `points` muszą być liczby całkowite od 0, z których żadna nie jest większa od poprzedniej, a nie { $value } (NWP-104).
table-honour_twice = Wierszy [[honour]] ze znacznikiem { $slug } jest więcej niż jeden. Zostaw jeden (NWP-104).
table-same_board = Dwie plansze mają ten sam `name`: { $value }. Nadaj każdej własną nazwę.

# Grupy zasad

group-board = Plansza
group-tiles = Płytki
group-season = Słońce i lód
group-pieces = Pionki i znaczniki
group-setup = Przygotowanie
group-round = Runda i tura
group-actions = Akcje
group-placing = Kładzenie płytki
group-moving = Ruch
group-discovering = Odkrywanie
group-islands = Wyspy
group-home = Przejście i droga do domu
group-scoring = Punktacja
group-end = Koniec gry
group-chance = Los
group-knowledge = Kto co wie
group-interface = W panelu

kit-how = Zestaw buduje drogę na zachód, odkrywa to, na co go stać, i zawraca na czas.

# Ćwiczenia

exercise-price = { $seat } wykonuje w jednej turze { $count } { $count ->
    [one] ruch
    [few] ruchy
   *[many] ruchów
}, jeden po drugim. Ilu załogantów kosztuje to razem?
    .hint1 = Pierwsza akcja tury kosztuje tyle, ile podaje tabela. A każda następna?
    .hint2 = O jednego załoganta więcej i zawsze tylko o jednego: druga 2, trzecia znowu 2.
    .right = Dobrze: najpierw 1, potem za każdy kolejny ruch 2.
    .flat = Tyle kosztują w osobnych turach. W jednej turze każda akcja po pierwszej kosztuje o jednego załoganta więcej.
    .rising = Cena nie rośnie bez końca: każda kolejna akcja kosztuje o jednego załoganta więcej, nigdy o dwóch.
    .dear = Pierwsza akcja tury kosztuje tyle, ile podaje tabela; droższe są dopiero następne.
    .other = Jeszcze nie. Pierwszy ruch kosztuje 1. A każdy z pozostałych?

exercise-reach = { $seat } ma { $vehicle_acc } { $at_at }; gotowi załoganci na pokładzie: { $ready }. Do ilu innych płytek i miejsc może dotrzeć w tej rundzie, jeśli po każdym ruchu kończy się turę?
    .hint1 = Statek potrzebuje otwartego morza po obu stronach wspólnego boku, sanie lądu albo lodu. Zobacz, które rzędy są zamarznięte.
    .hint2 = Idź od płytki do płytki i każdą zaznacz raz. Ruchów może być najwyżej tyle, ilu jest gotowych załogantów: { $ready }. Na Grenlandii droga się kończy.
    .right = Dobrze. Widać je też na wykresie.
    .ice = To bez lodu. Statek nie pływa po zamarzniętych polach, a saniom lód jest potrzebny.
    .beside = To sami sąsiedzi. Załogi wystarcza na więcej niż jeden ruch.
    .one_turn = To w jednej turze, gdzie każdy kolejny ruch kosztuje 2. Po każdym ruchu można turę zakończyć.
    .here = Płytka, na której pojazd stoi, się nie liczy.
    .more = Mniej. Czy każda droga jest otwarta i czy żadna płytka nie jest policzona dwa razy?
    .fewer = Jest ich więcej. Czy z każdej osiągniętej płytki jest sprawdzona dalsza droga?

exercise-way_home = { $seat } ma { $vehicle_acc } { $at_at }. Ilu załogantów kosztuje najtańsza droga do domu przy tym układzie planszy? Może trwać tyle tur i rund, ile trzeba.
    .hint1 = Każdy ruch kosztuje 1, jeśli jest pierwszą akcją tury. Wystarczy więc policzyć ruchy.
    .hint2 = Każda płytka po drodze to jeden ruch, duża czy mała, a Grenlandia to jeszcze jeden.
    .right = Dobrze. Jednym ciągiem byłoby drożej.
    .one_turn = To cena w jednej turze. Tury można kończyć.
    .tiles = Brakuje ostatniego ruchu, na Grenlandię.
    .other = Jeszcze nie. Płyń od płytki do płytki i każdą policz raz.

exercise-last_call = { $seat } ma { $vehicle_acc } { $at_at }; załoga na pokładzie: { $crew }. W której rundzie trzeba najpóźniej wyruszyć do domu przy tym układzie planszy?
    .hint1 = Najpierw policz ruchy. W jednej rundzie może ich być tyle, ilu załogantów jest na pokładzie; wykorzystani odpoczywają do następnej.
    .hint2 = Potem przejdź rundy od ostatniej wstecz. Które rzędy są w każdej zamarznięte i gdzie droga się urywa?
    .right = Dobrze. Kto się spóźni, traci pojazd i 2 punkty za każdego załoganta na nim.
    .end = W ostatniej rundzie jest za późno albo droga jest wtedy zamknięta. Prześledź ją ruch po ruchu.
    .now = Teraz się da, ale czy nie ma późniejszej rundy, w której też się da?
    .late = Za późno: nie zdąży do domu.
    .early = Może poczekać dłużej.

exercise-missing = Ląd od { $quarter } nie jest jeszcze wyspą. Na których wolnych polach trzeba jeszcze położyć płytki, żeby ze wszystkich stron otaczało go morze albo krawędź planszy?
    .hint1 = Najpierw znajdź wszystkie narożniki tego lądu. Ląd łączy się wzdłuż boków pól, a nie na ukos przez siodło.
    .hint2 = Wokół każdego narożnika są cztery pola, chyba że leży na krawędzi. Które z nich są wolne?
    .right = Dobrze. Gdy wszystkie są zakryte, a nowy ląd się nie dołączy, jest to wyspa.
    .not = { $square } nie ma żadnego narożnika tego lądu.
    .missing = { $count ->
        [one] Brakuje jeszcze jednego pola
        [few] Brakuje jeszcze { $count } pól
       *[other] Brakuje jeszcze { $count } pól
    }. Czy pola na ukos też są sprawdzone?

exercise-island = { $seat } kładzie płytkę na { $squares }: { $tile } ({ $turn }). Ile punktów daje to za wyspy?
    .hint1 = Które lądy są potem ze wszystkich stron otoczone zakrytymi polami? Dziury wypełniają się od razu.
    .hint2 = Wyspa daje punkt za każdą płytkę, na której leży, dużą czy małą, także nową. Wysp może być więcej niż jedna.
    .right = Dobrze. A oprócz tego znaczniki wysp: { $count }.
    .one = To tylko jedna wyspa. Liczba wysp, które domyka ta płytka: { $count }.
    .squares = Duża płytka liczy się raz, choć zakrywa dwa pola.
    .size = Liczą się nie narożniki, tylko płytki.
    .zone = Punktów za wyspy strefa nie mnoży.
    .more = Mniej. Policz płytki, na których leżą wyspy.
    .fewer = Więcej. Policz płytki, na których leżą wyspy, także nowe.

exercise-renewal = { $seat } chce położyć dużą płytkę na { $square }. Duże płytki w rezerwie i na rynku: { $count }; pasujące tam: { $fit }. Jak prawdopodobne jest, że po odnowieniu rynku wśród wyłożonych płytek (jest ich { $dealt }) będzie choć jedna pasująca?
    .hint1 = Najpierw cały rynek wraca do rezerwy, więc przyjść może każda z { $count } płytek. Łatwiej policzyć przeciwieństwo: że żadna z wyłożonych nie pasuje.
    .hint2 = Pierwsza nie pasuje z prawdopodobieństwem ({ $count } − { $fit })/{ $count }; przy każdej następnej obie liczby są o jeden mniejsze. Pomnóż i odejmij iloczyn od 1.
    .right = Dobrze.
    .one = To dla jednej płytki. Wykładanych jest więcej: { $dealt }.
    .sum = Przy dodawaniu liczy się podwójnie, gdy pasują dwie. Policz, że nie pasuje żadna.
    .missed = To prawdopodobieństwo, że nie pasuje żadna. Pytanie jest o przeciwieństwo.
    .other = Jeszcze nie. Policz, jak prawdopodobne jest, że nie pasuje żadna z płytek.

exercise-find = { $seat } odkrywa { $token_acc } na { $square } (strefa ×{ $multiplier }). Ile punktów daje to razem, od razu i na koniec, jeśli nikt nie zdobywa już żadnego znacznika?
    .hint1 = Od razu: 1 za cieśninę lub wrak, 2 za Inuita lub kopiec, razy strefa.
    .hint2 = Na koniec: miejsca za wyspy, wraki i cieśniny oraz komplety. Ile jest ze znacznikiem, a ile bez niego?
    .right = Dobrze.
    .now = Tyle daje od razu. A na koniec?
    .later = Tyle daje na koniec. A od razu?
    .plain = To, co jest od razu, mnoży się przez strefę.
    .all = Strefa mnoży tylko to, co jest od razu, a nie punkty na koniec.
    .more = Mniej. Ile byłoby na koniec bez tego znacznika?
    .fewer = Więcej. Co zmienia się na koniec?

exercise-tie = Tyle samo znaczników jednego rodzaju ({ $token }) mają { $count } gracze. Ile punktów wynosi na koniec premia { $seat_gen }, jeśli nic się nie zmieni?
    .hint1 = Punktów się nie dzieli. Każdy z nich zajmuje to samo miejsce; ale które?
    .hint2 = Najniższe z miejsc, które razem zajmują: miejsce to liczba graczy, którzy mają co najmniej tyle samo.
    .right = Dobrze: wszyscy dostają punkty za najniższe z tych miejsc.
    .first = To byłoby najwyższe z ich miejsc. Remis liczy się jak najniższe.
    .shared = Punktów się nie dzieli. Każdy dostaje tyle, co za najniższe miejsce.
    .none = Remis nie odbiera punktów, o ile są one za najniższe miejsce.
    .other = Jeszcze nie. Ilu graczy ma co najmniej tyle samo?

# Własności, o które pytają lekcje

property-island =
    .right = { $count ->
        [one] Jest wyspa
        [few] Są { $count } wyspy
       *[other] Jest { $count } wysp
    }; punkty: { $points }.
    .open = Przy każdym lądzie zostaje tam jeszcze wolne pole: to nie wyspa.
    .other = Wyspę domyka tylko położenie płytki.
property-discovers =
    .right = Odkrycie na { $square }: { $token }; punkty: { $points }.
    .other = To nie odkrycie.
property-way_home =
    .right = Wszyscy mogą jeszcze wrócić do domu.
    .closed = Wtedy przy tym układzie planszy nie ma drogi do domu dla { $vehicle_gen }.
    .behind = Wtedy poza domem zostawiasz { $vehicle_acc }, a z nimi wszystkich na pokładzie.
property-first_price =
    .right = Po cenie z tabeli.
    .dear = Jako kolejna akcja tury kosztuje to { $price }. Najpierw zakończ turę.
    .other = To nie akcja.

# Zagadki

riddle-island = Zadanie { $seat_gen }: jedną płytką z ręki domknąć wyspę. Statek jest { $at_at } i płytka musi leżeć obok jego płytki. { $count ->
    [one] W ręce jest jedna płytka.
   *[other] Płytek w ręce jest { $count }, a udaje się to tylko jedną z nich.
}
riddle-held = W ręce: { $tile }, bez obrotu { $shows } (L – ląd, S – morze; najpierw górny rząd).
riddle-home = Zadanie { $seat_gen }: wrócić do domu jak najwcześniej i kosztem jak najmniejszej liczby załogantów. Pojazd: { $vehicle }, teraz { $at_at }; gotowi załoganci na pokładzie: { $crew }.
riddle-rests = Trwa runda { $number }. Po każdym ruchu kończy się turę, więc ruch kosztuje 1. Na koniec rundy wykorzystani załoganci znów są gotowi. Nikt nie kładzie płytek.
riddle-sun = Zamarznięte rzędy w kolejnych rundach: { $rounds }.
riddle-frozen = Runda { $number }; zamarznięte rzędy: { $count }.
riddle-tile = Płytka na { $squares }: ląd w narożnikach { $words }, poza tym morze.
riddle-open-sea = Płytka na { $squares }: samo morze.
riddle-blank-tile = Płytka
riddle-blank-turn = Obrót
riddle-blank-squares = Na których polach
riddle-blank-move = Ruch { $count }: runda i dokąd
riddle-placed = Połóż na { $squares }: { $tile } ({ $turn }); punkty za wyspy: { $points }.
riddle-move = Runda { $number }, { $vehicle }: ruch { $target_to }.

# Wykresy i lupa

chart-sailing = Dokąd dopłynie statek?
chart-sledding = Dokąd dojadą sanie?
chart-homeward = Kiedy zamyka się droga do domu?
chart-coasts = Które pola domykają wyspę?
chart-renewal = Czy warto odnowić rynek?
chart-finds = Ile warte jest każde odkrycie?
chart-prestige = Skąd bierze się prestiż?
chart-ending = A gdyby gra kończyła się teraz?
arctic-nothing-yet = Nie ma tu czego obliczać: stół jest dopiero przygotowywany.
arctic-why = Dlaczego
arctic-ship-of = Statek { $player_gen }
arctic-sled-of = Sanie { $player_gen }
arctic-no-ship = Statek { $player_gen } już się nie porusza: gracz jest w domu albo gra jest skończona.
arctic-no-sled = Sanie { $player_gen } same się nie poruszają: są na pokładzie statku, gracz jest w domu albo gra jest skończona.
arctic-reach-about = { $name }; na pokładzie { $crew ->
    [one] 1 załogant
    [few] { $crew } załoganci
   *[other] { $crew } załogantów
}, w tym gotowych: { $ready }. Liczba mówi, ilu załogantów kosztuje dotarcie tam jeszcze w tej rundzie, jeśli po każdym ruchu kończy się turę. Litera r z liczbą: najwcześniej w tej rundzie. Plansza taka jak teraz; lód jest zakreskowany. Wielkie litery to statki, małe to sanie.
arctic-reach-count = Płytki i miejsca osiągalne w tej rundzie: { $count }.
arctic-round-short = r{ $number }
arctic-home-at-home = { $name }: na Grenlandii.
arctic-home-no-way = { $name }: przy tym układzie planszy nie ma drogi do domu. Przepadłaby załoga: { $aboard }.
arctic-home-now = { $name }: w drogę do domu trzeba ruszyć jeszcze w tej rundzie. Koszt w załogantach: { $crew }; później drogi już nie ma.
arctic-home-wait = { $name }: najwcześniejsza droga do domu zaczyna się dopiero w rundzie { $next }, koszt w załogantach: { $crew }; ostatnia runda na wyruszenie stąd to { $last }.
arctic-home-later = { $name }: droga do domu jest otwarta, koszt w załogantach: { $crew }; ostatnia runda na wyruszenie stąd to { $last }.
arctic-column-where = Gdzie
arctic-column-round = Runda
arctic-column-crew = Załoganci
arctic-column-one-turn = Załoganci, w jednej turze
arctic-column-next = Załoganci, stąd w następnej rundzie
arctic-column-vehicle = Pojazd
arctic-column-coast = Ląd od
arctic-column-missing = Brakujące pola
arctic-column-tiles = Płytki teraz
arctic-column-worth = Punkty za wyspę
arctic-column-closing = Domykające płytki
arctic-column-fitting = Pasujące płytki
arctic-column-exact = Prawdopodobieństwo
arctic-column-percent = Procent
arctic-column-player = Gracz
arctic-column-gain = Za co
arctic-column-points = Punkty
arctic-column-find = Odkrycie
arctic-column-multiplier = Strefa
arctic-column-at-once = Od razu
arctic-column-in-all = Razem
arctic-coasts-about = Liczba: leży tu ląd, który nie jest jeszcze wyspą, i tyle wolnych pól wokół niego brakuje. +3 na ciemnym polu: płytka z ręki { $player_gen } domyka tu wyspy za 3 punkty; na jaśniejszym: domknęłaby je płytka z rynku lub stosu.
arctic-coasts-count = Lądy jeszcze otwarte: { $count }.
arctic-at-least = co najmniej { $points }
arctic-closing-none-held = Żadna płytka z ręki { $player_gen } nie domyka teraz wyspy.
arctic-closing-none-open = Żadna płytka z rynku ani ze stosów nie domknęłaby teraz wyspy.
arctic-closing-held = Z ręki: { $tile } ({ $turn }) na { $squares }, obok { $vehicle_gen }, daje punkty: { $points }.
arctic-closing-open = Do wzięcia: { $tile } ({ $turn }) na { $squares }, obok { $vehicle_gen }, dałaby punkty: { $points }.
arctic-renewal-none = Obok statku ani sań { $player_gen } nie da się teraz położyć żadnej płytki.
arctic-renewal-about = Jak prawdopodobne jest, że odnowienie rynku przyniesie choć jedną dużą płytkę pasującą na to pole, obok statku lub sań { $player_gen }. Duże płytki w rezerwie i na rynku: { $count }.
arctic-renewal-island = Płytka, która od razu domyka wyspę, przychodzi z prawdopodobieństwem { $share }.
arctic-likely = { $square }: { $share }.
arctic-homeward-none = Żaden pojazd nie jest w drodze.
arctic-homeward-about = Ilu załogantów kosztuje najwcześniejsza droga do domu, jeśli pojazd stoi tu do tej rundy. 5→8: dociera dopiero w rundzie 8. Zakreskowane: już nie wróci. Plansza taka jak teraz.
arctic-prestige-none = Nikt nie ma jeszcze punktów.
arctic-prestige-about = Punkty prestiżu każdego gracza w kolejnych rundach i to, za co są.
arctic-prestige-axis = Punkty prestiżu
arctic-prestige = { $player }: { $points }.
arctic-sign-island = wyspa
arctic-sign-discovery = odkrycie
arctic-sign-end = koniec gry
arctic-gain-island = wyspa, { $square }
arctic-gain-icon = { $token }, { $square }
arctic-line-so-far = punkty do tej pory
arctic-line-passage = dotarcie do Przejścia
arctic-line-greenland = powrót na Grenlandię
arctic-line-islands = najwięcej wysp
arctic-line-wrecks = najwięcej wraków
arctic-line-straits = najwięcej cieśnin
arctic-line-sets = komplety
arctic-line-ship = stracone ze statkiem
arctic-line-sled = stracone z saniami
arctic-line-total = razem
arctic-ending-about = Tak, jakby gra kończyła się w tej chwili: kto nie jest w domu, traci pojazdy i załogę.
arctic-ending-over = Gra jest skończona; oto końcowe punkty.
arctic-finds-none = Na mapie nie ma już nic do odkrycia.
arctic-finds-about = Zysk { $player_gen }: od razu oraz na koniec, za miejsca i komplety przy obecnych znacznikach. Załoganci: koszt w tej chwili.
arctic-find = { $token } { $square }
arctic-find-later = Koniec: { $seats }
arctic-find-note = teraz { $points }, na koniec { $later }; załoganci: { $crew }
arctic-lens-now = { $name }: można tu dotrzeć w tej rundzie, koszt w załogantach: { $crew }.
arctic-lens-later = { $name }: można tu dotrzeć w rundzie { $number }, koszt w załogantach: { $crew }.
arctic-lens-never = { $name }: przy tym układzie planszy nie da się tu dotrzeć.
arctic-lens-find = Odkrycie, { $token }: teraz { $points }, na koniec { $later }; koszt w załogantach: { $crew }.
arctic-lens-coast = Lądowi od { $start } brakuje { $count ->
    [one] tylko tego pola
   *[other] { $count } pól, w tym tego
}; jako wyspa jest wart co najmniej { $points }.
arctic-lens-fits = Z ręki pasują tu: { $tiles }.
arctic-lens-renewal = Odnowienie rynku przynosi pasującą tu dużą płytkę z prawdopodobieństwem { $share }.

# The picture

passage-title = { $name }: { $what }
passage-over = koniec gry
passage-setup = przygotowanie
passage-setup-short = Przygotowanie
passage-round = runda { $number } z { $of }
passage-round-last = runda { $number }, ostatnia
passage-round-short = Runda { $number }/{ $of }
passage-next = Następna
passage-heading = Teraz: { $what }.
passage-order = Kolejność tur: { $names }.
passage-next-order = Już po pasie, w kolejności następnej rundy: { $names }.
passage-nobody-passed = Na razie nikt nie pasuje.
passage-turn-of = Tura { $player_gen }.
passage-chance = Teraz decyduje los.
passage-map =
    Mapa: { $columns } { $columns ->
        [one] kolumna
        [few] kolumny
       *[other] kolumn
    } i { $rows } { $rows ->
        [one] rząd
        [few] rzędy
       *[other] rzędów
    }, od A1 do { $last }; { $count ->
        [one] leży na niej jedna płytka
        [few] leżą na niej { $count } płytki
       *[other] leży na niej { $count } płytek
    }.
passage-zones = Strefy: { $zones }.
passage-zone = w kolumnach od { $first } do { $last } mnożnik { $multiplier }
passage-multiplier = ×{ $multiplier }
passage-sun =
    { $frozen ->
        [0] Słońce jest { $spot }: nic nie jest zamarznięte.
        [1] Słońce jest { $spot }: zamarznięty jest rząd 1.
        [2] Słońce jest { $spot }: zamarznięte są rzędy 1 i 2.
       *[other] Słońce jest { $spot }: zamarznięte są rzędy od 1 do { $frozen }.
    }
passage-sun-next =
    { $frozen ->
        [0] W następnej rundzie będzie { $spot }: nic nie będzie zamarznięte.
        [1] W następnej rundzie będzie { $spot }: zamarznięty będzie rząd 1.
        [2] W następnej rundzie będzie { $spot }: zamarznięte będą rzędy 1 i 2.
       *[other] W następnej rundzie będzie { $spot }: zamarznięte będą rzędy od 1 do { $frozen }.
    }
passage-corner-nw = na północnym zachodzie
passage-corner-ne = na północnym wschodzie
passage-corner-sw = na południowym zachodzie
passage-corner-se = na południowym wschodzie
passage-all-land = ląd we wszystkich narożnikach
passage-all-sea = morze we wszystkich narożnikach
passage-mixed = ląd { $corners }, poza tym morze
passage-saddle = ląd { $corners }, poza tym morze; siodło: morze przechodzi, lądy są rozdzielone
passage-needs-land = ląd { $corners }
passage-needs-sea = morze { $corners }
passage-needs = płytka musi mieć { $what }
passage-needs-nothing = pasuje tu każda płytka
passage-square = { $name }: { $terrain }; { $tile }.
passage-square-free = { $name }: wolne; { $terrain }.
passage-square-frozen = Zamarznięte.
passage-square-freezes = Zamarznie na koniec rundy.
passage-square-fits = Płytka tu pasuje: { $squares }.
passage-square-zone = Mnożnik strefy: { $multiplier }.
passage-square-icon = { $name }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } za { $crew ->
        [one] 1 załoganta
       *[other] { $crew } załogantów
    }.
passage-square-island =
    { $tiles ->
        [one] Część wyspy na jednej płytce.
       *[other] Część wyspy na { $tiles } płytkach.
    }
passage-island-short = W { $tiles }
passage-here = Tutaj: { $names }.
passage-ship-of = statek { $player_gen }
passage-sled-of = sanie { $player_gen }
passage-deeds = Można: { $what }.
passage-deed-move = { $vehicle ->
        [statek] przesunąć tu statek
       *[other] przesunąć tu sanie
    }
passage-deed-discover = { $vehicle ->
        [statek] dokonać odkrycia ze statku
       *[other] dokonać odkrycia z sań
    }
passage-deed-place = położyć { $tiles }
passage-far =
    { $steps ->
        [one] Jedno pole od { $of_what }.
        [few] { $steps } pola od { $of_what }.
       *[other] { $steps } pól od { $of_what }.
    }
passage-quarter = { $name }: { $terrain }.
passage-place = { $name }, obok { $squares }.
passage-short-greenland = Grenlandia ▸
passage-short-passage = ◂ Przejście
passage-near-free = wolne
passage-near-land = ląd
passage-near-sea = morze
passage-near-coast = ląd i morze
passage-near-saddle = siodło
passage-near-frozen = lód
passage-near-square = { $name } ({ $what })
passage-vehicle = { $name } { $at_where }; gotowi załoganci: { $ready }, wykorzystani: { $used }.
passage-aboard = na statku
passage-sled-aboard = { $name }: na pokładzie statku.
passage-pile =
    { $count ->
        [0] Stos: { $name }, pusty: { $terrain }.
       *[other] Stos: { $name }, zostało { $count }: { $terrain }.
    }
passage-offered = Rynek, { $name }: { $shows }.
passage-held = { $name }, w ręce { $player_gen }: { $shows }.
passage-shows = lewe pole: { $left }; prawe pole: { $right }
passage-shows-icon-left = { $shows }; na lewym polu: { $name }
passage-shows-icon-right = { $shows }; na prawym polu: { $name }
passage-reserve =
    { $count ->
        [one] W rezerwie jest jedna duża płytka.
        [few] W rezerwie są { $count } duże płytki.
       *[other] W rezerwie jest { $count } dużych płytek.
    }
passage-reserve-short = R|{ $count }
passage-action-short = Akcja|{ $number }
passage-costs =
    { $extra ->
        [0] Następna akcja będzie pierwszą w tej turze; każda dalsza kosztuje o jednego załoganta więcej.
       *[other] Następna akcja będzie w tej turze akcją numer { $number }: kosztuje o jednego załoganta więcej.
    }
passage-cost-draw = dobierz
passage-cost-renew = odnów
passage-cost-place = połóż
passage-cost-transfer = przenieś
passage-cost-move = przesuń
passage-cost-strait = cieśnina
passage-cost-wreck = wrak
passage-cost-inuit = Inuit
passage-cost-cairn = kopiec
passage-discover = odkrycie { $name }
passage-cost =
    { $crew ->
        [one] { $name } kosztuje teraz 1 załoganta.
       *[other] { $name } kosztuje teraz { $crew } załogantów.
    }
passage-cost-later = Jako dalsza akcja tury: { $crew }.
passage-cost-dear = Ani na statku, ani na saniach nie ma tylu gotowych załogantów.
passage-choose-turn = Obrót
passage-choose-crew = Na statku
passage-transfer = Przeniesienie załogi między statkiem a saniami { $player_gen }.
passage-turn = Ustawienie płytki: { $name }. { $way ->
        [e] Duża płytka zajmuje swoje pole i pole na wschód od niego.
       *[s] Duża płytka zajmuje swoje pole i pole na południe od niego.
    }
passage-number = { $number } na statku.
passage-player =
    { $points ->
        [one] { $player }: 1 punkt.
        [few] { $player }: { $points } punkty.
       *[other] { $player }: { $points } punktów.
    }
passage-points-short = { $points } pkt
passage-yours = To ty.
passage-turn-here = Trwa tura tego gracza.
passage-tokens = Znaczniki: { $names }.
passage-no-tokens = Brak znaczników.
passage-count = { $name } { $count }
passage-hand = W ręce: { $names }.
passage-no-hand = Brak płytek w ręce.
passage-reached = Kolejność dotarcia do Przejścia: { $number }.
passage-returned = Kolejność powrotu na Grenlandię: { $number }.
passage-reached-short = Przej. { $number }
passage-returned-short = dom { $number }
passage-token = { $name } { $player_gen }: { $count }.
passage-token-place = Obecnie miejsce { $number }.
passage-token-points = Punkty na koniec za kolejne miejsca: { $points }.
passage-token-set = Komplet pięciu różnych znaczników daje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
passage-stop-order = kolejność graczy
passage-stop-sun = słońce
passage-stop-reserve = rezerwa
passage-stop-costs = koszty
passage-stop-transfer = strzałki między statkiem a saniami
passage-stop-turn = obrót { $what } płytki
passage-stop-crew = { $what } na statku
passage-islands =
    { $count ->
        [0] Nie ma jeszcze żadnej wyspy.
        [one] Jest jedna wyspa.
        [few] Są { $count } wyspy.
       *[other] Jest { $count } wysp.
    }
passage-standing =
    { $points ->
        [one] { $player }: 1 punkt.
        [few] { $player }: { $points } punkty.
       *[other] { $player }: { $points } punktów.
    }
passage-caption = Co mają gracze.
passage-column-player = Gracz
passage-column-prestige = Prestiż
passage-column-ship = Statek
passage-column-sled = Sanie
passage-column-ready = Gotowi
passage-column-used = Wykorzystani
passage-column-tokens = Znaczniki
passage-column-hand = Płytki w ręce
passage-column-passage = W Przejściu
passage-column-home = W domu
