# What is said at the table: the log, the screen reader, the terminal, and why a move is refused.
#
# Players' names stand in the nominative and their verbs in the present tense, so that nobody's gender matters.
# Both płytka and czekoladka are feminine, and so are the colors, which agree with them. A pattern line is a linia,
# a row of the wall a rząd.

## Words

# The word of a color: czarna; no czarnej; take czarną, 2 czarne, 5 czarnych; czarny magnes.
color = { $theme ->
    [chocolate] { $tile ->
        [B] niebieska
        [Y] brązowa
        [R] kremowa
        [K] czarna
       *[W] bordowa
    }
   *[palace] { $tile ->
        [B] niebieska
        [Y] żółta
        [R] czerwona
        [K] czarna
       *[W] biała
    }
}
    .genitive = { $theme ->
        [chocolate] { $tile ->
            [B] niebieskiej
            [Y] brązowej
            [R] kremowej
            [K] czarnej
           *[W] bordowej
        }
       *[palace] { $tile ->
            [B] niebieskiej
            [Y] żółtej
            [R] czerwonej
            [K] czarnej
           *[W] białej
        }
    }
    .accusative = { $theme ->
        [chocolate] { $tile ->
            [B] niebieską
            [Y] brązową
            [R] kremową
            [K] czarną
           *[W] bordową
        }
       *[palace] { $tile ->
            [B] niebieską
            [Y] żółtą
            [R] czerwoną
            [K] czarną
           *[W] białą
        }
    }
    .few = { $theme ->
        [chocolate] { $tile ->
            [B] niebieskie
            [Y] brązowe
            [R] kremowe
            [K] czarne
           *[W] bordowe
        }
       *[palace] { $tile ->
            [B] niebieskie
            [Y] żółte
            [R] czerwone
            [K] czarne
           *[W] białe
        }
    }
    .many = { $theme ->
        [chocolate] { $tile ->
            [B] niebieskich
            [Y] brązowych
            [R] kremowych
            [K] czarnych
           *[W] bordowych
        }
       *[palace] { $tile ->
            [B] niebieskich
            [Y] żółtych
            [R] czerwonych
            [K] czarnych
           *[W] białych
        }
    }
    .masculine = { $theme ->
        [chocolate] { $tile ->
            [B] niebieski
            [Y] brązowy
            [R] kremowy
            [K] czarny
           *[W] bordowy
        }
       *[palace] { $tile ->
            [B] niebieski
            [Y] żółty
            [R] czerwony
            [K] czarny
           *[W] biały
        }
    }
# One piece, whatever its color.
piece = { $theme ->
    [chocolate] czekoladka
   *[palace] płytka
}
    .accusative = { $theme ->
        [chocolate] czekoladkę
       *[palace] płytkę
    }
# So many pieces: brakuje 1 płytki; układa 1 płytkę.
pieces = { $theme ->
    [chocolate] { $count ->
        [one] { $count } czekoladka
        [few] { $count } czekoladki
       *[many] { $count } czekoladek
    }
   *[palace] { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }
}
    .genitive = { $theme ->
        [chocolate] { $count ->
            [one] { $count } czekoladki
           *[many] { $count } czekoladek
        }
       *[palace] { $count ->
            [one] { $count } płytki
           *[many] { $count } płytek
        }
    }
    .accusative = { $theme ->
        [chocolate] { $count ->
            [one] { $count } czekoladkę
            [few] { $count } czekoladki
           *[many] { $count } czekoladek
        }
       *[palace] { $count ->
            [one] { $count } płytkę
            [few] { $count } płytki
           *[many] { $count } płytek
        }
    }
# So many of one color, alone or in a list: 2 niebieskie, 1 czerwona i 5 białych.
some-of-color = { $count ->
    [one] { $count } { color }
    [few] { $count } { color.few }
   *[many] { $count } { color.many }
}
    .accusative = { $count ->
        [one] { $count } { color.accusative }
        [few] { $count } { color.few }
       *[many] { $count } { color.many }
    }
