# What teaches: the tutorial, puzzles and the puzzle of the day. Which values a message may name is said in the English
# file.

## Taking

lesson-factory-title = Ber z nabídky
lesson-factory-ask = Když jsi na tahu, vezmeš všechny { piece-plural } jedné barvy z jednoho místa. Vezmi z nabídky { $factory } všechny { color.few } a dej je do řady, kam se vejdou všechny.
lesson-factory-miss = To se smí, ale začněme tím, že z nabídky { $factory } vezmeš všechny { color.few }. Vyber řadu, kam se vejdou všechny.
lesson-factory-done = Jsou tvoje. Zbytek nabídky šel do středu stolu, odkud si ho může vzít kdokoli.

lesson-center-title = Ber ze středu
lesson-center-ask = Střed stolu je jako nabídka: bereš z něj všechny { piece-plural } jedné barvy. Vezmi odtud { color.few } a dej je do řady, kam se vejdou všechny.
lesson-center-miss = To se smí, ale teď jde o střed stolu: vezmi { color.few } tak, aby žádná nespadla.
lesson-center-done = V tomto kole ještě nikdo ze středu nebral, a tak k tobě přišel i žeton začínajícího hráče. Leží na podlaze a stojí { $marker-cost ->
    [one] { $marker-cost } bod
    [few] { $marker-cost } body
   *[other] { $marker-cost } bodů
}.

lesson-full-line-title = Naplň řadu
lesson-full-line-ask = V řadě { $line } chybí jediná { piece }. Vezmi to, co ji naplní, a ať nic nespadne.
lesson-full-line-miss = Tím se řada { $line } nenaplní. Vezmi barvu, která v ní už je.
lesson-full-line-done = Řada { $line } je plná a nic dalšího se do ní nevejde. Na konci kola z ní jedna { piece } půjde { wall.to }.

lesson-allowed-title = Kam barva smí
lesson-allowed-ask = V řadě je jen jedna barva, řada nesmí být plná a její řádek { wall.of } tuto barvu ještě nesmí mít. Najdi řadu, kam patří { color } { piece }. Zkus i ostatní: dozvíš se, proč to nejde.
lesson-allowed-miss = To se smí, ale hledej řadu, kam se vejdou všechny { color.few }.
lesson-allowed-done = Byla to jediná možná řada. Na podlahu se smí vždycky, ale stojí to body.

lesson-overflow-title = Co se nevejde
lesson-overflow-ask = Co se do řady nevejde, spadne na podlahu. Tentokrát něco spadne vždycky. Najdi nejlevnější tah.
lesson-overflow-miss = Na podlahu by spadlo { $fallen } a stála by { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
   *[other] { $cost } bodů
}. Jde to levněji.
lesson-overflow-done = Spadlo jen { $fallen }: to stojí { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
   *[other] { $cost } bodů
}. Čím plnější podlaha, tím dražší je další pole.

## Scoring

lesson-wall-title = { $theme ->
    [chocolate] Do bonboniéry
   *[palace] Na stěnu
}
lesson-wall-ask = Tohle je poslední { piece } kola. Naplň jí řadu { $line } a sleduj, co se stane s plnými řadami.
lesson-wall-miss = To se smí, ale řada { $line } pak nebude plná. Dej ji tam.
lesson-wall-done = Shora dolů šla z každé plné řady jedna { piece } { wall.to } a ostatní do víka. Položeno: { $placed }, získáno { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodů
}. Řada, která není plná, zůstává, jak je.

