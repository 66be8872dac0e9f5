# Sentences that all games share.

player = Player { $letter }
chance = chance
public = the public
teacher = the teacher
and = { $first } and { $last }

went-back = Steps were taken back from step { $step } to here. Charts and deduction leave out what was told there.

refusal-over = The game is over. Go back to an earlier step, or start a new game.
refusal-not_now = It is { $actor }'s move, and something else is to be decided now.
refusal-transcript = This is a transcript of what one player saw. You can look through it, but not play on.

error-empty = Write a move, for example one from the list.
error-not_a_move = “{ $text }” is not a move. Write a verb and its words, separated by spaces.
error-no_seat = There is no seat “{ $text }”. Before the colon stands the number of a seat, or chance.
error-other_seat = You cannot move for { $seat }.
error-word_count = { $verb } takes { $count ->
    [0] no word
    [one] one word
   *[other] { $count } words
}, and you gave { $given }.
error-unknown_word = “{ $word }” does not fit here. It may be one of: { $options }.
error-ambiguous = “{ $word }” could mean { $options }. Write a little more of it.

error-seats = This game is for { $least } to { $most } players, not for { $given }.
error-seats_one = This is for { $most } players, not for { $given }.
error-no_preset = There is no preset “{ $given }”. There are: { $known }.
error-no_option = There is no option “{ $given }”. There are: { $known }.
error-option_value = The option { $name } can be { $span }, not { $given }.
error-no_step = There is no step { $given }. There are: { $known }.
error-no_eyes = There are no eyes { $given } at this table. There are: { $known }.
error-no_step_size = There is no step size “{ $given }”. There are: { $known }.
error-no_language = There is no language “{ $given }”. There are: { $known }.
error-no_graph = This game has no graph “{ $given }”. There are: { $known }.
error-transcript_eyes = This is a transcript of what one player saw. It has no other eyes.
error-options_form = Options are written as names with values, like { "{" }"rounds": 3{ "}" }. The names are: { $known }.
error-no_seed = “{ $given }” cannot be a seed. A seed is a whole number; without one, chance is played by hand.
error-teacher_knows = The teacher sees everything, so there is nothing to work out. Ask about a seat, for example with ears=0, or about what everybody knows.
error-no_place = There is nothing called “{ $given }” that the lens could lie on. There are: { $known }.
error-no_such_game = There is no game “{ $given }”. There are: { $known }.

slot-seat = player

problem-positions = This game cannot begin from a given position.

record-json_syntax = Here the file is damaged. Take an undamaged copy.
record-json_deep = Brackets are nested more deeply here than in any saved game.
record-json_number = There is a number in this file that no saved game has.
record-json_twins = A name stands twice in one place of this file.
record-foreign = This is not a saved game of this kit. Choose a file that a panel or record() has written.
record-newer = This file has version { $version } of the format, which this kit does not know. Update the kit.
record-too_large = This file is larger than { $limit } million characters, so it is not read.
record-no_file = There is no such file, or it is not text. Check its name and folder.
record-unknown_field = No saved game has this field. Take it out, or take an unchanged copy of the file.
record-missing_field = This field is missing. Take an unchanged copy of the file.
record-wrong_type = What stands here has the wrong form. Take an unchanged copy of the file.
record-no_game = This kit has no game “{ $name }”.
record-other_rules = The game was played by version { $theirs } of the rules; this kit has version { $ours }.
record-other_data = The game was played with the tables “{ $theirs }”, but “{ $ours }” are in use.
record-bad_setting = Such a game cannot be set up. { $why }
record-impossible = The game cannot begin from this position. { $why }
record-no_step = There is no step { $number }.
record-twice = The move “{ $move }” stands twice after the same step.
record-illegal = The move “{ $move }” is not allowed. { $why }
record-unreadable = “{ $move }” is not a move of this game.

# Exercises

error-no_exercise = There is no exercise “{ $given }”. There are: { $known }.
error-no_position = This game has no position called “{ $given }”. It has: { $known }. If an exercise asks for it, load the recorded game again.
error-no_answer = Nothing has been answered yet. Fill in all the fields.
error-not_a_number = “{ $given }” is not a number. Write one like 12, 2.5 or 1/4.
error-no_recorded = There is no recorded game “{ $given }”. There are: { $known }.

