# What is said at the table: the log, the screen reader, the terminal, and why a move is refused.
#
# Players' names stand in the nominative and their verbs in the present tense, so that nobody's gender matters.
# Both dlaždice and pralinka are feminine, and so are the colors, which agree with them. A pattern line is a řada,
# a row of the wall a řádek.

## Words

# The word of a color: modrá; take modrou, 2 modré, 5 modrých; modrý magnet.
color = { $theme ->
    [chocolate] { $tile ->
        [B] modrá
        [Y] hnědá
        [R] bílá
        [K] černá
       *[W] vínová
    }
   *[palace] { $tile ->
        [B] modrá
        [Y] žlutá
        [R] červená
        [K] černá
       *[W] bílá
    }
}
    .accusative = { $theme ->
        [chocolate] { $tile ->
            [B] modrou
            [Y] hnědou
            [R] bílou
            [K] černou
           *[W] vínovou
        }
       *[palace] { $tile ->
            [B] modrou
            [Y] žlutou
            [R] červenou
            [K] černou
           *[W] bílou
        }
    }
    .few = { $theme ->
        [chocolate] { $tile ->
            [B] modré
            [Y] hnědé
            [R] bílé
            [K] černé
           *[W] vínové
        }
       *[palace] { $tile ->
            [B] modré
            [Y] žluté
            [R] červené
            [K] černé
           *[W] bílé
        }
    }
    .many = { $theme ->
        [chocolate] { $tile ->
            [B] modrých
            [Y] hnědých
            [R] bílých
            [K] černých
           *[W] vínových
        }
       *[palace] { $tile ->
            [B] modrých
            [Y] žlutých
            [R] červených
            [K] černých
           *[W] bílých
        }
    }
    .masculine = { $theme ->
        [chocolate] { $tile ->
            [B] modrý
            [Y] hnědý
            [R] bílý
            [K] černý
           *[W] vínový
        }
       *[palace] { $tile ->
            [B] modrý
            [Y] žlutý
            [R] červený
            [K] černý
           *[W] bílý
        }
    }
# One piece, whatever its color.
piece = { $theme ->
    [chocolate] pralinka
   *[palace] dlaždice
}
    .accusative = { $theme ->
        [chocolate] pralinku
       *[palace] dlaždici
    }
# So many pieces: chybí 1 dlaždice; pokládá 1 dlaždici.
pieces = { $theme ->
    [chocolate] { $count ->
        [one] { $count } pralinka
        [few] { $count } pralinky
       *[other] { $count } pralinek
    }
   *[palace] { $count ->
        [one] { $count } dlaždice
        [few] { $count } dlaždice
       *[other] { $count } dlaždic
    }
}
    .accusative = { $theme ->
        [chocolate] { $count ->
            [one] { $count } pralinku
            [few] { $count } pralinky
           *[other] { $count } pralinek
        }
       *[palace] { $count ->
            [one] { $count } dlaždici
            [few] { $count } dlaždice
           *[other] { $count } dlaždic
        }
    }
# So many of one color, alone or in a list: 2 modré, 1 červená a 5 bílých.
some-of-color = { $count ->
    [one] { $count } { color }
    [few] { $count } { color.few }
   *[other] { $count } { color.many }
}
    .accusative = { $count ->
        [one] { $count } { color.accusative }
        [few] { $count } { color.few }
       *[other] { $count } { color.many }
    }
list-comma = { $items }, { $item }
list-and = { $items } a { $item }
# A player without a name.
seat-name = Hráč { $seat }
# What a placed piece scores: the lengths of its row and of its column, and the points.
runs = { $kind ->
    [alone] { $points ->
        [one] { $points } bod, bez sousedů
        [few] { $points } body, bez sousedů
       *[other] { $points } bodů, bez sousedů
    }
    [row] { $points ->
        [one] { $points } bod za { $row } v řádku
        [few] { $points } body za { $row } v řádku
       *[other] { $points } bodů za { $row } v řádku
    }
    [column] { $points ->
        [one] { $points } bod za { $column } ve sloupci
        [few] { $points } body za { $column } ve sloupci
       *[other] { $points } bodů za { $column } ve sloupci
    }
   *[both] { $points ->
        [one] { $points } bod za { $row } v řádku a { $column } ve sloupci
        [few] { $points } body za { $row } v řádku a { $column } ve sloupci
       *[other] { $points } bodů za { $row } v řádku a { $column } ve sloupci
    }
}

