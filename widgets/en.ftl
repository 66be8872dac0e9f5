# The sentences of panels in English. The reader is “you”; a seat is Player A, B, ...

# Around the board

label-board = board
label-board-role = board to walk on with the arrow keys
label-status = where the game stands
label-log = Log
label-help = Keys
label-close = Close
label-edge = Nothing further this way.
space-bar = Space

# Where the game stands

turn-you = It is your move.
turn-of = It is { $seat }'s move.
turn-chance = Chance is due.
turn-over = The game is over.
score-of = { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
score-won = { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, winner.
no-points = { $over ->
    [yes] The game is over, and nobody has won.
   *[no] This game has no points, and nobody has won yet.
}
winner = Winner: { $side }.
points = Points: { $sides }.
points-of = { $side } { $points }
points-won = { $side } { $points } (winner)
eyes-public = You see what everybody may see.
eyes-seat = You look through the eyes of { $seat }.
eyes-teacher = Teacher's eyes: all secrets are shown.
now-step = Step { $step }.
now-named = Step { $step }, “{ $name }”.
comment-here = Comment: { $words }

# What has changed

went-to = Now at step { $step }.
went-back-to = Back at step { $step }.
went-on = { $moves } moves on, now at step { $step }.
quietly = { $count ->
    [one] 1 small thing happens; it is in the log.
   *[other] { $count } small things happen; they are in the log.
}
moment-of = This move: { $size } { $at } of { $of }.
moment-idle = You are looking into the middle of a move, and nothing can be played from here. Escape or “To the end of the move” leads to where the game stands.
moment-over = Here the game stands. { $turn }
nothing-to-replay = So far there is no move that can be looked at piece by piece.
no-moments = In this game every move happens all at once.
end-of-line = Nothing more was played from here.
start-of-line = This is where it begins.
no-such-step = There is no step { $number }. Steps go from 0 to { $last }.
already-there = You are at step { $step } already.
write-a-number = Write a whole number.
write-a-name = Write a name for this position.
went-wrong = Something went wrong in the kit. Look at the log to see where the game stands; details are in Jupyter's log.

# The curtain

curtain-text = Now { $seat } may look. All others look away.
curtain-button = I am { $seat }: show me
curtain-break-in = Whoever wants to move out of turn picks their own eyes in the drawer “Whose eyes” first.
curtain-first = The curtain is down. First the player whose turn it is must raise it.

# What I can do

what-i-can-do = What I can do
nothing-chosen = Choose what to do.
choose = { $verb }. Choose now: { $slot }, here or on the board. { $count ->
    [0] None can be chosen.
    [one] 1 can be chosen.
   *[other] { $count } can be chosen.
}
choose-named = { $verb }. Choose now: { $slot }, here or on the board. You can choose: { $names }.
ready = Ready: { $move }. Press “Do it” or Enter.
ready-offered = Or { $move }? Enter does it, Escape does not.
offer = { $what } can be used in several ways: { $verbs }. Choose one of them first.
does-not-fit = This does not fit here. { $asked }
nothing-to-take-back = Nothing is chosen, so there is nothing to take back. U goes back a move.
can-do = You can do this: { $verbs }.
own-eyes-only = What { $seat } chooses now is for no other eyes. Look through the eyes of { $seat } first.
kit-due = { $seat } is played by the kit. Press “Continue” for its move.
others-turn = It is { $seat }'s move. You look through the eyes of { $own }, who has nothing to do now.
not-your-seat = You cannot move for { $seat } here.
no-use = { $what }: nothing can be done with it now.
about-no = { $verb }: not possible. { $why }
blocked = { $verb }: { $count ->
    [one] 1 choice is blocked
   *[other] { $count } choices are blocked
}, for example: { $why }
nothing-blocked = Nothing is blocked: whatever is listed can be chosen.
chance-by-hand = Chance is due: tell the kit what has really come up, or let it draw.
do-it = Do it
take-back-word = Take back a choice
why-not = Why not?
draw-one = Draw one by the odds
draw-all = Draw all that is due
look-as = Look through the eyes of { $seat }
go-on = Continue
undo = Back a move
replay = Show the last move again
moment-on = Go on ({ $at } of { $of })
moment-back = Back by one
moment-end = To the end of the move
type-move = Or type a move
make-move = Make it

# Answers

nothing-heard = Nothing has been announced yet.
nothing-held = Nobody has anything on the board yet.
branches = { $count ->
    [0] Nothing was played from here yet.
    [one] One way on was played from here: { $ways }.
   *[other] { $count } ways on were played from here: { $ways }.
}
no-rules = No rule of its own was at work at this step.
lens-off = No place is under the lens.
lens-covered = The lens is on { $place }, but it is covered. Press C to show lens and charts.
lens-on = Lens on { $place } ({ $rings }).
lens-here = Lens on { $place }.
lens-here-off = No place is under the lens.
lens-here-covered = The lens is on { $place }, but it is covered. Press C to show lens and charts.
lens-ring = { $far ->
    [one] next to it: { $count }
   *[other] { $far } steps away: { $count }
}
covered = Lens and charts are covered.
uncovered = Lens and charts are shown.

# Drawers

drawer-steps = Steps
drawer-branches = Branches
drawer-eyes = Whose eyes
drawer-charts = Lens and charts
drawer-rules = Rules
drawer-notes = Comments and positions
drawer-players = Players
drawer-display = Language and display
drawer-files = Save and load
drawer-new = New game

walk-size = Step by
walk-number = Step number
walk-back = Back
walk-forward = Forward
to-start = To the start
to-end = To the end
go = Go there
size-move = move
size-decision = my next decision
size-single = everything, one by one

branches-here = { $count ->
    [0] Nothing was played from here yet.
    [one] One way on was played from here.
   *[other] { $count } ways on were played from here.
}
branches-elsewhere = Elsewhere the game branches too:
branch-current = ● { $move } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
})
branch-other = { $move } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
})
branch-from = step { $step }: { $move }

