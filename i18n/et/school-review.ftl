# The page of a review: headings, buttons and hints. What a review says about a game is in review.ftl.

review-choose = Vali üks oma mängudest või laadi mõne teise mängu üleskirjutus. Analüüs töötab selles seadmes; esimesed tulemused tulevad kohe ja täpsustuvad, kuni neid vaatad.
review-none = Siin ei ole veel ühtki mängu. Mängi või laadi üleskirjutus.
review-needs-record = See on seis. Analüüsiks on vaja mängu üleskirjutust.
review-reviewed = Analüüsitud
review-begun = Analüüsitud: { $percent }%
review-other = Analüüsi teist mängu
review-empty = Selles mängus ei ole veel midagi juhtunud.

review-progress = Analüüsi edenemine
review-go-on = Jätka
review-failed = Analüüs katkes. Seni leitu jääb alles; uuesti proovimiseks jätka.

review-chances = Võiduvõimalus
review-values = Kõik võimalused tabelina
review-after = Pärast
review-deal-of = { $round }. voor, vabrikute täitmine
review-moment = Vaadeldav hetk
review-unknown = Veel vaatamata.

review-moves = Kõik käigud
# The heads of two narrow columns: what a move lost in points and in the chance to win.
review-points = Punktid
review-to-win = Võit
review-deal = Vabrikute täitmine
review-dealt = Vabrikud täidetakse.

review-outlined-played = Katkendjoon: mängitud käik
review-outlined-last = Katkendjoon: viimane käik
review-outlined-best = Topeltjoon: parim käik
review-line-best = Parim jätk
review-line-played = Oodatav jätk pärast mängitud käiku
review-line-on = Oodatav jätk
review-before = Tagasi käigueelse laua juurde
review-try = Proovi proovilaual
review-next-mistake = Järgmine viga

review-players = Täpsus
review-explained = Mida need arvud tähendavad?
review-costliest = Kõige kallimad hetked
review-costliest-none = Seni pole ükski käik palju kaotanud.
review-show = Näita laual

review-luck-title = Õnn vabrikute täitmisel
review-luck-none = Vabrikute täitmist võrreldakse teistega alates teisest vaatamisest.
review-luck-together = Kokku
# The two numbers of each cell.
review-luck-units = Ülal edu punktides, all võiduvõimaluses.
