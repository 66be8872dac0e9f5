# Skarb po polsku. Miejsce, $spot, ma też formy $spot_at („na plaży”) i $spot_to („na plażę”).

title = Skarb

step-turn = tura
step-round = runda

verb-bury = Zakop skarb
verb-walk = Idź
verb-dig = Kop

slot-spot = miejsce

node-here = tu
node-hole = dół
node-treasure = skarb

move-bury = zakopany skarb: { $spot }
move-walk = idź { $spot_to }
move-dig = kop

event-round = Zaczyna się runda { $number }.
event-buried = { $seat } ma mapę: skarb jest { $spot_at }.
    .hidden = Skarb jest zakopany. Mapę ma { $seat }.
    .you = Masz mapę: skarb jest { $spot_at }.
event-turn = Ruch wykonuje { $seat }.
    .you = Teraz twój ruch.
event-walk = { $seat } idzie { $spot_to }.
    .you = Idziesz { $spot_to }.
event-dig = { $seat } kopie { $spot_at } i znajduje { $points ->
    [0] tylko ziemię.
    [one] skarb: 1 punkt.
    [few] skarb: { $points } punkty.
   *[many] skarb: { $points } punktów.
}
    .you = Kopiesz { $spot_at } i znajdujesz { $points ->
    [0] tylko ziemię.
    [one] skarb: 1 punkt.
    [few] skarb: { $points } punkty.
   *[many] skarb: { $points } punktów.
}
event-game_over = Koniec gry. Skarb był zakopany { $spot_at }. Wygrywa: { $winners }.

refusal-too_far = W jednej turze nie da się dojść { $spot_to }. Wybierz sąsiednie miejsce.
refusal-hole = Tutaj, { $spot_at }, jest już dół. Przejdź do innego miejsca.

option-rounds = Liczba rund
    .about = Po tylu rundach gra się kończy, nawet jeśli skarb nie jest znaleziony.

group-components = Co jest w pudełku
group-setup = Przygotowanie
group-turn = Rundy i tury
group-end = Koniec
