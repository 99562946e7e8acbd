# Text of dialogs, the start page, booklets and the playtest.

## Shared buttons and counts

ask-cancel = Отмена
ask-close = Закрыть
ask-replace = Заменить
ask-save-as = Сохранить как…
ask-undo = Отменить
ask-redo = Повторить
ask-more = и ещё { $count }
ask-size = { $size } × { $size }
ask-size-grids = { $count ->
    [one] { $count } сетка { $size } × { $size }
    [few] { $count } сетки { $size } × { $size }
   *[other] { $count } сеток { $size } × { $size }
}
# $number is $count formatted, with spaces between thousands.
ask-givens = { $count ->
    [one] { $number } заданная цифра
    [few] { $number } заданные цифры
   *[other] { $number } заданных цифр
}
ask-rules = { $count ->
    [one] { $number } правило
    [few] { $number } правила
   *[other] { $number } правил
}
ask-grids = { $count ->
    [one] { $number } сетка
    [few] { $number } сетки
   *[other] { $number } сеток
}
ask-cells = { $count ->
    [one] { $number } клетка
    [few] { $number } клетки
   *[other] { $number } клеток
}
ask-puzzles = { $count ->
    [one] { $number } головоломка
    [few] { $number } головоломки
   *[other] { $number } головоломок
}
ask-pages = { $count ->
    [one] { $number } страница
    [few] { $number } страницы
   *[other] { $number } страниц
}
ask-ago-minutes = { $count ->
    [one] { $number } минуту назад
    [few] { $number } минуты назад
   *[other] { $number } минут назад
}
ask-ago-hours = { $count ->
    [one] { $number } час назад
    [few] { $number } часа назад
   *[other] { $number } часов назад
}
ask-ago-days = { $count ->
    [one] { $number } день назад
    [few] { $number } дня назад
   *[other] { $number } дней назад
}

## Proofs

ask-proof-ideal = Алгебра
ask-proof-program = Целочисленная программа
ask-proof-works = { $count ->
        [one] Выполняется { $seconds } с: { $number } узел.
        [few] Выполняется { $seconds } с: { $number } узла.
       *[other] Выполняется { $seconds } с: { $number } узлов.
    }
ask-proof-nothing = Ещё не запускалось.
ask-proof-copy = Копировать как LaTeX
ask-proof-grid = Решённая сетка

## The command palette

ask-find = Найти команду
    .hint = Поиск команд, правил, примеров, файлов и настроек
ask-find-none = Ничего не найдено. Попробуйте ввести меньше букв.
ask-find-choose = ↑ ↓ выбрать
ask-find-run = Enter выполнить
ask-find-next = Tab следующая категория
ask-find-close = Esc закрыть
ask-find-count = { $found } из { $total }
ask-find-all = Все
ask-find-commands = Команды
ask-find-rules = Правила
ask-find-examples = Примеры
ask-find-files = Файлы
ask-find-settings = Настройки
# The row for screen readers: its category and its name.
ask-find-row = { $sort } { $name }
    .refused = { $sort } { $name }, недоступно: { $reason }
ask-find-refused = { $reason }

## Questions before a file is saved

ask-newer = Файл на диске изменился
    .why = Другая программа изменила { $path } с тех пор, как вы открыли или сохранили этот файл.
    .choice = Если перезаписать файл, пропадут изменения другой программы. Если обновить — ваши.
    .overwrite = Перезаписать
    .reload = Обновить
ask-changed = Файл на диске изменился
    .choice = Если обновить, ваши изменения пропадут. Если оставить их, вопрос повторится при сохранении.
    .clean = Вы с тех пор ничего не меняли.
    .compare = Сравнить
    .keep = Оставить мою версию
    .here = Ваша версия
    .there = На диске
    .same = Различий нет.
ask-changed-board = Поля различаются
ask-changed-givens = { $count ->
    [one] различается { $count } заданная цифра: { $cells }
    [few] различаются { $count } заданные цифры: { $cells }
   *[other] различаются { $count } заданных цифр: { $cells }
}
ask-changed-here = Только в вашей версии: { $what }
ask-changed-there = Только на диске: { $what }
ask-changed-more = ещё { $count }
ask-changed-order = Порядок правил различается
ask-changed-words = Название или автор различаются
ask-changed-notes = Пометки, цвета или заметки различаются
ask-changed-drawings = Рисунки различаются
ask-changed-fog = Туман различается
ask-changed-rest = Символы или звёзды различаются
ask-changed-puzzles-order = Порядок головоломок различается
ask-changed-settings = Настройки книги различаются
ask-comments = В файле есть комментарии
    .why = При сохранении комментарии из { $path } будут удалены.
    .choice = «Сохранить как…» запишет новый файл и не изменит этот.
    .save = Сохранить без комментариев
