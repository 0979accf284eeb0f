# Statistics: the games of this device in numbers.

numbers-none = Selles seadmes ei ole veel ühtki lõpetatud mängu. Mängi mõni lõpuni või laadi üleskirjutus analüüsiks: siis leiad siit oma tulemused.

numbers-everybody = Kõik
numbers-nameless = Nimeta
numbers-all-rules = Kõik reeglid
# As the start screen names them.
numbers-rules = { $players } mängijat · { wall }: { $wall ->
    [free] { wall-free }
   *[colored] { wall-colored }
} · { factories }: { $factories ->
    [special] { factories-special }
    [even] { factories-even }
   *[plain] { factories-plain }
}

numbers-games = Mängud
numbers-percent-won = Võidetud
numbers-mean = Punkte mängu kohta
numbers-best = Parim mäng
numbers-margin = Edu lõpus
numbers-floor-round = Kaotus põrandal vooru kohta

numbers-by-rules = Tulemused reeglite järgi
numbers-by-level = Tulemused vastaste järgi
numbers-people = Ainult inimesed
numbers-won = Võite
numbers-shared = Jagatud
numbers-lost = Kaotusi
numbers-left = Pooleli

numbers-sources-note = Keskmiselt lõpuni mängitud mängus.
numbers-no-whole = Ükski neist mängudest ei ole lõpuni mängitud.
numbers-floor = Kaotused põrandal mängude kaupa
numbers-accuracy = Täpsus ajas
numbers-no-accuracy = Analüüsi oma mänge ja näed siin, kui täpselt sa mängid.
numbers-table = Tabelina
numbers-game = Mäng
numbers-date = Kuupäev
numbers-value = Väärtus
# A drawing in words. $last and $mean are numbers with one digit after the decimal mark.
numbers-trend = { $title }: { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}, viimati { $last }, keskmiselt { $mean }.

numbers-export-note = Ülal loetud mängud, igaüks omal real, tabelarvutusele või oma programmile.
numbers-csv = Salvesta CSV-failina
numbers-json = Salvesta JSON-failina
