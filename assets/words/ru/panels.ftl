# Panels, bars and canvas of the window.

# The bars at the top and at the bottom, and the tabs.
view-menu-file = Файл
    .letter = F
view-menu-edit = Правка
    .letter = E
view-menu-board = Поле
    .letter = B
view-menu-rules = Правила
    .letter = R
view-menu-solve = Решение
    .letter = S
view-menu-setter = Составление
    .letter = T
view-menu-view = Вид
    .letter = V
view-menu-help = Справка
    .letter = H
view-menu-booklet = Книга
    .letter = B
view-menu-all = Меню
view-menu-recent = Открыть недавний
    .hint = Открыть один из последних файлов
view-menu-scales = Размер интерфейса: { $scale } %
    .less = Размер интерфейса: { $scale } %, здесь { $real } %
    .hint = Изменить размер текста, панелей и поля
view-undo = Отменить
view-redo = Повторить
view-play-test = Пробное решение
view-find = Найти команду
view-tab-new = Новая вкладка
view-tab-start = Начало
    .hint = Новые головоломки, примеры и недавние файлы
view-tab-no-file = Ещё не сохранена в файл
view-tab-booklet = Книга. { $file }
view-tab-unsaved = { $name }, не сохранено
view-tab-close = Закрыть «{ $name }»
view-tabs-more = ещё { $count }
view-saving-cancel = Прекратить ожидание
view-reading-cancel = Прервать чтение
view-check-running = Выполняется
view-status-no-cell = Нет клетки
view-status-open = пустых: { $count }
view-status-counted = { $digit } ({ $count })
    .more = { $digit } ({ $count }+)
view-status-takes = Возможны: { $digits }
view-status-file-saved = сохранено
view-status-file-unsaved = не сохранено
view-status-unsaved = Не сохранено
view-status-new = Нечего сохранять
view-status-path = ← → — шаги по пути, Space — показ по шагам, Escape — закрыть.
view-status-zoom = { $count } %
    .hint = Щёлкните, чтобы показать всё поле
view-cell-region = область { $number }
view-cell-box = блок { $number }
view-selected = { $count ->
    [one] выбрана { $count } клетка
    [few] выбраны { $count } клетки
   *[other] выбрано { $count } клеток
}

# Counts that are shown next to other facts.
view-givens = { $count ->
    [one] { $number } заданная цифра
    [few] { $number } заданные цифры
   *[other] { $number } заданных цифр
}
view-rule-count = { $count ->
    [one] { $number } правило
    [few] { $number } правила
   *[other] { $number } правил
}
view-clues = { $count ->
    [one] { $number } подсказка
    [few] { $number } подсказки
   *[other] { $number } подсказок
}
view-guesses = { $count ->
    [one] { $number } догадка
    [few] { $number } догадки
   *[other] { $number } догадок
}
view-and-more = и ещё { $count }
view-place-of = { $place } из { $count }
view-stars = { $stars } из { $most } звёзд

# The board, for screen readers.
view-board = Поле головоломки
view-board-nothing = клетка не выбрана
view-board-covered = скрыто на время паузы
view-board-empty = пусто
view-board-conflict = нарушает правило
view-board-centre = пометки в центре { $digits }
view-board-corner = пометки в углу { $digits }
view-board-given = задано { $digit }
view-board-entered = введено { $digit }
view-board-fog = в тумане
view-board-solution = решение { $digit }
view-board-wrong = отличается от решения
view-board-place = строка { $row }, столбец { $column }
view-board-clue = { $name } { $clue }
view-board-towards = в сторону { $cell }
view-paused = Пауза
    .hint = Поле скрыто. Чтобы продолжить, нажмите Space.

# Legend of the marks of a step.
view-legend-strong = верно хотя бы одно
view-legend-weak = неверно хотя бы одно
view-legend-along = одно следует из другого
view-legend-placed = поставлено на этом шаге
view-legend-struck = исключено на этом шаге
view-legend-houses = использованные группы
view-legend-differing = различается в решениях
view-legend-smallest = наименьшее отличие
view-legend-settling = делает решение единственным
view-legend-settling-together = вместе делают решение единственным
view-legend-conflicting = подсказка из противоречия
view-legend-conflicting-rule = правило из противоречия

