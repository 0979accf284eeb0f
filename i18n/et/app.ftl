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

bot-name = { $level ->
    [beginner] Algaja bot
    [easy] Kerge bot
    [medium] Keskmine bot
    [hard] Raske bot
    [expert] Ekspertbot
   *[master] Meisterbot
}
bot-name-numbered = { $level ->
    [beginner] Algaja bot { $number }
    [easy] Kerge bot { $number }
    [medium] Keskmine bot { $number }
    [hard] Raske bot { $number }
    [expert] Ekspertbot { $number }
   *[master] Meisterbot { $number }
}

## Game over and kept games

over-nothing = Sellist mängu siin pole.
over-nobody = Võitjat pole
over-unfinished = Lõpetamata mäng
over-winner = { $names } võitis
over-winners = { $names } jagavad võitu
over-resigned = { $name } andis alla.
over-time = { $name }: aeg sai otsa.
over-aborted = { $name } katkestas mängu.
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
players-two = 2
players-three = 3
players-four = 4
seat-who = Kes mängib { $seat }. kohal
seat-name-label = { $seat }. mängija nimi
seat-unnamed = Mängija { $seat }
seat-bot = Bot
sitter-person = Inimene
sitter-beginner = Bot: algaja
sitter-easy = Bot: kerge
sitter-medium = Bot: keskmine
sitter-hard = Bot: raske
sitter-expert = Bot: ekspert
sitter-master = Bot: meister
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
wall-colored = Värviline
wall-colored-note = Igal ruudul on oma värv.
wall-free = Vaba
wall-free-note = Valid veeru ise, aga sama värv ei tohi reas ega veerus korduda.
factories = Vabrikud
factories-plain = Tavalised
factories-plain-note = Kõik vabrikud on ühesugused.
factories-special = Erilised
factories-special-note = Mõni vabrik on kuldne pool üleval ja rikub reegleid.
factories-even = Võrdne jagaja
factories-even-note = Nagu erilised, aga jagaja tükid tuleb jagada nii võrdselt kui võimalik.
preview = Käigu eelvaade
preview-full = Kõik lauad
preview-own = Oma laud
preview-off = Väljas
pause = Botid ootavad
pause-off = Ei
pause-short = Veidi
pause-long = Kaua
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
load-empty = Veel pole midagi laadida.
load-bad-position = See pole üleskirjutus ega seis.
load-position-over = See on mängu lõppseis: mängida pole enam midagi.
load-bad-record = Rida { $line }, veerg { $column }: siitmaalt ei saa üleskirjutust lugeda.
load-bad-deal = Rida { $line }, veerg { $column }: selline jagamine pole võimalik.
load-bad-move = Rida { $line }, veerg { $column }: „{ $found }” pole käik.
load-illegal-move = Rida { $line }, veerg { $column }: „{ $found }” pole lubatud. { $why }
load-bad-end = Rida { $line }, veerg { $column }: mäng lõppes juba varem või on tulemus teine.

saved-title = Salvestatud mängud
saved-over = { $names }: { $scores }
saved-unfinished = { $names }: { $scores }, jäi pooleli { $round }. voorus
saved-unreadable = Mäng, mida ei saa lugeda
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

## The rules as a page. Every message of this part may name: $tiles (how many there are), $copies (of each color),
## $colors, $disc (how many on a factory), $lines (rows of the wall), $spaces (of the floor), $costs (of its spaces, as
## a list), $discs (with a gold side), $barren (rounds).

# Several pieces, without their number.
piece-plural = { $theme ->
    [chocolate] šokolaaditükid
   *[palace] mosaiigitükid
}
    .partitive = { $theme ->
        [chocolate] šokolaaditükke
       *[palace] mosaiigitükke
    }
rules-contents = Peatükid
rules-short = Lühidalt
rules-short-take = Võta laualt ühte värvi { piece-plural.partitive } ja kogu neid oma mängulaua mustriridadele. Vooru lõpus läheb igast täis mustrireast üks tükk { wall.onto }, kus see annab kohe punkte. Mis kuhugi ei mahu, kukub põrandale ja maksab punkte.
rules-short-end = Voor, milles keegi saab { wall.genitive } rea valmis, jääb viimaseks. Siis annavad valmis read, veerud ja värvid boonust ning võidab see, kellel on kõige rohkem punkte.