whose-eyes = Look through the eyes of
eyes-of-public = everybody
eyes-of-turn = whoever is to move
eyes-of-teacher = the teacher
about-public = Only what everybody at the table may see is shown.
about-seat = What this player may see is shown, and you move for this player.
about-turn = The eyes follow the turn. Between two players a curtain falls, until the next one raises it.
about-teacher = All secrets are shown. Do not let the players see this.

show-charts = Show lens and charts
lens-place = Lens on
chart = Chart
show-graph = Lay a graph over the board
which-graph = Graph
graph-shown = Over the board: { $graph }. { $told }
graph-covered = The graph “{ $graph }” is chosen, but it is covered. C shows it.
graph-away = No graph lies over the board.
charts-covered = Lens and charts are covered, so that everybody can guess first. C shows them.
charts-shown = Lens and charts are shown; a chart stands below the board. C covers them.

find-rule = Find in the rules
find = Find
rules-found = { $count ->
    [0] No rule holds these words.
    [one] One rule holds these words.
   *[other] { $count } rules hold these words.
}
rules-here = At work at this step:
rule = { $id }: { $words } ({ $source })
source-page = from the help page
source-published = from the published game
source-house = decided in this kit

comment-text = Comment on this step
comment-write = Keep the comment
comment-kept = The comment is kept.
position-name = Name of this position
position-keep = Keep the name
position-named = This position is called “{ $name }” now.
position-go = Go to

a-person = a person
the-kit = the kit
step-the-kit = The kit waits for “Continue” before each move
about-kit = The kit sees only what its seat may see.
kit-plays = The kit plays { $seat }.
person-plays = A person plays { $seat }.

language = Language
mode = Colours
mode-auto = as the page
mode-light = light
mode-dark = dark
announcements = Announcements
speak-full = all that happens
speak-short = short
large-print = Large print

file-name = File name
save-what = What to save
save = Save
whole-game = the whole game
seen-by = what { $seat } has seen
load-file = Saved games
load-path = or path of a file
load = Open
upload = Open a file of my own
saved = Saved in { $file }.
loaded = { $file } is open.
bad-file-name = “{ $name }” is no file name. Use letters, digits, spaces, dots and hyphens.
choose-a-file = Choose a saved game, or write the path of a file.
file-trouble = The file could not be read or written: { $why }.
kept-not = The game cannot be kept in { $file }: that file cannot be written.
kept-in = After every move the game is kept in { $file }.
kept-offered = A game was kept here before: { $moves } steps, left at step { $step }. Go on with it?
go-on-with-kept = Go on with the kept game
stay-here = Stay with this one
went-on-with-kept = You go on with the kept game.
stayed = You stay with this game. With the next move the kept one moves to { $file }.

