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
error-no_preset = There is no preset “{ $given }”. There are: { $known }.
error-no_option = There is no option “{ $given }”. There are: { $known }.
error-option_value = The option { $name } can be { $span }, not { $given }.
error-no_step = There is no step { $given }. There are: { $known }.
error-no_eyes = There are no eyes { $given } at this table. There are: { $known }.
error-no_step_size = There is no step size “{ $given }”. There are: { $known }.
error-no_language = There is no language “{ $given }”. There are: { $known }.
error-no_graph = This game has no graph “{ $given }”. There are: { $known }.
error-transcript_eyes = This is a transcript of what one player saw. It has no other eyes.
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
error-no_position = This exercise is about the position “{ $given }”, and this game has none of that name. It has: { $known }. Load the recorded game again.
error-no_answer = Nothing has been answered yet. Fill in all the fields.
error-not_a_number = “{ $given }” is not a number. Write one like 12, 2.5 or 1/4.
error-no_recorded = There is no recorded game “{ $given }”. There are: { $known }.
