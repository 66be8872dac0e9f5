# Sentences that all games share.

player = Player { $letter }
chance = chance
public = the public
teacher = the teacher
and = { $first } and { $last }

went-back = Steps were taken back from step { $step } to here. What was told there is known.

refusal-over = The game is over. Go back to an earlier step, or start a new game.
refusal-not_now = It is { $actor }'s move, and something else is to be decided now.
refusal-transcript = This is a transcript of what one player saw. You can look through it, but not play on.

error-empty = Write a move, for example one from the list.
error-not_a_move = “{ $text }” is not a move. Write a verb and its words, separated by spaces.
error-no_seat = There is no seat “{ $text }”. Before the colon stands the number of a seat, or chance.
error-word_count = { $verb } takes { $count ->
    [0] no word
    [one] one word
   *[other] { $count } words
}, and you gave { $given }.
error-unknown_word = “{ $word }” does not fit here. It may be one of: { $options }.
error-ambiguous = “{ $word }” could mean { $options }. Write a little more of it.

slot-seat = player
verb-none = nothing to do
