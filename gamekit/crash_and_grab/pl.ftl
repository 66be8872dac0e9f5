# Crash and Grab po polsku. Miejsca przy stole to gracz A, B, ...; do czytającego mówimy na „ty”. Spodek nazywa się od
# swojego koloru, pole od rzędu i kolumny, liczonych od 0.

title = Crash and Grab

step-moment = część
step-turn = tura
step-round = runda

graph-board = pola i przejścia między nimi
graph-moves = dokąd może prowadzić ruch

# Czasowniki, wybory i ruchy

verb-plan = Zaplanuj
verb-stabilize = Wybierz kierunek tur
verb-fly = Leć spodkiem
verb-gateway = Wybierz miejsce katastrofy
verb-aim = Wybierz kierunek
verb-steps = Wybierz odległość
verb-boost = Wydaj wzmocnienie
verb-waste = Przyspiesz tutaj
verb-mines = Odpal miny
verb-take = Weź
verb-airlock = Wymień przez śluzę
verb-hand = Przekaż załogę
verb-give = Oddaj załogę
verb-steal = Ukradnij załogę
verb-energy = Weź 1 energię
verb-refill = Przywołaj załogę z kolejki
verb-keep = Zachowaj ulepszenie
verb-pass = Zrezygnuj
verb-thrusters = Silniki startowe
verb-wormhole = Generator tunelu
verb-afterburner = Dopalacz
verb-pulse = Działo impulsowe
verb-tractor = Promień ściągający
verb-teleport = Teleporter spodka
verb-cloak = Urządzenie maskujące
verb-distress = Nadajnik SOS
verb-legs = Nogi do lądowania
verb-quake = Sejsmogenerator
verb-triangulate = Triangulator organiczny
verb-lay = Połóż płytkę
verb-probe = Wylosuj gracza z sondą
verb-land = Postaw spodek
verb-locate = Postaw członka załogi
verb-spin = Rzuć kością obrotu
verb-deal = Dobierz dwa ulepszenia

slot-card = karta ruchu
slot-direction = kierunek
slot-spin = kierunek tur
slot-saucer = spodek
slot-site = miejsce katastrofy
slot-space = pole
slot-number = odległość
slot-count = odpowiedź
slot-crew = członek załogi
slot-taken = kogo wziąć
slot-given = kogo oddać
slot-colour = kolor
slot-upgrade = ulepszenie
slot-slot = miejsce płytki
slot-tile = płytka
slot-side = strona
slot-turns = ćwierćobroty
slot-first = pierwsze ulepszenie
slot-second = drugie ulepszenie

move-plan = plan: { $card }, { $direction_to }
move-stabilize = tury { $spin }
move-fly = leci { $saucer }
move-gateway = lądowanie: { $site }
move-aim = { $direction_to }
move-steps = odległość: { $number }
move-boost = wzmocnienie: { $direction_to }
move-waste = przyspieszenie tutaj
move-mines = odpalenie min
move-take = wzięcie
move-airlock = wymiana na { $crew_acc }
move-hand = przekazanie { $crew_gen }
move-give = oddanie { $crew_gen } na { $saucer_acc }
move-steal = kradzież { $crew_gen }
move-energy = wzięcie 1 energii
move-refill = przywołanie z kolejki koloru { $colour_gen }
move-keep = zachowanie: { $upgrade }
move-pass = rezygnacja
move-thrusters = Silniki startowe: { $space }
move-wormhole = Generator tunelu: zamiana z { $saucer_ins }
move-afterburner = Dopalacz: { $space }
move-pulse = Działo impulsowe: { $saucer }
move-tractor = Promień ściągający: { $crew }
move-teleport = Teleporter spodka: { $site }
move-cloak = Urządzenie maskujące: zniknięcie z planszy
move-distress = Nadajnik SOS: wzięcie { $taken_gen }, oddanie { $given_gen }
move-legs = Nogi do lądowania: { $direction_to }
move-quake = Sejsmogenerator: { $slot }, ćwierćobroty: { $turns }
move-triangulate = Triangulator organiczny: { $space }
move-lay = { $slot }: { $tile }, { $side }, ćwierćobroty: { $turns }
move-probe = sonda: { $seat }
move-land = { $saucer }: { $site }
move-locate = { $crew }: { $site }
move-spin = tury { $spin }
move-deal = dobrane: { $first }, { $second }

# Na co czas

ask-plan = { $seat } planuje w tajemnicy ruch.
    .you = Zaplanuj ruch: kartę i kierunek.
ask-stabilize = { $seat } może wybrać, w którą stronę biegną tury.
    .you = Możesz wybrać, w którą stronę biegną tury.
ask-fly = { $seat } wybiera, który spodek leci teraz.
    .you = Wybierz, który z twoich spodków leci teraz.
ask-gateway = { $seat } może wybrać, gdzie ląduje spodek.
    .you = Możesz wybrać, gdzie ląduje twój spodek.
ask-scavenge = { $seat } może wziąć 1 wzmocnienie i 1 energię za lądowanie.
    .you = Możesz wziąć 1 wzmocnienie i 1 energię za lądowanie.
ask-start = Zaczyna się tura { $seat_gen }: czas na ulepszenia.
    .you = Zaczyna się twoja tura: możesz użyć ulepszeń.
ask-aim = { $seat } może wybrać kierunek ruchu.
    .you = Możesz wybrać kierunek ruchu. Rezygnacja oznacza kierunek z planu.
ask-number = { $seat } wybiera, jak daleko leci.
    .you = Wybierz, jak daleko lecisz.
ask-hop = { $seat } jest na przyspieszaczu i wybiera kierunek.
    .you = Jesteś na przyspieszaczu: wybierz kierunek.
