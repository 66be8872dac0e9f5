# 1000 mil po polsku. Miejsca przy stole to gracz A, B, ...; do czytającego mówimy na „ty”.

title = 1000 mil

step-turn = tura
step-round = runda

verb-draw = Dobierz
verb-lay = Połóż kartę
verb-attack = Zaatakuj
verb-discard = Odrzuć kartę
verb-trick = Świństwo
verb-finish = Zakończ rundę tutaj
verb-extend = Przedłużenie: jazda do 1000
verb-first = Wylosuj pierwszego gracza
verb-deal = Rozdaj kartę

slot-card = karta
slot-attack = atak
slot-rival = kogo zaatakować

move-draw = dobranie
move-lay = położenie { $card_gen }
move-attack = atak na { $rival_acc }: { $attack }
move-discard = odrzucenie { $card_gen }
move-trick = świństwo: { $card }
move-finish = koniec rundy
move-extend = przedłużenie
move-first = rozpoczyna { $seat }
move-deal = karta: { $card }

due-draw = Trwa tura { $seat_gen }: czas dobrać kartę.
    .you = Twoja tura: dobierz kartę.
due-play = Trwa tura { $seat_gen }: czas położyć albo odrzucić kartę.
    .you = Twoja tura: połóż albo odrzuć kartę.
due-decide = { $seat } decyduje, czy runda kończy się tutaj, czy trasa się wydłuża.
    .you = Zdecyduj: runda kończy się tutaj czy trasa się wydłuża?

event-first = { $seat } rozpoczyna: tak rozstrzyga los.
    .you = Rozpoczynasz ty: tak rozstrzyga los.
event-round = Zaczyna się runda { $number }. Pierwsza tura należy do { $seat_gen }.
    .you = Zaczyna się runda { $number }. Pierwsza tura należy do ciebie.
event-dealt = { $seat } dostaje: { $card }.
    .you = Dostajesz: { $card }.
    .hidden = { $seat } dostaje kartę.
