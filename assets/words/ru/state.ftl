# What the studio tells: notices, names of what is open, steps that are taken back, results of work.

### all-grids
tell-all-grids-delete-from-all-grids = Удалить со всех сеток: { $rule }
tell-all-grids-add-all-grids = Добавить на все сетки: { $rule }
tell-all-grids-put-on-all-grids = Положить на все сетки: { $rule }

### asked
tell-asked-no-thread-could-started = поток не удалось запустить: { $error }

### author
tell-author-number-clues-number-or = Число подсказок должно быть числом или пустым
tell-author-no-tool-author-open = Ни один инструмент автора не открыт
tell-author-at-work = Работа идёт
tell-author-type-some-givens-first = Сначала введите несколько цифр: их места сохранятся
tell-author-let-cells-or-digits = Позвольте меняться клеткам или цифрам
tell-author-mark = Знак { $clue }
tell-author-rule = Правило { $clue }
tell-author-contradicts-solution-puzzle-had = { $more ->
        [0] { $first } противоречит прежнему решению головоломки.
       *[other] { $first } и ещё { $more } противоречат прежнему решению головоломки.
    }

### proposal
tell-proposal-clues-taken = { $count ->
        [0] Ни одна подсказка не убрана.
        [one] Убрана { $number } подсказка.
        [few] Убраны { $number } подсказки.
       *[other] Убрано { $number } подсказок.
    }
tell-proposal-givens-go-small-grey = Уходящие цифры на поле мелкие и серые.
tell-proposal-where-digits-beside-grid = Где уходят цифры возле сетки, место подкрашено.
tell-proposal-rules-taken = { $count ->
        [one] Убрано { $number } правило: { $rules }.
        [few] Убраны { $number } правила: { $rules }.
       *[other] Убрано { $number } правил: { $rules }.
    }
tell-proposal-no-clue-can-go = Ни одну подсказку не убрать: без любой решений несколько.
tell-proposal-more-could-go-was = Можно убрать ещё: этого не просили или это не доказано.
tell-proposal-thin-out = { $count ->
        [one] Проредить до { $number } подсказки
       *[other] Проредить до { $number } подсказок
    }
tell-proposal-left = { $count ->
        [one] Осталась { $number } подсказка
        [few] Остались { $number } подсказки
       *[other] Осталось { $number } подсказок
    }
tell-proposal-generate = { $count ->
        [one] Создать головоломку с { $number } подсказкой
       *[other] Создать головоломку с { $number } подсказками
    }
tell-proposal-of-clues = { $count ->
        [one] Головоломка с { $number } подсказкой
       *[other] Головоломка с { $number } подсказками
    }
tell-proposal-derive-another-puzzle = Преобразовать в другую
tell-proposal-its-solutions-correspond-those = Её решения соответствуют прежним, и она так же трудна; никто не увидит, что она та же.
tell-proposal-another-puzzle = Другая головоломка
tell-proposal-hardest = Самый трудный шаг: { $technique }, { $number }.
tell-proposal-nearest = Головоломки с желаемым путём вовремя не нашлось; это ближайшая.
tell-both = { $first } · { $second }
tell-proposal-variation = вариант { $seed }
tell-proposal-checked = { $count ->
        [one] проверено { $number } раз
        [few] проверено { $number } раза
       *[other] проверено { $number } раз
    }

### work
tell-work-no-other-puzzle-can = Из этой головоломки другая не получается.

