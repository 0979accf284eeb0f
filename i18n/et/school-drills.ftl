# Harjutused ja päeva ülesanne; mida ülesanded ütlevad, on failis lessons.ftl.

drills-wanted = Millised ülesanded
drills-intro = Igas seisus on üks selgelt parim käik: pärast seda on su edu parima vastase ees kõige suurem. See on igast teisest käigust vähemalt { $points } punkti parem.
drills-theme = Teema
drills-difficulty = Raskus
drills-any = Kõik
drills-count = Lahendatud { $solved } / { $all }
drills-none = Selliseid ülesandeid ei ole. Vali midagi muud.
drills-next = Järgmine lahendamata
drills-overview = Seni lahendatud
drills-cell = { $theme }, { $difficulty }: { $count }
drills-shelf = Ükshaaval
drills-link = { $status ->
    [solved] Ülesanne { $number }, { $difficulty }, lahendatud
    [shown] Ülesanne { $number }, { $difficulty }, vastus nähtud
   *[open] Ülesanne { $number }, { $difficulty }
}
drills-all = Kõik ülesanded
drills-puzzle = Ülesanne { $number }
drills-players = { $players ->
    [one] { $players } mängija
   *[other] { $players } mängijat
}
drills-special = erivabrikud
drills-ask = Sinu koht: { $name }. Leia parim käik.
drills-ask-place = Sinu koht: { $name }. Leia parim veerg { $line }. mustrirea jaoks.
drills-wrong = On parem käik.
drills-wrong-least = See on vähemalt { $points ->
    [one] { $points } punkti
   *[other] { $points } punkti
} halvem.
drills-tried = Proovitud
drills-hint = Vihje ({ $left })
drills-show = Näita vastust
drills-again = Veel kord
drills-gap = Igast teisest käigust { $points } punkti parem, keskmisena võimalike järgmiste jagamiste üle.
drills-gap-solved = Igast teisest käigust { $points } punkti parem, läbi arvutatud mängu lõpuni.
drills-thinking = Põhjusi otsitakse …
drills-compared = Võrreldes käiguga
drills-line = Kuidas edasi läheb
drills-line-start = Ülesanne
drills-not-kept = See seade ei jäta meelde, millised ülesanded on lahendatud: salvestusruum on täis või lehele suletud.

daily-nothing = Selle päeva jaoks ülesannet ei ole.
daily-no-streak = Lahenda päeva ülesanne ja tule homme tagasi.
daily-longest = pikim rida: { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
}
daily-earlier = Varasemad päevad
daily-earlier-note = Neid saab järele teha, aga järjestikuste päevade hulka loeb ainult omal päeval lahendatud ülesanne.
daily-day-solved = lahendatud
daily-day-shown = vastus nähtud
daily-copy = Kopeeri tulemus
daily-copied = Tulemus on lõikelaual. See ei reeda midagi.
daily-share = Jaga
daily-more = Veel ülesandeid
