# Вправи та задача дня; що кажуть задачі, є в lessons.ftl.

drills-wanted = Які задачі
drills-intro = У кожній позиції є один явно найкращий хід: після нього твоя перевага над найкращим із суперників найбільша. Він кращий за будь-який інший щонайменше на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
drills-theme = Тема
drills-difficulty = Складність
drills-any = Усі
drills-count = Розв’язано { $solved } з { $all }
drills-none = Таких задач немає. Вибери щось інше.
drills-next = Наступна нерозв’язана
drills-overview = Уже розв’язано
drills-cell = { $theme }, { $difficulty }: { $count }
drills-shelf = Одна за одною
drills-link = { $status ->
    [solved] Задача { $number }, { $difficulty }, розв’язана
    [shown] Задача { $number }, { $difficulty }, відповідь переглянута
   *[open] Задача { $number }, { $difficulty }
}
drills-all = Усі задачі
drills-puzzle = Задача { $number }
drills-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
drills-special = особливі фабрики
drills-ask = Ти граєш за: { $name }. Знайди найкращий хід.
drills-ask-place = Ти граєш за: { $name }. Знайди найкращий стовпчик для полички { $line }.
drills-wrong = Є кращий хід.
drills-wrong-least = Цей гірший щонайменше на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
drills-tried = Спроби
drills-hint = Підказка ({ $left })
drills-show = Показати відповідь
drills-again = Ще раз
drills-gap = Кращий за будь-який інший хід на { $points } очка, у середньому за можливими наступними роздачами.
drills-gap-solved = Кращий за будь-який інший хід на { $points } очка, прораховано до кінця гри.
drills-thinking = Шукаємо причини …
drills-compared = Порівняно з ходом
drills-line = Як гра триває далі
drills-line-start = Задача
drills-not-kept = Цей пристрій не запам’ятовує, які задачі розв’язано: сховище заповнене або закрите для цієї сторінки.

daily-nothing = На цей день задачі немає.
daily-no-streak = Розв’яжи задачу дня й повертайся завтра.
daily-longest = найдовша низка: { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
daily-earlier = Попередні дні
daily-earlier-note = Їх можна надолужити, але до низки днів зараховується лише задача, розв’язана у свій день.
daily-day-solved = розв’язано
daily-day-shown = відповідь переглянута
daily-copy = Копіювати результат
daily-copied = Результат у буфері обміну. Він нічого не видає.
daily-share = Поділитися
daily-more = Інші задачі