### draft
tell-draft-line = { $file }, строка { $line }
tell-draft-change-title = Изменить название
tell-draft-change-subtitle = Изменить подзаголовок
tell-draft-change-author = Изменить автора
tell-draft-change-language = Изменить язык
tell-draft-change-credits = Изменить выходные данные
tell-draft-change-copyright = Изменить авторские права
tell-draft-change-words-on-back = Изменить текст на обороте
tell-draft-change-head-pages = Изменить верхний колонтитул
tell-draft-change-foot-pages = Изменить нижний колонтитул
tell-draft-change-link = Изменить ссылку
tell-draft-change-typeface = Изменить шрифт
tell-draft-change-font = Изменить свой шрифт
tell-draft-change-semibold-font = Изменить полужирный шрифт
tell-draft-change-picture-on-cover = Изменить картинку на обложке
tell-draft-change-picture-on-back = Изменить картинку на обороте
tell-draft-change-whom-made-for = Изменить назначение печати
tell-draft-change-paper = Изменить бумагу
tell-draft-turn-paper = Повернуть бумагу
tell-draft-change-margins = Изменить поля
tell-draft-change-gutter = Изменить отступ корешка
tell-draft-change-bleed = Изменить вылет
tell-draft-change-puzzles-page = Изменить число головоломок на странице
tell-draft-change-cover = Изменить обложку
tell-draft-change-rules-page = Изменить страницу правил
tell-draft-change-rules-below-puzzles = Изменить правила под головоломками
tell-draft-change-answers = Изменить ответы
tell-draft-change-page-numbers = Изменить номера страниц
tell-draft-change-title-on-every = Изменить название на каждой странице
tell-draft-change-first-number = Изменить первый номер
tell-draft-change-size-print = Изменить размер печати
tell-draft-change-lines-for-notes = Изменить линейки для заметок
tell-draft-change-dots-for-candidates = Изменить точки для кандидатов
tell-draft-change-cell-marks = Изменить пометки клеток
tell-draft-change-ink = Изменить краску
tell-draft-change-whom-for = Изменить, для кого это
tell-draft-change-stars = Изменить звёзды
tell-draft-change-contents = Изменить содержание
tell-draft-change-pages-answers = Изменить страницы ответов
tell-draft-change-order-on-pages = Изменить порядок на страницах
tell-draft-change-inks = Изменить краски
tell-draft-change-printing-condition = Изменить условия печати
tell-draft-change-thickness-paper = Изменить толщину бумаги
tell-draft-change-order-sheets = Изменить порядок листов
tell-draft-change-marks = Изменить метки
tell-draft-change-folding = Изменить сгиб
tell-draft-change-booklet = Изменить книгу

### booklet
tell-booklet-untitled-booklet = Книга без названия
tell-booklet-move = Переместить «{ $title }»
tell-booklet-move-section = Переместить раздел «{ $title }»
tell-booklet-puzzle-move-puzzles = { $count ->
        [one] Переместить { $count } головоломку
        [few] Переместить { $count } головоломки
       *[other] Переместить { $count } головоломок
    }
tell-booklet-remove = Убрать «{ $title }»
tell-booklet-rename = Переименовать в «{ $title }»
tell-booklet-remove-several = { $count ->
    [one] Убрать { $count } головоломку
    [few] Убрать { $count } головоломки
   *[other] Убрать { $count } головоломок
}
tell-booklet-kept-setup = Взять вид страниц «{ $name }»
tell-booklet-usual-setup = Взять обычный вид страниц
tell-booklet-batch-stopped = Прервано; готово и добавлено: { $number } из { $of }
tell-booklet-batch-astray = Добавлено: { $number }; с иным путём, так как желаемый вовремя не нашёлся: { $astray }
tell-setups-kept = Вид страниц «{ $name }» сохранён; следующая новая книга начнётся с него
tell-setups-not-kept = Вид страниц не удалось сохранить
tell-setups-deleted = Вид страниц «{ $name }» удалён
tell-setups-not-deleted = Вид страниц не удалось удалить
tell-booklet-take-setup = Взять вид страниц из { $name }
tell-booklet-change-difficulty = Изменить сложность «{ $title }»
tell-booklet-change-number = Изменить номер «{ $title }»
tell-booklet-change-section = Изменить раздел «{ $title }»
tell-booklet-change-picture = Изменить картинку «{ $title }»
tell-booklet-change-stars = Изменить звёзды «{ $title }»
tell-booklet-change-link = Изменить ссылку «{ $title }»
tell-booklet-change-rules = Изменить правила «{ $title }»

### booklet-files
tell-booklet-files-entry-booklet-could-not = { $count ->
        [one] Не удалось прочесть { $number } запись книги
        [few] Не удалось прочесть { $number } записи книги
       *[other] Не удалось прочесть { $number } записей книги
    }
