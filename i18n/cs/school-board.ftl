# The what-if board and its editor.

## The board itself

board-damaged = Pozici, která tu zůstala, nelze přečíst. Byla odložena; najdete ji na úvodní obrazovce.
board-not-kept = Toto zařízení pozici neukládá: jeho úložiště je plné nebo této stránce nepřístupné. Chcete-li se k ní vrátit, zkopírujte odkaz nebo uložte soubor.
board-steps = Kroky
board-turn = { $round }. kolo, na tahu: { $name }
board-turn-bag = { $round }. kolo: losuje se ze sáčku
board-beginning = Začátek této pozice.
board-dealt = { $round }. kolo: nabídky jsou naplněné.

## What was tried

board-tree = Co se zkusilo
board-tree-empty = Zatím nic: rozlosujte a hrajte za kohokoli.
# Stands before a move that was tried instead of the one before it.
board-instead = nebo
board-step = { $code }, { $name }: { $move }
board-step-deal = { $round }. kolo, losování { $deal }
board-promote = Hlavní varianta
board-promoted = Toto je teď hlavní varianta.
board-cut = Smazat odtud dál
board-cut-done = Smazáno. Lze vrátit zpět.
board-bring-back = Vrátit, co tu bylo předtím

## Bots and the bag

board-paused = Prohlížíte si minulost, nikdo tedy nehraje sám.
board-broken = Bot selhal a nemá tah.
board-go-on = Pokračovat odtud
board-pause = Pozastavit
board-thinks = { $name } přemýšlí.
board-deal-due = Co dá sáček na { $round }. kolo
board-deal-random = Vylosovat
board-deal-same = Stejně jako ve hře
board-deal-unfit = Losování z této hry už nesedí: v sáčku a víku je teď něco jiného.
board-deal-enter = Zadat losování
board-deal-take = Použít
board-deal-note = Na každou nabídku skupina písmen, třeba BBYR KKWW; zlatá strana je vpředu, třeba 2R*BBYW; - znamená nic.
board-same-over = Losování z hry už nesedí, toto je tedy náhodné.

## Candidate moves

board-best = Možné tahy
board-best-show = Ukázat seznam
board-best-move = Tah
board-best-chance = Výhra
board-best-margin = Náskok
board-best-loss = Ztráta
board-look-failed = Tahy se nepodařilo prozkoumat.
board-looking = Hledám …
board-looking-on = Hledám hlouběji …
board-looked = Hotovo.
# $progress is one of the three messages above. $choices is how many moves are legal.
board-listed = Nejlepší: { $count } z { $choices }. { $progress }
board-expected = Co může kdo čekat od losování
board-expected-points = Body

## Who plays, and how the bag deals

board-by-hand = Ručně
board-dealing = Losování
board-dealing-ask = Na pokyn
board-dealing-random = Náhodně
board-dealing-same = Jako ve hře
board-same-note = Losování z hry se opakuje, dokud je to, co je potřeba, v sáčku a víku. Potom se losuje náhodně.

## Sharing and opening

board-share = Sdílet
board-copy-position = Kopírovat pozici
board-copy-link = Kopírovat odkaz
board-save = Uložit soubor
board-copied-position = Pozice je ve schránce.
board-copied-link = Odkaz je ve schránce.
board-open = Něco jiného
board-new = Nová hra
board-new-begin = Začít
board-edit = Sestavit ručně
board-bad-link = Tento odkaz nevede k žádné pozici
board-bad-edit = Opravit v editoru
board-bad-back = Ke stolu

## Trying again

board-again = Zkusit znovu odtud
board-again-deals = Losování
board-again-new = Nová
board-again-same = Jako ve hře
board-again-new-note = Otevře se stůl s touto pozicí a losuje se znovu. Rozehraná hra u stolu se přesune mezi uložené hry.
board-again-same-note = Hrajete dál tady. Losování z hry se opakuje, dokud je to, co je potřeba, v sáčku a víku; potom se losuje náhodně.
board-again-here = Hrajte dál: boti odpovídají tady.

## The editor

board-edit-title = Sestavit pozici
board-edit-use = Použít tuto pozici
board-edit-undo = Zpět
board-edit-redo = Znovu
board-edit-clear = Vyčistit
board-edit-palette = Co se klepnutím položí
board-edit-note = Klepnutím na řadu nebo pole to položíte, klepnutím na dílek ho odeberete.
board-edit-marker = Žeton začínajícího
board-edit-erase = Odebrat
board-edit-factory = Nabídka { $factory }
board-edit-take = { color }, zde { $count }: jednu odebrat
board-edit-add = Přidat sem: { color }
board-edit-add-nothing = Chcete-li sem přidávat, vyberte barvu
board-edit-plain = obyčejná
board-edit-taken = odebraná
board-edit-side = Strana nabídky { $factory }
board-edit-center = Střed
board-edit-supplies = Sáček a víko
board-edit-bag = Sáček
board-edit-lid = Víko
board-edit-rest = Zbytek do sáčku
board-edit-count = { $place }, { $color }
board-edit-score = Body
board-edit-floor = Podlaha
board-edit-drop = Shodit na podlahu
board-edit-no-tray = bez tácku
board-edit-tray = Tácek: { $name }
board-edit-facts = Hra
board-edit-round = Kolo
board-edit-barren = Kola bez položení
board-edit-act = Na tahu
board-edit-nobody = nikdo, je konec hry
board-edit-first = Začal kolo
board-edit-sound = Vše je v pořádku
board-edit-faults = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
    [many] { $count } chyby
   *[other] { $count } chyb
}
board-edit-text = Jako text
