# Persona Non Grata po polsku. Miejsca przy stole to gracz A, B, ...; do czytającego mówimy na „ty”.

title = Persona Non Grata

step-moment = część
step-day = dzień
step-week = tydzień

graph-flow = droga kart z ręki do ręki, dzień po dniu
graph-ring = kto komu podaje karty
graph-majorities = gracze i korporacje

flow-hand = ręka gracza { $letter }, tydzień { $week }, dzień { $day }
    .short = { $letter }: tydz. { $week }, dzień { $day }

verb-lay = Wyłóż parę kart
verb-discard = Odrzuć kartę
verb-name = Rozstrzygnij remis
verb-take = Ukradnij kartę
verb-deal = Rozdaj kartę

slot-card = karta informacji
slot-action = karta akcji

move-lay = { $card }, akcja: { $action }
    .hidden = zakryta para kart
move-discard = odrzucenie: { $card }
    .hidden = odrzucenie zakrytej karty
move-name = { $seat }
move-take = kradzież u { $seat_gen }: { $card }
move-deal = karta: { $card }
    .hidden = karta z talii

# Na co czas

ask-lay = { $seat } wybiera w tajemnicy kartę informacji i kartę akcji.
    .you = Wybierz kartę informacji i kartę akcji.
ask-discard = { $seat } wybiera w tajemnicy kartę do odrzucenia.
    .you = Wybierz kartę do odrzucenia. Inni jej nie zobaczą.
ask-first = { $corporation }: remisują { $seats }. { $seat } ma klucz i rozstrzyga: kto jest pierwszy?
    .you = { $corporation }: remisują { $seats }. Masz klucz i rozstrzygasz: kto jest pierwszy?
ask-second = { $corporation }: remisują { $seats }. Rozstrzyga { $seat }: kto jest drugi?
    .you = { $corporation }: remisują { $seats }. Rozstrzygasz: kto jest drugi?
ask-theft = { $corporation }: { $seat } wybiera kartę, którą ukradnie.
    .you = { $corporation }: wybierz kartę, którą chcesz ukraść z cudzej strefy gry.

# Co się stało

event-week = Zaczyna się tydzień { $number }{ $last ->
    [yes] , ostatni
   *[no] {""}
}. Karty podaje się { $direction }.
event-dealt = { $seat } dostaje: { $card_acc }.
    .you = Dostajesz: { $card_acc }.
    .hidden = { $seat } dostaje kartę.
event-day = Zaczyna się dzień { $number }.
event-laid = { $seat } kładzie zakryte karty: { $card } i { $action }.
    .you = Kładziesz zakryte karty: { $card } i { $action }.
    .hidden = { $seat } kładzie zakrytą parę kart.
event-revealed = Wszyscy odkrywają karty akcji, kolejno od gracza A: { $actions }.
event-downloaded = { $seat } pobiera { $card_acc }.
    .you = Pobierasz { $card_acc }.
event-encrypted = { $seat } szyfruje { $card_acc }.
    .you = Szyfrujesz { $card_acc }.
    .hidden = { $seat } szyfruje kartę.
event-sent = { $seat } wysyła { $card_acc } do { $target_gen } ({ $action }).
    .you = Wysyłasz { $card_acc } do { $target_gen } ({ $action }).
    .you_target = { $seat } wysyła do ciebie { $card_acc } ({ $action }).
event-discarded = { $seat } odrzuca zakrytą kartę: { $card }.
    .you = Odrzucasz zakrytą kartę: { $card }.
    .hidden = { $seat } odrzuca zakrytą kartę.
event-passed = { $seat } podaje { $direction } { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} do { $target_gen }: { $cards }.
    .you = Podajesz { $direction } { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} do { $target_gen }: { $cards }.
    .you_target = { $seat } podaje ci { $direction } { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}: { $cards }.
    .hidden = { $seat } podaje { $direction } { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} do { $target_gen }.
event-drawn = { $seat } dobiera { $card_acc }.
    .you = Dobierasz { $card_acc }.
    .hidden = { $seat } dobiera kartę.
event-last = { $seat } odrzuca ostatnią kartę tygodnia: { $card }.
    .you = Odrzucasz ostatnią kartę tygodnia: { $card }.
    .hidden = { $seat } odrzuca ostatnią kartę tygodnia, nie pokazując jej.
event-decrypted = Zaszyfrowana karta { $seat_gen } zostaje odkryta: { $card }.
    .you = Twoja zaszyfrowana karta zostaje odkryta: { $card }.
event-sums = { $corporation }: sumy, licząc od gracza A, to { $sums }.
event-nobody = { $corporation }: nikt nie ma punktów istotności, więc nic się nie dzieje.
event-tie = { $corporation }: z sumą { $sum } o { $place ->
    [first] pierwsze
   *[second] drugie
} miejsce remisują { $seats }. { $decided ->
    [yes] { $place ->
        [first] Rozstrzyga { $by }, bo ma klucz.
       *[second] Rozstrzyga { $by }, bo zajmuje pierwsze miejsce.
    }
   *[no] Klucz leży na stole, więc nikt niczego nie dostaje.
}
event-first = { $corporation }: { $seat } zajmuje pierwsze miejsce z sumą { $sum }, a do archiwum trafia { $cards }.
    .you = { $corporation }: zajmujesz pierwsze miejsce z sumą { $sum }, a do twojego archiwum trafia { $cards }.
