# 13 Clues po polsku. Gracze nazywają się A, B, ...; forma .you zwraca się do czytającego gracza.

title = 13 Clues

graph-table = kto widzi którą kartę
graph-cards = karty tego samego koloru albo tej samej kategorii

step-turn = tura
step-round = runda

verb-ask = Przesłuchaj świadka
verb-ask_secretly = Przesłuchaj świadka w tajemnicy
verb-ask_left = Przesłuchaj świadka (łącznie z kartą po lewej)
verb-ask_right = Przesłuchaj świadka (łącznie z kartą po prawej)
verb-look = Skonsultuj się z tajnym informatorem
verb-accuse = Wysuń oskarżenie
verb-take = Weź lupę od gracza
verb-choose = Wybierz tajemnicę
verb-deal = Rozdaj kartę
verb-lay = Połóż informatora
verb-left = Połóż kartę po lewej stronie
verb-first = Wylosuj gracza rozpoczynającego

slot-witness = świadek
slot-what = o co pytasz
slot-letter = informator
slot-person = osoba
slot-location = lokalizacja
slot-weapon = broń
slot-giver = gracz z lupą
slot-card = karta

move-ask = pytanie do { $witness_gen } o { $what_acc }
    .at_table = pytanie do { $witness_gen } o { $what_acc } (odpowiedź: { $count })
move-ask_secretly = tajne pytanie do { $witness_gen }: { $what }
    .at_table = tajne pytanie do { $witness_gen }: { $what } (odpowiedź: { $count })
move-ask_left = pytanie do { $witness_gen } o { $what_acc }, łącznie z kartą po lewej
    .at_table = pytanie do { $witness_gen } o { $what_acc }, łącznie z kartą po lewej (odpowiedź: { $count })
move-ask_right = pytanie do { $witness_gen } o { $what_acc }, łącznie z kartą po prawej
    .at_table = pytanie do { $witness_gen } o { $what_acc }, łącznie z kartą po prawej (odpowiedź: { $count })
move-look = informator { $letter }
    .at_table = informator { $letter }: { $card }
move-accuse = oskarżenie: { $person }, { $location }, { $weapon }
    .at_table = oskarżenie: { $person }, { $location }, { $weapon } ({ $verdict })
move-take = lupa od { $giver_gen }
move-choose = tajemnica: { $person }, { $location }, { $weapon }
move-deal = karta dla { $seat_gen }: { $card }
move-lay = informator: { $card }
move-left = karta { $seat_gen } po lewej stronie: { $card }
move-first = rozpoczyna: { $seat }

event-dealt = { $seat } dostaje kartę: { $card }.
    .you = Dostajesz kartę: { $card }.
    .hidden = { $seat } dostaje kartę.
event-laid = Na literze { $letter } leży zakryta karta: { $card }.
    .hidden = Na literze { $letter } leży zakryty informator.
event-chosen = { $seat } wybiera tajemnicę: { $person }, { $location }, { $weapon }.
    .you = Wybierasz tajemnicę dla osoby po lewej: { $person }, { $location }, { $weapon }.
    .hidden = { $seat } wybiera tajemnicę dla osoby po lewej.
event-front = Tajemnica { $seat_gen } trafia przed zasłonkę: { $person }, { $location }, { $weapon }.
    .you_hidden = Twoja tajemnica trafia przed zasłonkę. Widzą ją wszyscy oprócz ciebie.
    .hidden = Tajemnica { $seat_gen } trafia przed zasłonkę.
event-side = Za zasłonką { $seat_gen } po lewej leży { $left }, a po prawej { $right }.
    .you = Za twoją zasłonką po lewej leży { $left }, a po prawej { $right }.
    .hidden = Za zasłonką { $seat_gen } leżą dwie karty, jedna po lewej i jedna po prawej.
event-first = { $seat } rozpoczyna grę: tak chce los.
    .you = Rozpoczynasz grę: tak chce los.
event-round = Zaczyna się runda { $number }.
event-turn = Teraz tura { $seat_gen }.
    .you = Teraz twoja tura.
event-glass_taken = { $seat } bierze lupę z zasobów ogólnych.
    .you = Bierzesz lupę z zasobów ogólnych.
event-glass_claimed = Zasoby ogólne są puste, więc { $seat } bierze lupę od { $giver_gen }.
    .you = Zasoby ogólne są puste, więc bierzesz lupę od { $giver_gen }.
    .you_giver = Zasoby ogólne są puste, więc { $seat } bierze lupę od ciebie.
event-glass_given = { $seat } oddaje lupę { $taker_dat }.
    .you = Oddajesz lupę { $taker_dat }.
    .you_taker = { $seat } oddaje ci lupę.
event-glass_back = { $seat } odkłada { $count ->
    [one] lupę
    [few] { $count } lupy
   *[many] { $count } lup
} do zasobów ogólnych.
    .you = Odkładasz { $count ->
    [one] lupę
    [few] { $count } lupy
   *[many] { $count } lup
} do zasobów ogólnych.
event-asked = { $seat } daje { $witness_dat } lupę i pyta: „{ $what_asks }?” Odpowiedź: { $count }.
    .you = Dajesz { $witness_dat } lupę i pytasz: „{ $what_asks }?” Odpowiedź: { $count }.
    .you_witness = { $seat } daje ci lupę i pyta: „{ $what_asks }?” Odpowiedź: { $count }.
