# What is wrong with a table that is set up by hand, with a position that is typed or linked, and with a deal that is told to
# the referee. Players' names stand in the nominative everywhere.

## A table set up by hand

fault-round = Voorude numbrid algavad 1-st.
fault-discs = Vabrikuid: { $found }. Peab olema { $expected }.
fault-seats = Mängulaudu: { $found }. Peab olema { $expected }.
# Somebody who is not there has a part.
fault-no-seat = { $role ->
    [act] Käia tuleks mängijal { $seat }, aga teda siin lauas pole.
    [first] Alustama peaks mängija { $seat }, aga teda siin lauas pole.
   *[marker] Alustaja märk on mängijal { $seat }, aga teda siin lauas pole.
}
fault-census = Kokku: { some-of-color }. Peab olema { $copies }.
# $wanted is the color that belongs there.
fault-wall-color = { $name }: { $line }. rea { $column }. veergu käib { $wanted }, mitte { color }.
fault-row-twice = { $name }: { $line }. reas on { color } kaks korda.
fault-column-twice = { $name }: { $column }. veerus on { color } kaks korda.
fault-line-count = { $name }: { $line }. mustrireas on { pieces }; ruute on { $spaces }.
fault-line-none = { $name }: { $line }. mustrireal on värv, aga mitte ühtegi { piece.partitive }.
fault-line-on-wall = { $name }: { $line }. mustrireas on { color }, aga { $line }. reas on see juba olemas.
fault-floor-count = { $name }: põrandal on { $count }, aga ruute on ainult { $spaces }.
fault-marker-misplaced = { $name }: alustaja märk on siin kaks korda või on selle võtnud keegi teine.
fault-marker-missing = { $name }: alustaja märk on võetud, nii et see peab põrandal olema.
fault-gold-count = Kuldseid vabrikuid koos äravõetuga: { $found }. Peab olema { $expected }.
fault-gold-twice = See kuldne külg on kaks korda: { $effect }.
fault-taken-not-held = { $factory }. vabrik on ära võetud, aga see pole kellelgi kandikuks.
fault-held-not-taken = { $name }: kandik on käes, aga ühtegi vabrikut pole selleks ära võetud.
fault-disc-count = { $factory }. vabrikul on { pieces }; sinna mahub { $most }.
fault-row-complete = { $name }: { $line }. rida on täis, mäng oleks juba läbi.
fault-barren = Järjestikuseid voore, kus midagi ei paigutatud: { $found }. Kui neid on { $most }, on mäng läbi.
fault-nothing-to-deal = Kott ja karbikaas on tühjad: voor ei saa alata.
fault-no-ending = Miski ei lõpeta mängu: ükski rida pole täis, tühje voore pole järjest { $most } ning kott ja karbikaas pole tühjad.
fault-not-cleared-disc = Voor on läbi: { $factory }. vabrik peab olema tühi ja tavaline külg üleval.
fault-not-cleared-center = Voor on läbi: laua keskosa peab olema tühi.
fault-not-cleared-marker = Voor on läbi: alustaja märk peab olema laua keskel.
fault-not-cleared-floor = { $name }: voor on läbi, põrand peab olema tühi.
fault-not-cleared-tray = { $name }: voor on läbi, kandik tuleb tagasi anda.
# $first is the player who begins.
fault-not-the-starter = Vooru alustab { $first }, nii et käigul ei saa olla { $name }.
fault-nothing-to-decide = Võtta pole midagi ja mõni mustririda on täis: voor oleks juba arvestatud.
# $expected is the player whose decision it is.
fault-wrong-decider = Täis mustririda paigutab enne { $expected }, mitte { $name }.
fault-no-column = { $name }: { $line }. mustrireale pole veergu, see oleks juba kukkunud.

## A deal

fault-deal-not-now = Voor pole läbi: praegu vabrikuid ei täideta.
fault-deal-over = Mäng on läbi: vabrikuid enam ei täideta.
fault-deal-gold = Kuldseid vabrikuid: { $found }. Peab olema { $expected }.
fault-deal-gold-twice = { $factory }. vabrik: see kuldne külg on juba olemas: { $effect }.
fault-deal-too-many = { $factory }. vabrikul on { pieces }; sinna käib { $expected }.
fault-deal-too-few = { $factory }. vabrikul on seni { pieces }; sinna käib { $expected }.
fault-deal-bag = { $factory }. vabrik: kotis pole enam ühtegi { color.partitive } { piece.partitive }.
fault-deal-lid = { $factory }. vabrik: karbikaanes pole enam ühtegi { color.partitive } { piece.partitive }.
# A typed deal.
fault-deal-text = { $factory }. vabrik: „{ $found }” pole loetav. Siia käib kuni { $most } värvi nagu BBYR, nende ette vajadusel kuldne külg nagu 2R*, või -.
fault-deal-text-discs = Vabrikuid: { $found }. Neid on kõige rohkem { $most }.
# A move that followed a corrected one and was another player's.
fault-other-turn = Siin käis { $name }, aga nüüd on kord teisel: { $now }.

## A position as a text

# A fault with the place in the text: $fault is a sentence from above.
fault-in-field = { $field }. väli: { $fault }
fault-typed = { $field }. väli, { $place }. tähemärk: „{ $found }” ei käi siia. { fault-typed-expected }
fault-typed-missing = { $field }. väli, { $place }. tähemärk: siit on midagi puudu. { fault-typed-expected }
fault-typed-expected = { $part ->
    [rules] Siia käivad reeglid nagu 2cp.
    [round] Siia käib vooru number, 1 või suurem.
    [barren] Siia käib tühjade voorude arv 1 kuni { $barren }.
    [act] Siia käib mängija number või 0, kui mäng on läbi.
    [seat] Siia käib mängija number.
    [marker] Siia käib c ehk laua keskosa või mängija number.
    [disc] Siia käib vabrik: värvid järjekorras B Y R K W, nende ette vajadusel kuldne külg nagu 2R*, või - või x.
    [discs] Komadega eraldatud vabrikuid peab olema { $count }.
    [tiles] Siia käivad värvid järjekorras B Y R K W või -.
    [number] Siia käib arv.
    [numbers] Punktidega eraldatud arve peab olema { $colors }.
    [board] Siia käib punktid:mustriread:read:põrand.
    [score] Siia käivad punktid.
    [line] Siia käib mustririda nagu R1 või -.
    [lines] Märgiga / eraldatud mustriridu peab olema { $lines }.
    [row] Siia käib rida: värve või punkte kokku { $columns }.
    [rows] Märgiga / eraldatud ridu peab olema { $lines }.
    [floor] Siia käib põrand: värvid ja P või -.
    [tray] Siia käib kandik: punkt, värv või P.
   *[fields] Ühe tühikuga eraldatud välju peab olema { $count }.
}
