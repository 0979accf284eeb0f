# The page around the table: screens, settings, rules. Texts of the game itself are in game.ftl.

app-name = Azulejo
title-start = Azulejo
title-table = Stůl – Azulejo
title-over = Konec hry – Azulejo
title-game = Uložená hra – Azulejo
title-rules = Pravidla – Azulejo

## Everywhere

close = Zavřít
put-away = Skrýt upozornění
tools = Pravidla a nastavení
rules = Pravidla
online = Online
school = Škola
home = Na úvod
back = Zpět
read-more = Více

save-failed = Toto zařízení hru neukládá: úložiště je plné nebo pro tuto stránku zavřené. Hraj dál a na konci hru exportuj.
save-damaged = Rozehranou hru nelze přečíst. Je odložená, najdeš ji na úvodní obrazovce.
bot-failed = Bot selhal a nemá tah. Nech ho pokračovat, nebo vezmi svůj tah zpět.
hint-failed = Žádný tip se nenašel.
network-missing = Neuronovou síť botů se nepodařilo načíst. Boti, tipy a rozbory jsou zatím slabší.

## Game over and kept games

over-nothing = Taková hra tu není.
over-sources = Odkud jsou body
over-player = Hráč
over-start = Předtím
over-tiles = Dílky
over-floor = Podlaha
over-rows-column = Řádky
over-columns-column = Sloupce
over-colors-column = Barvy
over-total = Celkem
over-plot = Skóre po kolech
over-plot-seat = { $name }: { $scores }.
over-plot-bonus = Bonus
over-rematch = Odveta
over-no-rematch = Odveta teď není možná.
over-review = Rozbor
over-export = Export
over-copy = Kopírovat
over-from-here = Hrát dál od tohoto kroku
over-steps = Krok za krokem
over-step = Krok { $step } / { $steps }
step-first = První krok
step-back = O krok zpět
step-on = O krok vpřed
step-last = Poslední krok
step-none = Stůl před začátkem hry.
copied = Záznam je ve schránce.
not-copied = Prohlížeč této stránce nedovolil použít schránku.

## Start

start-tagline = { $theme ->
    [chocolate] Ber, sbírej, plň bonboniéru: hra pro dva až čtyři.
   *[palace] Ber, sbírej, obkládej stěnu: hra pro dva až čtyři.
}
play = Hrát
load = Načíst či vložit
start-from-here = Hra pokračuje od { $round }. kola.
start-fresh = Raději začít od začátku

seats-title = Hráči
seats-number = Kolik
seat-who = Kdo hraje na místě { $seat }
seat-name-label = Jméno hráče { $seat }
seat-unnamed = Hráč { $seat }
seat-bot = Bot
first-label = Kdo začíná
first-drawn = Rozhodne los
first-bot = Bot na místě { $seat }
bad-name = Jméno hráče { $seat } obsahuje znak, který nelze zobrazit.
bad-table = S touto volbou nelze hrát.

rules-choice-title = Pravidla
# A title; the attributes stand in sentences: to, on and of the wall.
wall = { $theme ->
    [chocolate] Bonboniéra
   *[palace] Stěna
}
    .to = { $theme ->
        [chocolate] do bonboniéry
       *[palace] na stěnu
    }
    .on = { $theme ->
        [chocolate] v bonboniéře
       *[palace] na stěně
    }
    .of = { $theme ->
        [chocolate] bonboniéry
       *[palace] stěny
    }
factories = Nabídky
preview = Náhled tahu
pause = Boti čekají
bag-tracker = Ukazovat obsah sáčku

theme = Dílky
theme-palace = Palác
theme-chocolate = Čokoláda
language = Jazyk

resume-title = Nedohraná hra
resume-over = Poslední hra
resume-text = { $round }. kolo · { $scores }
resume = Pokračovat
resume-look = Prohlédnout
elsewhere = Tato hra pokračuje na jiné kartě.
elsewhere-here = Hrát tady
put-aside = Odložit

load-title = Načíst hru
load-note = Vlož záznam nebo pozici, nebo otevři soubor. Dohranou hru si projdeš krok za krokem, každá jiná pokračuje tam, kde přestala.
load-text = Záznam nebo pozice
load-take = Načíst
load-file = Otevřít soubor
load-position-over = Tahle pozice je konec hry: už není co hrát.

saved-title = Uložené hry
saved-export = Exportovat – { $game }
saved-forget = Smazat – { $game }
aside-title = Poškozená hra
aside-text = Jednu hru na tomto zařízení nešlo přečíst, a tak je odložená.
aside-save = Uložit jako soubor
aside-forget = Zahodit

## Settings

settings-title = Nastavení
settings-looks = Vzhled
settings-playing = Hraní
settings-auto = Auto
settings-scheme = Režim
settings-scheme-light = Světlý
settings-scheme-dark = Tmavý
settings-contrast = Kontrast
settings-contrast-normal = Běžný
settings-contrast-high = Vysoký
settings-letters = Písmena na dílcích
settings-confirm = Provedení tahu
settings-confirm-instant = Hned
settings-confirm-instant-note = Tah se zahraje, jakmile vybereš řadu.
settings-confirm-button = Tlačítko
settings-confirm-button-note = Tah čeká na potvrzení tlačítkem.
settings-confirm-countdown = Odpočet
settings-confirm-countdown-note = Tah se za okamžik zahraje, pokud ho nezrušíš.
settings-confirm-tap-twice = Dvojí stisk
settings-confirm-tap-twice-note = Tah se zahraje, když stiskneš jeho řadu podruhé.
settings-speed = Animace
settings-speed-off = Žádná
settings-speed-fast = Rychlá
settings-speed-normal = Běžná
settings-speed-slow = Pomalá
settings-sounds = Zvuky