list-comma = { $items }, { $item }
list-and = { $items } i { $item }
# A player without a name.
seat-name = Gracz { $seat }
# What a placed piece scores: the lengths of its row and of its column, and the points.
runs = { $kind ->
    [alone] { $points ->
        [one] { $points } punkt, bez sąsiadów
        [few] { $points } punkty, bez sąsiadów
       *[many] { $points } punktów, bez sąsiadów
    }
    [row] { $points ->
        [one] { $points } punkt za { $row } w rzędzie
        [few] { $points } punkty za { $row } w rzędzie
       *[many] { $points } punktów za { $row } w rzędzie
    }
    [column] { $points ->
        [one] { $points } punkt za { $column } w kolumnie
        [few] { $points } punkty za { $column } w kolumnie
       *[many] { $points } punktów za { $column } w kolumnie
    }
   *[both] { $points ->
        [one] { $points } punkt za { $row } w rzędzie i { $column } w kolumnie
        [few] { $points } punkty za { $row } w rzędzie i { $column } w kolumnie
       *[many] { $points } punktów za { $row } w rzędzie i { $column } w kolumnie
    }
}

## Moves

move-factory-line = { $name } bierze { some-of-color.accusative } z fabryki { $factory } do linii { $line }.
move-factory-floor = { $name } bierze { some-of-color.accusative } z fabryki { $factory } na podłogę.
move-center-line = { $name } bierze { some-of-color.accusative } ze środka do linii { $line }.
move-center-floor = { $name } bierze { some-of-color.accusative } ze środka na podłogę.
move-marker-line = { $name } bierze ze środka płytkę gracza rozpoczynającego i { some-of-color.accusative } do linii { $line }.
move-marker-floor = { $name } bierze ze środka płytkę gracza rozpoczynającego i { some-of-color.accusative } na podłogę.
move-place = { $name } kładzie { color.accusative } w rzędzie { $line }, kolumnie { $place }: { runs }.
# What followed from a move.
move-full = Linia { $line } jest pełna.
move-excess = { $count ->
    [few] { $count } nie mieszczą się i spadają.
   *[many] { $count } nie mieści się i spada.
}
move-caught-tile = Na tacę trafia { color } { piece }.
move-caught-marker = Na tacę trafia płytka gracza rozpoczynającego.
move-lid = { $count ->
    [few] { $count } nie mieszczą się na podłodze i trafiają do pokrywki.
   *[many] { $count } nie mieści się na podłodze i trafia do pokrywki.
}
move-floor-cost = Podłoga kosztuje teraz o { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
} więcej.
move-rest-center = Na środek: { $rest }.
move-rest-stays = W fabryce { $factory } zostaje: { $rest }.
move-spread-left = W lewo, do fabryki { $factory }: { $rest }.
move-spread-right = W prawo, do fabryki { $factory }: { $rest }.
move-tray = { $name } bierze żeton fabryki jako tacę.

## A new round

deal-round = Runda { $round }: zaczyna { $name }.
deal-poured = Woreczek jest pusty: wsypano do niego zawartość pokrywki.
deal-poured-after = Woreczka starczyło na { pieces.accusative }, potem wsypano do niego zawartość pokrywki.
deal-short = Woreczek i pokrywka są puste: w fabrykach brakuje { pieces.genitive }.
deal-gold = Złote fabryki: { $discs }.
deal-gold-disc = nr { $factory } – { $effect }
deal-extra = Fabryka { $factory } dostaje dodatkowo { color.accusative } { piece.accusative }.
deal-pulled = Fabryka { $factory } przyciąga { color.accusative } z fabryki { $from }.

## The end of a round