## Hints and facts

hint-where = Something new can be found { $rows }.
hint-line = “{ $line }”
hint-lines = { $count ->
    [one] One line is enough: { $lines }
   *[other] These { $count } lines together are enough: { $lines }
}
hint-no-lines = No new line is needed, only what has been found already.
hint-of-rule = { $id }: { $words }
hint-rule = Think of this. { $rules }
hint-no-rule = When all the others in a row are out, the last one stands.
hint-fact = { $facts } { $why }
error-no_fact = “{ $given }” is nothing that can be so or not so. There are: { $known }.
error-which_fact = “{ $given }” may mean several things: { $known }. Please write the whole name.
error-not_forced = “{ $fact }” does not follow. It could still be: { $case }, and all lines of the log would be true.
error-no_reasons = In this game there is nothing to reason about.

# At a real table

refusal-no_such_answer = By the rules there is no such answer. Check once more what was said or shown.
refusal-told = You are told the answer here, so enter it, too.
refusal-untold = You are not told the answer here, so enter what happens without it.
error-not_at_table = The game “{ $given }” cannot be entered from a real table.
error-contradiction = The answers in the log cannot all be true, so nothing follows from them. Go back to the one that was entered wrongly.

# Lessons: what is said to a learner

lesson-rule = Rule { $id }: { $words }
lesson-other-move = That move is allowed, but something else comes next here. { $goal }
lesson-other-verb = Here something else is asked for: { $verb }.
lesson-go-on = This step is done. Go on with Next.
lesson-mark-instead = No move is needed here. { $goal }
lesson-move-instead = Nothing has to be marked here: make a move.
lesson-no-marks = Nothing is marked yet. Mark on the board what follows from the log, then check again.
lesson-missing = All that you have marked is right. { $count ->
    [one] One more mark follows
   *[other] { $count } more marks follow
} from the log.
lesson-all-marked = All of it is right.
lesson-open = “{ $fact }” does not follow. It could still be: { $case }, and all lines of the log would be true.
lesson-against = “{ $fact }” cannot be so. { $why }
lesson-all-well = { $count ->
    [0] There is no lesson to check.
    [one] The lesson is well.
   *[other] All { $count } lessons are well.
}
error-no_lesson = There is no lesson “{ $given }”. There are: { $known }. A lesson of your own is named by its path, which ends in .toml.
error-lesson_position = The recorded game has no position “{ $given }”. It has: { $known }.

# Lessons: what is wrong with a file, told to its writer