event-asked_secretly = { $seat } wydaje żeton Ściśle tajne, daje { $witness_dat } lupę i pyta w tajemnicy: „{ $what_asks }?” Odpowiedź: { $count }.
    .you = Wydajesz żeton Ściśle tajne, dajesz { $witness_dat } lupę i pytasz w tajemnicy: „{ $what_asks }?” Odpowiedź: { $count }.
    .you_witness = { $seat } wydaje żeton Ściśle tajne, daje ci lupę i pyta w tajemnicy: „{ $what_asks }?” Odpowiedź: { $count }.
    .hidden = { $seat } wydaje żeton Ściśle tajne, daje { $witness_dat } lupę i zadaje tajne pytanie.
event-asked_left = { $seat } pyta { $witness_acc }: „{ $what_asks }, łącznie z kartą po lewej stronie?” Odpowiedź: { $count }.
    .you = Pytasz { $witness_acc }: „{ $what_asks }, łącznie z kartą po lewej stronie?” Odpowiedź: { $count }.
    .you_witness = { $seat } pyta cię: „{ $what_asks }, łącznie z kartą po lewej stronie?” Odpowiedź: { $count }.
event-asked_right = { $seat } pyta { $witness_acc }: „{ $what_asks }, łącznie z kartą po prawej stronie?” Odpowiedź: { $count }.
    .you = Pytasz { $witness_acc }: „{ $what_asks }, łącznie z kartą po prawej stronie?” Odpowiedź: { $count }.
    .you_witness = { $seat } pyta cię: „{ $what_asks }, łącznie z kartą po prawej stronie?” Odpowiedź: { $count }.
event-looked = { $seat } zagląda do informatora { $letter } i widzi { $card_acc }.
    .you = Zaglądasz do informatora { $letter } i widzisz { $card_acc }.
    .hidden = { $seat } zagląda w tajemnicy do informatora { $letter }.
event-wrong = { $seat } oskarża: „{ $person_was } { $location_at } { $weapon_with }!” To błąd i koniec tury.
    .you = Oskarżasz: „{ $person_was } { $location_at } { $weapon_with }!” To błąd i koniec twojej tury.
event-solved = { $seat } oskarża: „{ $person_was } { $location_at } { $weapon_with }!” Zgadza się, tajemnica jest rozwiązana.
    .you = Oskarżasz: „{ $person_was } { $location_at } { $weapon_with }!” Zgadza się, twoja tajemnica jest rozwiązana.
event-tired = Gra kończy się po { $turns ->
    [one] 1 turze
   *[other] { $turns } turach
}.
event-mystery_shown = Tajemnica { $seat_gen } to { $person }, { $location } i { $weapon }.
    .you = Twoja tajemnica to { $person }, { $location } i { $weapon }.
event-hand_shown = Za zasłonką { $seat_gen } po lewej leży { $left }, a po prawej { $right }.
    .you = Za twoją zasłonką po lewej leży { $left }, a po prawej { $right }.
event-informant_shown = Informator { $letter } to { $card }.
event-game_over = { $by ->
    [solved] Koniec gry. Wygrywa { $winners }.
   *[turn_cap] Koniec gry. Nikt nie wygrywa.
}

refusal-not_in_play = W tej grze nie ma { $card_gen }, bo cały ten kolor jest odłożony.
refusal-already_dealt = { $card } leży już gdzie indziej.
refusal-other_kind = { $card } tu nie pasuje, bo teraz kolej na kartę innego rodzaju.
refusal-other_hand = Teraz kolej na karty { $seat_gen }.
refusal-not_behind = Za tą zasłonką nie ma { $card_gen }.
refusal-not_in_hand = Wśród twoich pięciu kart nie ma { $card_gen }. Wybierz z nich osobę, lokalizację i broń.
refusal-has_no_glass = { $seat } nie ma lupy. Weź ją od kogoś, kto ma choć jedną.
refusal-not_secret = Tajne pytania należą do wariantu Ściśle tajne, a ta gra toczy się bez niego.
refusal-no_token = Nie masz już żetonu Ściśle tajne, więc nie możesz pytać w tajemnicy.
refusal-name_a_side = Przy dwóch graczach w pytaniu trzeba powiedzieć, czy liczy się karta po lewej, czy po prawej stronie.
refusal-no_sides = Lewą i prawą kartę rozróżnia się tylko przy dwóch graczach. Zapytaj bez podawania strony.
refusal-own_witness = Nie możesz przesłuchać siebie. Wybierz na świadka kogoś innego.
refusal-no_kinds = W tej grze pyta się o kolor albo o kategorię, a nie o { $what_acc }.
refusal-colour_out = W tej grze nie ma { $what_many }, więc odpowiedź brzmiałaby zawsze 0.
refusal-no_informants = Przy sześciu graczach nie ma informatorów.
refusal-empty_letter = Na literze { $letter } nie leży żaden informator.
refusal-seen_behind = { $card } leży za twoją zasłonką, więc tej karty nie ma w twojej tajemnicy.
refusal-seen_in_front = { $card } należy do tajemnicy { $seat_gen }, więc w twojej tej karty nie ma.