tell-booklet-files-saved = Сохранено: { $path }
tell-booklet-files-booklet-could-not-saved = Книгу не удалось сохранить
tell-booklet-files-puzzle-add-puzzles = { $count ->
        [one] Добавить { $number } головоломку
        [few] Добавить { $number } головоломки
       *[other] Добавить { $number } головоломок
    }
tell-booklet-files-puzzle-added-puzzles = { $count ->
        [one] Добавлена { $number } головоломка
        [few] Добавлены { $number } головоломки
       *[other] Добавлено { $number } головоломок
    }
tell-booklet-files-puzzle-could-not-read = { $count ->
        [one] Добавлена { $number } головоломка; не прочитано: { $bad }
        [few] Добавлены { $number } головоломки; не прочитано: { $bad }
       *[other] Добавлено { $number } головоломок; не прочитано: { $bad }
    }
tell-booklet-files-pages-could-not-made = Страницы не удалось сделать: { $why }
tell-booklet-files-batch-cancelled = Создание прервано; ничего не записано
tell-booklet-files-exported = Экспортировано: { $path }
tell-booklet-files-export-was-cancelled-no = Экспорт прерван; файл не записан

### cells
tell-cells-cell-copied-cells = { $count ->
        [one] Скопирована { $number } клетка
        [few] Скопированы { $number } клетки
       *[other] Скопировано { $number } клеток
    }
tell-cells-cell-cut-cells = { $count ->
        [one] Вырезана { $number } клетка
        [few] Вырезаны { $number } клетки
       *[other] Вырезано { $number } клеток
    }
tell-cells-select-cell-where-copied = Выберите клетку, с которой должны начаться скопированные
tell-cells-cell-paste-cells = { $count ->
        [one] Вставить { $number } клетку
        [few] Вставить { $number } клетки
       *[other] Вставить { $number } клеток
    }
tell-cells-rules = { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[other] { $count } правил
    }
tell-cells-rules-copied = Скопировано: { $rules }
tell-cells-rules-cut = Вырезано: { $rules }
tell-cells-rules-pasted = Вставить { $rules }
tell-cells-board-no-place-for = На поле там нет места для скопированных клеток
tell-cells-cell-had-no-place = { $count ->
        [one] { $number } клетке не нашлось места на поле, она пропущена
        [few] { $number } клеткам не нашлось места на поле, они пропущены
       *[other] { $number } клеткам не нашлось места на поле, они пропущены
    }
tell-cells-cell-move-cells = { $count ->
        [one] Сдвинуть { $number } клетку
        [few] Сдвинуть { $number } клетки
       *[other] Сдвинуть { $number } клеток
    }
tell-cells-cell-turn-cells = { $count ->
        [one] Повернуть { $number } клетку
        [few] Повернуть { $number } клетки
       *[other] Повернуть { $number } клеток
    }
tell-cells-shapes-not-taken = Формы областей опущены ({ $number }): там нет фигурной сетки с областями из стольких же клеток
tell-cells-board-ends-there = Поле там кончается
tell-cells-rule-no-place = правилу { $number } ({ $name }) там нет места

### check
tell-check-its-solution-breaks-rule = его решение нарушает правило головоломки

### clipboard
tell-clipboard-select-cells-cut-first = Сначала выберите клетки или правила, которые надо вырезать
tell-clipboard-there-no-text-clipboard = В буфере нет текста
tell-clipboard-what-was-pasted-no = Вставленное — не головоломка
tell-clipboard-there-nothing = В нём ничего нет.
tell-clipboard-take-what-was-pasted = Принять вставленное
tell-clipboard-rules-do-not-fit = { $count ->
        [one] { $count } правило не подходит этому полю и пропущено
        [few] { $count } правила не подходят этому полю и пропущены
       *[other] { $count } правил не подходят этому полю и пропущены
    }
