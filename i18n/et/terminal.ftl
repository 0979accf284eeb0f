# The game in a terminal, line by line. Texts of the game itself are in game.ftl, those it shares with the page in app.ftl.

## Words that can be typed, the first of each being the one that is told; the English ones are always understood, too.

word-help = abi, ?
word-table = laud, vabrikud
word-board = mängulaud
word-score = punktid
word-moves = käigud
word-why = miks
word-log = logi
word-gold = kuldsed
word-hint = vihje
word-undo = tagasi
word-go = edasi
word-resign = alistu
word-abort = katkesta
word-rematch = uuesti
word-quit = lõpeta, välja
word-yes = jah, j
word-no = ei, e

## What they do, told after the words

help-help = need sõnad
help-table = mis on vabrikutel ja laua keskel
help-board = sinu mängulaud; numbriga selle koha mängulaud
help-score = punktid ja see, mida voor tooks, kui see nüüd lõppeks
help-moves = käigud, mida saab teha
help-why = koos käiguga: mida see tooks või miks seda teha ei saa; kõigi ridade jaoks piisab 3R
help-log = mida selles voorus mängiti; numbriga nii palju viimaseid käike
help-gold = mida kuldsed vabrikud teevad
help-hint = hea käik
help-undo = võta viimane käik tagasi
help-go = lase peatunud botil käia
help-resign = alistu
help-abort = katkesta mäng, kuni igaüks on korra käinud
help-rematch = mängi pärast mängu uuesti
help-quit = lahku; mäng jääb alles
help-take = Käik on vabrik või C ehk laua keskosa, värvi täht ja mustririda või F ehk põrand: 3R2, CKF.
help-spread = Jagaja puhul öeldakse märgi < järel ka, mis värvid lähevad vasakule: 4R2<BK.
help-place = Täis mustririda paigutatakse selle numbri, märgi @ ja veeruga: 3@5.
help-letters = Värvide tähed: { $colors }.

## Playing line by line

plain-welcome = Azulejo rida-realt. { plain-try-help }
plain-try-help = Kirjuta „{ $help }“, et kuulda, mida saad öelda.
plain-begins = { $names }. { wall }: { $wall }. { factories }: { $factories }.
plain-goes-on = Mäng jätkub { $round }. voorus.
plain-offer = Siia jäi pooleli mäng: { $names }, { $round }. voor. Kirjuta „{ $yes }“, et jätkata, või „{ $no }“, et alustada uut.
plain-offer-again = Palun kirjuta „{ $yes }“ või „{ $no }“.
plain-offer-left = Pooleli jäänud mäng on alles.
plain-damaged = Pooleli jäänud mängu ei saa lugeda: { $why }. See pandi kõrvale faili { $path }.
plain-saved = Mäng on salvestatud. Sellega jätkab „{ $command }“.
plain-unsaved = Mäng pole salvestatud.
plain-goodbye = Head aega.
plain-input-ends = Sisend on lõppenud.
plain-save-failed = Mäng pole salvestatud: { $why }.
plain-elsewhere = Seda mängu mängib nüüd teine programm. Siit seda enam ei salvestata.
plain-recorded = Mängu üleskirjutus on failis { $path }.
plain-put-aside = Pooleli jäänud mäng pandi kõrvale; selle üleskirjutus on failis { $path }.
plain-too-long = See on pikem kui miski, mida siin öelda saab.
plain-nobody-waits = Ükski bot pole peatunud.
plain-wall-row = { wall }, { $line }. rida: { $tiles }.
plain-wall-row-empty = { wall }, { $line }. rida: tühi.
plain-wall-tile = { color } { $column }. veerus
plain-no-seat = Kohta „{ $seat }“ pole, on ainult 1 kuni { $count }.
plain-which-move = Ütle, milline käik: „{ $word } 3R2“.
plain-which-number = „{ $found }“ pole arv.
plain-no-moves = Praegu pole midagi mängida.
plain-no-log = Selles voorus pole veel midagi mängitud.
plain-no-gold = Ükski vabrik pole kuldse poolega üleval.
plain-nobody-resigns = Keegi ei anna alla.
plain-over = Kirjuta „{ $rematch }“, et uuesti mängida, või „{ $quit }“, et lahkuda.
plain-not-needed = Sõna „{ $word }“ järel ei saa midagi olla.