seats = Number of players
preset = Rules as in
seed = Seed
begin = Begin a new game
begun = A new game begins.
about-seed = With a seed, a whole number, the kit deals, and the same seed deals the same game. Without one you enter all that chance does.
about-new = The game that is open is put aside in a file, and can be opened again.
put-aside = The game before it is in saved/{ $file }.
on = on
no-value = none
off = off

# Keys

key-arrows = walk on the board
key-home = back to the first place
key-near = what is next to this place
key-enter = use what the cursor is on; when the move is complete, make it
key-space = continue: step forward, let chance or the kit move, or say whose turn it is
key-escape = take back a choice
key-moves = what I can do
key-numbers = choose what to do by its number
key-why = what I can do here, and why not the rest
key-turn = whose turn it is
key-scores = the scores
key-holdings = what each player has on the board
key-again = the last announcements again
key-eyes = whose eyes I look through
key-undo = back a move; with Shift, back to the beginning of a turn
key-redo = forward a move; with Shift, to the next turn
key-replay = the last move again, piece by piece; with Shift, back by one
key-branches = the ways on that were played from here
key-rules = the rules at work at this step
key-verb = this game: { $verb }
key-lens = put the lens on this place, or take it away
key-cover = cover lens and charts, or show them
key-log = into the log; Escape comes back
key-help = this list

# Notebooks: exercises and errors

exercise-title = Exercise
exercise-answer = your answer
exercise-check = Check
exercise-hint = A hint
exercise-failed = Something went wrong in the kit; details are in Jupyter's log.
cell-no-name = “{ $name }” is not known yet. Run the first code cell of this notebook, then the cells of this section from its heading on, and then this one again.
error-no_such_position = There is no position “{ $given }”. There are: { $known }.
error-no_chart = There is no chart “{ $given }”. There are: { $known }.
bars-caption = The numbers of this chart
bars-label = Name
bars-value = Value
bars-alt = A bar chart. { $bars }.
bars-bar = { $name }: { $value }

# Rules beside the board and in their drawer

rules-refusing = This is against the rules:
all-rules-here = All rules of this step ({ $count })
rules-part = Show
whole-book = the whole rule book
rules-of-step = rules at work now ({ $count })
rules-list = Rules
rule-used = { $count ->
    [0] Not used yet in this game.
    [one] Used in one step of this game:
   *[other] Used in { $count } steps of this game:
}
rule-used-often = Used in { $count } steps of this game. Here are the first { $shown } and the last { $shown }:
rule-use = Step { $step }: { $line }
rule-use-here = ● Step { $step }, here: { $line }
rule-use-ahead = Step { $step }, ahead

# At a real table

new-table = Where to play
cards-in-kit = in this kit
cards-on-table = on a real table
new-me = I am
about-table = You enter what lies on your table, what you hold, and all that is asked and answered. The kit knows no more than you do.
begun-at-table = A game at a real table begins, seen through the eyes of { $seat }.
enter-move = { $seat } has the turn: enter what is asked and what the answer is.
enter-many = Several can be typed in one line, with semicolons between them.
typed-stopped = Entry { $number } of { $count }, “{ $text }”, was not made. { $why }
clash = These lines cannot all be true. { $lines } At least one of them was entered wrongly: go back to it and enter what was really said.
    .given = { $count ->
    [one] This line does not fit the cards that were entered at the beginning. { $lines } Either it or one of those cards was entered wrongly: go back to it and enter what is really so.
   *[other] These lines do not all fit together with the cards that were entered at the beginning. { $lines } At least one of them, or one of those cards, was entered wrongly: go back to it and enter what is really so.
}
clash-line = Step { $step }: { $line }

# Lessons