# The tools.
view-tools-find = Найти инструмент
view-tools-none-found = Инструменты не найдены.
view-tools-place = Основные
view-tools-handy = Быстрый доступ
view-tools-kept = { $name }, закреплён
view-tools-recent = { $name }, быстрый доступ
view-tools-refused = Не на этом поле: { $reason }.
view-tools-key = Инструмент выбирается клавишей { $key }, потому что { $symbol } — цифра этого поля.
view-tools-all-grids = Чтобы применить ко всем сеткам, удерживайте Ctrl.
view-tools-brushes = Нажмите { $key } ещё раз, чтобы переключить: { $brushes }.
# Two options of a tool; the first may be such a pair itself.
view-tools-and = { $first } и { $second }
view-tools-advance = Дальше
view-tools-symmetry = Симметрия заданных цифр
view-tools-symmetry-refused = Невозможно: { $reason }.
view-tools-wanted = { $count ->
        [one] { $number } клетка, нужная для симметрии, пуста
        [few] { $number } клетки, нужные для симметрии, пусты
       *[other] { $number } клеток, нужных для симметрии, пусты
    }
view-tools-fill = Заполнить по решению
view-tools-add-grid = + Добавить сетку
view-tools-duplicate-grid = Дублировать сетку
view-tools-delete-grid = Удалить сетку
view-width-tools = Ширина панели инструментов
view-width-facts = Ширина боковой панели

# The puzzle, its rules and the settings of one.
view-puzzle = Головоломка
view-puzzle-title = Название
    .none = Без названия
view-puzzle-author = Автор
    .none = Ваше имя
view-side-rules = Правила · { $number }
view-side-publication = Головоломка
view-publication-rules = Текст правил
    .none = Правила вашими словами
view-publication-automatic = Автоматический текст
view-publication-one-text = Написать одним текстом
view-publication-reset = Сбросить
view-publication-sentence = Текст правил: { $name }
    .none = Пропущено
view-publication-origin = Происхождение
view-publication-source = Источник
view-publication-link = Ссылка
view-publication-date = Дата
view-publication-tags = Метки через запятую
view-publication-solution = Решение
    .none = Решение не сохранено.
    .same = Сохранено; оно совпадает с найденным.
    .kept = Сохранено.
view-publication-store = Сохранить решение
view-publication-remove = Удалить
view-publication-message = Сообщение после решения
    .none = Его увидят те, кто решит головоломку
view-publication-notes = Заметки
    .none = Для редактора; не печатаются
view-publication-unread = { $count ->
    [one] 1 часть файла не понята
   *[other] Не понято частей файла: { $number }
}
view-publication-settle = Разобрано
view-publication-settle-all = Разобрать все
view-puzzle-board = { $size } × { $size }
view-puzzle-grids = { $count ->
    [one] { $count } сетка { $size } × { $size }
    [few] { $count } сетки { $size } × { $size }
   *[other] { $count } сеток { $size } × { $size }
}
view-rules-none = Правил пока нет. Выберите инструмент и рисуйте на поле.
view-rule = { $name }, { $place }
    .off = { $name }, { $place }, выключено
view-rule-place-off = { $place } · выкл.
view-rule-switch-off = Выключить правило «{ $name }»
view-rule-switch-on = Включить правило «{ $name }»
view-rule-locked = { $rule }, заблокировано
view-rule-unlock = Разблокировать: { $name }
view-rule-name = Имя правила
view-rule-name-hint = Имя (необязательно)
view-rule-group = { $count ->
    [one] Группа { $name }, { $count } правило
    [few] Группа { $name }, { $count } правила
   *[other] Группа { $name }, { $count } правил
}
view-rule-group-quantified = { $name } ({ $quantifier })
view-rule-group-count = { $count }
view-rule-group-name = Имя группы
view-rule-group-hint = Щёлкните, чтобы выбрать всю группу; двойной щелчок — переименовать
view-rule-kind-hint = Щёлкните, чтобы выбрать все правила этого вида
view-rule-kind-fold = Правила вида «{ $name }»
view-rule-colour = Цвет
view-colour-sand = Песочный
view-colour-green = Зелёный
view-colour-blue = Синий
view-colour-violet = Фиолетовый
view-colour-rose = Розовый
view-colour-grey = Серый
view-jigsaw = Фигурные области
view-jigsaw-done = Все области (их { $size }) связны и содержат по { $size } клеток.

# Candidates in the open cells.
view-candidates = Кандидаты
view-candidates-none = Нет
view-candidates-possible = Возможные
view-candidates-counted = Со счётом
view-candidates-legend = { $from }
    .range = { $from }–{ $to }
    .more = { $from }+