event-second = { $corporation }: { $seat } zajmuje { $alone ->
    [yes] też drugie miejsce, bo nikt inny nie ma punktów,
   *[no] drugie miejsce z sumą { $sum }
} i { $key ->
    [kept] zachowuje klucz
    [table] bierze klucz ze stołu
   *[taken] odbiera klucz { $rival_dat }
}.
    .you = { $corporation }: zajmujesz { $alone ->
    [yes] też drugie miejsce, bo nikt inny nie ma punktów,
   *[no] drugie miejsce z sumą { $sum }
} i { $key ->
    [kept] zachowujesz klucz
    [table] bierzesz klucz ze stołu
   *[taken] odbierasz klucz { $rival_dat }
}.
    .you_rival = { $corporation }: { $seat } zajmuje { $alone ->
    [yes] też drugie miejsce, bo nikt inny nie ma punktów,
   *[no] drugie miejsce z sumą { $sum }
} i odbiera ci klucz.
event-stolen = { $seat } kradnie ze strefy gry { $target_gen } i archiwizuje { $card_acc }.
    .you = Kradniesz ze strefy gry { $target_gen } i archiwizujesz { $card_acc }.
    .you_target = { $seat } kradnie z twojej strefy gry i archiwizuje { $card_acc }.
event-nothing_stolen = { $corporation }: { $seat } nie ma czego ukraść.
    .you = { $corporation }: nie masz czego ukraść.
event-archived = { $count ->
    [0] { $seat } nie ma w strefie gry niczego do archiwum.
   *[other] { $seat } archiwizuje karty ze strefy gry: { $cards }.
}
    .you = { $count ->
    [0] Nie masz w strefie gry niczego do archiwum.
   *[other] Archiwizujesz karty ze strefy gry: { $cards }.
}
event-lost = { $seat } traci aktywator korporacji { $corporation }: { $card_acc }.
    .you = Tracisz aktywator korporacji { $corporation }: { $card_acc }.
event-activated = { $seat } aktywuje korporację { $corporation } i dostaje { $points ->
    [one] 1 punkt reputacji
    [few] { $points } punkty reputacji
   *[many] { $points } punktów reputacji
}.
    .you = Aktywujesz korporację { $corporation } i dostajesz { $points ->
    [one] 1 punkt reputacji
    [few] { $points } punkty reputacji
   *[many] { $points } punktów reputacji
}.
event-dormant = { $seat } nie ma aktywatora korporacji { $corporation }: karty o łącznej wartości { $points } nie liczą się.
    .you = Nie masz aktywatora korporacji { $corporation }: karty o łącznej wartości { $points } nie liczą się.
event-keys = { $count ->
    [0] { $seat } nie ma żadnego klucza.
    [one] { $seat } ma 1 kartę klucza: 1 punkt reputacji.
    [few] { $seat } ma { $count } karty klucza: { $points } punkty reputacji.
   *[many] { $seat } ma { $count } kart klucza: { $points } punktów reputacji.
}
    .you = { $count ->
    [0] Nie masz żadnego klucza.
    [one] Masz 1 kartę klucza: 1 punkt reputacji.
    [few] Masz { $count } karty klucza: { $points } punkty reputacji.
   *[many] Masz { $count } kart klucza: { $points } punktów reputacji.
}
event-total = { $seat } ma razem { $points ->
    [one] 1 punkt reputacji
    [few] { $points } punkty reputacji
   *[many] { $points } punktów reputacji
}.
    .you = Masz razem { $points ->
    [one] 1 punkt reputacji
    [few] { $points } punkty reputacji
   *[many] { $points } punktów reputacji
}.
event-tie_break = Tyle samo punktów mają { $seats }. { $criterion ->
    [corporations] Rozstrzyga liczba aktywowanych korporacji
   *[keys] Rozstrzyga liczba kluczy
}: { $counts }.
event-game_over = Koniec gry. Zwycięstwo: { $winners }.
    .you_winners = Koniec gry. Wygrywasz! Zwycięstwo: { $winners }.
event-stack = { $corporation }: { $left ->
    [0] nie ma już kart korporacji
   [one] w stosie leży { $cards }
   *[other] w stosie leżą { $cards }
}. { $held ->
    [yes] Klucz ma { $holder }.
   *[no] Klucz leży na stole.
}
event-won = W archiwum { $seat_gen }, ze stosów: { $cards }.
    .you = W twoim archiwum, ze stosów: { $cards }.
event-archive = W archiwum { $seat_gen }: { $cards }.
    .you = W twoim archiwum: { $cards }.
event-lying = W strefie gry { $seat_gen } leży { $encrypted ->
    [yes] zakryta
   *[no] odkryta
} karta od { $sender_gen }, z dnia { $day } tygodnia { $week }: { $card }.
    .you = W twojej strefie gry leży { $encrypted ->
    [yes] zakryta
   *[no] odkryta
} karta od { $sender_gen }, z dnia { $day } tygodnia { $week }: { $card }.
    .hidden = W strefie gry { $seat_gen } leży zakryta karta, z dnia { $day } tygodnia { $week }.
event-hand = { $seat } ma na ręce: { $cards }. Pozostałe karty akcji: { $actions }.
    .you = Masz na ręce: { $cards }. Pozostałe karty akcji: { $actions }.
    .hidden = { $seat } ma na ręce { $count ->
    [one] 1 kartę informacji
    [few] { $count } karty informacji
   *[many] { $count } kart informacji
}. Pozostałe karty akcji: { $actions }.
event-aside = Odrzucone karty { $seat_gen }: { $cards }.
    .you = Twoje odrzucone karty: { $cards }.
    .hidden = { $seat } ma { $count ->
    [one] 1 odrzuconą kartę
    [few] { $count } odrzucone karty
   *[many] { $count } odrzuconych kart
}.

# Dlaczego nie