## Moves

move-factory-line = { $name } bere { some-of-color.accusative } z nabídky { $factory } do řady { $line }.
move-factory-floor = { $name } bere { some-of-color.accusative } z nabídky { $factory } na podlahu.
move-center-line = { $name } bere { some-of-color.accusative } ze středu do řady { $line }.
move-center-floor = { $name } bere { some-of-color.accusative } ze středu na podlahu.
move-marker-line = { $name } bere ze středu žeton začínajícího hráče a { some-of-color.accusative } do řady { $line }.
move-marker-floor = { $name } bere ze středu žeton začínajícího hráče a { some-of-color.accusative } na podlahu.
move-place = { $name } pokládá { color.accusative } do řádku { $line } a sloupce { $place }: { runs }.
# What followed from a move.
move-full = Řada { $line } je plná.
move-excess = { $count ->
    [few] { $count } se nevejdou a padají.
   *[other] { $count } se nevejde a padá.
}
move-caught-tile = Na tácku končí { color } { piece }.
move-caught-marker = Na tácku končí žeton začínajícího hráče.
move-lid = { $count ->
    [few] { $count } se na podlahu nevejdou a jdou do víka.
   *[other] { $count } se na podlahu nevejde a jde do víka.
}
move-floor-cost = Podlaha teď stojí o { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
   *[other] { $cost } bodů
} víc.
move-rest-center = Do středu: { $rest }.
move-rest-stays = V nabídce { $factory } zůstává: { $rest }.
move-spread-left = Doleva, do nabídky { $factory }: { $rest }.
move-spread-right = Doprava, do nabídky { $factory }: { $rest }.
move-tray = { $name } si bere destičku jako tácek.

## A new round

deal-round = { $round }. kolo: začíná { $name }.
deal-poured = Sáček je prázdný, přesypal se do něj obsah víka.
deal-poured-after = Sáček vystačil na { pieces.accusative }, pak se do něj přesypal obsah víka.
deal-short = Sáček i víko jsou prázdné: v nabídkách chybí { pieces }.
deal-gold = Zlaté nabídky: { $discs }.
deal-gold-disc = č. { $factory } – { $effect }
deal-extra = Nabídka { $factory } dostává navíc { color.accusative } { piece.accusative }.
deal-pulled = Nabídka { $factory } přitahuje { color.accusative } z nabídky { $from }.

## The end of a round

round-ends = { $round }. kolo končí.
round-seat = { $name } pokládá { pieces.accusative } za { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodů
}, za podlahu ztrácí { $cost } a má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
round-seat-clean = { $name } pokládá { pieces.accusative } za { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodů
} a má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
round-seat-floor = { $name } nic nepokládá, za podlahu ztrácí { $cost } a má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
round-seat-nothing = { $name } nic nepokládá a má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
round-held = { $name }: podlaha stojí víc, než je bodů, skóre ale neklesne pod 0.
round-dropped = { $name }: pro řadu { $line } nezbývá sloupec, { some-of-color } { $count ->
    [few] padají
   *[other] padá
} na podlahu.
round-tray-tile = { $name }: { color } { piece } na tácku nic nestojí.
round-tray-marker = { $name }: žeton začínajícího hráče na tácku nic nestojí.
round-next = Další kolo začíná { $name }.
end-row = Je dokončen řádek: hra končí.
end-stalemate = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} po sobě nikdo nic nepoložil: hra končí.
end-supply = Sáček i víko jsou prázdné: hra končí.

## The end of the game