view-candidates-legend-hint = Сколько решений останется, если цифра будет задана: при 1 решение единственное. Чем темнее клетка, тем больше решает заданная в ней цифра.
view-candidates-keep-looking = Искать дальше
view-candidates-stop = Остановить поиск
view-candidates-unfinished = Сначала исправьте области.
view-candidates-running = Поиск… { $count ->
        [one] { $number } догадка
        [few] { $number } догадки
       *[other] { $number } догадок
    } · { $time }
view-candidates-waiting = Ожидание конца проверки.
view-candidates-no-solution = Нет: у головоломки нет решения.
view-candidates-solved = По одному кандидату в клетке
view-candidates-digits = { $count ->
    [one] { $count } цифра в { $cells }
    [few] { $count } цифры в { $cells }
   *[other] { $count } цифр в { $cells }
}
# The number of cells with these digits.
view-candidates-open = { $count ->
        [one] { $number } нерешённой клетке
       *[other] { $number } нерешённых клетках
    }
view-candidates-unknown = Неизвестны: { $reason } через { $time }.

# The verdict.
view-verdict = Вердикт: { $words }
    .hint = Вердикт о текущей головоломке; щёлкните, чтобы показать боковую панель
view-verdict-short-unfinished = Области не готовы
view-verdict-short-unique = Одно решение
view-verdict-short-disagree = Движки расходятся
view-verdict-short-unknown = Неизвестно
view-verdict-checking = Проверка…
view-verdict-running = Поиск решений…
view-verdict-several = Несколько решений
view-verdict-none = Нет решения
view-verdict-unread = { $count ->
    [one] Только по понятым правилам; 1 часть файла не понята
   *[other] Только по понятым правилам; не понято частей файла: { $number }
}
view-verdict-unique = Ровно одно решение
view-verdict-unfinished = Области ещё не готовы
    .detail = В каждой области должно быть столько клеток, сколько цифр. Тогда головоломку можно проверить.
view-verdict-sparse = Пока не единственное
    .detail = Это обычно, пока подсказок мало
view-verdict-disagree = Движки расходятся
    .detail = Один из них ошибся из-за ошибки в Gridwright. Пожалуйста, сообщите о ней.
view-verdict-out-of-time = Неизвестно: вышло время
    .detail = За { $time } ничего не доказано.
view-verdict-stopped = Неизвестно: прервано
    .detail = Проверка прервана через { $time }.
view-verdict-failed = Сбой проверки
    .detail = Сбой движка: { $reason }
view-verdict-holding = { $group } ({ $quantifier }): в решении выполнены { $rules }
    .none = никакие правила
view-verdict-holding-rule = { $name } ({ $place })
view-verdict-guesses = { $count ->
        [0] движок: без догадок
        [1] движок: 1 догадка
        [one] движок: { $number } догадка
        [few] движок: { $number } догадки
       *[other] движок: { $number } догадок
    }
view-advice-clash = Цифры, отмеченные красным, противоречат друг другу или правилу. Измените или сотрите одну из них.
view-advice-rules = У заданных цифр и правил вместе нет решения, хотя сами цифры друг другу не противоречат.
    .ways = Отмените последний шаг, сотрите сомнительную заданную цифру или выключите правило значком глаза.
view-advice-givens = У этих заданных цифр нет решения, хотя они друг другу не противоречат.
    .ways = Отмените последний шаг или сотрите сомнительную заданную цифру.
view-verdict-hide = Скрыть
view-verdict-compare = Сравнить
view-verdict-cancel = Отмена
view-verdict-mend = Исправить области
view-verdict-hide-solution = Скрыть решение
view-verdict-show-solution = Показать решение
view-verdict-why = Почему?
view-verdict-undo = Отменить последний шаг
view-verdict-check-again = Проверить снова
view-verdict-keep-trying = Искать дальше
view-verdict-prove = Доказать

# The answer of an engine, in a line of the verdict.
view-opinion = { $engine }: { $answer }
view-opinion-running = Целочисленное доказательство
view-opinion-agrees = Целочисленная программа согласна
view-opinion-unique = одно решение
view-opinion-several = несколько решений
view-opinion-none = нет решения
view-opinion-stopped = прервано
view-opinion-out-of-time = вышло время
view-opinion-failed = сбой
view-engine-search = Поиск
view-engine-program = Целочисленная программа

