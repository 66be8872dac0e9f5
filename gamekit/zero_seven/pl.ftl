# 07 zgłoś się po polsku. Gracze nazywają się A, B, ...; forma .you zwraca się do czytającego gracza.

title = 07 zgłoś się

step-turn = tura
step-phase = faza
step-round = runda

verb-detective = Wyślij detektywa
verb-evidence = Weź kartę dowodu
verb-solve = Rozwiąż sprawę
verb-lay_suspect = Połóż kafelek sprawcy
verb-lay_crime = Połóż kafelek przestępstwa
verb-deal_suspect = Rozdaj kartę sprawcy
verb-deal_place = Rozdaj kartę miejsca
verb-deal_crime = Rozdaj kartę przestępstwa
verb-reveal = Odkryj kartę dowodu

slot-place = miejsce
slot-card = karta dowodu
slot-suspect = sprawca
slot-crime = przestępstwo

move-detective = detektyw { $place_to }
move-evidence = dowód: { $card }
move-solve = rozwiązanie: { $suspect }, { $place }, { $crime }
move-lay_suspect = kafelek sprawcy: { $suspect }
move-lay_crime = kafelek przestępstwa: { $crime }
move-deal_suspect = karta sprawcy w sprawie { $seat_gen }: { $suspect }
move-deal_place = karta miejsca w sprawie { $seat_gen }: { $place }
move-deal_crime = karta przestępstwa w sprawie { $seat_gen }: { $crime }
move-reveal = odkryta karta dowodu: { $card }

event-round = Zaczyna się runda { $number }. Pierwszy gracz to { $start }.
event-suspect_tile = Kafelek sprawcy { $place_at }: { $suspect }.
event-crime_tile = Kafelek przestępstwa { $place_at }: { $crime }.
event-case_suspect = Sprawcą w sprawie { $seat_gen } jest { $suspect }.
    .hidden = Karta sprawcy w sprawie { $seat_gen } jest rozdana.
    .you = Karta sprawcy w twojej sprawie jest rozdana: { $suspect }.
event-case_place = Miejsce przestępstwa w sprawie { $seat_gen } to { $place }.
    .hidden = Karta miejsca w sprawie { $seat_gen } jest rozdana.
    .you = Karta miejsca w twojej sprawie jest rozdana: { $place }.
event-case_crime = Przestępstwo w sprawie { $seat_gen } to { $crime }.
    .hidden = Karta przestępstwa w sprawie { $seat_gen } jest rozdana.
    .you = Karta przestępstwa w twojej sprawie jest rozdana: { $crime }.
event-display = Nowa karta dowodu: { $card }.
event-reshuffle = Talia się skończyła. { $count ->
    [one] Jedna odrzucona karta tworzy
    [few] { $count } odrzucone karty tworzą
    [many] { $count } odrzuconych kart tworzy
   *[other] { $count } odrzuconej karty tworzy
} nową talię.
event-phase = Faza { $number }. Rozwiązanie jest warte { $value ->
    [one] 1 punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}.
event-turn = Ruch wykonuje { $seat }.
    .you = Teraz twój ruch.