ask-stretch = { $seat } wybiera, jak daleko niesie przyspieszacz.
    .you = Wybierz, jak daleko niesie przyspieszacz.
ask-waste = { $seat } może potraktować to miejsce katastrofy jak przyspieszacz.
    .you = Możesz potraktować to miejsce katastrofy jak przyspieszacz.
ask-mines = { $seat } może rozbić spodek, zamiast go popychać.
    .you = Możesz rozbić spodek, zamiast go popychać.
ask-siphon = { $seat } może wziąć 1 wzmocnienie za popchnięcie.
    .you = Możesz wziąć 1 wzmocnienie za popchnięcie.
ask-airlock = { $seat } może wymienić zabranego członka załogi.
    .you = Możesz wymienić zabranego członka załogi na innego z planszy.
ask-boost = { $seat } może wydać wzmocnienie.
    .you = Możesz wydać wzmocnienie i ruszyć się jeszcze raz.
ask-amplify = { $seat } wybiera, jak daleko niesie wzmocnienie.
    .you = Wybierz, jak daleko niesie wzmocnienie.
ask-hand = { $seat } może przekazać załogę między swoimi spodkami.
    .you = Możesz przekazać załogę między swoimi spodkami.
ask-give = { $seat } musi oddać członka załogi za katastrofę.
    .you = Twój spodek się rozbija: oddaj członka załogi innemu graczowi.
ask-reward = { $seat } za rozbicie spodka kradnie członka załogi albo bierze 1 energię.
    .you = Rozbijasz spodek: ukradnij członka załogi albo weź 1 energię.
ask-refill = { $seat } wybiera kolejkę, z której ktoś trafia na planszę.
    .you = Wybierz kolejkę, z której ktoś trafia na planszę.
ask-end = { $seat } może użyć ulepszeń na koniec tury.
    .you = Możesz użyć ulepszeń na koniec tury.
ask-keep = { $seat } zachowuje jedno z dwóch ulepszeń.
    .you = Zachowaj jedno z dwóch ulepszeń.
ask-cargo = { $seat } może wziąć 3 wzmocnienia za nowe ulepszenie.
    .you = Możesz wziąć 3 wzmocnienia za nowe ulepszenie.

# Zdarzenia

event-tile = Na { $slot_loc } leży { $tile }, { $side }, { $turns ->
    [one] { $turns } ćwierćobrót
    [few] { $turns } ćwierćobroty
   *[many] { $turns } ćwierćobrotów
} zgodnie z ruchem wskazówek zegara.
event-probe = Sondę ma { $seat }.
    .you = Masz sondę.
event-landed = { $saucer_up } ląduje na { $site_loc }, { $space }.
    .you = Twój { $saucer } ląduje na { $site_loc }, { $space }.
event-located = { $crew_up } stoi na { $site_loc }, { $space }.
event-booster = { $saucer_up } dostaje { $count ->
    [one] { $count } wzmocnienie
    [few] { $count } wzmocnienia
   *[many] { $count } wzmocnień
}. Wzmocnienia: { $total }.
    .you = Twój { $saucer } dostaje { $count ->
    [one] { $count } wzmocnienie
    [few] { $count } wzmocnienia
   *[many] { $count } wzmocnień
}. Wzmocnienia: { $total }.
event-power = { $saucer_up } dostaje { $count } { $count ->
    [one] energię
    [few] energie
   *[many] energii
}. Energia: { $total }.
    .you = Twój { $saucer } dostaje { $count } { $count ->
    [one] energię
    [few] energie
   *[many] energii
}. Energia: { $total }.
event-round = Zaczyna się runda { $number }. Pierwszą turę ma { $seat }.
    .you = Zaczyna się runda { $number }. Pierwszą turę masz ty.
event-planned = { $seat } planuje dla { $saucer_gen }: { $card }, { $direction_to }.
    .you = Planujesz dla swojego { $saucer_gen }: { $card }, { $direction_to }.
    .hidden = { $seat } ma plan dla { $saucer_gen }.
event-spun = Tury biegną { $spin }: { $order }.
event-alternate = Gracze mają tury na przemian: { $order }.
event-token = { $saucer_up } dostaje nadrzędny żeton: może lecieć w dowolnym kierunku.
    .you = Twój { $saucer } dostaje nadrzędny żeton: możesz lecieć w dowolnym kierunku.
event-token_back = { $saucer_up } oddaje nadrzędny żeton.
    .you = Twój { $saucer } oddaje nadrzędny żeton.
event-turn = Tura { $seat_gen }: { $saucers }.
    .you = Twoja tura: { $saucers }.
event-flies = { $seat } leci teraz { $saucer_ins }.
    .you = Lecisz teraz { $saucer_ins }.
event-revealed = { $saucer_up } odkrywa plan: { $card }, { $direction_to }.
    .you = Twój { $saucer } odkrywa plan: { $card }, { $direction_to }.
event-aimed = { $saucer_up } rusza { $direction_to }.
    .you = Twój { $saucer } rusza { $direction_to }.
event-number = { $saucer_up }: odległość { $number }.
    .you = Twój { $saucer }: odległość { $number }.
event-moved = { $saucer_up } { $pushed ->
    [yes] zostaje popchnięty
   *[no] leci
} { $direction_to } na { $space }.
    .you = Twój { $saucer } { $pushed ->
    [yes] zostaje popchnięty
   *[no] leci
} { $direction_to } na { $space }.
event-picked = { $saucer_up } zabiera { $crew_acc } z { $space_gen }.
    .you = Twój { $saucer } zabiera { $crew_acc } z { $space_gen }.
