# The what-if board and its editor.

## The board itself

board-damaged = The board that was left here can’t be read. It has been put aside; you find it on the start screen.
board-not-kept = This device does not keep the board: its storage is full or closed to this page. Copy the link or save a file if you want to come back to it.
board-steps = Steps
board-turn = Round { $round }: { $name } is to move
board-turn-bag = Round { $round }: the bag is to deal
board-beginning = The beginning of this board.
board-dealt = Round { $round }: the factories are filled.

## What was tried

board-tree = Everything tried
board-tree-empty = Nothing yet: deal, then play for anybody.
# Stands before a move that was tried instead of the one before it.
board-instead = or
board-step = { $code }, { $name }: { $move }
board-step-deal = Round { $round }, deal { $deal }
board-promote = Make it the main line
board-promoted = This is the main line now.
board-cut = Delete from here on
board-cut-done = Deleted. It can be brought back.
board-bring-back = Bring back what was here before

## Bots and the bag

board-paused = You are looking back, so nobody moves by itself.
board-broken = The bot broke down and has no move.
board-go-on = Go on from here
board-pause = Pause
board-thinks = { $name } thinks.
board-deal-due = What the bag gives for round { $round }
board-deal-random = Deal at random
board-deal-same = The same deal as in the game
board-deal-unfit = The game’s own deal no longer fits: bag and lid hold other tiles now.
board-deal-enter = Enter the deal
board-deal-take = Deal this
board-deal-note = One group of letters a factory, such as BBYR KKWW; a gold side comes first, such as 2R*BBYW; - is none.
board-same-over = The game’s deals no longer fit, so this one was drawn at random.

## Candidate moves

board-best = Candidate moves
board-best-show = Show the list
board-best-move = Move
board-best-chance = To win
board-best-margin = Margin
board-best-loss = Loss
board-look-failed = The moves could not be looked at.
board-looking = Looking …
board-looking-on = Looking deeper …
board-looked = Done.
# $progress is one of the three messages above. $choices is how many moves are legal.
board-listed = The best { $count } of { $choices }. { $progress }
board-expected = What everybody may expect of the deal
board-expected-points = Points

## Who plays, and how the bag deals

board-by-hand = By hand
board-dealing = The bag deals
board-dealing-ask = When I say
board-dealing-random = At random
board-dealing-same = As in the game
board-same-note = The deals of the game are given again as long as their tiles are in bag and lid. After that they are drawn at random.

## Sharing and opening

board-share = Share
board-copy-position = Copy the position
board-copy-link = Copy a link
board-save = Save a file
board-copied-position = The position is in the clipboard.
board-copied-link = The link is in the clipboard.
board-open = Something else
board-new = New game
board-new-begin = Begin
board-edit = Set up by hand
board-bad-link = This link leads to no position
board-bad-edit = Mend it in the editor
board-bad-back = To the board

## Trying again

board-again = Try again from here
board-again-deals = Deals
board-again-new = New
board-again-same = As in the game
board-again-new-note = A table opens with this position, and the bag deals anew. A game that you left at the table goes into your kept games.
board-again-same-note = You play on here. The deals of the game are given again as long as their tiles are in bag and lid; after that they are drawn at random.
board-again-here = Play on: the bots answer here.

## The editor

board-edit-title = Set up a position
board-edit-use = Use this position
board-edit-undo = Undo
board-edit-redo = Redo
board-edit-clear = Clear
board-edit-palette = What a tap puts down
board-edit-note = Tap a line or a space of the wall to put it there, and a piece to take it off.
board-edit-marker = Start marker
board-edit-erase = Remove
board-edit-factory = Factory { $factory }
board-edit-take = { color }, { $count } here: take one away
board-edit-add = Add here: { color }
board-edit-add-nothing = Choose a color to add it here
board-edit-plain = plain
board-edit-taken = taken
board-edit-side = Side of factory { $factory }
board-edit-center = Center
board-edit-supplies = Bag and lid
board-edit-bag = Bag
board-edit-lid = Lid
board-edit-rest = The rest to the bag
board-edit-count = { $place }, { $color }
board-edit-score = Points
board-edit-floor = Floor
board-edit-drop = Drop it on the floor
board-edit-no-tray = no tray
board-edit-tray = Tray of { $name }
board-edit-facts = The game
board-edit-round = Round
board-edit-barren = Rounds without a placement
board-edit-act = To move
board-edit-nobody = nobody, the game is over
board-edit-first = Began the round
board-edit-sound = Nothing is wrong
board-edit-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
board-edit-text = As text
