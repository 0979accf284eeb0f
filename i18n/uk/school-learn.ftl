# Екран навчання; що кажуть його кроки, є в lessons.ftl.

learn-intro = Короткі кроки на справжніх дошках. Зроби хід і одразу дізнаєшся, чи він правильний, а якщо ні, то чому. Виходь будь-коли: повернешся туди, де зупинено.
learn-count = Пройдено кроків: { $count } з { $all }
learn-begin = Почати
learn-go-on = Далі: { $title }
learn-chapter-offer = Вибір
learn-chapter-tiling = Очки
learn-chapter-next-round = Наступний раунд
learn-chapter-end = Кінець гри
learn-chapter-special = Золоті вітрини
learn-step-done = Пройдено:
learn-place = Крок { $number } з { $all } · { $chapter }
learn-steps = Усі кроки
learn-before = Попередній крок
learn-skip = Наступний крок
learn-show = Показати хід
learn-next = Далі
learn-finish = До завершення
learn-again = Ще раз
learn-you = Ти
learn-other = Руй
learn-praise-right = Правильно!
learn-praise-done = Чудово!
learn-praise-exactly = Саме так!
learn-praise-well = Оце воно!
learn-story = Що сталося
learn-placed = Поличка { $line }, { color }: { $runs }.
learn-dropped = Поличка { $line }, { color }: стовпчика не лишилося, усе падає у відходи.
learn-paid = Твої відходи коштують { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
   *[many] { $cost } очок
}.
learn-score = Тепер у тебе { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
learn-total = { $name }: наприкінці { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, з них премія { $bonus }.
learn-finished = Тепер ти знаєш усю гру!
learn-finished-text = Найкраще продовження – партія. Або шукай найкращий хід у позиціях зі справжніх ігор.
learn-finished-play = Грати проти бота
learn-not-kept = Цей пристрій не запам’ятовує, як далеко ти: сховище заповнене або закрите для цієї сторінки.