event-hit = { $saucer_up } wpada na { $other_acc } na { $space_loc }. Siła uderzenia: { $distance }.
    .you = Twój { $saucer } wpada na { $other_acc } na { $space_loc }. Siła uderzenia: { $distance }.
event-accelerator = { $saucer_up } wlatuje na przyspieszacz na { $space_loc }.
    .you = Twój { $saucer } wlatuje na przyspieszacz na { $space_loc }.
event-flung = Przyspieszacz na { $space_loc } rzuca { $saucer_acc } { $direction_to }, o { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
   *[many] { $distance } pól
} dalej.
    .you = Przyspieszacz na { $space_loc } rzuca twój { $saucer } { $direction_to }, o { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
   *[many] { $distance } pól
} dalej.
event-crashed = Katastrofa: { $saucer } wylatuje z { $space_gen } { $direction_to } poza planszę. Sprawca: { $by }.
    .you = Katastrofa: twój { $saucer } wylatuje z { $space_gen } { $direction_to } poza planszę. Sprawca: { $by }.
event-blown_up = Katastrofa: na { $space_loc } miny { $by_gen } wysadzają { $saucer_acc } poza planszę.
    .you = Katastrofa: na { $space_loc } miny { $by_gen } wysadzają twój { $saucer } poza planszę.
event-arrived = { $saucer_up } zatrzymuje się na { $space_loc }.
    .you = Twój { $saucer } zatrzymuje się na { $space_loc }.
event-stayed = { $saucer_up } nie rusza się z { $space_gen }.
    .you = Twój { $saucer } nie rusza się z { $space_gen }.
event-boosted = { $saucer_up } wydaje wzmocnienie i rusza { $direction_to }. Zostaje wzmocnień: { $boosters }.
    .you = Twój { $saucer } wydaje wzmocnienie i rusza { $direction_to }. Zostaje wzmocnień: { $boosters }.
event-handed = { $crew_up } przechodzi z { $saucer_gen } na { $other_acc }.
event-gave = { $seat } oddaje { $crew_acc } z { $saucer_gen } na { $other_acc }.
    .you = Oddajesz { $crew_acc } z { $saucer_gen } na { $other_acc }.
event-spared = { $saucer_up } nie ma załogi do stracenia.
    .you = Twój { $saucer } nie ma załogi do stracenia.
event-stole = { $saucer_up } kradnie { $crew_acc } z { $other_gen }.
    .you = Twój { $saucer } kradnie { $crew_acc } z { $other_gen }.
event-called = { $seat } przywołuje z kolejki { $crew_acc }.
    .you = Przywołujesz z kolejki { $crew_acc }.
event-nobody_waits = Wszystkie kolejki są puste, więc nikt nie trafia na planszę.
event-used = { $saucer_up } używa ulepszenia „{ $upgrade }”.
    .you = Twój { $saucer } używa ulepszenia „{ $upgrade }”.
event-jumped = { $saucer_up } przeskakuje z { $start_gen } na { $space }.
    .you = Twój { $saucer } przeskakuje z { $start_gen } na { $space }.
event-swapped = { $saucer_up } i { $other } zamieniają się miejscami i stoją teraz na { $space_loc } i na { $start_loc }.
event-pulsed = { $saucer_up } strzela w { $other_acc }.
    .you = Twój { $saucer } strzela w { $other_acc }.
event-vanished = { $saucer_up } znika z { $space_gen } do końca rundy.
    .you = Twój { $saucer } znika z { $space_gen } do końca rundy.
event-beamed = { $saucer_up } ściąga na pokład { $crew_acc } z { $space_gen }.
    .you = Twój { $saucer } ściąga na pokład { $crew_acc } z { $space_gen }.
event-exchanged = { $saucer_up } zostawia { $crew_acc } na { $space_loc } i bierze na pokład { $other_crew_acc }.
    .you = Twój { $saucer } zostawia { $crew_acc } na { $space_loc } i bierze na pokład { $other_crew_acc }.
event-traded = { $saucer_up } bierze { $taken_acc } z { $other_gen } i oddaje { $given_acc }.
    .you = Twój { $saucer } bierze { $taken_acc } z { $other_gen } i oddaje { $given_acc }.
event-turned = Płytka na { $slot_loc } obraca się o { $turns ->
    [one] { $turns } ćwierćobrót
    [few] { $turns } ćwierćobroty
   *[many] { $turns } ćwierćobrotów
} zgodnie z ruchem wskazówek zegara, ze wszystkim, co na niej jest.
event-renewed = { $count ->
    [one] Jedno odrzucone ulepszenie wraca do talii.
    [few] { $count } odrzucone ulepszenia wracają do talii.
   *[many] { $count } odrzuconych ulepszeń wraca do talii.
}
event-drawn = { $saucer_up } wydaje 2 energie i dobiera: { $first } i { $second }. Energia: { $energy }.
    .you = Twój { $saucer } wydaje 2 energie i dobiera: { $first } i { $second }. Energia: { $energy }.
    .hidden = { $saucer_up } wydaje 2 energie i dobiera dwa ulepszenia. Energia: { $energy }.
event-bought = { $saucer_up } zachowuje ulepszenie „{ $upgrade }”, a odrzuca „{ $discarded }”.
    .you = Twój { $saucer } zachowuje ulepszenie „{ $upgrade }”, a odrzuca „{ $discarded }”.
event-bought_last = { $saucer_up } wydaje 2 energie i dostaje jedyne ulepszenie, jakie jest: „{ $upgrade }”. Energia: { $energy }.
    .you = Twój { $saucer } wydaje 2 energie i dostaje jedyne ulepszenie, jakie jest: „{ $upgrade }”. Energia: { $energy }.
