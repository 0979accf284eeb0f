# What teaches: the tutorial, puzzles and the puzzle of the day. Which values a message may name is said in the English
# file.

## Taking

lesson-factory-title = Vegyél el egy korongról
lesson-factory-ask = Amikor te jössz, egy helyről elveszed az összes egyforma színű { piece.accusative }. Vedd el { label-disc-empty.the } korongról a { color } { piece-plural.accusative }, és tedd olyan mintasorba, amelybe mind belefér.
lesson-factory-miss = Ezt is szabad, de kezdjük a { color } színnel { label-disc-empty.the } korongról. Olyan mintasort válassz, amelybe mind belefér.
lesson-factory-done = A tieid. A korong maradéka az asztal közepére került, onnan bárki elveheti.

lesson-center-title = Vegyél el középről
lesson-center-ask = Az asztal közepe is olyan, mint egy korong: egy szín összes darabját elveszed. Vedd el onnan a { color } { piece-plural.accusative }, és tedd olyan mintasorba, amelybe mind belefér.
lesson-center-miss = Ezt is szabad, de most az asztal közepén lévő { color } színről van szó. Egyik se essen le.
lesson-center-done = Ebben a fordulóban te vettél el először középről, ezért a kezdőjátékos-jelző is veled jött. A padlódon van, és { $marker-cost } pontba kerül.

lesson-full-line-title = Tölts be egy mintasort
lesson-full-line-ask = Egy { piece } hiányzik { caption-dropped.the } mintasorból. Vedd el, ami betölti, de semmi se essen le.
lesson-full-line-miss = Ettől nem telik be { caption-dropped.the } mintasor. Azt a színt vedd el, amelyik már benne van.
lesson-full-line-done = Betelt { caption-dropped.the } mintasor, több nem fér bele. A forduló végén egy { piece } innen a falra kerül.

lesson-allowed-title = Hová mehet egy szín
lesson-allowed-ask = Egy mintasorban csak egy szín lehet, nem lehet tele, és a fal ugyanazon sorában még nem lehet ott ez a szín. Keress helyet ennek: { color }. A többit is kipróbálhatod: megtudod, miért nem jó.
lesson-allowed-miss = Ezt is szabad, de olyan mintasort keress, amelybe az összes { color } belefér.
lesson-allowed-done = Ez volt az egyetlen jó mintasor. A padlóra mindig szabad tenni, de az pontba kerül.

lesson-overflow-title = Ami nem fér be
lesson-overflow-ask = Ami nem fér be a mintasorba, a padlóra esik. Most valami mindenképpen leesik. Keresd meg a legolcsóbb lépést.
lesson-overflow-miss = Így { $fallen } esne le, és a padló { $cost } pontba kerülne. Van olcsóbb is.
lesson-overflow-done = Csak { $fallen } esett le: ez { $cost } pontba kerül. Minél több van a padlón, annál drágább a következő mező.

## Scoring

lesson-wall-title = Fel a falra
lesson-wall-ask = Ez az utolsó { piece } a fordulóban. Töltsd be vele { caption-dropped.the } mintasort, és figyeld, mi lesz a betelt mintasorokkal.
lesson-wall-miss = Ezt is szabad, de így nem telik be { caption-dropped.the } mintasor. Tedd oda.
lesson-wall-done = Fentről lefelé minden betelt mintasorból egy { piece } a falra került, a többi a doboz tetejébe. Leraktál ennyit: { $placed }, és kaptál { $gained } pontot. Ami nem telt be, úgy marad.

lesson-runs-title = Pontok
lesson-runs-ask = A lerakott { piece } rögtön pontot ér: amilyen hosszú a rajta áthaladó sor, meg amilyen hosszú a rajta áthaladó oszlop. Azt a mintasort töltsd be, amelyik a legtöbbet hozza.
lesson-runs-miss = Ez { $gained } pontot hozna. Egy másik mintasor többet hoz.
lesson-runs-done = { $row } elemű sor és { $column } elemű oszlop: ez az egy { piece } { $points } pontot ért.

