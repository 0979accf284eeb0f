# The game in a terminal, line by line. Texts of the game itself are in game.ftl, those it shares with the page in app.ftl.

## Words that can be typed, the first of each being the one that is told; the English ones are always understood, too.

word-help = pomoc, nápověda, ?
word-table = stůl, nabídky
word-board = deska
word-score = body
word-moves = tahy
word-why = proč
word-log = zápis
word-gold = zlaté
word-hint = rada
word-undo = zpět
word-go = dál
word-resign = vzdát
word-abort = zrušit
word-rematch = odveta
word-quit = konec
word-yes = ano, a
word-no = ne

## What they do, told after the words

help-help = tato slova
help-table = co leží na nabídkách a uprostřed stolu
help-board = tvoje deska; s číslem deska na tom místě
help-score = body a co by kolo přineslo, kdyby teď skončilo
help-moves = tahy, které lze zahrát
help-why = s tahem: co by přinesl, nebo proč ho nelze zahrát; pro všechny řady stačí 3R
help-log = co se hrálo v tomto kole; s číslem tolik posledních tahů
help-gold = co dělají zlaté nabídky
help-hint = dobrý tah
help-undo = vrátit poslední tah
help-go = nechat hrát bota, který se zastavil
help-resign = vzdát se
help-abort = zrušit hru, dokud každý jednou netáhl
help-rematch = hrát znovu po skončení hry
help-quit = odejít; hra zůstane uložená
help-take = Tah je nabídka nebo C pro střed stolu, písmeno barvy a řada nebo F pro podlahu: 3R2, CKF.
help-spread = U dělení se za < uvede, které barvy půjdou doleva: 4R2<BK.
help-place = Plná řada se umístí číslem řady, znakem @ a sloupcem: 3@5.
help-letters = Písmena barev: { $colors }.

## Playing line by line

plain-welcome = Azulejo řádek po řádku. { plain-try-help }
plain-try-help = Napiš „{ $help }“ a dozvíš se, co můžeš říct.
plain-begins = { $names }. { wall }: { $wall }. { factories }: { $factories }.
plain-goes-on = Hra pokračuje { $round }. kolem.
plain-offer = Zůstala tu rozehraná hra: { $names }, { $round }. kolo. Napiš „{ $yes }“, chceš-li pokračovat, nebo „{ $no }“ pro novou hru.
plain-offer-again = Napiš prosím „{ $yes }“ nebo „{ $no }“.
plain-offer-left = Rozehraná hra tu zůstává.
plain-damaged = Rozehranou hru nelze přečíst: { $why }. Byla odložena jako { $path }.
plain-saved = Hra je uložena. Pokračuje se příkazem „{ $command }“.
plain-unsaved = Hra není uložena.
plain-goodbye = Měj se.
plain-input-ends = Vstup skončil.
plain-save-failed = Hra není uložena: { $why }.
plain-elsewhere = Tuto hru teď hraje jiný program. Odsud se už neukládá.
plain-recorded = Záznam hry je v souboru { $path }.
plain-put-aside = Rozehraná hra byla odložena; její záznam je v souboru { $path }.
plain-too-long = To je delší než cokoli, co se tu dá říct.
plain-nobody-waits = Žádný bot se nezastavil.
plain-wall-row = { wall }, řádek { $line }: { $tiles }.
plain-wall-row-empty = { wall }, řádek { $line }: prázdný.
plain-wall-tile = { color } ve sloupci { $column }
plain-no-seat = Místo „{ $seat }“ tu není, jen 1 až { $count }.
plain-which-move = Řekni, který tah: „{ $word } 3R2“.
plain-which-number = „{ $found }“ není číslo.
plain-no-moves = Teď není co hrát.
plain-no-log = V tomto kole se ještě nehrálo.
plain-no-gold = Žádná nabídka neleží zlatou stranou nahoru.
plain-nobody-resigns = Nikdo se nevzdává.
plain-over = Napiš „{ $rematch }“ a hraj znovu, nebo „{ $quit }“ a odejdi.
plain-not-needed = Za slovem „{ $word }“ nemůže nic stát.