key-lesson = in a lesson: on to the next step
lesson-title = Lesson: { $title }
lesson-place = Step { $at } of { $of }
lesson-minutes = about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
lesson-back = Back
lesson-hint = Hint
lesson-check = Check my marks
lesson-next = Next ( . )
lesson-reset = Begin anew
lesson-remember = Remember where I am
lesson-rules = Rules of this step: { $ids }
lesson-step = Step { $at } of { $of }. { $goal } { $say }
lesson-finished = The lesson is finished.
lesson-first = This is the first step.
lesson-not-yet = First do what this step asks for. { $goal }
lesson-kept = When this lesson was left, it stood at step { $at } of { $of }. Go on there?
lesson-go-there = Go on there
lesson-remembered = From now on this lesson keeps your place in { $file }.
lesson-forgotten = Your place in this lesson is not kept.
lesson-begun = The lesson begins anew.
lesson-lost = The place that was kept does not fit this lesson any more, so it begins anew.

# The note sheet: own marks, what follows, and the verdicts

drawer-sheet = Note sheet
sheet-of-you = Your note sheet. It counts what you have heard.
sheet-of = The note sheet of { $seat }. It counts what this player has heard.
sheet-of-table = The note sheet of the whole table. It counts only what everybody has heard.
sheet-of-public = The note sheet of { $seat }. It counts only what everybody has heard.
no-sheet-in-game = This game has no note sheet, so there is nothing to mark.
no-sheet-now = Nobody has the turn now, so it is not clear whose note sheet is meant. Look through the eyes of a player.
no-sheet-of-all = From what everybody has heard nothing can be worked out here. Look through the eyes of a player.
no-sheet-yet = There is nothing to work out yet. The note sheet begins when the game has told enough.
how-to-mark = Enter or a click on a row marks: first “impossible”, then “it is so”, then nothing again. What has been ruled out or is certain answers with its reason instead, as long as that is shown; X and Space mark even then. On the board, X marks what is under the cursor.
show-follows = Show what follows
mark-with-clicks = Mark with clicks
check-marks = Check my marks
marks-take-back = Take back all marks
marks-bring-back = Bring them back
marked-no = { $what }: marked as impossible.
marked-yes = { $what }: marked as the answer.
marked-not = { $what }: no mark any more.
mark-which = What is to be marked? Press a number. { $names }.
nothing-to-mark = Here is nothing that can be marked.
marking-on = Clicks and Enter mark now. Esc ends that.
marking-off = Clicks and Enter play again.
follows-on = What follows from the log is shown. Things ruled out are struck through, certain ones framed; Enter or a click on one of them tells why. C hides it.
follows-off = What follows from the log is hidden.
marks-taken = { $count ->
    [one] One mark is taken back.
   *[other] { $count } marks are taken back.
} “Bring them back” undoes that.
marks-back = { $count ->
    [one] The mark is there again.
   *[other] All { $count } marks are there again.
}
no-marks = Nothing is marked yet. Press X on a place or a card of the board, or click in the note sheet: once for “impossible”, twice for “it is so”.
no-why = This does not follow from the log.
why-next = { $count } things here have been settled; Enter tells of the next one.
why-then-act = A number key chooses what to do with it.
cell-no = you marked impossible
cell-yes = you marked as the answer
cell-out = ruled out
cell-sure = certain
cell-unmarked = no mark
marks-checked = Right: { $forced }. Not yet forced: { $open }. Wrong: { $wrong }.
marks-forced = Right, and it follows from the log
marks-open = Possible, but not yet forced
marks-wrong = Wrong
ask-why = Why?
case-against = Something else is still possible: { $case }.
case-on-demand = What is possible instead can be shown, but it gives the solution away.
ask-case = Show it
key-mark = mark what is under the cursor: impossible, then so, then no mark


# Hints, whys and the whole solution

