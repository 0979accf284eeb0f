# What is said at the table: the log, the screen reader, the terminal, and why a move is refused.
#
# Players' names stand in the nominative and their verbs in the present tense, so that nobody's gender matters.
# Both плитка and цукерка are feminine, and so are the colors, which agree with them. A pattern line is a поличка,
# a row of the wall a ряд; a disc is a вітрина, and with its gold side up an особлива фабрика.

## Words

# The word of a color: чорна; no чорної; take чорну, 2 чорні, 5 чорних; чорний магніт.
color = { $theme ->
    [chocolate] { $tile ->
        [B] блакитна
        [Y] коричнева
        [R] біла
        [K] чорна
       *[W] бордова
    }
   *[palace] { $tile ->
        [B] блакитна
        [Y] жовта
        [R] червона
        [K] чорна
       *[W] біла
    }
}
    .genitive = { $theme ->
        [chocolate] { $tile ->
            [B] блакитної
            [Y] коричневої
            [R] білої
            [K] чорної
           *[W] бордової
        }
       *[palace] { $tile ->
            [B] блакитної
            [Y] жовтої
            [R] червоної
            [K] чорної
           *[W] білої
        }
    }
    .accusative = { $theme ->
        [chocolate] { $tile ->
            [B] блакитну
            [Y] коричневу
            [R] білу
            [K] чорну
           *[W] бордову
        }
       *[palace] { $tile ->
            [B] блакитну
            [Y] жовту
            [R] червону
            [K] чорну
           *[W] білу
        }
    }
    .few = { $theme ->
        [chocolate] { $tile ->
            [B] блакитні
            [Y] коричневі
            [R] білі
            [K] чорні
           *[W] бордові
        }
       *[palace] { $tile ->
            [B] блакитні
            [Y] жовті
            [R] червоні
            [K] чорні
           *[W] білі
        }
    }
    .many = { $theme ->
        [chocolate] { $tile ->
            [B] блакитних
            [Y] коричневих
            [R] білих
            [K] чорних
           *[W] бордових
        }
       *[palace] { $tile ->
            [B] блакитних
            [Y] жовтих
            [R] червоних
            [K] чорних
           *[W] білих
        }
    }
    .masculine = { $theme ->
        [chocolate] { $tile ->
            [B] блакитний
            [Y] коричневий
            [R] білий
            [K] чорний
           *[W] бордовий
        }
       *[palace] { $tile ->
            [B] блакитний
            [Y] жовтий
            [R] червоний
            [K] чорний
           *[W] білий
        }
    }
# One piece, whatever its color.
piece = { $theme ->
    [chocolate] цукерка
   *[palace] плитка
}
    .accusative = { $theme ->
        [chocolate] цукерку
       *[palace] плитку
    }
# So many pieces: бракує 1 плитки; за 1 плитку.
pieces = { $theme ->
    [chocolate] { $count ->
        [one] { $count } цукерка
        [few] { $count } цукерки
       *[many] { $count } цукерок
    }
   *[palace] { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }
}
    .genitive = { $theme ->
        [chocolate] { $count ->
            [one] { $count } цукерки
           *[many] { $count } цукерок
        }
       *[palace] { $count ->
            [one] { $count } плитки
           *[many] { $count } плиток
        }
    }
    .accusative = { $theme ->
        [chocolate] { $count ->
            [one] { $count } цукерку
            [few] { $count } цукерки
           *[many] { $count } цукерок
        }
       *[palace] { $count ->
            [one] { $count } плитку
            [few] { $count } плитки
           *[many] { $count } плиток
        }
    }
# So many of one color, alone or in a list: 2 блакитні, 1 червона та 5 білих.
some-of-color = { $count ->
    [one] { $count } { color }
    [few] { $count } { color.few }
   *[many] { $count } { color.many }
}
    .accusative = { $count ->
        [one] { $count } { color.accusative }
        [few] { $count } { color.few }
       *[many] { $count } { color.many }
    }