round-ends = Koniec rundy { $round }.
round-seat = { $name } układa { pieces.accusative } za { $gained ->
    [one] { $gained } punkt
    [few] { $gained } punkty
   *[many] { $gained } punktów
}, za podłogę traci { $cost } i ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
round-seat-clean = { $name } układa { pieces.accusative } za { $gained ->
    [one] { $gained } punkt
    [few] { $gained } punkty
   *[many] { $gained } punktów
} i ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
round-seat-floor = { $name } nic nie układa, za podłogę traci { $cost } i ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
round-seat-nothing = { $name } nic nie układa i ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
round-held = { $name }: podłoga kosztuje więcej, niż jest punktów, ale wynik nie spada poniżej 0.
round-dropped = { $name }: linia { $line } nie ma już kolumny, { some-of-color } { $count ->
    [few] spadają
   *[many] spada
} na podłogę.
round-tray-tile = { $name }: { color } { piece } na tacy nic nie kosztuje.
round-tray-marker = { $name }: płytka gracza rozpoczynającego na tacy nic nie kosztuje.
round-next = Następną rundę zaczyna { $name }.
end-row = Jest pełny rząd: koniec gry.
end-stalemate = Przez { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[many] { $rounds } rund
} z rzędu nikt nic nie ułożył: koniec gry.
end-supply = Woreczek i pokrywka są puste: koniec gry.

## The end of the game

over-bonus = { $name } dostaje jeszcze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
   *[many] { $rows } rzędów
}, { $columns ->
    [one] { $columns } kolumna
    [few] { $columns } kolumny
   *[many] { $columns } kolumn
}, { $colors ->
    [one] { $colors } kolor
    [few] { $colors } kolory
   *[many] { $colors } kolorów
}.
over-points = Wygrywa { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
over-rows = { $names } mają po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}; wygrywa { $name }: { $rows ->
    [one] { $rows } pełny rząd
    [few] { $rows } pełne rzędy
   *[many] { $rows } pełnych rzędów
}.
over-shared = { $names } dzielą się wygraną: po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} i { $rows ->
    [0] bez pełnego rzędu
    [one] po { $rows } pełnym rzędzie
    [few] po { $rows } pełne rzędy
   *[many] po { $rows } pełnych rzędów
}.

## Why not?

no-game-over = Gra już się skończyła.
no-nothing-dealt = Fabryki nie są jeszcze zapełnione.
no-must-place = { $name } musi najpierw wybrać kolumnę dla linii { $line }.
no-nothing-to-place = Żadna pełna linia nie czeka na ułożenie.
no-such-factory = Nie ma fabryki { $factory }, są tylko od 1 do { $count }.
no-factory-taken = Fabryka { $factory } jest już u jednego z graczy.
no-factory-empty = Fabryka { $factory } jest pusta.
no-center-empty = Środek jest pusty.
no-such-tile-factory = W fabryce { $factory } nie ma { color.genitive }, jest tylko { $colors }.
no-such-tile-center = Na środku nie ma { color.genitive }, jest tylko { $colors }.
no-line-full = Linia { $line } jest pełna.
no-line-holds = W linii { $line } jest { $holds }, nie { color }.
no-row-holds = W rzędzie { $line } { $theme ->
    [chocolate] w pudełku
   *[palace] na ścianie
} jest już { color }.
no-split-missing = Wskaż, które kolory idą w lewo. Zostaje: { $colors }.
no-split-unwanted = Nie zostało nic, co można wysłać w lewo lub w prawo.
no-split-unknown = Zostaje tylko { $colors }.
no-split-uneven = Podziel to jak najrówniej: różnica wynosi { $difference }, a najmniejsza możliwa to { $least }.
no-wrong-line = Teraz układa się linię { $expected }, a nie { $line }.
no-space-taken = W rzędzie { $line }, kolumnie { $column } jest już { color }.
no-column-holds = W kolumnie { $column } jest już { color }.
# A typed move that can't be read.
typed-found = Znak { $place }: „{ $found }” tu nie pasuje. { typed-expected }
typed-ended = Znak { $place }: ruch nie jest pełny. { typed-expected }
typed-expected = { $part ->
    [start] Pasuje tu fabryka od 1 do { $factories } albo C jako środek.
    [color] Pasuje tu kolor B, Y, R, K lub W.
    [destination] Pasuje tu linia od 1 do { $lines } albo F jako podłoga.
    [spread-or-end] Pasuje tu koniec ruchu albo < i kolory, które idą w lewo.
    [left-or-end] Pasuje tu kolejny kolor, który idzie w lewo, albo koniec ruchu.
    [color-or-at] Pasuje tu kolor B, Y, R, K lub W albo @ i kolumna.
    [column] Pasuje tu kolumna od 1 do { $columns }.
   *[end] Pasuje tu koniec ruchu.
}