tell-clipboard-copied = Скопировано: { $format }
tell-clipboard-copied-solution-too = Скопировано: { $format }, вместе с решением, чтобы решающие узнали, когда закончили
tell-clipboard-puzzle-could-not-copied = Головоломку не удалось скопировать
tell-clipboard-copied-picture-board = Скопировано: картинка поля
tell-clipboard-copied-picture-solution = Скопировано: картинка решения
tell-clipboard-link-too-long-for = Ссылка слишком длинна для браузера; скопируйте её
tell-clipboard-opened-browser = Открыто в браузере
tell-clipboard-no-browser = Браузер не найден; ссылка скопирована
tell-clipboard-puzzle-could-not-opened = Головоломку не удалось там открыть
tell-clipboard-open-board-other-digits = У открытого поля другие цифры
tell-clipboard-there-givens-where-open = Есть цифры там, где у открытого поля нет клеток
tell-clipboard-there-neither-givens-nor = В нём нет ни цифр, ни правил для этого поля

### count
tell-count-its-solution-breaks-rule = его решение нарушает правило головоломки

### document
tell-document-untitled-puzzle = Головоломка без названия
tell-document-no-rule-selected = Правило не выбрано
tell-document-there-only-one-grid = Здесь только одна сетка
tell-document-only-rules-for-whole = На все сетки можно поставить только правило для целой сетки

### edits
tell-edits-all-grids-fits-have = Это правило уже есть на всех сетках, где оно возможно

### examples
tell-examples-plain-boards = Простые поля
tell-examples-classic = Классическая
tell-examples-jigsaw = Фигурная
tell-examples-latin-square = Латинский квадрат
tell-examples-four-pyramids-mirrored = Четыре пирамиды, зеркально
tell-examples-decoration = Украшения
tell-examples-sizes = Размеры
tell-examples-shidoku = Сидоку, 4 × 4
tell-examples-roku = Року, 6 × 6
tell-examples-hachi = Хати, 8 × 8
tell-examples-juuni = Дзюни, 12 × 12
tell-examples-supersudoku = Суперсудоку, 16 × 16
tell-examples-giant = Гигант, 25 × 25
tell-examples-layouts = Раскладки
tell-examples-samurai-grids = Самурай, 5 сеток
tell-examples-samurai-five-kinds = Самурай пяти видов
tell-examples-twin-grids = Близнецы, 2 сетки
tell-examples-sohei-grids = Сохэй, 4 сетки
tell-examples-chain-grids = Цепь из 3 сеток
tell-examples-windmill-grids = Мельница, 5 сеток
tell-examples-butterfly-grids = Бабочка, 4 сетки
tell-examples-flower-grids = Цветок, 5 сеток

### files
tell-files-fonts = Шрифты
tell-files-pictures = Картинки
tell-files-puzzles = Головоломки
tell-files-open-puzzles = Открыть головоломки
tell-files-save-puzzle = Сохранить головоломку
tell-files-gridwright-puzzle = Головоломка Gridwright
tell-files-export-puzzle = Экспорт головоломки, без решения, в .png, .svg или .pdf
tell-files-export-solution = Экспорт решения в .png, .svg или .pdf
tell-files-export-both = Экспорт головоломки и решения в .png, .svg или .pdf
# $name is the name of the file of the puzzle.
tell-files-name-solution = { $name }-решение
tell-files-name-both = { $name }-с-решением
tell-files-key-sheet = Записать клавиши на лист
tell-files-picture-or-page = Картинка или страница
tell-files-open-booklet = Открыть книгу
tell-files-batch = Файл новых головоломок
tell-files-lines = Головоломки Gridwright, по одной в строке
tell-files-take-setup = Взять вид страниц из книги
tell-files-save-booklet = Сохранить книгу
tell-files-gridwright-booklet = Книга Gridwright
tell-files-add-puzzles-booklet = Добавить головоломки в книгу
tell-files-export-booklet = Экспорт книги
tell-files-pdf-file = Файл PDF
tell-files-choose-font = Выбрать шрифт
tell-files-choose-picture = Выбрать картинку
tell-files-name-must-end-png = { $path }: имя должно кончаться на .png, .svg или .pdf