drawer-hints = Hint and why
about-hints = Nothing is shown here before you ask for it. A why and a solution stand below the board.
hint = Hint
hint-nothing-left = Nothing more can be found from what is known so far, beyond what you have marked.
why-of = Why
list-settled = What can be proved now?
settled-listed = { $count ->
    [0] Nothing can be proved now.
    [one] 1 thing can be proved now. Choose it from the list to see why.
   *[other] { $count } things can be proved now. Choose one from the list to see why.
}
settled-hidden = The list is hidden.
about-solution = The whole solution, step by step:
solution-back = Back one step
solution-next = Next step
solution-step = Step { $number } of { $count }, { $lines ->
    [0] from what was found before
    [one] from 1 line
   *[other] from { $lines } lines together
}.{ $hardest ->
    [0] {""}
   *[other] {" "}The hardest step is number { $hardest }.
}
solution-hardest = Step { $number } of { $count }, { $lines ->
    [0] from what was found before
    [one] from 1 line
   *[other] from { $lines } lines together
}. This is the hardest step.
solution-end = That was the last step. Nothing more follows.
solution-start = This is the first step.
solution-empty = Nothing follows from the log yet.
put-reasons-away = Put it away
reasons-away = Hints and reasons are put away.
reasons-of-own = What follows for { $seat }, from what { $seat } knows.
reasons-of-table = What follows for everybody, from what everybody knows.
reasons-of-all = What follows for { $seat }, from what everybody knows.
proof-of-nothing = Here is nothing that belongs on the note sheet. Go to something that can be marked.
proof-open = Nothing can be proved yet about { $what }.
proof-more = { $count } things here are settled. Press P again for the next one.
line-lit = Step { $step }, “{ $line }”, is marked in the log. Press it once more to go there.
line-ahead = Step { $step }, “{ $line }”, lies ahead of this position. Press it once more to go there.
reason-line-button = { $step } · { $line }
go-to-step = Go to step { $step }
graph-of-reasons = The graph of reasons
label-reasons-board = graph of reasons
label-reasons-board-role = graph to walk on with the arrow keys
key-hint = the next hint
key-proof = why what is under the cursor is settled
error-no_rung = There is no hint { $given }. There are: { $known }.
steps-caption = The whole solution in { $count ->
    [one] 1 step
   *[other] { $count } steps
}
steps-number = Number
steps-lines = Log lines
steps-found = What is found
steps-hardest = { $number } (the hardest)

# Puzzles and worksheets

drawer-puzzles = Puzzles and worksheets
puzzle-difficulty = Difficulty
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-very-hard = very hard
puzzle-seats = Players in the puzzle
puzzle-number = Number of the puzzle
new-puzzle = New puzzle
puzzle-here = This is puzzle number { $number }, difficulty { $grade } of 4.
about-puzzles = A puzzle has exactly one solution, and everything you are told is needed. The same difficulty and number make the same puzzle everywhere; without a number one is chosen at random. A game that somebody has moved in is put aside, not lost.
about-riddles = A puzzle has exactly one solution, which you can try out here move by move, playing for the rivals, too. The same difficulty and number make the same puzzle everywhere; without a number one is chosen at random. A game that somebody has moved in is put aside, not lost.
about-sifting = A puzzle has exactly one solution, but not everything you are told is needed: the harder it is, the more log lines have to be found that matter. The same difficulty, number of players and number make the same puzzle everywhere; without a number one is chosen at random. A game that somebody has moved in is put aside, not lost.
looking-for-puzzles = { $count ->
    [one] Looking for a puzzle. This may take a few seconds.
   *[other] Looking for { $count } puzzles. This may take a while.
}
puzzle-begun = Puzzle number { $number }, difficulty { $grade } of 4. You look through the eyes of the player who is to solve it.
worksheet-what = Worksheet
worksheet-of-puzzles = new puzzles
worksheet-of-position = the present position
worksheet-count = How many
worksheet-paper = Paper
worksheet-large = Large print on paper
worksheet-progress = Progress
print-worksheet = Print a worksheet
worksheet-open-file = Open { $file }

# A game shared with other browser windows

shared = To play from other browser windows, open the notebook “side_by_side” there, or any other notebook on this computer, and run “from widgets import join” and the line of your seat. { $ways }
join-again = Look again
join-other-kit = The game that is shared was made by another version of the kit. Restart both notebooks.
error-no_shared_game = No game is being shared on this computer now. Run share(game) in the notebook with the game, then look again here.
error-shared_game_silent = The notebook with the game does not answer. Perhaps it is busy or has been restarted. Wait, or run share(game) there again, then look again here.
error-which_seat = Several seats of this game are to be had. Choose one: { $known }.
error-nothing_to_share = Every seat has a locked panel in this notebook, so there is none to be shared. Close one of them, or name the seats: share(game, 1).
any-time-eyes = { $verb }: look through a player's own eyes first. Choose them in the drawer “Whose eyes”.
error-join_here = This is the notebook that shares the game itself. Call join() in another notebook.
error-seat_not_shared = The seat of { $seat } is not to be had in this game. To be had: { $known }.
error-not_in_notebook = A game can be shared, and joined, from a notebook only.
