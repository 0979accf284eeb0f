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

## How bots are called
bot-name = { $level ->
    [beginner] Kezdő bot
    [easy] Könnyű bot
    [medium] Közepes bot
    [hard] Nehéz bot
    [expert] Szakértő bot
    [master] Mesterbot
   *[grandmaster] Nagymesterbot
}
bot-name-numbered = { $level ->
    [beginner] Kezdő bot { $number }
    [easy] Könnyű bot { $number }
    [medium] Közepes bot { $number }
    [hard] Nehéz bot { $number }
    [expert] Szakértő bot { $number }
    [master] Mesterbot { $number }
   *[grandmaster] Nagymesterbot { $number }
}

## Why a table refuses something
refused = Ezt most nem lehet.
refused-turn = Most nem te jössz.
refused-over = A játék véget ért.
refused-past-deal = Ebben a fordulóban még nincs mit visszavonni.
refused-past-start = Itt még nincs mit visszavonni.
refused-no-takeback = Ennél az asztalnál nem lehet visszavonni.
refused-abort = Már mindenki lépett: a játékot nem lehet félbeszakítani.

## The rules that are played
wall-colored = Színes
wall-free = Szabad
factories-plain = Sima
factories-special = Különleges
factories-even = Egyenlő osztás

## How a game ended

over-nobody = Nincs győztes
over-unfinished = Befejezetlen játék
over-winner = { $names } nyert
over-winners = { $names } osztozik a győzelmen
over-resigned = { $name } feladta.
over-time = { $name } kifutott az időből.
over-aborted = { $name } félbeszakította a játékot.

## What can be chosen for a table

players-two = 2
players-three = 3
players-four = 4
sitter-person = Ember
sitter-beginner = Bot: kezdő
sitter-easy = Bot: könnyű
sitter-medium = Bot: közepes
sitter-hard = Bot: nehéz
sitter-expert = Bot: szakértő
sitter-master = Bot: mester
sitter-grandmaster = Bot: nagymester
wall-colored-note = A fal minden mezőjének megvan a színe.
wall-free-note = Te választod az oszlopot, de egy szín sem lehet kétszer egy sorban vagy oszlopban.
factories-plain-note = Minden korong egyforma.
factories-special-note = Néhány korong az arany oldalával felfelé van, és megszegi a szabályokat.
factories-even-note = Mint a különleges, de a szétosztónál a lehető legegyenlőbben kell osztani.
preview-full = Minden tábla
preview-own = Saját tábla
preview-off = Ki
pause-off = Nem
pause-short = Röviden
pause-long = Sokáig

hint-expected = Tipp: { $move } A végén várható: { $points } pont, { $chance }% esély a győzelemre.

## Games that are kept or brought

load-empty = Még nincs mit betölteni.
load-bad-position = Ez se nem játszma, se nem állás.
load-bad-record = { $line }. sor, { $column }. oszlop: innentől nem olvasható a játszma.
load-bad-deal = { $line }. sor, { $column }. oszlop: ilyen osztás nem lehetséges.
load-bad-move = { $line }. sor, { $column }. oszlop: „{ $found }” nem lépés.
load-illegal-move = { $line }. sor, { $column }. oszlop: „{ $found }” nem léphető meg. { $why }
load-bad-end = { $line }. sor, { $column }. oszlop: a játék már előbb véget ért, vagy más az eredménye.
saved-over = { $names }: { $scores }
saved-unfinished = { $names }: { $scores }, félbehagyva ({ $round }. forduló)
saved-unreadable = Nem olvasható játék

## The rules as they are read. Every message of this part may name: $tiles (how many there are), $copies (of each color),
## $colors, $disc (how many on a factory), $lines (rows of the wall), $spaces (of the floor), $costs (of its spaces, as
## a list), $discs (with a gold side), $barren (rounds).

# Several pieces, without their number.
piece-plural = { $theme ->
    [chocolate] bonbonok
   *[palace] csempék
}
    .accusative = { $theme ->
        [chocolate] bonbonokat
       *[palace] csempéket
    }
    .possessed = { $theme ->
        [chocolate] bonbonjait
       *[palace] csempéit
    }