error-top_secret_seats = Wariant Ściśle tajne jest dla trzech do sześciu graczy. Wybierz więcej graczy albo graj bez niego.

problem-seats = W tę grę gra od dwóch do sześciu osób. Każda musi mieć dwie karty, tajemnicę i miejsce na lupy, a opcje muszą być takie jak w grze.
problem-cards = Każda karta w grze musi leżeć w dokładnie jednym miejscu: w każdej tajemnicy osoba, lokalizacja i broń, za każdą zasłonką dwie karty, a reszta wśród informatorów.
problem-looked = Przy każdym informatorze trzeba podać, kto go zna, w kolejności miejsc przy stole.
problem-turn = Nie zgadza się numer tury, gracz rozpoczynający albo zwycięzca, którego jeszcze nie może być.
problem-glasses = Gdy gra od trzech do sześciu osób, lup musi być w sumie osiem, a gdy grają dwie, nie może być żadnej.
problem-tokens = Któryś gracz ma za dużo żetonów Ściśle tajne albo mniej niż zero.
problem-agenda = Ruch musi mieć ten, czyja jest tura, i musi mieć lupę, a nic innego nie może czekać na decyzję.

option-whole_kinds = Pytania o całe rodzaje kart
    .about = Można też pytać, ile osób, ile lokalizacji albo ile sztuk broni widzi świadek.
option-top_secret = Ściśle tajne
    .about = Każdy może raz zapytać w tajemnicy: pytanie i odpowiedź znają wtedy tylko pytający i świadek. Dla trzech do sześciu graczy.
option-turn_cap = Limit tur
    .about = Po tylu turach gra kończy się bez zwycięzcy.

table-seat = { $seat }
table-front = przed zasłonką { $seat_gen }
table-behind = za zasłonką { $seat_gen }

# Komputer jako gracz

kit-how = Komputer wybiera takie pytanie albo takiego informatora, żeby dowiedzieć się jak najwięcej o swojej tajemnicy, a oskarża dopiero wtedy, gdy możliwa jest już tylko jedna albo gdy niczego więcej nie może się o niej dowiedzieć.

# Grupy zasad

group-components = Co jest w pudełku
group-aim = Cel
group-setup = Przygotowanie
group-turn = Tury i lupy
group-question = Przesłuchanie świadka
group-informant = Tajni informatorzy
group-accusation = Oskarżenie
group-two = Dwóch graczy
group-end = Koniec
group-options = Opcje
group-chance = Los
group-knowledge = Kto co wie
group-interface = Co widać

# Fakty, powody i podpowiedzi

sheet-mystery = tajemnica
    .where = wśród kart tajemnicy
sheet-hand = za zasłonką { $seat_gen }
    .where = za zasłonką { $seat_gen }
sheet-informants = wśród informatorów
    .where = wśród informatorów

fact-mystery = { $mystery } należy do tajemnicy.
    .not = { $mystery_gen } nie ma w tajemnicy.
    .none = { $mystery } nie należą do tajemnicy.
    .so = { $mystery } należy do tajemnicy
    .so-not = { $mystery_gen } nie ma w tajemnicy
fact-hand = { $hand } leży za zasłonką { $seat_gen }.
    .not = { $hand_gen } nie ma za zasłonką { $seat_gen }.
    .none = { $hand } nie leżą za zasłonką { $seat_gen }.
    .so = { $hand } leży za zasłonką { $seat_gen }
    .so-not = { $hand_gen } nie ma za zasłonką { $seat_gen }
fact-informants = { $informants } leży wśród informatorów.
    .not = { $informants_gen } nie ma wśród informatorów.
    .none = { $informants } nie leżą wśród informatorów.
    .so = { $informants } leży wśród informatorów
    .so-not = { $informants_gen } nie ma wśród informatorów

why-asked = { $witness } widzi { $count ->
    [one] 1 { $what_one }
    [few] { $count } { $what_few }
   *[many] { $count } { $what_many }
}; { $seen ->
    [0] przed zasłonkami pozostałych graczy nie stoi ani jedna taka karta
    [one] jedna z tych kart stoi przed zasłonką innego gracza
    [few] { $seen } z tych kart stoją przed zasłonkami innych graczy
   *[many] { $seen } z tych kart stoi przed zasłonkami innych graczy
}, więc { $left ->
    [0] ani w tajemnicy, ani za zasłonką { $witness_gen } nie ma takiej karty
    [one] jedna jest w tajemnicy albo za zasłonką { $witness_gen }
    [few] { $left } są w tajemnicy lub za zasłonką { $witness_gen }
   *[many] { $left } jest w tajemnicy lub za zasłonką { $witness_gen }
}
    .all-seen = { $witness } widzi { $count ->
    [one] 1 { $what_one } i ta karta stoi przed zasłonką innego gracza
    [few] { $count } { $what_few } i wszystkie te karty stoją przed zasłonkami innych graczy
   *[many] { $count } { $what_many } i wszystkie te karty stoją przed zasłonkami innych graczy
}, więc ani w tajemnicy, ani za zasłonką { $witness_gen } nie ma takiej karty
    .none = { $witness } nie widzi żadnych { $what_many }, więc ani w tajemnicy, ani za zasłonką { $witness_gen } nie ma takiej karty
