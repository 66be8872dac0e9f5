# 07 zgłoś się po polsku. Gracze nazywają się A, B, ...; forma .you zwraca się do czytającego gracza.

title = 07 zgłoś się

graph-board = mapa miasta

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
    .at_table = detektyw { $place_to } (dyski: { $discs }, kostki: { $cubes })
move-evidence = karta dowodu „{ $card }”
    .at_table = karta dowodu „{ $card }” ({ $answer })
move-solve = rozwiązanie „{ $suspect }, { $place }, { $crime }”
    .at_table = rozwiązanie „{ $suspect }, { $place }, { $crime }” ({ $verdict })
move-lay_suspect = kafelek sprawcy: { $suspect }
move-lay_crime = kafelek przestępstwa: { $crime }
move-deal_suspect = karta sprawcy do sprawy { $seat_gen }: { $suspect }
move-deal_place = karta miejsca do sprawy { $seat_gen }: { $place }
move-deal_crime = karta przestępstwa do sprawy { $seat_gen }: { $crime }
move-reveal = odkryta karta dowodu: { $card }

event-round = Zaczyna się runda { $number }. Pierwszy ruch należy do { $start_gen }.
event-suspect_tile = Kafelek sprawcy { $place_at }: { $suspect }.
event-crime_tile = Kafelek przestępstwa { $place_at }: { $crime }.
event-case_suspect = Sprawcą w sprawie { $seat_gen } jest { $suspect }.
    .hidden = Do sprawy { $seat_gen } rozdano kartę sprawcy.
    .you_hidden = Do twojej sprawy rozdano kartę sprawcy.
event-case_place = Miejsce w sprawie { $seat_gen } to { $place }.
    .hidden = Do sprawy { $seat_gen } rozdano kartę miejsca.
    .you_hidden = Do twojej sprawy rozdano kartę miejsca.
event-case_crime = Przestępstwo w sprawie { $seat_gen }: { $crime }.
    .hidden = Do sprawy { $seat_gen } rozdano kartę przestępstwa.
    .you_hidden = Do twojej sprawy rozdano kartę przestępstwa.
event-display = Nowa karta dowodu: { $card }.
event-reshuffle = Talia jest pusta. { $count ->
    [one] Jedna odrzucona karta tworzy
    [few] { $count } odrzucone karty tworzą
    [many] { $count } odrzuconych kart tworzy
   *[other] { $count } odrzuconej karty tworzy
} nową talię.
event-phase = Faza { $number }, rozwiązanie jest warte { $value ->
    [one] 1 punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}.
event-turn = Teraz ruch { $seat_gen }.
    .you = Teraz twój ruch.