## Now

status-own = { $name }: twoja kolej.
status-other = Teraz gra { $name }.
status-place-own = { $name }: wybierz kolumny dla swoich pełnych linii.
status-place-other = { $name } wybiera kolumny dla pełnych linii.
status-bag = Trwa zapełnianie fabryk.
status-over = Gra się skończyła.
banner-last-round = Ostatnia runda: { $name } ukończy rząd { $line }.
hint-factory-line = Weź { some-of-color.accusative } z fabryki { $factory } do linii { $line }.
hint-factory-floor = Weź { some-of-color.accusative } z fabryki { $factory } na podłogę.
hint-center-line = Weź { some-of-color.accusative } ze środka do linii { $line }.
hint-center-floor = Weź { some-of-color.accusative } ze środka na podłogę.
hint-place = Połóż { color.accusative } w rzędzie { $line }, kolumnie { $column }.
# What a move would do.
preview-lands = Linia będzie pełna: { runs }.
preview-drops = Linia będzie pełna, ale nie ma dla niej kolumny: spadnie.
preview-fills = Zajęte pola: { $held } z { $spaces }.
preview-falls = { $count ->
    [few] { $count } spadną
   *[many] { $count } spadnie
}: minus { $cost }.
preview-marker = Razem z płytką gracza rozpoczynającego.
preview-caught = Jedna zostaje za darmo na tacy.
preview-lid = { $count ->
    [few] { $count } trafią do pokrywki.
   *[many] { $count } trafi do pokrywki.
}
preview-tray = Razem z żetonem fabryki jako tacą.
preview-net = Zmiana punktów: { $change }.
preview-ends = Ta runda będzie ostatnia.
# The short line and the sentence of a player's account.
ledger-line = teraz { $now } · +{ $tiles } { $theme ->
    [chocolate] pudełko
   *[palace] ściana
} · −{ $floor } podłoga · = { $total }
ledger = Teraz { $now }, plus { $tiles } za pełne linie, minus { $floor } za podłogę, razem { $total }.
ledger-best = Linie bez wybranej kolumny liczą się według najlepszej.
ledger-bonus = Gdyby gra skończyła się teraz: +{ $bonus }.

## Captions beside what moves

caption-round = Runda { $round }
caption-poured = Pokrywka trafia do woreczka
caption-short = Brakuje { pieces.genitive }
caption-extra = Dodatkowo: { color }
caption-pulled = Fabryka { $factory } przyciąga { color.accusative }
caption-dropped = Brak kolumny dla linii { $line }
caption-paid = −{ $cost }
caption-bonus = +{ $points }

## Gold factories

effect-extra = dokładka
effect-magnet = { color.masculine } magnes
effect-keeper = strażnik
effect-spread = podział
effect-tray = taca
effect-extra-rule = Podczas zapełniania fabryk dostaje o jedną { piece.accusative } więcej.
effect-magnet-rule = Podczas zapełniania fabryk przyciąga jedną { color.accusative } { piece.accusative } z każdej sąsiedniej fabryki, która ją ma.
effect-keeper-rule = Reszta zostaje tutaj i nigdy nie trafia na środek.
effect-spread-rule = Reszta trafia do dwóch sąsiednich fabryk. Ty wybierasz stronę dla każdego koloru; koloru się nie dzieli.
effect-tray-rule = Kto bierze stąd, zabiera też żeton fabryki. To, co potem jako pierwsze miałoby spaść na podłogę, zostaje na żetonie i nic nie kosztuje.

