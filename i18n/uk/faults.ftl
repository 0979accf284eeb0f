# What is wrong with a table that is set up by hand, with a position that is typed or linked, and with a deal that is told to
# the referee. Players' names stand in the nominative, mostly before a colon, so that nobody's gender matters.

## A table set up by hand

fault-round = Раунди рахують від 1.
fault-discs = Вітрин: { $found }. Має бути { $expected }.
fault-seats = Планшетів гравців: { $found }. Має бути { $expected }.
# Somebody who is not there has a part.
fault-no-seat = { $role ->
    [act] Хід за гравцем { $seat }, але за столом такого немає.
    [first] Починає гравець { $seat }, але за столом такого немає.
   *[marker] Маркер першого ходу має гравець { $seat }, але за столом такого немає.
}
fault-census = Разом: { some-of-color }. Має бути { $copies }.
# $wanted is the color that belongs there.
fault-wall-color = { $name }: у ряді { $line }, стовпчику { $column } має бути { $wanted }, а не { color }.
fault-row-twice = { $name }: у ряді { $line } двічі є { color }.
fault-column-twice = { $name }: у стовпчику { $column } двічі є { color }.
fault-line-count = { $name }: на поличці { $line } { $count ->
    [few] лежать
   *[many] лежить
} { pieces }, а клітинок лише { $spaces }.
fault-line-none = { $name }: поличка { $line } має колір, але на ній не лежить жодна { piece }.
fault-line-on-wall = { $name }: на поличці { $line } лежить { color }, але в ряді { $line } така вже є.
fault-floor-count = { $name }: у відходах лежить { $count }, а клітинок лише { $spaces }.
fault-marker-misplaced = { $name }: маркер першого ходу лежить тут двічі або його взяв хтось інший.
fault-marker-missing = { $name }: маркер першого ходу має лежати у відходах.
fault-gold-count = Особливих фабрик разом із забраною: { $found }. Має бути { $expected }.
fault-gold-twice = Ця особлива фабрика є двічі: { $effect }.
fault-taken-not-held = Вітрини { $factory } на столі немає, але ні в кого вона не лежить як таця.
fault-held-not-taken = { $name } має тацю, але жодної вітрини на столі не бракує.
fault-disc-count = На вітрині { $factory } { $count ->
    [few] лежать
   *[many] лежить
} { pieces }, а вміщується { $most }.
fault-row-complete = { $name }: ряд { $line } заповнено, тож гра вже закінчилася б.
fault-barren = Раундів поспіль, у яких нічого не викладено: { $found }. Коли їх { $most }, гра закінчується.
fault-nothing-to-deal = Торбинка й коробка від гри порожні: раунд не може початися.
fault-no-ending = Ніщо не завершує гру: немає заповненого ряду, раундів поспіль без викладання не { $most }, а торбинка й коробка від гри не порожні.
fault-not-cleared-disc = Раунд закінчено: вітрина { $factory } має бути порожня, звичайним боком догори.
fault-not-cleared-center = Раунд закінчено: центр має бути порожній.
fault-not-cleared-marker = Раунд закінчено: маркер першого ходу має лежати в центрі.
fault-not-cleared-floor = { $name }: раунд закінчено, тож відходи мають бути порожні.
fault-not-cleared-tray = { $name }: раунд закінчено, тож тацю треба повернути.
# $first is the player who begins.
fault-not-the-starter = Раунд починає { $first }, тож зараз не може ходити { $name }.
fault-nothing-to-decide = Брати нічого, а якась поличка заповнена: раунд було б уже підраховано.
# $expected is the player whose decision it is.
fault-wrong-decider = Заповнену поличку спершу викладає { $expected }, а не { $name }.
fault-no-column = { $name }: для полички { $line } немає стовпчика, тож усе вже впало б.

## A deal

fault-deal-not-now = Раунд ще триває: вітрини зараз не наповнюються.
fault-deal-over = Гру закінчено: вітрини більше не наповнюються.
fault-deal-gold = Особливих фабрик: { $found }. Має бути { $expected }.
fault-deal-gold-twice = Вітрина { $factory }: така особлива фабрика вже є: { $effect }.
fault-deal-too-many = На вітрині { $factory } { $count ->
    [few] лежать
   *[many] лежить
} { pieces }, а має бути { $expected }.
fault-deal-too-few = На вітрині { $factory } поки що { pieces }, а має бути { $expected }.
fault-deal-bag = Вітрина { $factory }: у торбинці вже немає { color.genitive }.
fault-deal-lid = Вітрина { $factory }: у коробці від гри вже немає { color.genitive }.
# A typed deal.
fault-deal-text = Вітрина { $factory }: «{ $found }» не вдалося прочитати. Тут може бути до { $most } кольорів, наприклад BBYR, перед ними за потреби особлива фабрика, наприклад 2R*, або -.
fault-deal-text-discs = Вітрин: { $found }. Щонайбільше може бути { $most }.
# A move that followed a corrected one and was another player's.
fault-other-turn = Тут був хід іншого гравця ({ $name }), а тепер ходить { $now }.

## A position as a text

# A fault with the place in the text: $fault is a sentence from above.
fault-in-field = Поле { $field }: { $fault }
fault-typed = Поле { $field }, символ { $place }: «{ $found }» сюди не пасує. { fault-typed-expected }
fault-typed-missing = Поле { $field }, символ { $place }: тут чогось бракує. { fault-typed-expected }
fault-typed-expected = { $part ->
    [rules] Тут мають бути правила, наприклад 2cp.
    [round] Тут має бути номер раунду, від 1.
    [barren] Тут має бути кількість раундів без викладання, від 1 до { $barren }.
    [act] Тут має бути номер гравця або 0, якщо гру закінчено.
    [seat] Тут має бути номер гравця.
    [marker] Тут має бути c – центр – або номер гравця.
    [disc] Тут має бути вітрина: кольори в порядку B Y R K W, перед ними за потреби особлива фабрика, наприклад 2R*, або - чи x.
    [discs] Кількість вітрин, розділених комами, має бути { $count }.
    [tiles] Тут мають бути кольори в порядку B Y R K W або -.
    [number] Тут має бути число.
    [numbers] Кількість чисел, розділених крапками, має бути { $colors }.
    [board] Тут має бути очки:полички:ряди:відходи.
    [score] Тут мають бути очки.
    [line] Тут має бути поличка, наприклад R1, або -.
    [lines] Кількість поличок, розділених знаком /, має бути { $lines }.
    [row] Тут має бути ряд: кольори чи крапки, разом { $columns }.
    [rows] Кількість рядів, розділених знаком /, має бути { $lines }.
    [floor] Тут мають бути відходи: кольори та P або -.
    [tray] Тут має бути таця: крапка, колір або P.
   *[fields] Кількість полів, розділених одним пробілом, має бути { $count }.
}