why-asked_left = { $witness } widzi { $count ->
    [one] 1 { $what_one } łącznie z kartą po lewej stronie, więc ta karta jest w tajemnicy albo leży po lewej stronie za zasłonką { $witness_gen }
    [few] { $count } { $what_few } łącznie z kartą po lewej stronie, więc najwyżej jedna z tych kart leży po lewej stronie za zasłonką { $witness_gen }, a reszta jest w tajemnicy
   *[many] { $count } { $what_many } łącznie z kartą po lewej stronie, więc najwyżej jedna z tych kart leży po lewej stronie za zasłonką { $witness_gen }, a reszta jest w tajemnicy
}
    .none = { $witness } nie widzi żadnych { $what_many }, nawet łącznie z kartą po lewej stronie, więc w tajemnicy nie ma takiej karty, a po lewej stronie za zasłonką { $witness_gen } leży inna
why-asked_right = { $witness } widzi { $count ->
    [one] 1 { $what_one } łącznie z kartą po prawej stronie, więc ta karta jest w tajemnicy albo leży po prawej stronie za zasłonką { $witness_gen }
    [few] { $count } { $what_few } łącznie z kartą po prawej stronie, więc najwyżej jedna z tych kart leży po prawej stronie za zasłonką { $witness_gen }, a reszta jest w tajemnicy
   *[many] { $count } { $what_many } łącznie z kartą po prawej stronie, więc najwyżej jedna z tych kart leży po prawej stronie za zasłonką { $witness_gen }, a reszta jest w tajemnicy
}
    .none = { $witness } nie widzi żadnych { $what_many }, nawet łącznie z kartą po prawej stronie, więc w tajemnicy nie ma takiej karty, a po prawej stronie za zasłonką { $witness_gen } leży inna
why-looked = informator { $letter } to { $card }
why-informant_shown = informator { $letter } to { $card }
why-hand_shown = za zasłonką { $seat_gen } leżą { $left } i { $right }
why-wrong = { $seat } wskazuje w oskarżeniu { $person_acc }, { $location_acc } i { $weapon_acc }, a nie wolno wskazać karty, którą się widzi, więc żadnej z nich nie ma ani w tajemnicy, ani za zasłonką { $seat_gen }
    .own = { $person }, { $location } i { $weapon } razem to błędne oskarżenie
why-solved = tajemnica jest rozwiązana: { $person }, { $location }, { $weapon }
why-mystery_shown = tajemnica jest odkryta: { $person }, { $location }, { $weapon }
why-many-earlier = { $count ->
    [one] dochodzi do tego { $count } fakt ustalony wcześniej
    [few] dochodzą do tego { $count } fakty ustalone wcześniej
   *[many] dochodzi do tego { $count } faktów ustalonych wcześniej
}
why-so = A więc { $fact }.
why-only-left = { $part ->
    [person] Z osób, których nie widać, żadna inna nie wchodzi w grę
    [location] Z lokalizacji, których nie widać, żadna inna nie wchodzi w grę
   *[weapon] Z broni, której nie widać, żadna inna nie wchodzi w grę
}, więc { $fact }.
why-only-fits = Nic innego do tego nie pasuje, więc { $fact }.

# Obraz stołu

scene-title-setup = { $name }: przygotowanie
scene-title-turn = { $name }: tura { $number }
scene-title-over = { $name }: koniec gry
scene-card = { $card } ({ $colour }, { $category })
scene-in-front = Przed zasłonką { $seat_gen }.
scene-behind = Za zasłonką { $seat_gen }.
scene-on-left = Za zasłonką { $seat_gen }, po lewej.
scene-on-right = Za zasłonką { $seat_gen }, po prawej.
scene-on-letter = Leży na literze { $letter }, więc nie ma tej karty w twojej tajemnicy.
scene-hidden = Nie widać tej karty.
scene-unseen = { $seat } nie widzi tej karty.
scene-player = { $seat }.
scene-yours = To twoje miejsce.
scene-turn = Trwa tura { $seat_gen }.
scene-glasses = { $count ->
    [0] Bez lupy.
    [one] 1 lupa.
    [few] { $count } lupy.
   *[many] { $count } lup.
}
scene-tokens = { $count ->
    [0] Bez żetonu Ściśle tajne.
    [one] 1 żeton Ściśle tajne.
    [few] { $count } żetony Ściśle tajne.
   *[many] { $count } żetonów Ściśle tajne.
}
scene-front = Przed zasłonką: { $cards }.
scene-front-hidden = Przed zasłonką: tajemnica, której stąd nie widać.
scene-no-front = Przed zasłonką nic nie stoi.
scene-hand = Za zasłonką: { $cards }.
scene-hand-sides = Za zasłonką: po lewej { $left }, po prawej { $right }.
scene-hand-hidden = Za zasłonką: { $count ->
    [one] 1 karta, której
    [few] { $count } karty, których
   *[many] { $count } kart, których
} stąd nie widać.
scene-no-hand = Za zasłonką nic nie leży.
scene-informant = Informator { $letter }.
scene-looked-none = Nikt jeszcze nie zna tej karty.
scene-looked = Kto zna tę kartę: { $players }.
scene-question = Pytanie o { $what_acc }.
scene-sign = Znak na kartach: { $sign }.
scene-supply = { $count ->
    [0] Zasoby ogólne: bez lup.
    [one] Zasoby ogólne: 1 lupa.
    [few] Zasoby ogólne: { $count } lupy.
   *[many] Zasoby ogólne: { $count } lup.
}
scene-supply-label = Zasoby
scene-you = ty
scene-secret = ŚT
scene-ask = Pytania
scene-informants = Informatorzy
scene-tray = Karty, których nie widać
scene-tray-own = Karty, których nie widzisz
scene-tray-of = Karty, których nie widzi { $seat }