event-probe_passed = Sondę bierze { $seat }. Stacjonujący członkowie załogi: { $count }.
    .you = Bierzesz sondę. Stacjonujący członkowie załogi: { $count }.
event-game_over = Koniec gry. { $won ->
    [yes] Wygrywa { $winners }.
   *[no] Wszystkie rundy są rozegrane i nikt nie wygrywa.
}
    .you_winners = Koniec gry. Wygrywasz!
event-standing = { $saucer_up } { $seat_gen }: { $space }. Załoga: { $count ->
    [0] brak
   *[other] { $crew }
}. Wzmocnienia: { $boosters }. Energia: { $energy }. Ulepszenia: { $owned ->
    [0] brak
   *[other] { $upgrades }
}.
    .you = Twój { $saucer }: { $space }. Załoga: { $count ->
    [0] brak
   *[other] { $crew }
}. Wzmocnienia: { $boosters }. Energia: { $energy }. Ulepszenia: { $owned ->
    [0] brak
   *[other] { $upgrades }
}.
event-not_yet = { $saucer_up } nie może jeszcze użyć tych ulepszeń: { $upgrades }.
    .you = Twój { $saucer } nie może jeszcze użyć tych ulepszeń: { $upgrades }.
event-queue = Kolejka koloru { $colour_gen }: { $count ->
    [0] pusta
   *[other] { $waiting }
}.
event-discards = Odrzucone ulepszenia: { $upgrades }.

# Odmowy

refusal-not_yours = To nie jest twój spodek. Wybierz jeden ze swoich.
refusal-site_taken = { $site_up } jest zajęte. Wybierz puste miejsce katastrofy.
refusal-not_due = Teraz nie kolej na { $saucer_acc }. Postaw ten, na który przyszła kolej.
refusal-crew_not_due = Teraz nie kolej na { $crew_acc }. Postaw tego, na kogo przyszła kolej.
refusal-tile_misfits = Na { $slot_loc } nie pasuje teraz { $tile }. Połóż jedną z pozostałych płytek na miejscu, na które przyszła kolej.
refusal-number_not_offered = Nie możesz polecieć na odległość { $number }. Wybierz jedną z tych: { $offers }.
refusal-not_on_board = { $crew_up } nie stoi na planszy. Wybierz kogoś, kto na niej stoi.
refusal-not_passable = Nie możesz teraz przekazać { $crew_gen }. Można przekazać tylko kogoś w kolorze drugiego spodka, i to gdy w tej turze oba spodki znajdą się obok siebie.
refusal-own_saucer = { $saucer_up } należy do ciebie. Wybierz spodek innego gracza.
refusal-not_aboard = { $crew_up } nie jest na pokładzie { $saucer_gen }.
refusal-not_at_risk = { $crew_up } ma kolor swojego spodka i jest bezpieczny.
refusal-fewer = { $victim } ma mniej załogi ({ $theirs }) niż ty ({ $mine }), więc nie możesz nikogo ukraść. Weź energię.
refusal-queue_empty = Kolejka koloru { $colour_gen } jest pusta. Wybierz inną.
refusal-not_in_deck = Tych dwóch ulepszeń nie można teraz dobrać razem: { $first }, { $second }.
refusal-not_drawn = Nie masz w ręku ulepszenia „{ $upgrade }”. Zachowaj jedno z dwóch dobranych ulepszeń.
refusal-no_upgrade = Nie masz ulepszenia „{ $upgrade }”.
refusal-fresh = Ulepszenie „{ $upgrade }” jest nowe i jeszcze nie działa.
refusal-used_up = Ulepszenie „{ $upgrade }” działa tylko raz na turę, a w tej już zadziałało.
refusal-off_board = Ulepszenie „{ $upgrade }” działa tylko wtedy, gdy twój spodek jest na planszy.
refusal-not_empty = { $space_up } nie jest puste. Wybierz pole bez spodka, bez załogi i bez przyspieszacza.
refusal-not_beside = { $space_up } nie sąsiaduje bokiem z twoim. Wybierz jedno z sąsiednich.
refusal-not_in_line = { $space_up } nie leży w twoim rzędzie ani kolumnie. Wybierz takie, które leży.
refusal-itself = To ten sam spodek. Wybierz inny.
refusal-saucer_off = { $saucer_up } nie jest na planszy. Wybierz taki, który na niej jest.
refusal-saucer_not_in_line = { $saucer_up } nie jest w twoim rzędzie ani kolumnie. Wybierz taki, który jest.
refusal-out_of_reach = { $crew_up } jest poza zasięgiem. Promień ściąga z twojego rzędu lub kolumny, z odległości najwyżej 2 pól.
refusal-not_your_colour = { $crew_up } nie ma koloru twojego spodka. Wybierz kogoś w tym kolorze.
refusal-not_with_others = { $crew_up } nie jest na pokładzie innego spodka. Wybierz kogoś, kto jest.
refusal-other_speciality = { $given_up } nie zastąpi { $taken_gen }. Oddaj kogoś tej samej specjalności.
refusal-half_turn_only = Płytkę na { $slot_loc } można obrócić tylko o pół obrotu. Wybierz 2 ćwierćobroty.
refusal-no_turn = Płytka na { $slot_loc } to jedno pole i nie można jej obrócić. Wybierz inną.
refusal-got_crew = Twój spodek ma w tej turze nowego członka załogi, więc triangulator nie działa.

# Położenia, od których nie można zacząć