### flow
tell-flow-puzzle-was-closed-before = Головоломку до этого закрыли
tell-flow-open-another-tab-close = { $path } открыт в другой вкладке. Сначала закройте её.
tell-flow-puzzle-could-not-saved = Не удалось сохранить головоломку
tell-newer-not-watched = Неизвестно, меняются ли открытые файлы: { $reason }
tell-newer-open-elsewhere = { $path } открыт и в другом Gridwright
tell-newer-gone = { $path } больше нет: другая программа удалила или переместила файл. При сохранении он будет записан заново.
tell-edits-misfit = { $name }: { $misfit }
tell-flow-saved = Сохранено: { $path }
tell-flow-another-file-being-written = Записывается другой файл
tell-flow-exported = Экспортировано: { $path }
tell-flow-exported-puzzle = Головоломка экспортирована: { $path }
tell-flow-exported-solution = Решение экспортировано: { $path }
tell-flow-exported-both = Головоломка экспортирована с решением: { $path }
tell-flow-exported-font-no-empty = Экспортировано: { $path }; в шрифте нет «{ $missing }», на их месте пустые рамки
tell-flow-puzzle-could-not-exported = Не удалось экспортировать головоломку
tell-flow-sheet-could-not-be-written = Лист не удалось записать
tell-flow-another-file-dialog-open = Открыто другое окно выбора файла

### looks
tell-looks-less = В окне есть место для { $real } %: станет { $scale } %, когда окно будет больше

### browsing
tell-browser-folder-could-not-made = Не удалось создать папку

### rules
tell-rules-several = правила ({ $count })
tell-rules-move = Переместить: { $rule }
tell-rules-duplicate = Копировать: { $rule }
tell-rules-delete = Удалить: { $rule }
tell-rules-on = Включить: { $rule }
tell-rules-off = Выключить: { $rule }
tell-rules-only = Только: { $rule }
tell-rules-no-place = Поле там кончается, или у правила нет другого места
tell-rules-group = Сгруппировать: { $rule }
tell-rules-ungroup = Вынуть из группы: { $rule }
tell-rules-new-group = Группа { $number }
tell-rules-rename-group = Переименовать: { $group }
tell-rules-lock = Закрепить: { $rule }
tell-rules-unlock = Открепить: { $rule }
tell-rules-all = Включить все правила

### jigsaw
tell-jigsaw-from = (от { $cell })
tell-jigsaw-wrong-count = В области { $region } клеток: { $cells } вместо { $size }
tell-jigsaw-not-connected = Область { $region } не связна

### jobs
tell-jobs-fault-program = ошибка программы: { $words }
tell-jobs-says-nothing = без объяснений
tell-jobs-ended-without-answer = работа кончилась без ответа

### files
tell-files-no-text = это не текст

### keymap
tell-keymap-system-needs-one-for = Эта нужна системе для буфера и текста
tell-keymap-f-opens-menus = F10 открывает меню
tell-keymap-alt-with-letter-opens = Alt с буквой открывает меню и берёт инструменты; держите и Ctrl
tell-keymap-keys-alone-type-hold = Клавиши без Ctrl печатают; держите Ctrl или нажмите функциональную

### layout
tell-layout-given-was-on-cells = { $givens ->
        [one] { $givens } открытая цифра стояла на клетках, которых больше нет или которые заняты; отмена вернёт её
        [few] { $givens } открытые цифры стояли на клетках, которых больше нет или которые заняты; отмена вернёт их
       *[other] { $givens } открытых цифр стояло на клетках, которых больше нет или которые заняты; отмена вернёт их
    }
tell-layout-rule-was-on-cells = { $rules ->
        [one] { $rules } правило было на клетках, которых больше нет или которые заняты; отмена вернёт его
        [few] { $rules } правила были на клетках, которых больше нет или которые заняты; отмена вернёт их
       *[other] { $rules } правил было на клетках, которых больше нет или которые заняты; отмена вернёт их
    }
tell-layout-given-givens-rule-rules = { $givens ->
        [one] { $givens } открытая цифра
        [few] { $givens } открытые цифры
       *[other] { $givens } открытых цифр
    } и { $rules ->
        [one] { $rules } правило
        [few] { $rules } правила
       *[other] { $rules } правил
    } были на клетках, которых больше нет или которые заняты; отмена вернёт их