alt-table = Stół dla { $players } graczy. Kart w grze: { $cards }.
alt-dealing = Trwa przygotowanie gry.
alt-over = Koniec gry. Nikt nie wygrywa.
alt-won = Koniec gry. Wygrywa { $seat }.
alt-eyes = Tak widzi stół { $seat }.
alt-public = Tak widzi stół ktoś z boku.
alt-teacher = Widać wszystkie karty.
holds-looked = Znani informatorzy: { $letters }.
holds-left = Po lewej siedzi { $seat }.
table-caption = Co gdzie leży.
table-counts = Lupy: { $players }, zasoby ogólne { $count }.
table-glasses = { $seat } { $count }
table-where = Gdzie
table-cards = Karty
table-letter = informator { $letter }

# Wykresy

chart-mystery = Co należy do tajemnicy?
chart-sheet = Gdzie leży która karta?
chart-information = Ile mówi każde pytanie?
chart-informants = Ile jest wart informator?
chart-remaining = Ile tajemnic jest jeszcze możliwych?
chart-about-own = Tajemnica { $seat_gen } na podstawie tego, co wie ten gracz.
chart-in-bits = W bitach: jeden bit zmniejsza niepewność o połowę.
chart-most = najbardziej prawdopodobne to { $names }, { $share }.
chart-tells = { $action }: { $bits } bita.
chart-nothing-yet = Nie ma czego obliczać, bo tajemnice nie stoją jeszcze przed zasłonkami.
chart-nothing-public = Ktoś z boku nie widzi kart. Wybierz oczy któregoś gracza.
chart-no-informants = Przy sześciu graczach nie ma informatorów.
chart-card = Karta
chart-kind = Rodzaj
chart-certain-cell = pewne
chart-impossible-cell = wykluczone
chart-question = Pytanie
chart-left = karta po lewej
chart-right = karta po prawej
chart-why = Dlaczego
chart-where-is = { $name }: { $place }.
chart-none-certain = Miejsce żadnej karty nie jest pewne.
chart-dot = Kropka oznacza, że to wykluczone.
chart-in-mystery = tajemnica
chart-in-hand = za zasłonką|{ $seat_gen }
chart-in-informants = informatorzy
chart-best-last = Ostatni słupek to najlepsze pytanie.
chart-best = Najwięcej mówi teraz { $action } ({ $bits } bita).
chart-nothing-tells = O tej tajemnicy nie da się już w ten sposób dowiedzieć niczego nowego.
chart-mysteries = możliwe tajemnice
chart-turns = tury gry
chart-dwindle = Na początku możliwych tajemnic jest { $first }, a po { $turns ->
    [one] 1 turze
   *[other] { $turns } turach
} { $last ->
    [few] zostają { $last }
   *[other] zostaje { $last }
}.

# Lekcje: własności ruchu i co się o nim mówi

property-good_question =
    .right = To dobry wybór: daje { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    } wiedzy o twojej tajemnicy, a najlepszy { $best }.
    .poor = To za mało: tylko { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    } wiedzy o twojej tajemnicy, a najlepszy wybór daje { $best }. Poszukaj pytania, na które odpowiedź bardziej zależy od twoich kart.
    .known = Tę odpowiedź już znasz, więc nic to nie da. Najlepszy wybór daje { $best ->
        [one] 1 bit
        [few] { $best } bity
        [many] { $best } bitów
       *[other] { $best } bita
    }.
    .nothing = Odpowiedź mówiłaby tylko o innych kartach, a o twojej tajemnicy nic. Najlepszy wybór daje { $best ->
        [one] 1 bit
        [few] { $best } bity
        [many] { $best } bitów
       *[other] { $best } bita
    }.
    .attempt = Tu przesłuchaj świadka albo zajrzyj do informatora.