# Statistics of the engines; each line ends in a number.
view-work = Подробности проверки
view-work-count = Подсчёт решений
view-work-guesses = Догадки
view-work-backtracks = Возвраты
view-work-houses = Выводы из групп
view-work-clauses = Выводы из дизъюнктов
view-work-sums = Выводы из сумм
view-work-pairs = Выводы из пар
view-work-words = Выводы из шаблонов
view-work-learned = Выведенные дизъюнкты
view-work-programs = Целочисленные программы
view-work-rows = Строк в наибольшей
view-work-bases = Базисы Грёбнера

# Counting solutions.
view-count-exactly = { $count ->
    [one] Ровно { $number } решение
    [few] Ровно { $number } решения
   *[other] Ровно { $number } решений
}
view-count-at-least = { $count ->
    [one] Не меньше { $number } решения
   *[other] Не меньше { $number } решений
}
view-count-two-differ = { $count ->
    [one] показанные два различаются в { $count } клетке
   *[other] показанные два различаются в { $count } клетках
}
view-count-all = все подсчитаны за { $time }
view-count-limit = предел достигнут через { $time }
view-count-cancelled = подсчёт прерван через { $time }
view-count-out-of-time = время подсчёта вышло через { $time }
view-count-failed = сбой подсчёта: { $reason }
view-count-differ = { $count ->
        [one] { $count } клетка различается в решениях
        [few] { $count } клетки различаются в решениях
       *[other] { $count } клеток различаются в решениях
    }
view-count-kept = { $count ->
        [one] можно просмотреть первое { $number }
       *[other] можно просмотреть первые { $number }
    }
view-count-found = { $count ->
    [one] найдено { $number }
   *[other] найдено { $number }
}
view-count-bar = Найдено решений из предела
view-count-previous = Назад
view-count-next = Далее
view-count-marks = Отмеченные клетки различаются в решениях; ярко отмеченные отличаются от решения, показанного перед этим
view-count-up-to = Считать до
    .name = Наибольшее число решений
view-count-start = Считать…

# How hard the puzzle is.
view-difficulty = Сложность: { $words }
    .stars = Сложность: { $stars } из { $most } звёзд, { $words }
view-difficulty-unknown = Сложность неизвестна
view-difficulty-waiting = Поиск пути решения…
view-difficulty-harder = Нужны сложные приёмы: см. путь
view-difficulty-beyond = Вне известных приёмов

# The solving path.
view-path = Путь решения
view-path-steps = { $count ->
    [one] { $number } шаг
    [few] { $number } шага
   *[other] { $number } шагов
}
view-path-hardest = макс. { $number }
view-path-contradiction = Противоречие
    .hint = Путь кончается клеткой без кандидатов, группой без места для какой-то цифры или нарушенным правилом
view-path-end = Конец
    .hint = Дальше логика не продвигается
view-path-end-none = Решения нет: здесь клетку или группу нельзя заполнить или нарушено правило.
view-path-end-of = { $count ->
    [one] Конец: { $number } шаг
    [few] Конец: { $number } шага
   *[other] Конец: { $number } шагов
}
view-path-unsolved = Не решено
    .hint =
        { $count ->
            [one] В каждой оставшейся клетке не меньше { $count } кандидата, поэтому пришлось бы угадывать
           *[other] В каждой оставшейся клетке не меньше { $count } кандидатов, поэтому пришлось бы угадывать
        }
view-path-up-to = Приёмы до
    .all = Все
view-path-printed = Сложность в печати
    .nothing = Нет
    .hint = На листах и в книгах сложность не указана
view-path-lost = Сбой поиска пути: { $reason }.
view-path-out-of-time = Поиск пути занял слишком много времени.
view-path-unfinished = Сначала исправьте области, тогда головоломку можно решить.
view-path-waiting = Поиск шагов…
view-path-curve = Кривая сложности: шаг { $step } из { $count }
view-path-bottleneck = Узкое место: только один ход
view-path-singles = { $count ->
    [one] { $count } одиночка
    [few] { $count } одиночки
   *[other] { $count } одиночек
}
view-path-step = Шаг { $step }
view-path-step-of = Шаг { $step } из { $count }
view-path-solved = Решено.
view-path-beyond = { $count ->
        [one] За пределами этих приёмов: осталась { $number } клетка, кандидатов в ней не меньше { $most }.
        [few] За пределами этих приёмов: остались { $number } клетки, кандидатов в каждой не меньше { $most }.
       *[other] За пределами этих приёмов: осталось { $number } клеток, кандидатов в каждой не меньше { $most }.
    }
