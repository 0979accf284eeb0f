# What is said at the table: the log, the screen reader, the terminal, and why a move is refused.
#
# Every message knows $theme (palace or chocolate). $tile is a color's letter: B, Y, R, K or W. Players' names stand in
# their basic form everywhere. Nouns stay singular after numbers. A number with its article, „az 1.” but „a 2.”, is the
# attribute `the` (`The` at the beginning of a sentence) of `caption-dropped` for $line and of `label-disc-empty` for
# $factory.

## Words

# The word of a color. Referred to by most other messages.
color = { $theme ->
    [chocolate] { $tile ->
        [B] kék
        [Y] barna
        [R] krémszínű
        [K] fekete
       *[W] bordó
    }
   *[palace] { $tile ->
        [B] kék
        [Y] sárga
        [R] piros
        [K] fekete
       *[W] fehér
    }
}
# One piece, whatever its color.
piece = { $theme ->
    [chocolate] bonbon
   *[palace] csempe
}
    .accusative = { $theme ->
        [chocolate] bonbont
       *[palace] csempét
    }
# So many pieces.
pieces = { $count } { piece }
    .accusative = { $count } { piece.accusative }
# So many of one color, alone or in a list: 2 blue, 1 red and 1 white.
some-of-color = { $count } { color }
    .accusative = { $count } { color } { piece.accusative }
list-comma = { $items }, { $item }
list-and = { $items } és { $item }
# A player without a name.
seat-name = { $seat }. játékos
# What a placed piece scores: the lengths of its row and of its column, and the points.
runs = { $kind ->
    [alone] { $points } pont, mert egyedül áll
    [row] { $row } elemű sor, { $points } pont
    [column] { $column } elemű oszlop, { $points } pont
   *[both] { $row } elemű sor és { $column } elemű oszlop, összesen { $points } pont
}

## Moves

move-factory-line = { $name } { some-of-color.accusative } tesz { label-disc-empty.the } korongról { caption-dropped.the } mintasorba.
move-factory-floor = { $name } { some-of-color.accusative } tesz { label-disc-empty.the } korongról a padlóra.
move-center-line = { $name } { some-of-color.accusative } tesz az asztal közepéről { caption-dropped.the } mintasorba.
move-center-floor = { $name } { some-of-color.accusative } tesz az asztal közepéről a padlóra.
move-marker-line = { $name } elveszi a kezdőjelzőt, és { some-of-color.accusative } tesz az asztal közepéről { caption-dropped.the } mintasorba.
move-marker-floor = { $name } elveszi a kezdőjelzőt, és { some-of-color.accusative } tesz az asztal közepéről a padlóra.
move-place = { $name } egy { color } { piece.accusative } tesz a falra ({ $line }. sor, { $place }. oszlop): { runs }.
# What followed from a move.
move-full = Betelt { caption-dropped.the } mintasor.
move-excess = { $count } nem fér be, és leesik.
move-caught-tile = A tálca felfog egy { color } { piece.accusative }.
move-caught-marker = A tálca felfogja a kezdőjelzőt.
move-lid = { $count } már a padlón sem fér el, és a doboz tetejébe kerül.
move-floor-cost = A padló most { $cost } ponttal többe kerül.
move-rest-center = Középre kerül: { $rest }.
move-rest-stays = { label-disc-empty.The } korongon marad: { $rest }.
move-spread-left = Balra, { label-disc-empty.the } korongra kerül: { $rest }.
move-spread-right = Jobbra, { label-disc-empty.the } korongra kerül: { $rest }.
move-tray = { $name } elviszi a korongot tálcának.

## A new round

deal-round = { $round }. forduló: { $name } kezd.
deal-poured = Üres a zsák, ezért a doboz tetejének tartalma visszakerül bele.
deal-poured-after = { pieces } után kiürült a zsák, ezért a doboz tetejének tartalma visszakerül bele.
deal-short = A zsák és a doboz teteje is üres: { pieces } hiányzik a korongokról.
deal-gold = Arany korongok: { $discs }.
deal-gold-disc = { $factory }. ({ $effect })
deal-extra = { label-disc-empty.The } korong ráadást kap: { color }.
deal-pulled = { label-disc-empty.The } korong magához húz egy { color } { piece.accusative } { $from ->
    [1] az 1.
    [5] az 5.
   *[other] a { $from }.
} korongról.

## The end of a round

