# 07 zgłoś się in English. Seats are called Player A, B, ...; “you” is the reader's own seat.

title = 07 zgłoś się

step-turn = turn
step-phase = phase
step-round = mini-game

verb-detective = Send a detective
verb-evidence = Take an evidence card
verb-solve = Solve the case
verb-lay_suspect = Lay a suspect tile
verb-lay_crime = Lay a crime tile
verb-deal_suspect = Deal a suspect card
verb-deal_place = Deal a place card
verb-deal_crime = Deal a crime card
verb-reveal = Turn up an evidence card

slot-place = place
slot-card = evidence card
slot-suspect = suspect
slot-crime = crime

move-detective = detective { $place_to }
move-evidence = evidence: { $card }
move-solve = { $suspect } did it { $place_at }: { $crime }
move-lay_suspect = suspect tile: { $suspect }
move-lay_crime = crime tile: { $crime }
move-deal_suspect = suspect card for the case of { $seat }: { $suspect }
move-deal_place = place card for the case of { $seat }: { $place }
move-deal_crime = crime card for the case of { $seat }: { $crime }
move-reveal = evidence card turned up: { $card }

event-round = Mini-game { $number } begins. { $start } starts.
event-suspect_tile = Suspect tile { $place_at }: { $suspect }.
event-crime_tile = Crime tile { $place_at }: { $crime }.
event-case_suspect = The culprit in the case of { $seat } is { $suspect }.
    .hidden = A suspect card for the case of { $seat } is dealt.
    .you = A suspect card for your case is dealt: { $suspect }.
event-case_place = The scene of the crime in the case of { $seat } is { $place }.
    .hidden = A place card for the case of { $seat } is dealt.
    .you = A place card for your case is dealt: { $place }.
event-case_crime = The crime in the case of { $seat } is { $crime }.
    .hidden = A crime card for the case of { $seat } is dealt.
    .you = A crime card for your case is dealt: { $crime }.
event-display = New evidence card: { $card }.
event-reshuffle = The deck is empty, so { $count ->
    [one] one discarded card becomes
   *[other] { $count } discarded cards become
} the new deck.
event-phase = Phase { $number }. A solution is worth { $value ->
    [one] 1 point
   *[other] { $value } points
}.
event-turn = { $seat } has the turn.
    .you = It is your turn.
event-detective = { $seat } sends a detective { $place_to }: { $discs ->
    [0] no disc
    [one] 1 disc
   *[other] { $discs } discs
} and { $cubes ->
    [0] no cube
    [one] 1 cube
   *[other] { $cubes } cubes
}.
    .you = You send a detective { $place_to }: { $discs ->
    [0] no disc
    [one] 1 disc
   *[other] { $discs } discs
} and { $cubes ->
    [0] no cube
    [one] 1 cube
   *[other] { $cubes } cubes
}.
event-evidence = { $seat } takes the evidence card { $card }: { $result ->
    [disc] a disc, it is part of the case
    [cube] a cube, the right tile is at an adjacent place
   *[nothing] nothing
}.{ $moved ->
    [yes] {" "}The token moves from the detective to the tile.
   *[no] {""}
}
    .you = You take the evidence card { $card }: { $result ->
    [disc] a disc, it is part of your case
    [cube] a cube, the right tile is at an adjacent place
   *[nothing] nothing
}.{ $moved ->
    [yes] {" "}The token moves from your detective to the tile.
   *[no] {""}
}
event-wrong = { $seat } names { $suspect }, { $place }, { $crime }: wrong, { $penalty } points lost.
    .you = You name { $suspect }, { $place }, { $crime }: wrong, { $penalty } points lost.
event-solved = { $seat } names { $suspect }, { $place }, { $crime }: right! { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = You name { $suspect }, { $place }, { $crime }: right! { $points ->
    [one] 1 point
   *[other] { $points } points
} for you.
event-out = This was the only attempt: { $seat } is out of this mini-game.
    .you = This was your only attempt: you are out of this mini-game.
event-value = A solution is now worth { $value ->
    [one] 1 point
   *[other] { $value } points
}.
event-alone = Only { $seat } is left, and gets no points in this mini-game.
    .you = Only you are left, and you get no points in this mini-game.
event-timeout = The mini-game ends after { $phases ->
    [one] 1 phase
   *[other] { $phases } phases
}. Whoever has not solved gets no points.
event-case_shown = The case of { $seat } was: { $suspect }, { $place }, { $crime }.
    .you = Your case was: { $suspect }, { $place }, { $crime }.
event-game_over = The game is over. Winner: { $winners }.

refusal-no_detectives = You have no detective left: there are five for the whole game, and each serves once.
refusal-place_used = You already have a detective { $place_at } in this mini-game. Choose another place.
refusal-not_on_display = The card { $card } is not among the evidence cards lying face up.
refusal-has_token = The tile of { $card } already carries your token, so this card would tell you nothing new.
refusal-names_blank = A blank tile cannot be named. Name one suspect, one place and one crime.
refusal-tile_laid = The tile { $tile } is already laid.
refusal-other_case = Now a card for the case of { $seat } is dealt.
refusal-already_dealt = The card { $card } already belongs to another case.
refusal-not_in_deck = The card { $card } is not in the deck.

problem-seats = The game is for two to five players, each with a case and a desk.
problem-agenda = A player who has not finished must have the turn, and nothing else may be open.
problem-layout = Every suspect tile and crime tile must lie at exactly one place.
problem-cases = Every player needs a case of one suspect, one place and one crime, and no two may share one.
problem-cards = Every evidence card must be in exactly one place, and nine of them face up while there are enough.
problem-counters = A number is out of bounds: phase, mini-game, value, start player, detectives or penalties.
problem-tokens = A token or a card in front of a player says something that is not true of the case.

option-one_attempt = One attempt only
    .about = A wrong attempt to solve ends the mini-game for that player.
option-max_phases = Longest mini-game, in phases
    .about = After so many phases the mini-game ends, without points for unsolved cases.
option-mini_games = Mini-games
    .about = Fewer mini-games make a shorter game.