problem-seats = Spodków, planów, kolejek i miejsc na płytki musi być tyle, ile trzeba dla tylu graczy, a opcje muszą być opcjami gry.
problem-tiles = Każda płytka planszy musi leżeć w jednym miejscu swojego rodzaju, na jednej ze stron i obrócona tak, żeby pasowała.
problem-crew = Każdy członek załogi musi być w dokładnie jednym miejscu: w swojej kolejce, na planszy albo na pokładzie.
problem-queues = W każdej kolejce musi być taka kolejność: pilot, inżynier, lekarz, naukowiec.
problem-spaces = Spodki muszą stać na różnych polach planszy i nie na przyspieszaczach albo być poza planszą.
problem-ground = Załoga na planszy musi stać na miejscach katastrofy bez spodka, na każdym najwyżej jedna osoba. Musi być podana w kolejności alfabetycznej i nie może jej być więcej, niż przewiduje gra.
problem-upgrades = Każde ulepszenie musi być w dokładnie jednym miejscu: w talii, wśród odrzuconych albo przy spodku, i żadne nie może być właśnie oglądane.
problem-goods = Spodek może mieć od 0 do 10 000 wzmocnień i tyle samo energii.
problem-plans = Plan musi podawać kartę ruchu i kierunek.
problem-winner = Ktoś ma już wszystkie cztery specjalności albo wygraną.
problem-round = Runda, sonda, kolejność tur, żetony, odkryte plany i spodek, który ma turę, nie pasują do siebie.
problem-agenda = Gracz musi właśnie planować albo decydować w turze o czymś, co nie przerywa ruchu, i musi to być tam możliwe.
problem-trip = Dopóki żaden spodek nie ma tury, w turze nic nie mogło się wydarzyć.
problem-free = W dowolnym kierunku może lecieć tylko spodek, który na początku tury trafia na miejsce katastrofy.
problem-direction = Kierunek ruchu musi być taki jak w planie, chyba że spodek może wybrać inny. Przed odkryciem planu kierunku nie ma.
problem-number = Liczba pól w tej turze musi być jedną z tych, na które pozwalają karta i ulepszenia spodka. Przed wyborem nie ma żadnej.
problem-hops = Skoków z przyspieszaczy musi być od 0 do limitu skoków. Przed ruchem z karty nie ma żadnych.
problem-crashed = Nierozliczoną katastrofę mogą mieć tylko spodki poza planszą, każdy najwyżej jedną. Przed ruchem z karty i na końcu tury nie ma żadnej.
problem-picked = Członkowie załogi zabrani w tej turze nie mogą być w kolejce, a zabrać ich musi któryś spodek. Przed ruchem z karty nie ma żadnych.
problem-locked = Pytanie o śluzę musi być rozstrzygnięte dla wszystkich członków załogi zabranych w tej turze i dla nikogo więcej.
problem-refill = Przed użyciem wzmocnienia do postawienia na planszy musi być tyle osób, ile zabrały spodki, a kiedy indziej ani jedna.
problem-passable = Przekazać można tylko członków załogi w kolorach dwóch spodków tego samego gracza, każdego raz, z włączoną opcją i nie przed ruchem z karty.
problem-used = Ulepszenia użyte w tej turze muszą należeć do spodka, działać, nie powtarzać się i być takie, których można już było użyć.
problem-gained = To, czy spodek zyskał w tej turze członka załogi, musi się zgadzać z tym, kogo zabrał.

# Opcje

option-crew_at_risk = Kogo można stracić w katastrofie
    .about = Przy „any” rozbity spodek może stracić każdego członka załogi. Przy „off_colour” ci w jego kolorze są bezpieczni.
option-fewer = Kto ma mniej załogi
    .about = Nie można okraść kogoś, kto ma mniej. Przy „crew” liczą się wszyscy na pokładzie, przy „stationed” różne specjalności.
option-partner_passing = Spodki przekazują sobie załogę
    .about = W grze dla dwóch graczy spodki jednego gracza mogą przekazać sobie załogę, gdy znajdą się obok siebie.
option-fresh_upgrade = Kiedy działa nowe ulepszenie
    .about = Przy „next_turn” ulepszenie działa od tury następnego spodka. Przy „round_end” dopiero od końca rundy.
option-board = Plansza
    .about = Przy „random” płytki układa los. Przy „reference” plansza jest zawsze ta sama.
option-hop_limit = Skoki z przyspieszaczy w turze
    .about = Po tylu skokach w jednej turze przyspieszacze są dla spodka jak zwykłe pola.
option-max_rounds = Największa liczba rund
    .about = Po tylu rundach gra się kończy i nikt nie wygrywa.

# Grupy zasad

group-components = Elementy gry
group-board = Plansza
group-setup = Przygotowanie
group-planning = Planowanie
group-turn = Tura
group-movement = Ruch
group-crew = Załoga
group-cleanup = Koniec tury
group-round_end = Koniec rundy
group-upgrades = Ulepszenia
group-cards = 23 ulepszenia
group-passing = Przekazywanie załogi między spodkami
group-end = Koniec gry
group-chance = Los
group-knowledge = Kto co wie

kit-how = Program planuje tak, żeby zabrać załogę, której mu brakuje, unika krawędzi planszy i spycha rywali, gdy nic go to nie kosztuje.

# Zagadki

