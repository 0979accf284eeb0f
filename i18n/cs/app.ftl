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

bot-name = { $level ->
    [beginner] Bot začátečník
    [easy] Lehký bot
    [medium] Střední bot
    [hard] Těžký bot
    [expert] Bot expert
   *[master] Bot mistr
}
bot-name-numbered = { $level ->
    [beginner] Bot začátečník { $number }
    [easy] Lehký bot { $number }
    [medium] Střední bot { $number }
    [hard] Těžký bot { $number }
    [expert] Bot expert { $number }
   *[master] Bot mistr { $number }
}

## Game over and kept games

over-nothing = Taková hra tu není.
over-nobody = Nikdo nevyhrává
over-unfinished = Nedohraná hra
over-winner = Vítězí { $names }
over-winners = { $names } se dělí o vítězství
over-resigned = { $name } se vzdává.
over-time = { $name }: vypršel čas.
over-aborted = { $name } ruší hru.
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
players-two = 2
players-three = 3
players-four = 4
seat-who = Kdo hraje na místě { $seat }
seat-name-label = Jméno hráče { $seat }
seat-unnamed = Hráč { $seat }
seat-bot = Bot
sitter-person = Člověk
sitter-beginner = Bot: začátečník
sitter-easy = Bot: lehký
sitter-medium = Bot: střední
sitter-hard = Bot: těžký
sitter-expert = Bot: expert
sitter-master = Bot: mistr
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
wall-colored = Barevná
wall-colored-note = Každé pole { wall.of } má svou barvu.
wall-free = Volná
wall-free-note = Sloupec volíš ty, ale žádná barva dvakrát v řádku ani sloupci.
factories = Nabídky
factories-plain = Běžné
factories-plain-note = Všechny jsou stejné.
factories-special = Speciální
factories-special-note = Některé leží zlatou stranou nahoru a mění pravidla.
factories-even = Rovné dělení
factories-even-note = Jako speciální, ale dělit se musí co nejrovněji.
preview = Náhled tahu
preview-full = Všechny plány
preview-own = Můj plán
preview-off = Žádný
pause = Boti čekají
pause-off = Ne
pause-short = Krátce
pause-long = Déle
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
load-empty = Zatím není co načíst.
load-bad-position = Tohle není záznam ani pozice.
load-position-over = Tahle pozice je konec hry: už není co hrát.
load-bad-record = Řádek { $line }, sloupec { $column }: odtud dál nelze záznam přečíst.
load-bad-deal = Řádek { $line }, sloupec { $column }: takhle se nabídky naplnit nemohly.
load-bad-move = Řádek { $line }, sloupec { $column }: „{ $found }“ není tah.
load-illegal-move = Řádek { $line }, sloupec { $column }: „{ $found }“ nelze zahrát. { $why }
load-bad-end = Řádek { $line }, sloupec { $column }: hra skončila už dřív, nebo má jiný výsledek.

saved-title = Uložené hry
saved-over = { $names }: { $scores }
saved-unfinished = { $names }: { $scores }, nedohráno ({ $round }. kolo)
saved-unreadable = Nečitelná hra
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

## The rules as a page. Every message of this part may name: $tiles (how many there are), $copies (of each color),
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
rules-contents = Kapitoly
rules-short = Ve zkratce
rules-short-take = Ber ze stolu { piece-plural } jedné barvy a sbírej je v řadách svého plánu. Na konci kola putuje z každé plné řady jedna { piece } { wall.to } a hned boduje. Co se nikam nevejde, spadne na podlahu a stojí body.
rules-short-end = Kolo, ve kterém někdo dokončí řádek { wall.of }, je poslední. Pak přinesou bonus úplné řádky, sloupce a barvy a vyhrává ten, kdo má nejvíc bodů.

rules-setup = Co je na stole
rules-setup-bag = Celkem je tu { $tiles } { piece-plural.genitive }, { $copies } od každé z { $colors } barev. Na začátku jsou všechny v sáčku. Vedle něj leží víko krabice, kam se odkládají použité.
rules-setup-discs = Nabídky jsou destičky rozložené do kruhu kolem středu stolu. Na každé kolo dostane každá nabídka naslepo ze sáčku { $disc ->
    [few] { $disc } { piece-plural }
   *[other] { $disc } { piece-plural.genitive }
}.
rules-players = Hráči
rules-factories = Nabídky
rules-laid-out = Vyloženo
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
rules-floor-items = Na podlaze
rules-floor-together = Stojí celkem
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
rules-bonus-for = Za co
rules-bonus-points = Body
rules-bonus-row = každý úplný řádek
rules-bonus-column = každý úplný sloupec
rules-bonus-color = každou barvu, kterou máš { wall.on } celou
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
rules-handling-typed = Tahy lze i psát: 3R2 vezme { $theme ->
    [chocolate] bílou
   *[palace] červenou
} z nabídky 3 do řady 2, CKF vezme černou ze středu na podlahu.

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
hint-expected = Tip: { $move } Očekávaný konec: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, šance na výhru { $chance } %.
# Why something can’t be done.
refused = Teď to nejde.
refused-turn = Nejsi na tahu.
refused-over = Hra skončila.
refused-past-deal = V tomto kole zatím není co vrátit.
refused-past-start = Tady zatím není co vrátit.
refused-no-takeback = U tohoto stolu se tahy nevracejí.
refused-abort = Všichni už hráli: hru teď zrušit nejde.
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