refusal-not_in_hand = Nie masz tej karty na ręce: { $card }. Wybierz jedną z kart, które masz.
refusal-action_used = Ta karta akcji jest już w tym tygodniu zużyta: { $action }. Wybierz jedną z tych, które ci zostały.
refusal-not_tied = { $corporation }: { $seat } nie bierze udziału w remisie o to miejsce. Wskaż kogoś, kto remisuje.
refusal-first_already = { $corporation }: { $seat } ma już pierwsze miejsce. Wskaż kogoś innego spośród remisujących.
refusal-own_area = Nie możesz kraść z własnej strefy gry. Wybierz innego gracza.
refusal-other_corporation = Ta karta nie należy do korporacji { $corporation }: { $card }. Teraz można ukraść tylko kartę tej korporacji.
refusal-not_there = W strefie gry { $seat_gen } nie ma takiej karty: { $card }. Wybierz jedną z tych, które tam leżą.
refusal-not_in_deck = W talii nie ma już takiej karty: { $card }. Wybierz jedną z pozostałych.

problem-seats = Każdy gracz musi mieć rękę, strefę gry, archiwum i tak dalej. Każda korporacja w grze musi mieć stos i klucz, a każda karta liczbę egzemplarzy. Opcje muszą należeć do tej gry.
problem-cards = Każda karta informacji musi leżeć dokładnie w jednym miejscu: w talii, na ręce, w wyłożonej parze, w strefie gry, w archiwum albo wśród kart odrzuconych.
problem-hands = Liczba kart na ręce, kart odrzuconych i kart akcji każdego gracza musi się zgadzać z dniem tygodnia, a ich kolejność z tabelą.
problem-areas = Za każdy miniony dzień musi leżeć po jednej karcie każdego gracza, w jego strefie gry albo w strefie sąsiada, w kolejności dni. Zakryta może być tylko karta zaszyfrowana w tym tygodniu.
problem-archives = Każda karta korporacji musi leżeć w jednym miejscu. Ze stosu znikają karty od wierzchu, najwyżej jedna za każdy rozliczony tydzień. Ukradzione karty mogą być w archiwum tylko wtedy, gdy opcja kradzieży jest włączona.
problem-past = Karty korporacji, klucze i ukradzione karty muszą wynikać z tego, co tydzień po tygodniu leżało w strefach gry.
problem-agenda = Jakiś gracz musi mieć teraz ruch: wyłożyć parę, odrzucić kartę, rozstrzygnąć remis albo ukraść kartę, i musi mieć z czego wybierać. Na liście spraw musi być dokładnie to, co z tego wynika.

# Karty korporacji i kierunki, gdy nazywa je zdanie

corporation-card = karta korporacji { $corporation } ({ $value })
    .acc = kartę korporacji { $corporation } ({ $value })
    .gen = karty korporacji { $corporation } ({ $value })
    .ins = kartą korporacji { $corporation } ({ $value })
direction-left = w lewo
direction-right = w prawo

# Własne tabele

table-twice = cards.toml: te karty miałyby to samo słowo w notacji; zmień `slug` korporacji albo stanowiska: { $slugs }
table-stack = cards.toml: w `corporation_cards` muszą być { $count } różne liczby całkowite, nie mniejsze od 0, najpierw ta z wierzchu (PNG-4)
table-number = cards.toml, [[{ $table }]] { $slug }: `{ $field }` musi być liczbą od 1 do { $most } ({ $table ->
    [grade] PNG-3
   *[action] PNG-7
})
table-letter = cards.toml, [[corporation]] { $slug }: `letter` to oznaczenie na małych kartach, najwyżej { $most } znaki, na przykład pierwsza litera nazwy
table-activator = cards.toml: co najmniej jeden wiersz [[grade]] musi mieć `activator = true` (PNG-8)
table-actions = cards.toml: wiersze [[action]] muszą być kolejno takie: { $known } (PNG-7)
table-days = cards.toml: suma `copies` we wszystkich wierszach [[action]] musi wynosić { $needed }, po jednej karcie na dzień, a wynosi { $count } (PNG-17)
table-players = cards.toml: wiersze [[party]] muszą dotyczyć kolejno takich liczb graczy: { $known } (PNG-1)
table-corporations = cards.toml, [[party]] dla { $players } graczy: `corporations` musi być liczbą od 1 do { $most } (PNG-2)
table-few = cards.toml, [[party]] dla { $players } graczy: liczba rozdawanych kart informacji to { $needed }, a wszystkich jest tylko { $count }; dodaj korporacje albo kopie (PNG-10)

# Opcje

option-theft = Kradzież
    .about = Po rozdaniu karty korporacji i klucza gracze z pierwszego i z drugiego miejsca kradną po jednej karcie tej korporacji z cudzej strefy gry.
option-activator_lost = Utrata aktywatora
    .about = Przed końcowym liczeniem punktów z każdej aktywowanej korporacji odrzuca się aktywator o najniższej wartości.
option-weeks = Tygodnie
    .about = Gra kończy się po tylu tygodniach.
option-unclaimed_cards = Karty, których nikt nie zdobył
    .about = Przy „stay” pierwsze miejsce daje jedną kartę, tę z wierzchu. Przy „accumulate” także te, które zostały z poprzednich tygodni.
option-two_player_draw = Odrzucanie i dobieranie we dwoje
    .about = W grze dwuosobowej każdego dnia oboje odrzucają też po jednej karcie, a po podaniu reszty dobierają po jednej.

group-components = Elementy gry
group-setup = Przygotowanie
group-round = Tygodnie i dni
group-actions = Akcje
group-archiving = Archiwizacja
group-scoring = Punktacja
group-end = Koniec gry
group-chance = Los
group-knowledge = Kto co wie