## What things are called, for those who hear the table

label-disc = Fabryka { $factory }: { $tiles }.
label-disc-empty = Fabryka { $factory }: pusta.
label-disc-gold = Fabryka { $factory }, { $effect }: { $tiles }.
label-disc-gold-empty = Fabryka { $factory }, { $effect }: pusta.
label-disc-taken = Fabryka { $factory }: u jednego z graczy.
label-held = W ręce: { some-of-color }.
label-pick-factory = Weź { some-of-color.accusative } z fabryki { $factory }
label-pick-center = Weź { some-of-color.accusative } ze środka
label-center = Środek: { $tiles }.
label-center-marker = Środek: płytka gracza rozpoczynającego, { $tiles }.
label-center-only-marker = Środek: płytka gracza rozpoczynającego.
label-center-empty = Środek: pusty.
label-line = Linia { $line }: { color }, { $count } z { $spaces }.
label-line-full = Linia { $line }: pełna, { some-of-color }.
label-line-empty = Linia { $line }: pusta, { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
   *[many] { $spaces } pól
}.
label-cell-tile = Rząd { $line }, kolumna { $column }: { color } { piece }.
label-cell-for = Rząd { $line }, kolumna { $column }: puste, na { color.accusative }.
label-cell-empty = Rząd { $line }, kolumna { $column }: puste.
label-cell-pending = Rząd { $line }, kolumna { $column }: na koniec rundy trafi tu { color }.
label-cell-open = Rząd { $line }, kolumna { $column }: tu może trafić { color }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
label-cell-chosen = Rząd { $line }, kolumna { $column }: wybrana { color }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
label-place-falls = Linia { $line }: { color } nie ma już kolumny i spada na podłogę: minus { $cost }.
label-floor = Podłoga: zajęte pola { $count } z { $spaces }, minus { $cost }.
label-space-empty = Pole { $space }, minus { $cost }: puste.
label-space-tile = Pole { $space }, minus { $cost }: { color } { piece }.
label-space-marker = Pole { $space }, minus { $cost }: płytka gracza rozpoczynającego.
label-tray-free = Taca: pusta, to, co spadnie jako pierwsze, będzie tu za darmo.
label-tray-tile = Taca: { color } { piece }, za darmo.
label-tray-marker = Taca: płytka gracza rozpoczynającego, za darmo.
label-board = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
label-chip-left = { some-of-color } w lewo, do fabryki { $factory }
label-chip-right = { some-of-color } w prawo, do fabryki { $factory }

## How bots are called
bot-name = { $level ->
    [beginner] Bot nowicjusz
    [easy] Łatwy bot
    [medium] Średni bot
    [hard] Trudny bot
    [expert] Bot ekspert
    [master] Bot mistrz
   *[grandmaster] Bot arcymistrz
}
bot-name-numbered = { $level ->
    [beginner] Bot nowicjusz { $number }
    [easy] Łatwy bot { $number }
    [medium] Średni bot { $number }
    [hard] Trudny bot { $number }
    [expert] Bot ekspert { $number }
    [master] Bot mistrz { $number }
   *[grandmaster] Bot arcymistrz { $number }
}

## Why a table refuses something
refused = Teraz się nie da.
refused-turn = To nie twoja kolej.
refused-over = Gra się skończyła.
refused-past-deal = W tej rundzie nie ma jeszcze czego cofnąć.
refused-past-start = Nie ma tu jeszcze czego cofnąć.
refused-no-takeback = Przy tym stole ruchów się nie cofa.
refused-abort = Wszyscy wykonali już ruch: gry nie można przerwać.

## The rules that are played
wall-colored = { $theme ->
    [chocolate] Kolorowe
   *[palace] Kolorowa
}
wall-free = { $theme ->
    [chocolate] Swobodne
   *[palace] Swobodna
}
factories-plain = Zwykłe
factories-special = Specjalne
factories-even = Równy podział