event-detective = { $seat } wysyła detektywa { $place_to }: { $discs ->
    [one] 1 dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
} i { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
}.
    .you = Wysyłasz detektywa { $place_to }: { $discs ->
    [one] 1 dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
} i { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
}.
event-evidence = { $seat } bierze kartę dowodu { $card }: { $result ->
    [disc] dysk, to element tej sprawy
    [cube] kostka, właściwy kafelek leży w sąsiednim miejscu
   *[nothing] nic
}.{ $moved ->
    [yes] {" "}Znacznik przechodzi od detektywa na kafelek.
   *[no] {""}
}
    .you = Bierzesz kartę dowodu { $card }: { $result ->
    [disc] dysk, to element twojej sprawy
    [cube] kostka, właściwy kafelek leży w sąsiednim miejscu
   *[nothing] nic
}.{ $moved ->
    [yes] {" "}Znacznik przechodzi od twojego detektywa na kafelek.
   *[no] {""}
}
event-wrong = { $seat } wskazuje: { $suspect }, { $place }, { $crime }. To błąd, strata { $penalty ->
    [one] 1 punktu
   *[other] { $penalty } punktów
}.
    .you = Wskazujesz: { $suspect }, { $place }, { $crime }. To błąd, tracisz { $penalty ->
    [one] 1 punkt
    [few] { $penalty } punkty
   *[many] { $penalty } punktów
}.
event-solved = { $seat } wskazuje: { $suspect }, { $place }, { $crime }. Zgadza się! { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
    .you = Wskazujesz: { $suspect }, { $place }, { $crime }. Zgadza się! { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} dla ciebie.
event-out = To była jedyna próba: { $seat } nie gra już w tej rundzie.
    .you = To była twoja jedyna próba: w tej rundzie już nie grasz.
event-value = Rozwiązanie jest teraz warte { $value ->
    [one] 1 punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}.
event-alone = Zostaje tylko { $seat } i nie dostaje punktów w tej rundzie.
    .you = Zostajesz tylko ty i nie dostajesz punktów w tej rundzie.
event-timeout = Runda kończy się po { $phases ->
    [one] 1 fazie
   *[other] { $phases } fazach
}. Nierozwiązana sprawa nie daje punktów.
event-case_shown = Sprawa { $seat_gen } to: { $suspect }, { $place }, { $crime }.
    .you = Twoja sprawa to: { $suspect }, { $place }, { $crime }.
event-game_over = Koniec gry. Wygrywa: { $winners }.

refusal-no_detectives = Nie masz już detektywów: na całą grę jest ich pięciu, każdy działa raz.
refusal-place_used = W tej rundzie twój detektyw już jest { $place_at }. Wybierz inne miejsce.
refusal-not_on_display = Karty { $card } nie ma wśród odkrytych kart dowodów.
refusal-has_token = Na kafelku { $card } leży już twój znacznik, więc ta karta nie powie nic nowego.
refusal-names_blank = Pustego kafelka nie można wskazać. Wskaż jednego sprawcę, jedno miejsce i jedno przestępstwo.
refusal-tile_laid = Kafelek { $tile } już leży na planszy.
refusal-other_case = Teraz rozdawana jest karta w sprawie { $seat_gen }.
refusal-already_dealt = Karta { $card } należy już do innej sprawy.
refusal-not_in_deck = Karty { $card } nie ma w talii.

problem-seats = Gra jest dla dwóch do pięciu graczy, a każdy ma swoją sprawę i swoje miejsce przy stole.
problem-agenda = Ruch musi mieć gracz, który jeszcze nie skończył, i nic innego nie może czekać.
problem-layout = Każdy kafelek sprawcy i przestępstwa musi leżeć w dokładnie jednym miejscu.
problem-cases = Każdy gracz potrzebuje sprawy z jednym sprawcą, jednym miejscem i jednym przestępstwem, a dwie sprawy nie mogą mieć wspólnego elementu.
problem-cards = Każda karta dowodu musi być w dokładnie jednym miejscu, a dopóki wystarcza kart, dziewięć leży odkrytych.
problem-counters = Któraś liczba jest poza zakresem: faza, runda, wartość, gracz rozpoczynający, detektywi albo punkty karne.
problem-tokens = Znacznik albo karta przed graczem mówi coś, co nie zgadza się ze sprawą.

option-one_attempt = Tylko jedna próba
    .about = Błędna próba rozwiązania kończy rundę dla tego gracza.
option-max_phases = Najdłuższa runda, w fazach
    .about = Po tylu fazach runda się kończy, a nierozwiązane sprawy nie dają punktów.
option-mini_games = Liczba rund
    .about = Mniej rund to krótsza gra.
