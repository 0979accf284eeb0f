# What teaches: the tutorial, puzzles and the puzzle of the day. Which values a message may name is said in the English
# file.

## Taking

lesson-factory-title = Візьми з вітрини
lesson-factory-ask = У свій хід ти береш усі { piece-plural } одного кольору з одного місця. Візьми з вітрини { $factory } усі { color.few } { piece-plural } й поклади на поличку, де всі вони вмістяться.
lesson-factory-miss = Так можна, але почнімо з вітрини { $factory }: візьми { color.few } { piece-plural } й вибери поличку, де всі вони вмістяться.
lesson-factory-done = Вони твої. Решта з вітрини перейшла в центр столу, звідки її може взяти будь-хто.

lesson-center-title = Візьми з центру
lesson-center-ask = Центр столу схожий на вітрину: з нього беруть усі { piece-plural } одного кольору. Візьми звідти { color.few } й поклади на поличку, де всі вони вмістяться.
lesson-center-miss = Так можна, але зараз ідеться про центр столу: візьми { color.few } так, щоб жодна не впала.
lesson-center-done = У цьому раунді з центру ще ніхто не брав, тому ти отримуєш і маркер першого ходу. Він лежить у відходах і коштує { $marker-cost ->
    [one] { $marker-cost } очко
    [few] { $marker-cost } очки
   *[many] { $marker-cost } очок
}.

lesson-full-line-title = Заповни поличку
lesson-full-line-ask = На поличці { $line } одна вільна клітинка. Візьми те, що її заповнить, і щоб нічого не впало.
lesson-full-line-miss = Так поличка { $line } не заповниться. Візьми колір, який на ній уже є.
lesson-full-line-done = Поличка { $line } повна й більше нічого не приймає. У кінці раунду одна { piece } з неї перейде { wall.to }.

lesson-allowed-title = Куди можна класти
lesson-allowed-ask = На поличці лежить лише один колір, вона не має бути повна, а в її ряді { wall.of } ще не має бути цього кольору. Знайди поличку, на яку підходить { color } { piece }. Спробуй і інші: дізнаєшся, чому не можна.
lesson-allowed-miss = Так можна, але знайди поличку, де вмістяться всі { color.few } { piece-plural }.
lesson-allowed-done = Це була єдина поличка. У відходи можна класти завжди, але це забирає очки.

lesson-overflow-title = Що не вміщується
lesson-overflow-ask = Те, що не вміщується на поличку, падає у відходи. Цього разу щось упаде за будь-якого ходу. Знайди найдешевший.
lesson-overflow-miss = Тоді впаде { $fallen ->
    [one] { $fallen } штука
    [few] { $fallen } штуки
   *[many] { $fallen } штук
}, а відходи коштуватимуть { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
   *[many] { $cost } очок
}. Можна дешевше.
lesson-overflow-done = Упало лише { $fallen ->
    [one] { $fallen } штука
    [few] { $fallen } штуки
   *[many] { $fallen } штук
}: це коштує { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
   *[many] { $cost } очок
}. Що більше у відходах, то дорожча наступна клітинка.

## Scoring

lesson-wall-title = { $theme ->
    [chocolate] У коробку
   *[palace] На стіну
}
lesson-wall-ask = Це остання { piece } раунду. Заповни нею поличку { $line } й подивися, що станеться з повними поличками.
lesson-wall-miss = Так можна, але тоді поличка { $line } не заповниться. Поклади туди.
lesson-wall-done = Згори вниз із кожної повної полички одна { piece } перейшла { wall.to }, а решта – в коробку від гри. Викладено: { $placed }, отримано { $gained ->
    [one] { $gained } очко
    [few] { $gained } очки
   *[many] { $gained } очок
}. Неповна поличка лишається як є.