flaw-toml = From here on this is not TOML. A text stands between two straight quotation marks (") and has none of them inside. Or a name stands twice, a step begins with [step] instead of [[step]], or braces go over several lines.
flaw-large = A lesson has { $limit } KB at most.
flaw-no_file = There is no such file, or it is not text in UTF-8. Check its name and folder.
flaw-steps = A lesson has from one to { $most } steps. Each begins with a line [[step]].
flaw-seed_or_record = Write either seed = a number, or record = "name of a recorded game", and not both.
flaw-no_game = There is no game “{ $given }”. There are: { $known }.
flaw-unknown_field = No lesson has “{ $name }” here. There may be: { $known }.
flaw-not_text = { $name } must be a text in quotation marks.
flaw-not_table = { $name } needs two texts or values with names, such as { $name }.en = "…" and { $name }.pl = "…".
flaw-not_number = { $name } must be a whole number.
flaw-not_list = { $name } must be a list of texts, such as ["…", "…"].
flaw-not_tables = Each of these begins with a line { $name } of its own.
flaw-number = { $name } must be a whole number from { $least } to { $most }.
flaw-missing = { $name } is missing here.
flaw-language = { $name } has no text in this language: { $language }.
flaw-long = { $name } has { $count } characters, and { $most } at most are allowed. Make it shorter, or two steps of it.
flaw-two_tasks = A step asks for a move (do) or for marks (claim), not for both. Make two steps of it.
flaw-not_free = verb and property go with do = "any" only.
flaw-nothing_to_do = This step asks for nothing, so it needs no { $name }.
flaw-other_task = A wrong answer is a move where a move is asked for, and a claim where marks are.
flaw-move_or_claim = A wrong answer needs either move or claim.
flaw-no_rule = The rule book has no rule “{ $given }”.
flaw-no_verb = The game has no verb “{ $given }”. It has: { $known }.
flaw-no_property = There is no property “{ $given }”. There are: { $known }.
flaw-record = The game cannot be set up. { $why }
flaw-moves = Here the lesson cannot go on. { $why }
flaw-not_your_turn = It is not the learner's turn here. Let the others move first, in moves.
flaw-no_answer = No move that is allowed here is an answer to this step.
flaw-unreadable = “{ $move }” is no move of the learner here. { $why }
flaw-illegal = “{ $move }” is not allowed here. { $why }
flaw-not_wrong = “{ $answer }” is not wrong here: the step takes it.
flaw-wrong_needs_words = “{ $answer }” is allowed by the rules, so this wrong answer needs a text, say.
flaw-no_reasoning = The kit cannot say what follows in this game, so nothing can be claimed.
flaw-bad_claim = “{ $claim }” is no claim. { $why }
flaw-claim_open = “{ $claim }” does not follow from what the learner has heard up to here.
flaw-branch = After the answer “{ $move }” the lesson cannot go on at step { $step }. { $why }
flaw-branch_task = After the answer “{ $move }” nobody can do what step { $step } asks for.
flaw-rule_unseen = The lesson claims to teach { $rule }, but no move in it and no refusal of a wrong answer goes by that rule.

# Puzzles

error-no_puzzles = The game { $game } makes no puzzles.
error-no_difficulty = There is no difficulty “{ $given }”. There are: { $known }.
error-no_puzzle_number = “{ $given }” cannot be the number of a puzzle. It may be a whole number from { $known }.
error-no_puzzle = No puzzle of difficulty { $difficulty } was found under this number. Try another one.
error-nothing_to_reason = There is nothing here that these eyes could reason about. Go to a step at which a player has the turn, or look through the eyes of a player (in a cell: seat=0 for Player A).
riddle-comment = Puzzle number { $number }, difficulty { $grade } of 4. It has exactly one solution.
puzzle-comment = Puzzle number { $number }, difficulty { $grade } of 4. What { $seat } knows leaves exactly one solution, and no clue is superfluous. { $grade ->
    [1] The log lines can be used one by one.
    [4] In the hardest step four or more log lines have to be seen together.
   *[other] In the hardest step { $grade } log lines have to be seen together.
}
sifting-comment = Puzzle number { $number }, difficulty { $grade } of 4. What { $seat } knows leaves exactly one solution, but not every log line matters. { $grade ->
    [1] Two log lines matter.
    [2] Three log lines matter.
    [3] Four log lines matter.
   *[other] At least five log lines matter.
}

# Tables of one's own

table-no_toml = { $path } is no TOML file in UTF-8: { $error }; mend it there
table-no_rows = there is no table [[{ $table }]]; begin each of its rows with that line, as the kit's { $file } does
table-no_field = { $table ->
    [file] the file has no `{ $field }`; write one as in the kit's own { $file }
   *[row] { $row } has no `{ $field }`; write one as the rows [[{ $table }]] of the kit's own { $file } have it
}
table-wrong_kind = { $table ->
    [file] the file
   *[row] { $row }
}: `{ $field }` must be { $known ->
    [str] words in quotation marks
    [int] a whole number from 0
    [bool] true or false
   *[list] a list in square brackets
}, not { $value }; write one as { $table ->
    [file] in the kit's own { $file }
   *[row] the rows [[{ $table }]] of the kit's own { $file } have it
}
table-no_slug = { $row }: `slug` cannot be { $value }; write small letters from a to z, digits, “_” and “-”, with a letter among them
table-same_slug = these have the same `slug`; give each a short name of its own: { $rows }
table-same_name = these have the same `{ $field }`; give each a name of its own: { $rows }
table-no_choice = { $row }: `{ $field }` cannot be { $value } here; write one of these: { $known } { $rule }