round-ends = Véget ért { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} forduló.
round-seat = { $name } { pieces.accusative } tesz a falra { $gained } pontért, a padlóért { $cost } pontot fizet, így { $points } pontja van.
round-seat-clean = { $name } { pieces.accusative } tesz a falra { $gained } pontért, így { $points } pontja van.
round-seat-floor = { $name } semmit sem tesz a falra, a padlóért { $cost } pontot fizet, így { $points } pontja van.
round-seat-nothing = { $name } semmit sem tesz a falra, és { $points } pontja van.
round-held = { $name } kevesebb ponttal áll, mint amennyibe a padló kerül: a pontszáma 0.
round-dropped = { $name } { $line }. mintasorának nem jut oszlop: { $count } { color } { piece } a padlóra esik.
round-tray-tile = { $name } tálcája felfogott egy { color } { piece.accusative }.
round-tray-marker = { $name } tálcája felfogta a kezdőjelzőt.
round-next = A következő fordulót { $name } kezdi.
end-row = Elkészült egy sor: vége a játéknak.
end-stalemate = { $rounds } egymást követő fordulóban senki sem tett semmit a falra: vége a játéknak.
end-supply = A zsák és a doboz teteje is üres: vége a játéknak.

## The end of the game

over-bonus = { $name } további { $points } pontot kap: { $rows } sor, { $columns } oszlop, { $colors } szín.
over-points = { $name } nyer { $points } ponttal.
over-rows = { $names }: fejenként { $points } pont; { $name } nyer { $rows } kész sorral.
over-shared = { $names } osztozik a győzelmen: fejenként { $points } pont { $rows ->
    [0] kész sor nélkül
   *[other] és { $rows } kész sor
}.

## Why not?

no-game-over = A játék véget ért.
no-nothing-dealt = A korongok még nincsenek feltöltve.
no-must-place = Előbb { caption-dropped.the } mintasornak kell oszlop: { $name } választ.
no-nothing-to-place = Nincs betelt mintasor, amit le lehetne rakni.
no-such-factory = Nincs { $factory }. korong, csak 1-től { $count }-ig.
no-factory-taken = { label-disc-empty.The } korongot elvitte egy játékos.
no-factory-empty = { label-disc-empty.The } korong üres.
no-center-empty = Az asztal közepe üres.
no-such-tile-factory = { label-disc-empty.The } korongon nincs { color }, csak { $colors }.
no-such-tile-center = Az asztal közepén nincs { color }, csak { $colors }.
no-line-full = { caption-dropped.The } mintasor betelt.
no-line-holds = { caption-dropped.The } mintasorban { $holds } van, nem { color }.
no-row-holds = A fal { $line }. sorában már van { color }.
no-split-missing = Add meg, melyik szín megy balra. Maradt: { $colors }.
no-split-unwanted = Nem maradt semmi, ami balra vagy jobbra mehetne.
no-split-unknown = Csak ez maradt: { $colors }.
no-split-uneven = A két oldal legyen minél egyformább: a különbség { $difference }, pedig lehetne { $least }.
no-wrong-line = Most ez következik: { $expected }. mintasor, nem pedig { caption-dropped.the } mintasor.
no-space-taken = { $line }. sor, { $column }. oszlop: itt már { color } van.
no-column-holds = { $column }. oszlop: itt már van { color }.
# A typed move that can't be read.
typed-found = { $place }. karakter: „{ $found }” nem való ide. { typed-expected }
typed-ended = { $place }. karakter: a lépés nem teljes. { typed-expected }
typed-expected = { $part ->
    [start] Ide egy korong kell 1-től { $factories }-ig, vagy C, az asztal közepe.
    [color] Ide egy szín kell: B, Y, R, K vagy W.
    [destination] Ide egy mintasor kell 1-től { $lines }-ig, vagy F, a padló.
    [spread-or-end] Itt vége a lépésnek, vagy < jön és a balra menő színek.
    [left-or-end] Ide még egy balra menő szín kell, vagy vége a lépésnek.
    [color-or-at] Ide egy szín kell (B, Y, R, K vagy W), vagy @ és egy oszlop.
    [column] Ide egy oszlop kell 1-től { $columns }-ig.
   *[end] Itt már vége a lépésnek.
}

## Now

status-own = { $name }, te jössz.
status-other = { $name } következik.
status-place-own = { $name }, válassz oszlopot a betelt mintasoraidnak.
status-place-other = { $name } oszlopot választ a betelt mintasorainak.
status-bag = Feltöltjük a korongokat.
status-over = A játék véget ért.
banner-last-round = Utolsó forduló: { $name } befejezi { caption-dropped.the } sort.
hint-factory-line = Tegyél { some-of-color.accusative } { label-disc-empty.the } korongról { caption-dropped.the } mintasorba.
hint-factory-floor = Tegyél { some-of-color.accusative } { label-disc-empty.the } korongról a padlóra.
hint-center-line = Tegyél { some-of-color.accusative } az asztal közepéről { caption-dropped.the } mintasorba.
hint-center-floor = Tegyél { some-of-color.accusative } az asztal közepéről a padlóra.
hint-place = Tedd ide: { color }, { $line }. sor, { $column }. oszlop.
# What a move would do.
preview-lands = Betelik a mintasor: { runs }.
preview-drops = Betelik a mintasor, de nem marad oszlop: minden leesik.
preview-fills = { $spaces } mezőből { $held } foglalt.
preview-falls = { $count } leesik: mínusz { $cost }.
preview-marker = A kezdőjelzővel együtt.
preview-caught = Egy ingyen a tálcára kerül.
preview-lid = { $count } a doboz tetejébe kerül.
preview-tray = A korong is jár, tálcának.
preview-net = Pontváltozás: { $change }.
preview-ends = Ez lesz az utolsó forduló.
# The short line and the sentence of a player's account.
ledger-line = most { $now } · +{ $tiles } { piece } · −{ $floor } padló · = { $total }
ledger = Most { $now }, plusz { $tiles } a betelt mintasorokért, mínusz { $floor } a padlóért, összesen { $total }.
ledger-best = A még nyitott mintasorok a legjobb oszloppal számítanak.
ledger-bonus = Ha most lenne vége a játéknak: +{ $bonus }.

