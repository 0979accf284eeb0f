# The frame of the school and its first page.

title-school = Iskola – Azulejo
title-review = Játszma elemzése – Azulejo
title-board = Próbatábla – Azulejo
title-learn = Oktatás – Azulejo
title-drills = Gyakorlatok – Azulejo
title-daily = A nap feladványa – Azulejo
title-referee = Játékvezető – Azulejo
title-numbers = Statisztika – Azulejo

school-to-table = Az asztalhoz
school-note = Itt minden hálózat nélkül is működik, a saját játszmáiddal és bármilyen állással.
learn = Oktatás
learn-note = Az első csempéktől az utolsó bónuszig, lépésről lépésre, igazi táblákon.
daily = A nap feladványa
daily-note = Mindenkinek ugyanaz, egyetlen lépést kell megtalálni.
drills = Gyakorlatok
drills-note = Állások egyetlen egyértelműen legjobb lépéssel, téma és nehézség szerint.
review = Játszma elemzése
review-note = Mibe került egy-egy lépés, mi lett volna jobb, és mennyire kedveztek az osztások.
board = Próbatábla
board-note = Próbálj ki bármit bármilyen állásból; a legjobb lépéseket közben is látod.
referee = Játékvezető
referee-note = Igazi csempékkel játszott asztalhoz: írd be, mi történik, ő pedig ellenőriz, pontoz és magyaráz.
numbers = Statisztika
numbers-note = A játszmáid számokban: eredmények, pontok, padlóveszteségek és pontosság.