riddle-question = { $seat } ma dwie tury, żeby zabrać { $crew_acc }: po drugiej z nich { $saucer } stoi na { $site_loc } z tym członkiem załogi na pokładzie, a żaden spodek się nie rozbija.
riddle-boosters = { $boosters ->
    [0] Wzmocnień nie wolno wydawać.
   *[other] Wolno lecieć tylko z kartami 2 i 3 oraz wydać jedno wzmocnienie, w jednej z tych dwóch tur.
}
riddle-still = Rywale stoją w miejscu (grają 0-5 z liczbą 0); kto zostanie popchnięty, stoi tam, gdzie się zatrzyma.
riddle-size = Plansza ma { $size } na { $size } pól; rzędy liczymy od góry, kolumny od lewej, jedne i drugie od 0.
riddle-sites = Miejsca katastrofy (rząd, kolumna): { $spaces }.
riddle-accelerators = Przyspieszacze: { $spaces }.
riddle-saucer = { $saucer_up } stoi na polu { $at }.
riddle-turn = Tura { $turn }
riddle-leg = Tura { $turn }: { $kind ->
    [hop] z przyspieszacza { $direction_to }, liczba pól: { $number }
    [boost] ze wzmocnieniem { $direction_to }, liczba pól: { $number }
   *[fly] { $number ->
        [0] bez ruchu (0-5 z liczbą 0)
       *[other] lot { $direction_to }, liczba pól: { $number }
    }
}{ $pushes ->
    [0] .
   *[other] , a spodek rywala zostaje popchnięty.
}

# Ćwiczenia

exercise-certain = { $seat } przegląda dwanaście planów: trzy karty, cztery kierunki. Przy ilu z nich { $saucer } na pewno się rozbija, cokolwiek się w tej turze wybierze? Nikt nie rusza się wcześniej i nikt nie wydaje wzmocnień.
    .hint1 = Kartę 0-5 można zagrać z liczbą 0, więc przy niej katastrofa nigdy nie jest pewna.
    .hint2 = Sprawdź każdy kierunek z kartami 2 i 3: jak daleko jest krawędź i czy po drodze jest przyspieszacz?
    .right = Dobrze. Przy pozostałych planach można jeszcze coś wybrać albo do krawędzi jest dość daleko.
    .possible = Tyle planów może skończyć się katastrofą. Przy niektórych zależy to od wyboru.
    .chosen = Są wśród nich plany z kartą 0-5. Można je zagrać z liczbą 0.
    .more = Mniej. Przy których z nich jakiś wybór pozwala zostać na planszy?
    .fewer = Więcej. Sprawdź każdą krawędź, do której jest bliżej niż liczba na karcie.
exercise-turns = Ilu własnych tur potrzebuje co najmniej { $saucer }, żeby stanąć na { $site_loc }, jeśli nikt nie stoi mu na drodze i nie wydaje wzmocnień?
    .hint1 = W jednej turze spodek leci prosto: o 2, o 3 albo, z kartą 0-5, najwyżej o 5 pól.
    .hint2 = Z przyspieszacza leci w tej samej turze dalej, o tę samą liczbę, w dowolnym kierunku.
    .right = Dobrze: tyle krawędzi ma droga na grafie tur.
    .steps = Tyle pól dzieli oba miejsca. Ale w jednej turze leci się o kilka pól.
    .more = Da się w mniejszej liczbie tur.
    .fewer = W tylu turach nie da się tam dolecieć.
exercise-fetch = { $seat } planuje ruch { $saucer_gen }. Jaką kartą i w którą stronę trzeba lecieć, żeby w tej turze można było kogoś zabrać, jeśli nikt nie rusza się wcześniej?
    .hint1 = Na wprost może nie być nikogo w zasięgu. Czy da się wlecieć na przyspieszacz?
    .hint2 = Z przyspieszacza leci się dalej o tę samą liczbę w dowolnym kierunku; każdy po drodze trafia na pokład.
    .right = Dobrze. Po drodze stoi { $crew }.
    .crash = Przy tym planie spodek na pewno się rozbija.
    .nobody = Przy tym planie nikogo nie da się zabrać, cokolwiek się wybierze.
exercise-pushes = { $seat } leci { $saucer_ins } i chce zepchnąć z planszy { $other_acc }. Przy ilu z dwunastu planów może się to udać, jeśli nikt nie rusza się wcześniej i nie ma wzmocnień?
    .hint1 = W jakim kierunku oba spodki stoją w jednej linii albo mają między sobą przyspieszacz?
    .hint2 = Popchnięty spodek leci o całą liczbę z karty, także gdy popychający staje już po jednym polu.
    .right = Dobrze.
    .sure = Przy tylu planach jest to pewne. Przy 0-5 liczbę dopiero się wybiera, więc ten plan też się nadaje.
    .way = Tyle jest odpowiednich kierunków. Każdy można zaplanować z kilkoma kartami.
    .all = Większość planów prowadzi w inną stronę.
    .more = Tylu planów do tego nie ma.
    .fewer = Jest więcej takich planów. O ile leci popchnięty spodek?
exercise-placed = Poza planszą jest { $saucer }. Gdyby teraz trafił na losowe puste miejsce katastrofy, to z jakim prawdopodobieństwem stanąłby w rzędzie albo w kolumnie, w której stoi na planszy członek załogi?
    .hint1 = Policz puste miejsca katastrofy. Te ze spodkiem albo z załogą się nie liczą.
    .hint2 = Policz, ile z nich leży w rzędzie albo w kolumnie członka załogi, i podziel.
    .right = Dobrze. Każde puste miejsce katastrofy jest jednakowo prawdopodobne.
    .twelve = To dzielenie przez wszystkie dwanaście miejsc, a niektóre są zajęte.
    .missed = Takie jest prawdopodobieństwo, że to się nie zdarzy.
    .spaces = Tak byłoby, gdyby losować spośród wszystkich pól. Losuje się tylko miejsca katastrofy.
    .one = Takie jest prawdopodobieństwo każdego pojedynczego miejsca.
    .other = Policz jeszcze raz: puste miejsca katastrofy w rzędzie lub kolumnie załogi, podzielone przez wszystkie puste miejsca katastrofy.

# Własności ruchów, o które proszą lekcje

property-fetches_crew =
    .right = Tak można kogoś zabrać: { $crew }.
    .nobody = Tak nikogo się nie zabiera. Poszukaj drogi, która prowadzi przez pole z załogą.