## At tables of a server: words, what they do, and what is said line by line

word-sit = sednout
word-ready = připraven
word-begin = začít
word-bot = bot
word-remove = zvednout
word-up = nahoru
word-say = říct
word-mute = ztlumit
word-link = odkaz, pozvat
word-fair = férovost

help-sit = posadit se pod jménem: sednout Anna
help-ready = říct, že jsi připraven
help-begin = začít hru (hostitel)
help-bot = posadit bota na volné místo (hostitel): bot 3 hard
help-remove = vstát; s číslem požádat toho, kdo tam sedí, aby vstal
help-up = posunout toho, kdo tam sedí, o místo výš (hostitel): nahoru 2
help-say = něco říct; samo přečte hotové věty, které se řeknou číslem
help-mute = někoho už neposlouchat, nebo zase ano: ztlumit 2
help-link = jak se sem dostanou ostatní
help-fair = po hře: jestli byl sáček férový

plain-sit-down = Chceš-li si sednout, napiš „{ $sit }“ a své jméno.
plain-which-seat = Řekni, které místo: „{ $word } 2“.
plain-which-name = Řekni své jméno: „{ $word } Anna“.
plain-which-level = „{ $found }“ není úroveň. Jsou to { $levels }.
plain-seat-kept = Tvé místo zůstává. „{ $command }“ tě vrátí zpět.
plain-line-back = Spojení je zase otevřené.
turn-sent = Tvůj tah je na cestě

door-link = Odkaz nebo server
door-link-note = Odkaz, který ti někdo poslal, nebo adresa serveru.
door-code = Kód
door-code-note = Krátký kód stolu, když máš jen adresu serveru.

## Keys

key-column = sloupec

## Screens

screen-too-small = Azulejo potřebuje obrazovku { $wanted }; tato má { $found }.
act-scoring = Bodování posledního kola
act-board = Zvětšit jinou desku
act-command = Napsat tah nebo slovo
act-now = zpět do hry
key-log = průběh
key-scroll = posunout
key-choose = vybrat
key-change = změnit
key-do = provést
confirm-enter = Enter
confirm-enter-note = Tah čeká na Enter.
key-table = stůl
round-steps = po kolech
home-new = Nová hra
home-leave = Opustit program
settings-not-kept = Toto nastavení se neuchová: { $why }.
games-note = Jméno souboru se záznamem nebo pozicí; pod ním hry, které se hrály tady.

## Výpisy příkazové řádky: replay, demo a analyze

draw-over = Konec hry po { $round }. kole
draw-tiling = { $round }. kolo, obkládání
draw-supply = sáček { $bag } · víko { $lid }
draw-center = střed
draw-taken = pryč
demo-title = { $rules }, semínko { $seed }

analysis-care = Pozic na hledání: { $nodes }. Jiných naplnění: { $deals }. Semínko: { $seed }.
analysis-after-deal = po naplnění:
analysis-deal-luck = jeho štěstí:
analysis-move = tah
analysis-seat = kdo
analysis-lost = ztráta
analysis-lead = náskok
analysis-depth = hloubka
analysis-luck-note = Každé naplnění je porovnáno s jinými ze stejného sáčku: { $deals }. ± je směrodatná chyba.
analysis-course = Od začátku do konce
analysis-start = začátek
analysis-luck = štěstí
analysis-own = vlastní
analysis-others = ostatní
analysis-unforeseen = nečekané
analysis-end = konec
analysis-moves = tahy
analysis-mean-loss = průměrná
analysis-points-lost = ztráta bodů
analysis-best = nejl.
analysis-good = dobré
analysis-position = { $round }. kolo: na tahu je { $name }. Nejlepší tahy, pozic na hledání { $nodes }:
analysis-expected = Průměr přes naplnění ze sáčku ({ $deals }):
analysis-errors = Směrodatné chyby jsou nejvýš { $chance } a { $points } bodu.
plot-move = { $round }. kolo, { $number }. tah: { $name }, { $code }
plot-above = { $name }, vede nad 50 %
plot-below = { $name }, vede pod 50 %