## How a game ended

over-nobody = Nikt nie wygrywa
over-unfinished = Niedokończona gra
over-winner = Wygrywa { $names }
over-winners = { $names } dzielą się wygraną
over-resigned = { $name } poddaje się.
over-time = { $name }: koniec czasu.
over-aborted = { $name } przerywa grę.

## What can be chosen for a table

players-two = 2
players-three = 3
players-four = 4
sitter-person = Człowiek
sitter-beginner = Bot: nowicjusz
sitter-easy = Bot: łatwy
sitter-medium = Bot: średni
sitter-hard = Bot: trudny
sitter-expert = Bot: ekspert
sitter-master = Bot: mistrz
sitter-grandmaster = Bot: arcymistrz
wall-colored-note = Każde pole { wall.of } ma swój kolor.
wall-free-note = Kolumnę wybierasz ty, ale kolor nie powtarza się w rzędzie ani kolumnie.
factories-plain-note = Wszystkie są takie same.
factories-special-note = Niektóre leżą złotą stroną ku górze i zmieniają zasady.
factories-even-note = Jak specjalne, ale dzielić trzeba jak najrówniej.
preview-full = Cały stół
preview-own = Moja plansza
preview-off = Brak
pause-off = Nie
pause-short = Krótko
pause-long = Długo

hint-expected = Podpowiedź: { $move } Spodziewany wynik: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, szansa na wygraną { $chance }%.

## Games that are kept or brought

load-empty = Nie ma jeszcze czego wczytać.
load-bad-position = To nie jest ani zapis, ani pozycja.
load-bad-record = Wiersz { $line }, kolumna { $column }: od tego miejsca nie da się odczytać zapisu.
load-bad-deal = Wiersz { $line }, kolumna { $column }: fabryki nie mogły się tak zapełnić.
load-bad-move = Wiersz { $line }, kolumna { $column }: „{ $found }” to nie ruch.
load-illegal-move = Wiersz { $line }, kolumna { $column }: nie można zagrać „{ $found }”. { $why }
load-bad-end = Wiersz { $line }, kolumna { $column }: gra skończyła się wcześniej albo ma inny wynik.
saved-over = { $names }: { $scores }
saved-unfinished = { $names }: { $scores }, przerwana w rundzie { $round }
saved-unreadable = Nieczytelna gra

## The rules as they are read. Every message of this part may name: $tiles (how many there are), $copies (of each color),
## $colors, $disc (how many on a factory), $lines (rows of the wall), $spaces (of the floor), $costs (of its spaces, as
## a list), $discs (with a gold side), $barren (rounds).

# Several pieces, without their number; the genitive also stands after a number.
piece-plural = { $theme ->
    [chocolate] czekoladki
   *[palace] płytki
}
    .genitive = { $theme ->
        [chocolate] czekoladek
       *[palace] płytek
    }