kit-how = Komputer szuka korporacji, w których może jeszcze zająć pierwsze lub drugie miejsce, szyfruje ważne karty, a rywalom wysyła to, z czego mają najmniejszy pożytek.

# ---- The picture ----

png-title = { $name }: tydzień { $week }, dzień { $day }
png-title-dealing = { $name }: rozdanie kart na tydzień { $week }
png-title-archiving = { $name }: archiwizacja na koniec tygodnia { $week }
png-title-over = { $name }: koniec gry
png-eyes = Stół oczami { $seat_gen }.
png-eyes-public = Stół oczami widzów.
png-eyes-teacher = Stół oczami nauczyciela, ze wszystkimi kartami na rękach.
png-turn-lay = { $seat } wybiera kartę informacji i kartę akcji.
png-turn-discard = { $seat } odrzuca kartę informacji.
png-turn-first = { $seat } decyduje, kto zajmuje pierwsze miejsce w korporacji { $corporation }.
png-turn-second = { $seat } decyduje, kto zajmuje drugie miejsce w korporacji { $corporation }.
png-turn-theft = { $seat } kradnie kartę informacji korporacji { $corporation }.
png-dealing = Trwa rozdawanie kart.
png-archiving = Trwa rozliczanie korporacji.
png-week = Tydzień
png-day = Dzień
png-track = Tydzień { $week } z { $weeks }, dzień { $day }.
png-passing = Karty wędrują
    .left = Karty wędrują w lewo
    .right = Karty wędrują w prawo
png-deck-short = Talia: { $count }
png-deck = { $count ->
    [0] Talia jest pusta.
    [one] W talii została 1 karta.
    [few] W talii zostały { $count } karty.
   *[many] W talii zostało { $count } kart.
}
png-discards-short = Odrzucone: { $count }
png-discards = { $count ->
    [0] Nie ma odrzuconych kart.
    [one] Odrzucono 1 kartę.
    [few] Odrzucono { $count } karty.
   *[many] Odrzucono { $count } kart.
}
png-discarded = Karty odrzucone przez { $seat_acc }: { $hand }.
png-corporation = { $corporation }.
png-stack = Karta korporacji na wierzchu: { $value }. { $count ->
    [one] To ostatnia z nich.
    [few] W stosie są { $count }.
   *[many] W stosie jest { $count }.
}
png-no-stack = Nie ma już kart korporacji do zdobycia.
png-key-on-table = Karta klucza leży na stole.
png-key-at = Kartę klucza ma { $holder }.
png-key-here = Tu jest karta klucza.
png-you = ty
png-yourself = to ty
png-neighbour = sąsiad
    .left = sąsiad z lewej
    .right = sąsiad z prawej
    .both = sąsiad z lewej i z prawej
png-side = obok
    .left = ← z lewej
    .right = z prawej →
    .both = ← obok →
png-day-number = Dzień { $day }
png-end-active = Aktywowane: { $count }
png-end-keys = Klucze: { $count }
png-face-down =
    Za-
    kryte
png-decides = Kolej na decyzję.
png-points-short = { $points } pkt
png-points = Punkty reputacji: { $points }.
png-in-hand = na ręce
png-holds = Karty na ręce: { $count }.
png-actions-left = Karty akcji do użycia: { $names }.
png-actions-used = Zużyte: { $names }.
png-laid-due = { $seat } nie ma jeszcze pary kart na ten dzień.
png-laid-nothing = { $seat } nie ma na stole pary kart.
png-laid-hidden = { $seat } ma już parę kart, leży ona zakryta.
png-laid = { $seat } ma już parę kart: { $card }, { $action }.
png-encrypted = Zakryta karta w strefie gry { $seat_gen }, z dnia { $day } tygodnia { $week }.
png-encrypted-known = Zakryta karta w strefie gry { $seat_gen }, z dnia { $day } tygodnia { $week }: { $card }.
png-cell = { $seat }, { $corporation }.
png-sum = Suma: { $sum }.
png-sum-known = Razem z zakrytymi kartami: { $sum }.
    .you = Razem z twoimi zakrytymi kartami: { $sum }.
png-place = Na czele.
    .first = Na razie pierwsze miejsce.
    .first-tied = Na razie remis o pierwsze miejsce.
    .second = Na razie drugie miejsce.
    .second-tied = Na razie remis o drugie miejsce.
png-in-area = W strefie gry: { $cards_told }.
png-value = karta korporacji { $value }
png-archived = W archiwum: { $cards_told }.
png-archive-empty = W archiwum nic nie ma.
png-activated = Korporacja aktywowana. Punkty: { $points }.
png-dormant = Korporacja bez aktywatora. Punkty, które się nie liczą: { $points }.
png-to-steal = Można ukraść ze strefy gry { $seat_gen }: { $card }.
png-hand-own = Twoja ręka, { $seat }
png-hand-of = Ręka { $seat_gen }
png-hand-empty = { $seat } nie ma kart na ręce
png-hand-shown = Karty { $seat_gen }: { $hand }.
png-card = { $name }, punkty istotności: { $value }.
png-activator = To aktywator.
png-card-hidden = Zakryta karta { $seat_gen }.
png-action = { $name }.
png-action-sends = { $name }: kartę dostaje { $target }.
png-action-used = { $name }: karta już w tym tygodniu zużyta.
png-today = Na dziś
png-chosen = Wybór
png-chosen-so-far = Na razie wybrane: { $names }.
png-sums = Sumy: { $list }.
png-no-sums = W strefie gry nie ma odkrytych kart.
png-points-by = Punkty za korporacje: { $list }.
png-stop-track = tydzień i dzień
png-stop-deck = talia
png-stop-discards = karty odrzucone
png-stop-pair = para kart na dziś
png-stop-note = uwaga
png-stop-cell = pole { $seat_gen } w kolumnie { $corporation }
png-stop-laid = karty położone przez { $seat_acc }
png-stop-cards = ręka { $seat_gen }
png-stop-card = zakryta karta
png-caption = Sumy odkrytych kart według graczy i korporacji; (1.) pierwsze miejsce, (2.) drugie, = remis.
png-caption-over = Punkty według graczy i korporacji.
png-entry = { $sum } ({ $number }.)
    .tied = { $sum } (={ $number }.)