rules-setup = Mis on laual
rules-setup-bag = Mängus on { $tiles } { piece.partitive }: { $colors } värvi, igaühest { $copies }. Alguses on kõik kotis. Koti kõrval on karbikaas, kuhu pannakse kasutatud tükid.
rules-setup-discs = Vabrikumärgid on laotud ringina ümber laua keskosa. Igaks vooruks saab iga vabrik kotist pimesi { $disc } tükki.
rules-players = Mängijaid
rules-factories = Vabrikuid
rules-laid-out = Tükke laual
rules-setup-board = Igal mängijal on mängulaud. Sellel on { $lines } mustririda, kus on 1 kuni { $lines } ruutu, { $lines } rea ja { $lines } veeruga { wall.nominative }, { $spaces } ruuduga põrand ning skoor, mis algab nullist.

rules-offer = Vabrikute toodang
rules-offer-turn = Esimesena käib alustav mängija, edasi käiakse päripäeva. Oma käigul pead võtma ühest kohast kõik ühte värvi { piece-plural }:
rules-offer-factory = vabrikult (ülejäänud sealt lähevad laua keskele)
rules-offer-center = või laua keskelt.
rules-offer-lines = Kõik võetud tükid lähevad ühte mustriritta või kõik põrandale. Mustriritta tohib panna, kui
rules-offer-not-full = see pole täis,
rules-offer-same-color = see on tühi või selles on sama värv
rules-offer-wall-row = ja { wall.genitive } samas reas seda värvi veel pole.
rules-offer-excess = Mustriritta läheb nii palju, kui mahub; ülejäänud kukuvad põrandale. Põranda võid valida ka siis, kui mõni mustririda sobiks.
rules-offer-marker = Kes võtab voorus esimesena laua keskelt, saab ka alustava mängija märgi. See läheb põrandale enne kõike muud, mis sama käiguga kukub, ja märgi omanik alustab järgmist vooru.
rules-offer-ends = Võtmine lõpeb, kui vabrikud ja laua keskosa on tühjad.

rules-floor = Põrand
rules-floor-costs = Põrand täitub vasakult paremale. Selle { $spaces } ruutu maksavad { $costs } punkti; märk loeb nagu üks { piece }.
rules-floor-items = Põrandal
rules-floor-together = Maksab kokku
rules-floor-full = Kui kõik ruudud on täis, läheb kõik muu, mis kukub, karbikaane sisse ega maksa enam midagi. Ka märk ei maksa siis midagi.
rules-floor-paid = Maksad kord voorus, pärast seda, kui { wall.nominative } on punkte andnud. Skoor ei lange kunagi alla nulli; mis läheks alla, unustatakse.

rules-tiling = { $theme ->
    [chocolate] Karpide koostamine
   *[palace] Seina katmine
}
rules-tiling-lines = Kui võtmine on läbi, käi oma mustriread ülevalt alla läbi. Igast täis mustrireast läheb üks { piece } { wall.onto }, samasse ritta oma värvi ruudule. Selle mustrirea ülejäänud tükid lähevad karbikaane sisse. Poolikud mustriread jäävad nii, nagu on.
rules-tiling-score = Pandud { piece } annab kohe punkte: seda läbiva katkematu rea pikkuse ja seda läbiva katkematu veeru pikkuse, tükk ise kummaski kaasa arvatud. Pikkus 1 ei loe, aga naabriteta tükk annab 1 punkti.
rules-figure-alone = Naabreid pole: { $points ->
    [one] { $points } punkt.
   *[other] { $points } punkti.
}
rules-figure-row = { $row }-ne rida, üleval ega all pole midagi: { $points } punkti.
rules-figure-both = { $row }-ne rida ja { $column }-ne veerg: { $row } + { $column } = { $points } punkti.
rules-figure-gap = Tühi ruut katkestab rea, nii et selle pikkus on ainult { $row }. Koos { $column }-se veeruga teeb see { $row } + { $column } = { $points } punkti.
rules-tiling-order = Kõik mängijad teevad seda korraga ja keegi ei jää kellelegi ette.