event-hand = { $seat } ma na ręce: { $cards }.
    .you = Masz na ręce: { $cards }.
    .hidden = { $seat } ma na ręce { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
event-turn = Teraz tura { $seat_gen }.
    .you = Teraz twoja tura.
event-drawn = { $seat } dobiera: { $card }.
    .you = Dobierasz: { $card }.
    .hidden = { $seat } dobiera kartę.
event-deck_empty = Talia jest już pusta.
event-reshuffle = { $count ->
    [one] Jedna odrzucona karta staje się talią.
    [few] { $count } odrzucone karty stają się talią.
   *[many] { $count } odrzuconych kart staje się talią.
}
event-distance = { $seat } kładzie { $card_acc } i ma na liczniku { $miles } mil.
    .you = Kładziesz { $card_acc } i masz na liczniku { $miles } mil.
event-backwards = { $seat } kładzie { $card_acc } i cofa się o { $lost } mil. Na liczniku jest teraz { $miles } mil.
    .you = Kładziesz { $card_acc } i cofasz się o { $lost } mil. Na liczniku masz teraz { $miles } mil.
event-attack = { $seat } atakuje { $target_acc } { $card_ins }; stan po ataku: { $state }.
    .you = Atakujesz { $target_acc } { $card_ins }; stan po ataku: { $state }.
    .you_target = { $seat } atakuje cię { $card_ins }; twój stan: { $state }.
event-defence = { $seat } kładzie { $card_acc }; stan: { $state }.
    .you = Kładziesz { $card_acc }; twój stan: { $state }.
event-immunity = { $seat } kładzie { $card_acc } i zdobywa { $points } punktów; stan: { $state }.
    .you = Kładziesz { $card_acc } i zdobywasz { $points } punktów; twój stan: { $state }.
event-trick = Świństwo: { $seat } kładzie { $card_acc }, unieważnia { $attack_acc }, zdobywa { $points } punktów i ma turę; stan: { $state }.
    .you = Świństwo: kładziesz { $card_acc }, unieważniasz { $attack_acc }, zdobywasz { $points } punktów i masz turę; twój stan: { $state }.
event-skipped = { $seat } traci turę.
    .you = Tracisz turę.
event-discard = { $seat } odrzuca { $card_acc }.
    .you = Odrzucasz { $card_acc }.
event-extension = { $seat } ogłasza przedłużenie. Trasa ma teraz { $distance } mil.
    .you = Ogłaszasz przedłużenie. Trasa ma teraz { $distance } mil.
event-round_end = { $how ->
    [distance] Cała trasa jest przejechana i runda się kończy. Zwycięstwo w rundzie: { $winner }.
    [no_cards] { $seat } nie ma już kart i runda się kończy. Nikt jej nie wygrywa.
    [all_out] Nikt nie ma już kart i runda się kończy. Nikt jej nie wygrywa.
   *[stall] Zbyt wiele tur z rzędu kończy się odrzuceniem karty, więc runda się kończy. Nikt jej nie wygrywa.
}
    .you_winner = Cała trasa jest przejechana i runda się kończy. Wygrywasz ją.
event-bonus = { $side }: { $points } punktów { $bonus ->
    [trip] za przejechanie całej trasy.
    [deck] za zwycięstwo przy pustej talii.
    [alone] za zwycięstwo, zanim ktokolwiek inny przejedzie choć milę.
    [immunities] za wszystkie cztery odporności.
    [safe] za trasę bez karty 200.
   *[extension] za przedłużenie.
}
    .you_side = Zdobywasz { $points } punktów { $bonus ->
    [trip] za przejechanie całej trasy.
    [deck] za zwycięstwo przy pustej talii.
    [alone] za zwycięstwo, zanim ktokolwiek inny przejedzie choć milę.
    [immunities] za wszystkie cztery odporności.
    [safe] za trasę bez karty 200.
   *[extension] za przedłużenie.
}
event-round_points = { $side }: punkty z tej rundy: { $points }, razem: { $total }.
    .you_side = Twoje punkty z tej rundy: { $points }, razem: { $total }.
event-game_over = Koniec meczu. Zwycięstwo: { $winners }.
    .you_winners = Koniec meczu. Wygrywasz! Zwycięstwo: { $winners }.
event-discards = Na stosie kart odrzuconych: { $cards }.
event-standing = { $side }: na liczniku { $miles } mil, punkty z tej rundy: { $points }, z poprzednich: { $total }. Stan: { $state }. Liczba odporności: { $immunities }.
    .you_side = Ty: na liczniku { $miles } mil, punkty z tej rundy: { $points }, z poprzednich: { $total }. Stan: { $state }. Liczba odporności: { $immunities }.

refusal-draw_first = Najpierw dobierz kartę.
refusal-seven_cards = Masz już siedem kart.
refusal-no_cards = Nie ma już czego dobierać. Graj dalej tym, co masz na ręce.
refusal-not_in_hand = Nie masz tej karty na ręce: { $card }.
refusal-not_in_deck = W talii nie ma już tej karty: { $card }.
refusal-need_green = Stoisz. Potrzebujesz zielonego światła.
refusal-damaged = Zanim pojedziesz dalej, musisz { $state_todo }.
refusal-limited = Obowiązuje ograniczenie prędkości: możesz położyć tylko 25 albo 50.
refusal-limit_bars = Najpierw zakończ ograniczenie prędkości: w tym wariancie, póki obowiązuje, nie można położyć żadnej odległości.
refusal-too_many = Twoja strona położyła już { $count } takie karty i więcej nie wolno: { $card }.
refusal-too_far = Trasa ma { $distance } mil, a do końca zostało tylko { $left }. Ta karta wiezie za daleko.
refusal-at_start = Działa con-sens, a na liczniku jest zero: nie ma czego odejmować.
refusal-no_target = Tą kartą nie można teraz nikogo zaatakować: { $card }.
refusal-own_side = To twoja własna strona: nie można jej atakować.
refusal-protected = Nie można tak zaatakować { $target_gen }. Chroni odporność: { $immunity }.
refusal-blocked = Nie można teraz zaatakować { $target_gen }: ta strona jest już zablokowana.
refusal-under_limit = Nie można teraz zaatakować { $target_gen }: ta strona ma już ograniczenie prędkości.
refusal-in_force = Nie można drugi raz tak samo zaatakować { $target_gen }: ten atak nadal działa ({ $attack }).
refusal-not_attacked = Nic takiego cię nie blokuje, więc ta karta niczego by nie zmieniła: { $card }.
refusal-repair_first = Zielone światło dopiero po usunięciu szkody.
refusal-rolling_already = Twój samochód już jedzie.
refusal-no_green_needed = Z pojazdem uprzywilejowanym nie potrzebujesz zielonego światła.
refusal-no_attack_open = Świństwo niemożliwe: nie ma ataku na twoją stronę, który można by unieważnić.
refusal-no_immunity = Świństwo niemożliwe: nie masz tej odporności: { $card }.
refusal-wrong_immunity = Świństwo niemożliwe: { $card } nie pomaga na ten atak: { $attack }.

error-teams_seats = Drużyny { $teams } wymagają tylu graczy: { $needed }. Zmień liczbę graczy albo drużyny.

problem-seats = Każdy gracz musi mieć swoje karty, każda strona swój stan, każda karta swoją liczbę, a opcje muszą być takie jak w grze.
problem-cards = Każda karta musi leżeć w dokładnie jednym miejscu: w talii, wśród odrzuconych, na ręce (najwyżej siedem) albo przed którąś stroną.
problem-sides = Na którąś stronę działa coś, co działać nie może, albo nie zgadzają się jej mile, punkty lub karty 200.
problem-attack = Atak, który można jeszcze unieważnić, musi leżeć przed swoją stroną i na nią działać, a od tej chwili nic więcej nie mogło się zmienić.
problem-round = Runda, tura, gracz rozpoczynający, trasa i przedłużenie nie pasują do siebie.
problem-agenda = Teraz dokładnie jeden gracz powinien dobrać kartę, położyć ją albo odrzucić lub zdecydować o przedłużeniu, a nic innego nie może czekać.

option-trip_bonus = Punkty za przejechanie trasy
    .about = Tyle dostaje strona, która przejedzie całą trasę.
option-safe_trip = Punkty za trasę bez karty 200
    .about = Tyle dostaje zwycięzca rundy, jeśli nie położy w niej żadnej karty 200.
option-all_immunities = Kto dostaje punkty za cztery odporności
    .about = „winner”: tylko zwycięzca rundy. „any”: każda strona, która położy wszystkie cztery.
option-speed_limit = Ograniczenie prędkości
    .about = „exclusive”: to atak jak każdy inny. „separate”: można je położyć każdej stronie i nie przeszkadza ono w innych atakach.
option-trick_window = Jak długo można zrobić świństwo
    .about = „card”: póki następny gracz nie położy albo nie odrzuci karty. „draw”: tylko póki nikt nie dobierze karty.
option-round_end = Kiedy brakuje kart
    .about = „first”: runda kończy się, gdy komuś zabraknie kart. „all”: dopiero gdy nikt nie ma kart.
option-extension = Przedłużenie
    .about = W małym gronie trasa ma 700 mil. Kto je przejedzie, może zakończyć rundę albo przedłużyć trasę do 1000.
option-short_deck = Mniejsza talia
    .about = Przy dwóch albo trzech graczach odkłada się po jednej karcie każdego ataku.
option-cumulative = Kumulacja ataków
    .about = Na stronę może działać kilka ataków naraz, a atakować można także zablokowanych.
option-cumulative_limit = Ograniczenie prędkości przy kumulacji
    .about = „bars_all”: gdy obowiązuje, nie można położyć żadnej odległości. „bars_fast”: można położyć 25 i 50.
option-reshuffle = Odrzucone karty wracają
    .about = Gdy talia się skończy, stają się nią odrzucone karty.
option-stall = Ile odrzuceń z rzędu kończy rundę
    .about = Gdy odrzucone karty wracają, runda kończy się po tylu turach z rzędu, w których gracze tylko odrzucają karty.
option-con_sens = Con-sens
    .about = Dochodzą karty, które każą liczyć odległość wstecz, i karty, które to kończą.
option-match_points = Punkty, które kończą mecz
    .about = Mecz kończy się, gdy po rundzie ktoś ma tyle punktów. Bez liczby gra się jedną rundę.
option-teams = Drużyny
    .about = Ile drużyn po ilu graczy: 2x3 to dwie drużyny po trzy osoby.

# Grupy zasad

group-components = Karty
group-side = Co ma strona
group-setup = Przygotowanie
group-turn = Tura
group-distance = Odległość
group-attack = Ataki
group-defence = Obrona
group-immunity = Odporności
group-trick = Świństwa
group-scoring = Punktacja
group-end = Koniec rundy
group-match = Mecz
group-extension = Krótsza trasa i przedłużenie
group-teams = Drużyny
group-cumulative = Kumulacja ataków
group-reshuffle = Odrzucone karty wracają
group-con_sens = Con-sens
group-keys = Klawisze i komunikaty
group-chance = Los
group-knowledge = Kto co wie

# Gdzie mogą być karty i dlaczego

kit-how = Komputer jedzie, kiedy może, przeszkadza temu, kto prowadzi, a odporności zachowuje na świństwa i robi je, gdy tylko może.

sheet-hand = karty { $seat_gen }
    .where = wśród kart { $seat_gen }
sheet-deck = karty w talii
    .where = wśród kart w talii

fact-hand = { $seat } ma na ręce { $hand_acc }.
    .not = { $seat } nie ma na ręce { $hand_gen }.
    .none = { $seat } nie ma na ręce żadnej z tych kart: { $hand }.
    .so = { $seat } ma na ręce { $hand_acc }
    .so-not = { $seat } nie ma na ręce { $hand_gen }
fact-deck = W talii jest jeszcze ta karta: { $deck }.
    .not = W talii nie ma już { $deck_gen }.
    .none = W talii nie ma już żadnej z tych kart: { $deck }.
    .so = w talii jest jeszcze ta karta: { $deck }
    .so-not = w talii nie ma już { $deck_gen }

why-full = { $count ->
    [one] W grze jest jedna taka karta: { $card }.
    [few] W grze są { $count } takie karty: { $card }.
   *[many] W grze jest { $count } takich kart: { $card }.
}
why-places = Wiadomo, gdzie leży część z nich ({ $count }): { $places }. Nie wiadomo, gdzie jest reszta ({ $left }).
    .all = { $count ->
        [one] Jest { $places }.
       *[other] O każdej z nich wiadomo, gdzie leży: { $places }.
    }
why-mine = { $count } na ręce { $seat_gen }
    .only = na ręce { $seat_gen }
why-discarded = { $count } wśród odrzuconych
    .only = wśród odrzuconych
why-laid = { $count } przed { $side_ins }
    .only = przed { $side_ins }
why-shown = { $count ->
    [one] Licząc wszystkie rodzaje, wiadomo, gdzie leży jedna karta.
    [few] Licząc wszystkie rodzaje, wiadomo, gdzie leżą { $count } karty.
   *[many] Licząc wszystkie rodzaje, wiadomo, gdzie leży { $count } kart.
}
why-elsewhere = { $count ->
    [one] Poza tym miejscem ({ $row }) zostaje więc tylko jedna karta
    [few] Poza tym miejscem ({ $row }) zostają więc tylko { $count } karty
   *[many] Poza tym miejscem ({ $row }) zostaje więc tylko { $count } kart
}, a takich brakuje jeszcze { $left }.
    .nowhere = Poza tym miejscem ({ $row }) nie zostaje już żadna karta, więc brakujące karty tego rodzaju są właśnie tam.
why-many-earlier = Liczą się też fakty znalezione wcześniej ({ $count }).
why-so = Wniosek: { $fact }.

# Ćwiczenia

slot-state = stan samochodu

exercise-layable = Teraz tura { $seat_gen }, karta jest już dobrana. Które karty z tej ręki można teraz położyć? Liczą się też ataki na inną stronę.
    .hint1 = Najpierw sprawdź, w jakim stanie jest samochód { $seat_gen }: jedzie, stoi czy jest uszkodzony i czy ma ograniczenie prędkości.
    .hint2 = Odległość wymaga jadącego samochodu, obrona – czegoś, co można zakończyć, a atak – strony, która jedzie i nie jest chroniona. Odporność można położyć zawsze.
    .right = Zgadza się. Pozostałe karty można by tylko odrzucić.
    .all = Odrzucić można każdą kartę, ale położyć nie każdą. Zaznacz tylko te, które można położyć.
    .not = Tej karty nie można teraz położyć: { $card }. Wybierz ją w panelu, a panel powie, dlaczego.
    .missing = Te można położyć, ale nie tylko te. Brakuje jeszcze: { $count }.

exercise-mended = Teraz tura { $seat_gen }. Stan samochodu: { $state }. { $seat } kładzie { $card_acc }. Jaki jest potem stan samochodu? Zaznacz wszystko, co się zgadza.
    .hint1 = Obrona kończy to, na co działa, i nic więcej.
    .hint2 = Szkoda także zatrzymuje samochód. Jaka karta jest potrzebna, żeby znów ruszył? A co znosi ograniczenie prędkości?
    .right = Zgadza się. Szkody już nie ma, a cała reszta jest jak przedtem.
    .rolling = Jeszcze nie. Szkoda jest usunięta, ale stojący samochód rusza dopiero po zielonym świetle.
    .damaged = Tę szkodę karta właśnie usuwa.
    .less = To prawda, ale nie wszystko. Pomyśl o wszystkim, co działa na tę stronę.
    .more = Nie wszystko się zgadza. Karta usuwa szkodę i nie przynosi nic nowego.

exercise-left = { $seat } liczy takie karty: { $card }. Ilu z nich nigdzie nie widzi, bo są w talii albo na rękach innych graczy?
    .hint1 = Zacznij od wszystkich takich kart w grze. Ile ich jest, mówią zasady.
    .hint2 = Odejmij te, które leżą przed graczami, te odrzucone i te, które ma { $seat }.
    .right = Zgadza się: od wszystkich trzeba odjąć położone, odrzucone i te na własnej ręce.
    .full = Tyle jest ich w całej grze. Niektóre z nich widać.
    .hand = Trzeba odjąć i własną rękę: te karty { $seat } też widzi.
    .laid = Trzeba odjąć i te karty, które leżą przed graczami.
    .discards = Trzeba odjąć i karty odrzucone, bo one leżą odkryte.
    .more = Za dużo. Policz jeszcze raz wszystko, co leży odkryte.
    .fewer = Za mało. Każdą widoczną kartę policz tylko raz.

exercise-rival = { $seat } nigdzie nie widzi tej karty: { $card }. W grze jest tylko jedna. { $rival } ma na ręce { $size ->
    [one] 1 kartę
    [few] { $size } karty
   *[many] { $size } kart
}, a w talii zostało ich { $left }. Jakie jest prawdopodobieństwo, że tę kartę ma { $rival }?
    .hint1 = { $seat } nic o tej karcie nie wie, więc każde ukryte miejsce jest równie prawdopodobne. Ile jest takich miejsc?
    .hint2 = Ukryte są karty w talii i na rękach wszystkich innych. Ile z tych miejsc jest na ręce { $rival_gen }?
    .right = Zgadza się: taka część ukrytych kart jest na tej ręce. To, że { $rival } nie robi świństwa, nic nie mówi, bo z taką kartą można poczekać.
    .places = Talia i ręce to nie są równe szanse: talia ma o wiele więcej kart niż jedna ręka.
    .full = Część kart leży odkryta i tej wśród nich nie ma. Licz tylko ukryte.
    .hands = Karta może też być w talii.
    .one = To część przypadająca na jedną ukrytą kartę. { $rival } ma ich na ręce { $size }.
    .other = Jeszcze nie. Podziel liczbę kart { $rival_gen } przez liczbę wszystkich kart, których { $seat } nie widzi.

exercise-draws = { $seat } chce dobrać taką kartę: { $card }. Ukrytych kart tego rodzaju jest { $count }, a wszystkich ukrytych { $left }. Jakie jest prawdopodobieństwo, że wśród następnych { $draws } kart, które dobierze { $seat }, jest choć jedna taka?
    .hint1 = Łatwiej policzyć coś odwrotnego: że wszystkie { $draws } karty są inne.
    .hint2 = Innych kart jest { $left } − { $count }, więc pierwsza z nich jest inna z prawdopodobieństwem ({ $left } − { $count })/{ $left }. Przy każdej następnej karcie obie liczby są o jeden mniejsze. Pomnóż i odejmij wynik od 1.
    .right = Zgadza się. To, kto dobiera pomiędzy, niczego nie zmienia: każda ukryta karta jest tak samo prawdopodobna.
    .once = Tak jest przy jednej dobranej karcie, a { $seat } dobiera ich { $draws }.
    .sum = Przy dodawaniu dwa razy liczy się przypadek, w którym dwie karty są właściwe. Policz, kiedy nie ma żadnej.
    .missed = To prawdopodobieństwo, że nie ma żadnej. Pytanie jest odwrotne.
    .every = To mniej więcej prawdopodobieństwo, że takie są wszystkie. Wystarczy jedna.
    .other = Jeszcze nie. Policz, jakie jest prawdopodobieństwo, że nie ma żadnej takiej karty.

exercise-exact = { $seat } ma na liczniku { $miles } mil, a do mety zostaje { $left }. Jaka jest najmniejsza liczba kart odległości z tej ręki, którymi da się przejechać dokładnie tyle, jeśli nikt nie przeszkodzi?
    .hint1 = Suma musi być dokładna. Karty, która przekroczyłaby trasę, nie można położyć.
    .hint2 = Sprawdź, jakie karty { $seat } ma już położone. Jednej z odległości wolno położyć w rundzie tylko dwie.
    .right = Zgadza się. Mniejszą liczbą kart z tej ręki nie da się przejechać reszty.
    .allowed = Przed { $seat_ins } leżą już dwie karty 200. Trzeciej położyć nie wolno.
    .unseen = Tyle wystarczyłoby z kartami, których { $seat } jeszcze nie ma. Pytanie jest o tę rękę.
    .more = Da się mniejszą liczbą kart. Zacznij od dużych odległości.
    .fewer = Tak mała liczba kart z tej ręki nie da tej sumy.

# Własności, o które pytają lekcje

property-rolling =
    .right = Samochód tej strony teraz jedzie.
    .draw = To tylko dobranie. Połóż kartę, po której samochód jedzie.
    .blocked = Po tym samochód nie jedzie: { $state }. Poszukaj karty, po której jedzie.
property-drives =
    .right = To daje mile. Licznik: { $miles }.
    .backwards = Póki działa con-sens, ta karta cofa o { $lost } mil.
    .other = To nie daje ani mili. Połóż kartę odległości.
property-no_waste =
    .right = Dobrze wykorzystana tura.
    .draw = To tylko dobranie. Trzeba jeszcze położyć albo odrzucić kartę.
    .could = Jest karta, którą można położyć: { $card }. Odrzucaj tylko wtedy, gdy niczego nie można położyć.
property-exact =
    .right = Do mety nadal można dojechać co do mili. Zostaje { $left } mil.
    .stuck = Po tym zostaje { $left } mil i z odległości, które jeszcze można dostać, nie da się złożyć takiej sumy.

# Własne karty

table-twice = cards.toml: krótka nazwa się powtarza. Nadaj każdej karcie własny `slug`.
table-marks = cards.toml: `mark` ataków musi mieć każdą z tych wartości dokładnie raz: { $known } (TM-5).
table-defences = cards.toml: każdy atak musi mieć własną obronę (TM-5).
table-answers = cards.toml: każdy wiersz [[{ $table }]] musi odpowiadać na jakiś atak, a ataki nie mogą podawać żadnych innych (TM-5).
table-short = cards.toml, { $slug }: w krótkiej talii nie może brakować więcej kart, niż jest w pełnej (TM-4).

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
miles-anybody = ktokolwiek
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