ask-unsaved = Сохранить изменения в «{ $name }»?
    .several = { $count ->
        [one] Сохранить изменения в { $count } документе?
       *[other] Сохранить изменения в { $count } документах?
    }
    .why = Если не сохранить изменения, они пропадут.
    .save = Сохранить
    .all = Сохранить все
    .discard = Не сохранять

## Choosing files in the window

ask-path = Путь
    .exists = { $path } уже существует.
    .missing = Файл { $path } не существует.
    .open = Открыть
    .save = Сохранить
    .add = Добавить
    .choose = Выбрать
    .export = Экспорт
ask-board-reading = Загрузка сохранённого…
ask-browse-up = Родительская папка
ask-browse-new-folder = Новая папка
    .name = Имя папки
    .make = Создать
ask-browse-nothing = Подходящих файлов здесь нет.
ask-browse-chosen = { $count ->
        [one] Выбран { $number } файл
        [few] Выбраны { $number } файла
       *[other] Выбрано { $number } файлов
    }
ask-recovery-reading = Чтение папки…
ask-browse-name = Имя файла или путь
ask-browse-find = Поиск по имени или путь
ask-browse-all = Показать все файлы
ask-failed-back = Назад

## Saving a layout

ask-layout-keep = Сохранить раскладку
    .why = Её можно выбрать под этим именем для новых головоломок. Заданные цифры и правила не сохраняются.
    .replaced = Это заменит «{ $name }».
    .name = Имя раскладки
    .yes = Сохранить

## Shortcuts and gestures

ask-keys = Сочетания клавиш и жесты
    .board = На поле
    .tools = Инструменты
    .everywhere = Везде
    .play = В пробном решении
    .booklet = В книге
    .change = Изменить сочетания клавиш…
    .print = Напечатать сочетания клавиш…
# Each gesture (.key) and its effect.
ask-gesture-select = выбрать клетки
    .key = Щелчок, тянуть
ask-gesture-alike = выбрать похожие клетки: цифра, цвет, пометка, правило или блок
    .key = Двойной щелчок
ask-gesture-frame = выбрать всё внутри рамки
    .key = Тянуть снаружи поля
ask-gesture-upto = расширить выбор до клетки
    .key = Shift+щелчок, Shift+тянуть
ask-gesture-toggle = добавить или убрать клетку
    .key = Ctrl+щелчок
ask-gesture-move = переместить или расширить выбор
    .key = Стрелки, Shift+стрелки
ask-gesture-carry = переместить правило
    .key = Alt+тянуть, тянуть за ручку
ask-gesture-type = ввести цифру
    .key = 0–9, буквы после 9
ask-gesture-next = закончить подсказку и перейти к следующему месту
    .key = Стрелка, Tab, Enter
ask-gesture-drawn = выбрать нарисованное правило
    .key = Щелчок (инструменты правил)
ask-gesture-end = продолжить линию; с Ctrl — начать другую
    .key = Тянуть от конца линии
ask-gesture-element = выбрать правило под выбранным
    .key = Ещё щелчок (инструмент «Выбор»)
ask-gesture-handle = переместить, удлинить или укоротить правило
    .key = Тянуть правило или ручку (инструмент «Выбор»)
ask-gesture-number = изменить число на месте; Escape возвращает его
    .key = Двойной щелчок (инструмент «Выбор»)
ask-gesture-clear = очистить клетки или удалить правило
ask-gesture-apply = применить предложение или проверить снова
ask-gesture-pin = закрепить подсказки, чтобы сохранить их: щелчок или стрелки и Space
    .key = K, в «Убрать подсказки»
ask-gesture-everywhere = применить правило ко всем сеткам
    .key = Удерживать Ctrl (инструменты правил)
ask-gesture-zoom = изменить масштаб
    .key = Ctrl+колесо, сведение пальцев
