# Obrazovka výuky; co říkají její kroky, je v lessons.ftl.

learn-intro = Krátké kroky na skutečných deskách. Zahraj tah a hned se dozvíš, jestli je správný, a když ne, tak proč. Odejít můžeš kdykoli: vrátíš se tam, kde to bylo naposledy.
learn-count = Hotové kroky: { $count } z { $all }
learn-begin = Začít
learn-go-on = Pokračovat: { $title }
learn-chapter-offer = Braní
learn-chapter-tiling = Bodování
learn-chapter-next-round = Další kolo
learn-chapter-end = Konec hry
learn-chapter-special = Zlaté nabídky
learn-step-done = Hotovo:
learn-place = Krok { $number } z { $all } · { $chapter }
learn-steps = Všechny kroky
learn-before = Předchozí krok
learn-skip = Následující krok
learn-show = Ukázat tah
learn-next = Dál
learn-finish = Na závěr
learn-again = Ještě jednou
learn-you = Ty
learn-other = Rui
learn-praise-right = Správně!
learn-praise-done = Výborně!
learn-praise-exactly = Přesně tak!
learn-praise-well = To je ono!
learn-story = Co se stalo
learn-placed = Řada { $line }, { color }: { $runs }.
learn-dropped = Řada { $line }, { color }: nezbývá žádný sloupec, všechno padá na podlahu.
learn-paid = Tvoje podlaha stojí { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
   *[other] { $cost } bodů
}.
learn-score = Teď máš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
learn-total = { $name }: nakonec { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, z toho bonus { $bonus }.
learn-finished = Znáš celou hru!
learn-finished-text = Nejlepší pokračování je zahrát si. Nebo hledej nejlepší tah v pozicích ze skutečných partií.
learn-finished-play = Hrát proti botovi
learn-not-kept = Toto zařízení si nepamatuje, jak daleko jsi: úložiště je plné, nebo k němu stránka nemá přístup.
