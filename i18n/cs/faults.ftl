# What is wrong with a table that is set up by hand, with a position that is typed or linked, and with a deal that is told to
# the referee. Players' names stand in the nominative, mostly before a colon, so that nobody's gender matters.

## A table set up by hand

fault-round = Kola se počítají od 1.
fault-discs = Nabídky: { $found }. Má jich být { $expected }.
fault-seats = Desky hráčů: { $found }. Má jich být { $expected }.
# Somebody who is not there has a part.
fault-no-seat = { $role ->
    [act] Na tahu má být hráč { $seat }, ten tu ale není.
    [first] Začínat má hráč { $seat }, ten tu ale není.
   *[marker] Žeton začínajícího hráče má hráč { $seat }, ten tu ale není.
}
fault-census = Celkem: { some-of-color }. Má jich být { $copies }.
# $wanted is the color that belongs there.
fault-wall-color = { $name }: do řádku { $line } a sloupce { $column } patří { $wanted }, ne { color }.
fault-row-twice = { $name }: v řádku { $line } je dvakrát { color }.
fault-column-twice = { $name }: ve sloupci { $column } je dvakrát { color }.
fault-line-count = { $name }: v řadě { $line } { $count ->
    [few] jsou
   *[other] je
} { pieces }; počet polí: { $spaces }.
fault-line-none = { $name }: řada { $line } má barvu, ale žádná { piece } v ní není.
fault-line-on-wall = { $name }: v řadě { $line } je { color }, ale v řádku { $line } už je také.
fault-floor-count = { $name }: na podlaze leží { $count }, polí je ale jen { $spaces }.
fault-marker-misplaced = { $name }: žeton začínajícího hráče je tu dvakrát, nebo ho má mít někdo jiný.
fault-marker-missing = { $name }: žeton začínajícího hráče musí ležet na podlaze.
fault-gold-count = Zlaté nabídky včetně té, kterou má hráč: { $found }. Má jich být { $expected }.
fault-gold-twice = Tato zlatá strana je tu dvakrát: { $effect }.
fault-taken-not-held = Nabídka { $factory } na stole chybí, ale nikdo ji nemá jako tácek.
fault-held-not-taken = { $name } má tácek, ale žádná nabídka kvůli tomu nechybí.
fault-disc-count = V nabídce { $factory } { $count ->
    [few] jsou
   *[other] je
} { pieces }; vejdou se { $most }.
fault-row-complete = { $name }: řádek { $line } je úplný, hra by už skončila.
fault-barren = Kola po sobě, ve kterých se nic nepoložilo: { $found }. Při { $most } hra končí.
fault-nothing-to-deal = Sáček i víko jsou prázdné: kolo nemůže začít.
fault-no-ending = Nic neukončuje hru: žádný řádek není úplný, kol po sobě bez položení není { $most } a sáček s víkem nejsou prázdné.
fault-not-cleared-disc = Kolo skončilo: nabídka { $factory } musí být prázdná a běžnou stranou nahoru.
fault-not-cleared-center = Kolo skončilo: střed musí být prázdný.
fault-not-cleared-marker = Kolo skončilo: žeton začínajícího hráče musí ležet ve středu.
fault-not-cleared-floor = { $name }: kolo skončilo, podlaha musí být prázdná.
fault-not-cleared-tray = { $name }: kolo skončilo, tácek se musí vrátit.
# $first is the player who begins.
fault-not-the-starter = Kolo začíná { $first }, na tahu tedy nemůže být { $name }.
fault-nothing-to-decide = Není co brát a některá řada je plná: kolo by už bylo vyhodnocené.
# $expected is the player whose decision it is.
fault-wrong-decider = Plnou řadu nejdřív přesouvá { $expected }, ne { $name }.
fault-no-column = { $name }: pro řadu { $line } nezbývá sloupec, už by spadla.

## A deal

fault-deal-not-now = Kolo ještě neskončilo: nabídky se teď neplní.
fault-deal-over = Hra skončila: nabídky se už neplní.
fault-deal-gold = Zlaté nabídky: { $found }. Má jich být { $expected }.
fault-deal-gold-twice = Nabídka { $factory }: tato zlatá strana už tu je: { $effect }.
fault-deal-too-many = Nabídka { $factory }: { pieces }, patří sem { $expected }.
fault-deal-too-few = Nabídka { $factory }: zatím { pieces }, patří sem { $expected }.
fault-deal-bag = Nabídka { $factory }: v sáčku už není žádná { color } { piece }.
fault-deal-lid = Nabídka { $factory }: ve víku už není žádná { color } { piece }.
# A typed deal.
fault-deal-text = Nabídka { $factory }: „{ $found }“ nelze přečíst. Patří sem nejvýš { $most } barev jako BBYR, před nimi případně zlatá strana jako 2R*, nebo -.
fault-deal-text-discs = Nabídky: { $found }. Nejvýš jich může být { $most }.
# A move that followed a corrected one and was another player's.
fault-other-turn = Tady táhl jiný hráč ({ $name }), teď je ale na tahu { $now }.

## A position as a text

# A fault with the place in the text: $fault is a sentence from above.
fault-in-field = Část { $field }: { $fault }
fault-typed = Část { $field }, znak { $place }: „{ $found }“ sem nepatří. { fault-typed-expected }
fault-typed-missing = Část { $field }, znak { $place }: tady něco chybí. { fault-typed-expected }
fault-typed-expected = { $part ->
    [rules] Patří sem pravidla jako 2cp.
    [round] Patří sem kolo, počítáno od 1.
    [barren] Patří sem počet kol bez položení, 1 až { $barren }.
    [act] Patří sem číslo hráče, nebo 0, když hra skončila.
    [seat] Patří sem číslo hráče.
    [marker] Patří sem c jako střed, nebo číslo hráče.
    [disc] Patří sem nabídka: barvy v pořadí B Y R K W, před nimi případně zlatá strana jako 2R*, dále - nebo x.
    [discs] Počet nabídek oddělených čárkami má být { $count }.
    [tiles] Patří sem barvy v pořadí B Y R K W, nebo -.
    [number] Patří sem číslo.
    [numbers] Počet čísel oddělených tečkami má být { $colors }.
    [board] Patří sem body:řady:řádky:podlaha.
    [score] Patří sem body.
    [line] Patří sem řada jako R1, nebo -.
    [lines] Počet řad oddělených znakem / má být { $lines }.
    [row] Patří sem řádek: barvy nebo tečky, celkem { $columns }.
    [rows] Počet řádků oddělených znakem / má být { $lines }.
    [floor] Patří sem podlaha: barvy a P, nebo -.
    [tray] Patří sem tácek: tečka, barva nebo P.
   *[fields] Počet částí oddělených jednou mezerou má být { $count }.
}