ask-gesture-pan = двигать поле
    .key = Колесо, Space+тянуть
ask-gesture-hold = открыть меню правой кнопки
    .key = Долгое касание экрана
ask-gesture-panel = изменить ширину панели; двойной щелчок возвращает обычную
    .key = Тянуть край панели
ask-gesture-leave = прервать, закрыть или снять выбор
ask-gesture-lines = перемещаться по головоломкам и заголовкам
    .key = Стрелки, Home, End, Page Up, Page Down
ask-gesture-stretch = выбрать несколько
    .key = Shift с этими клавишами
ask-gesture-drop = переместить; головоломка, брошенная на заголовок, станет первой в его разделе, заголовок перемещает свой раздел
    .key = Тянуть строку списка
ask-gesture-corner = ввести пометку в углу
    .key = Shift+цифра
ask-gesture-middle = ввести пометку в центре
    .key = Ctrl+цифра
ask-gesture-colour = выбрать цвет
    .key = Alt+цифра
ask-gesture-mode = переключить ввод: цифра, угол, центр, цвет
ask-gesture-pause = пауза или продолжение
ask-gesture-check = проверить
ask-gesture-hint = получить совет, затем более подробный
ask-gesture-letters = двигать курсор, если это выбрано в меню «Правка»
ask-gesture-why = объяснить, почему цифра верна или неверна

## About Gridwright

ask-about = Студия для составителей вариантов судоку.
    .licence = Свободное программное обеспечение под лицензией MIT.
    .typeface = Шрифт — Inter, авторы The Inter Project Authors, лицензия SIL Open Font License 1.1.

## Changing shortcuts

ask-change = Изменить сочетания клавиш
    .hint = Поиск по команде или клавише
    .field = Поиск команд
    .nothing = Нет подходящих команд и сочетаний клавиш.
    .usual = Сбросить все сочетания
    .conflict = { $key } уже используется для «{ $name }».
    .take = Переназначить
    .leave = Отмена
    .waits = Нажмите новое сочетание. Delete удаляет нынешнее, Escape отменяет ввод.
    .click = Чтобы изменить сочетание клавиш, щёлкните его.
    .press = Нажмите клавиши…
    .none = нет
    .back = Сбросить сочетание команды «{ $name }»
    .was = По умолчанию: { $key }

## Symbols

ask-quantifier = Сколько правил выполнено
    .why = Выбрано правил: { $count }. Выполнено столько из них, остальные нарушены.
    .all = Выполнены все правила
    .at-least = Не меньше этого числа
    .exactly = Ровно это число
    .at-most = Не больше этого числа
    .digit = Столько, какова цифра в { $cell }
    .no-cell = Столько, какова цифра: сначала выберите её клетку
    .count = Число
    .use = Задать
ask-symbols = Символы
    .why = Как цифры этой головоломки показываются, печатаются и вводятся.
    .head = Свои
    .use = Использовать
    .done = Эти символы используются в головоломке.
    .wanted =
        { $count ->
            [one] { $count } символ через пробел, в порядке цифр.
            [few] { $count } символа через пробел, в порядке цифр.
           *[other] { $count } символов через пробел, в порядке цифр.
        }
ask-symbols-mixed = Цифры, затем буквы
ask-symbols-digits = Цифры
ask-symbols-letters = Буквы
ask-symbols-persian = Персидские цифры
ask-symbols-arabic = Арабо-индийские цифры
ask-symbols-devanagari = Цифры деванагари
ask-symbols-greek = Греческие буквы
ask-symbols-own = Свои символы

## The gallery

ask-gallery = Новая из примера
    .find = Найти пример
    .none = Подходящих примеров нет.

## A new puzzle, or another board

ask-board-new = Новая головоломка
ask-board-change = Изменить поле
ask-board-example = Из примера…
ask-board-size = Размер
ask-board-layout = Раскладка
ask-board-digits = Цифры с { $first }
ask-board-named = { $size } × { $size } { $name }
ask-board-boxes = блоки { $rows } × { $columns }
# Names of sudokus of these sizes.
ask-board-shidoku = Сидоку
ask-board-roku = Року
ask-board-roku-upright = Року, высокое
ask-board-hachi = Хати
ask-board-sudoku = Судоку
ask-board-juuni = Дзюни
ask-board-super = Суперсудоку
ask-board-giant = Гигант
ask-board-other = Другие блоки
    .name = Другая форма блоков
    .rows = Строк в блоке
    .columns = Столбцов в блоке
