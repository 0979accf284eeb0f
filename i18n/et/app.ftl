# The page around the table: screens, settings, rules. Texts of the game itself are in game.ftl.

app-name = Azulejo
title-start = Azulejo
title-table = Laud – Azulejo
title-over = Mäng läbi – Azulejo
title-game = Salvestatud mäng – Azulejo
title-rules = Reeglid – Azulejo

## Everywhere

close = Sulge
put-away = Peida see teade
tools = Reeglid ja seaded
rules = Reeglid
online = Võrgus
school = Kool
home = Avalehele
back = Tagasi
read-more = Lähemalt

save-failed = See seade ei salvesta mängu: mälu on täis või sellele lehele suletud. Mängi edasi ja ekspordi mäng lõpus.
save-damaged = Siia jäänud mängu ei saa lugeda. See on kõrvale pandud; leiad selle avalehelt.
bot-failed = Botil läks midagi viltu ja tal pole käiku. Palu tal jätkata või võta oma käik tagasi.
hint-failed = Vihjet ei leidunud.
network-missing = Botide närvivõrku ei õnnestunud laadida. Botid, vihjed ja analüüsid on esialgu nõrgemad.

## Game over and kept games

over-nothing = Sellist mängu siin pole.
over-sources = Kust punktid tulid
over-player = Mängija
over-start = Enne
over-tiles = Tükid
over-floor = Põrand
over-rows-column = Read
over-columns-column = Veerud
over-colors-column = Värvid
over-total = Kokku
over-plot = Skoor voorude kaupa
over-plot-seat = { $name }: { $scores }.
over-plot-bonus = Boonus
over-rematch = Revanš
over-no-rematch = Revanš pole praegu võimalik.
over-review = Analüüs
over-export = Ekspordi
over-copy = Kopeeri
over-from-here = Mängi siit edasi
over-steps = Samm-sammult
over-step = { $step }. samm { $steps }-st
step-first = Esimene samm
step-back = Samm tagasi
step-on = Samm edasi
step-last = Viimane samm
step-none = Laud enne esimest jagamist.
copied = Üleskirjutus on lõikelaual.
not-copied = Brauser ei luba sellel lehel lõikelauda kasutada.

## Start

start-tagline = { $theme ->
    [chocolate] Võta, kogu, täida oma karp: mäng kahele kuni neljale.
   *[palace] Võta, kogu, kaunista oma sein: mäng kahele kuni neljale.
}
play = Mängi
load = Laadi või kleebi
start-from-here = Mäng jätkub { $round }. voorust.
start-fresh = Alusta hoopis algusest

seats-title = Mängijad
seats-number = Mitu
seat-who = Kes mängib { $seat }. kohal
seat-name-label = { $seat }. mängija nimi
seat-unnamed = Mängija { $seat }
seat-bot = Bot
first-label = Kes alustab
first-drawn = Loositakse
first-bot = Bot { $seat }. kohal
bad-name = { $seat }. mängija nimes on märk, mida ei saa kuvada.
bad-table = Nende valikutega ei saa mängida.

rules-choice-title = Reeglid
# The word of the wall; its attributes stand inside sentences.
wall = { $theme ->
    [chocolate] Karp
   *[palace] Sein
}
    .nominative = { $theme ->
        [chocolate] karp
       *[palace] sein
    }
    .genitive = { $theme ->
        [chocolate] karbi
       *[palace] seina
    }
    .onto = { $theme ->
        [chocolate] karpi
       *[palace] seinale
    }
    .on = { $theme ->
        [chocolate] karbis
       *[palace] seinal
    }
factories = Vabrikud
preview = Käigu eelvaade
pause = Botid ootavad
bag-tracker = Näita, mis on kotis

theme = Tükid
theme-palace = Palee
theme-chocolate = Šokolaad
language = Keel

resume-title = Pooleliolev mäng
resume-over = Viimane mäng
resume-text = { $round }. voor · { $scores }
resume = Jätka
resume-look = Vaata
elsewhere = See mäng jätkub teisel vahelehel.
elsewhere-here = Mängi siin
put-aside = Pane kõrvale

load-title = Laadi mäng
load-note = Kleebi üleskirjutus või seis või ava fail. Lõpetatud mängu saab samm-sammult vaadata, iga muu jätkub sealt, kus see on.
load-text = Üleskirjutus või seis
load-take = Laadi
load-file = Ava fail
load-position-over = See on mängu lõppseis: mängida pole enam midagi.

saved-title = Salvestatud mängud
saved-export = Ekspordi: { $game }
saved-forget = Kustuta: { $game }
aside-title = Vigane mäng
aside-text = Üht mängu selles seadmes ei saanud lugeda ja see pandi kõrvale.
aside-save = Salvesta failina
aside-forget = Viska ära

## Settings

settings-title = Seaded
settings-looks = Välimus
settings-playing = Mängimine
settings-auto = Automaatne
settings-scheme = Heledus
settings-scheme-light = Hele
settings-scheme-dark = Tume
settings-contrast = Kontrast
settings-contrast-normal = Tavaline
settings-contrast-high = Tugev
settings-letters = Tähed tükkidel
settings-confirm = Käigu tegemine
settings-confirm-instant = Kohe
settings-confirm-instant-note = Käik tehakse kohe, kui rida on valitud.
settings-confirm-button = Nupp
settings-confirm-button-note = Käik ootab kinnitusnuppu.
settings-confirm-countdown = Viivitus
settings-confirm-countdown-note = Käik tehakse hetke pärast, kui sa seda ei tühista.
settings-confirm-tap-twice = Kaks vajutust
settings-confirm-tap-twice-note = Käik tehakse, kui vajutad rida teist korda.
settings-speed = Animatsioon
settings-speed-off = Väljas
settings-speed-fast = Kiire
settings-speed-normal = Tavaline
settings-speed-slow = Aeglane
settings-sounds = Helid