rules-short = Röviden
rules-short-take = Vegyél el az asztalról egyforma színű { piece-plural.accusative }, és gyűjtsd őket a táblád mintasoraiban. A forduló végén minden betelt mintasorból egy { piece } a faladra kerül, és rögtön pontot ér. Ami sehová sem fér, a padlóra esik, és pontba kerül.
rules-short-end = Az a forduló az utolsó, amelyben valaki befejez egy sort a falán. Ekkor a kész sorok, oszlopok és színek bónuszt érnek, és az nyer, akinek a legtöbb pontja van.
rules-setup = Mi van az asztalon
rules-setup-bag = A játékban { $tiles } { piece } van, { $colors } színből { $copies }-{ $copies } darab. Kezdetben mind a zsákban van. Mellette áll a doboz teteje, ide kerül, amit már felhasználtatok.
rules-setup-discs = A manufaktúrák korongok, amelyek körben fekszenek az asztal közepe körül. Minden fordulóra mindegyik korong { $disc } { piece.accusative } kap a zsákból, véletlenszerűen.
rules-setup-board = Minden játékosnak van egy táblája. Rajta { $lines } mintasor 1-től { $lines }-ig növekvő számú mezővel, egy fal { $lines } sorral és { $lines } oszloppal, egy padlóvonal { $spaces } mezővel, és a 0-ról induló pontszám.
rules-offer = A manufaktúrák kínálata
rules-offer-turn = A kezdőjátékos kezd, és az óramutató járása szerint haladtok tovább. Amikor te jössz, egy helyről el kell venned az összes egyforma színű { piece.accusative }:
rules-offer-factory = egy korongról, ekkor a többi onnan az asztal közepére kerül,
rules-offer-center = vagy az asztal közepéről.
rules-offer-lines = Minden, amit elvettél, egyetlen mintasorodba kerül, vagy mind a padlóra. Egy mintasor akkor jó, ha
rules-offer-not-full = még nem telt be,
rules-offer-same-color = üres, vagy ugyanilyen szín van benne,
rules-offer-wall-row = és a fal ugyanazon sorában még nincs meg ez a szín.
rules-offer-excess = A mintasorba annyi kerül, amennyi belefér; a többi a padlóra esik. A padlót akkor is választhatod, ha lenne megfelelő mintasor.
rules-offer-marker = Aki a fordulóban először vesz el az asztal közepéről, a kezdőjátékos-jelzőt is elveszi. A jelző a padlóra kerül, mielőtt bármi más leesne abban a lépésben, és akinél van, az kezdi a következő fordulót.
rules-offer-ends = Ez a rész addig tart, amíg minden korong és az asztal közepe is ki nem ürül.
rules-floor = A padlóvonal
rules-floor-costs = A padlóvonal balról jobbra telik meg. A mezői ({ $spaces }) sorban { $costs } pontba kerülnek; a jelző ugyanúgy számít, mint egy { piece }.
rules-floor-full = Ha minden mező foglalt, ami még leesik, az a doboz tetejébe kerül, és nem jár további levonással. Ilyenkor a jelző sem kerül semmibe.
rules-floor-paid = Fordulónként egyszer fizetsz, a falad pontozása után. A pontszámod soha nem megy 0 alá, a különbözet elvész.
rules-tiling = { $theme ->
    [chocolate] A fal kirakása
   *[palace] A fal csempézése
}
rules-tiling-lines = Amikor már mindent elvettetek, menj végig a mintasoraidon fentről lefelé. Minden betelt mintasorból egy { piece } a falra kerül, ugyanabba a sorba, a színének megfelelő mezőre. A többi abból a mintasorból a doboz tetejébe kerül. Ami nem telt be, úgy marad, ahogy van.
rules-tiling-score = A lerakott { piece } rögtön pontot ér: annyit, amilyen hosszú a rajta áthaladó megszakítatlan sor, meg amilyen hosszú a rajta áthaladó megszakítatlan oszlop, és mindkettőbe maga is beleszámít. Az 1 hosszú sor vagy oszlop nem számít, de ha semmi sincs mellette, 1 pontot ér.
rules-figure-alone = Semmi sincs mellette: { $points } pont.
rules-figure-row = { $row } elemű sor, fölötte és alatta semmi: { $points } pont.
rules-figure-both = { $row } elemű sor és { $column } elemű oszlop: { $row } + { $column } = { $points } pont.
rules-figure-gap = Egy hézag megszakítja a sort, így az csak { $row } elemű. Az oszlop { $column } elemű, így ez { $row } + { $column } = { $points } pont.
rules-tiling-order = Ezt mindenki egyszerre csinálja, és senki sem zavar senkit.
rules-next-round = A következő forduló
rules-next-start = Ha egyik falon sincs kész sor, kiürítitek a padlókat, újra feltöltitek a korongokat, és az kezd, aki a jelzőt elvette. Ha senki sem vette el, ugyanaz kezd újra.
rules-next-lid = Ha a zsák üres, és még húzni kell, a doboz tetejének tartalma visszakerül bele. Ha a doboz teteje is üres, néhány korong hiányos vagy üres marad.
rules-end = A játék vége
rules-end-row = A játék annak a fordulónak a végén ér véget, amelyben valaki befejezett egy sort a falán. Ekkor minden bónuszt ér, ami kész:
rules-end-winner = Az nyer, akinek a legtöbb pontja van. Egyenlő pontszámnál az, akinek több kész sora van. Ha ez is egyenlő, megosztott a győzelem.
rules-end-rare = Két ritka eset is véget vet a játéknak: ha már nincs mivel feltölteni a korongokat, és ha { $barren } egymást követő fordulóban senki sem tett semmit a falra.
rules-free-wall = A szabad fal
rules-free-column = A szabad falon a mezőknek nincs színük. A betelt mintasorból a { piece } a sor bármelyik üres mezőjére kerülhet, ha abban az oszlopban még nincs meg a színe.
rules-figure-free = A 3. sorban két üres mező van, de az egyik oszlopában már megvan ez a szín: csak az utolsó oszlop marad.
rules-free-order = A mintasorokról fentről lefelé kell dönteni, és mindegyik pontot ér, mielőtt a következő sorra kerül. Ahol lehet oszlopot választani, ott kell is.
rules-free-falls = Ahol nem lehet, ott a mintasorból minden a padlóra esik.
rules-free-taking = Elvételkor akkor is elkezdhetsz vagy folytathatsz egy mintasort, ha a színe abban a sorban már nem rakható le.
rules-special = Különleges manufaktúrák
rules-special-gold = Összesen { $discs } korong van, mindegyiknek egy sima és egy arany oldala. Minden fordulóra megkeveritek és kirakjátok őket, majd annyit fordítotok az arany oldalára, ahányan játszotok. Az arany oldal megszegi a szabályokat:
rules-special-circle = A körnek nincs vége: az első és az utolsó korong szomszédok. Az üres korong a helyén marad; ha a tálcát elvitték, a kör összezárul. A ráadás megelőzi a mágneseket.
rules-special-tray = A tálca pontosan egy dolgot fog fel, egy { piece.accusative } vagy a jelzőt, már abban a lépésben is, amelyben elvitték, és akkor is, ha a padlóvonal megtelt. A forduló után visszakerül a többi korong közé.
rules-special-even = Egyenlő osztásnál úgy kell elosztanod a maradékot, hogy a két szomszéd a lehető legegyenlőbben kapjon, amennyire a színek engedik.
rules-handling = Játék ezen az oldalon
rules-handling-press = Nyomj meg egy színt egy korongon vagy az asztal közepén, aztán egy mintasorodat vagy a padlót; vagy húzd oda. Egy másik szín felváltja az elsőt, üres helyre nyomva pedig elengeded.
rules-handling-why = Ha egy mintasorba nem mehet egy szín, megnyomva megmondja, miért. Amíg választasz, a tábla mutatja, mit hozna a lépés.
rules-handling-typed = A lépéseket be is gépelheted: a 3R2 a 3. korong { $theme ->
    [chocolate] krémszínű
   *[palace] piros
} { piece-plural.possessed } a 2. mintasorba teszi, a CKF az asztal közepéről a fekete { piece-plural.accusative } a padlóra.