png-column-player = Gracz
png-column-points = Punkty
png-column-hand = Karty na ręce
png-column-actions = Karty akcji do użycia
png-column-hidden = Zakryte karty
# ---- End of the picture ----

# Arkusz notatek i uzasadnienia

event-hand_dealt = Karty rozdane na początku tygodnia: { $cards }.
    .you = Karty, które dostajesz na początku tygodnia: { $cards }.

sheet-encrypted = zaszyfrowane: { $seat }, dzień { $number }
    .where = przy karcie, którą { $seat } szyfruje w dniu { $number }
sheet-hand = ręka rozdana { $seat_dat }
    .where = przy ręce rozdanej { $seat_dat }

fact-encrypted = Karta, którą { $seat } szyfruje w dniu { $number }, to { $encrypted }.
    .not = Karta, którą { $seat } szyfruje w dniu { $number }, to nie { $encrypted }.
    .none = Karta, którą { $seat } szyfruje w dniu { $number }, to żadna z tych: { $encrypted }.
    .so = karta, którą { $seat } szyfruje w dniu { $number }, to { $encrypted }
    .so-not = karta, którą { $seat } szyfruje w dniu { $number }, to nie { $encrypted }
fact-hand = W ręce rozdanej { $seat_dat } jest { $hand }.
    .not = W ręce rozdanej { $seat_dat } nie ma { $hand_gen }.
    .none = W ręce rozdanej { $seat_dat } nie ma żadnej z tych kart: { $hand }.
    .so = w ręce rozdanej { $seat_dat } jest { $hand }
    .so-not = w ręce rozdanej { $seat_dat } nie ma { $hand_gen }

why-dealt = { $seat } dostaje na początku tygodnia: { $cards }.
why-got = W dniu { $number } { $seat } dostaje rękę: { $cards }.
why-gave = Na dzień { $number } { $seat } podaje { $rival_dat } rękę: { $cards }.
why-since = Potem { $parts }.
why-opened = odkryto z niej { $parts }
why-by = { $card_acc } ({ $seat })
why-back = w dniu { $number } ręka trafia do { $seat_gen } i jest w niej { $cards }
    .gave = na dzień { $number } { $seat } podaje ją dalej i jest w niej { $cards }
why-missing = Zakryta reszta tej ręki to więc { $cards }.
why-missing-free = Zakryta reszta tej ręki to { $cards }, a oprócz tego { $count ->
    [one] jedna karta dobrana w ukryciu
    [few] { $count } karty dobrane w ukryciu
   *[many] { $count } kart dobranych w ukryciu
}.
    .all-free = { $count ->
    [one] Zakryta reszta tej ręki to jedna karta dobrana w ukryciu.
    [few] Zakryta reszta tej ręki to { $count } karty dobrane w ukryciu.
   *[many] Zakryta reszta tej ręki to { $count } kart dobranych w ukryciu.
}
why-copies = W grze { $count ->
    [few] są { $count } karty „{ $card }” i wiadomo
   *[many] jest { $count } kart „{ $card }” i wiadomo
}, gdzie są wszystkie: { $places }.
    .only = W grze jest jedna karta „{ $card }” i wiadomo, gdzie jest: { $places }.
why-place = { $way ->
    [dealt] { $count } wśród kart rozdanych { $seat_dat }
    [got] { $count } wśród kart podanych { $seat_dat }
    [gave] { $count } wśród kart podanych dalej przez { $seat_acc }
    [drawn] { $count } wśród kart dobranych przez { $seat_acc }
    [download] { $count } wśród kart pobranych przez { $seat_acc }
    [sent] { $count } wśród kart wysłanych przez { $seat_acc }
    [decrypted] { $count } wśród już odkrytych kart, zaszyfrowanych przez { $seat_acc }
    [encrypt] { $count } wśród kart zaszyfrowanych przez { $seat_acc }
    [discard] { $count } wśród kart odrzuconych przez { $seat_acc }
    [last] { $count } wśród kart odrzuconych przez { $seat_acc } na koniec tygodnia
    [laid] { $count } wśród kart położonych dziś przez { $seat_acc }
   *[lying] { $count } wśród kart wyłożonych lub odłożonych przez { $seat_acc }
}
    .only = { $way ->
        [dealt] wśród kart rozdanych { $seat_dat }
        [got] wśród kart podanych { $seat_dat }
        [gave] wśród kart podanych dalej przez { $seat_acc }
        [drawn] wśród kart dobranych przez { $seat_acc }
        [download] wśród kart pobranych przez { $seat_acc }
        [sent] wśród kart wysłanych przez { $seat_acc }
        [decrypted] wśród już odkrytych kart, zaszyfrowanych przez { $seat_acc }
        [encrypt] wśród kart zaszyfrowanych przez { $seat_acc }
        [discard] wśród kart odrzuconych przez { $seat_acc }
        [last] wśród kart odrzuconych przez { $seat_acc } na koniec tygodnia
        [laid] wśród kart położonych dziś przez { $seat_acc }
       *[lying] wśród kart wyłożonych lub odłożonych przez { $seat_acc }
    }
