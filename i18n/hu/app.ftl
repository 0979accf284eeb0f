# The page around the table: screens, settings, rules. Texts of the game itself are in game.ftl.

app-name = Azulejo
title-start = Azulejo
title-table = Az asztal – Azulejo
title-over = A játék vége – Azulejo
title-game = Mentett játék – Azulejo
title-rules = Szabályok – Azulejo

## Everywhere

close = Bezárás
put-away = Üzenet elrejtése
tools = Szabályok és beállítások
rules = Szabályok
online = Online
school = Iskola
home = Kezdőlapra
back = Vissza
read-more = Bővebben

save-failed = Ez az eszköz nem menti a játékot: a tárhelye megtelt, vagy nem érhető el innen. Játssz tovább, és a végén exportáld a játékot.
save-damaged = Az itt hagyott játék nem olvasható. Félretettük; a kezdőlapon megtalálod.
bot-failed = A bot elakadt, és nincs lépése. Kérd meg, hogy folytassa, vagy vond vissza a lépésedet.
hint-failed = Nem sikerült tippet találni.

bot-name = { $level ->
    [beginner] Kezdő bot
    [easy] Könnyű bot
    [medium] Közepes bot
    [hard] Nehéz bot
    [expert] Szakértő bot
   *[master] Mesterbot
}
bot-name-numbered = { $level ->
    [beginner] Kezdő bot { $number }
    [easy] Könnyű bot { $number }
    [medium] Közepes bot { $number }
    [hard] Nehéz bot { $number }
    [expert] Szakértő bot { $number }
   *[master] Mesterbot { $number }
}

## Game over and kept games

over-nothing = Nincs itt ilyen játék.
over-nobody = Nincs győztes
over-unfinished = Befejezetlen játék
over-winner = { $names } nyert
over-winners = { $names } osztozik a győzelmen
over-resigned = { $name } feladta.
over-time = { $name } kifutott az időből.
over-aborted = { $name } félbeszakította a játékot.
over-sources = Miből jött a pont
over-player = Játékos
over-start = Előtte
over-tiles = { $theme ->
    [chocolate] Bonbon
   *[palace] Csempe
}
over-floor = Padló
over-rows-column = Sor
over-columns-column = Oszlop
over-colors-column = Szín
over-total = Össz.
over-plot = Pontok fordulónként
over-plot-seat = { $name }: { $scores }.
over-plot-bonus = Bónusz
over-rematch = Visszavágó
over-no-rematch = Most nem lehet visszavágót játszani.
over-review = Elemzés
over-export = Export
over-copy = Másolás
over-from-here = Folytatás innen
over-steps = Lépésenként
over-step = Lépés: { $step } / { $steps }
step-first = Első lépés
step-back = Egy lépés vissza
step-on = Egy lépés előre
step-last = Utolsó lépés
step-none = Az asztal az első osztás előtt.
copied = A játszma a vágólapon van.
not-copied = A böngésző nem engedi ennek az oldalnak a vágólap használatát.

## Start

start-tagline = { $theme ->
    [chocolate] Vedd el, gyűjtsd, töltsd meg a dobozod: játék két–négy főre.
   *[palace] Vedd el, gyűjtsd, csempézd ki a falad: játék két–négy főre.
}
play = Játék
load = Betöltés
start-from-here = A játék innen folytatódik: { $round }. forduló.
start-fresh = Inkább az elejéről

seats-title = Játékosok
seats-number = Hányan
players-two = 2
players-three = 3
players-four = 4
seat-who = Ki játszik: { $seat }. hely
seat-name-label = { $seat }. játékos neve
seat-unnamed = { $seat }. játékos
seat-bot = Bot
sitter-person = Ember
sitter-beginner = Bot: kezdő
sitter-easy = Bot: könnyű
sitter-medium = Bot: közepes
sitter-hard = Bot: nehéz
sitter-expert = Bot: szakértő
sitter-master = Bot: mester
first-label = Ki kezd
first-drawn = Sorsolás
first-bot = Bot, { $seat }. hely
bad-name = { $seat }. játékos: a nevében van egy nem megjeleníthető karakter.
bad-table = Ezekkel a beállításokkal nem indítható játék.

rules-choice-title = Szabályok
wall = Fal
wall-colored = Színes
wall-colored-note = A fal minden mezőjének megvan a színe.
wall-free = Szabad
wall-free-note = Te választod az oszlopot, de egy szín sem lehet kétszer egy sorban vagy oszlopban.
factories = Manufaktúrák
factories-plain = Sima
factories-plain-note = Minden korong egyforma.
factories-special = Különleges
factories-special-note = Néhány korong az arany oldalával felfelé van, és megszegi a szabályokat.
factories-even = Egyenlő osztás
factories-even-note = Mint a különleges, de a szétosztónál a lehető legegyenlőbben kell osztani.
preview = Lépés előnézete
preview-full = Minden tábla
preview-own = Saját tábla
preview-off = Ki
pause = Botok várnak
pause-off = Nem
pause-short = Röviden
pause-long = Sokáig
bag-tracker = A zsák tartalma látszik