rules-short = W skrócie
rules-short-take = Bierz ze stołu { piece-plural } jednego koloru i zbieraj je w liniach na swojej planszy. Na koniec rundy z każdej pełnej linii jedna { piece } trafia { wall.to } i od razu daje punkty. To, co nigdzie się nie zmieści, spada na podłogę i kosztuje punkty.
rules-short-end = Runda, w której ktoś ukończy rząd { wall.on }, jest ostatnia. Potem pełne rzędy, kolumny i kolory dają premię, a wygrywa ten, kto ma najwięcej punktów.
rules-setup = Co jest na stole
rules-setup-bag = W grze jest { $tiles } { piece-plural.genitive }, po { $copies } w każdym z { $colors } kolorów. Na początku wszystkie są w woreczku. Obok leży pokrywka pudełka, do której odkłada się zużyte.
rules-setup-discs = Fabryki to żetony ułożone w okrąg wokół środka pola gry. Na każdą rundę każda fabryka dostaje z woreczka, w ciemno, { $disc ->
    [few] { $disc } { piece-plural }
   *[many] { $disc } { piece-plural.genitive }
}.
rules-setup-board = Każdy gracz ma planszę, na której są linie wzorów o długości od 1 do { $lines } pól, { $theme ->
    [chocolate] pudełko
   *[palace] ściana
} z { $lines } rzędami i { $lines } kolumnami, podłoga z { $spaces } polami oraz wynik, który zaczyna się od 0.
rules-offer = Oferta fabryk
rules-offer-turn = Zaczyna gracz rozpoczynający, a kolejne tury idą zgodnie z ruchem wskazówek zegara. W swojej turze musisz wziąć wszystkie { piece-plural } jednego koloru z jednego miejsca:
rules-offer-factory = z fabryki; jej reszta trafia na środek pola gry,
rules-offer-center = albo ze środka pola gry.
rules-offer-lines = Wszystko, co bierzesz, idzie do jednej z twoich linii wzorów albo w całości na podłogę. Linia może to przyjąć, jeśli
rules-offer-not-full = nie jest pełna,
rules-offer-same-color = jest pusta albo ma ten sam kolor,
rules-offer-wall-row = a w jej rzędzie { wall.on } nie ma jeszcze tego koloru.
rules-offer-excess = Do linii trafia tyle, ile się zmieści; reszta spada na podłogę. Podłogę możesz wybrać także wtedy, gdy coś zmieściłoby się w linii.
rules-offer-marker = Kto w rundzie jako pierwszy bierze ze środka pola gry, bierze też płytkę gracza rozpoczynającego. Kładzie się ona na podłodze, zanim spadnie tam cokolwiek innego z tego ruchu, a kto ją ma, zaczyna następną rundę.
rules-offer-ends = Oferta kończy się, gdy w fabrykach i na środku pola gry nic już nie ma.
rules-floor = Podłoga
rules-floor-costs = Podłoga zapełnia się od lewej do prawej. Jej { $spaces ->
    [few] { $spaces } pola kosztują
   *[many] { $spaces } pól kosztuje
} kolejno tyle punktów: { $costs }. Płytka gracza rozpoczynającego liczy się jak zwykła { piece }.
rules-floor-full = Gdy wszystkie pola są zajęte, wszystko, co jeszcze spada, trafia do pokrywki i nic więcej nie kosztuje. Płytka gracza rozpoczynającego też wtedy nic nie kosztuje.
rules-floor-paid = Płacisz raz na rundę, po zliczeniu punktów { $theme ->
    [chocolate] za pudełko
   *[palace] za ścianę
}. Wynik nigdy nie spada poniżej 0, a to, co byłoby poniżej, przepada.
rules-tiling = { $theme ->
    [chocolate] Układanie czekoladek
   *[palace] Układanie płytek
}
rules-tiling-lines = Po ofercie fabryk przejdź swoje linie od góry do dołu. Z każdej pełnej linii jedna { piece } trafia { wall.to }, do tego samego rzędu, na pole swojego koloru. Pozostałe z tej linii idą do pokrywki. Linie, które nie są pełne, zostają, jak są.
rules-tiling-score = Położona { piece } od razu daje punkty: tyle, ile wynosi długość nieprzerwanego rzędu i długość nieprzerwanej kolumny, które przez nią biegną; w obu liczy się i ona sama. Długość 1 się nie liczy, ale gdy obok nic nie ma, jest za nią 1 punkt.
rules-figure-alone = Obok nic nie ma: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
rules-figure-row = { $row } w rzędzie, a nad nią i pod nią nic nie ma: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
rules-figure-both = { $row } w rzędzie i { $column } w kolumnie: { $row } + { $column } = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
rules-figure-gap = Luka przerywa rząd, więc ma on długość tylko { $row }. Z kolumną o długości { $column } daje to { $row } + { $column } = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
rules-tiling-order = Wszyscy robią to jednocześnie i nikt nikomu nie przeszkadza.
rules-next-round = Następna runda
rules-next-start = Jeśli nikt nie ma pełnego rzędu { wall.on }, podłogi się opróżnia, fabryki zapełnia na nowo, a zaczyna ten, kto ma płytkę gracza rozpoczynającego. Jeśli nikt jej nie wziął, zaczyna ten sam gracz co poprzednio.
rules-next-lid = Gdy woreczek jest pusty, a potrzeba więcej, wsypuje się do niego zawartość pokrywki. Jeśli pokrywka też jest pusta, niektóre fabryki zostają niepełne lub puste.
rules-end = Koniec gry
rules-end-row = Gra kończy się po rundzie, w której ktoś ukończył rząd { wall.on }. Wtedy jest premia za wszystko, co pełne:
rules-end-winner = Wygrywa ten, kto ma najwięcej punktów. Przy remisie decyduje liczba pełnych rzędów. Jeśli i ona jest równa, wygrana jest współdzielona.
rules-end-rare = Grę kończą też dwie rzadkie sytuacje: nie ma już czym zapełnić fabryk albo przez { $barren ->
    [one] { $barren } rundę
    [few] { $barren } rundy
   *[many] { $barren } rund
} z rzędu nikt niczego nie położył { wall.on }.
rules-free-wall = { $theme ->
    [chocolate] Swobodne pudełko
   *[palace] Swobodna ściana
}
rules-free-column = { $theme ->
    [chocolate] W swobodnym pudełku
   *[palace] Na swobodnej ścianie
} pola nie mają kolorów. Z pełnej linii { piece } może trafić na dowolne puste pole swojego rzędu, jeśli w tej kolumnie nie ma jeszcze jej koloru.
rules-figure-free = W rzędzie 3 są dwa puste pola, ale w kolumnie jednego z nich jest już ten kolor: zostaje tylko ostatnia kolumna.
rules-free-order = O liniach decyduje się od góry do dołu, a każda daje punkty, zanim przyjdzie kolej na następną. Gdy jakaś kolumna jest możliwa, trzeba którąś wybrać.
rules-free-falls = Gdy żadna nie jest możliwa, cała linia spada na podłogę.
rules-free-taking = Biorąc z fabryk lub ze środka, możesz zacząć albo uzupełnić linię nawet wtedy, gdy jej koloru nie da się już położyć w tym rzędzie.
rules-special = Fabryki specjalne
rules-special-gold = Żetonów fabryk jest { $discs }, a każdy ma zwykłą i złotą stronę. Na każdą rundę tasuje się je i układa, a tyle z nich, ilu jest graczy, odwraca się na złotą stronę. Złota strona zmienia zasady:
rules-special-circle = Okrąg nie ma końców: pierwsza i ostatnia fabryka sąsiadują ze sobą. Pusta fabryka zostaje na miejscu; gdy ktoś zabierze tacę, okrąg się za nią zamyka. Dokładka jest przed magnesami.
rules-special-tray = Taca łapie dokładnie jedną rzecz: zwykłą { piece.accusative } albo płytkę gracza rozpoczynającego. Działa już w ruchu, w którym ją bierzesz, i także wtedy, gdy podłoga jest pełna. Po rundzie wraca do pozostałych żetonów.
rules-special-even = Przy równym podziale musisz rozdzielić resztę między obie sąsiednie fabryki tak równo, jak pozwalają kolory.
rules-handling = Jak się tu gra
rules-handling-press = Naciśnij kolor w fabryce lub na środku, a potem jedną ze swoich linii albo podłogę; możesz go tam też przeciągnąć. Inny kolor zastępuje pierwszy, a naciśnięcie obok usuwa wybór.
rules-handling-why = Linia, która nie może przyjąć koloru, po naciśnięciu powie ci dlaczego. Gdy wybierasz, plansza pokazuje, co dałby ruch.
rules-handling-typed = Ruchy można też wpisywać: 3R2 bierze { $theme ->
    [chocolate] kremowe
   *[palace] czerwone
} z fabryki 3 do linii 2, CKF bierze czarne ze środka na podłogę.