why-shown = { $count ->
    [one] Licząc wszystkie rodzaje, wiadomo, gdzie jest jedna karta.
    [few] Licząc wszystkie rodzaje, wiadomo, gdzie są { $count } karty.
   *[many] Licząc wszystkie rodzaje, wiadomo, gdzie jest { $count } kart.
}
why-too-few = W tym miejscu ({ $row }) { $size ->
    [one] jest jedna karta
    [few] są { $size } karty
   *[many] jest { $size } kart
}, a kart innych rodzajów może tu być najwyżej { $count }.
    .nothing = W tym miejscu ({ $row }) nie może już być niczego innego.
why-many-earlier = Liczą się też fakty znalezione wcześniej ({ $count }).
why-so = Wniosek: { $fact }.
    .held = Wniosek: { $fact }. Tę rękę ma teraz { $rival }.

# Ćwiczenia

slot-own = suma według właściciela
slot-open = suma według pozostałych
slot-page = punkty według strony
slot-published = punkty według zasad wydanej gry

exercise-returned = W dniu { $day } { $seat } podaje dalej takie karty: { $cards }. W dniu { $number } ta ręka wraca do { $seat_gen }. Które z tych kart wracają?
    .hint1 = Popatrz oczami { $seat_gen } i porównaj rękę z tym, co poszło dalej.
    .hint2 = Codziennie z ręki ubywa jedna karta, odkryta lub zakryta. To, co w niej zostaje, wraca.
    .right = Zgadza się. Brakujące karty wykładają inni, odkryte albo zakryte.
    .all = Wszystkie wrócić nie mogą: codziennie jakaś karta opuszcza rękę.
    .gone = Ta karta nie wraca: { $card }.
    .missing = Te wracają, ale nie tylko te. Jeszcze brakuje: { $count }.

exercise-encrypted = W dniu { $day } { $owner } szyfruje kartę. { $seat } zna rękę, z której ona pochodzi. Co to za karta?
    .hint1 = Weź rękę, którą podaje dalej { $seat }. Skreśl to, co wraca.
    .hint2 = Skreśl też to, co inni wyłożyli z tej ręki odkryte. Zostaje jedna karta.
    .right = Zgadza się. Nie ma jej już w ręce i nigdzie nie leży odkryta.
    .open = Nie. Ta karta leży odkryta: { $card }. Zaszyfrowana leży zakryta.
    .back = Nie. Ta karta wraca do { $seat_gen }: { $card }.
    .other = Nie. Tej karty albo nie było wtedy w tej ręce, albo może ją jeszcze trzymać ktoś inny: { $card }.

exercise-seen = Jest dzień { $day }. Kto zna rękę, którą { $seat } ma teraz? Zaznacz wszystkich.
    .hint1 = Ręka krąży wokół stołu, codziennie o jedno miejsce. Na grafie drogi kart cofnij się od tej ręki.
    .hint2 = Zna ją każdy, kto ją już trzymał, i { $seat }. Kto dostanie ją dopiero później, jeszcze jej nie zna.
    .right = Zgadza się. Nikt inny nie wie, co w niej jest, chyba że to wyliczy.
    .later = { $rival } dostaje tę rękę dopiero później.
    .own = { $seat } trzyma tę rękę, więc też ją zna.
    .missing = To prawda, ale nie wszyscy. Jeszcze brakuje: { $count }.

exercise-sums = W tym tygodniu { $seat } szyfruje kartę korporacji { $corporation }. Ile wynosi teraz w { $corporation } suma { $seat_gen }, gdy liczy ją właściciel kart, a ile, gdy liczą ją pozostali?
    .hint1 = Dodaj punkty istotności wszystkich kart { $corporation } w strefie gry { $seat_gen }.
    .hint2 = Aż do archiwizacji tylko właściciel wie, co jest zaszyfrowane. Pozostali tego nie wliczają.
    .right = Zgadza się. Różnica to karta zaszyfrowana.
    .swapped = Odwrotnie: właściciel liczy o jedną kartę więcej.
    .open = { $seat } wie, co jest zaszyfrowane, i to wlicza.
    .secret = Pozostali nie wiedzą, co jest zaszyfrowane. Jeszcze tego nie wliczają.
    .count = Liczy się nie liczba kart, tylko ich punkty istotności.
    .other = To nie ta suma. Dodaj punkty istotności i sprawdź, gdzie leżą karty: te, które { $seat } wysyła, leżą w innych strefach gry.

exercise-chance = W dniu { $day } { $owner } szyfruje kartę. Jakie jest, z punktu widzenia { $seat_gen }, prawdopodobieństwo, że to karta { $corporation }?
    .hint1 = Najpierw ustal, jakie to mogą być karty: czy { $seat } zna rękę, z której ta karta pochodzi?
    .hint2 = Każdy możliwy egzemplarz jest tak samo prawdopodobny. Ile ich jest, a ile z nich to karty { $corporation }?
    .right = Zgadza się. Liczą się egzemplarze, a nie rodzaje kart.
    .even = Tak byłoby, gdyby każda korporacja była tak samo prawdopodobna. Ale nie z każdej zostało tyle samo kart.
    .kinds = To udział rodzajów kart. Rodzaj, którego zostało więcej egzemplarzy, jest bardziej prawdopodobny.
    .unseen = To udział wśród wszystkich kart, których { $seat } jeszcze nie widzi. O ręce, z której pochodzi ta karta, wiadomo więcej.
    .not = To prawdopodobieństwo, że to nie jest karta { $corporation }.
    .other = Niezupełnie. Policz egzemplarze, które mogą tu leżeć, i te spośród nich, które należą do { $corporation }.