## Captions beside what moves

caption-round = { $round }. forduló
caption-poured = Újra megtelik a zsák
caption-short = { pieces } hiányzik
caption-extra = Ráadás: { color }
caption-pulled = { $factory }. korong: { color } mágnes
caption-dropped = { $line }. sor: nincs oszlop
    .the = { $line ->
        [1] az 1.
        [5] az 5.
       *[other] a { $line }.
    }
    .The = { $line ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $line }.
    }
caption-paid = −{ $cost }
caption-bonus = +{ $points }

## Gold factories

effect-extra = ráadás
effect-magnet = { color } mágnes
effect-keeper = megőrző
effect-spread = szétosztó
effect-tray = tálca
effect-extra-rule = A korongok feltöltésekor eggyel több { piece.accusative } kap.
effect-magnet-rule = A korongok feltöltésekor magához húz egy { color } { piece.accusative } mindkét szomszédjáról, ha van ott olyan.
effect-keeper-rule = Amit nem vesznek el róla, az itt marad, és soha nem kerül az asztal közepére.
effect-spread-rule = Amit nem vesznek el róla, az a két szomszédjára kerül. Te döntöd el, melyik szín merre megy; az egyforma színűek együtt maradnak.
effect-tray-rule = Aki innen vesz el, a korongot is elviszi. Ami legközelebb a padlójára esne, az a korongra kerül, és nem jár pontlevonással.

## What things are called, for those who hear the table

label-disc = { $factory }. korong: { $tiles }.
label-disc-empty = { $factory }. korong: üres.
    .the = { $factory ->
        [1] az 1.
        [5] az 5.
       *[other] a { $factory }.
    }
    .The = { $factory ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $factory }.
    }
label-disc-gold = { $factory }. korong, { $effect }: { $tiles }.
label-disc-gold-empty = { $factory }. korong, { $effect }: üres.
label-disc-taken = { $factory }. korong: egy játékos elvitte.
label-held = A kezedben: { some-of-color }.
label-pick-factory = Vegyél el { some-of-color.accusative } { label-disc-empty.the } korongról
label-pick-center = Vegyél el { some-of-color.accusative } az asztal közepéről
label-center = Az asztal közepe: { $tiles }.
label-center-marker = Az asztal közepe: kezdőjelző, { $tiles }.
label-center-only-marker = Az asztal közepe: kezdőjelző.
label-center-empty = Az asztal közepe: üres.
label-line = { $line }. mintasor: { $spaces } mezőből { some-of-color }.
label-line-full = { $line }. mintasor: betelt, { some-of-color }.
label-line-empty = { $line }. mintasor: üres, { $spaces } mező.
label-cell-tile = { $line }. sor, { $column }. oszlop: { color } { piece }.
label-cell-for = { $line }. sor, { $column }. oszlop: üres { color } mező.
label-cell-empty = { $line }. sor, { $column }. oszlop: üres.
label-cell-pending = { $line }. sor, { $column }. oszlop: a forduló végén { color } kerül ide.
label-cell-open = { $line }. sor, { $column }. oszlop: { color } kerülhet ide, { $points } pont.
label-cell-chosen = { $line }. sor, { $column }. oszlop: választva, { color }, { $points } pont.
label-place-falls = { $line }. mintasor, { color }: nem maradt oszlop, ezért minden a padlóra esik: mínusz { $cost }.
label-floor = Padlóvonal: { $spaces } mezőből { $count } foglalt, mínusz { $cost }.
label-space-empty = { $space }. mező, mínusz { $cost }: üres.
label-space-tile = { $space }. mező, mínusz { $cost }: { color } { piece }.
label-space-marker = { $space }. mező, mínusz { $cost }: kezdőjelző.
label-tray-free = Tálca: üres, ami legközelebb leesne, ingyen ide kerül.
label-tray-tile = Tálca: { color } { piece }, ingyen.
label-tray-marker = Tálca: kezdőjelző, ingyen.
label-board = { $name }: { $points } pont.
label-chip-left = { some-of-color } balra megy, { label-disc-empty.the } korongra
label-chip-right = { some-of-color } jobbra megy, { label-disc-empty.the } korongra
