# The page around the table: screens, settings, rules. Texts of the game itself are in game.ftl.

app-name = Azulejo
title-start = Azulejo
title-table = The table – Azulejo
title-over = Game over – Azulejo
title-game = A kept game – Azulejo
title-rules = Rules – Azulejo

## Everywhere

close = Close
put-away = Put this notice away
tools = Rules and settings
rules = Rules
online = Online
school = School
home = To the start
back = Back
read-more = More

save-failed = This device does not keep the game: its storage is full or closed to this page. Play on, and export the game at the end.
save-damaged = The game that was left here can’t be read. It has been put aside; you find it on the start screen.
bot-failed = The bot broke down and has no move. Ask it to go on, or take your move back.
hint-failed = No hint could be found.

bot-name = { $level ->
    [beginner] Beginner bot
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
    [expert] Expert bot
   *[master] Master bot
}
bot-name-numbered = { $level ->
    [beginner] Beginner bot { $number }
    [easy] Easy bot { $number }
    [medium] Medium bot { $number }
    [hard] Hard bot { $number }
    [expert] Expert bot { $number }
   *[master] Master bot { $number }
}

## Game over and kept games

over-nothing = There is no such game here.
over-nobody = Nobody wins
over-unfinished = Unfinished game
over-winner = { $names } wins
over-winners = { $names } share the victory
over-resigned = { $name } gave up.
over-time = { $name } ran out of time.
over-aborted = { $name } called the game off.
over-sources = Where the points came from
over-player = Player
over-start = Before
over-tiles = Tiles
over-floor = Floor
over-rows-column = Rows
over-columns-column = Columns
over-colors-column = Colors
over-total = Total
over-plot = Score by round
over-plot-seat = { $name }: { $scores }.
over-plot-bonus = Bonus
over-rematch = Rematch
over-no-rematch = A rematch is not possible now.
over-review = Review
over-export = Export
over-copy = Copy
over-from-here = Play on from this step
over-steps = Step by step
over-step = Step { $step } of { $steps }
step-first = First step
step-back = One step back
step-on = One step on
step-last = Last step
step-none = The table before the first deal.
copied = The record is in the clipboard.
not-copied = The browser does not let this page use the clipboard.

## Start

start-tagline = { $theme ->
    [chocolate] Take, collect, fill your box: a game for two to four.
   *[palace] Take, collect, tile your wall: a game for two to four.
}
play = Play
load = Load or paste
start-from-here = The game goes on from round { $round }.
start-fresh = Begin at the beginning instead

seats-title = Players
seats-number = How many
players-two = 2
players-three = 3
players-four = 4
seat-who = Who plays at seat { $seat }
seat-name-label = Name of player { $seat }
seat-unnamed = Player { $seat }
seat-bot = Bot
sitter-person = Person
sitter-beginner = Bot: beginner
sitter-easy = Bot: easy
sitter-medium = Bot: medium
sitter-hard = Bot: hard
sitter-expert = Bot: expert
sitter-master = Bot: master
first-label = Who starts
first-drawn = Drawn by lot
first-bot = Bot at seat { $seat }
bad-name = The name of player { $seat } has a character that can’t be shown.
bad-table = No table can be opened with these choices.

rules-choice-title = Rules
wall = Wall
wall-colored = Colored
wall-colored-note = Every space of the wall has its color.
wall-free = Free
wall-free-note = You choose the column, but no color twice in a row or column.
factories = Factories
factories-plain = Plain
factories-plain-note = All discs are alike.
factories-special = Special
factories-special-note = Some discs lie with their gold side up and break the rules.
factories-even = Even spread
factories-even-note = As special, and the spread must divide as evenly as it can.
preview = Preview of a move
preview-full = All boards
preview-own = Own board
preview-off = Off
pause = Bots wait
pause-off = No
pause-short = Short
pause-long = Long
bag-tracker = Show what is in the bag

theme = Tiles
theme-palace = Palace
theme-chocolate = Chocolate
language = Language

resume-title = Unfinished game
resume-over = Last game
resume-text = Round { $round } · { $scores }
resume = Continue
resume-look = Look at it
elsewhere = This game goes on in another tab.
elsewhere-here = Play it here
put-aside = Put aside

