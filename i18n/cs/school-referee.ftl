# The referee of a table with real tiles. What game.ftl and app.ftl have can be referred to.

## Before the game

referee-begin = Začít
referee-load = Pokračovat podle záznamu
referee-needs-record = Rozhodčí potřebuje celý záznam; pozice nemá minulost.

## The factories are filled

referee-fill = Naplňte nabídky
referee-starts = Začíná { $name }.
# $factories is a list of numbers.
referee-open = Ještě naplnit: { $factories }.
referee-gold-open = Zlaté strany, které ještě chybí: { $count }.
# $count more are wanted there.
referee-next = Nabídka { $factory }: ještě { $count }
referee-full = Nabídka { $factory } je plná
referee-complete = Všechny nabídky jsou plné.
referee-start = Začít kolo
# Which side of a disc is up: one of the effects, or the plain one.
referee-side = Strana nabídky { $factory }
referee-plain = obyčejná strana
referee-remove = Nabídka { $factory }: odebrat { color.accusative }
# A color to press; so many can still be drawn.
referee-color = { color }, zbývá { $count }
referee-keys = Klávesy: 1–9 nabídka, B Y R K W barva, Backspace zpět.

## At any time

referee-undo = Zpět
referee-steps = Vše zadané
referee-game = Hra a záznam
referee-undone-tap = Poslední údaj je vrácen.
referee-undone-deal = Nabídky lze znovu změnit.
referee-undone-correction = Oprava je vrácena.
referee-boards = Desky teď

## Scoring

# $runs says what it scores, as the message runs does.
referee-placed = { color }, řádek { $line }, sloupec { $column }: { $runs }
referee-go-on = Na další kolo

## The record and the kept games

referee-record = Záznam
referee-copy = Kopírovat záznam
referee-export = Uložit záznam do souboru
referee-to-library = Uložit dosavadní hru
referee-in-library = Hra je mezi uloženými hrami.
referee-review = Rozebrat tuto hru
referee-new = Nová hra
referee-new-title = Začít novou hru?
referee-new-text = Jedna hra je tu rozehraná. Co s ní?
referee-new-keep = Uložit ji
referee-new-drop = Zahodit ji

## Corrections

referee-back = Zpět ke stolu
referee-steps-note = Krok opravíš klepnutím na něj.
referee-nothing = Zatím není nic zadáno.
referee-dealt = Nabídky byly naplněny.
referee-correct = Opravit
referee-fix = Oprava kroku { $step }
referee-no-step = Takový krok tu není.
referee-fix-deal = Změň nabídky na to, co na nich skutečně leželo.
referee-take-deal = Použít tyto nabídky
referee-wrong = Co bylo špatně
referee-other = Jiný tah
referee-other-note = Zadej tah, který byl skutečně zahrán.
referee-forgotten = Chybí tah
referee-forgotten-note = Zadej tah, na který se před tímto zapomnělo.
referee-not-so = Nestal se
referee-not-so-note = Tento tah bude odebrán.
referee-not-so-do = Odebrat tento tah
referee-ask = Opravit tento krok?
referee-do = Opravit
referee-stands = Vše, co bylo zadáno později, platí dál.
referee-drops = { $count ->
    [one] { $count } pozdější krok už nemůže následovat a odpadne:
    [few] { $count } pozdější kroky už nemohou následovat a odpadnou:
   *[other] { $count } pozdějších kroků už nemůže následovat a odpadne:
}
referee-corrected = Opraveno.
referee-corrected-dropped = Opraveno. Kroky, které odpadly: { $count }.