### mending
tell-mending-what-was-not-saved = Несохранённое сберегли: его предложит следующий запуск.
tell-mending-save-what-you-have = Сохраните свои изменения.
tell-mending-what-was-being-done = { $words }. { $kept } Начатое могло выполниться наполовину: проверьте его или отмените.
tell-mending-window-failed = Сбой окна

### new-board
tell-new-board-no-puzzle-open = не открыта ни одна головоломка
tell-new-board-grids-layout-have-digits = цифр в сетках этой раскладки — { $size }, а не { $found }
tell-new-board-squares-have-no-boxes = у квадратов размера { $size } нет блоков для перекрытия: возможна только одиночная сетка

### played
tell-played-digit = Цифра
tell-played-corner = Угол
tell-played-centre = Центр
tell-played-colour = Цвет

### playing
tell-playing-play-test-paused = Пробное решение на паузе
tell-playing-select-cell-first-then = Сначала выберите клетку, потом введите цифру.
tell-playing-goes-on = Продолжаем с того места, где вы остановились: { $time }

### ideal
tell-ideal-dimension-quotient-ring-number = Размерность факторкольца: { $count }, число решений ({ $seconds } с).
tell-ideal-computed-from-solutions-search = Вычислено по решениям, найденным поиском, а не из многочленов.
tell-ideal-graded-reverse-lexicographic-order = Степенной обратный лексикографический порядок, переменные { $order }.
tell-ideal-prime-certified-over-rational = { $count ->
        [one] Над рациональными числами, восстановлено по { $count } простому числу и проверено.
       *[other] Над рациональными числами, восстановлено по { $count } простым числам и проверено.
    }
tell-ideal-more-than = более { $count }
tell-ideal-basis-not-known = Базис неизвестен: { $why }.
tell-ideal-there-no-polynomials-reasonable = Многочленов разумного размера нет: { $why }.
tell-ideal-degree = { $count } степени { $degree }
tell-ideal-polynomials = { $count ->
        [one] { $count } многочлен
        [few] { $count } многочлена
       *[other] { $count } многочленов
    }
tell-ideal-in-variables = { $count ->
        [one] { $size } от { $count } переменной: { $degrees }.
       *[other] { $size } от { $count } переменных: { $degrees }.
    }
tell-ideal-cells = Клетки
tell-ideal-board = Поле
tell-ideal-row = Строка { $number }
tell-ideal-column = Столбец { $number }
tell-ideal-box = Блок { $number }
tell-ideal-grid = { $house }, сетка { $grid }
tell-ideal-reduced-basis = Редуцированный базис
tell-ideal-standard-monomials = Стандартные мономы

### proofs
tell-proofs-row-by-row = по строкам
tell-proofs-column-by-column = по столбцам
tell-proofs-from-last-cell = с последней клетки
tell-proofs-board = Поле
tell-proofs-givens = Открытые цифры

### program
tell-program-digit-each-cell = Цифра в каждой клетке
tell-program-column-for-digit-cell = { $count ->
        [one] { $count } столбец: { $cells } для цифры в клетке
        [few] { $count } столбца: { $cells } для цифры в клетке
       *[other] { $count } столбцов: { $cells } для цифры в клетке
    }
tell-program-for-what-rules-add = { $columns }, { $count } добавлено правилами
tell-program-rows = { $count ->
        [one] { $count } строка: { $rows }.
        [few] { $count } строки: { $rows }.
       *[other] { $count } строк: { $rows }.
    }
tell-program-entries-not-all-entries = { $count ->
        [one] { $count } ненулевой элемент: { $percent } % всех.
        [few] { $count } ненулевых элемента: { $percent } % всех.
       *[other] { $count } ненулевых элементов: { $percent } % всех.
    }
tell-program-first-solve = Первый расчёт: { $outcome }.
tell-program-solution = решение найдено
tell-program-no-solution-so-there = решения нет, значит, нет ни одного
tell-program-exclusion-row = Исключающая строка
tell-program-another-solution-so-there = другое решение, значит, их несколько
tell-program-no-solution-so-first = решения нет, значит, первое единственное
tell-program-second-solve-with-row = Второй расчёт, с исключающей строкой: { $outcome }.
tell-program-of-rules = { $name } { $rows } (правил: { $count })
tell-program-unknown = неизвестно, { $why }
tell-program-nodes = { $count ->
        [one] { $outcome } ({ $count } узел, { $seconds } с)
        [few] { $outcome } ({ $count } узла, { $seconds } с)
       *[other] { $outcome } ({ $count } узлов, { $seconds } с)
    }