list-comma = { $items }, { $item }
list-and = { $items } та { $item }
# A player without a name.
seat-name = Гравець { $seat }
# What a placed piece scores: the lengths of its row and of its column, and the points.
runs = { $kind ->
    [alone] { $points ->
        [one] { $points } очко, без сусідів
        [few] { $points } очки, без сусідів
       *[many] { $points } очок, без сусідів
    }
    [row] { $points ->
        [one] { $points } очко за ряд із { $row }
        [few] { $points } очки за ряд із { $row }
       *[many] { $points } очок за ряд із { $row }
    }
    [column] { $points ->
        [one] { $points } очко за стовпчик із { $column }
        [few] { $points } очки за стовпчик із { $column }
       *[many] { $points } очок за стовпчик із { $column }
    }
   *[both] { $points ->
        [one] { $points } очко за ряд із { $row } та стовпчик із { $column }
        [few] { $points } очки за ряд із { $row } та стовпчик із { $column }
       *[many] { $points } очок за ряд із { $row } та стовпчик із { $column }
    }
}

## Moves

move-factory-line = { $name } бере { some-of-color.accusative } з вітрини { $factory } на поличку { $line }.
move-factory-floor = { $name } бере { some-of-color.accusative } з вітрини { $factory } у відходи.
move-center-line = { $name } бере { some-of-color.accusative } з центру на поличку { $line }.
move-center-floor = { $name } бере { some-of-color.accusative } з центру у відходи.
move-marker-line = { $name } бере з центру маркер першого ходу та { some-of-color.accusative } на поличку { $line }.
move-marker-floor = { $name } бере з центру маркер першого ходу та { some-of-color.accusative } у відходи.
move-place = { $name } кладе { color.accusative } в ряд { $line }, стовпчик { $place }: { runs }.
# What followed from a move.
move-full = Поличка { $line } заповнена.
move-excess = { $count ->
    [one] { $count } не вміщується й падає.
   *[many] { $count } не вміщуються й падають.
}
move-caught-tile = Таця ловить { color.accusative } { piece.accusative }.
move-caught-marker = Таця ловить маркер першого ходу.
move-lid = { $count ->
    [one] { $count } не має місця у відходах і йде в коробку від гри.
   *[many] { $count } не мають місця у відходах і йдуть у коробку від гри.
}
move-floor-cost = Відходи тепер коштують на { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
   *[many] { $cost } очок
} більше.
move-rest-center = У центр: { $rest }.
move-rest-stays = Залишок на вітрині { $factory }: { $rest }.
move-spread-left = Ліворуч, на вітрину { $factory }: { $rest }.
move-spread-right = Праворуч, на вітрину { $factory }: { $rest }.
move-tray = { $name } забирає вітрину як тацю.

## A new round

deal-round = Раунд { $round }: починає { $name }.
deal-poured = Торбинка порожня, тож у неї висипано все з коробки від гри.
deal-poured-after = Торбинки вистачило на { pieces.accusative }, потім у неї висипано все з коробки від гри.
deal-short = Торбинка й коробка від гри порожні: на вітринах бракує { pieces.genitive }.
deal-gold = Особливі фабрики: { $discs }.
deal-gold-disc = № { $factory } – { $effect }
deal-extra = Вітрина { $factory } отримує додатково { color.accusative } { piece.accusative }.
deal-pulled = Вітрина { $factory } притягує { color.accusative } з вітрини { $from }.

## The end of a round