exercise-key = Remis o { $place ->
    [first] pierwsze
   *[second] drugie
} miejsce w { $corporation }. Sumy, licząc od gracza A, to { $sums }. Rozstrzyga { $seat }. Kto może teraz dostać klucz? Zaznacz wszystkich.
    .hint1 = Klucz dostaje drugi. Kto może tu być drugi?
    .hint2 = Przy remisie o pierwsze miejsce jeden z remisujących jest pierwszy, a inny z nich drugi. Przy remisie o drugie miejsce drugi jest jeden z remisujących.
    .right = Zgadza się. { $seat } wybiera spośród nich i tylko spośród nich.
    .decider = { $seat } rozstrzyga, ale nie remisuje.
    .first = { $rival } ma największą sumę i już jest pierwszy. Teraz chodzi o drugie miejsce.
    .next = { $rival } ma mniejszą sumę niż remisujący.
    .missing = Te osoby mogą, ale nie tylko one. Jeszcze brakuje: { $count }.

exercise-archive = W archiwum { $seat_gen } leżą takie karty { $corporation }: { $cards }. Ile punktów jest za tę korporację według strony, a ile według zasad wydanej gry, w których traci się aktywator? Kluczy nie licz.
    .hint1 = Czy jest aktywator, czyli pracownik albo karta korporacji? Wtedy liczą się wszystkie karty { $corporation }.
    .hint2 = Według zasad wydanej gry najpierw odpada aktywator o najniższej wartości.
    .right = Zgadza się. Różnica to utracony aktywator.
    .swapped = Odwrotnie: według zasad wydanej gry jedna karta odpada.
    .whole = Według strony tak. Według zasad wydanej gry najpierw odpada aktywator.
    .lost = Według zasad wydanej gry tak. Według strony liczą się wszystkie karty, aktywator też.
    .key = Klucz daje osobny punkt. Tu chodzi tylko o karty.
    .activators = Jeden aktywator wystarcza, żeby liczyły się wszystkie karty korporacji, a nie tylko on sam.
    .highest = Według zasad wydanej gry odpada aktywator o najniższej wartości, a nie najlepszy.
    .other = Nie tyle. Dodaj wartości wszystkich tych kart, a potem odejmij najniższy aktywator.

# Własności ruchów

property-wins_corporation =
    .right = Tak: o ile ci wiadomo, jesteś wtedy na pierwszym miejscu w { $corporation }, { $sum } do { $best }.
    .tie = Masz wtedy { $sum } w { $corporation }, ale jest remis. Remis nie daje pierwszego miejsca.
    .behind = Masz wtedy { $sum } w { $corporation }, a ktoś inny ma { $best }. Wybierz inną kartę.
    .sent = Ta karta trafia do sąsiada, do cudzej strefy gry. Wybierz Pobranie albo Szyfrowanie.
    .other = To nie jest para kart.
property-harmless =
    .right = Tak: o ile ci wiadomo, { $rival } nie jest wtedy na pierwszym miejscu w { $corporation }.
    .first = Z tą kartą { $rival } jest na pierwszym miejscu w { $corporation } albo remisuje. Wyślij inną.
    .kept = Ta karta zostaje w twojej strefie gry. Wybierz Wyślij w lewo albo Wyślij w prawo.
    .other = To nie jest para kart.
property-activates =
    .right = Tak: { $card } aktywuje dla ciebie { $corporation }, jeśli zostanie w twojej strefie do końca.
    .not = Ta karta nie jest aktywatorem: { $card }. Są nimi tylko pracownicy i karty korporacji.
    .sent = Aktywator trafia do sąsiada: { $card }. Wybierz Pobranie albo Szyfrowanie.
    .other = To nie jest para kart.
property-hides =
    .right = Tak. Nikt nie zna tej ręki z wcześniejszych dni i nie dostanie jej jeszcze raz w tym tygodniu, więc nikt nie wyliczy, czego brakuje.
    .known = { $rival } zna tę rękę i dostanie ją jeszcze raz w tym tygodniu: wtedy może wyliczyć, czego brakuje.
    .open = Ta karta będzie leżeć odkryta. Wybierz Szyfrowanie.
    .other = To nie jest para kart.
property-remembers =
    .right = Tak. Ta karta była już w ręce, którą podajesz dalej: { $card }.
    .new = Tej karty nie było w ręce, którą podajesz dalej: { $card }.
    .none = Nie wraca teraz do ciebie żadna ręka podana dalej w tym tygodniu.
    .other = To nie jest para kart.

# ---- Wykresy i lupa ----

chart-majorities = Jak rosną sumy?
chart-places = Kto byłby teraz pierwszy, a kto drugi?
chart-encrypted = Jakie karty mogą leżeć zakryte?
chart-hands = Co mogą mieć na ręce inni?
chart-unseen = Których kart jeszcze nie widać?
chart-random = A jeśli reszta tygodnia zależy od przypadku?