load-title = Load a game
load-note = Paste a record or a position, or open a file. A finished game can be stepped through; any other goes on from where it is.
load-text = Record or position
load-take = Load
load-file = Open a file
load-empty = There is nothing to load yet.
load-bad-position = This is neither a record nor a position.
load-position-over = This position is the end of a game: there is nothing left to play.
load-bad-record = Line { $line }, column { $column }: the record can’t be read from here on.
load-bad-deal = Line { $line }, column { $column }: this deal could not have happened.
load-bad-move = Line { $line }, column { $column }: “{ $found }” is no move.
load-illegal-move = Line { $line }, column { $column }: “{ $found }” can’t be played. { $why }
load-bad-end = Line { $line }, column { $column }: the game is over before, or its result is another one.

saved-title = Kept games
saved-over = { $names }: { $scores }
saved-unfinished = { $names }: { $scores }, left in round { $round }
saved-unreadable = A game that can’t be read
saved-export = Export { $game }
saved-forget = Delete { $game }
aside-title = Damaged game
aside-text = A game on this device could not be read and was put aside.
aside-save = Save it as a file
aside-forget = Throw it away

## Settings

settings-title = Settings
settings-looks = Looks
settings-playing = Playing
settings-auto = Automatic
settings-scheme = Brightness
settings-scheme-light = Light
settings-scheme-dark = Dark
settings-contrast = Contrast
settings-contrast-normal = Normal
settings-contrast-high = High
settings-letters = Letters on the tiles
settings-confirm = Playing a move
settings-confirm-instant = At once
settings-confirm-instant-note = The move is played as soon as its line is chosen.
settings-confirm-button = Button
settings-confirm-button-note = The move waits for the confirm button.
settings-confirm-countdown = Countdown
settings-confirm-countdown-note = The move is played after a moment, unless you cancel it.
settings-confirm-tap-twice = Press twice
settings-confirm-tap-twice-note = The move is played when its line is pressed a second time.
settings-speed = Animation
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-sounds = Sounds

## The rules as a page. Every message of this part may name: $tiles (how many there are), $copies (of each color),
## $colors, $disc (how many on a factory), $lines (rows of the wall), $spaces (of the floor), $costs (of its spaces, as
## a list), $discs (with a gold side), $barren (rounds).

# Several pieces, without their number.
piece-plural = { $theme ->
    [chocolate] chocolates
   *[palace] tiles
}
rules-contents = Chapters
rules-short = In short
rules-short-take = Take { piece-plural } of one color from the table and collect them in the lines of your board. At the end of a round every full line sends one { piece } to your wall, where it scores at once. What fits nowhere falls to the floor and costs points.
rules-short-end = The round in which somebody completes a row of the wall is the last one. Then complete rows, columns and colors bring a bonus, and most points win.

rules-setup = What is on the table
rules-setup-bag = There are { $tiles } { piece-plural }, { $copies } of each of { $colors } colors. All begin in the bag. Beside it stands the lid, where used ones are put.
rules-setup-discs = The factories are discs that lie in a circle round the center. For each round every factory gets { $disc } { piece-plural } from the bag, unseen.
rules-players = Players
rules-factories = Factories
rules-laid-out = Laid out
rules-setup-board = Each player has a board with { $lines } pattern lines of 1 to { $lines } spaces, a wall of { $lines } rows and { $lines } columns, a floor line of { $spaces } spaces, and a score that begins at 0.

rules-offer = Taking
rules-offer-turn = The starting player begins, and the turn passes clockwise. When it is your turn you must take all { piece-plural } of one color from one place:
rules-offer-factory = from a factory; the rest of it goes to the center,
rules-offer-center = or from the center.
rules-offer-lines = All that you take goes to one of your pattern lines, or all of it to the floor. A line can take it if
rules-offer-not-full = it is not full,
rules-offer-same-color = it is empty or holds the same color,
rules-offer-wall-row = and its row of the wall does not hold that color yet.
rules-offer-excess = As many as fit go into the line; the others fall to the floor. You may choose the floor even if a line could take them.
rules-offer-marker = Whoever is first in a round to take from the center takes the start marker, too. It lies down on the floor before anything else of that move falls there, and whoever has it starts the next round.
rules-offer-ends = The taking ends when nothing is left on the factories and in the center.