view-path-place = Положение на пути

# A hint.
view-hint = Совет
view-hint-out-of-time = За отведённое время шаг не найден.
view-hint-mistakes = { $count ->
        [one] { $number } введённая цифра неверна.
        [few] { $number } введённые цифры неверны.
       *[other] { $number } введённых цифр неверны.
    }
view-hint-look = Посмотрите сюда: { $place }.
view-hint-technique = { $title }, { $number }.
view-hint-step = Здесь { $why }: { $result }.
view-hint-solved = Все клетки заполнены.
view-hint-stuck = Ни один известный приём здесь не помогает.
view-hint-place = Поставить
view-hint-show = Показать путь

# The setter's tools and their options.
view-author-thin-out = Убрать подсказки
    .start = Убрать сейчас
view-author-redundant = Лишние подсказки
view-author-explain = Почему?
view-author-generate = Генерация
    .start = Создать сейчас
view-author-derive = Создать вариацию
    .start = Создать сейчас
view-author-again = Повторить
view-author-close = Закрыть панель
view-author-cancel = Остановить
view-author-begins = Запуск…
view-author-try = Попытка { $place } из { $count }
view-author-clues-now = { $count ->
    [one] сейчас { $number } подсказка
    [few] сейчас { $number } подсказки
   *[other] сейчас { $number } подсказок
}
view-author-best = лучшее пока: { $count }
view-author-rated = опробовано головоломок: { $number }
view-author-questions = { $count ->
        [one] { $number } проверка
        [few] { $number } проверки
       *[other] { $number } проверок
    }
view-author-seed = Зерно
    .hint = Одно и то же зерно даёт один и тот же результат. Тяните или щёлкните и введите число.
view-explain-solutions = Поиск решений
view-explain-difference = Сравнение решений
view-explain-settling = Проба отдельных заданных цифр
view-explain-contradiction = Сужение круга подсказок и правил
view-explain-best = наименьшее пока: { $count }
view-scope-board = Всё поле
view-scope-grids = Каждая сетка
view-wish-symmetry = Симметрия
    .name = Симметрия подсказок
view-wish-difficulty = Сложность
    .name = Желаемая сложность
    .any = любая или 3..5
    .hint = Оценка самого трудного шага, от и до: 3..5, 2.6.. или ..7.1
view-wish-difficulty-any = Любая
view-wish-difficulty-label = Самый трудный шаг оценён от { $least } до { $most }
view-wish-difficulty-range = Свой диапазон…
view-wish-difficulty-from = Самый трудный шаг
    .name = Диапазон самого трудного шага
view-wish-needs = Требует
    .any = Любой приём
view-wish-clues = Подсказки
    .name = Желаемое число подсказок
    .none = Минимум
view-wish-prefer = Желательно
view-prefer-clues = Меньше подсказок
    .hint = Как можно меньше подсказок
view-prefer-givens = Меньше заданных цифр
    .hint = Как можно меньше заданных цифр, лучше ни одной, затем как можно меньше других подсказок
view-prefer-even = Равномерно
    .hint = Заданные цифры распределены как можно равномернее по строкам, столбцам и блокам
view-wish-tries = Попытки
view-wish-limit = Не дольше
    .hint = На больших полях последние подсказки убираются долго; вы получите то, что достигнуто к этому времени
view-limit-none = Без ограничения
view-limit-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
view-limit-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
view-loose-rules = Убирать и правила
    .hint = Диагональ или дополнительная область может оказаться лишней
view-pins-start = Закрепить
view-pins-stop = Закончить
view-pins-none = Открепить все
view-pins-how = Щёлкайте подсказки, которые нужно сохранить, или переходите к ним стрелками и нажимайте Space.
view-pins-count = { $count ->
    [one] { $number } подсказка закреплена и останется.
    [few] { $number } подсказки закреплены и останутся.
   *[other] { $number } подсказок закреплено, они останутся.
}
view-generate = Что создать
view-generate-board = Это поле
    .hint = Сохранить поле и правила; создать новые заданные цифры
view-generate-cells = Тот же узор цифр
    .hint = Сохранить поле, правила и клетки заданных цифр; создать новые цифры
view-from-zero = Цифры с 0
view-thin-marks = Убирать и лишние знаки
    .hint = После подсказок убрать рамки, линии и другие знаки, которые не нужны
