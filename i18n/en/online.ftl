# What is said at tables online.

title-online = Azulejo online
title-online-new = A new table · Azulejo
title-online-table = Table · Azulejo
title-online-game = A finished game · Azulejo

online-to-start = Play here
online-new = A new table
online-game = A finished game
online-waiting = The table is set
online-calling = Calling the table …
online-no-table = There is no such table, or it is not open to you. If somebody sent you a link, ask for a new one.

refused-seat-taken = Somebody has just taken that seat.
refused-not-invited = This link does not open the seat, or not any more.
refused-begun = The game has begun without you.
refused-not-ready = Not everybody is ready yet.
refused-not-host = Only the host of the table can do that.

# The waiting room
chairs-title = Seats
chair-free = Free
chair-sit = Sit here
chair-add-bot = Add a bot …
chair-bot = A bot for seat { $seat }
chair-own = (you)
chair-ready = Ready
chair-not-ready = Not ready yet
chair-away = Away
chair-leave = Get up
chair-remove = Ask { $name } to get up
chair-up = Move { $name } one seat up
begin = Begin
begin-ready = I am ready
begin-ready-note = Everybody sits. Say when you are ready.
begin-seats = Waiting until every seat is taken.
begin-others = Waiting until everybody is ready.
begin-note = Everybody is ready. You are the host: begin when you like.
begin-host = Everybody is ready. The host begins the game.
join-title = Sit down
join = Sit down
join-note = No account is needed. This browser keeps your seat.
name-label = Your name
name-bad = A name has at most 32 characters, and does not begin with “bot:”.
invite-title = Invite
invite-link = Link for everybody you invite
invite-code = Or this code, on the page Online:
invite-copy = Copy
invite-copied = The link is in the clipboard.
invite-seat = Link for seat { $seat } alone
invite-seat-link = Opens this seat, once
invite-watch = Link for those who only watch
invite-watch-copied = The link is in the clipboard.
qr-label = The link as a QR code
terms-title = What will be played
terms-rules = Rules
terms-rules-told = { $players } players, wall: { $wall }, factories: { $factories }
terms-clock = Clock
terms-takeback = Takebacks
terms-chat = Talk
terms-access = Table
terms-preview = Preview
terms-bag = Bag tracker
terms-yes = Yes
terms-no = No
terms-fair = The bag is provably fair: the server has bound itself to its draws, every player adds to them, and after the game anybody can check them.
clock-untimed = No clock
clock-live = { $main } minutes for the game, and { $increment } seconds a move
clock-hours = { $hours ->
    [one] { $hours } hour a move
   *[other] { $hours } hours a move
}
clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
clock-left-days = { $days } d
clock-left-hours = { $hours } h
clock-label = { $time } left
takeback-free = Freely
takeback-consent = If the others agree
takeback-never = Never
chat-off = None
chat-presets = Set phrases
chat-free = Free text
access-private = Private
access-public = Open to everybody

# Talk
chat = Talk
chat-silent = Nobody has said anything yet.
chat-presets-label = Set phrases
chat-field = Say something
chat-send = Send
chat-bad = This can't be said: it is too long, or nothing of it can be seen.
chat-mute = Mute { $name }
chat-unmute = Listen to { $name } again
say-hello = Hello!
say-good-luck = Good luck, have fun!
say-one-moment = One moment, please.
say-nice-move = Nice move!
say-oops = Oops!
say-thanks = Thank you!
say-good-game = Good game!
say-goodbye = Goodbye!

# At the table
title-your-turn = ● Your turn · Azulejo
online-reconnecting = The line broke off. Calling again …
company = Table and talk
company-unread = { $count ->
    [one] Table and talk, one new message
   *[other] Table and talk, { $count } new messages
}
watching = { $count ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $count } people watch.
}
bell = Tell me when it is my turn
bell-note = The browser shows a notice when you look at another page. The title of this page changes in any case.
bell-refused = The browser does not allow notices from this page.
takeback-asked = { $name } would like to take a move back.
takeback-waits = The others are asked whether you may take your move back.
takeback-agree = Agree
takeback-decline = Decline
takeback-withdraw = Never mind
next-game = Another game awaits you

# Everywhere online, when something does not work
online-unreachable = The server does not answer. Look whether you are online, and try again.
online-too-many = That was too much at once for the server. Wait a minute, and try again.
online-busy = The server is busy or can’t keep anything just now. Try again in a moment.
online-failed = Something went wrong at the server. Try again in a moment.
online-again = Try again
online-loading = One moment …

# The first screen
online-knocking = Calling the server …
online-none = This server has no tables online: it only has the page. You can play here on this device.
online-ways = To a table
online-new-button = New table
online-code = Somebody told you a code?
online-code-enter = Go there
online-code-bad = A code has at least 8 letters and digits.
online-code-unknown = No table has this code. Perhaps its game has begun, or the code was misread.
online-next = Your turn: next game with { $names }
online-mine = Your tables
online-mine-none = You sit at no table now. Set up a new one, or enter the code that somebody told you.
online-public = Tables that wait for people
online-public-none = Nobody waits just now. Set up a table that is open to everybody, and it will be listed here.
online-games = Your finished games
online-games-none = No game is over yet. They will be here, to be looked at step by step.
online-games-more = Show more
online-nobody = Nobody yet
online-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
online-all-here = Everybody is here
online-your-turn = Your turn
online-turn-of = { $name } is to move
online-playing = A game is played
online-over = The game is over
online-age-now = just now
online-age-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
online-age-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
online-age-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
online-score = { $name } { $score }
online-won = You won
online-shared = Shared victory
online-place = Place { $place }
online-called-off = Does not count

# A new table
online-found = Set the table
online-founding = The table is being set …
online-found-refused = The server does not have such tables. Perhaps its bots are not as strong as the one that would take over a seat.
access-private-note = Only those come whom you give the link or the code.
access-public-note = The table is listed here; anybody may sit down or watch.
online-time = Time and talk
tempo-live = At one sitting
tempo-correspondence = Over days
tempo-untimed = Without a clock
tempo-minutes = { $minutes } min + { $seconds } s a move
tempo-live-note = Whoever runs out of time has lost, or is replaced by a bot.
tempo-correspondence-note = Nobody has to wait: come back when it is your turn.
tempo-untimed-note = Everybody may think as long as they like.
online-help = Help and bots
online-substitute = Plays on for somebody who leaves

# A finished game
online-game-asked = Fetching the game …
online-game-nothing = There is no such game, or it is not over yet.
online-game-link = Link to this step
online-game-copied = The link is in the clipboard.
online-home = All tables

# When a game is over
over-table = Back to the table
over-link = Copy link to this step
rematch-waits = You would like to play again. Waiting for the others.
rematch-asked = { $names } would like to play again.
fair-check = Was the bag fair?
fair-yes = { $deals ->
    [one] Yes. The one deal follows from the secret to which the server had bound itself before anybody sat down, and from what every player added.
   *[other] Yes. All { $deals } deals follow from the secret to which the server had bound itself before the game, and from what every player added.
}
fair-open = This can be checked when the server has revealed its secret, at the end of the game.
fair-no = No: { $why }
fair-elsewhere = No: these are the numbers of another table.
fair-details = The numbers, for your own check
fair-commitment = Commitment
fair-secret = Secret
