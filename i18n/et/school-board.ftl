# The what-if board and its editor.

## The board itself

board-damaged = Siia jäänud seisu ei saa lugeda. See pandi kõrvale; leiad selle avakuvalt.
board-not-kept = See seade ei salvesta lauda: selle mälu on täis või sellele lehele suletud. Kui tahad tagasi tulla, kopeeri link või salvesta fail.
board-steps = Sammud
board-turn = { $round }. voor, käigul: { $name }
board-turn-bag = { $round }. voor: kotist jagatakse
board-beginning = Selle laua algus.
board-dealt = { $round }. voor: vabrikud on täidetud.

## What was tried

board-tree = Kõik proovitu
board-tree-empty = Veel mitte midagi: jaga ja mängi kelle eest tahes.
# Stands before a move that was tried instead of the one before it.
board-instead = või
board-step = { $code }, { $name }: { $move }
board-step-deal = { $round }. voor, jagamine { $deal }
board-promote = Tee peaharuks
board-promoted = See on nüüd peaharu.
board-cut = Kustuta siit edasi
board-cut-done = Kustutatud. Selle saab tagasi tuua.
board-bring-back = Too varasem tagasi

## Bots and the bag

board-paused = Vaatad tagasi, seega ei käi keegi ise.
board-broken = Bot läks katki ja tal pole käiku.
board-go-on = Jätka siit
board-pause = Paus
board-thinks = { $name } mõtleb.
board-deal-due = Mida kott annab { $round }. vooruks
board-deal-random = Jaga juhuslikult
board-deal-same = Sama mis mängus
board-deal-unfit = Mängu enda jagamine enam ei sobi: kotis ja karbikaanes on nüüd muud tükid.
board-deal-enter = Sisesta jagamine
board-deal-take = Jaga nii
board-deal-note = Iga vabriku kohta üks tähtede rühm, näiteks BBYR KKWW; kuldne külg on ees, näiteks 2R*BBYW; - tähendab tühja.
board-same-over = Mängu jagamised enam ei sobi, see jagati juhuslikult.

## Candidate moves

board-best = Käiguvalikud
board-best-show = Näita loendit
board-best-move = Käik
board-best-chance = Võit
board-best-margin = Edu
board-best-loss = Kaotus
board-look-failed = Käike ei õnnestunud uurida.
board-looking = Uurin …
board-looking-on = Uurin sügavamalt …
board-looked = Valmis.
# $progress is one of the three messages above. $choices is how many moves are legal.
board-listed = Parimad: { $count } / { $choices }. { $progress }
board-expected = Mida keegi jagamisest oodata võib
board-expected-points = Punktid

## Who plays, and how the bag deals

board-by-hand = Käsitsi
board-dealing = Kotist jagamine
board-dealing-ask = Minu soovil
board-dealing-random = Juhuslikult
board-dealing-same = Nagu mängus
board-same-note = Mängu jagamised korduvad, kuni vajalikud tükid on kotis ja karbikaanes. Pärast seda jagatakse juhuslikult.

## Sharing and opening

board-share = Jaga
board-copy-position = Kopeeri seis
board-copy-link = Kopeeri link
board-save = Salvesta fail
board-copied-position = Seis on lõikelaual.
board-copied-link = Link on lõikelaual.
board-open = Midagi muud
board-new = Uus mäng
board-new-begin = Alusta
board-edit = Sea ise üles
board-bad-link = See link ei vii ühegi seisuni
board-bad-edit = Paranda redaktoris
board-bad-back = Lauale

## Trying again

board-again = Proovi siit uuesti
board-again-deals = Jagamised
board-again-new = Uued
board-again-same = Nagu mängus
board-again-new-note = Avaneb laud selle seisuga ja kotist jagatakse uuesti. Pooleli jäänud mäng läheb salvestatud mängude hulka.
board-again-same-note = Mängid siin edasi. Mängu jagamised korduvad, kuni vajalikud tükid on kotis ja karbikaanes; pärast seda jagatakse juhuslikult.
board-again-here = Mängi edasi: botid vastavad siin.

## The editor

board-edit-title = Sea seis üles
board-edit-use = Kasuta seda seisu
board-edit-undo = Võta tagasi
board-edit-redo = Tee uuesti
board-edit-clear = Tühjenda
board-edit-palette = Mida puudutus paneb
board-edit-note = Puuduta rida või ruutu, et see sinna panna, ja tükki, et see ära võtta.
board-edit-marker = Alustaja märk
board-edit-erase = Eemalda
board-edit-factory = { $factory }. vabrik
board-edit-take = { color }, siin { $count }: võta üks ära
board-edit-add = Lisa siia: { color }
board-edit-add-nothing = Siia lisamiseks vali värv
board-edit-plain = tavaline
board-edit-taken = võetud
board-edit-side = { $factory }. vabriku külg
board-edit-center = Keskosa
board-edit-supplies = Kott ja karbikaas
board-edit-bag = Kott
board-edit-lid = Karbikaas
board-edit-rest = Ülejäänu kotti
board-edit-count = { $place }, { $color }
board-edit-score = Punktid
board-edit-floor = Põrand
board-edit-drop = Kukuta põrandale
board-edit-no-tray = kandikut pole
board-edit-tray = Kandik: { $name }
board-edit-facts = Mäng
board-edit-round = Voor
board-edit-barren = Paigutuseta voore
board-edit-act = Käigul
board-edit-nobody = mitte keegi, mäng on läbi
board-edit-first = Alustas vooru
board-edit-sound = Kõik on korras
board-edit-faults = { $count ->
    [one] { $count } viga
   *[other] { $count } viga
}
board-edit-text = Tekstina