rules-floor = The floor
rules-floor-costs = The floor fills from left to right. Its { $spaces } spaces cost { $costs } points; the marker counts like a { piece }.
rules-floor-items = On the floor
rules-floor-together = Cost together
rules-floor-full = When all spaces are taken, whatever else falls goes to the lid and costs nothing more. The marker costs nothing then, either.
rules-floor-paid = You pay once a round, after your wall has scored. Your score never falls below 0, and what would go below is forgotten.

rules-tiling = To the wall
rules-tiling-lines = When the taking has ended, go through your lines from top to bottom. From each full line one { piece } moves to the wall, in the same row, onto the space of its color. The others of that line go to the lid. Lines that are not full keep what they have.
rules-tiling-score = A placed { piece } scores at once: the length of the unbroken row through it and the length of the unbroken column through it, itself counted in both. A length of 1 does not count, but a { piece } with nothing beside it scores 1.
rules-figure-alone = Nothing beside it: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
rules-figure-row = A row of { $row } and nothing above or below: { $points } points.
rules-figure-both = A row of { $row } and a column of { $column }: { $row } + { $column } = { $points } points.
rules-figure-gap = A gap breaks the row, so it is only { $row } long. With the column of { $column } that makes { $row } + { $column } = { $points } points.
rules-tiling-order = All players do this at the same time, and nobody gets in anybody’s way.

rules-next-round = The next round
rules-next-start = If no wall has a complete row, the floors are cleared, the factories are filled again, and whoever took the marker starts. If nobody took it, the same player starts again.
rules-next-lid = When the bag is empty and more is needed, the lid is poured into it. If the lid is empty, too, some factories stay short or empty.

rules-end = The end
rules-end-row = The game ends after the round in which somebody has completed a row of the wall. Then there is a bonus for everything that is complete:
rules-bonus-for = For each
rules-bonus-points = Points
rules-bonus-row = complete row
rules-bonus-column = complete column
rules-bonus-color = color with all { $theme ->
    [chocolate] its chocolates
   *[palace] its tiles
} on the wall
rules-end-winner = Most points win. Among those with the same points more complete rows win. If these are equal, too, the victory is shared.
rules-end-rare = Two rare things end the game as well: that there is nothing left to fill the factories with, and that { $barren } rounds in a row have put nothing on any wall.

rules-free-wall = The free wall
rules-free-column = On the free wall no space has a color. The { piece } of a full line may go to any empty space of its row, if that column does not hold its color yet.
rules-figure-free = Row 3 has two empty spaces, but the column of one of them already holds this color: only the last column is left.
rules-free-order = Lines are decided from top to bottom, and each scores before the next one is looked at. Where a column is possible, one must be chosen.
rules-free-falls = Where none is possible, everything in that line falls to the floor.
rules-free-taking = While taking you may begin or continue a line even if its color can no longer be placed in that row.

rules-special = Special factories
rules-special-gold = There are { $discs } discs, each with a plain and a gold side. For every round they are shuffled and laid out, and as many as there are players are turned to their gold side. A gold side breaks the rules:
rules-special-circle = The circle has no ends: the first and the last factory are neighbors. An empty factory stays where it is; when the tray has been taken, the circle closes behind it. The extra comes before the magnets.
rules-special-tray = The tray catches exactly one thing, a { piece } or the marker, beginning with what falls in the very move that took it, and even if the floor is full. After the round it goes back to the other discs.
rules-special-even = With the even spread you must divide what is left so that both neighbors get as nearly the same number as the colors allow.

rules-handling = Playing on this page
rules-handling-press = Press a color on a factory or in the center, then one of your lines or the floor; or drag it there. Another color replaces the first one, and a press beside everything lets it go.
rules-handling-why = A line that can’t take a color tells you why when you press it. While you choose, the board shows what the move would bring.
rules-keys = Keys
rules-key-does = What they do
rules-key-source = choose a factory or the center
rules-key-color = choose a color, whatever the theme calls it
rules-key-line = choose a line or the floor
rules-key-confirm = confirm the move
rules-key-back = take one choice back
rules-key-undo = take the last move back
rules-key-hint = ask for a hint
rules-key-help = show this help
rules-key-step = step through the game
rules-handling-typed = Moves can also be typed: 3R2 takes { $theme ->
    [chocolate] cream
   *[palace] red
} from factory 3 to line 2, CKF takes black from the center to the floor.

