# Statistics: the games of this device in numbers.

numbers-none = There is no finished game on this device yet. Play one to its end, or load a record for a review: then you find your results here.

numbers-everybody = Everybody
numbers-nameless = Without a name
numbers-all-rules = All rules
# As the start screen names them.
numbers-rules = { $players } players · { wall }: { $wall ->
    [free] { wall-free }
   *[colored] { wall-colored }
} · { factories }: { $factories ->
    [special] { factories-special }
    [even] { factories-even }
   *[plain] { factories-plain }
}

numbers-games = Games
numbers-percent-won = Won
numbers-mean = Points a game
numbers-best = Best game
numbers-margin = Lead at the end
numbers-floor-round = Lost on the floor in a round

numbers-by-rules = Results by rules
numbers-by-level = Results by opponents
numbers-people = People only
numbers-won = Won
numbers-shared = Shared
numbers-lost = Lost
numbers-left = Left

numbers-sources-note = In a game played to its end, on average.
numbers-no-whole = None of these games was played to its end.
numbers-floor = Lost on the floor, game by game
numbers-accuracy = Accuracy over time
numbers-no-accuracy = Review your games, and you see here how accurately you play.
numbers-table = As a table
numbers-game = Game
numbers-date = Date
numbers-value = Value
# A drawing in words. $last and $mean are numbers with one digit after the decimal mark.
numbers-trend = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, last { $last }, on average { $mean }.

numbers-export-note = The games that are counted above, one in each line, for a spreadsheet or a program of your own.
numbers-csv = Save as CSV
numbers-json = Save as JSON