property-possible_case =
    .right = { $count ->
        [one] Ta tajemnica zgadza się ze wszystkim, co wiesz, i żadna inna już nie.
        [few] Ta tajemnica zgadza się ze wszystkim, co wiesz, ale takich tajemnic są w sumie { $count }.
       *[many] Ta tajemnica zgadza się ze wszystkim, co wiesz, ale takich tajemnic jest w sumie { $count }.
    }
    .question = Tu wysuń oskarżenie: wskaż osobę, lokalizację i broń.
    .again = Takie oskarżenie już raz padło z twojej strony i było błędne.
    .looked = Informator { $letter } to { $card }, więc tej karty nie ma w twojej tajemnicy.
    .barred = { $seat } wskazuje w oskarżeniu { $card_acc }. Nie wolno wskazać karty, którą się widzi, a twoją tajemnicę widzą wszyscy oprócz ciebie. Tej karty w niej więc nie ma.
    .over = Gdyby to była twoja tajemnica, odpowiedź { $witness_gen } na pytanie o { $what_acc } brzmiałaby co najmniej { $least }, a brzmi { $told }.
    .under = Gdyby to była twoja tajemnica, odpowiedź { $witness_gen } na pytanie o { $what_acc } brzmiałaby najwyżej { $most }, a brzmi { $told }.
    .card = Żaden wiersz w przebiegu gry sam nie wyklucza { $card_gen }, ale kilka razem już tak.
    .together = Żaden wiersz w przebiegu gry sam nie wyklucza tej tajemnicy, ale wykluczają ją wszystkie razem.

property-certain_case =
    .right = Ze wszystkim, co wiesz, zgadza się już tylko ta tajemnica. Teraz masz pewność.
    .open = Na to za wcześnie: możliwych tajemnic jest jeszcze { $count }, na przykład taka: { $person }, { $location }, { $weapon }.
    .question = { property-possible_case.question }
    .again = { property-possible_case.again }
    .looked = { property-possible_case.looked }
    .barred = { property-possible_case.barred }
    .over = { property-possible_case.over }
    .under = { property-possible_case.under }
    .card = { property-possible_case.card }
    .together = { property-possible_case.together }

# Ćwiczenia: pytanie, wskazówki od najdelikatniejszej do najwyraźniejszej i to, co słychać po odpowiedzi

slot-in_mystery = w tajemnicy kogoś, kto słucha
slot-behind_accuser = za zasłonką oskarżającego
slot-behind_listener = za zasłonką kogoś, kto słucha
slot-with_informants = wśród informatorów

exercise-unseen = Przy stole jest pięcioro graczy, w grze jest 27 kart i nikt jeszcze o nic nie pyta. Ilu z tych kart { $seat } nie widzi?
    .hint1 = Policz to, co widać: przed zasłonkami innych i za zasłonką { $seat_gen }.
    .hint2 = Cztery tajemnice po trzy karty i dwie karty za własną zasłonką. Odejmij je od wszystkich kart w grze.
    .right = Zgadza się. Każdy następny gracz to trzy karty więcej w grze i trzy karty więcej na widoku, więc przy każdym stole wychodzi tyle samo. Stąd nazwa gry.
    .screen = Brakuje dwóch kart za własną zasłonką: je też widać.
    .mine = Prawie: trzech kart własnej tajemnicy też nie widać. Widzą je inni, ale nie ich właściciel.
    .three = Tyle kart ma własna tajemnica. Nie widać jednak też kart za cudzymi zasłonkami ani informatorów.
    .all = Tyle jest wszystkich kart w grze. Niektóre z nich widać.
    .more = Zakrytych jest mniej. Co { $seat } widzi?
    .fewer = Zakrytych jest więcej. Pomyśl o cudzych zasłonkach, o informatorach i o własnej tajemnicy.

exercise-mysteries = Przy stole jest troje graczy i nikt jeszcze o nic nie pyta. Ile tajemnic jest możliwych dla { $seat_gen }?
    .hint1 = Tajemnica to jedna osoba, jedna lokalizacja i jedna broń, a { $seat } nie widzi żadnej z nich.
    .hint2 = Spójrz oczami { $seat_gen }: ilu z 7 osób nie widać, ilu z 7 lokalizacji i ilu z 7 sztuk broni?
    .right = Zgadza się: każda niewidoczna osoba pasuje do każdej niewidocznej lokalizacji i do każdej niewidocznej broni. Przy każdym stole wychodzi 75 albo 80, zależnie od dwóch kart za własną zasłonką.
    .sum = To suma. A każda osoba pasuje do każdej lokalizacji i do każdej broni, więc trzeba mnożyć.
    .all = Tu liczą się wszystkie karty w grze. Tych, które { $seat } widzi, nie może być w tajemnicy.
    .any = Na tyle sposobów można wziąć trzy dowolne z niewidocznych kart. Ale tajemnica ma po jednej karcie każdego rodzaju.
    .other = Jeszcze nie. Policz niewidoczne osoby, lokalizacje i sztuki broni, każdy rodzaj z osobna.