lesson-runs-title = Очки
lesson-runs-ask = Викладена { piece } одразу дає очки: довжину ряду плюс довжину стовпчика, що проходять через неї. Заповни поличку, яка дасть найбільше.
lesson-runs-miss = Це дасть { $gained ->
    [one] { $gained } очко
    [few] { $gained } очки
   *[many] { $gained } очок
}. Інша поличка дасть більше.
lesson-runs-done = Ряд із { $row } та стовпчик із { $column }: одна { piece } дала { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.

lesson-floor-title = Плата за відходи
lesson-floor-ask = У кінці раунду ти платиш за те, що лежить у відходах. Маркер першого ходу рахується так само, як { piece }. Візьми останні так, щоб заплатити якнайменше.
lesson-floor-miss = Тоді доведеться заплатити { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
   *[many] { $cost } очок
}. Можна дешевше.
lesson-floor-done = Плата становила { $paid ->
    [one] { $paid } очко
    [few] { $paid } очки
   *[many] { $paid } очок
}, і ряд для відходів знову порожній. Рахунок ніколи не падає нижче 0.

lesson-next-start-title = Хто починає
lesson-next-start-ask = Наступний раунд починає той, хто взяв маркер першого ходу. Він досі в центрі столу. Візьми його так, щоб жодна { piece } не впала.
lesson-next-start-miss = Маркер дістається тому, хто першим бере з центру. Візьми звідти й вибери достатньо довгу поличку.
lesson-next-start-done = Суперник узяв решту, вітрини наповнили знову, і першим вибираєш ти.

## The end

lesson-column-title = Повний стовпчик
lesson-column-ask = Суперник ось-ось закінчить гру. Тоді повний ряд дає ще { $row-bonus }, а повний стовпчик – ще { $column-bonus } очок. Заповни свій стовпчик.
lesson-column-miss = Так стовпчик не заповниться. Заповни поличку, якої в ньому бракує.
lesson-column-done = Стовпчик дав додаткових очок: { $column-bonus }. Тепер у тебе { $score }.

lesson-color-title = Повний колір
lesson-color-ask = Найбільше дає колір, увесь зібраний { wall.on }: ще { $color-bonus } очок. Бракує лише однієї: це { color } { piece }. Візьми її.
lesson-color-miss = Так { color } { piece } не ляже на своє місце. Заповни поличку, якої бракує.
lesson-color-done = Колір дав додаткових очок: { $color-bonus }. Тепер у тебе { $score }.

lesson-end-title = Кінець гри
lesson-end-ask = Раунд, у якому хтось заповнює ряд { wall.of }, стає останнім. Ти попереду: заповни свій ряд.
lesson-end-miss = Тоді гра триватиме. Заповни поличку, в ряді якої бракує лише однієї.
lesson-end-done = Ряд заповнено, гру закінчено. Перемога твоя, рахунок { $score }! Якщо очок порівну, вирішує кількість заповнених рядів.

## The free wall

lesson-free-column-title = { $theme ->
    [chocolate] Вільна коробка
   *[palace] Вільна стіна
}
lesson-free-column-ask = Тут стовпчик вибираєш ти. У кожному ряді та в кожному стовпчику колір буває лише раз. Вибери місце, де { piece } дасть найбільше очок.
lesson-free-column-miss = Там буде { $gained ->
    [one] { $gained } очко
    [few] { $gained } очки
   *[many] { $gained } очок
}. Інший стовпчик дасть більше.
lesson-free-column-done = Це { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}. Обережно: якщо для повної полички немає стовпчика, вся вона падає у відходи.

## Gold factories

lesson-extra-title = Золота вітрина: добавка
lesson-extra-ask = Золота вітрина має власне правило. На добавку, коли наповнюють вітрини, лягає ще одна { piece }. Візьми з неї { color.few } так, щоб жодна не впала.
lesson-extra-miss = Так можна, але зараз ідеться про добавку: візьми { color.few } й вибери поличку, де всі вони вмістяться.
lesson-extra-done = На одну більше за один хід. Решта, як завжди, перейшла в центр столу.

lesson-magnet-title = Золота вітрина: магніт
lesson-magnet-ask = Коли наповнюють вітрини, магніт притягує від кожного сусіда одну { piece.accusative } свого кольору. Візьми з нього { color.few } так, щоб жодна не впала.
lesson-magnet-miss = Так можна, але зараз ідеться про магніт: візьми { color.few } й вибери поличку, де всі вони вмістяться.
lesson-magnet-done = Магніт зібрав для тебе { color.few } { piece-plural }. Решта, як завжди, перейшла в центр столу.

lesson-keeper-title = Золота вітрина: сторож
lesson-keeper-ask = Те, чого ти не береш зі сторожа, лишається на ньому. Візьми з нього один колір так, щоб нічого не впало.
lesson-keeper-miss = Так можна, але зараз ідеться про сторожа. Вибери поличку, де все вміститься.
lesson-keeper-done = Решта лишилася на сторожі. Суперник узяв зі звичайної вітрини, і її решта перейшла в центр столу.

lesson-spread-title = Золота вітрина: поділ
lesson-spread-ask = Те, чого ти не береш із поділу, йде до двох сусідів, і ти вибираєш бік для кожного кольору. Візьми щось інше, а { color.accusative } надішли ліворуч.
lesson-spread-miss = Візьми з поділу так, щоб нічого не впало, а { color.accusative } надішли ліворуч.
lesson-spread-done = Тепер { color } лежить у лівого сусіда. Так ти вирішуєш, що лежатиме разом наступного ходу.

lesson-tray-title = Золота вітрина: таця
lesson-tray-ask = Хто бере з таці, забирає й саму вітрину, а наступне, що мало б упасти, лежить на ній безкоштовно. Візьми { color.few } й поклади на поличку, навіть якщо всі не вмістяться.
lesson-tray-miss = Так можна, але зараз ідеться про тацю: візьми { color.few } й поклади на поличку.
lesson-tray-done = Те, що не вмістилося, лежить на таці, а відходи коштують { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
   *[many] { $cost } очок
}. Тепер ти знаєш усю гру. Приємної гри!

## Puzzles

puzzle-easy = Легка
puzzle-medium = Середня
puzzle-hard = Важка
puzzle-theme-deny = Завадити іншим
puzzle-theme-floor = Відходи
puzzle-theme-column = Стовпчик
puzzle-theme-color = Колір
puzzle-theme-marker = Маркер першого ходу
puzzle-theme-end = Кінець гри
puzzle-theme-spread = Поділ
puzzle-theme-tray = Таця
puzzle-theme-free-wall = { $theme ->
    [chocolate] Вільна коробка
   *[palace] Вільна стіна
}
# The first hint: where to look.
puzzle-look-deny = Подивися, що потрібно іншим.
puzzle-look-floor = Подивися, що впаде.
puzzle-look-column = Подивися на свої стовпчики.
puzzle-look-color = Подивися на свої кольори.
puzzle-look-marker = Подумай про маркер першого ходу.
puzzle-look-end = Подумай, коли закінчиться гра.
puzzle-look-spread = Подивися, куди піде решта з поділу.
puzzle-look-tray = Подивися на тацю.
puzzle-look-free-wall = Подумай, навіщо стовпчик знадобиться потім.
puzzle-hint-color = Візьми { color.accusative }.
puzzle-hint-factory = Візьми з вітрини { $factory }.
puzzle-hint-center = Візьми з центру столу.
puzzle-hint-column = Вибери стовпчик { $column }.
puzzle-solved-at-once = Розв’язано з першої спроби!
puzzle-solved = Розв’язано, спроб: { $tries }.
puzzle-solved-hinted = Розв’язано. Спроб: { $tries }, підказок: { $hints }.
# The player has given up and is shown the answer.
puzzle-shown = Це був найкращий хід.
puzzle-wrong-points = Це гірше за найкращий хід приблизно на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
puzzle-wrong-chance = Це зменшує твій шанс на перемогу на { $percent } %.

## The puzzle of the day, to be copied

daily-solved = Azulejo, задача дня { $date }: { $signs } (спроб: { $tries })
daily-unsolved = Azulejo, задача дня { $date }: { $signs } … (спроб: { $tries })
daily-streak = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[many] { $days } днів поспіль
}