rules-next-round = Järgmine voor
rules-next-start = Kui { $theme ->
    [chocolate] üheski karbis
   *[palace] ühelgi seinal
} pole valmis rida, tehakse põrandad tühjaks, vabrikud täidetakse uuesti ja alustab see, kes võttis märgi. Kui märki ei võtnud keegi, alustab sama mängija uuesti.
rules-next-lid = Kui kott on tühi ja tükke on veel vaja, kallatakse karbikaane sisu kotti. Kui ka karbikaas on tühi, jääb mõni vabrik poolikuks või tühjaks.

rules-end = Mängu lõpp
rules-end-row = Mäng lõpeb pärast vooru, milles keegi sai { wall.genitive } rea valmis. Siis saab boonust kõige eest, mis on valmis:
rules-bonus-for = Iga
rules-bonus-points = Punktid
rules-bonus-row = valmis rida
rules-bonus-column = valmis veerg
rules-bonus-color = värv, mille kõik tükid on { wall.on }
rules-end-winner = Võidab see, kellel on kõige rohkem punkte. Viigi korral võidab see, kellel on rohkem valmis ridu. Kui ka neid on sama palju, jagatakse võitu.
rules-end-rare = Mäng lõpeb ka kahel harval juhul: kui vabrikuid pole enam millegagi täita või kui { $barren } vooru järjest pole keegi midagi { wall.onto } pannud.

rules-free-wall = { $theme ->
    [chocolate] Vaba karp
   *[palace] Vaba sein
}
rules-free-column = Siin pole ruutudel värvi. Täis mustrirea tükk võib minna sama rea igale tühjale ruudule, mille veerus seda värvi veel pole.
rules-figure-free = 3. reas on kaks tühja ruutu, aga ühe veerus on see värv juba olemas: jääb ainult viimane veerg.
rules-free-order = Mustriridade üle otsustatakse ülevalt alla ja iga rida annab punktid enne, kui järgmist vaadatakse. Kui mõni veerg sobib, tuleb see valida.
rules-free-falls = Kui ükski ei sobi, kukub kõik sellest mustrireast põrandale.
rules-free-taking = Võtmise ajal võid mustririda alustada või täiendada ka siis, kui selle värvi enam samasse ritta panna ei saa.

rules-special = Erivabrikud
rules-special-gold = Vabrikumärke on { $discs }, igaühel tavaline ja kuldne pool. Igaks vooruks need segatakse ja laotakse lauale ning sama paljudel, kui on mängijaid, keeratakse kuldne pool üles. Kuldne pool rikub reegleid:
rules-special-circle = Ringil pole otsi: esimene ja viimane vabrik on naabrid. Tühi vabrik jääb oma kohale; kui kandik on võetud, sulgub ring selle järel. Lisa tuleb enne magneteid.
rules-special-tray = Kandik püüab kinni täpselt ühe asja, kas tüki või märgi, alates sellest, mis kukub kandiku võtmise käigul, ja isegi siis, kui põrand on täis. Pärast vooru läheb see teiste vabrikumärkide juurde tagasi.
rules-special-even = Võrdse jagaja korral pead ülejäänud tükid jagama nii, et mõlemad naabrid saavad nii võrdselt, kui värvid lubavad.

rules-handling = Mängimine siin lehel
rules-handling-press = Vajuta värvi vabrikul või laua keskel ja siis üht oma mustririda või põrandat; või lohista tükid sinna. Teine värv asendab esimese ja vajutus tühja kohta tühistab valiku.
rules-handling-why = Kui mustririda värvi vastu ei võta, ütleb see vajutamisel, miks. Valimise ajal näitab laud, mida käik tooks.
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
rules-handling-typed = Käike saab ka kirjutada: 3R2 võtab 3. vabrikult { $theme ->
    [chocolate] valged
   *[palace] punased
} 2. mustriritta, CKF võtab laua keskelt mustad põrandale.

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
hint-expected = Vihje: { $move } Lõpuks on oodata { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, võidu tõenäosus on { $chance }%.
# Why something can’t be done.
refused = Seda ei saa praegu teha.
refused-turn = Praegu pole sinu kord.
refused-over = Mäng on läbi.
refused-past-deal = Selles voorus pole veel käiku, mida tagasi võtta.
refused-past-start = Siin pole veel käiku, mida tagasi võtta.
refused-no-takeback = Selles mängus käike tagasi ei võeta.
refused-abort = Kõik on juba käinud: mängu ei saa enam katkestada.
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