theme = { $theme ->
    [chocolate] Bonbonok
   *[palace] Csempék
}
theme-palace = Palota
theme-chocolate = Csokoládé
language = Nyelv

resume-title = Befejezetlen játék
resume-over = Utolsó játék
resume-text = { $round }. forduló · { $scores }
resume = Folytatás
resume-look = Megnézés
elsewhere = Ez a játék egy másik lapon folytatódik.
elsewhere-here = Játssz itt
put-aside = Félretétel

load-title = Játék betöltése
load-note = Illessz be egy játszmát vagy állást, vagy nyiss meg egy fájlt. A befejezett játékot végig lehet lépkedni, minden más onnan folytatódik, ahol tart.
load-text = Játszma vagy állás
load-take = Betöltés
load-file = Fájl megnyitása
load-empty = Még nincs mit betölteni.
load-bad-position = Ez se nem játszma, se nem állás.
load-position-over = Ez egy játék végállása: nincs mit tovább játszani.
load-bad-record = { $line }. sor, { $column }. oszlop: innentől nem olvasható a játszma.
load-bad-deal = { $line }. sor, { $column }. oszlop: ilyen osztás nem lehetséges.
load-bad-move = { $line }. sor, { $column }. oszlop: „{ $found }” nem lépés.
load-illegal-move = { $line }. sor, { $column }. oszlop: „{ $found }” nem léphető meg. { $why }
load-bad-end = { $line }. sor, { $column }. oszlop: a játék már előbb véget ért, vagy más az eredménye.

saved-title = Mentett játékok
saved-over = { $names }: { $scores }
saved-unfinished = { $names }: { $scores }, félbehagyva ({ $round }. forduló)
saved-unreadable = Nem olvasható játék
saved-export = Export: { $game }
saved-forget = Törlés: { $game }
aside-title = Sérült játék
aside-text = Az eszközön lévő egyik játék nem volt olvasható, ezért félretettük.
aside-save = Mentés fájlba
aside-forget = Eldobás

## Settings

settings-title = Beállítások
settings-looks = Megjelenés
settings-playing = Játék
settings-auto = Automatikus
settings-scheme = Színmód
settings-scheme-light = Világos
settings-scheme-dark = Sötét
settings-contrast = Kontraszt
settings-contrast-normal = Normál
settings-contrast-high = Erős
settings-letters = { $theme ->
    [chocolate] Betűk a bonbonokon
   *[palace] Betűk a csempéken
}
settings-confirm = Lépés módja
settings-confirm-instant = Azonnal
settings-confirm-instant-note = A lépés megtörténik, amint kiválasztod a sort.
settings-confirm-button = Gomb
settings-confirm-button-note = A lépés megvárja a jóváhagyó gombot.
settings-confirm-countdown = Időzítve
settings-confirm-countdown-note = A lépés egy pillanat múlva megtörténik, hacsak vissza nem vonod.
settings-confirm-tap-twice = Két nyomás
settings-confirm-tap-twice-note = A lépés akkor történik meg, ha másodszor is megnyomod a sort.
settings-speed = Animáció
settings-speed-off = Ki
settings-speed-fast = Gyors
settings-speed-normal = Normál
settings-speed-slow = Lassú
settings-sounds = Hangok

## The rules as a page. Every message of this part may name: $tiles (how many there are), $copies (of each color),
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
rules-contents = Fejezetek
rules-short = Röviden
rules-short-take = Vegyél el az asztalról egyforma színű { piece-plural.accusative }, és gyűjtsd őket a táblád mintasoraiban. A forduló végén minden betelt mintasorból egy { piece } a faladra kerül, és rögtön pontot ér. Ami sehová sem fér, a padlóra esik, és pontba kerül.
rules-short-end = Az a forduló az utolsó, amelyben valaki befejez egy sort a falán. Ekkor a kész sorok, oszlopok és színek bónuszt érnek, és az nyer, akinek a legtöbb pontja van.

rules-setup = Mi van az asztalon
rules-setup-bag = A játékban { $tiles } { piece } van, { $colors } színből { $copies }-{ $copies } darab. Kezdetben mind a zsákban van. Mellette áll a doboz teteje, ide kerül, amit már felhasználtatok.
rules-setup-discs = A manufaktúrák korongok, amelyek körben fekszenek az asztal közepe körül. Minden fordulóra mindegyik korong { $disc } { piece.accusative } kap a zsákból, véletlenszerűen.
rules-players = Játékosok
rules-factories = Korongok
rules-laid-out = { $theme ->
    [chocolate] Bonbonok
   *[palace] Csempék
}
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
rules-floor-items = A padlón
rules-floor-together = Levonás
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
rules-bonus-for = Minden
rules-bonus-points = Pont
rules-bonus-row = kész sor
rules-bonus-column = kész oszlop
rules-bonus-color = szín, amelyből { $theme ->
    [chocolate] minden bonbon
   *[palace] minden csempe
} a falon van
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
rules-keys = Billentyűk
rules-key-does = Mit csinálnak
rules-key-source = korong vagy az asztal közepe
rules-key-color = szín, bárhogy hívja is a téma
rules-key-line = mintasor vagy padló
rules-key-confirm = lépés jóváhagyása
rules-key-back = egy választás vissza
rules-key-undo = utolsó lépés visszavonása
rules-key-hint = tipp kérése
rules-key-help = ez a súgó
rules-key-step = lépkedés a játékban
rules-handling-typed = A lépéseket be is gépelheted: a 3R2 a 3. korong { $theme ->
    [chocolate] krémszínű
   *[palace] piros
} { piece-plural.possessed } a 2. mintasorba teszi, a CKF az asztal közepéről a fekete { piece-plural.accusative } a padlóra.

