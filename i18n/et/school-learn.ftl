# Õpetuse ekraan; mida selle sammud ütlevad, on failis lessons.ftl.

learn-intro = Lühikesed sammud päris laudadel. Tee käik ja saad kohe teada, kas see on õige, ja kui ei ole, siis miks. Lahku millal tahes: tuled tagasi sinna, kus pooleli jäi.
learn-count = Tehtud samme: { $count } / { $all }
learn-begin = Alusta
learn-go-on = Jätka: { $title }
learn-chapter-offer = Võtmine
learn-chapter-tiling = Punktid
learn-chapter-next-round = Järgmine voor
learn-chapter-end = Mängu lõpp
learn-chapter-special = Kuldsed vabrikud
learn-step-done = Tehtud:
learn-place = Samm { $number } / { $all } · { $chapter }
learn-steps = Kõik sammud
learn-before = Eelmine samm
learn-skip = Järgmine samm
learn-show = Näita käiku
learn-next = Edasi
learn-finish = Lõppu
learn-again = Veel kord
learn-you = Sina
learn-other = Rui
learn-praise-right = Õige!
learn-praise-done = Tubli!
learn-praise-exactly = Täpselt nii!
learn-praise-well = See ongi see!
learn-story = Mis juhtus
learn-placed = { $line }. mustririda, { color }: { $runs }.
learn-dropped = { $line }. mustririda, { color }: ühtegi veergu ei jää, kõik kukub põrandale.
learn-paid = Su põrand maksab { $cost ->
    [one] { $cost } punkti
   *[other] { $cost } punkti
}.
learn-score = Nüüd on sul { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
learn-total = { $name }: lõpuks { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, sellest boonus { $bonus }.
learn-finished = Sa tunned kogu mängu!
learn-finished-text = Parim jätk on mäng. Või otsi parimat käiku päris mängude seisudes.
learn-finished-play = Mängi boti vastu
learn-not-kept = See seade ei jäta meelde, kui kaugele jõudsid: salvestusruum on täis või lehele suletud.