## The table

table-title = The table
table-tools = Tools
menu = Menu
menu-stop = Stop the thinking
menu-go-on = Let the bot move
menu-abort = Call the game off
menu-resign = Give up
menu-result = Result
menu-home = Leave the table
tool-undo = Take back
tool-hint = Hint
tool-log = The game so far
tool-sound = Sounds on
tool-mute = Sounds off
tool-rules = Rules
tool-settings = Settings
tool-keys = Keys
command = Type a move, such as 3R2
command-play = Play the typed move
round = Round { $round }
recent = Last moves
last-round = Last round
actions = Your move
# Whose turn it is: short, as it stands in the bar of a phone.
turn-own = Your turn
turn-own-of = { $name }: your turn
turn-other = { $name } to move
turn-thinking = { $name } is thinking
turn-stopped = { $name } was stopped
turn-hint = Looking for a hint
turn-past = Looking back
turn-bag = New round
turn-over = Game over
# What to do next.
prompt-pick = Pick a color from a factory or the center.
prompt-color = Factory { $factory }: pick a color.
prompt-color-center = Center: pick a color.
prompt-line = { $count } { color }: pick a line or the floor.
prompt-column = Line { $line }: pick a column for { color }.
prompt-placed = Every full line has its place.
cancel = Cancel
confirm = Confirm
place-back = Undo the choice
stop = Stop
step-now = Back to the game
steps = Step through the game
past-beginning = The table before the first deal.
hint-expected = Hint: { $move } Expected at the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $chance }% to win.
# Why something can’t be done.
refused = That can’t be done now.
refused-turn = It is not your turn.
refused-over = The game is over.
refused-past-deal = Nothing has been played in this round that could be taken back.
refused-past-start = Nothing has been played here that could be taken back.
refused-no-takeback = At this table nothing is taken back.
refused-abort = Everybody has moved: the game can no longer be called off.
# What happened, for those who hear the table.
undone = The last move is taken back.
left = { $name } gives up; a bot takes the seat.
ended-left = { $name } gives up. The game is over.
ended-aborted = The game is called off.
# Parts of the table.
offer = Factories
lines = Pattern lines
supply = Bag: { $bag }. Lid: { $lid }.
bag-color = In the bag: { $count } { color }
spread-rest = Where the rest goes
effect-ask = { $effect }: what does it do?
starts-next = Starts the next round
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
look-at = Look at the board of { $name }
look-title = { $name }
gold-title = Gold factory: { $effect }
gold-more = All special factories
resign-two = { $name }, do you want to give up? The game is over then.
resign-more = { $name }, do you want to give up? A bot takes your seat then, and you come last.
resign-not = Play on
# How a round was scored: in a line, $change with its sign, and as a table.
scored = Round { $round }: { $seats }.
scored-seat = { $name } { $change }
scoring = The scoring
scoring-of = Round { $round }: the scoring
scoring-tile = { $theme ->
    [chocolate] Chocolate
   *[palace] Tile
}
scoring-row = In a row
scoring-column = In a column
scoring-points = Points
scoring-score = Score
scoring-placed = { color }, row { $line }
scoring-dropped = { color }, row { $line }: no column, falls
scoring-floor = Floor
scoring-tray = Tray:
# The floor cost more than there was to lose.
scoring-lost = −{ $lost } of { $cost }
scoring-close = Go on
# The keys.
keys-title = Keys
keys-note = The letters of the colors are the same in both themes. While full lines of the free wall are placed, a digit is the column.
key-source = factory or center
key-color = color
key-destination = line or floor
key-enter = confirm
key-escape = let go
key-back = one step back
key-undo = take back
key-hint = hint
key-arrows = step through the game
key-space = finish the animation
key-help = these keys
