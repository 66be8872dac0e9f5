# Treasure in English. A detail such as $spot also comes as $spot_at (“on the beach”) and $spot_to (“to the beach”).

title = Treasure

step-turn = turn
step-round = round

verb-bury = Bury the treasure
verb-walk = Walk
verb-dig = Dig

slot-spot = spot

node-here = here
node-hole = hole
node-treasure = treasure

move-bury = treasure buried: { $spot }
move-walk = walk { $spot_to }
move-dig = dig

event-round = Round { $number } begins.
event-buried = { $seat } has the map: the treasure is { $spot_at }.
    .hidden = The treasure is buried. { $seat } has the map.
    .you = You have the map: the treasure is { $spot_at }.
event-turn = { $seat } has the turn.
    .you = It is your turn.
event-walk = { $seat } walks { $spot_to }.
    .you = You walk { $spot_to }.
event-dig = { $seat } digs { $spot_at } and finds { $points ->
    [0] nothing.
    [one] the treasure: 1 point.
   *[other] the treasure: { $points } points.
}
    .you = You dig { $spot_at } and find { $points ->
    [0] nothing.
    [one] the treasure: 1 point.
   *[other] the treasure: { $points } points.
}
event-game_over = The game is over. The treasure was { $spot_at }. Winner: { $winners }.

refusal-too_far = You cannot walk { $spot_to } in one turn. Choose a spot next to yours.
refusal-hole = Here, { $spot_at }, there is a hole already. Walk to another spot.

option-rounds = Rounds
    .about = After so many rounds the game is over, whether the treasure is found or not.

group-components = What is in the box
group-setup = Setting up
group-turn = Rounds and turns
group-end = The end