lesson-floor-title = Fizetés a padlóért
lesson-floor-ask = A forduló végén fizetsz azért, ami a padlódon van. A kezdőjátékos-jelző ugyanúgy számít, mint egy { piece }. Úgy vedd el az utolsókat, hogy a lehető legkevesebbet fizess.
lesson-floor-miss = Így { $cost } pontot fizetnél. Van olcsóbb is.
lesson-floor-done = { $paid } pontot fizettél, és a padló megint üres. A pontszámod soha nem megy 0 alá.

lesson-next-start-title = Ki kezd
lesson-next-start-ask = Az kezdi a következő fordulót, aki elveszi a kezdőjátékos-jelzőt. Még az asztal közepén van. Vedd el úgy, hogy egy { piece } se essen le.
lesson-next-start-miss = A jelzőt az kapja, aki először vesz el középről. Onnan vegyél el, és elég hosszú mintasort válassz.
lesson-next-start-done = A másik játékos elvette a maradékot, a korongok újra megteltek, és most te választasz először.

## The end

lesson-column-title = Kész oszlop
lesson-column-ask = A másik játékos mindjárt véget vet a játéknak. Ekkor egy kész sor { $row-bonus }, egy kész oszlop { $column-bonus } további pontot ér. Fejezd be az oszlopodat.
lesson-column-miss = Ettől nem lesz kész az oszlop. Azt a mintasort töltsd be, amelyik onnan hiányzik.
lesson-column-done = Az oszlop { $column-bonus } további pontot hozott. Így { $score } pontod van.

lesson-color-title = Kész szín
lesson-color-ask = A legtöbbet az a szín éri, amelyik teljes a falon: { $color-bonus } további pontot. Már csak egy { color } { piece } hiányzik. Vedd el.
lesson-color-miss = Így nem lesz teljes ez a szín: { color }. Azt a mintasort töltsd be, amelyik hiányzik.
lesson-color-done = A szín { $color-bonus } további pontot hozott. Így { $score } pontod van.

lesson-end-title = A játék vége
lesson-end-ask = Az a forduló az utolsó, amelyben valaki befejez egy sort a falán. Te vezetsz: fejezd be a sorodat.
lesson-end-miss = Így folytatódik a játék. Azt a mintasort töltsd be, amelynek a sorából már csak egy hiányzik.
lesson-end-done = Kész a sor, és vége a játéknak. Nyertél { $score } ponttal! Egyenlő pontszámnál az nyer, akinek több kész sora van.

## The free wall

lesson-free-column-title = A szabad fal
lesson-free-column-ask = A szabad falon te választod az oszlopot. Egy szín minden sorban és minden oszlopban csak egyszer lehet. Oda tedd, ahol a { piece } a legtöbb pontot éri.
lesson-free-column-miss = Ott { $gained } pontot ér. Egy másik oszlop többet hoz.
lesson-free-column-done = Ez { $points } pont volt. Vigyázz: ha egy betelt mintasornak nem jut oszlop, az egész a padlóra esik.

## Gold factories

lesson-extra-title = Arany korong: ráadás
lesson-extra-ask = Az arany korongoknak saját szabályuk van. A ráadásra feltöltéskor eggyel több { piece } kerül. Vedd el róla, ami { color }, és egy se essen le.
lesson-extra-miss = Ezt is szabad, de most a ráadáson lévő { color } színről van szó. Olyan mintasort válassz, amelybe mind belefér.
lesson-extra-done = Egyetlen lépéssel eggyel több. A többi szokás szerint középre került.

lesson-magnet-title = Arany korong: mágnes
lesson-magnet-ask = Feltöltéskor a mágnes mindkét szomszédjáról magához húz egy { piece.accusative } a saját színéből. Vedd el róla, ami { color }, és egy se essen le.
lesson-magnet-miss = Ezt is szabad, de most a mágnesen lévő { color } színről van szó. Olyan mintasort válassz, amelybe mind belefér.
lesson-magnet-done = A mágnes összegyűjtötte neked, ami { color }. A többi szokás szerint középre került.

