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
network-missing = The bots’ neural network could not be loaded. Bots, hints and reviews are weaker for now.

## Game over and kept games

over-nothing = There is no such game here.
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
seat-who = Who plays at seat { $seat }
seat-name-label = Name of player { $seat }
seat-unnamed = Player { $seat }
seat-bot = Bot
first-label = Who starts
first-drawn = Drawn by lot
first-bot = Bot at seat { $seat }
bad-name = The name of player { $seat } has a character that can’t be shown.
bad-table = No table can be opened with these choices.

rules-choice-title = Rules
wall = Wall
factories = Factories
preview = Preview of a move
pause = Bots wait
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
load-position-over = This position is the end of a game: there is nothing left to play.

saved-title = Kept games
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

## The rules as a page: its tables and keys. What the chapters say is in game.ftl.

rules-contents = Chapters

rules-players = Players
rules-factories = Factories
rules-laid-out = Laid out

rules-floor-items = On the floor
rules-floor-together = Cost together

rules-bonus-for = For each
rules-bonus-points = Points
rules-bonus-row = complete row
rules-bonus-column = complete column
rules-bonus-color = color with all { $theme ->
    [chocolate] its chocolates
   *[palace] its tiles
} on the wall

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
