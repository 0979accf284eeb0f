# The game in a terminal, line by line. Texts of the game itself are in game.ftl, those it shares with the page in app.ftl.

## Words that can be typed, the first of each being the one that is told; the English ones are always understood, too.

word-help = help, ?
word-table = table, factories
word-board = board
word-score = score
word-moves = moves
word-why = why
word-log = log
word-gold = gold
word-hint = hint, h
word-undo = undo, u
word-go = go
word-resign = resign
word-abort = abort
word-rematch = rematch
word-quit = quit, exit
word-yes = yes, y
word-no = no, n

## What they do, told after the words

help-help = these words
help-table = what lies on the factories and in the center
help-board = your board; with a number, the board at that seat
help-score = the points, and what the round would bring if it ended now
help-moves = the moves that can be played
help-why = with a move, what it would bring, or why it can’t be played; 3R is enough for all lines
help-log = what was played in this round; with a number, the last so many moves
help-gold = what the gold factories do
help-hint = a good move
help-undo = take the last move back
help-go = let a bot move that has stopped
help-resign = give up
help-abort = call the game off, until everybody has moved once
help-rematch = play again after the game
help-quit = leave; the game is kept
help-take = A move is a factory or C for the center, the letter of a color, and a line or F for the floor: 3R2, CKF.
help-spread = From the spread it also tells, after <, which colors go to the left: 4R2<BK.
help-place = A full line is placed by its number, @ and a column: 3@5.
help-letters = The letters of the colors: { $colors }.

## Playing line by line

plain-welcome = Azulejo, line by line. { plain-try-help }
plain-try-help = Type “{ $help }” to hear what you can say.
plain-begins = { $names }. { wall }: { $wall }. { factories }: { $factories }.
plain-goes-on = The game goes on in round { $round }.
plain-offer = A game was left here: { $names }, round { $round }. Type “{ $yes }” to go on with it, or “{ $no }” for a new one.
plain-offer-again = Please type “{ $yes }” or “{ $no }”.
plain-offer-left = The game that was left is still there.
plain-damaged = The game that was left can’t be read: { $why }. It has been put aside as { $path }.
plain-saved = The game is saved. “{ $command }” goes on with it.
plain-unsaved = The game is not saved.
plain-goodbye = Goodbye.
plain-input-ends = The input has ended.
plain-save-failed = The game is not saved: { $why }.
plain-elsewhere = Another program plays this game now. It is no longer saved from here.
plain-recorded = The record of the game is in { $path }.
plain-put-aside = The game that was left has been put aside; its record is in { $path }.
plain-too-long = That is longer than anything that can be said here.
plain-nobody-waits = No bot has stopped.
plain-wall-row = { wall }, row { $line }: { $tiles }.
plain-wall-row-empty = { wall }, row { $line }: empty.
plain-wall-tile = { color } in column { $column }
plain-no-seat = There is no seat “{ $seat }”, only 1 to { $count }.
plain-which-move = Say which move: “{ $word } 3R2”.
plain-which-number = “{ $found }” is no number.
plain-no-moves = There is nothing to play now.
plain-no-log = Nothing has been played in this round yet.
plain-no-gold = No factory lies with its gold side up.
plain-nobody-resigns = Nobody gives up.
plain-over = Type “{ $rematch }” to play again, or “{ $quit }” to leave.
plain-not-needed = Nothing can stand after “{ $word }”.

## At tables of a server: words, what they do, and what is said line by line

word-sit = sit
word-ready = ready
word-begin = begin
word-bot = bot
word-remove = remove
word-up = up
word-say = say
word-mute = mute
word-link = link, invite
word-fair = fair

help-sit = sit down under a name: sit Ann
help-ready = say that you are ready
help-begin = begin the game, for the host
help-bot = put a bot on a free seat, for the host: bot 3 hard
help-remove = get up; with a number, ask whoever sits there to get up
help-up = move whoever sits at a seat one seat up, for the host: up 2
help-say = say something; alone, hear the set phrases, which their numbers say
help-mute = listen to somebody no longer, or again: mute 2
help-link = how others get to this table
help-fair = after the game, whether the bag was fair

plain-sit-down = To sit down, type “{ $sit }” and your name.
plain-which-seat = Say which seat: “{ $word } 2”.
plain-which-name = Say your name: “{ $word } Ann”.
plain-which-level = “{ $found }” is no level. There are { $levels }.
plain-seat-kept = Your seat is kept. “{ $command }” brings you back.
plain-line-back = The line is open again.
turn-sent = Your move is on its way

door-link = Link or server
door-link-note = The link that somebody sent you, or the address of a server.
door-code = Code
door-code-note = The short code of a table, where there is only the address of a server.

## Keys

key-column = column

## Screens

screen-too-small = Azulejo needs a screen of { $wanted }; this one has { $found }.
act-scoring = Scoring of the last round
act-board = See another board in large
act-command = Type a move or a word
act-now = back to the game
key-log = log
key-scroll = scroll
key-choose = choose
key-change = change
key-do = do it
confirm-enter = Enter
confirm-enter-note = The move waits for Enter.
key-table = the table
round-steps = round by round
home-new = New game
home-leave = Leave the program
settings-not-kept = These settings are not kept: { $why }.
games-note = The name of a file with a record or a position; below it, the games that were played here.

## Reports of the command line: replay, demo and analyze

# Above and beside a drawn table; short words.
draw-over = Game over after round { $round }
draw-tiling = Round { $round }, tiling
draw-supply = bag { $bag } · lid { $lid }
draw-center = center
draw-taken = taken
demo-title = { $rules }, seed { $seed }

analysis-care = Nodes for a search: { $nodes }. Other deals: { $deals }. Seed: { $seed }.
analysis-after-deal = after the deal:
analysis-deal-luck = its luck:
# Heads of narrow columns: “move” and “seat” have at most 4 letters, the others at most 8.
analysis-move = move
analysis-seat = seat
analysis-lost = lost
analysis-lead = lead
analysis-depth = depth
analysis-luck-note = Each deal is compared with others from the same bag: { $deals }. ± is the standard error.
# What a player’s chance to win is made of; heads of columns of at most 11 letters.
analysis-course = From start to end
analysis-start = start
analysis-luck = luck
analysis-own = own moves
analysis-others = others
analysis-unforeseen = unforeseen
analysis-end = end
analysis-moves = moves
analysis-mean-loss = mean loss
analysis-points-lost = points lost
# Best and good moves; at most 5 letters.
analysis-best = best
analysis-good = good
analysis-position = Round { $round }: { $name } is to move. The best moves with { $nodes } nodes for a search:
analysis-expected = Mean over { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} from the bag:
analysis-errors = The standard errors are up to { $chance } and { $points } points.
plot-move = Round { $round }, move { $number }: { $name }, { $code }
plot-above = { $name }, ahead above 50%
plot-below = { $name }, ahead below 50%
