# The frame of the school and its first page.

title-school = Škola – Azulejo
title-review = Rozbor partie – Azulejo
title-board = Zkušební stůl – Azulejo
title-learn = Výuka – Azulejo
title-drills = Cvičení – Azulejo
title-daily = Úloha dne – Azulejo
title-referee = Rozhodčí – Azulejo
title-numbers = Statistika – Azulejo

school-to-table = Ke stolu
school-note = Všechno tu funguje bez sítě, s vašimi partiemi i s jakoukoli pozicí.
learn = Výuka
learn-note = Od prvních dlaždic po poslední prémii, krok za krokem na skutečných deskách.
daily = Úloha dne
daily-note = Stejná pro všechny, stačí najít jediný tah.
drills = Cvičení
drills-note = Pozice s jedním jasně nejlepším tahem, podle tématu a obtížnosti.
review = Rozbor partie
review-note = Co který tah stál, co bylo lepší a jak přály losy.
board = Zkušební stůl
board-note = Zkuste cokoli z jakékoli pozice; nejlepší tahy uvidíte průběžně.
referee = Rozhodčí
referee-note = Pro stůl se skutečnými dlaždicemi: zadejte, co se děje, a on kontroluje, počítá a vysvětluje.
numbers = Statistika
numbers-note = Vaše partie v číslech: výsledky, body, ztráty na podlaze a přesnost.