lesson-runs-title = Body
lesson-runs-ask = Položená { piece } hned boduje: počítá se délka řádku a délka sloupce, které přes ni vedou. Naplň řadu, která přinese nejvíc.
lesson-runs-miss = To by přineslo { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodů
}. Jiná řada přinese víc.
lesson-runs-done = Za { $row } v řádku a { $column } ve sloupci přinesla jediná { piece } { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.

lesson-floor-title = Placení za podlahu
lesson-floor-ask = Na konci kola platíš za to, co leží na podlaze. Žeton začínajícího hráče se počítá jako { piece }. Vezmi poslední tak, aby to stálo co nejméně.
lesson-floor-miss = Pak by se platilo { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
   *[other] { $cost } bodů
}. Jde to levněji.
lesson-floor-done = Podlaha tě stála { $paid ->
    [one] { $paid } bod
    [few] { $paid } body
   *[other] { $paid } bodů
} a je zase prázdná. Skóre nikdy neklesne pod 0.

lesson-next-start-title = Kdo začíná
lesson-next-start-ask = Příští kolo začíná ten, kdo vezme žeton začínajícího hráče. Zatím leží ve středu stolu. Vezmi ho a ať žádná { piece } nespadne.
lesson-next-start-miss = Žeton dostane ten, kdo první bere ze středu. Ber odtud a vyber dost dlouhou řadu.
lesson-next-start-done = Druhý hráč vzal zbytek, nabídky se znovu naplnily a teď vybíráš jako první ty.

## The end

lesson-column-title = Úplný sloupec
lesson-column-ask = Druhý hráč se chystá ukončit hru. Úplný řádek pak přinese navíc { $row-bonus } a úplný sloupec { $column-bonus } bodů. Dokonči svůj sloupec.
lesson-column-miss = Tím se sloupec nedokončí. Naplň řadu, která v něm chybí.
lesson-column-done = Bonus za sloupec: { $column-bonus }. Celkem máš { $score }.

lesson-color-title = Úplná barva
lesson-color-ask = Nejvíc přinese barva, kterou máš { wall.on } celou: { $color-bonus } bodů navíc. Chybí jediná { color } { piece }. Vezmi ji.
lesson-color-miss = Tím se { color } nedokončí. Naplň řadu, která chybí.
lesson-color-done = Bonus za barvu: { $color-bonus }. Celkem máš { $score }.

lesson-end-title = Konec hry
lesson-end-ask = Kolo, ve kterém někdo dokončí řádek { wall.of }, je poslední. Vedeš: dokonči svůj řádek.
lesson-end-miss = Pak hra pokračuje. Naplň řadu, v jejímž řádku chybí jen jedna.
lesson-end-done = Řádek je úplný a hra končí. Vyhráváš, skóre { $score }! Při shodě bodů rozhoduje víc úplných řádků.

## The free wall

lesson-free-column-title = { $theme ->
    [chocolate] Volná bonboniéra
   *[palace] Volná stěna
}
lesson-free-column-ask = Tady volíš sloupec ty. Každá barva smí být v každém řádku a v každém sloupci jen jednou. Vyber místo, kde { piece } přinese nejvíc.
lesson-free-column-miss = Tam přinese { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodů
}. Jiný sloupec přinese víc.
lesson-free-column-done = Zisk: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Pozor: když se pro plnou řadu nenajde sloupec, spadne celá na podlahu.

## Gold factories

lesson-extra-title = Zlatá nabídka: přídavek
lesson-extra-ask = Zlatá nabídka má vlastní pravidlo. Při plnění dostane přídavek jednu { piece.accusative } navíc. Vezmi z něj { color.few } tak, aby žádná nespadla.
lesson-extra-miss = To se smí, ale teď jde o přídavek: vezmi { color.few } a vyber řadu, kam se vejdou všechny.
lesson-extra-done = O jednu víc jediným tahem. Zbytek šel jako obvykle do středu stolu.

lesson-magnet-title = Zlatá nabídka: magnet
lesson-magnet-ask = Při plnění přitáhne magnet od každého souseda jednu { piece.accusative } své barvy. Vezmi z něj { color.few } tak, aby žádná nespadla.
lesson-magnet-miss = To se smí, ale teď jde o magnet: vezmi { color.few } a vyber řadu, kam se vejdou všechny.
lesson-magnet-done = Magnet pro tebe posbíral { color.few } { piece-plural }. Zbytek šel jako obvykle do středu stolu.

lesson-keeper-title = Zlatá nabídka: strážce
lesson-keeper-ask = Co si ze strážce nevezmeš, zůstane na něm. Vezmi z něj jednu barvu tak, aby nic nespadlo.
lesson-keeper-miss = To se smí, ale teď jde o strážce. Vyber řadu, kam se vejdou všechny.
lesson-keeper-done = Zbytek zůstal na strážci. Druhý hráč bral z běžné nabídky a její zbytek šel do středu stolu.

lesson-spread-title = Zlatá nabídka: dělení
lesson-spread-ask = Co si z dělení nevezmeš, jde k oběma sousedům a ty volíš stranu pro každou barvu. Vezmi něco jiného a { color.accusative } pošli doleva.
lesson-spread-miss = Ber z dělení, ať nic nespadne, a { color.accusative } pošli doleva.
lesson-spread-done = Teď má { color.accusative } levý soused. Tak určuješ, co bude v příštím tahu pohromadě.

lesson-tray-title = Zlatá nabídka: tácek
lesson-tray-ask = Kdo bere z tácku, vezme si i samotnou destičku, a to, co má spadnout příště, na ní leží zdarma. Vezmi { color.few } do řady, i když se všechny nevejdou.
lesson-tray-miss = To se smí, ale teď jde o tácek: vezmi { color.few } a dej je do řady.
lesson-tray-done = Co se nevešlo, leží na tácku a podlaha stojí { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
   *[other] { $cost } bodů
}. Teď znáš celou hru. Příjemnou zábavu!

## Puzzles

puzzle-easy = Lehká
puzzle-medium = Střední
puzzle-hard = Těžká
puzzle-theme-deny = Překazit
puzzle-theme-floor = Podlaha
puzzle-theme-column = Sloupec
puzzle-theme-color = Barva
puzzle-theme-marker = Žeton začínajícího hráče
puzzle-theme-end = Konec hry
puzzle-theme-spread = Dělení
puzzle-theme-tray = Tácek
puzzle-theme-free-wall = { $theme ->
    [chocolate] Volná bonboniéra
   *[palace] Volná stěna
}
# The first hint: where to look.
puzzle-look-deny = Podívej se, co potřebují ostatní.
puzzle-look-floor = Podívej se, co spadne.
puzzle-look-column = Podívej se na své sloupce.
puzzle-look-color = Podívej se na své barvy.
puzzle-look-marker = Mysli na žeton začínajícího hráče.
puzzle-look-end = Mysli na to, kdy hra skončí.
puzzle-look-spread = Podívej se, kam půjde zbytek z dělení.
puzzle-look-tray = Podívej se na tácek.
puzzle-look-free-wall = Podívej se, k čemu bude sloupec později.
puzzle-hint-color = Vezmi { color.accusative }.
puzzle-hint-factory = Ber z nabídky { $factory }.
puzzle-hint-center = Ber ze středu stolu.
puzzle-hint-column = Zvol sloupec { $column }.
puzzle-solved-at-once = Vyřešeno napoprvé!
puzzle-solved = Vyřešeno na { $tries }. pokus.
puzzle-solved-hinted = Vyřešeno. Pokusy: { $tries }, nápovědy: { $hints }.
# The player has given up and is shown the answer.
puzzle-shown = Nejlepší byl tento tah.
puzzle-wrong-points = To je asi o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} horší než nejlepší tah.
puzzle-wrong-chance = To sníží tvou šanci na výhru o { $percent } %.

## The puzzle of the day, to be copied

daily-solved = Azulejo, úloha dne { $date }: { $signs } (pokusy: { $tries })
daily-unsolved = Azulejo, úloha dne { $date }: { $signs } … (pokusy: { $tries })
daily-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dnů v řadě
}