# Between two number fields, and after them.
ask-board-rows-by = строк ×
ask-board-columns = столбцов
ask-board-latin = Латинский квадрат
    .name = Латинский квадрат
    .rows = Строк в латинском квадрате
ask-board-both = строк и столбцов
ask-board-same = Текущая раскладка
ask-board-single = Одна сетка
ask-board-refused = Невозможно: { $reason }.
ask-board-chain = Сеток в цепи
ask-board-delete = Удалить раскладку
    .really = Подтвердить удаление
ask-board-create = Создать
    .change = Изменить

## What was pasted

ask-pasted-untitled = Головоломка без названия
ask-pasted-warnings = Изменено или пропущено
ask-pasted-format = Формат: { $format }
ask-pasted-author = автор: { $name }
ask-pasted-others = { $count ->
        [one] Вставлена ещё { $number } головоломка; это первая.
        [few] Вставлены ещё { $number } головоломки; это первая.
       *[other] Вставлено ещё { $number } головоломок; это первая.
    }
ask-pasted-add = Добавить к этой головоломке
    .hint = Добавить её заданные цифры и правила одним шагом; поле останется как есть
    .refused = Книги ссылаются на файлы: откройте это как головоломку, сохраните её и добавьте файл
ask-pasted-open = Открыть как новую головоломку

## Recovery of unsaved changes

ask-left = Восстановление несохранённого
    .none = Несохранённых изменений нет.
    .why = Gridwright закрылся до того, как эти изменения были сохранены. Можно решить позже: вопрос повторится при следующем запуске.
    .later = Позже
    .all = Восстановить все головоломки
    .all-hint = Открыть каждую головоломку в своей вкладке, пока несохранённой
    .unreadable = Не читается
    .picture = Просмотр: { $title }
    .kept = Автосохранение: { $when }.
    .now = меньше минуты назад
    .booklet-first = Сначала сохраните открытую книгу
    .recover = Восстановить
    .recover-hint = Открыть в прежнем виде, пока несохранённым
    .discard = Удалить
    .discard-hint = Удалить { $path } навсегда
    .booklet = Книга
    .origin = изменения файла { $path }
    .new = не сохранялось

## The start page

ask-start-none = Головоломка не открыта
ask-start-escape = Нажмите Escape, чтобы вернуться к головоломке
ask-start-new = Новая головоломка
    .named = Новая: { $name }
ask-start-any = Своё поле…
    .what = От 2 × 2 до 25 × 25, несколько сеток
    .named = Новая: своё поле
ask-start-classic = Классическая
    .what = 9 × 9, без дополнительных правил
ask-start-cells = Рамки с суммами, отмеченные клетки
ask-start-lines = Термометры, стрелки и другие
ask-start-borders = Точки, X, V и другие
ask-start-outside = Сэндвич, небоскрёбы и другие
ask-start-jigsaw = Фигурная
    .what = Области вместо блоков
ask-start-samurai = Самурай
    .what = Пять сеток с общими блоками
ask-start-examples = Примеры
ask-start-all = Все примеры…
    .named = Все примеры
    .what =
        { $count ->
            [one] { $count } головоломка с просмотром
            [few] { $count } головоломки с просмотром
           *[other] { $count } головоломок с просмотром
        }
ask-start-paste = Импорт из ссылки или текста
    .hint = Вставьте ссылку на головоломку или 81 цифру с точками для пустых клеток
    .field = Ссылка или текст
    .read = Импорт
    .open = Открыть файл…
# Short tips: a key or a gesture (.key), and its use.
ask-start-sample = Ещё не единственна: узнайте почему
ask-tour-tools = Рисуйте правила
    .text = Выберите здесь вид правила или введите часть его названия. Затем проведите по клеткам поля.
ask-tour-board = Вводите цифры
    .text = Щёлкните клетку и введите цифру; тяните, чтобы выбрать несколько. Правая кнопка показывает всё, что можно сделать в этом месте.
ask-tour-verdict = Читайте вердикт
    .text = После каждого изменения он говорит, нет ли решений, ровно ли одно или несколько. «Почему?» показывает клетки, которые ещё открыты.