### reading
tell-reading-files = { $count ->
        [one] { $count } файл
        [few] { $count } файла
       *[other] { $count } файлов
    }
tell-reading-entries = { $count ->
        [one] { $count } запись книги
        [few] { $count } записи книги
       *[other] { $count } записей книги
    }
tell-reading-pasted = вставленный текст
tell-saving = Сохранение: { $file }
tell-saving-then-closes = после этого закроется
tell-saving-given-up = Файл { $file } больше не ждут: он считается несохранённым
tell-reading-reading = Чтение: { $file }
tell-reading-mb = { $read } из { $length } МБ
tell-reading-waiting = { $count ->
        [one] ждёт ещё { $count }
       *[other] ждут ещё { $count }
    }
tell-reading-left = { $count ->
        [one] осталось { $count }
       *[other] осталось { $count }
    }
tell-reading-reading-was-cancelled = Чтение прервано: { $file }
tell-reading-file-could-not-opened = Не удалось открыть файл
tell-reading-files-could-not-opened = Не удалось открыть файлы
tell-reading-files-failed = { $count ->
        [one] { $count } файл:
        [few] { $count } файла:
       *[other] { $count } файлов:
    }
tell-reading-open-already = { $path } уже открыт
tell-reading-was-changed-here-while = { $path } изменили здесь, пока он перечитывался
tell-reading-booklet-was-changed-while = Книгу изменили, пока читался { $path }
tell-reading-open-booklet-changes-not = В открытой книге есть несохранённые изменения: сначала сохраните её или закройте.
tell-reading-changes-could-not-recovered = Не удалось восстановить изменения
tell-reading-booklet-could-not-opened = Не удалось открыть книгу

### recovery
tell-recovery-no-copy-unsaved-changes = Копия несохранённых изменений не ведётся: { $reason }
tell-recovery-changes-could-not-recovered = Не удалось восстановить изменения
tell-recovery-changes-could-not-deleted = Не удалось удалить изменения

### walk
tell-walk-nothing-was-laid-out = ничего не разложено

### start
tell-start-grids = { $count ->
        [one] { $count } сетка { $size } × { $size }
        [few] { $count } сетки { $size } × { $size }
       *[other] { $count } сеток { $size } × { $size }
    }

### clues
tell-clues-clues-stand-beside-grid = Эти подсказки стоят рядом с сеткой: щёлкните место за её краем
tell-clues-move = Переместить подсказку: { $rule }

### grids
tell-grids-cell-shares-cells = { $count ->
        [0] без общих клеток
        [one] { $count } общая клетка
        [few] { $count } общие клетки
       *[other] { $count } общих клеток
    }
tell-grids-at = в { $cell }
tell-grids-grid = Сетка { $number }

### jigsaw
tell-jigsaw-paint-region = Закрасить область { $number }

### laying
tell-laying-move-grid = Переместить сетку { $grid }
tell-laying-delete-grid = Удалить сетку { $grid }

### pins
tell-pins-click-clue-pin = Щёлкните подсказку, чтобы закрепить её

### selected
tell-selected-select-cells-rule-first = Сначала выберите клетки правила
tell-selected-line-goes-from-each = Линия идёт от каждой клетки к соседней
tell-selected-select-two-cells-beside = Выберите две клетки по сторонам границы
tell-selected-select-four-cells-around = Выберите четыре клетки вокруг угла
tell-selected-select-cell-at-edge = Выберите клетку у края поля
tell-selected-cells-beyond-grid = Не все клетки лежат в сетке, которая закрашивается
tell-selected-region-already = Клетки уже в одной области
tell-selected-region-keeps-cell = Одна из областей осталась бы без клеток

### typing
tell-typing-select-cell-first-then = Сначала выберите клетку, затем введите её цифру.