## At tables of a server: words, what they do, and what is said line by line

word-sit = istu
word-ready = valmis
word-begin = alusta
word-bot = bot
word-remove = eemalda
word-up = üles
word-say = ütle
word-mute = vaigista
word-link = link, kutsu
word-fair = aus

help-sit = istu lauda nime all: istu Anna
help-ready = ütle, et oled valmis
help-begin = alusta mängu (laua omanik)
help-bot = pane vabale kohale bot (laua omanik): bot 3 hard
help-remove = tõuse lauast; numbriga palu sel kohal istujal tõusta
help-up = tõsta kohal istuja ühe koha võrra ettepoole (laua omanik): üles 2
help-say = ütle midagi; üksi loeb ette valmislaused, mida saab öelda numbriga
help-mute = ära enam kuula kedagi või kuula jälle: vaigista 2
help-link = kuidas teised siia lauda saavad
help-fair = pärast mängu: kas kott oli aus

plain-sit-down = Lauda istumiseks kirjuta „{ $sit }“ ja oma nimi.
plain-which-seat = Ütle, milline koht: „{ $word } 2“.
plain-which-name = Ütle oma nimi: „{ $word } Anna“.
plain-which-level = „{ $found }“ ei ole tase. Tasemed on { $levels }.
plain-seat-kept = Su koht jääb alles. „{ $command }“ toob sind tagasi.
plain-line-back = Ühendus on jälle olemas.
turn-sent = Sinu käik on teel

door-link = Link või server
door-link-note = Link, mille keegi sulle saatis, või serveri aadress.
door-code = Kood
door-code-note = Laua lühike kood, kui sul on ainult serveri aadress.

## Keys

key-column = veerg

## Screens

screen-too-small = Azulejo vajab ekraani { $wanted }; sellel on { $found }.
act-scoring = Viimase vooru punktid
act-board = Näita teist lauda suurelt
act-command = Kirjuta käik või sõna
act-now = tagasi mängu
key-log = kulg
key-scroll = keri
key-choose = vali
key-change = muuda
key-do = tee
confirm-enter = Enter
confirm-enter-note = Käik ootab Enterit.
key-table = laud
round-steps = voorude kaupa
home-new = Uus mäng
home-leave = Lahku programmist
settings-not-kept = Neid seadeid ei säilitata: { $why }.
games-note = Mängukirje või seisu faili nimi; selle all on siin mängitud mängud.

## Käsurea aruanded: replay, demo ja analyze

draw-over = Mäng lõppes { $round }. vooruga
draw-tiling = { $round }. voor, seina ladumine
draw-supply = kott { $bag } · kaas { $lid }
draw-center = keskosa
draw-taken = võetud
demo-title = { $rules }, seeme { $seed }

analysis-care = Seise ühe otsingu kohta: { $nodes }. Teisi täitmisi: { $deals }. Seeme: { $seed }.
analysis-after-deal = pärast täitmist:
analysis-deal-luck = selle õnn:
analysis-move = käik
analysis-seat = koht
analysis-lost = kaotus
analysis-lead = edu
analysis-depth = sügavus
analysis-luck-note = Iga täitmist võrreldakse teistega samast kotist: { $deals }. ± on standardviga.
analysis-course = Algusest lõpuni
analysis-start = algus
analysis-luck = õnn
analysis-own = oma käigud
analysis-others = teised
analysis-unforeseen = ootamatu
analysis-end = lõpp
analysis-moves = käike
analysis-mean-loss = keskm. kadu
analysis-points-lost = punktikadu
analysis-best = parim
analysis-good = hea
analysis-position = { $round }. voor: käigul on { $name }. Parimad käigud, { $nodes } seisu ühe otsingu kohta:
analysis-expected = Keskmine kotist võetud täitmiste kohta ({ $deals }):
analysis-errors = Standardvead on kuni { $chance } ja { $points } punkti.
plot-move = { $round }. voor, { $number }. käik: { $name }, { $code }
plot-above = { $name }, ees üle 50%
plot-below = { $name }, ees alla 50%