ask-tour-rules = Меняйте правило
    .text = Правила на поле перечислены здесь. Щёлкните правило, чтобы увидеть его настройки. На вкладке «Головоломка» — название, автор и текст правил.
ask-tour-playtest = Решите сами
    .text = Пробное решение показывает головоломку так, как её увидят решающие. { $key } находит любую другую команду, а этот обзор есть в меню «Справка».
ask-tour-place = { $number } из { $count }
ask-tour-next = Далее
ask-tour-done = Готово
ask-tour-skip = Пропустить
ask-tip-find = Найдите любую команду, правило, пример или файл по нескольким буквам.
ask-tip-drop = Бросьте на окно файл или вставьте ссылку либо текст головоломки.
    .key = Перетаскивание
ask-tip-digits = Вводите цифры в выбранные клетки; тяните, чтобы выбрать несколько.
ask-tip-play = Пробное решение: решите головоломку так, как её будут решать.
ask-tip-hint = Получите совет: куда смотреть, какой приём или какой ход.
ask-recent = Недавние
    .none = Здесь появятся сохранённые головоломки.
    .unreadable = { $name } · не читается
    .gone = { $name } · больше не существует
    .now = только что
# What is known about the solutions.
ask-recent-unique = Единственное решение
ask-recent-several = Несколько решений
ask-recent-without = Нет решения
ask-recent-unknown = Неизвестно

## Booklets

ask-book-puzzles = Головоломки
    .none = Головоломок пока нет. Бросьте файлы или папки на окно.
ask-book-wrong = нет решения
ask-book-several = несколько решений
ask-book-row-size = { $size }x{ $size }
ask-book-row-grids = { $count ->
    [one] { $count } сетка
    [few] { $count } сетки
   *[other] { $count } сеток
}
ask-book-page-empty = Добавьте головоломки слева или бросьте файлы сюда.
ask-book-page-made = Вёрстка страниц…
ask-book-page = Страница { $number }
    .show = Показать страницу { $number }
    .refused = Перемещать можно только страницы с головоломками
ask-book-export = { $count ->
    [one] Экспортировать с { $number } ошибкой?
   *[other] Экспортировать с { $number } ошибками?
}
    .more = и ещё { $count }, список справа
    .anyway = Всё равно экспортировать
ask-book-solving = Решается головоломка { $number } из { $count }
ask-book-making = Вёрстка страниц
ask-book-empty = Пока нет головоломок
ask-book-ready = Готово к печати
ask-book-warnings = { $count ->
        [one] { $number } предупреждение
        [few] { $number } предупреждения
       *[other] { $number } предупреждений
    }
ask-book-errors = { $count ->
        [one] Исправьте { $number } ошибку
        [few] Исправьте { $number } ошибки
       *[other] Исправьте { $number } ошибок
    }
ask-book-writing = Запись { $file }: страница { $page } из { $pages }
ask-book-bar = Ход экспорта
# The place of a finding: a page, a puzzle.
ask-book-at-page = с. { $page }
ask-book-at-puzzle = № { $number }

## Settings of a booklet

ask-book-words = Текст
ask-book-title = Название
ask-book-subtitle = Подзаголовок
ask-book-author = Автор
ask-book-tag = Язык документа
    .field = Код языка документа
ask-book-language = Язык печатного текста
ask-book-copyright = Авторские права, после обложки
ask-book-credits = Выходные данные, после ответов
ask-book-back = Текст на задней обложке
ask-book-head = Верхний колонтитул
# The words in braces of the example stay as they are.
ask-book-foot = Нижний колонтитул
    .example = { "{page}" } из { "{pages}" }
ask-book-links = Ссылка для QR-кода каждой головоломки

ask-book-looks = Оформление
ask-book-typeface = Шрифт
ask-book-font = Свой шрифт
ask-book-bold = Свой полужирный шрифт
ask-book-cover = Обложка
ask-book-cover-picture = Картинка на обложке
ask-book-back-picture = Картинка на задней обложке
ask-book-choose = Выбрать…
    .of = Выбрать… { LOWER_FIRST($what) }
ask-book-remove = Убрать
    .of = Убрать { LOWER_FIRST($what) }
ask-book-room = Место картинки
    .middle = Внутри полей
    .page = Вся страница