## The rules as a page: its tables and keys. What the chapters say is in game.ftl.

rules-contents = Kapitoly

rules-players = Hráči
rules-factories = Nabídky
rules-laid-out = Vyloženo

rules-floor-items = Na podlaze
rules-floor-together = Stojí celkem

rules-bonus-for = Za co
rules-bonus-points = Body
rules-bonus-row = každý úplný řádek
rules-bonus-column = každý úplný sloupec
rules-bonus-color = každou barvu, kterou máš { wall.on } celou

rules-keys = Klávesy
rules-key-does = Co dělají
rules-key-source = vybrat nabídku nebo střed
rules-key-color = vybrat barvu, v obou sadách stejně
rules-key-line = vybrat řadu nebo podlahu
rules-key-confirm = potvrdit tah
rules-key-back = vrátit jednu volbu
rules-key-undo = vzít poslední tah zpět
rules-key-hint = požádat o tip
rules-key-help = ukázat přehled kláves
rules-key-step = krokovat hrou

## The table

table-title = Stůl
table-tools = Nástroje
menu = Menu
menu-stop = Zastavit přemýšlení
menu-go-on = Nechat bota hrát
menu-abort = Zrušit hru
menu-resign = Vzdát se
menu-result = Výsledek
menu-home = Odejít od stolu
tool-undo = Vrátit tah
tool-hint = Tip
tool-log = Průběh hry
tool-sound = Zapnout zvuky
tool-mute = Vypnout zvuky
tool-rules = Pravidla
tool-settings = Nastavení
tool-keys = Klávesy
command = Napiš tah, třeba 3R2
command-play = Zahrát napsaný tah
round = { $round }. kolo
recent = Poslední tahy
last-round = Poslední kolo
actions = Tvůj tah
# Whose turn it is: short, as it stands in the bar of a phone.
turn-own = Jsi na tahu
turn-own-of = { $name }: jsi na tahu
turn-other = Hraje { $name }
turn-thinking = { $name } přemýšlí
turn-stopped = { $name }: zastaveno
turn-hint = Hledám tip
turn-past = Ohlédnutí zpět
turn-bag = Nové kolo
turn-over = Konec hry
# What to do next.
prompt-pick = Vyber barvu z nabídky nebo ze středu.
prompt-color = Nabídka { $factory }: vyber barvu.
prompt-color-center = Střed: vyber barvu.
prompt-line = { some-of-color }: vyber řadu nebo podlahu.
prompt-column = Řada { $line }: vyber sloupec pro { color.accusative }.
prompt-placed = Všechny plné řady mají své místo.
cancel = Zrušit
confirm = Potvrdit
place-back = Vrátit volbu
stop = Stop
step-now = Zpět do hry
steps = Krokovat hrou
past-beginning = Stůl před začátkem hry.
# What happened, for those who hear the table.
undone = Poslední tah je vrácen.
left = { $name } se vzdává, dál hraje bot.
ended-left = { $name } se vzdává. Hra skončila.
ended-aborted = Hra je zrušena.
# Parts of the table.
offer = Nabídky
lines = Přípravné řady
supply = Sáček: { $bag }. Víko: { $lid }.
bag-color = V sáčku: { some-of-color }
spread-rest = Kam půjde zbytek
effect-ask = { $effect }: co to dělá?
starts-next = Začíná příští kolo
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
look-at = Prohlédnout plán – { $name }
look-title = { $name }
gold-title = Zlatá nabídka: { $effect }
gold-more = Všechny speciální nabídky
resign-two = { $name }: opravdu se chceš vzdát? Hra tím skončí.
resign-more = { $name }: opravdu se chceš vzdát? Dál bude hrát bot a ty skončíš na posledním místě.
resign-not = Hrát dál
# How a round was scored: in a line, $change with its sign, and as a table.
scored = { $round }. kolo: { $seats }.
scored-seat = { $name } { $change }
scoring = Bodování
scoring-of = { $round }. kolo: bodování
scoring-tile = { $theme ->
    [chocolate] Pralinka
   *[palace] Dlaždice
}
scoring-row = V řádku
scoring-column = Ve sloupci
scoring-points = Body
scoring-score = Skóre
scoring-placed = { color }, řádek { $line }
scoring-dropped = { color }, řádek { $line }: bez sloupce, padá
scoring-floor = Podlaha
scoring-tray = Tácek:
# The floor cost more than there was to lose.
scoring-lost = −{ $lost } místo { $cost }
scoring-close = Dál
# The keys.
keys-title = Klávesy
keys-note = Písmena barev jsou v obou sadách stejná. Když se plné řady přesouvají { $theme ->
    [chocolate] do volné bonboniéry
   *[palace] na volnou stěnu
}, znamená číslice sloupec.
key-source = nabídka nebo střed
key-color = barva
key-destination = řada nebo podlaha
key-enter = potvrdit
key-escape = pustit
key-back = o krok zpět
key-undo = vrátit tah
key-hint = tip
key-arrows = krokovat hrou
key-space = dokončit animaci
key-help = tyto klávesy
