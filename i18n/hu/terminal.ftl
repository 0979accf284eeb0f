# The game in a terminal, line by line. Texts of the game itself are in game.ftl, those it shares with the page in app.ftl.

## Words that can be typed, the first of each being the one that is told; the English ones are always understood, too.

word-help = súgó, segítség, ?
word-table = asztal, korongok
word-board = tábla
word-score = pontok
word-moves = lépések
word-why = miért
word-log = napló
word-gold = arany
word-hint = tipp
word-undo = vissza
word-go = tovább
word-resign = feladom
word-abort = félbeszakít
word-rematch = visszavágó
word-quit = kilépés
word-yes = igen, i
word-no = nem, n

## What they do, told after the words

help-help = ezek a szavak
help-table = mi van a korongokon és az asztal közepén
help-board = a saját tábla; számmal az azon a helyen ülőé
help-score = a pontok, és amit a forduló hozna, ha most érne véget
help-moves = a lehetséges lépések
help-why = egy lépéssel: mit hozna, vagy miért nem lehet; minden mintasorhoz elég a 3R
help-log = mi történt ebben a fordulóban; számmal az utolsó ennyi lépés
help-gold = mit tudnak az arany korongok
help-hint = egy jó lépés
help-undo = az utolsó lépés visszavonása
help-go = a megállt bot lépjen
help-resign = a játszma feladása
help-abort = a játszma félbeszakítása, amíg nem lépett mindenki egyszer
help-rematch = új játszma a játszma után
help-quit = kilépés; a játszma megmarad
help-take = Egy lépés: korong vagy C, az asztal közepe, a szín betűje, és egy mintasor vagy F, a padló: 3R2, CKF.
help-spread = A szétosztónál a < után az is kell, mely színek mennek balra: 4R2<BK.
help-place = A betelt mintasort a száma, a @ jel és egy oszlop helyezi el: 3@5.
help-letters = A színek betűi: { $colors }.

## Playing line by line

plain-welcome = Azulejo sorról sorra. { plain-try-help }
plain-try-help = Írd be: „{ $help }”, és megtudod, mit lehet mondani.
plain-begins = { $names }. { wall }: { $wall }. { factories }: { $factories }.
plain-goes-on = A játszma a(z) { $round }. fordulóval folytatódik.
plain-offer = Itt maradt egy játszma: { $names }, { $round }. forduló. „{ $yes }”: folytatás, „{ $no }”: új játszma.
plain-offer-again = A válasz „{ $yes }” vagy „{ $no }” legyen.
plain-offer-left = A félbehagyott játszma megmaradt.
plain-damaged = A félbehagyott játszma nem olvasható: { $why }. Félretéve itt: { $path }.
plain-saved = A játszma el van mentve. Folytatás: „{ $command }”.
plain-unsaved = A játszma nincs elmentve.
plain-goodbye = Viszontlátásra.
plain-input-ends = A bemenet véget ért.
plain-save-failed = A játszma nincs elmentve: { $why }.
plain-elsewhere = Ezt a játszmát most egy másik program játssza. Innen már nem mentődik.
plain-recorded = A játszma leirata itt van: { $path }.
plain-put-aside = A félbehagyott játszma félre van téve; a leirata itt van: { $path }.
plain-too-long = Ez hosszabb, mint bármi, amit itt mondani lehet.
plain-nobody-waits = Egyik bot sem állt meg.
plain-wall-row = { wall }, { $line }. sor: { $tiles }.
plain-wall-row-empty = { wall }, { $line }. sor: üres.
plain-wall-tile = { color } a(z) { $column }. oszlopban
plain-no-seat = Nincs „{ $seat }” hely, csak 1-től { $count }-ig.
plain-which-move = Melyik lépés? Például: „{ $word } 3R2”.
plain-which-number = „{ $found }” nem szám.
plain-no-moves = Most nincs mit lépni.
plain-no-log = Ebben a fordulóban még nem történt semmi.
plain-no-gold = Egyik korong sincs az arany oldalával felfelé.
plain-nobody-resigns = Senki sem adja fel.
plain-over = „{ $rematch }”: új játszma, „{ $quit }”: kilépés.
plain-not-needed = A „{ $word }” után nem állhat semmi.