event-detective = { $seat } wysyła detektywa { $place_to }: { $discs ->
    [0] { $cubes ->
        [0] ani dysku, ani kostki
       *[other] żadnego dysku
    }
    [one] 1 dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
}{ $cubes ->
    [0] { $discs ->
        [0] {""}
       *[other] , żadnej kostki
    }
    [one] , 1 kostka
    [few] , { $cubes } kostki
   *[many] , { $cubes } kostek
}.
    .you = Wysyłasz detektywa { $place_to }: { $discs ->
    [0] { $cubes ->
        [0] ani dysku, ani kostki
       *[other] żadnego dysku
    }
    [one] 1 dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
}{ $cubes ->
    [0] { $discs ->
        [0] {""}
       *[other] , żadnej kostki
    }
    [one] , 1 kostka
    [few] , { $cubes } kostki
   *[many] , { $cubes } kostek
}.
event-evidence = { $seat } bierze kartę dowodu „{ $card }”: { $result ->
    [disc] dysk, to element sprawy { $seat_gen }
    [cube] kostka, właściwy kafelek leży tuż obok
   *[nothing] nic
}.{ $moved ->
    [yes] {" "}Znacznik przechodzi od detektywa na kafelek.
   *[no] {""}
}
    .you = Bierzesz kartę dowodu „{ $card }”: { $result ->
    [disc] dysk, to element twojej sprawy
    [cube] kostka, właściwy kafelek leży tuż obok
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
event-out = { $seat } nie gra już w tej rundzie, bo próba jest tylko jedna.
    .you = Nie grasz już w tej rundzie, bo próba jest tylko jedna.
event-value = W tej fazie sprawa została rozwiązana, więc wartość rozwiązania spada.
event-alone = { $seat } zostaje bez rozwiązania i nie dostaje punktów w tej rundzie.
    .you = Zostajesz bez rozwiązania i nie dostajesz punktów w tej rundzie.
event-timeout = Runda kończy się po { $phases ->
    [one] 1 fazie
   *[other] { $phases } fazach
}. Nierozwiązana sprawa nie daje punktów.
event-case_shown = Sprawa { $seat_gen } to: { $suspect }, { $place }, { $crime }.
    .you = Twoja sprawa to: { $suspect }, { $place }, { $crime }.
event-game_over = Koniec gry. Zwycięstwo: { $winners }{ $by ->
    [detectives] {" "}(tyle samo punktów co ktoś inny, ale więcej detektywów)
    [penalties] {" "}(tyle samo punktów i detektywów co ktoś inny, ale mniej punktów karnych)
    [shared] {" "}(wszystko mają równe, więc zwycięstwo jest wspólne)
   *[points] {""}
}.

holds-at = { $place }: { $what }
holds-discs = Dyski leżą na: { $tiles }.
holds-cubes = Kostki leżą na: { $tiles }.
holds-nothings = Nic nie powiedziały karty: { $tiles }.

refusal-no_detectives = Nie masz już detektywów: na całą grę jest ich pięciu i każdy działa tylko raz.
refusal-place_used = W tej rundzie twój detektyw jest już { $place_at }. Wybierz inne miejsce.
refusal-not_on_display = Karty „{ $card }” nie ma wśród odkrytych kart dowodów.
refusal-has_token = Na kafelku „{ $card }” leży już twój znacznik, więc ta karta nie powie ci nic nowego.
refusal-names_blank = Pustego kafelka nie można wskazać. Wskaż sprawcę, miejsce i przestępstwo.
refusal-tile_laid = Ten kafelek leży już na planszy: { $tile }.
refusal-other_case = Teraz rozdaje się kartę do sprawy { $seat_gen }.
refusal-already_dealt = Karta „{ $card }” należy już do innej sprawy.
refusal-not_in_deck = Karty „{ $card }” nie ma w talii.

problem-seats = W tę grę gra od dwóch do pięciu osób, a każda musi mieć swoją sprawę i swoje miejsce przy stole.
problem-agenda = Ruch musi mieć gracz, który wciąż rozwiązuje sprawę, i nic innego nie może czekać na decyzję.
problem-layout = Każdy kafelek sprawcy i przestępstwa musi leżeć w dokładnie jednym miejscu.
problem-cases = Każdy gracz potrzebuje sprawy z jednym sprawcą, jednym miejscem i jednym przestępstwem, a dwie sprawy nie mogą mieć wspólnego elementu.
problem-cards = Każda karta dowodu musi być w dokładnie jednym miejscu, a dopóki starcza kart, dziewięć musi leżeć odkrytych.
problem-counters = Któraś z tych liczb jest poza zakresem: faza, runda, wartość, gracz rozpoczynający, detektywi albo punkty karne.
problem-tokens = Któryś znacznik albo karta przed graczem nie zgadza się ze sprawą.

option-one_attempt = Tylko jedna próba
    .about = Błędna próba rozwiązania kończy rundę dla tego gracza.
option-max_phases = Najwięcej faz w rundzie
    .about = Po tylu fazach runda się kończy, a nierozwiązane sprawy nie dają punktów.
option-mini_games = Liczba rund
    .about = Mniej rund to krótsza gra.

# Ćwiczenia: pytanie, wskazówki od najdelikatniejszej do najwyraźniejszej i to, co słychać po odpowiedzi

exercise-pairs = Miejsce odpowiada dyskami i kostkami. Ile różnych odpowiedzi może dostać detektyw?
    .hint1 = Sprawa ma trzy elementy, a każdy z nich daje najwyżej jeden znacznik.
    .hint2 = Ułóż odpowiedzi według liczby dysków: ile jest bez dysku, ile z jednym dyskiem, z dwoma, z trzema?
    .right = Zgadza się: każda para o sumie najwyżej trzy. Tabela na stronie z zasadami ma o dwie mniej, bo pomija (0,1) i (0,2).
    .page = Tyle wierszy ma tabela na stronie z zasadami, ale nie jest ona pełna. Poszukaj odpowiedzi bez dysku, których w niej brakuje.
    .square = Każda z tych liczb może wynosić od 0 do 3, ale nie każde dwie do siebie pasują: na trzy dyski i trzy kostki trzeba by sześciu elementów.
    .full = Tak byłoby, gdyby wszystkie trzy elementy zawsze dawały znacznik. Element, który leży daleko, nie daje żadnego.
    .many = Za dużo: dyski i kostki to razem najwyżej trzy znaczniki.
    .few = Jest ich więcej. Pamiętaj, że element może leżeć daleko i nie dać nic.

exercise-hubs = Które miejsca mają najwięcej sąsiadów? Zaznacz wszystkie.
    .hint1 = Policz drogi, które dochodzą do miejsca.
    .hint2 = Leżą wokół środka mapy, w kształcie rombu.
    .right = Zgadza się. Na takim skrzyżowaniu detektyw pyta naraz o { $asked ->
        [few] { $asked } miejsca
       *[many] { $asked } miejsc
    }: o swoje i o wszystkie sąsiednie.
    .corner = { $place }: sąsiadów jest tylko { $count }, a mniej nie ma nigdzie. Szukaj bliżej środka.
    .less = { $place }: sąsiadów jest { $count }, a są miejsca, które mają ich więcej.
    .missing = Wszystkie zaznaczone miejsca się zgadzają, ale tyle samo sąsiadów { $count ->
        [one] ma jeszcze jedno miejsce
        [few] mają jeszcze { $count } miejsca
       *[many] ma jeszcze { $count } miejsc
    }.

exercise-far = Ile kroków dzieli dwa miejsca, które leżą najdalej od siebie?
    .hint1 = Jeden krok to jedna droga. Weź miejsce u góry mapy i miejsce na dole.
    .hint2 = Pokaż na panelu odległości od Cytadeli i poszukaj miejsc, które leżą najdalej.
    .right = Zgadza się: żadne dwa miejsca nie leżą dalej od siebie.
    .places = Tyle jest miejsc po drodze, razem z pierwszym i ostatnim. Policz kroki między nimi.
    .more = Da się krócej: na tej mapie nigdy nie trzeba iść tak daleko.
    .less = Są miejsca, które dzieli więcej kroków.

exercise-possible = Karty są rozdane, nikt jeszcze o nic nie pyta. Trzymasz trzy karty ze sprawy sąsiada. Ile różnych spraw może być twoją sprawą?
    .hint1 = Jest 12 sprawców, 14 miejsc i 10 przestępstw. Czego z tego na pewno nie ma w twojej sprawie?
    .hint2 = Ilu sprawców, ile miejsc i ile przestępstw zostaje? Na ile sposobów można z nich ułożyć sprawę?
    .right = Zgadza się. Trzy karty w ręku coś mówią już przed pierwszym pytaniem: bez nich spraw byłoby 1680.
    .all = Tyle jest wszystkich spraw. Trzymasz jednak trzy karty i żadnej z nich nie może być w twojej sprawie.
    .one = Odpada tu tylko jedna sprawa, ta sąsiada. Ale twoją nie może być żadna, w której jest choćby jedna z twoich trzech kart.
    .sum = Te trzy liczby są dobre, ale tutaj są dodane. Każdy sprawca pasuje do każdego miejsca i każdego przestępstwa: trzeba mnożyć.
    .plus = To suma wszystkich kart. Pomiń trzy, które trzymasz, i zamiast dodawać, pomnóż.
    .other = Jeszcze nie. Ilu sprawców, ile miejsc i ile przestępstw może być w twojej sprawie?

exercise-guess = Dla { $seat_gen } możliwych spraw jest { $count } i wszystkie są tak samo prawdopodobne. { $seat } wskazuje jedną z nich i to jest błąd. Ile spraw jest teraz możliwych?
    .hint1 = Po błędnej próbie wiadomo tylko tyle, że to błąd.
    .hint2 = Może nie zgadza się jedno słowo, a może wszystkie trzy. Które sprawy naprawdę odpadają?
    .right = Zgadza się. Dwa punkty za wykluczenie jednej jedynej sprawy. Cofnij się i zobacz odgałęzienie, w którym zamiast tego rusza do akcji detektyw.
    .same = Odpada przynajmniej ta sprawa, którą wskazano.
    .half = Listę przepoławia tylko pytanie, na które obie odpowiedzi są tak samo prawdopodobne. Tutaj „błąd” było prawie pewne od początku.
    .three = Nie można skreślić każdego z trzech słów z osobna, bo może dwa z nich są dobre. Błędne jest tylko ich połączenie.
    .solved = Tyle zostaje po trafnej próbie. Ta była błędna.
    .other = Jeszcze nie. Zastanów się, które sprawy wyklucza słowo „błąd”.

exercise-case = Na mapie stoją już trzej detektywi gracza A. Wskaż sprawę, która pasuje do wszystkich trzech odpowiedzi. Karty w ręku gracza A to { $suspect }, { $place } i { $crime }.
    .hint1 = Na Nowym Świecie odpowiedź to jeden dysk i dwie kostki: wszystkie trzy elementy są tam albo tuż obok.
    .hint2 = Zacznij od przestępstwa: które z nich leżą w sąsiedztwie Nowego Światu i które pasują też do dwóch pozostałych odpowiedzi?
    .hint3 = Weź przestępstwo, które na Nowym Świecie daje kostkę. Zapisz, co daje u dwóch pozostałych detektywów, i poszukaj sprawcy i miejsca, które dają dokładnie resztę.
    .right = Zgadza się, ta sprawa pasuje do wszystkich trzech odpowiedzi. { $left ->
        [one] Pasuje jeszcze jedna inna.
        [few] Pasują jeszcze { $left } inne.
       *[many] Pasuje jeszcze { $left } innych.
    } Następne pytanie musi je od siebie odróżnić.
    .held = { $card } to karta w ręku gracza A, więc nie ma jej w jego własnej sprawie.
    .broken = Gdyby to była ta sprawa, odpowiedź { $place_at } brzmiałaby { $said }. Brzmi jednak { $told }: najpierw dyski, potem kostki.

exercise-card = Dla gracza A możliwych jest pięć spraw. Która z odkrytych kart dowodów powie o nich najwięcej?
    .hint1 = Karta jest dobra, jeśli dzieli sprawy na grupy podobnej wielkości, po jednej na każdą odpowiedź.
    .hint2 = Wypisz pięć spraw i przy każdej zanotuj, co odpowie karta: dysk, kostka czy nic.
    .right = Zgadza się: karta „{ $card }” mówi { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    } i żadna karta nie mówi tu więcej.
    .nothing = Karta „{ $card }” daje we wszystkich pięciu sprawach tę samą odpowiedź. To byłaby stracona tura.
    .less = Karta „{ $card }” mówi { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    }. Inna karta mówi więcej.

exercise-first = Nikt jeszcze o nic nie pyta. Gdzie pierwszy detektyw gracza A dowie się najwięcej?
    .hint1 = Pytanie mówi tym więcej, im równiej rozkładają się odpowiedzi.
    .hint2 = Na skraju mapy mało kafelków jest w pobliżu, więc odpowiedź „nic” jest prawdopodobna. Przyjrzyj się skrzyżowaniom i sprawdź, które kafelki są puste.
    .right = Zgadza się: { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    }, więcej niż gdziekolwiek indziej.
    .close = { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    }: prawie tyle co w najlepszym miejscu. Porównaj to miejsce z innymi skrzyżowaniami.
    .edge = { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    }. Sąsiadów jest tu tylko { $count }, więc niewiele można się dowiedzieć.
    .less = { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    }. Są lepsze miejsca.

exercise-token = Z Placu Defilad dysk przechodzi od detektywa gracza A na kafelek Akordeona, a kostka zostaje przy detektywie. Co może ona oznaczać, jeśli patrzeć tylko na te znaczniki? Zaznacz wszystko, co jest możliwe.
    .hint1 = Element jakiego typu oznaczał dysk?
    .hint2 = Jeden element nigdy nie daje dwóch znaczników. Wszystko inne jest możliwe.
    .right = Zgadza się. Po znacznikach przy detektywie nie widać, element jakiego typu oznaczają; wiadomo tylko, jaki typ już odpadł.
    .gone = Dysk oznaczał sprawcę, a jeden element nigdy nie daje dwóch znaczników.
    .one = Z innych odpowiedzi gracz A może wiedzieć więcej. Ale same znaczniki dopuszczają więcej niż jeden typ.

exercise-likely = Gracz D zna sprawcę i miejsce, a możliwych przestępstw jest dziewięć. Które z tych dziewięciu jest najmniej prawdopodobne?
    .hint1 = Dwie sprawy nigdy nie mają wspólnego przestępstwa. Liczy się więc też to, co słyszą inni.
    .hint2 = Spójrz na Łazienki: gracz C ma tam jeden dysk i dwie kostki. Jakie przestępstwo tam leży?
    .right = Zgadza się: { $percent }%, a gdyby liczyć wszystkie dziewięć tak samo, byłoby { $alike }%. Znaczniki gracza C wokół tego przestępstwa wskazują, że raczej należy ono do jego sprawy.
    .out = { $crime }: to przestępstwo nie jest już dla gracza D możliwe.
    .most = { $crime }: { $percent }%. Żadne przestępstwo nie jest bardziej prawdopodobne.
    .less = { $crime }: { $percent }%. Jest przestępstwo jeszcze mniej prawdopodobne.

exercise-worth = Dla gracza B możliwe są dwie sprawy, obie tak samo prawdopodobne. Rozwiązanie jest warte teraz { $now ->
        [one] 1 punkt
        [few] { $now } punkty
       *[many] { $now } punktów
    }, a w następnej fazie { $later ->
        [one] 1 punkt
        [few] { $later } punkty
       *[many] { $later } punktów
    }; za błędną próbę traci się { $penalty }. Gracz B wskazuje jedną z tych spraw od razu, a jeśli to błąd, drugą w następnej fazie. Ile punktów daje to średnio?
    .hint1 = Są dwie możliwości, każda z prawdopodobieństwem jednej drugiej. Ile punktów ma gracz B na końcu każdej z nich?
    .hint2 = Po błędnej próbie gracz B ma mniej punktów, ale zna już sprawę.
    .hint3 = Średnia dwóch tak samo prawdopodobnych liczb to połowa ich sumy.
    .right = Zgadza się. A kto teraz pyta i rozwiązuje sprawę dopiero w następnej fazie, też dostaje { $later }, i to na pewno. Odwaga i ostrożność są tu warte tyle samo.
    .once = Brakuje tego, co dzieje się po błędnej próbie: gracz B zna wtedy sprawę i rozwiązuje ją fazę później.
    .penalty = Strata jest policzona, ale brakuje punktów, które gracz B dostaje jeszcze w następnej fazie.
    .free = Błędna próba ma swoją cenę: nie zapomnij o punktach, które się za nią traci.
    .sure = Tak byłoby, gdyby trafienie było pewne.
    .other = Jeszcze nie. Policz obie możliwości do końca, a potem weź średnią.

# Rysunek planszy i wykresy

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
map-road = Droga: { $first } – { $second }.
map-suspect-card = Karta dowodu, sprawca: { $card }.
map-place-card = Karta dowodu, miejsce: { $card }.
map-crime-card = Karta dowodu, przestępstwo: { $card }.
map-tile-lies = Kafelek leży { $place_at }.
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
chart-cases = sprawy wciąż możliwe
chart-mini-game = runda { $number }
chart-now = runda { $number }, do tej pory
chart-end = runda { $number }, koniec
near-card = Karta dowodu { $number } z { $count }.
near-beside = Obok: { $cards }.
chart-turns = tury w tej rundzie

# Komputer jako gracz

kit-how = Komputer pyta na chybił trafił, a sprawę rozwiązuje dopiero wtedy, gdy zostaje tylko jedna możliwość albo gdy nie może już o nic zapytać.

# Grupy zasad

group-components = Co jest w pudełku
group-setup = Przygotowanie
group-turn = Fazy i tury
group-detective = Detektywi
group-evidence = Karty dowodów
group-solving = Rozwiązanie sprawy
group-scoring = Punkty
group-end = Koniec
group-options = Opcje
group-chance = Los
group-knowledge = Kto co wie

## Fakty, powody i podpowiedzi

sheet-suspect = sprawcy
    .where = wśród sprawców
sheet-place = miejsca
    .where = wśród miejsc
sheet-crime = przestępstwa
    .where = wśród przestępstw

fact-suspect = Sprawcą jest { $suspect }.
    .not = Sprawcą nie jest { $suspect }.
    .none = Odpadają sprawcy: { $suspect }.
    .suppose = Przypuśćmy, że sprawcą jest { $suspect } – kafelek leży { $place_at }.
    .so = sprawcą jest { $suspect }
    .so-not = sprawcą nie jest { $suspect }
fact-place = Miejsce przestępstwa to { $place }.
    .not = Miejsce przestępstwa to nie { $place }.
    .none = Odpadają miejsca: { $place }.
    .suppose = Przypuśćmy, że miejsce przestępstwa to { $place }.
    .so = miejsce przestępstwa to { $place }
    .so-not = miejsce przestępstwa to nie { $place }
fact-crime = Przestępstwo to { $crime }.
    .not = Przestępstwo to nie { $crime }.
    .none = Odpadają przestępstwa: { $crime }.
    .suppose = Przypuśćmy, że przestępstwo to { $crime } – kafelek leży { $place_at }.
    .so = przestępstwo to { $crime }
    .so-not = przestępstwo to nie { $crime }

why-tokens = { $discs ->
    [0] { $cubes ->
        [0] nic
        [one] 1 kostka
        [few] { $cubes } kostki
       *[other] { $cubes } kostek
    }
    [one] { $cubes ->
        [0] 1 dysk
        [one] 1 dysk i 1 kostka
        [few] 1 dysk i { $cubes } kostki
       *[other] 1 dysk i { $cubes } kostek
    }
   *[other] { $cubes ->
        [0] { $discs } dyski
        [one] { $discs } dyski i 1 kostka
        [few] { $discs } dyski i { $cubes } kostki
       *[other] { $discs } dyski i { $cubes } kostek
    }
}
why-found = { $place_at } – { $tokens }
why-detectives = { $count ->
    [one] odpowiedź detektywa: { $found }
   *[other] odpowiedzi detektywów: { $found }
}
why-left = dla dwóch pozostałych elementów zostaje wtedy: { $found }
why-too-much = odpowiedź detektywa { $place_at }: { $tokens }; tymczasem ten element { $brings ->
    [disc] dałby tam dysk
    [cube] dałby tam kostkę
   *[nothing] nic by tam nie dał
}
why-one-left = odpowiedź detektywa { $place_at }: { $tokens }; ten element { $brings ->
    [disc] dałby tam dysk
    [cube] dałby tam kostkę
   *[nothing] nic by tam nie dał
}, więc dla dwóch pozostałych zostaje: { $left }
    .many = odpowiedź detektywa { $place_at }: { $tokens }; ten element nic by tam nie dał, a dwa pozostałe nie mogą dać aż tyle: { $left }
why-card = „{ $card }” { $result ->
    [disc] daje dysk
    [cube] daje kostkę
   *[nothing] nic nie daje
}
why-one-card = karta dowodu „{ $card }” { $result ->
    [disc] daje dysk
    [cube] daje kostkę
   *[nothing] nic nie daje
}, a wtedy { $brings ->
    [disc] dałaby dysk
    [cube] dałaby kostkę
   *[nothing] nic by nie dała
}
why-evidence = { $count ->
    [one] karta dowodu { $found }
   *[other] karty dowodów: { $found }
}
why-taken = { $count ->
    [one] { $cards } to element cudzej sprawy, a żadne dwie sprawy nie mają wspólnego elementu
   *[other] { $cards } to elementy cudzych spraw, a żadne dwie sprawy nie mają wspólnego elementu
}
why-opened = sprawa jest już odkryta
why-wrong = rozwiązanie „{ $suspect }, { $place }, { $crime }” jest błędne
why-others = ważne jest to, co słyszą inni gracze: { $told }
why-found-earlier = pewne są już: { $cards }
why-out-earlier = wykluczone są już: { $cards }
why-many-earlier = { $count ->
    [one] potrzebny jest też 1 fakt znaleziony wcześniej
    [few] potrzebne są też { $count } fakty znalezione wcześniej
   *[many] potrzebnych jest też { $count } faktów znalezionych wcześniej
}
why-so = A więc { $fact }.
why-only-fits = Nic innego do tego nie pasuje, więc { $fact }.
why-nothing-fits = Żadna sprawa nie pasuje do tego wszystkiego naraz, więc { $fact }.
why-does-not-fit = Tego nie da się pogodzić, więc { $fact }.

# Przy prawdziwym stole

slot-discs = dyski
slot-cubes = kostki
slot-answer = odpowiedź
slot-verdict = trafnie czy błędnie

verb-hold_suspect = Wpisz kartę sprawcy z ręki
verb-hold_place = Wpisz kartę miejsca z ręki
verb-hold_crime = Wpisz kartę przestępstwa z ręki

move-hold_suspect = karta sprawcy w ręce: { $suspect }
move-hold_place = karta miejsca w ręce: { $place }
move-hold_crime = karta przestępstwa w ręce: { $crime }

option-me = Jestem graczem
    .about = Gracz, który wpisuje do programu to, co dzieje się przy stole. 0 to gracz A: do niego należy pierwszy ruch.

enter-lay_suspect = Ułóż kafelki tak, jak leżą na stole: rząd po rzędzie od góry, w każdym rzędzie od lewej do prawej, w każdym miejscu najpierw sprawca, potem przestępstwo.
enter-lay_crime = { enter-lay_suspect }
enter-hold_suspect = Wpisz trzy karty, które trzymasz, czyli sprawę sąsiada po lewej: sprawcę, miejsce i przestępstwo. Inni gracze nie zobaczą ich na swoich panelach.
enter-hold_place = { enter-hold_suspect }
enter-hold_crime = { enter-hold_suspect }
enter-reveal = Odkryj te karty dowodów, które leżą odkryte na stole.

# Lekcje: własności ruchu i co się o nim mówi

property-good_question =
    .right = { $card }: to dobre pytanie. Daje tutaj { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    }, a najlepsze – { $best }.
    .poor = { $card }: to pytanie dałoby tutaj tylko { $bits ->
        [one] 1 bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    }, a najlepsze daje { $best }. Poszukaj takiego, które dzieli możliwe sprawy równiej.
    .nothing = { $card }: to pytanie nic tutaj nie da, bo odpowiedź już znasz. Najlepsze pytanie daje { $best ->
        [one] 1 bit
        [few] { $best } bity
        [many] { $best } bitów
       *[other] { $best } bita
    }.
    .attempt = Zadaj tu pytanie: wyślij detektywa albo weź kartę dowodu.

property-possible_case =
    .right = { $count ->
        [one] Ta sprawa zgadza się ze wszystkim, co wiesz, i żadna inna już nie.
        [few] Ta sprawa zgadza się ze wszystkim, co wiesz, ale takich spraw są w sumie { $count }.
       *[many] Ta sprawa zgadza się ze wszystkim, co wiesz, ale takich spraw jest w sumie { $count }.
    }
    .question = Wskaż tu sprawę: sprawcę, miejsce i przestępstwo.
    .held = { $card } to karta, którą trzymasz. Należy do sprawy sąsiada po lewej, więc nie ma jej w twojej.
    .taken = Karta „{ $card }” należy do sprawy { $seat_gen }, a dwie sprawy nigdy nie mają wspólnego elementu.
    .again = Taka odpowiedź już raz padła i była błędna.
    .broken = Gdyby to była twoja sprawa, odpowiedź detektywa { $place_at } brzmiałaby { $said }. Brzmi jednak { $told }: najpierw dyski, potem kostki.
    .card = Gdyby to była twoja sprawa, karta dowodu „{ $card }” { $said ->
        [disc] dałaby dysk
        [cube] dałaby kostkę
       *[nothing] nic by nie dała
    }. Tymczasem { $told ->
        [disc] daje dysk
        [cube] daje kostkę
       *[nothing] nic nie daje
    }.
    .others = Z twoimi odpowiedziami ta sprawa się zgadza, ale wtedy któraś z odpowiedzi dla pozostałych graczy musiałaby być fałszywa.

property-certain_case =
    .right = Ze wszystkim, co wiesz, zgadza się już tylko ta sprawa. Teraz to pewność.
    .open = Na to za wcześnie. Liczba możliwych spraw: { $count }. Wciąż możliwa jest na przykład ta: { $suspect }, { $place }, { $crime }.
    .question = { property-possible_case.question }
    .held = { property-possible_case.held }
    .taken = { property-possible_case.taken }
    .again = { property-possible_case.again }
    .broken = { property-possible_case.broken }
    .card = { property-possible_case.card }
    .others = { property-possible_case.others }

# Zagadki

about-puzzle = Wszystkie dotychczasowe pytania pochodzą od { $seat_gen }. Kto jest sprawcą, gdzie to się stało i jakie to przestępstwo?

about-worksheet = Każda sprawa składa się ze sprawcy, miejsca i rodzaju przestępstwa, a żadne dwie sprawy nie mają wspólnego elementu. Dysk oznacza element w tym samym miejscu, kostka – element w miejscu sąsiednim. Jeden element nigdy nie daje i dysku, i kostki.

# Własne miasto

table-blank = { $row }: `slug` o tej nazwie oznacza pusty kafelek. Nadaj inny.
table-at = { $row }: `at` to muszą być dwie liczby, np. [2, 0], a nie { $value }.
table-to_itself = [[place]] { $slug }: miejsce sąsiaduje samo ze sobą. Usuń je z `adjacent` (ZS-3).
table-one_way = [[place]] { $slug }: w `adjacent` jest { $other }, ale nie na odwrót. Dopisz tam { $slug } albo usuń tu { $other } (ZS-3).
table-tiles = `{ $field }`: wiersze [[{ $table }]] (teraz { $count }) i puste kafelki muszą razem dać { $places }; { $least ->
    [-1] wierszy jest za dużo
   *[other] wpisz { $least }
} ({ $rule }).

# Sąsiedzi na ukos na mapie i miary na osiach wykresów

near-down-right = u dołu po prawej { $name }
near-down-left = u dołu po lewej { $name }
near-up-left = u góry po lewej { $name }
near-up-right = u góry po prawej { $name }
chart-points = { $seat }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