nongrata-known = Na podstawie tego, co wie { $seat }.
nongrata-known-all = Na podstawie tego, co wiedzą wszyscy.
nongrata-why = Dlaczego
nongrata-nothing-yet = Pierwszy tydzień jeszcze się nie zaczyna, więc nie ma czego obliczać.
nongrata-dealing = Trwa rozdawanie kart.
nongrata-none-encrypted = Żadna karta innego gracza nie leży zakryta.
nongrata-no-hands = Nikt inny nie ma kart na ręce.
nongrata-tiny = < 0,1%
nongrata-almost = > 99,9%
nongrata-corporation = Korporacja
nongrata-week-day = Kiedy
nongrata-when = tydzień { $week }, dzień { $day }
nongrata-place = Miejsce
nongrata-first = Pierwsze miejsce
nongrata-second = Drugie miejsce
nongrata-chances = Szanse
nongrata-card = Karta
nongrata-unseen = Jeszcze niewidziane
nongrata-passing = W drodze lub zakryte, z widzianych rąk
nongrata-own = U siebie
nongrata-open = Odkryte
nongrata-whole = W grze
nongrata-to = od { $low } do { $high }
nongrata-sums = { $name }: { $sums }.
nongrata-majorities-about = Pewne sumy na koniec każdego dnia, razem z zakrytymi kartami, które da się ustalić; zakreskowane jest to, co w najlepszym razie mogą dodać pozostałe.
nongrata-places-about = Gdyby archiwizacja odbyła się teraz, razem z zakrytymi kartami. Litera oznacza gracza, „=” remis, który ten gracz rozstrzyga, „–” nikogo.
nongrata-place-row = { $name }, { $place }: { $told }.
nongrata-decides = remis, rozstrzyga { $seat } { $share }
nongrata-nobody = nikt { $share }
nongrata-random-about = Do końca tygodnia rozegrano { $count ->
    [one] 1 grę
    [few] { $count } gry
   *[many] { $count } gier
}, a każdy wybór był losowy. Litera oznacza gracza, „–” nikogo.
nongrata-span = { $share } (od { $low } do { $high })
nongrata-encrypted-about = Każda karta z ręki ma taką samą szansę, że zostanie wybrana.
nongrata-hands-about = Jaka jest szansa, że na ręce jest co najmniej jedna taka karta.
nongrata-slot = { $seat }, dzień { $day }
nongrata-likeliest = { $name }: najpewniej { $cards }.
    .certain = { $name }: na pewno { $cards }.
nongrata-unseen-about = { $count ->
    [one] 1 karty nie było jeszcze widać
    [few] { $count } kart nie było jeszcze widać
   *[many] { $count } kart nie było jeszcze widać
}; talia liczy { $deck }. Liczba z plusem to karty, które są w drodze w widzianych już rękach albo leżą zakryte.
nongrata-seen-all = Widać już wszystkie egzemplarze: { $names }.
nongrata-of = { $count } z { $full }

nongrata-lens-before = Te karty przechodzą wcześniej przez ręce { $seats_gen }.
nongrata-lens-dealt = Świeżo rozdane: nikt inny ich jeszcze nie zna.
nongrata-lens-later = Dalej trafiają do { $seats_gen }.
nongrata-lens-last = Nikt inny już ich nie zobaczy.
nongrata-lens-empty = { $seat } nie ma kart na ręce.
nongrata-lens-holds = { $seat } ma dokładnie: { $cards }.
nongrata-lens-hand = { $seat } najpewniej ma: { $cards }.
nongrata-lens-activator = Co najmniej jeden aktywator na ręce { $seat_gen }: { $share }.
nongrata-lens-certain = Zaszyfrowana karta { $seat_gen } to { $card }.
nongrata-lens-encrypted = Karta zaszyfrowana przez { $seat_acc } to jedna z { $count } możliwych, najpewniej: { $cards }.
nongrata-lens-corporations = Według korporacji: { $told }.
nongrata-lens-place = { $place } teraz: { $told }.
nongrata-lens-unseen = Jeszcze niewidziane: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, o łącznej wartości { $value }.
nongrata-lens-cell = Suma odkrytych kart { $seat_gen } w korporacji { $name } to { $sum }.
nongrata-lens-adds = Zakryta karta dodaje: { $told }.
nongrata-lens-key = { $seat } ma kartę klucza i rozstrzyga remis o pierwsze miejsce.
nongrata-lens-key-table = Karta klucza leży na stole: przy remisie o pierwsze miejsce nikt nic nie dostaje.
nongrata-lens-tie = Przy tych sumach rozstrzyga { $seat }. Do wyboru: { $seats }.
nongrata-lens-tie-nobody = Przy tych sumach jest remis i nikt go nie rozstrzyga.

chart-outlook = Kto może jeszcze być w tym tygodniu pierwszy lub drugi?
nongrata-outlook-about = Na koniec tygodnia: ● pewne, ○ możliwe, – niemożliwe, ? nieustalone. Kolumna to gracz i miejsce. Ostatnia kolumna: nikt nie jest pierwszy.
nongrata-outlook-column = { $letter } { $number }.
nongrata-settled = Wszystkie korporacje są już w tym tygodniu rozliczone.
nongrata-none = Nikt
nongrata-certain = pewne
nongrata-can = możliwe
nongrata-cannot = niemożliwe
nongrata-not-open = nieustalone
nongrata-certain-first = { $name }: pierwsze miejsce na pewno zajmie { $seat }, bo { $why }.
nongrata-out = { $name }: pierwsze miejsce jest już poza zasięgiem { $seat_gen }, bo { $why }.
nongrata-told-why = { $told }: { $why }
nongrata-least = { $seat } ma co najmniej { $sum }
nongrata-most = { $seat } może mieć najwyżej { $sum }
nongrata-exactly = { $seat } będzie mieć dokładnie { $sum }
nongrata-key-table = klucz leży na stole
nongrata-key-held = { $seat } ma klucz i rozstrzyga remisy
nongrata-example = na przykład przy sumach { $sums }, licząc od gracza A
nongrata-gone-through = nie daje tego żaden układ sum, jakim może się jeszcze skończyć tydzień
nongrata-nothing-else = nic innego nie jest już możliwe

# Zagadki

about-puzzle = Co kryje każdy zaszyfrowany plik? Da się to ustalić na pewno: { $seat } zna ręce, które podaje dalej, i te, które wracają.

about-worksheet = Każdego dnia każdy gracz wykłada jedną kartę z ręki, odkrytą albo zaszyfrowaną, a resztę podaje dalej. Ręce krążą więc wokół stołu.