## At tables of a server: words, what they do, and what is said line by line

word-sit = leül
word-ready = kész
word-begin = kezdés
word-bot = bot
word-remove = felállít
word-up = fel
word-say = mond
word-mute = némít
word-link = link, meghívás
word-fair = tisztesség

help-sit = leülsz egy névvel: leül Anna
help-ready = jelzed, hogy kész vagy
help-begin = elkezded a játékot (házigazda)
help-bot = botot ültetsz egy szabad helyre (házigazda): bot 3 hard
help-remove = felállsz; számmal megkéred az ott ülőt, hogy álljon fel
help-up = az ott ülőt egy hellyel előrébb ülteted (házigazda): fel 2
help-say = mondasz valamit; magában felolvassa a kész mondatokat, amelyeket a számuk mond ki
help-mute = nem hallgatsz tovább valakire, vagy újra igen: némít 2
help-link = hogyan jutnak ide mások
help-fair = a játék után: tisztességes volt-e a zsák

plain-sit-down = Leüléshez írd be: „{ $sit }” és a neved.
plain-which-seat = Mondd meg, melyik hely: „{ $word } 2”.
plain-which-name = Mondd meg a neved: „{ $word } Anna”.
plain-which-level = A(z) „{ $found }” nem szint. Szintek: { $levels }.
plain-seat-kept = A helyed megmarad. A „{ $command }” visszahoz.
plain-line-back = A vonal újra él.
turn-sent = A lépésed úton van

door-link = Link vagy szerver
door-link-note = A link, amelyet valaki küldött, vagy egy szerver címe.
door-code = Kód
door-code-note = Az asztal rövid kódja, ha csak a szerver címe van meg.

## Keys

key-column = oszlop

## Screens

screen-too-small = Az Azulejo { $wanted } méretű képernyőt igényel; ez { $found }.
act-scoring = Az utolsó forduló pontozása
act-board = Másik tábla nagyban
act-command = Lépés vagy szó beírása
act-now = vissza a játékhoz
key-log = napló
key-scroll = görgetés
key-choose = választás
key-change = módosítás
key-do = végrehajtás
confirm-enter = Enter
confirm-enter-note = A lépés az Enterre vár.
key-table = az asztal
round-steps = fordulónként
home-new = Új játék
home-leave = Kilépés a programból
settings-not-kept = Ezek a beállítások nem őrződnek meg: { $why }.
games-note = Egy jegyzőkönyvet vagy állást tartalmazó fájl neve; alatta az itt játszott játszmák.

## A parancssor jelentései: replay, demo és analyze

draw-over = A játék véget ért, fordulók: { $round }
draw-tiling = { $round }. forduló, falra rakás
draw-supply = zsák { $bag } · tető { $lid }
draw-center = közép
draw-taken = elvitték
demo-title = { $rules }, mag: { $seed }

analysis-care = Állások keresésenként: { $nodes }. Más feltöltések: { $deals }. Mag: { $seed }.
analysis-after-deal = feltöltés után:
analysis-deal-luck = szerencse:
analysis-move = lép.
analysis-seat = hely
analysis-lost = veszt.
analysis-lead = előny
analysis-depth = mélység
analysis-luck-note = Minden feltöltést ennyi másikkal vetünk össze ugyanabból a zsákból: { $deals }. ± a standard hiba.
analysis-course = A kezdettől a végéig
analysis-start = kezdet
analysis-luck = szerencse
analysis-own = saját lépés
analysis-others = többiek
analysis-unforeseen = váratlan
analysis-end = vége
analysis-moves = lépések
analysis-mean-loss = átlagos
analysis-points-lost = pontveszt.
analysis-best = legj.
analysis-good = jó
analysis-position = { $round }. forduló: { $name } lép. A legjobb lépések, keresésenként { $nodes } állással:
analysis-expected = Átlag a zsákból húzott feltöltésekre ({ $deals }):
analysis-errors = A standard hiba legfeljebb { $chance } és { $points } pont.
plot-move = { $round }. forduló, { $number }. lépés: { $name }, { $code }
plot-above = { $name }: 50% felett vezet
plot-below = { $name }: 50% alatt vezet
