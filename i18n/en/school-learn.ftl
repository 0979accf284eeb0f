# The tutorial's own screen; what its steps say is in lessons.ftl.

learn-intro = Short steps on real boards. Make your move, and you are told at once whether it is right, and why not if it is not. Leave whenever you like: you come back to where you were.
learn-count = { $count } of { $all } steps done
learn-begin = Begin
learn-go-on = Go on: { $title }
learn-chapter-offer = Taking
learn-chapter-tiling = Scoring
learn-chapter-next-round = The next round
learn-chapter-end = The end of the game
learn-chapter-special = Gold factories
learn-step-done = Done:
learn-place = Step { $number } of { $all } · { $chapter }
learn-steps = All steps
learn-before = The step before
learn-skip = The step after
learn-show = Show me
learn-next = Next
learn-finish = To the end
learn-again = Once more
learn-you = You
# Whoever plays along.
learn-other = Rui
learn-praise-right = Right!
learn-praise-done = Well done!
learn-praise-exactly = Exactly!
learn-praise-well = That is it!
learn-story = What happened
# $runs is the message runs.
learn-placed = Line { $line }, { color }: { $runs }.
learn-dropped = Line { $line }, { color }: no column is left, all of it falls to the floor.
learn-paid = Your floor costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
learn-score = You now have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
learn-total = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the end, { $bonus } of them as a bonus.
learn-finished = You know the whole game!
learn-finished-text = The best way on is a game. Or look for the best move in positions from real play.
learn-finished-play = Play against a bot
learn-not-kept = This device does not keep how far you have come: its storage is full or closed to this page.
