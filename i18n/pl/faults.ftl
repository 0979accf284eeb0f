# What is wrong with a table that is set up by hand, with a position that is typed or linked, and with a deal that is told to
# the referee. Players' names stand in the nominative, mostly before a colon, so that nobody's gender matters.

## A table set up by hand

fault-round = Rundy liczy się od 1.
fault-discs = Fabryki: { $found }. Powinno ich być { $expected }.
fault-seats = Plansze graczy: { $found }. Powinno ich być { $expected }.
# Somebody who is not there has a part.
fault-no-seat = { $role ->
    [act] Ruch ma gracz { $seat }, ale nie ma go przy stole.
    [first] Zaczyna gracz { $seat }, ale nie ma go przy stole.
   *[marker] Płytkę gracza rozpoczynającego ma gracz { $seat }, ale nie ma go przy stole.
}
fault-census = Łącznie: { some-of-color }. Powinno być { $copies }.
# $wanted is the color that belongs there.
fault-wall-color = { $name }: w rzędzie { $line }, kolumnie { $column } powinna być { $wanted }, a nie { color }.
fault-row-twice = { $name }: w rzędzie { $line } dwa razy jest { color }.
fault-column-twice = { $name }: w kolumnie { $column } dwa razy jest { color }.
fault-line-count = { $name }: linia { $line } ma { pieces.accusative }, a liczba jej pól to { $spaces }.
fault-line-none = { $name }: linia { $line } ma kolor, ale nie leży w niej żadna { piece }.
fault-line-on-wall = { $name }: w linii { $line } jest { color }, ale w rzędzie { $line } już taka jest.
fault-floor-count = { $name }: na podłodze leży { $count }, a liczba pól to { $spaces }.
fault-marker-misplaced = { $name }: płytka gracza rozpoczynającego leży tu dwa razy albo ma ją ktoś inny.
fault-marker-missing = { $name }: płytka gracza rozpoczynającego musi leżeć na podłodze.
fault-gold-count = Złote fabryki razem z zabraną: { $found }. Powinno ich być { $expected }.
fault-gold-twice = Ta złota strona jest dwa razy: { $effect }.
fault-taken-not-held = Fabryki { $factory } nie ma na stole, ale nikt nie ma jej jako tacy.
fault-held-not-taken = { $name } ma tacę, ale żadnej fabryki nie brakuje na stole.
fault-disc-count = Fabryka { $factory } ma { pieces.accusative }, a mieści { $most }.
fault-row-complete = { $name }: rząd { $line } jest pełny, więc gra byłaby już skończona.
fault-barren = Rundy z rzędu, w których nic nie ułożono: { $found }. Przy { $most } gra się kończy.
fault-nothing-to-deal = Woreczek i pokrywka są puste: runda nie może się zacząć.
fault-no-ending = Nic nie kończy gry: żaden rząd nie jest pełny, rund z rzędu bez układania nie było { $most }, a woreczek i pokrywka nie są puste.
fault-not-cleared-disc = Runda się skończyła: fabryka { $factory } musi być pusta, zwykłą stroną do góry.
fault-not-cleared-center = Runda się skończyła: środek musi być pusty.
fault-not-cleared-marker = Runda się skończyła: płytka gracza rozpoczynającego musi leżeć na środku.
fault-not-cleared-floor = { $name }: runda się skończyła, więc podłoga musi być pusta.
fault-not-cleared-tray = { $name }: runda się skończyła, więc tacę trzeba oddać.
# $first is the player who begins.
fault-not-the-starter = Rundę zaczyna { $first }, więc ruchu nie może mieć { $name }.
fault-nothing-to-decide = Nie ma czego brać, a któraś linia jest pełna: runda byłaby już podliczona.
# $expected is the player whose decision it is.
fault-wrong-decider = Pełną linię najpierw układa { $expected }, a nie { $name }.
fault-no-column = { $name }: dla linii { $line } nie ma kolumny, więc już by spadła.

## A deal

fault-deal-not-now = Runda jeszcze trwa: teraz nie zapełnia się fabryk.
fault-deal-over = Gra się skończyła: fabryk już się nie zapełnia.
fault-deal-gold = Złote fabryki: { $found }. Powinno ich być { $expected }.
fault-deal-gold-twice = Fabryka { $factory }: ta złota strona już jest: { $effect }.
fault-deal-too-many = Fabryka { $factory } ma { pieces.accusative }, a dostaje { $expected }.
fault-deal-too-few = Fabryka { $factory } ma na razie { pieces.accusative }, a dostaje { $expected }.
fault-deal-bag = Fabryka { $factory }: w woreczku nie ma już żadnej { color.genitive }.
fault-deal-lid = Fabryka { $factory }: w pokrywce nie ma już żadnej { color.genitive }.
# A typed deal.
fault-deal-text = Fabryka { $factory }: nie da się odczytać „{ $found }”. Pasuje tu najwyżej { $most } kolorów, na przykład BBYR, przed nimi ewentualnie złota strona, na przykład 2R*, albo -.
fault-deal-text-discs = Fabryki: { $found }. Może ich być najwyżej { $most }.
# A move that followed a corrected one and was another player's.
fault-other-turn = Tu ruch należał do kogoś innego ({ $name }), a teraz ruch ma { $now }.

## A position as a text

# A fault with the place in the text: $fault is a sentence from above.
fault-in-field = Pole { $field }: { $fault }
fault-typed = Pole { $field }, znak { $place }: „{ $found }” tu nie pasuje. { fault-typed-expected }
fault-typed-missing = Pole { $field }, znak { $place }: czegoś tu brakuje. { fault-typed-expected }
fault-typed-expected = { $part ->
    [rules] Pasują tu zasady, na przykład 2cp.
    [round] Pasuje tu numer rundy, od 1.
    [barren] Pasuje tu liczba rund bez układania, od 1 do { $barren }.
    [act] Pasuje tu numer gracza albo 0, gdy gra się skończyła.
    [seat] Pasuje tu numer gracza.
    [marker] Pasuje tu c jako środek albo numer gracza.
    [disc] Pasuje tu fabryka: kolory w kolejności B Y R K W, przed nimi ewentualnie złota strona, na przykład 2R*, albo - lub x.
    [discs] Liczba fabryk rozdzielonych przecinkami powinna wynosić { $count }.
    [tiles] Pasują tu kolory w kolejności B Y R K W albo -.
    [number] Pasuje tu liczba.
    [numbers] Powinno tu być tyle liczb rozdzielonych kropkami: { $colors }.
    [board] Pasuje tu punkty:linie:rzędy:podłoga.
    [score] Pasują tu punkty.
    [line] Pasuje tu linia, na przykład R1, albo -.
    [lines] Liczba linii rozdzielonych znakiem / powinna wynosić { $lines }.
    [row] Pasuje tu rząd: kolory lub kropki, razem { $columns }.
    [rows] Liczba rzędów rozdzielonych znakiem / powinna wynosić { $lines }.
    [floor] Pasuje tu podłoga: kolory i P albo -.
    [tray] Pasuje tu taca: kropka, kolor lub P.
   *[fields] Liczba pól rozdzielonych jedną spacją powinna wynosić { $count }.
}