## The table

table-title = Az asztal
table-tools = Eszközök
menu = Menü
menu-stop = Leállítás
menu-go-on = Lépjen a bot
menu-abort = Félbeszakítás
menu-resign = Feladás
menu-result = Eredmény
menu-home = Asztal elhagyása
tool-undo = Visszavonás
tool-hint = Tipp
tool-log = Eddigi lépések
tool-sound = Hang be
tool-mute = Hang ki
tool-rules = Szabályok
tool-settings = Beállítások
tool-keys = Billentyűk
command = Írj be egy lépést, például 3R2
command-play = A beírt lépés megtétele
round = { $round }. forduló
recent = Utolsó lépések
last-round = Utolsó forduló
actions = A te lépésed
# Whose turn it is: short, as it stands in the bar of a phone.
turn-own = Te jössz
turn-own-of = { $name }: te jössz
turn-other = { $name } jön
turn-thinking = { $name } gondolkodik
turn-stopped = { $name } leállítva
turn-hint = Tipp keresése
turn-past = Visszatekintés
turn-bag = Új forduló
turn-over = A játék vége
# What to do next.
prompt-pick = Válassz színt egy korongról vagy az asztal közepéről.
prompt-color = { $factory }. korong: válassz színt.
prompt-color-center = Közép: válassz színt.
prompt-line = { some-of-color }: válassz mintasort vagy a padlót.
prompt-column = { $line }. mintasor, { color }: válassz oszlopot.
prompt-placed = Minden betelt sornak megvan a helye.
cancel = Mégse
confirm = Jóváhagyás
place-back = Választás vissza
stop = Állj
step-now = Vissza a játékhoz
steps = Lépkedés a játékban
past-beginning = Az asztal az első osztás előtt.
hint-expected = Tipp: { $move } A végén várható: { $points } pont, { $chance }% esély a győzelemre.
# Why something can’t be done.
refused = Ezt most nem lehet.
refused-turn = Most nem te jössz.
refused-over = A játék véget ért.
refused-past-deal = Ebben a fordulóban még nincs mit visszavonni.
refused-past-start = Itt még nincs mit visszavonni.
refused-no-takeback = Ennél az asztalnál nem lehet visszavonni.
refused-abort = Már mindenki lépett: a játékot nem lehet félbeszakítani.
# What happened, for those who hear the table.
undone = Az utolsó lépés visszavonva.
left = { $name } feladja; a helyét egy bot veszi át.
ended-left = { $name } feladja. Vége a játéknak.
ended-aborted = A játék félbeszakadt.
# Parts of the table.
offer = Manufaktúrák
lines = Mintasorok
supply = Zsák: { $bag }. A doboz teteje: { $lid }.
bag-color = A zsákban: { some-of-color }
spread-rest = Hová kerül a maradék
effect-ask = { $effect }: mit csinál?
starts-next = A következő fordulót kezdi
points = { $points } pont
look-at = { $name } táblájának megnézése
look-title = { $name }
gold-title = Arany korong: { $effect }
gold-more = Különleges manufaktúrák
resign-two = { $name }, fel akarod adni? Akkor vége a játéknak.
resign-more = { $name }, fel akarod adni? Akkor egy bot veszi át a helyedet, és te leszel az utolsó.
resign-not = Játszom tovább
# How a round was scored: in a line, $change with its sign, and as a table.
scored = { $round }. forduló: { $seats }.
scored-seat = { $name } { $change }
scoring = Pontozás
scoring-of = { $round }. forduló: pontozás
scoring-tile = { $theme ->
    [chocolate] Bonbon
   *[palace] Csempe
}
scoring-row = Sorban
scoring-column = Oszlopban
scoring-points = Pont
scoring-score = Állás
scoring-placed = { color }, { $line }. sor
scoring-dropped = { color }, { $line }. sor: nincs oszlop, leesik
scoring-floor = Padló
scoring-tray = Tálca:
# The floor cost more than there was to lose.
scoring-lost = −{ $lost } ({ $cost } helyett)
scoring-close = Tovább
# The keys.
keys-title = Billentyűk
keys-note = A színek betűi mindkét témában ugyanazok. Amikor a szabad falra raksz a betelt mintasorokból, a szám az oszlopot jelenti.
key-source = korong vagy közép
key-color = szín
key-destination = mintasor vagy padló
key-enter = jóváhagyás
key-escape = elengedés
key-back = egy lépés vissza
key-undo = visszavonás
key-hint = tipp
key-arrows = lépkedés a játékban
key-space = animáció befejezése
key-help = ezek a billentyűk