ask-book-fit = Масштаб
    .fill = Заполнить с обрезкой
    .whole = Вписать

ask-book-paper = Бумага
    .letter = Letter
    .inches = { $size } дюйм.
    .other = { $width } x { $height } мм
ask-book-paper-size = Размер
    .name = Размер бумаги
    .own = Свой размер
    .sides = Ширина x высота
# After a number.
ask-book-millimetres = { " мм" }
ask-book-landscape = Альбомная
ask-book-bleed = Вылет 1/8 дюйма
ask-book-own-gutter = Свой отступ корешка
ask-book-gutter = Отступ корешка
ask-book-own-margins = Свои поля
ask-book-margin-top = Верхнее поле
ask-book-margin-bottom = Нижнее поле
ask-book-margin-inside = Внутреннее поле, у корешка
ask-book-margin-outside = Внешнее поле

ask-book-pages = Страницы
ask-book-per-page = Головоломок на странице
ask-book-answers = Ответы в конце
ask-book-answers-per-page = Ответов на странице
ask-book-best = Оптимально
ask-book-shape = { $columns } x { $rows }
    .choose = Столбцы x строки
    .of = { $what }: столбцы x строки
    .rows = Строки
    .columns = Столбцы
ask-book-first = Номер первой головоломки
ask-book-fills = Заполнять место малыми
ask-book-contents = Содержание
ask-book-rated = Звёзды из пути решения
ask-book-rules-page = Страница правил
ask-book-rules-below = Правила под каждой головоломкой
ask-book-numbers = Номера страниц
ask-book-running = Название на каждой странице
ask-book-references = Ссылки на страницы ответов
ask-book-large = Крупная печать
ask-book-notes = Линейки для заметок
ask-book-dots = Точки для кандидатов
ask-book-cell-marks = Пометки и цвета клеток

ask-book-print = Печать
ask-book-target = Назначение
    .none = Универсальное
    .office = Офисный принтер
    .screen = Экран
ask-book-ink-colour = Цвет
ask-book-ink-grey = Серый
ask-book-ink-black = Чёрный
ask-book-for-readers = Для читателей
ask-book-for-press = Для типографии
ask-book-press-inks = Цвета CMYK
ask-book-condition = Условия печати
ask-book-saddle = Сгиб и скоба
ask-book-thickness = Толщина бумаги
ask-book-duplex = Двусторонняя вручную: лица, затем обороты
ask-book-marks = Метки обреза и сгиба

ask-book-batch = Создаётся головоломка { $number } из { $count }
    .tried = опробовано: { $number }
ask-book-setup = Шаблон страниц
    .kept = Шаблон
    .usual = По умолчанию
    .own = Свой
    .keep = Сохранить как шаблон…
    .delete = Удалить…
    .fault = Не читается, оставлен без изменений: { $reason }
ask-setup-keep = Сохранить шаблон страниц
    .why = Сохраняются бумага, поля, расположение, ответы, шрифты, картинки и настройки печати, но не название, автор и тексты.
    .replaced = Это заменит «{ $name }».
    .name = Имя шаблона
    .yes = Сохранить
ask-setup-delete = Удалить шаблон страниц
    .why = Книги, которые его используют, останутся как есть.
    .yes = Удалить
ask-batch = Создать головоломки
    .why = Головоломки сохраняются в один файл, по одной в строке, и добавляются в книгу.
    .yes = Создать…
ask-batch-new = Новые головоломки
ask-batch-derived = Из выбранной головоломки
    .of = Вариации «{ $title }»: поворот, отражение, другие цифры
    .none = Сначала выберите головоломку в списке.
ask-batch-kind = Вид
ask-batch-count = Количество
ask-book-section-unnamed = Раздел без названия
ask-book-selected = Выбранная головоломка
ask-book-section = Выбранный раздел
ask-book-difficulty = Сложность
ask-book-stars = Звёзды
    .field = Звёзд из пяти
ask-book-own-number = Свой номер
ask-book-number = Номер
ask-book-begins = Начинает раздел
ask-book-heading = Заголовок раздела
ask-book-title-here = Название в этой книге
ask-book-section-picture = Картинка раздела
ask-book-link = Своя ссылка для QR-кода
ask-book-own-rules = Свой текст правил
