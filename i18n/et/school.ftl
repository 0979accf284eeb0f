# The frame of the school and its first page.

title-school = Kool – Azulejo
title-review = Mängu analüüs – Azulejo
title-board = Proovilaud – Azulejo
title-learn = Õpetus – Azulejo
title-drills = Harjutused – Azulejo
title-daily = Päeva ülesanne – Azulejo
title-referee = Kohtunik – Azulejo
title-numbers = Statistika – Azulejo

school-to-table = Laua juurde
school-note = Kõik siin töötab ka ilma võrguta, sinu enda mängude ja mis tahes seisudega.
learn = Õpetus
learn-note = Esimestest plaatidest viimase boonuseni, samm-sammult päris laudadel.
daily = Päeva ülesanne
daily-note = Kõigile sama, leida tuleb üks käik.
drills = Harjutused
drills-note = Seisud, kus üks käik on selgelt parim, teema ja raskuse järgi.
review = Mängu analüüs
review-note = Mida iga käik maksis, mis oli parem ja kuidas jaotused soosisid.
board = Proovilaud
board-note = Proovi ükskõik mida igast seisust; parimad käigud on kohe näha.
referee = Kohtunik
referee-note = Päris plaatidega laua jaoks: sisesta, mis juhtub, ja tema kontrollib, loeb punkte ja selgitab.
numbers = Statistika
numbers-note = Sinu mängud arvudes: tulemused, punktid, põrandakaotused ja täpsus.
