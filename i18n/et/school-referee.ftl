# The referee of a table with real tiles. What game.ftl and app.ftl have can be referred to.

## Before the game

referee-begin = Alusta
referee-load = Jätka üleskirjutusest
referee-needs-record = Kohtunik vajab tervet üleskirjutust; seisul pole minevikku.

## The factories are filled

referee-fill = Täida vabrikud
referee-starts = Alustab { $name }.
# $factories is a list of numbers.
referee-open = Veel täita: { $factories }.
referee-gold-open = Kuldseid külgi veel sisestada: { $count }.
# $count more are wanted there.
referee-next = { $factory }. vabrik: veel { $count }
referee-full = { $factory }. vabrik on täis
referee-complete = Kõik vabrikud on täis.
referee-start = Alusta vooru
# Which side of a disc is up: one of the effects, or the plain one.
referee-side = { $factory }. vabriku külg
referee-plain = tavaline külg
referee-remove = { $factory }. vabrik: eemalda { color }
# A color to press; so many can still be drawn.
referee-color = { color }, järel { $count }
referee-keys = Klahvid: 1–9 vabrik, B Y R K W värv, Backspace tagasi.

## At any time

referee-undo = Võta tagasi
referee-steps = Kõik sisestatu
referee-game = Mäng ja üleskirjutus
referee-undone-tap = Viimane sisestus on tagasi võetud.
referee-undone-deal = Vabrikuid saab jälle muuta.
referee-undone-correction = Parandus on tagasi võetud.
referee-boards = Mängulauad praegu

## Scoring

# $runs says what it scores, as the message runs does.
referee-placed = { color }, { $line }. rida, { $column }. veerg: { $runs }
referee-go-on = Edasi järgmisse vooru

## The record and the kept games

referee-record = Üleskirjutus
referee-copy = Kopeeri üleskirjutus
referee-export = Salvesta üleskirjutus failina
referee-to-library = Salvesta mäng
referee-in-library = Mäng on salvestatud mängude hulgas.
referee-review = Analüüsi seda mängu
referee-new = Uus mäng
referee-new-title = Kas alustada uut mängu?
referee-new-text = Siin on üks mäng pooleli. Mis sellest saab?
referee-new-keep = Salvesta see
referee-new-drop = Viska ära

## Corrections

referee-back = Tagasi lauda
referee-steps-note = Sammu parandamiseks vajuta sellele.
referee-nothing = Midagi pole veel sisestatud.
referee-dealt = Vabrikud täideti.
referee-correct = Paranda
referee-fix = { $step }. sammu parandamine
referee-no-step = Sellist sammu pole.
referee-fix-deal = Muuda vabrikud selliseks, nagu need tegelikult olid.
referee-take-deal = Kasuta neid vabrikuid
referee-wrong = Mis oli valesti
referee-other = Teine käik
referee-other-note = Sisesta käik, mis tegelikult tehti.
referee-forgotten = Käik puudu
referee-forgotten-note = Sisesta käik, mis enne seda ununes.
referee-not-so = Seda polnud
referee-not-so-note = See käik eemaldatakse.
referee-not-so-do = Eemalda see käik
referee-ask = Kas parandada see samm?
referee-do = Paranda
referee-stands = Kõik hiljem sisestatu jääb kehtima.
referee-drops = { $count ->
    [one] { $count } hilisem samm ei saa enam järgneda ja jääb välja:
   *[other] { $count } hilisemat sammu ei saa enam järgneda ja jäävad välja:
}
referee-corrected = Parandatud.
referee-corrected-dropped = Parandatud. Välja jäi samme: { $count }.