## The rules as a page: its tables and keys. What the chapters say is in game.ftl.

rules-contents = Peatükid

rules-players = Mängijaid
rules-factories = Vabrikuid
rules-laid-out = Tükke laual

rules-floor-items = Põrandal
rules-floor-together = Maksab kokku

rules-bonus-for = Iga
rules-bonus-points = Punktid
rules-bonus-row = valmis rida
rules-bonus-column = valmis veerg
rules-bonus-color = värv, mille kõik tükid on { wall.on }

rules-keys = Klahvid
rules-key-does = Mida need teevad
rules-key-source = vali vabrik või laua keskosa
rules-key-color = vali värv, ükskõik mis nime kujundus sellele annab
rules-key-line = vali mustririda või põrand
rules-key-confirm = kinnita käik
rules-key-back = võta üks valik tagasi
rules-key-undo = võta viimane käik tagasi
rules-key-hint = küsi vihjet
rules-key-help = näita seda abi
rules-key-step = liigu mängus sammukaupa

## The table

table-title = Laud
table-tools = Tööriistad
menu = Menüü
menu-stop = Peata mõtlemine
menu-go-on = Las bot käib
menu-abort = Katkesta mäng
menu-resign = Anna alla
menu-result = Tulemus
menu-home = Lahku lauast
tool-undo = Võta tagasi
tool-hint = Vihje
tool-log = Mängu kulg
tool-sound = Helid sisse
tool-mute = Helid välja
tool-rules = Reeglid
tool-settings = Seaded
tool-keys = Klahvid
command = Kirjuta käik, näiteks 3R2
command-play = Tee kirjutatud käik
round = { $round }. voor
recent = Viimased käigud
last-round = Viimane voor
actions = Sinu käik
# Whose turn it is: short, as it stands in the bar of a phone.
turn-own = Sinu kord
turn-own-of = { $name }: sinu kord
turn-other = Käigul { $name }
turn-thinking = { $name } mõtleb
turn-stopped = { $name } peatati
turn-hint = Vihje otsimine
turn-past = Tagasivaade
turn-bag = Uus voor
turn-over = Mäng läbi
# What to do next.
prompt-pick = Vali värv vabrikult või laua keskelt.
prompt-color = { $factory }. vabrik: vali värv.
prompt-color-center = Laua keskosa: vali värv.
prompt-line = { some-of-color }: vali mustririda või põrand.
prompt-column = { $line }. mustririda, { color }: vali veerg.
prompt-placed = Iga täis mustririda on paigas.
cancel = Tühista
confirm = Kinnita
place-back = Võta valik tagasi
stop = Peata
step-now = Mängu juurde
steps = Mäng sammukaupa
past-beginning = Laud enne esimest jagamist.
# What happened, for those who hear the table.
undone = Viimane käik on tagasi võetud.
left = { $name } annab alla; koha võtab üle bot.
ended-left = { $name } annab alla. Mäng on läbi.
ended-aborted = Mäng on katkestatud.
# Parts of the table.
offer = Vabrikud
lines = Mustriread
supply = Kott: { $bag }. Karbikaas: { $lid }.
bag-color = Kotis: { some-of-color }
spread-rest = Kuhu läheb ülejäänu
effect-ask = { $effect }: mida see teeb?
starts-next = Alustab järgmist vooru
points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
look-at = Vaata mängulauda: { $name }
look-title = { $name }
gold-title = Kuldne vabrik: { $effect }
gold-more = Kõik erivabrikud
resign-two = { $name }, kas tahad alla anda? Siis on mäng läbi.
resign-more = { $name }, kas tahad alla anda? Siis võtab sinu koha üle bot ja sina jääd viimaseks.
resign-not = Mängi edasi
# How a round was scored: in a line, $change with its sign, and as a table.
scored = { $round }. voor: { $seats }.
scored-seat = { $name } { $change }
scoring = Punktiarvestus
scoring-of = { $round }. voor: punktiarvestus
scoring-tile = Tükk
scoring-row = Reas
scoring-column = Veerus
scoring-points = Punktid
scoring-score = Skoor
scoring-placed = { color }, { $line }. rida
scoring-dropped = { color }, { $line }. rida: veergu pole, kukub
scoring-floor = Põrand
scoring-tray = Kandik:
# The floor cost more than there was to lose.
scoring-lost = −{ $lost } ({ $cost } asemel)
scoring-close = Edasi
# The keys.
keys-title = Klahvid
keys-note = Värvide tähed on mõlemas kujunduses samad. Kui valid täis mustriridadele veerge, tähendab number veergu.
key-source = vabrik või keskosa
key-color = värv
key-destination = mustririda või põrand
key-enter = kinnita
key-escape = loobu
key-back = üks samm tagasi
key-undo = võta tagasi
key-hint = vihje
key-arrows = liigu mängus sammukaupa
key-space = lõpeta animatsioon
key-help = need klahvid