exercise-count = { $seat } pyta { $witness_acc }: „{ $what_asks }?” Spójrz na stół oczami nauczyciela. Jaka musi być odpowiedź?
    .hint1 = Świadek liczy to, co widzi: tajemnice przed zasłonkami wszystkich innych i dwie karty za własną.
    .hint2 = Tajemnica pytającego się liczy, a tajemnica świadka nie. Informatorzy też nie.
    .right = Zgadza się. Wśród policzonych kart jest tajemnica pytającego i właśnie dlatego warto pytać.
    .own = W tej liczbie jest też tajemnica świadka, a przecież swojej tajemnicy nikt nie widzi.
    .eyes = Tyle widzi { $seat }. Spójrz oczami { $witness_gen }.
    .more = Za dużo. Nie liczy się to, co stoi przed zasłonką świadka, i nie liczą się informatorzy.
    .fewer = Za mało. Czy są w tej liczbie tajemnica pytającego i dwie karty za zasłonką świadka?

exercise-hidden = { $seat } pyta { $witness_acc }: „{ $what_asks }?” Odpowiedź: { $count }. Ilu z tych kart { $seat } nie widzi, bo są w jego tajemnicy albo za zasłonką { $witness_gen }?
    .hint1 = Które z kart, które liczy { $witness }, widzi także { $seat }?
    .hint2 = Spójrz oczami { $seat_gen } na tajemnice pozostałych. Pamiętaj tylko, że { $witness } nie liczy swojej własnej.
    .hint3 = Od liczby { $count } odejmij karty, które widzą oboje.
    .right = Zgadza się. To, co świadek liczy, a czego pytający nie widzi, jest tylko w dwóch miejscach. Tak czyta się każdą odpowiedź.
    .all = Co najmniej jedną z tych kart { $seat } widzi przed czyjąś zasłonką.
    .own = Odejmujesz też kartę, która stoi przed zasłonką { $witness_gen }. { $seat } ją widzi, ale { $witness } nie, więc nie ma jej w odpowiedzi.
    .more = Tylu takich kart { $witness } nawet nie widzi.
    .fewer = Niewidocznych jest więcej. Odejmij tylko to, co widzą oboje.

exercise-ask = Teraz tura { $seat_gen }. Które pytanie powie najwięcej o jego tajemnicy?
    .hint1 = Pytanie jest dobre, jeśli różne odpowiedzi są podobnie prawdopodobne i zależą od tajemnicy, a nie tylko od kart za czyjąś zasłonką.
    .hint2 = Zostaje pięć tajemnic. Wypisz je: czym się różnią i czy obaj świadkowie już na to odpowiadają?
    .right = Zgadza się: to { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    } i żadne pytanie nie daje więcej.
    .nothing = Cokolwiek odpowie { $witness }, nie powie to nic o tajemnicy { $seat_gen }.
    .close = To { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    }, prawie tyle, ile daje najlepsze pytanie.
    .less = To tylko { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    }. Są lepsze pytania.

exercise-wrong = Możliwych tajemnic { $seat_gen } jest { $count }. { $seat } oskarża, wskazując trzy karty, i się myli. Ile możliwych tajemnic zostaje mu potem?
    .hint1 = Wiadomo tylko, że to błąd, i nic więcej.
    .hint2 = Może dwie z trzech kart są dobre. Co naprawdę odpada?
    .right = Zgadza się: odpada jedna jedyna. Kosztuje to turę i wszystkie lupy, a inni słyszą, których kart { $seat } nie widzi.
    .same = Odpada przynajmniej ta tajemnica, którą wskazano.
    .half = Listę przepoławia tylko pytanie, na które obie odpowiedzi są tak samo prawdopodobne. Tutaj „błąd” było prawie pewne.
    .three = Nie można skreślić każdej z trzech kart z osobna, bo może dwie z nich są dobre.
    .solved = Tyle zostaje po trafnym oskarżeniu.
    .other = Jeszcze nie. Zastanów się, co wyklucza słowo „błąd”.

exercise-named = { $seat } wskazuje w oskarżeniu { $person_acc }, { $location_acc } i { $weapon_acc } i się myli. Czego dowiadują się z tego inni? Zaznacz miejsca, w których nie może leżeć żadna z tych trzech kart.
    .hint1 = Jakich kart nie wolno wskazać?
    .hint2 = { $seat } widzi tajemnice wszystkich innych i dwie karty za własną zasłonką.
    .right = Zgadza się. Oskarżenie zdradza, których kart oskarżający nie widzi. Wszyscy inni mogą je skreślić w dwóch miejscach.
    .informants = Tam mogą leżeć: { $seat } nie zna wszystkich informatorów, a nawet kartę poznaną u informatora wolno wskazać.
    .other = { $seat } nie zagląda za cudze zasłonki, więc te karty mogą tam leżeć.
    .half_in_mystery = Na razie dobrze. Są jednak jeszcze dwie karty, które { $seat } widzi, a nikt inny nie.
    .half_behind_accuser = Na razie dobrze. Ale { $seat } widzi nie tylko te dwie karty: kto widzi twoją tajemnicę?