lesson-keeper-title = Arany korong: megőrző
lesson-keeper-ask = Amit nem veszel el a megőrzőről, az ott marad. Vegyél el róla egy színt, és semmi se essen le.
lesson-keeper-miss = Ezt is szabad, de most a megőrzőről van szó. Olyan mintasort válassz, amelybe mind belefér.
lesson-keeper-done = A maradék a megőrzőn maradt. A másik játékos sima korongról vett el, annak a maradéka középre került.

lesson-spread-title = Arany korong: szétosztó
lesson-spread-ask = Amit nem veszel el a szétosztóról, az a szomszédjaira kerül, és te döntöd el, melyik szín merre. Vegyél el mást, és küldd balra, ami { color }.
lesson-spread-miss = A szétosztóról vegyél el, semmi se essen le, és küldd balra, ami { color }.
lesson-spread-done = A bal szomszéd kapta, ami { color }. Így te döntöd el, mi lesz együtt a következő lépésnél.

lesson-tray-title = Arany korong: tálca
lesson-tray-ask = Aki a tálcáról vesz el, a korongot is elviszi, és ami legközelebb leesne, ingyen rajta marad. Vedd el, ami { color }, és tedd egy mintasorba, akkor is, ha nem fér be mind.
lesson-tray-miss = Ezt is szabad, de most a tálcán lévő { color } színről van szó. Tedd egy mintasorba.
lesson-tray-done = Ami nem fért be, a tálcán van, és a padlód { $cost } pontba kerül. Most már az egész játékot ismered. Jó szórakozást!

## Puzzles

puzzle-easy = Könnyű
puzzle-medium = Közepes
puzzle-hard = Nehéz
puzzle-theme-deny = Akadályozás
puzzle-theme-floor = Padló
puzzle-theme-column = Oszlop
puzzle-theme-color = Szín
puzzle-theme-marker = Kezdőjelző
puzzle-theme-end = A játék vége
puzzle-theme-spread = Szétosztó
puzzle-theme-tray = Tálca
puzzle-theme-free-wall = Szabad fal
# The first hint: where to look.
puzzle-look-deny = Nézd meg, mi kell a többieknek.
puzzle-look-floor = Nézd meg, mi fog leesni.
puzzle-look-column = Nézd meg az oszlopaidat.
puzzle-look-color = Nézd meg a színeidet.
puzzle-look-marker = Gondolj a kezdőjelzőre.
puzzle-look-end = Gondolj arra, mikor ér véget a játék.
puzzle-look-spread = Nézd meg, hová kerül a szétosztó maradéka.
puzzle-look-tray = Nézd meg a tálcát.
puzzle-look-free-wall = Nézd meg, mire lesz jó később az oszlop.
puzzle-hint-color = A szín: { color }.
puzzle-hint-factory = Innen vegyél el: { $factory }. korong.
puzzle-hint-center = Az asztal közepéről vegyél el.
puzzle-hint-column = Ezt válaszd: { $column }. oszlop.
puzzle-solved-at-once = Elsőre megoldottad!
puzzle-solved = Megoldottad, { $tries }. próbálkozásra.
puzzle-solved-hinted = Megoldottad. Próbálkozás: { $tries }, segítség: { $hints }.
# The player has given up and is shown the answer.
puzzle-shown = Ez volt a legjobb lépés.
puzzle-wrong-points = Ez nagyjából { $points } ponttal rosszabb a legjobb lépésnél.
puzzle-wrong-chance = Ez { $percent } százalékponttal csökkenti a győzelmi esélyedet.

## The puzzle of the day, to be copied

daily-solved = Azulejo, a nap feladványa, { $date }: { $signs } (próbálkozás: { $tries })
daily-unsolved = Azulejo, a nap feladványa, { $date }: { $signs } … (próbálkozás: { $tries })
daily-streak = { $days } nap egymás után
