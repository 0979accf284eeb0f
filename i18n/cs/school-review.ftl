# The page of a review: headings, buttons and hints. What a review says about a game is in review.ftl.

review-choose = Vyber jednu ze svých partií, nebo nahraj zápis jakékoli jiné. Rozbor běží na tomto zařízení; první výsledky jsou hned a zpřesňují se, zatímco je prohlížíš.
review-none = Zatím tu není žádná partie. Zahraj si, nebo nahraj zápis.
review-needs-record = To je pozice. Rozbor potřebuje zápis partie.
review-reviewed = Rozebráno
review-begun = Rozebráno: { $percent } %
review-other = Rozebrat jinou partii
review-empty = V této partii se ještě nic nestalo.

review-progress = Postup rozboru
review-go-on = Pokračovat
review-failed = Rozbor se přerušil. Co je zatím známo, zůstává; pokračováním to zkusíš znovu.

review-chances = Šance na výhru
review-values = Všechny šance v tabulce
review-after = Po
review-deal-of = { $round }. kolo, naplnění nabídek
review-moment = Prohlížený okamžik
review-unknown = Zatím neprozkoumáno.

review-moves = Všechny tahy
# The heads of two narrow columns: what a move lost in points and in the chance to win.
review-points = Body
review-to-win = Výhra
review-deal = Naplnění nabídek
review-dealt = Nabídky se plní.

review-outlined-played = Čárkovaně: zahraný tah
review-outlined-last = Čárkovaně: poslední tah
review-outlined-best = Dvojitě: nejlepší tah
review-line-best = Nejlepší pokračování
review-line-played = Očekávané po zahraném tahu
review-line-on = Očekávané pokračování
review-before = Zpět na stůl před tahem
review-try = Vyzkoušet na zkušebním stole
review-next-mistake = Další chyba

review-players = Přesnost
review-explained = Co ta čísla znamenají?
review-costliest = Nejdražší okamžiky
review-costliest-none = Zatím žádný tah mnoho neztratil.
review-show = Ukázat na stole

review-luck-title = Štěstí při plnění nabídek
review-luck-none = Naplnění nabídek se s jinými srovnává od druhého průchodu.
review-luck-together = Dohromady
# The two numbers of each cell.
review-luck-units = Nahoře v bodech náskoku, dole v šanci na výhru.