round-ends = Кінець раунду { $round }.
round-seat = { $name } отримує { $gained ->
    [one] { $gained } очко
    [few] { $gained } очки
   *[many] { $gained } очок
} за { pieces.accusative }, втрачає { $cost } за відходи та має { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
round-seat-clean = { $name } отримує { $gained ->
    [one] { $gained } очко
    [few] { $gained } очки
   *[many] { $gained } очок
} за { pieces.accusative } та має { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
round-seat-floor = { $name } нічого не викладає, втрачає { $cost } за відходи та має { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
round-seat-nothing = { $name } нічого не викладає та має { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
round-held = { $name }: відходи коштують більше, ніж є очок, тож рахунок зупиняється на 0.
round-dropped = { $name }: для полички { $line } немає стовпчика, { some-of-color } { $count ->
    [one] падає
   *[many] падають
} у відходи.
round-tray-tile = { $name }: { color } { piece } на таці нічого не коштує.
round-tray-marker = { $name }: маркер першого ходу на таці нічого не коштує.
round-next = Наступний раунд починає { $name }.
end-row = Є заповнений ряд: гру закінчено.
end-stalemate = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
} поспіль нічого не викладено: гру закінчено.
end-supply = Торбинка й коробка від гри порожні: гру закінчено.

## The end of the game

over-bonus = { $name } отримує ще { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: { $rows ->
    [one] { $rows } ряд
    [few] { $rows } ряди
   *[many] { $rows } рядів
}, { $columns ->
    [one] { $columns } стовпчик
    [few] { $columns } стовпчики
   *[many] { $columns } стовпчиків
}, { $colors ->
    [one] { $colors } колір
    [few] { $colors } кольори
   *[many] { $colors } кольорів
}.
over-points = Перемагає { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
over-rows = { $names } мають по { $points ->
    [one] { $points } очку
    [few] { $points } очки
   *[many] { $points } очок
}; перемагає { $name }: { $rows ->
    [one] { $rows } заповнений ряд
    [few] { $rows } заповнені ряди
   *[many] { $rows } заповнених рядів
}.
over-shared = { $names } ділять перемогу: по { $points ->
    [one] { $points } очку
    [few] { $points } очки
   *[many] { $points } очок
} та { $rows ->
    [0] жодного заповненого ряду
    [one] по { $rows } заповненому ряду
    [few] по { $rows } заповнені ряди
   *[many] по { $rows } заповнених рядів
}.

## Why not?

no-game-over = Гру вже закінчено.
no-nothing-dealt = Вітрини ще не наповнено.
no-must-place = { $name } має спершу вибрати стовпчик для полички { $line }.
no-nothing-to-place = Немає заповненої полички, яку треба викласти.
no-such-factory = Вітрини { $factory } немає, є лише від 1 до { $count }.
no-factory-taken = Вітрину { $factory } вже забрано.
no-factory-empty = Вітрина { $factory } порожня.
no-center-empty = Центр порожній.
no-such-tile-factory = На вітрині { $factory } немає { color.genitive }, є лише { $colors }.
no-such-tile-center = У центрі немає { color.genitive }, є лише { $colors }.
no-line-full = Поличка { $line } заповнена.
no-line-holds = На поличці { $line } лежить { $holds }, а не { color }.
no-row-holds = У ряді { $line } { $theme ->
    [chocolate] коробки
   *[palace] стіни
} вже є { color }.
no-split-missing = Вкажи, які кольори йдуть ліворуч. Залишок: { $colors }.
no-split-unwanted = Немає залишку, який можна послати ліворуч чи праворуч.
no-split-unknown = У залишку лише { $colors }.
no-split-uneven = Поділи якомога рівніше: різниця { $difference }, а може бути { $least }.
no-wrong-line = Зараз черга полички { $expected }, а не полички { $line }.
no-space-taken = У ряді { $line }, стовпчику { $column } вже є { color }.
no-column-holds = У стовпчику { $column } вже є { color }.
# A typed move that can't be read.
typed-found = Символ { $place }: «{ $found }» сюди не пасує. { typed-expected }
typed-ended = Символ { $place }: хід неповний. { typed-expected }
typed-expected = { $part ->
    [start] Тут має бути вітрина від 1 до { $factories } або C – центр.
    [color] Тут має бути колір B, Y, R, K або W.
    [destination] Тут має бути поличка від 1 до { $lines } або F – відходи.
    [spread-or-end] Тут має бути кінець ходу або < і кольори, що йдуть ліворуч.
    [left-or-end] Тут має бути ще один колір, що йде ліворуч, або кінець ходу.
    [color-or-at] Тут має бути колір B, Y, R, K чи W або @ і стовпчик.
    [column] Тут має бути стовпчик від 1 до { $columns }.
   *[end] Тут має бути кінець ходу.
}

## Now

status-own = { $name }: твій хід.
status-other = Ходить { $name }.
status-place-own = { $name }: вибери стовпчики для заповнених поличок.
status-place-other = { $name } вибирає стовпчики для заповнених поличок.
status-bag = Вітрини наповнюються.
status-over = Гру закінчено.
banner-last-round = Останній раунд: { $name } заповнює ряд { $line }.
hint-factory-line = Візьми { some-of-color.accusative } з вітрини { $factory } на поличку { $line }.
hint-factory-floor = Візьми { some-of-color.accusative } з вітрини { $factory } у відходи.
hint-center-line = Візьми { some-of-color.accusative } з центру на поличку { $line }.
hint-center-floor = Візьми { some-of-color.accusative } з центру у відходи.
hint-place = Поклади { color.accusative } в ряд { $line }, стовпчик { $column }.
# What a move would do.
preview-lands = Поличка заповниться: { runs }.
preview-drops = Поличка заповниться, але стовпчика для неї немає: усе впаде.
preview-fills = Заповнено клітинок: { $held } з { $spaces }.
preview-falls = { $count ->
    [one] { $count } впаде
   *[many] { $count } впадуть
}: мінус { $cost }.
preview-marker = Разом із маркером першого ходу.
preview-caught = Щось одне ляже на тацю без штрафу.
preview-lid = { $count ->
    [one] { $count } піде в коробку від гри.
   *[many] { $count } підуть у коробку від гри.
}
preview-tray = Разом із вітриною як тацею.
preview-net = Зміна очок: { $change }.
preview-ends = Цей раунд стане останнім.
# The short line and the sentence of a player's account.
ledger-line = зараз { $now } · +{ $tiles } { $theme ->
    [chocolate] коробка
   *[palace] стіна
} · −{ $floor } відходи · = { $total }
ledger = Зараз { $now }, плюс { $tiles } за заповнені полички, мінус { $floor } за відходи, разом { $total }.
ledger-best = Полички без вибраного стовпчика рахуються за найкращим.
ledger-bonus = Якби гра закінчилася зараз: +{ $bonus }.

## Captions beside what moves

caption-round = Раунд { $round }
caption-poured = Торбинку поповнено
caption-short = Бракує { pieces.genitive }
caption-extra = Додатково: { color }
caption-pulled = Вітрина { $factory } притягує { color.accusative }
caption-dropped = Немає стовпчика для полички { $line }
caption-paid = −{ $cost }
caption-bonus = +{ $points }

## Gold factories

effect-extra = добавка
effect-magnet = { color.masculine } магніт
effect-keeper = сторож
effect-spread = поділ
effect-tray = таця
effect-extra-rule = Під час наповнення вітрин отримує на одну { piece.accusative } більше.
effect-magnet-rule = Під час наповнення вітрин притягує одну { color.accusative } { piece.accusative } з кожної сусідньої вітрини, де така є.
effect-keeper-rule = Усе, чого не взяли, лишається тут і ніколи не йде в центр.
effect-spread-rule = Усе, чого не взяли, йде на дві сусідні вітрини. Бік для кожного кольору вибираєш ти; один колір не ділиться.
effect-tray-rule = Хто бере звідси, забирає й саму вітрину. Наступне, що мало б упасти цьому гравцеві у відходи, лягає на неї та нічого не коштує.

## What things are called, for those who hear the table

label-disc = Вітрина { $factory }: { $tiles }.
label-disc-empty = Вітрина { $factory }: порожня.
label-disc-gold = Вітрина { $factory }, { $effect }: { $tiles }.
label-disc-gold-empty = Вітрина { $factory }, { $effect }: порожня.
label-disc-taken = Вітрина { $factory }: у когось із гравців.
label-held = У руці: { some-of-color }.
label-pick-factory = Взяти { some-of-color.accusative } з вітрини { $factory }
label-pick-center = Взяти { some-of-color.accusative } з центру
label-center = Центр: { $tiles }.
label-center-marker = Центр: маркер першого ходу, { $tiles }.
label-center-only-marker = Центр: маркер першого ходу.
label-center-empty = Центр: порожній.
label-line = Поличка { $line }: { color }, { $count } з { $spaces }.
label-line-full = Поличка { $line }: заповнена, { some-of-color }.
label-line-empty = Поличка { $line }: порожня, { $spaces ->
    [one] { $spaces } клітинка
    [few] { $spaces } клітинки
   *[many] { $spaces } клітинок
}.
label-cell-tile = Ряд { $line }, стовпчик { $column }: { color } { piece }.
label-cell-for = Ряд { $line }, стовпчик { $column }: порожньо, для { color.genitive }.
label-cell-empty = Ряд { $line }, стовпчик { $column }: порожньо.
label-cell-pending = Ряд { $line }, стовпчик { $column }: у кінці раунду сюди ляже { color }.
label-cell-open = Ряд { $line }, стовпчик { $column }: сюди може лягти { color }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
label-cell-chosen = Ряд { $line }, стовпчик { $column }: вибрано, { color }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
label-place-falls = Поличка { $line }: для { color.genitive } немає стовпчика, тож усе падає у відходи: мінус { $cost }.
label-floor = Відходи: зайнято клітинок { $count } з { $spaces }, мінус { $cost }.
label-space-empty = Клітинка { $space }, мінус { $cost }: порожня.
label-space-tile = Клітинка { $space }, мінус { $cost }: { color } { piece }.
label-space-marker = Клітинка { $space }, мінус { $cost }: маркер першого ходу.
label-tray-free = Таця: порожня; наступне, що впаде, ляже сюди без штрафу.
label-tray-tile = Таця: { color } { piece }, без штрафу.
label-tray-marker = Таця: маркер першого ходу, без штрафу.
label-board = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
label-chip-left = { some-of-color } ліворуч, на вітрину { $factory }
label-chip-right = { some-of-color } праворуч, на вітрину { $factory }

## How bots are called
bot-name = { $level ->
    [beginner] Бот-новачок
    [easy] Легкий бот
    [medium] Середній бот
    [hard] Складний бот
    [expert] Бот-експерт
    [master] Бот-майстер
   *[grandmaster] Бот-гросмейстер
}
bot-name-numbered = { $level ->
    [beginner] Бот-новачок { $number }
    [easy] Легкий бот { $number }
    [medium] Середній бот { $number }
    [hard] Складний бот { $number }
    [expert] Бот-експерт { $number }
    [master] Бот-майстер { $number }
   *[grandmaster] Бот-гросмейстер { $number }
}

## Why a table refuses something
refused = Зараз так не можна.
refused-turn = Зараз не твій хід.
refused-over = Гру закінчено.
refused-past-deal = У цьому раунді ще немає ходу, який можна повернути.
refused-past-start = Тут ще немає ходу, який можна повернути.
refused-no-takeback = За цим столом ходів не повертають.
refused-abort = Усі вже зробили хід: гру не можна скасувати.

## The rules that are played
wall-colored = Кольорова
wall-free = Вільна
factories-plain = Звичайні
factories-special = Особливі
factories-even = Рівний поділ

## How a game ended

over-nobody = Переможця немає
over-unfinished = Незакінчена гра
over-winner = Перемагає { $names }
over-winners = { $names } ділять перемогу
over-resigned = { $name } здається.
over-time = { $name }: час вийшов.
over-aborted = { $name } скасовує гру.

## What can be chosen for a table

players-two = 2
players-three = 3
players-four = 4
sitter-person = Людина
sitter-beginner = Бот: новачок
sitter-easy = Бот: легкий
sitter-medium = Бот: середній
sitter-hard = Бот: складний
sitter-expert = Бот: експерт
sitter-master = Бот: майстер
sitter-grandmaster = Бот: гросмейстер
wall-colored-note = Кожна клітинка { wall.of } має свій колір.
wall-free-note = Стовпчик вибираєш ти, але колір не повторюється ні в ряді, ні в стовпчику.
factories-plain-note = Усі вітрини однакові.
factories-special-note = Деякі вітрини лежать золотим боком догори та змінюють правила.
factories-even-note = Як особливі, але ділити треба якомога рівніше.
preview-full = Усі планшети
preview-own = Свій планшет
preview-off = Немає
pause-off = Ні
pause-short = Трохи
pause-long = Довго

hint-expected = Підказка: { $move } Очікується в кінці: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, шанс на перемогу { $chance }%.

## Games that are kept or brought

load-empty = Ще нема чого завантажувати.
load-bad-position = Це не запис і не позиція.
load-bad-record = Рядок { $line }, символ { $column }: звідси запис не читається.
load-bad-deal = Рядок { $line }, символ { $column }: вітрини не могли наповнитися так.
load-bad-move = Рядок { $line }, символ { $column }: «{ $found }» – це не хід.
load-illegal-move = Рядок { $line }, символ { $column }: хід «{ $found }» неможливий. { $why }
load-bad-end = Рядок { $line }, символ { $column }: гра закінчилася раніше або має інший результат.
saved-over = { $names }: { $scores }
saved-unfinished = { $names }: { $scores }, перервано в раунді { $round }
saved-unreadable = Гра, яку не вдалося прочитати

## The rules as they are read. Every message of this part may name: $tiles (how many there are), $copies (of each color),
## $colors, $disc (how many on a factory), $lines (rows of the wall), $spaces (of the floor), $costs (of its spaces, as
## a list), $discs (with a gold side), $barren (rounds).

# Several pieces, without their number; the genitive also stands after a number.
piece-plural = { $theme ->
    [chocolate] цукерки
   *[palace] плитки
}
    .genitive = { $theme ->
        [chocolate] цукерок
       *[palace] плиток
    }
rules-short = Коротко
rules-short-take = Бери зі столу { piece-plural } одного кольору та збирай їх на поличках свого планшета. У кінці раунду з кожної заповненої полички одна { piece } переходить { wall.to } й одразу дає очки. Те, що ніде не вміщується, падає у відходи й забирає очки.
rules-short-end = Раунд, у якому хтось заповнює ряд { wall.of }, стає останнім. Тоді заповнені ряди, стовпчики та кольори дають бонус, а перемагає той, у кого найбільше очок.
rules-setup = Що на столі
rules-setup-bag = У грі { $tiles } { piece-plural.genitive }, по { $copies } кожного з { $colors } кольорів. Спочатку всі вони в торбинці. Поруч стоїть коробка від гри, куди складають використані.
rules-setup-discs = Вітрини фабрик – це диски, що лежать колом довкола центру столу. Перед кожним раундом на кожну вітрину кладуть навмання { $disc ->
    [few] { $disc } { piece-plural }
   *[many] { $disc } { piece-plural.genitive }
} з торбинки.
rules-setup-board = Кожен гравець має планшет. На ньому полички завдовжки від 1 до { $lines } клітинок, { $theme ->
    [chocolate] коробка
   *[palace] стіна
} з { $lines } рядів і { $lines } стовпчиків, ряд для відходів із { $spaces } клітинок і рахунок, що починається з 0.
rules-offer = Вибір { piece-plural.genitive }
rules-offer-turn = Починає перший гравець, далі хід переходить за годинниковою стрілкою. У свій хід треба взяти всі { piece-plural } одного кольору з одного місця:
rules-offer-factory = з вітрини; решта з неї йде в центр столу,
rules-offer-center = або з центру столу.
rules-offer-lines = Усе взяте йде на одну з твоїх поличок або все разом у відходи. Поличка може його прийняти, якщо
rules-offer-not-full = вона не заповнена,
rules-offer-same-color = вона порожня або на ній той самий колір,
rules-offer-wall-row = а в її ряді { wall.of } ще немає цього кольору.
rules-offer-excess = На поличку лягає стільки, скільки вміщується; решта падає у відходи. Вибрати відходи можна й тоді, коли підходить якась поличка.
rules-offer-marker = Хто першим у раунді бере з центру столу, бере й маркер першого ходу. Він лягає у відходи раніше, ніж туди впаде щось інше з цього ходу, а той, хто його має, починає наступний раунд.
rules-offer-ends = Вибір закінчується, коли на вітринах і в центрі столу нічого не лишається.
rules-floor = Відходи
rules-floor-costs = Ряд для відходів заповнюється зліва направо. Ціна його клітинок ({ $spaces }) в очках: { $costs }. Маркер першого ходу рахується так само, як { piece }.
rules-floor-full = Коли всі клітинки зайняті, усе, що падає далі, йде в коробку від гри й більше нічого не коштує. Маркер тоді теж нічого не коштує.
rules-floor-paid = Штраф знімають раз на раунд, після підрахунку очок за { $theme ->
    [chocolate] коробку
   *[palace] стіну
}. Рахунок ніколи не опускається нижче 0, а те, що було б нижче, забувається.
rules-tiling = { $theme ->
    [chocolate] Складання в коробку
   *[palace] Викладання стіни
}
rules-tiling-lines = Коли вибір закінчено, пройди свої полички згори вниз. З кожної заповненої полички одна { piece } переходить { wall.to }, у той самий ряд, на клітинку свого кольору. Решта з цієї полички йде в коробку від гри. Незаповнені полички лишаються як є.
rules-tiling-score = Викладена { piece } одразу дає очки: довжину суцільного ряду плюс довжину суцільного стовпчика, що проходять через неї; вона сама рахується в обох. Довжина 1 не рахується, але { piece } без сусідів дає 1 очко.
rules-figure-alone = Поруч нічого немає: { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
rules-figure-row = Ряд із { $row }, а згори та знизу нічого: { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
rules-figure-both = Ряд із { $row } і стовпчик із { $column }: { $row } + { $column } = { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
rules-figure-gap = Пропуск перериває ряд, тож його довжина лише { $row }. Разом зі стовпчиком із { $column } виходить { $row } + { $column } = { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
rules-tiling-order = Усі роблять це одночасно, і ніхто нікому не заважає.
rules-next-round = Наступний раунд
rules-next-start = Якщо ні в кого немає заповненого ряду { wall.of }, відходи прибирають, вітрини наповнюють знову, а починає той, хто взяв маркер першого ходу. Якщо його не взяв ніхто, знову починає той самий гравець.
rules-next-lid = Коли торбинка порожня, а треба ще, у неї висипають усе з коробки від гри. Якщо й там порожньо, деякі вітрини лишаються неповними або порожніми.
rules-end = Кінець гри
rules-end-row = Гра закінчується після раунду, в якому хтось заповнює ряд { wall.of }. Тоді дають бонус за все, що заповнено:
rules-end-winner = Перемагає той, у кого найбільше очок. Якщо очок порівну, вирішує кількість заповнених рядів. Якщо й вона однакова, перемога спільна.
rules-end-rare = Гру закінчують і дві рідкісні події: коли вітрини нема чим наповнити та коли { $barren ->
    [one] { $barren } раунд
    [few] { $barren } раунди
   *[many] { $barren } раундів
} поспіль { wall.to } ніхто нічого не кладе.
rules-free-wall = { $theme ->
    [chocolate] Вільна коробка
   *[palace] Вільна стіна
}
rules-free-column = { $theme ->
    [chocolate] У вільній коробці
   *[palace] На вільній стіні
} клітинки не мають кольору. Із заповненої полички { piece } може піти на будь-яку порожню клітинку свого ряду, якщо в тому стовпчику ще немає її кольору.
rules-figure-free = У ряді 3 дві порожні клітинки, але в стовпчику однієї з них цей колір уже є: лишається тільки останній стовпчик.
rules-free-order = Рішення приймають згори вниз, і кожна поличка дає очки, перш ніж дійде черга до наступної. Якщо стовпчик є, його треба вибрати.
rules-free-falls = Якщо стовпчика немає, уся поличка падає у відходи.
rules-free-taking = Під час вибору можна почати чи доповнити поличку й тоді, коли її колір уже не можна викласти в тому ряді.
rules-special = Особливі фабрики
rules-special-gold = Вітрин усього { $discs }, кожна має звичайний і золотий бік. Перед кожним раундом їх перемішують і викладають, а стільки з них, скільки є гравців, перевертають на золотий бік. Це особливі фабрики, вони змінюють правила:
rules-special-circle = Коло не має кінців: перша й остання вітрини лежать поруч. Порожня вітрина лишається на місці; коли тацю забрано, коло за нею змикається. Добавка діє раніше за магніти.
rules-special-tray = Таця ловить рівно одну річ, { piece.accusative } чи маркер, починаючи з того самого ходу, в якому її взято, і навіть якщо відходи повні. Після раунду вона повертається до інших вітрин.
rules-special-even = За рівного поділу треба ділити залишок між двома сусідніми вітринами так рівно, як дозволяють кольори.
rules-handling = Як тут грати
rules-handling-press = Натисни на колір на вітрині чи в центрі, а потім на одну зі своїх поличок чи на відходи; або перетягни його туди. Інший колір замінює перший, а натиск деінде скасовує вибір.
rules-handling-why = Поличка, яка не може прийняти колір, пояснить чому, якщо на неї натиснути. Поки вибираєш, планшет показує, що дасть хід.
rules-handling-typed = Ходи можна й вводити: 3R2 бере { $theme ->
    [chocolate] білі
   *[palace] червоні
} з вітрини 3 на поличку 2, CKF бере чорні з центру у відходи.