property-no_crash =
    .right = W ten sposób spodek nie może wylecieć za krawędź.
    .possible = To może skończyć się za krawędzią, zależnie od wyboru albo losu. Poszukaj planu, przy którym to niemożliwe.
    .crash = To kończy się za krawędzią.
property-pushes_off =
    .right = Tak można zepchnąć z planszy spodek: { $saucer }.
    .nobody = Tak nikogo nie zepchniesz. Popchnięty spodek leci o całą liczbę.

# Własne tabele

table-three_sites = tiles.toml, [[tile]] { $tile }: na ćwiartce muszą być trzy miejsca katastrofy, te same po obu stronach, a na innych płytkach żadne (CG-18).
table-boards = tiles.toml, { $row }: `board` może zawierać tylko 8, 9 i 10 (CG-15).
table-signs = tiles.toml, [[tile]] { $tile }: `{ $field }` może zawierać tylko te znaki: { $known }. Każdy rząd pól to osobny tekst.
table-shape = tiles.toml, [[tile]] { $tile }: `{ $field }` nie ma tylu rzędów i kolumn, ile na tej planszy ma { $kind ->
    [quadrant] ćwiartka
    [strip] pasek
   *[centre] środek
}. Narysuj tę stronę od nowa (CG-19 do CG-21).
table-tiles = tiles.toml: plansza o boku { $board } potrzebuje czterech ćwiartek, a większa niż 8 także czterech pasków i środka. Dopisz brakujące płytki (CG-24).
table-sites = tiles.toml: na planszy o boku { $board } każde miejsce katastrofy od 1 do 12 musi być dokładnie raz (CG-18).
table-reference = tiles.toml, [[reference]]: na planszy o boku { $board } każde `{ $field }` musi być dokładnie raz: { $known } (CG-25).
table-laid = tiles.toml, [[reference]] z miejscem { $slot }: `{ $field }` może być tylko jednym z tych: { $known } (CG-25).
table-upgrade = upgrades.toml, [[upgrade]] { $slug }: nie ma ulepszenia o takim momencie i takiej zasadzie. Zostaw `slug`, `moment` i `rule` bez zmian (CG-11).
table-upgrades = upgrades.toml: dopisz wiersz [[upgrade]] także dla: { $known } (CG-11).
table-order = table.toml: wierszami [[{ $table }]] muszą być, w tej kolejności: { $known }.
table-slot = table.toml, [[slot]] { $slot }: `kind` musi mieć wartość { $kind } (CG-19 do CG-21).
table-players = table.toml: wiersze [[party]] muszą być dla 2, 3, 4, 5 i 6 graczy, w tej kolejności (CG-1).
table-party = table.toml, [[party]] dla { $players } graczy: `{ $field }` może być tylko jednym z tych: { $known } (CG-2 do CG-15).

# Latające spodki na kwadratowej planszy: stół i droga ruchu

saucers-title = { $name }: { $what }
saucers-title-over = { $name }: koniec gry
saucers-before = przygotowanie gry
saucers-round = runda { $number }
saucers-round-turn = runda { $number }, tura { $turn }
saucers-heading = Teraz: { $what }.
saucers-eyes = Stół oczami { $seat_gen }.
saucers-eyes-public = Stół oczami widzów.
saucers-eyes-teacher = Stół oczami nauczyciela, ze wszystkimi planami.
saucers-setup = Trwa przygotowanie gry.
saucers-planning = Trwa planowanie ruchów.
saucers-turn = Trwa tura { $saucer_gen }.
saucers-won = Wygrywa { $seat }.
saucers-nobody = Gra kończy się bez zwycięzcy.
saucers-quoted = „{ $words }”
saucers-ground = Plansza ma { $size } na { $size } pól; kto wylatuje za krawędź, rozbija się.
saucers-accelerator = przyspieszacz
saucers-blank = zwykłe pole
saucers-edge = krawędź planszy
saucers-space = Rząd { $row }, kolumna { $column }: { $what }.
saucers-steps = Odległość od { $space_gen }: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
saucers-of-seat = { $saucer } { $seat_gen }
saucers-block = { $name } { $seat_gen }.
saucers-yours = To twój spodek.
saucers-turn-here = Teraz jego tura.
saucers-where = Stoi na { $space_loc }.
saucers-off = Jest poza planszą.
saucers-crew = Załoga: { $crew }; stacjonujące specjalności: { $count } z 4.
saucers-no-crew = Nie ma załogi.
saucers-counts = Wzmocnienia: { $boosters }, energia: { $energy }.
saucers-upgrades = Ulepszenia: { $names }.
saucers-has-probe = Ma sondę.
saucers-has-token = Ma nadrzędny żeton: w tej rundzie może lecieć w dowolną stronę.
saucers-plan-none = Nie ma planu.
saucers-plan-hidden = Plan leży zakryty.
saucers-plan-own = Plan jeszcze zakryty: { $card }, { $direction_to }.
saucers-plan-open = Plan odkryty: { $card }, { $direction_to }.
saucers-aboard = { $name }, na pokładzie { $saucer_gen }.
saucers-upgrade = { $name }: { $words }
saucers-fresh = Jeszcze nie można go użyć.
saucers-spin = Tury biegną { $spin }.
saucers-order = Po kolei: { $names }.
saucers-probe = Sondę ma { $seat }.
saucers-queue = Kolejka koloru { $colour_gen }, od początku: { $names }.
saucers-queues = Kolejki od lewej
saucers-stop-queue = kolejka koloru { $colour_gen }
saucers-stop-deck = talia ulepszeń
saucers-deck = Talia: { $count }
saucers-discards = Odrzucone: { $count }
saucers-deck-is = { $count ->
    [0] Talia ulepszeń jest pusta.
   *[other] Ulepszenia w talii ({ $count }): { $names }.
}
saucers-discards-are = { $count ->
    [0] Nie ma odrzuconych ulepszeń.
   *[other] Odrzucone ulepszenia ({ $count }): { $names }.
}
saucers-drawn-hidden = Dobrane ulepszenie, zakryte.
saucers-number = Liczba { $number }
saucers-direction-sun = W stronę słońca: w górę, ku mniejszym numerom rzędów.
saucers-direction-meteor = W stronę meteorytu: w dół, ku większym numerom rzędów.
saucers-direction-stars = W stronę gwiazd: w lewo, ku mniejszym numerom kolumn.
saucers-direction-asteroids = W stronę asteroid: w prawo, ku większym numerom kolumn.
saucers-off-chip = poza
saucers-probe-chip = sonda
saucers-token-chip = żeton
saucers-legend = { $sign } { $name }
saucers-letter = { $speciality_short }: { $speciality }
saucers-legend-boosters = wzmocnienia
saucers-legend-energy = energia
saucers-legend-accelerator = przyspieszacz
saucers-crew-at = { $crew } na { $space_loc }
saucers-ground-crew = Załoga na planszy: { $names }.
saucers-ground-none = Na planszy nie ma załogi.
saucers-standing = { $name }: { $count } z { $all } specjalności.
saucers-caption = Co należy do spodków.
saucers-column-saucer = Spodek
saucers-column-player = Gracz
saucers-column-space = Pole
saucers-column-crew = Załoga
saucers-column-stationed = Stacjonujące
saucers-column-boosters = Wzmocnienia
saucers-column-energy = Energia
saucers-column-upgrades = Ulepszenia
saucers-column-plan = Plan
saucers-path = { $saucer } leci z { $start_gen } na { $space }.
saucers-path-pushed = { $saucer } zostaje popchnięty z { $start_gen } na { $space }.
saucers-path-jump = { $saucer } przeskakuje z { $start_gen } na { $space }.
saucers-path-crash = { $saucer } wylatuje poza planszę z { $space_gen }.