exercise-share = Możliwych tajemnic { $seat_gen } jest jeszcze { $count }, ale nie wszystkie są tak samo prawdopodobne. Pasuje do nich kolejno tyle rozdań: { $each }, razem { $total }. Jakie prawdopodobieństwo ma ta, do której pasuje ich najwięcej?
    .hint1 = Wszystkie rozdania są tak samo prawdopodobne. Licz więc rozdania, a nie tajemnice.
    .hint2 = Podziel największą z tych liczb przez ich sumę. Możesz podać ułamek albo całe procenty.
    .right = Zgadza się. Jest najbardziej prawdopodobna, a mimo to raczej błędna niż trafna. W tej grze okazuje się błędna.
    .alike = Tak byłoby, gdyby wszystkie tajemnice były tak samo prawdopodobne. Pasuje do nich jednak różna liczba rozdań.
    .odds = To porównanie najbardziej prawdopodobnej tajemnicy z pozostałymi. Porównaj ją ze wszystkimi, razem z nią samą.
    .against = Takie jest prawdopodobieństwo, że to nie ona.
    .other = Jeszcze nie. Ile jest wszystkich rozdań, a ile pasuje do najbardziej prawdopodobnej tajemnicy?

exercise-twin = Możliwe są już tylko dwie tajemnice { $seat_gen } i żadne pytanie ich nie rozróżni. Jedna to { $person }, { $location } i { $weapon }. Jaka jest druga?
    .hint1 = Każdy świadek odpowiada przy obu tak samo. Druga tajemnica ma więc tyle samo kart każdego koloru i każdej kategorii.
    .hint2 = Dwie karty trzeba zamienić na inne, każdą na kartę tego samego rodzaju i tej samej kategorii. Jakie kolory mają te dwie?
    .hint3 = Nowe karty mają te same dwa kolory, tylko na odwrót: nowa osoba ma kolor starej lokalizacji, a nowa lokalizacja kolor starej osoby.
    .right = Zgadza się. Dwie pozostałe karty leżą razem za jedną zasłonką, więc także ten gracz liczy tyle samo. Wtedy nie pomaga ani pytanie, ani informator i rozstrzyga tylko szczęście.
    .same = Tę już znasz.
    .out = W żadnej z dwóch tajemnic nie ma { $card_gen }.
    .mixed = Każda z tych kart jest możliwa, ale nie wszystkie trzy razem: zmieniłaby się liczba kart któregoś koloru.

# Zagadki

about-puzzle = Do rozwiązania wystarczy to, co wie { $seat }. Jaka osoba, jaka lokalizacja i jaka broń należą do tajemnicy tego gracza?

## Przy prawdziwym stole

slot-count = odpowiedź
slot-verdict = trafnie czy błędnie

verb-hold_left = Wpisz moją kartę po lewej
verb-hold_right = Wpisz moją kartę po prawej
verb-front = Wpisz tajemnicę, którą widzę
verb-ask_unheard = Tajne pytanie, którego nie słyszę
verb-look_unseen = Ktoś inny zagląda do informatora

move-hold_left = karta po lewej za moją zasłonką: { $card }
move-hold_right = karta po prawej za moją zasłonką: { $card }
move-front = tajemnica przed zasłonką { $seat_gen }: { $person }, { $location }, { $weapon }
move-ask_unheard = tajne pytanie do { $witness_gen }
move-look_unseen = informator { $letter }

option-me = Jestem graczem
    .about = Gracz, który wpisuje do programu to, co dzieje się przy stole. 0 to gracz A.

enter-hold_left = Wpisz dwie karty zza swojej zasłonki, najpierw tę po lewej. Inni gracze nie zobaczą ich na swoich panelach.
enter-hold_right = { enter-hold_left }
enter-front = Wpisz po kolei tajemnice, które widzisz przed zasłonkami pozostałych graczy, zaczynając od osoby po lewej.
enter-first = Wpisz, kto rozpoczyna.

refusal-stands_in_front = { $card } stoi już przed zasłonką { $seat_gen }. Sprawdź jeszcze raz, co wpisujesz.
refusal-accuser_sees = { $actor } widzi { $card_acc } przed zasłonką { $seat_gen }, więc nie może wskazać tej karty. Sprawdź jeszcze raz, co pada przy stole i co jest wpisane.
refusal-no_token_there = { $actor } nie ma już żetonu Ściśle tajne, więc nie może pytać w tajemnicy.
refusal-asks_oneself = Teraz tura { $actor_gen }, więc świadkiem może być tylko ktoś inny. Wpisz, kto odpowiada na to pytanie.

# Własne karty

table-colour = [[colour]] { $slug }: kolor musi mieć dokładnie jeden wiersz [[{ $table }]], a ma { $count } ({ $rows ->
    [none] żaden
   *[other] { $rows }
}). Wpisz `colour` { $slug } w dokładnie jednym wierszu [[{ $table }]] (TC-1).
table-kinds = [[kind]]: napisz trzy wiersze, których `cards` to po kolei: { $known }.
table-colours = [[colour]]: wierszy musi być { $needed }, a nie { $count } (TC-1).
table-categories = [[category]]: w każdej kategorii musi być kart { $needed }. Inna liczba jest tu (TC-2): { $rows }.
