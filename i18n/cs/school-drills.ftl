# Cvičení a úloha dne; co říkají úlohy, je v lessons.ftl.

drills-wanted = Které úlohy
drills-intro = Každá pozice má jeden jasně nejlepší tah: zůstane ti po něm největší náskok před nejlepším z ostatních. Je lepší než kterýkoli jiný nejméně o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
drills-theme = Téma
drills-difficulty = Obtížnost
drills-any = Vše
drills-count = Vyřešeno { $solved } z { $all }
drills-none = Takové úlohy nejsou. Vyber něco jiného.
drills-next = Další nevyřešená
drills-overview = Zatím vyřešeno
drills-cell = { $theme }, { $difficulty }: { $count }
drills-shelf = Jedna po druhé
drills-link = { $status ->
    [solved] Úloha { $number }, { $difficulty }, vyřešená
    [shown] Úloha { $number }, { $difficulty }, odpověď zobrazena
   *[open] Úloha { $number }, { $difficulty }
}
drills-all = Všechny úlohy
drills-puzzle = Úloha { $number }
drills-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
drills-special = speciální nabídky
drills-ask = Hraješ za: { $name }. Najdi nejlepší tah.
drills-ask-place = Hraješ za: { $name }. Najdi nejlepší sloupec pro řadu { $line }.
drills-wrong = Existuje lepší tah.
drills-wrong-least = Tento je horší nejméně o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
drills-tried = Vyzkoušeno
drills-hint = Tip ({ $left })
drills-show = Ukázat odpověď
drills-again = Ještě jednou
drills-gap = Lepší než kterýkoli jiný tah o { $points } bodu, v průměru přes možná další kola.
drills-gap-solved = Lepší než kterýkoli jiný tah o { $points } bodu, propočteno až do konce hry.
drills-thinking = Hledají se důvody …
drills-compared = Ve srovnání s tahem
drills-line = Jak to pokračuje
drills-line-start = Zadání
drills-not-kept = Toto zařízení si nepamatuje, které úlohy jsou vyřešené: úložiště je plné, nebo k němu stránka nemá přístup.

daily-nothing = Pro tento den není žádná úloha.
daily-no-streak = Vyřeš úlohu dne a zítra se vrať.
daily-longest = nejdelší řada: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
daily-earlier = Dřívější dny
daily-earlier-note = Dají se dohnat, ale do řady dnů se počítá jen úloha vyřešená ve svůj den.
daily-day-solved = vyřešeno
daily-day-shown = odpověď zobrazena
daily-copy = Kopírovat výsledek
daily-copied = Výsledek je ve schránce. Nic neprozrazuje.
daily-share = Sdílet
daily-more = Další úlohy