# Wykresy do Crash and Grab

chart-landing = Gdzie wyląduje spodek?
chart-rings = Dokąd i w ilu turach można dolecieć?
chart-plans = Jak niebezpieczne są poszczególne plany?
chart-crew = Ilu członków załogi ma każdy z graczy?
chart-wins = Kto wygrywa, gdy wszyscy grają losowo?
saucers-nothing-yet = Nie ma tu jeszcze czego obliczać: trwa przygotowanie gry.
saucers-why = Dlaczego
saucers-tiny = <0,1%
saucers-landing-plan = To { $saucer } { $seat_gen } i jego { $plan }.
saucers-landing-any = To { $saucer } { $seat_gen }, gdyby teraz była jego tura; każdy z dwunastu planów jest jednakowo prawdopodobny.
saucers-landing-model = Każdy wybór w tej turze jest jednakowo prawdopodobny; liczy się najwyżej jedno wzmocnienie, bez ulepszeń. Przyspieszacze są zakreskowane.
saucers-landing-crash = Szansa na katastrofę: { $share }.
saucers-likely = { $what }: { $share }.
saucers-space-head = Pole
saucers-rings-about = Ilu własnych tur potrzebuje { $saucer } { $seat_gen }, bez wzmocnień i gdy żaden spodek nie stoi mu na drodze. Kropka: więcej niż trzech albo nie da się tam stanąć. Przyspieszacze są zakreskowane.
saucers-rings-off = To { $saucer } { $seat_gen }: jest poza planszą i najpierw trafia na losowe miejsce.
saucers-turns-plain = Tury
saucers-turns-boosted = Tury z jednym wzmocnieniem w każdej
saucers-ring = { $turn ->
    [one] W 1 turze
   *[other] W { $turn } turach
}: { $count ->
    [one] 1 pole
    [few] { $count } pola
   *[other] { $count } pól
}.
saucers-plan-head = Plan
saucers-plan-row = { $card }, { $direction_to }
saucers-ends = Może skończyć na
saucers-fetches = Może zabrać
saucers-own-crash = rozbija się sam
saucers-plans-about = To { $saucer } { $seat_gen }: z jakim prawdopodobieństwem przy danym planie sam się rozbija i z jakim w tej rundzie spycha go z planszy każdy z rywali z osobna.
saucers-model-rivals = Wszystkie dwanaście planów rywala i wszystkie jego wybory są jednakowo prawdopodobne; wzmocnień i ulepszeń nie liczymy.
saucers-safest = Najbezpieczniej: { $plans }.
saucers-fetch = { $plan }: po drodze może być { $crew }.
saucers-round-head = Runda
saucers-rounds = Runda
saucers-crew-axis = Załoga na pokładzie
saucers-crew-about = Wszyscy członkowie załogi na pokładzie spodka (albo obu spodków) każdego gracza; do wygranej liczą się tylko różne specjalności.
saucers-stationed = { $saucer }: { $count ->
    [one] 1 specjalność
    [few] { $count } specjalności
   *[other] { $count } specjalności
} z 4.
saucers-won-games = Wygrane partie
saucers-wins-about = { $count ->
    [one] Rozegrano stąd losowo 1 partię
    [few] Rozegrano stąd losowo { $count } partie
   *[other] Rozegrano stąd losowo { $count } partii
}, bez zwycięzcy: { $left }. Zakryte plany są za każdym razem losowane na nowo. Prawdziwa szansa mieści się w podanych granicach 95 razy na 100.
saucers-span = { $share } (od { $low } do { $high })
