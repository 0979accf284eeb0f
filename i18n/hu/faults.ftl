# What is wrong with a table that is set up by hand, with a position that is typed or linked, and with a deal that is told to
# the referee. Players' names stand in their basic form everywhere. Nouns stay singular after numbers.

## A table set up by hand

fault-round = A fordulók számozása 1-től indul.
fault-discs = Korongok száma: { $found }. Ennyi kell: { $expected }.
fault-seats = Játékostáblák száma: { $found }. Ennyi kell: { $expected }.
# Somebody who is not there has a part.
fault-no-seat = { $role ->
    [act] Nincs az asztalnál, aki soron van: { $seat }. játékos.
    [first] Nincs az asztalnál, aki kezd: { $seat }. játékos.
   *[marker] Nincs az asztalnál, akinél a kezdőjelző van: { $seat }. játékos.
}
fault-census = Összesen: { some-of-color }. Ennyi kell: { $copies }.
# $wanted is the color that belongs there.
fault-wall-color = { $name }: { $line }. sor, { $column }. oszlop: ide { $wanted } való, nem { color }.
fault-row-twice = { $name }: { $line }. sor: kétszer van benne { color }.
fault-column-twice = { $name }: { $column }. oszlop: kétszer van benne { color }.
fault-line-count = { $name }: { $line }. mintasor: { pieces }, de csak { $spaces } mező van.
fault-line-none = { $name }: { $line }. mintasor: van színe, de nincs benne { piece }.
fault-line-on-wall = { $name }: { $line }. mintasor: { color }, pedig a fal { $line }. sorában már van ilyen.
fault-floor-count = { $name }: { $count } darab van a padlón, de csak { $spaces } mező van.
fault-marker-misplaced = { $name }: a kezdőjelző kétszer van itt, vagy nem is ő vette el.
fault-marker-missing = { $name }: elvette a kezdőjelzőt, tehát a padlóján kell lennie.
fault-gold-count = Arany korongok száma az elvittel együtt: { $found }. Ennyi kell: { $expected }.
fault-gold-twice = Ez az arany oldal kétszer szerepel: { $effect }.
fault-taken-not-held = { $factory }. korong: elvitték, de senkinél sincs tálcaként.
fault-held-not-taken = { $name }: tálca van nála, de egy korongot sem vittek el.
fault-disc-count = { $factory }. korong: { pieces } van rajta, de csak { $most } fér el.
fault-row-complete = { $name }: { $line }. sor: betelt, a játéknak már vége lenne.
fault-barren = Egymást követő fordulók lerakás nélkül: { $found }. Ennyi után ér véget a játék: { $most }.
fault-nothing-to-deal = A zsák és a doboz teteje is üres: nem kezdődhet forduló.
fault-no-ending = Semmi sem zárja le a játékot: nincs teljes sor, nem volt { $most } forduló egymás után lerakás nélkül, és nem üres a zsák meg a doboz teteje.
fault-not-cleared-disc = A forduló véget ért: { $factory }. korong: üresen, sima oldalával felfelé kell feküdnie.
fault-not-cleared-center = A forduló véget ért: az asztal közepének üresnek kell lennie.
fault-not-cleared-marker = A forduló véget ért: a kezdőjelzőnek középen kell lennie.
fault-not-cleared-floor = { $name }: a forduló véget ért, a padlónak üresnek kell lennie.
fault-not-cleared-tray = { $name }: a forduló véget ért, a tálcát vissza kell adni.
# $first is the player who begins.
fault-not-the-starter = A fordulót { $first } kezdi, tehát nem { $name } van soron.
fault-nothing-to-decide = Nincs mit elvenni, és betelt egy mintasor: a forduló értékelése már megtörtént volna.
# $expected is the player whose decision it is.
fault-wrong-decider = A betelt mintasort előbb { $expected } rakja le, nem { $name }.
fault-no-column = { $name }: { $line }. mintasor: nincs hozzá oszlop, már leesett volna.

## A deal

fault-deal-not-now = A forduló még tart: most nincs feltöltés.
fault-deal-over = A játék véget ért: nincs több feltöltés.
fault-deal-gold = Arany korongok száma: { $found }. Ennyi kell: { $expected }.
fault-deal-gold-twice = { $factory }. korong: ez az arany oldal már szerepel: { $effect }.
fault-deal-too-many = { $factory }. korong: { pieces } van rajta, de ennyi kell: { $expected }.
fault-deal-too-few = { $factory }. korong: eddig { pieces } van rajta, ennyi kell: { $expected }.
fault-deal-bag = { $factory }. korong: a zsákban már nincs { color } { piece }.
fault-deal-lid = { $factory }. korong: a doboz tetejében már nincs { color } { piece }.
# A typed deal.
fault-deal-text = { $factory }. korong: „{ $found }” nem olvasható. Ide legfeljebb { $most } szín kell, például BBYR, eléjük szükség esetén arany oldal, például 2R*, vagy -.
fault-deal-text-discs = Korongok száma: { $found }. Legfeljebb ennyi lehet: { $most }.
# A move that followed a corrected one and was another player's.
fault-other-turn = Itt { $name } lépett, most viszont { $now } van soron.

## A position as a text

# A fault with the place in the text: $fault is a sentence from above.
fault-in-field = { $field }. rész: { $fault }
fault-typed = { $field }. rész, { $place }. karakter: „{ $found }” nem való ide. { fault-typed-expected }
fault-typed-missing = { $field }. rész, { $place }. karakter: innen hiányzik valami. { fault-typed-expected }
fault-typed-expected = { $part ->
    [rules] Ide egy szabályváltozat kell, például 2cp.
    [round] Ide a forduló száma kell, 1-től.
    [barren] Ide a lerakás nélküli fordulók száma kell 1-től { $barren }-ig.
    [act] Ide egy játékos száma kell, vagy 0, ha vége a játéknak.
    [seat] Ide egy játékos száma kell.
    [marker] Ide c kell, az asztal közepe, vagy egy játékos száma.
    [disc] Ide egy korong kell: színek B Y R K W sorrendben, eléjük szükség esetén arany oldal, például 2R*, vagy - vagy x.
    [discs] Ide { $count } korong kell, vesszővel elválasztva.
    [tiles] Ide színek kellenek B Y R K W sorrendben, vagy -.
    [number] Ide egy szám kell.
    [numbers] Ide { $colors } szám kell, ponttal elválasztva.
    [board] Ide ez kell: pont:mintasorok:sorok:padló.
    [score] Ide a pontszám kell.
    [line] Ide egy mintasor kell, például R1, vagy -.
    [lines] Ide { $lines } mintasor kell, / jellel elválasztva.
    [row] Ide egy sor kell: { $columns } szín vagy pont.
    [rows] Ide { $lines } sor kell, / jellel elválasztva.
    [floor] Ide a padló kell: színek és P, vagy -.
    [tray] Ide a tálca kell: pont, szín vagy P.
   *[fields] Ide { $count } rész kell, egy-egy szóközzel elválasztva.
}