view-mixed-with = Вместе с
view-mixed-and = и с
view-mixed-kind = Вид { $number } в смеси
view-mixed-nothing = Нет
view-derive-places = Переставить клетки
view-derive-digits = Поменять цифры
# Sizes and layouts of generated puzzles; English uses the names of the command line.
view-kind-classic = Классическая
view-kind-shidoku = Сидоку (4×4)
view-kind-roku = Року (6×6)
view-kind-hachi = Хати (8×8)
view-kind-juuni = Дзюни (12×12)
view-kind-super = Суперсудоку (16×16)
view-kind-latin = Латинский квадрат
view-kind-jigsaw = Фигурная
view-kind-twin = Близнецы
view-kind-chain = Диагональная цепь
view-kind-samurai = Самурай
view-kind-sohei = Сохэй
view-kind-windmill = Мельница
view-kind-butterfly = Бабочка
view-kind-flower = Цветок

# Results of the setter's tools.
view-result-time = Заняло { $time }.
view-result-select = Щёлкните, чтобы выбрать клетки
view-result-apply = Применить
view-result-discard = Отклонить
view-result-another = Ещё вариант
view-result-back = Назад
view-result-thin-out = Убрать подсказки…
view-result-unique = Решение ровно одно
    .detail = Объяснять нечего.
view-result-cancelled = Отменено
    .detail = Головоломка не изменилась.
view-result-refused = Невозможно
view-needed = Нужна каждая подсказка
    .detail = Если убрать любую из них, решений будет несколько.
view-redundant = { $count ->
    [one] { $count } подсказка не нужна
    [few] { $count } подсказки не нужны
   *[other] { $count } подсказок не нужны
}
    .detail =
        { $count ->
            [1] Она отмечена на поле; и без неё решение единственное. Каждая подсказка с точкой нужна.
           *[other] Они отмечены на поле. Без любой из них решение остаётся единственным, но без двух сразу — возможно, нет. Каждая подсказка с точкой нужна.
        }
view-several-count = { $count ->
    [one] Всего { $number } решение
    [few] Всего { $number } решения
   *[other] Всего { $number } решений
}
view-several-open = { $count ->
        [one] { $number } клетка различается в решениях.
        [few] { $number } клетки различаются в решениях.
       *[other] { $number } клеток различаются в решениях.
    }
    .at-least =
        { $count ->
            [one] В решениях различается не меньше { $number } клетки; время вышло раньше, чем были найдены все.
           *[other] В решениях различаются не меньше { $number } клеток; время вышло раньше, чем были найдены все.
        }
view-several-smallest = Наименьшая найденная неоднозначность в рамке: { $cells }.
view-several-select = Выбрать клетки в рамке
view-settling-marks = { $count ->
        [one] Решение сделал бы единственным и { $count } знак или правило:
        [few] Решение сделало бы единственным и любое из { $count } знаков и правил:
       *[other] Решение сделало бы единственным и любое из { $count } знаков и правил:
    }
view-settling-mark-hint = Щёлкните, чтобы добавить на поле
view-settling-none = Ни одна заданная цифра сама по себе не делает решение единственным.
view-settling-digits = { $count ->
        [one] Любая из мелких цифр на поле делает решение единственным: { $number } цифра в { $cells }.
        [few] Любая из мелких цифр на поле делает решение единственным: { $number } цифры в { $cells }.
       *[other] Любая из мелких цифр на поле делает решение единственным: { $number } цифр в { $cells }.
    }
# The number of cells with these digits.
view-settling-cells = { $count ->
    [one] { $number } клетке
   *[other] { $number } клетках
}
view-settling-given = { $digit } в { $cell }
view-settling = { $count ->
        [1] Решение станет единственным, если добавить: { $givens }.
       *[other] Решение станет единственным, если добавить всё это: { $givens }.
    }
view-settling-select = Выбрать { $givens }
view-settling-place = Добавить
view-settling-place-all = Добавить все
view-blame-none = Поле невозможно заполнить
    .detail = Ни подсказки, ни правила в этом не виноваты.
view-blame-one = Это невозможно
    .detail = Противоречит полю само по себе.
view-blame-several = Они противоречат друг другу
    .detail = Если убрать любое из них, у остальных есть решение.
    .fewer = Возможно, для противоречия нужны не все; время вышло раньше, чем все были проверены.