### words
tell-words-microseconds = { $time } мкс
tell-words-milliseconds = { $time } мс
tell-words-seconds = { $time } с
tell-words-minutes = { $minutes } мин { $seconds } с

### aid
tell-aid-solved = Решено за { $time }
tell-aid-no-mistake-so-far = Пока без ошибок
tell-aid-digit-wrong-digits-wrong = { $count ->
        [one] { $number } цифра неверна
        [few] { $number } цифры неверны
       *[other] { $number } цифр неверны
    }
tell-aid-there-mistake = Есть ошибка
tell-aid-mark-wrong = Пометка неверна
tell-aid-no-solution-all = Нет решения со всем этим
tell-aid-found-no-solution = У головоломки нет решения
tell-aid-could-not-told-time = Вовремя не выяснено
tell-aid-place = { $place } из { $count }
tell-aid-why = Почему, в { $cell }?
tell-aid-look-at = Посмотрите: { $place }.
tell-aid-there = Там { $why }: { $result }.
tell-aid-every-cell-its-digit = В каждой клетке своя цифра.
tell-aid-no-technique-moves-on = Ни один приём не ведёт дальше: пришлось бы угадывать.
tell-aid-digit-not-what-solution = { $count ->
        [one] { $number } цифра не та, что в решении.
        [few] { $number } цифры не те, что в решении.
       *[other] { $number } цифр не те, что в решении.
    }
tell-aid-cell-leave-out-right = { $count ->
        [one] В пометках { $number } клетки нет верной цифры.
       *[other] В пометках { $number } клеток нет верной цифры.
    }
tell-aid-puzzle-several-solutions-none = Решений несколько, и ни в одном нет всего, что вы ввели.
tell-aid-no-solution = У головоломки нет решения.
tell-aid-answer-was-lost = Ответ потерян: { $why }.
tell-aid-no-answer-was-found = Ответ не найден вовремя.
tell-aid-given = Она дана.
tell-aid-or-which-other-digit = Или какая другая цифра?
tell-aid-which-digit = Какая цифра?
tell-aid-why-digit = Почему { $digit }
tell-aid-not-already = { $cell } — не { $digit }: она уже есть в { $by }, { $house }.
tell-aid-not-because = { $cell } — не { $digit }, причина: { $rule }.
tell-aid-techniques-do-not-settle = Приёмы не решают, равна ли { $cell } цифре { $digit }.
tell-aid-nothing-can-concluded-from = Из того, что стоит, ничего нельзя вывести.
tell-aid-is = { $cell } — { $digit }:
tell-aid-is-not = { $cell } — не { $digit }:
tell-aid-after-other-step-after = { $count ->
        [one] { $cell } — { $digit }, после { $number } другого шага:
       *[other] { $cell } — { $digit }, после { $number } других шагов:
    }
tell-aid-not-after-other-step = { $count ->
        [one] { $cell } — не { $digit }, после { $number } другого шага:
       *[other] { $cell } — не { $digit }, после { $number } других шагов:
    }

### bar
tell-bar-back-setting-what-was = Назад к составлению ({ $key }); сыгранное подождёт
tell-bar-nothing-you-enter-here = Введённое здесь не меняет головоломку.
tell-bar-zoom = { $number } %
tell-bar-z-x-v-n = Z X V N меняют вид пометок. Space — пауза. C — проверка, H — совет.

### notes
tell-notes-puzzle = головоломка
tell-notes-write-note-about = Заметка: { $what } …
tell-notes-note-setter = Заметка автору
tell-notes-kept-with-puzzle = Хранится с головоломкой
tell-notes-add-note = Добавить
tell-notes-notes-setter = Заметки автору
tell-notes-delete-note = Удалить заметку { $number }

### timer
tell-timer-stands-while-window-hidden = Стоит, пока окно скрыто
tell-timer-cells = { $filled } из { $count } клеток

# What the system says of files.
system-not-found = Нет такого файла или папки
system-denied = Доступ запрещён
system-exists = Файл уже существует
system-is-folder = Это папка
system-no-folder = Это не папка
system-full = На устройстве нет места
system-read-only = Устройство только для чтения
system-name = Слишком длинное имя файла
system-too-large = Файл слишком велик
