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
network-missing = A botok neurális hálóját nem sikerült betölteni. A botok, a tippek és az elemzések egyelőre gyengébbek.

## Game over and kept games

over-nothing = Nincs itt ilyen játék.
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
seat-who = Ki játszik: { $seat }. hely
seat-name-label = { $seat }. játékos neve
seat-unnamed = { $seat }. játékos
seat-bot = Bot
first-label = Ki kezd
first-drawn = Sorsolás
first-bot = Bot, { $seat }. hely
bad-name = { $seat }. játékos: a nevében van egy nem megjeleníthető karakter.
bad-table = Ezekkel a beállításokkal nem indítható játék.

rules-choice-title = Szabályok
wall = Fal
factories = Manufaktúrák
preview = Lépés előnézete
pause = Botok várnak
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
load-position-over = Ez egy játék végállása: nincs mit tovább játszani.

saved-title = Mentett játékok
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

## The rules as a page: its tables and keys. What the chapters say is in game.ftl.

rules-contents = Fejezetek

rules-players = Játékosok
rules-factories = Korongok
rules-laid-out = { $theme ->
    [chocolate] Bonbonok
   *[palace] Csempék
}

rules-floor-items = A padlón
rules-floor-together = Levonás

rules-bonus-for = Minden
rules-bonus-points = Pont
rules-bonus-row = kész sor
rules-bonus-column = kész oszlop
rules-bonus-color = szín, amelyből { $theme ->
    [chocolate] minden bonbon
   *[palace] minden csempe
} a falon van

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
