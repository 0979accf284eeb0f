# The referee of a table with real tiles. What game.ftl and app.ftl have can be referred to.

## Before the game

referee-begin = Begin
referee-load = Go on from a record
referee-needs-record = The referee needs a whole record; a position has no past.

## The factories are filled

referee-fill = Fill the factories
referee-starts = { $name } starts.
# $factories is a list of numbers.
referee-open = Still to fill: { $factories }.
referee-gold-open = Gold sides still to enter: { $count }.
# $count more are wanted there.
referee-next = Factory { $factory }: { $count } more
referee-full = Factory { $factory } is full
referee-complete = All factories are filled.
referee-start = Start the round
# Which side of a disc is up: one of the effects, or the plain one.
referee-side = Side of factory { $factory }
referee-plain = plain side
referee-remove = Factory { $factory }: remove { color }
# A color to press; so many can still be drawn.
referee-color = { color }, { $count } left
referee-keys = Keys: 1–9 factory, B Y R K W color, Backspace undo.

## At any time

referee-undo = Undo
referee-steps = Everything entered
referee-game = Game and record
referee-undone-tap = The last entry is undone.
referee-undone-deal = The factories can be changed again.
referee-undone-correction = The correction is undone.
referee-boards = The boards now

## Scoring

# $runs says what it scores, as the message runs does.
referee-placed = { color }, row { $line }, column { $column }: { $runs }
referee-go-on = On to the next round

## The record and the kept games

referee-record = The record
referee-copy = Copy the record
referee-export = Save the record as a file
referee-to-library = Keep the game so far
referee-in-library = The game is among your kept games.
referee-review = Review this game
referee-new = New game
referee-new-title = Begin a new game?
referee-new-text = A game is under way here. What becomes of it?
referee-new-keep = Keep it
referee-new-drop = Throw it away

## Corrections

referee-back = Back to the table
referee-steps-note = Press a step to correct it.
referee-nothing = Nothing has been entered yet.
referee-dealt = The factories were filled.
referee-correct = Correct
referee-fix = Correct step { $step }
referee-no-step = There is no such step.
referee-fix-deal = Change the factories to what really lay there.
referee-take-deal = Use these factories
referee-wrong = What was wrong
referee-other = Another move
referee-other-note = Enter the move that was really made.
referee-forgotten = One forgotten
referee-forgotten-note = Enter the move that was forgotten before this one.
referee-not-so = Did not happen
referee-not-so-note = This move is removed.
referee-not-so-do = Remove this move
referee-ask = Correct this step?
referee-do = Correct
referee-stands = Everything that was entered later still stands.
referee-drops = { $count ->
    [one] { $count } later step can’t follow any more and is dropped:
   *[other] { $count } later steps can’t follow any more and are dropped:
}
referee-corrected = Corrected.
referee-corrected-dropped = Corrected. Steps dropped: { $count }.