over-bonus = { $name } získává navíc { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $rows ->
    [one] { $rows } řádek
    [few] { $rows } řádky
   *[other] { $rows } řádků
}, { $columns ->
    [one] { $columns } sloupec
    [few] { $columns } sloupce
   *[other] { $columns } sloupců
}, { $colors ->
    [one] { $colors } barva
    [few] { $colors } barvy
   *[other] { $colors } barev
}.
over-points = Vítězí { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
over-rows = { $names } mají shodně { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; vítězí { $name }: { $rows ->
    [one] { $rows } úplný řádek
    [few] { $rows } úplné řádky
   *[other] { $rows } úplných řádků
}.
over-shared = { $names } se dělí o vítězství: shodně { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a { $rows ->
    [0] žádný úplný řádek
    [one] { $rows } úplný řádek
    [few] { $rows } úplné řádky
   *[other] { $rows } úplných řádků
}.

## Why not?

no-game-over = Hra už skončila.
no-nothing-dealt = Nabídky ještě nejsou naplněné.
no-must-place = { $name } musí nejdřív vybrat sloupec pro řadu { $line }.
no-nothing-to-place = Žádná plná řada nečeká na přesun.
no-such-factory = Nabídka { $factory } tu není, jen 1 až { $count }.
no-factory-taken = Nabídku { $factory } už má některý z hráčů.
no-factory-empty = Nabídka { $factory } je prázdná.
no-center-empty = Střed je prázdný.
no-such-tile-factory = V nabídce { $factory } není { color }, jen { $colors }.
no-such-tile-center = Ve středu není { color }, jen { $colors }.
no-line-full = Řada { $line } je plná.
no-line-holds = V řadě { $line } je { $holds }, ne { color }.
no-row-holds = V řádku { $line } { $theme ->
    [chocolate] bonboniéry
   *[palace] stěny
} už { color } je.
no-split-missing = Urči, které barvy půjdou doleva. Zbývá: { $colors }.
no-split-unwanted = Nezbylo nic, co by šlo poslat doleva nebo doprava.
no-split-unknown = Zbývá jen { $colors }.
no-split-uneven = Rozděl to co nejrovněji: rozdíl je { $difference }, nejmenší možný je { $least }.
no-wrong-line = Na přesun čeká řada { $expected }, ne řada { $line }.
no-space-taken = V řádku { $line } a sloupci { $column } už je { color }.
no-column-holds = Ve sloupci { $column } už { color } je.
# A typed move that can't be read.
typed-found = Znak { $place }: „{ $found }“ sem nepatří. { typed-expected }
typed-ended = Znak { $place }: tah není úplný. { typed-expected }
typed-expected = { $part ->
    [start] Patří sem nabídka 1 až { $factories }, nebo C jako střed.
    [color] Patří sem barva B, Y, R, K nebo W.
    [destination] Patří sem řada 1 až { $lines }, nebo F jako podlaha.
    [spread-or-end] Patří sem konec tahu, nebo < a barvy, které půjdou doleva.
    [left-or-end] Patří sem další barva, která půjde doleva, nebo konec tahu.
    [color-or-at] Patří sem barva B, Y, R, K nebo W, nebo @ a sloupec.
    [column] Patří sem sloupec 1 až { $columns }.
   *[end] Patří sem konec tahu.
}

## Now

status-own = { $name }: jsi na tahu.
status-other = Na tahu je { $name }.
status-place-own = { $name }: vyber sloupce pro své plné řady.
status-place-other = { $name } vybírá sloupce pro plné řady.
status-bag = Nabídky se plní.
status-over = Hra skončila.
banner-last-round = Poslední kolo: { $name } dokončí řádek { $line }.
hint-factory-line = Vezmi { some-of-color.accusative } z nabídky { $factory } do řady { $line }.
hint-factory-floor = Vezmi { some-of-color.accusative } z nabídky { $factory } na podlahu.
hint-center-line = Vezmi { some-of-color.accusative } ze středu do řady { $line }.
hint-center-floor = Vezmi { some-of-color.accusative } ze středu na podlahu.
hint-place = Polož { color.accusative } do řádku { $line } a sloupce { $column }.
# What a move would do.
preview-lands = Řada bude plná: { runs }.
preview-drops = Řada bude plná, ale nezbývá pro ni sloupec: spadne.
preview-fills = Zaplněno bude { $held } { $spaces ->
    [few] ze
   *[other] z
} { $spaces } polí.
preview-falls = { $count ->
    [few] { $count } spadnou
   *[other] { $count } spadne
}: minus { $cost }.
preview-marker = I s žetonem začínajícího hráče.
preview-caught = Jeden kus zůstane zadarmo na tácku.
preview-lid = { $count ->
    [few] { $count } půjdou do víka.
   *[other] { $count } půjde do víka.
}
preview-tray = I s destičkou jako táckem.
preview-net = Změna bodů: { $change }.
preview-ends = Toto kolo bude poslední.
# The short line and the sentence of a player's account.
ledger-line = teď { $now } · +{ $tiles } { $theme ->
    [chocolate] bonboniéra
   *[palace] stěna
} · −{ $floor } podlaha · = { $total }
ledger = Teď { $now }, plus { $tiles } za plné řady, minus { $floor } za podlahu, celkem { $total }.
ledger-best = Nerozhodnuté řady se počítají s nejlepším sloupcem.
ledger-bonus = Kdyby hra skončila teď: +{ $bonus }.

## Captions beside what moves

caption-round = { $round }. kolo
caption-poured = Víko se sype do sáčku
caption-short = Chybí { pieces }
caption-extra = Navíc: { color }
caption-pulled = Nabídka { $factory } přitahuje { color.accusative }
caption-dropped = Pro řadu { $line } není sloupec
caption-paid = −{ $cost }
caption-bonus = +{ $points }

## Gold factories

effect-extra = přídavek
effect-magnet = { color.masculine } magnet
effect-keeper = strážce
effect-spread = dělení
effect-tray = tácek
effect-extra-rule = Při plnění nabídek dostane o jednu { piece.accusative } víc.
effect-magnet-rule = Při plnění nabídek přitáhne jednu { color.accusative } { piece.accusative } z každé sousední nabídky, která ji má.
effect-keeper-rule = Co se nevezme, zůstane tady a nikdy nejde do středu.
effect-spread-rule = Co se nevezme, jde do dvou sousedních nabídek. Stranu pro každou barvu určíš ty; barva se nedělí.
effect-tray-rule = Kdo bere odsud, vezme si i destičku. Co by mu pak jako první spadlo na podlahu, zůstane na destičce a nic nestojí.

## What things are called, for those who hear the table

label-disc = Nabídka { $factory }: { $tiles }.
label-disc-empty = Nabídka { $factory }: prázdná.
label-disc-gold = Nabídka { $factory }, { $effect }: { $tiles }.
label-disc-gold-empty = Nabídka { $factory }, { $effect }: prázdná.
label-disc-taken = Nabídka { $factory }: má ji některý z hráčů.
label-held = V ruce: { some-of-color }.
label-pick-factory = Vzít { some-of-color.accusative } z nabídky { $factory }
label-pick-center = Vzít { some-of-color.accusative } ze středu
label-center = Střed: { $tiles }.
label-center-marker = Střed: žeton začínajícího hráče, { $tiles }.
label-center-only-marker = Střed: žeton začínajícího hráče.
label-center-empty = Střed: prázdný.
label-line = Řada { $line }: { color }, { $count } { $spaces ->
    [few] ze
   *[other] z
} { $spaces }.
label-line-full = Řada { $line }: plná, { some-of-color }.
label-line-empty = Řada { $line }: prázdná, { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}.
label-cell-tile = Řádek { $line }, sloupec { $column }: { color } { piece }.
label-cell-for = Řádek { $line }, sloupec { $column }: prázdné, pro { color.accusative }.
label-cell-empty = Řádek { $line }, sloupec { $column }: prázdné.
label-cell-pending = Řádek { $line }, sloupec { $column }: na konci kola sem přijde { color }.
label-cell-open = Řádek { $line }, sloupec { $column }: sem může { color }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
label-cell-chosen = Řádek { $line }, sloupec { $column }: zvolená { color }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
label-place-falls = Řada { $line }: pro { color.accusative } nezbývá sloupec, spadne na podlahu: minus { $cost }.
label-floor = Podlaha: obsazeno { $count } z celkem { $spaces } polí, minus { $cost }.
label-space-empty = Pole { $space }, minus { $cost }: prázdné.
label-space-tile = Pole { $space }, minus { $cost }: { color } { piece }.
label-space-marker = Pole { $space }, minus { $cost }: žeton začínajícího hráče.
label-tray-free = Tácek: prázdný, co spadne jako první, tu bude zadarmo.
label-tray-tile = Tácek: { color } { piece }, zadarmo.
label-tray-marker = Tácek: žeton začínajícího hráče, zadarmo.
label-board = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
label-chip-left = { some-of-color } doleva, do nabídky { $factory }
label-chip-right = { some-of-color } doprava, do nabídky { $factory }

## How bots are called
bot-name = { $level ->
    [beginner] Bot začátečník
    [easy] Lehký bot
    [medium] Střední bot
    [hard] Těžký bot
    [expert] Bot expert
    [master] Bot mistr
   *[grandmaster] Bot velmistr
}
bot-name-numbered = { $level ->
    [beginner] Bot začátečník { $number }
    [easy] Lehký bot { $number }
    [medium] Střední bot { $number }
    [hard] Těžký bot { $number }
    [expert] Bot expert { $number }
    [master] Bot mistr { $number }
   *[grandmaster] Bot velmistr { $number }
}

## Why a table refuses something
refused = Teď to nejde.
refused-turn = Nejsi na tahu.
refused-over = Hra skončila.
refused-past-deal = V tomto kole zatím není co vrátit.
refused-past-start = Tady zatím není co vrátit.
refused-no-takeback = U tohoto stolu se tahy nevracejí.
refused-abort = Všichni už hráli: hru teď zrušit nejde.

## The rules that are played
wall-colored = Barevná
wall-free = Volná
factories-plain = Běžné
factories-special = Speciální
factories-even = Rovné dělení

## How a game ended

over-nobody = Nikdo nevyhrává
over-unfinished = Nedohraná hra
over-winner = Vítězí { $names }
over-winners = { $names } se dělí o vítězství
over-resigned = { $name } se vzdává.
over-time = { $name }: vypršel čas.
over-aborted = { $name } ruší hru.

## What can be chosen for a table

players-two = 2
players-three = 3
players-four = 4
sitter-person = Člověk
sitter-beginner = Bot: začátečník
sitter-easy = Bot: lehký
sitter-medium = Bot: střední
sitter-hard = Bot: těžký
sitter-expert = Bot: expert
sitter-master = Bot: mistr
sitter-grandmaster = Bot: velmistr
wall-colored-note = Každé pole { wall.of } má svou barvu.
wall-free-note = Sloupec volíš ty, ale žádná barva dvakrát v řádku ani sloupci.
factories-plain-note = Všechny jsou stejné.
factories-special-note = Některé leží zlatou stranou nahoru a mění pravidla.
factories-even-note = Jako speciální, ale dělit se musí co nejrovněji.
preview-full = Všechny plány
preview-own = Můj plán
preview-off = Žádný
pause-off = Ne
pause-short = Krátce
pause-long = Déle

hint-expected = Tip: { $move } Očekávaný konec: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, šance na výhru { $chance } %.

## Games that are kept or brought

load-empty = Zatím není co načíst.
load-bad-position = Tohle není záznam ani pozice.
load-bad-record = Řádek { $line }, sloupec { $column }: odtud dál nelze záznam přečíst.
load-bad-deal = Řádek { $line }, sloupec { $column }: takhle se nabídky naplnit nemohly.
load-bad-move = Řádek { $line }, sloupec { $column }: „{ $found }“ není tah.
load-illegal-move = Řádek { $line }, sloupec { $column }: „{ $found }“ nelze zahrát. { $why }
load-bad-end = Řádek { $line }, sloupec { $column }: hra skončila už dřív, nebo má jiný výsledek.
saved-over = { $names }: { $scores }
saved-unfinished = { $names }: { $scores }, nedohráno ({ $round }. kolo)
saved-unreadable = Nečitelná hra

## The rules as they are read. Every message of this part may name: $tiles (how many there are), $copies (of each color),
## $colors, $disc (how many on a factory), $lines (rows of the wall), $spaces (of the floor), $costs (of its spaces, as
## a list), $discs (with a gold side), $barren (rounds).

# Several pieces, without their number; the genitive also stands after a number.
piece-plural = { $theme ->
    [chocolate] pralinky
   *[palace] dlaždice
}
    .genitive = { $theme ->
        [chocolate] pralinek
       *[palace] dlaždic
    }
rules-short = Ve zkratce
rules-short-take = Ber ze stolu { piece-plural } jedné barvy a sbírej je v řadách svého plánu. Na konci kola putuje z každé plné řady jedna { piece } { wall.to } a hned boduje. Co se nikam nevejde, spadne na podlahu a stojí body.
rules-short-end = Kolo, ve kterém někdo dokončí řádek { wall.of }, je poslední. Pak přinesou bonus úplné řádky, sloupce a barvy a vyhrává ten, kdo má nejvíc bodů.
rules-setup = Co je na stole
rules-setup-bag = Celkem je tu { $tiles } { piece-plural.genitive }, { $copies } od každé z { $colors } barev. Na začátku jsou všechny v sáčku. Vedle něj leží víko krabice, kam se odkládají použité.
rules-setup-discs = Nabídky jsou destičky rozložené do kruhu kolem středu stolu. Na každé kolo dostane každá nabídka naslepo ze sáčku { $disc ->
    [few] { $disc } { piece-plural }
   *[other] { $disc } { piece-plural.genitive }
}.
rules-setup-board = Každý hráč má plán s { $lines } přípravnými řadami o délce 1 až { $lines } polí, { $theme ->
    [chocolate] bonboniérou
   *[palace] stěnou
} o { $lines } řádcích a { $lines } sloupcích, podlahou o { $spaces } polích a skóre, které začíná na 0.
rules-offer = Výběr
rules-offer-turn = Začínající hráč je na tahu první, dál se hraje po směru hodinových ručiček. Ve svém tahu musíš vzít všechny { piece-plural } jedné barvy z jednoho místa:
rules-offer-factory = z některé nabídky; její zbytek jde do středu stolu,
rules-offer-center = nebo ze středu stolu.
rules-offer-lines = Všechno, co vezmeš, jde do jedné tvé přípravné řady, nebo všechno na podlahu. Do řady to smíš dát, když
rules-offer-not-full = není plná,
rules-offer-same-color = je prázdná nebo je v ní stejná barva
rules-offer-wall-row = a její řádek { wall.of } tuto barvu ještě nemá.
rules-offer-excess = Kolik se do řady vejde, tolik v ní zůstane; ostatní spadnou na podlahu. Podlahu můžeš zvolit i tehdy, když by se vešly do řady.
rules-offer-marker = Kdo v kole jako první bere ze středu stolu, vezme si i žeton začínajícího hráče. Ten si lehne na podlahu dřív, než tam v tomto tahu spadne cokoli dalšího, a kdo ho má, začíná příští kolo.
rules-offer-ends = Výběr končí, když v nabídkách ani ve středu stolu nic nezbývá.
rules-floor = Podlaha
rules-floor-costs = Podlaha se plní zleva doprava. Jejích { $spaces } polí stojí postupně tolik bodů: { $costs }. Žeton se počítá jako { piece }.
rules-floor-full = Když jsou všechna pole obsazená, jde všechno další do víka a víc to nestojí. Ani žeton pak nestojí nic.
rules-floor-paid = Platíš jednou za kolo, až po bodech { $theme ->
    [chocolate] za bonboniéru
   *[palace] za stěnu
}. Skóre nikdy neklesne pod 0 a co by šlo pod nulu, se odpouští.
rules-tiling = { $theme ->
    [chocolate] Plnění bonboniéry
   *[palace] Obkládání stěny
}
rules-tiling-lines = Po výběru projdi své řady shora dolů. Z každé plné řady se jedna { piece } přesune { wall.to }, do stejného řádku na pole své barvy. Ostatní z té řady jdou do víka. Řady, které nejsou plné, zůstávají, jak jsou.
rules-tiling-score = Položená { piece } hned boduje: počítá se délka souvislého řádku a délka souvislého sloupce, které přes ni vedou, a v obou i ona sama. Délka 1 se nepočítá, ale když vedle ní nic není, je za ni 1 bod.
rules-figure-alone = Vedle nic není: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
rules-figure-row = { $row } v řádku, nad ní ani pod ní nic: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
rules-figure-both = { $row } v řádku a { $column } ve sloupci: { $row } + { $column } = { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
rules-figure-gap = Mezera řádek přerušuje, jeho délka je proto jen { $row }. Se sloupcem o délce { $column } je to { $row } + { $column } = { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
rules-tiling-order = Všichni to dělají současně a nikdo nikomu nepřekáží.
rules-next-round = Další kolo
rules-next-start = Když nikdo nemá úplný řádek { wall.of }, podlahy se vyprázdní, nabídky se znovu naplní a začíná ten, kdo vzal žeton. Když ho nevzal nikdo, začíná tentýž hráč jako předtím.
rules-next-lid = Když je sáček prázdný a je potřeba víc, přesype se do něj obsah víka. Když je prázdné i víko, zůstanou některé nabídky neúplné nebo prázdné.
rules-end = Konec hry
rules-end-row = Hra končí po kole, ve kterém někdo dokončil řádek { wall.of }. Potom je bonus za všechno, co je úplné:
rules-end-winner = Vyhrává ten, kdo má nejvíc bodů. Při shodě rozhoduje víc úplných řádků. Když je i těch stejně, vítězství se dělí.
rules-end-rare = Hru vzácně ukončí i něco jiného: není už čím naplnit nabídky, nebo { $barren ->
    [one] { $barren } kolo
    [few] { $barren } kola
   *[other] { $barren } kol
} po sobě nikdo { wall.to } nic nepoložil.
rules-free-wall = { $theme ->
    [chocolate] Volná bonboniéra
   *[palace] Volná stěna
}
rules-free-column = { $theme ->
    [chocolate] Ve volné bonboniéře
   *[palace] Na volné stěně
} nemá žádné pole barvu. Z plné řady smí { piece } na kterékoli prázdné pole svého řádku, pokud v tom sloupci její barva ještě není.
rules-figure-free = V řádku 3 jsou dvě prázdná pole, ale ve sloupci jednoho z nich už tato barva je: zbývá jen poslední sloupec.
rules-free-order = O řadách se rozhoduje shora dolů a každá boduje dřív, než přijde další. Když je některý sloupec možný, musíš jeden zvolit.
rules-free-falls = Když možný není žádný, spadne celá řada na podlahu.
rules-free-taking = Při výběru smíš začít nebo doplnit řadu, i když už její barvu do toho řádku položit nepůjde.
rules-special = Speciální nabídky
rules-special-gold = Destiček nabídek je { $discs } a každá má běžnou a zlatou stranu. Na každé kolo se zamíchají, rozloží a otočí se jich na zlatou stranu tolik, kolik je hráčů. Zlatá strana mění pravidla:
rules-special-circle = Kruh nemá konce: první a poslední nabídka spolu sousedí. Prázdná nabídka zůstává na místě; když si někdo vezme tácek, kruh se za ním uzavře. Přídavek přijde na řadu před magnety.
rules-special-tray = Tácek zachytí právě jednu věc, ať je to { piece }, nebo žeton. Platí to už pro tah, ve kterém si ho vezmeš, a i když je podlaha plná. Po kole se vrací k ostatním destičkám.
rules-special-even = Při rovném dělení musíš zbytek rozdělit mezi obě sousední nabídky tak rovně, jak to barvy dovolí.
rules-handling = Jak se tu hraje
rules-handling-press = Stiskni barvu v nabídce nebo ve středu a pak některou svou řadu nebo podlahu; nebo ji tam přetáhni. Jiná barva nahradí první a stisk vedle výběr zruší.
rules-handling-why = Řada, do které barva nesmí, ti po stisknutí řekne proč. Zatímco vybíráš, plán ukazuje, co by tah přinesl.
rules-handling-typed = Tahy lze i psát: 3R2 vezme { $theme ->
    [chocolate] bílou
   *[palace] červenou
} z nabídky 3 do řady 2, CKF vezme černou ze středu na podlahu.
