# Gridwright's texts in Russian. Each kind of rule has one message whose attributes hold all its texts: .hint says how to
# paint it, .rules… are the sentences on sheets, the rest are fields, options and actions with their hints (…-hint).

## Languages

language-english = Английский
language-persian = Персидский
language-greek = Греческий
language-portuguese = Португальский
language-russian = Русский

## Grids of a layout

grid-whole = вся сетка
grid-number = сетка { $number }
    .in = В сетке { $number }
    .of = сетки { $number }
grid-north-west = северо-западная сетка
    .in = В северо-западной сетке
    .of = северо-западной сетки
grid-north = северная сетка
    .in = В северной сетке
    .of = северной сетки
grid-north-east = северо-восточная сетка
    .in = В северо-восточной сетке
    .of = северо-восточной сетки
grid-west = западная сетка
    .in = В западной сетке
    .of = западной сетки
grid-centre = центральная сетка
    .in = В центральной сетке
    .of = центральной сетки
grid-east = восточная сетка
    .in = В восточной сетке
    .of = восточной сетки
grid-south-west = юго-западная сетка
    .in = В юго-западной сетке
    .of = юго-западной сетки
grid-south = южная сетка
    .in = В южной сетке
    .of = южной сетки
grid-south-east = юго-восточная сетка
    .in = В юго-восточной сетке
    .of = юго-восточной сетки
in-grid = { $where } { LOWER_FIRST($sentence) }

## Basic rules of a board

board-digits = от { $first } до { $last }
    .letters = { $first }–{ $digit }, { $letter }–{ $last }
    .one-letter = { $first }–{ $digit }, { $letter }
board-boxes = В каждой строке, каждом столбце и каждом блоке цифры { $digits } стоят ровно по одному разу.
    .several = В каждой сетке цифры { $digits } стоят ровно по одному разу в каждой строке, каждом столбце и каждом блоке.
board-regions = В каждой строке, каждом столбце и каждой обведённой области цифры { $digits } стоят ровно по одному разу.
    .several = В каждой сетке цифры { $digits } стоят ровно по одному разу в каждой строке, каждом столбце и каждой обведённой области.
board-rows = В каждой строке и каждом столбце цифры { $digits } стоят ровно по одному разу.
    .several = В каждой сетке цифры { $digits } стоят ровно по одному разу в каждой строке и каждом столбце.
board-some-boxes = В каждой сетке цифры { $digits } стоят ровно по одному разу в каждой строке и каждом столбце, а также в каждом блоке.
board-some-regions = В каждой сетке цифры { $digits } стоят ровно по одному разу в каждой строке и каждом столбце, а также в каждой обведённой области.
board-some-of-both = В каждой сетке цифры { $digits } стоят ровно по одному разу в каждой строке и каждом столбце, а также в каждом блоке или обведённой области.

## Sheets: captions and alternative texts

sheet-answer = Ответ
sheet-understood = по понятым правилам; не понято: { $count }
sheet-notes = Заметки
sheet-answer-or-notes = Ответ или заметки
sheet-lines = Линейки для заметок
sheet-grids = Сетки от A до { $last } (всего { $count }) перекрываются. Метки в углах показывают, какие клетки образуют одну сетку:
sheet-puzzle = Судоку { $size }×{ $size }, { $givens ->
        [one] { $givens } заданная цифра
        [few] { $givens } заданные цифры
        [many] { $givens } заданных цифр
       *[other] { $givens } заданной цифры
    }
    .several =
        Судоку из { $grids ->
            [one] { $grids } сетки
           *[other] { $grids } сеток
        } { $size }×{ $size }, { $givens ->
            [one] { $givens } заданная цифра
            [few] { $givens } заданные цифры
            [many] { $givens } заданных цифр
           *[other] { $givens } заданной цифры
        }
sheet-solution = Решение, { $size }×{ $size }
    .several = Решение { $grids ->
    [one] { $grids } сетки
   *[other] { $grids } сеток
}, { $size }×{ $size }
sheet-numbered = { $number }: { $words }
# Between the names of kinds.
sheet-comma = { ", " }
sheet-semicolon = { "; " }
sheet-number = { $number }
# Two items of a list; the first may be a list itself.
sheet-list = { $first }, { $second }

## Booklets

book-puzzles = Головоломки
book-answers = Ответы
book-rules = Правила
book-rules-boxes = В каждой строке, каждом столбце и каждом блоке сетки каждая цифра стоит ровно один раз.
book-rules-regions = В каждой строке, каждом столбце и каждой обведённой области сетки каждая цифра стоит ровно один раз.
book-rules-rows = В каждой строке и каждом столбце сетки каждая цифра стоит ровно один раз.
book-rules-some-boxes = В каждой строке и каждом столбце сетки каждая цифра стоит ровно один раз, а также в каждом блоке.
book-rules-some-regions = В каждой строке и каждом столбце сетки каждая цифра стоит ровно один раз, а также в каждой обведённой области.
book-rules-some-of-both = В каждой строке и каждом столбце сетки каждая цифра стоит ровно один раз, а также в каждом блоке или обведённой области.
book-rules-overlap = Там, где сетки перекрываются, общие клетки принадлежат обеим.
book-example = Пример правила
book-credits = Выходные данные
book-messages = Сообщения решившим
book-contents = Содержание
book-stars = { $count } из пяти звёзд
book-answer-page = ответ на странице { $page }
book-page = с. { $page }
book-code = QR-код для { $link }
book-section-puzzles = Головоломки { $first }–{ $last }
book-classic = Классическая
book-jigsaw = Фигурная
book-latin = Латинский квадрат
book-twin = Близнецы
book-chain = Диагональная цепь
book-samurai = Самурай
book-sohei = Сохэй
book-windmill = Мельница
book-butterfly = Бабочка
book-flower = Цветок
book-several-grids = Несколько сеток
book-count = { $count ->
    [one] { $count } головоломка
    [few] { $count } головоломки
    [many] { $count } головоломок
   *[other] { $count } головоломки
}

## Custom fonts and pictures

font-unreadable = это не шрифт; выберите файл OpenType или TrueType (.otf, .ttf)
font-too-large = шрифт больше { $most } МиБ
font-restricted = лицензия шрифта запрещает встраивание (fsType в таблице OS/2), поэтому его нельзя использовать в PDF; выберите другой шрифт
font-no-subset = шрифт можно встроить только целиком или растром (fsType в таблице OS/2), а PDF содержит лишь используемые буквы; выберите другой шрифт
font-unsaid = шрифт не сообщает, можно ли его встраивать (в нём нет таблицы OS/2); выберите другой шрифт
font-no-digits = в шрифте есть не все цифры; выберите другой шрифт
font-too-many = загружено слишком много шрифтов ({ $most }); перезапустите Gridwright
picture-too-long = файл картинки больше { $most } МиБ
picture-too-large = в картинке { $width } x { $height } пикселей; предел — { $most } миллионов пикселей
picture-too-deep = распакованная картинка занимает больше { $most } МБ; сохраните её с 8 битами на цвет
picture-too-many-together = в картинках книги вместе больше { $most } миллионов пикселей; используйте меньше картинок или картинки поменьше
picture-format = формат картинки не поддерживается; выберите файл PNG, JPEG или WebP
picture-broken = не удалось прочитать картинку: { $reason }

## Groups of kinds

group-regions = Области
group-grid = Вся сетка
group-cells = Клетки и рамки
group-lines = Линии
group-borders = Между клетками
group-outside = Вне сетки
group-own = Свои правила
group-decoration = Украшения

## Positions

place-box = блок { $number }
place-with-clue = { $clue } · { $place }
place-in-grid = { $grid }, { $place }
place-cells = { $count ->
        [one] { $first }
        [few] { $count } клетки от { $first }
       *[other] { $count } клеток от { $first }
    }
place-path = от { $from } до { $to }
place-corner = угол { $cells }
place-groups = { $groups } × { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
       *[other] { $cells } клеток
    }
place-shafts = { $circle }, { $shafts ->
        [one] { $shafts } стрелка
        [few] { $shafts } стрелки
       *[other] { $shafts } стрелок
    }
beyond-top = Сверху
beyond-right = Справа
beyond-bottom = Снизу
beyond-left = Слева
beyond-hint = По одной подсказке на каждый столбец слева направо или строку сверху вниз, через пробел. Где подсказки нет, ставьте точку: 14 . 36
beyond-diagonal = По диагоналям
beyond-diagonal-hint = По одной записи на подсказку: место, > или < для направления и сама подсказка: top4>15 left2<7
ruled-out-numbers = Исключённые числа
ruled-out-numbers-hint = Числа, запрещённые между соседями без знака, через пробел. Если пусто — обычные и числа всех знаков
place-outside = { $grid } · { $count ->
        [one] { $count } цифра
        [few] { $count } цифры
       *[other] { $count } цифр
    }
place-outside-numbers = { $grid } · { $count ->
        [one] { $count } подсказка
        [few] { $count } подсказки
       *[other] { $count } подсказок
    }

## Why a puzzle is invalid, or an edit cannot be made

words-too-long = { $words }: { $problem }
words-title = название
words-author = автор
words-rules-text = текст правил
words-sentence = фраза текста правил
words-source = источник
words-link = ссылка
words-message = сообщение решившим
words-notes = заметки для редактора
words-date = дата
words-tag = метка
words-solution = решение
words-not-understood = непонятый элемент
words-too-many-letters = слишком длинный текст (символов: { $letters }); предел — { $most }
puzzle-off-board = { $cell } не на поле
puzzle-digit-too-large = { $cell }: цифра { $digit } слишком велика для поля { $size }x{ $size }
    .from-zero = { $cell }: цифра { $digit } слишком велика; цифры этого поля — от 0 до { $last }
puzzle-givens-length = { $found ->
        [one] { $found } символ
        [few] { $found } символа
       *[other] { $found } символов
    } на { $expected ->
        [one] { $expected } клетку
        [few] { $expected } клетки
       *[other] { $expected } клеток
    }
puzzle-givens-symbol = { $cell }: «{ $symbol }» — не цифра этого поля
puzzle-remark = заметка { $number }: { $problem }
puzzle-too-many-tags = меток: { $found }; предел: { $most }
puzzle-too-many-not-understood = непонятых элементов: { $found }; предел: { $most }
puzzle-too-many-rules = слишком много правил ({ $found }); предел — { $most }
puzzle-drawing = рисунок { $number }: { $problem }
puzzle-too-many-drawings = слишком много рисунков ({ $found }); предел — { $most }
puzzle-fog = туман: { $problem }
fog-empty-link = связи { $number } нужны клетки с обеих сторон: те, которых она ждёт, и те, которые она открывает
fog-too-many-links = связей: { $found }; предел — { $most }
fog-too-many-link-cells = клеток во всех связях вместе: { $found }; предел — { $most }
fog-text = Туман скрывает подсказки и знаки. Верная цифра открывает свою клетку и клетки вокруг неё.
    .links = Туман скрывает подсказки и знаки. Верные цифры открывают клетки, не обязательно свои.
drawing-no-points = линии нужна хотя бы одна точка
drawing-negative-length = ширина, высота и размер шрифта не могут быть отрицательными
drawing-empty-dash = штрих и промежуток должны быть длиннее 0
drawing-broken-image = изображение нельзя использовать: { $reason }
drawing-too-many-points = слишком много точек; у линий всех рисунков вместе их не более { $most }
drawing-images-too-large = изображения слишком велики; все изображения головоломки вместе занимают не более { $most } кБ
puzzle-rule-misfit = правило { $number } ({ $name }): { $misfit }
puzzle-rule-of-directions = правило { $number } ({ $name }) зависит от направлений, которые меняются при повороте или отражении поля
symbols-too-few = символов недостаточно: их { $found }, а на поле цифр { $needed }
symbols-blank = символ цифры { $digit } пуст или содержит пробелы
symbols-same = у цифр { $first } и { $second } один и тот же символ «{ $symbol }»
symbols-too-long = символ «{ $symbol }» длиннее { $most } знаков
lower-case = { LOWER($words) }
edit-rule = правило
edit-cells = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
}
edit-title = Изменить название
edit-author = Изменить автора
edit-rules-text = Изменить текст правил
edit-no-rules-text = Вернуть исходный текст правил
edit-sentence = Изменить фразу правил
edit-no-sentence = Вернуть исходную фразу правил
edit-source = Изменить источник
edit-link = Изменить ссылку
edit-message = Изменить сообщение решившим
edit-notes = Изменить заметки для редактора
edit-date = Изменить дату
edit-tags = Изменить метки
edit-solution = Задать сохранённое решение
edit-no-solution = Удалить сохранённое решение
edit-settle = Снять пометку о непонятом
edit-stars = Задать звёзды сложности
edit-no-stars = Брать звёзды из пути решения
edit-symbols = Использовать символы: { $symbols }
edit-numbering = Начать цифры с { $lowest }
edit-given = Поставить { $digit } в { $cells }
edit-clear = Очистить { $cells }
edit-clear-progress = Убрать все пометки и цвета
edit-progress = Изменить пометки и цвета
edit-add-remark = Добавить заметку
edit-remove-remark = Удалить заметку
edit-add-drawings = { $count ->
    [one] Добавить { $count } рисунок
    [few] Добавить { $count } рисунка
   *[other] Добавить { $count } рисунков
}
edit-change-drawing = Изменить рисунок
edit-fog = Изменить туман
edit-no-fog = Убрать туман
edit-add-rule = Добавить: { $rule }
edit-remove-rule = Удалить: { $rule }
edit-change-rule = Изменить: { $rule }
mark-with-brush = { $name }: { $brush }
edit-rule-on = Включить: { $rule }
edit-rule-off = Выключить: { $rule }
edit-tint-rule = Изменить цвет: { $rule }
edit-turn-right = Повернуть поле на 90° вправо
edit-turn-left = Повернуть поле на 90° влево
edit-turn-half = Повернуть поле на 180°
edit-turn-left-right = Отразить поле слева направо
edit-turn-top-bottom = Отразить поле сверху вниз
edit-turn-falling = Отразить поле по главной диагонали
edit-turn-rising = Отразить поле по побочной диагонали
edit-no-rule = правила { $number } нет
edit-name-rule = Переименовать: { $rule }
edit-locked = правило { $number } ({ $name }) заблокировано; сначала разблокируйте его
edit-no-remark = заметки { $number } нет
edit-no-entry = непонятого элемента { $number } нет
edit-no-drawing = рисунка { $number } нет

## Why a rule does not fit on a board

misfit-no-grid = сетки { $grid } нет; сеток на поле: { $grids }
misfit-no-box = блока { $number } нет; блоков в сетке: { $boxes }
misfit-off-board = { $cell } не на поле
misfit-not-nine-by-nine = нужна сетка 9x9 с блоками 3x3
misfit-not-square = нужны квадратные блоки
misfit-no-boxes = нужна сетка с блоками одной формы
misfit-too-many-cells = все клетки ({ $found }) не могут различаться: цифр только { $most }
misfit-too-many-to-pair = слишком много клеток для попарного сравнения ({ $found }); предел — { $most }
misfit-too-many-values = модификаторы дают клеткам больше { $most } разных значений; используйте меньше модификаторов
misfit-no-shading = в сетке этих клеток нет скрытой закраски; добавьте сетке правило «Скрытая закраска»
misfit-no-loop = в сетке этих клеток нет скрытой петли или пути; добавьте сетке правило «Скрытая петля или путь»
misfit-no-loop-or-regions = в сетке этих клеток нет скрытой петли, пути или областей; добавьте сетке правило «Скрытая петля или путь» или «Скрытые области»
misfit-complicated-formula = формула слишком сложна для клеток числом { $cells }; возьмите меньше клеток или формулу проще
misfit-undefined-letter = ни одна сумма не равна просто { $letter }, поэтому { $letter } не обозначает числа; дайте одной из сумм подсказку { $letter }
misfit-too-few-cells = нужно не меньше { $least } клеток
misfit-no-clue = нет подсказок
misfit-too-many-digits = слишком много цифр ({ $found }); предел — { $most }
misfit-no-such-digit = цифры { $digit } нет; цифр на поле: { $size }
misfit-marked-twice = { $cell } отмечена дважды
misfit-several-grids = { $cell } входит в несколько сеток; выберите клетку одной сетки
misfit-branch-from-nowhere = ветвь, начинающаяся в { $cell }, ни с чем не соединена
misfit-no-circle = кружок должен занимать от 1 до { $most } соседних клеток строки или столбца
misfit-no-number = у правил этого вида нет числа
misfit-no-line = строки или столбца { $number } нет (сторона: { $side }); размер сетки — { $size }
misfit-no-diagonal = диагонали от { $place } нет
misfit-diagonal = { $place } указывает вдоль диагонали, а подсказки этого вида — для строк и столбцов
misfit-not-diagonal = { $place } указывает вдоль строки или столбца, а подсказки этого вида — для диагоналей
misfit-digit-too-large = цифра { $digit } вне сетки (сторона: { $side }) слишком велика; цифр в сетке: { $size }
    .from-zero = цифра { $digit } вне сетки (сторона: { $side }) слишком велика; цифры сетки — от 0 до { $last }
misfit-number-out-of-range = { $number } не между { $least } и { $most }
misfit-not-beside = { $to } и { $from } — не соседние клетки
misfit-twice-on-path = линия проходит через { $cell } дважды
misfit-unequal-groups = в группах разное число клеток

## Why a clue is rejected

refusal-no-outside-clue = У правил этого вида нет внешних подсказок
refusal-not-a-digit = «{ $symbol }» — не цифра
refusal-not-a-number = «{ $text }» — не число от 0 до 9999
refusal-no-diagonal-place = «{ $text }» — не подсказка по диагонали. Введите что-нибудь вроде top4>15
refusal-number-range = { $text } не между { $least } и { $most }
refusal-sum = «{ $text }» не может быть частью суммы. Введите число, букву, выражение вроде 2A+B, сравнение вроде <12 или prime, square, odd, even или ?
refusal-sum-end = В конце не хватает числа или буквы
refusal-not-typed = У правил этого вида нет вводимых подсказок
refusal-no-leap = «{ $text }» — не прыжок. Введите строки и столбцы от 0 до 24, например 1,2
refusal-too-many-leaps = Можно не больше { $most } прыжков

## Why an engine gave no answer

stopped-cancelled = прервано
stopped-out-of-time = время вышло
stopped-engine = сбой движка: { $reason }

## Single clues

clue-given = { $digit } в { $cell }
clue-above = { $digits } над столбцом { $line }
clue-below = { $digits } под столбцом { $line }
clue-left = { $digits } слева от строки { $line }
clue-right = { $digits } справа от строки { $line }
clue-diagonal = { $digits } на диагонали от { $from } до { $to }
clue-corner = { $digits } на диагонали из одной клетки { $cell }
clue-of-grid = { $clue } { $grid }
clue-rule = { LOWER_FIRST($name) } ({ $place })
clue-mark = { LOWER_FIRST($name) } в { $cell }
clue-no-rule = правило { $number }

## Why a setter tool has no result

mixture-unknown = вида «{ $name }» нет; выберите из { $names }
mixture-twice = «{ $name }» указано дважды
mixture-two-boards = «{ $one }» и «{ $other }» — оба поля; сочетайте одно поле с видами правил
    .given = «{ $name }» — поле, но другое поле уже указано
mixture-no-place = «{ $name }» не помещается на поле
    .reason = «{ $name }» не помещается на поле: { $reason }
author-several = у головоломки несколько решений ({ $cell } — { $one } в одном и { $other } в другом), а убирать подсказки можно, только если решение ровно одно; сначала добавьте заданную цифру или правило
author-several-layers = у головоломки несколько решений с одинаковыми цифрами и разными клетками, которые надо найти, а подсказки можно убирать только при единственном решении; сначала добавьте цифру или правило
author-no-solution = у головоломки нет решения, поэтому подсказки убрать нельзя; некоторые из них противоречат друг другу
author-keep-off-board = { $cell } не на поле, поэтому там нет заданной цифры, которую можно сохранить
author-keep-off-edge = места { $lookout } вне сеток нет, поэтому там нет подсказки, которую можно сохранить
author-pattern-off-board = { $cell } не на поле, поэтому там не может быть заданной цифры
author-no-digits = для этих клеток не нашлось цифр, дающих ровно одно решение (случайных попыток: { $beginnings }); добавьте клетки или выберите другие
author-no-rule = правила { $number }, которое нужно убрать, нет
author-not-fillable = поле невозможно заполнить по его правилам
author-too-few-derived = у этой головоломки с тем же полем и правилами есть только { $found ->
        [one] { $found } вариация
        [few] { $found } вариации
       *[other] { $found } вариаций
    }, а запрошено { $wanted }
symmetry-not-square = высота поля — { $rows }, ширина — { $cols }, поэтому возможны только поворот на 180° и симметрия слева направо или сверху вниз; или применяйте симметрию к каждой сетке

## Problems of a booklet

preflight-no-puzzles = в книге нет головоломок; добавьте хотя бы одну
preflight-no-solution = нет решения
preflight-several = несколько решений
preflight-not-proved = не доказано, что решение ровно одно: { $reason }
preflight-missing-answer = нет её ответа
preflight-no-answers = ответы не печатаются: они выключены
preflight-already-solved = во всех клетках заданы цифры, решать нечего
preflight-fog = на бумаге нет тумана, поэтому печатаются все подсказки и знаки под ним
preflight-changed = файл изменился с тех пор, как головоломка была проверена
preflight-narrow-margin = поле { $mm } мм слишком узкое; принтеру нужно { $least } мм
preflight-narrow-gutter = отступ корешка { $mm } мм слишком узок; для переплёта стольких страниц нужно { $least } мм
preflight-unused-bleed = вылет задан, но ничто не выходит за край страницы
preflight-narrow-bleed = цвет доходит до края, но вылет — { $mm } мм; типографиям нужно 3 мм
preflight-light-tint = тон { $percent } % слишком светлый; тона ниже 10 % могут не пропечататься
preflight-long-title = название занимает строк: { $lines }
preflight-broken-word = «{ $word }» шире своей колонки, поэтому название разорвано посреди слова
preflight-marks-in-pieces = { $count ->
        [one] { $count } знак распался на части, которые соединяет пунктир: { $kind } ({ $place })
        [few] { $count } знака распались на части, которые соединяет пунктир; первый — { $kind } ({ $place })
       *[other] { $count } знаков распались на части, которые соединяет пунктир; первый — { $kind } ({ $place })
    }
preflight-fewer-per-page = поля по { $wanted } на страницу были бы слишком мелкими: { $boards ->
        [one] { $boards } головоломка на странице
        [few] { $boards } головоломки на страницах
       *[other] { $boards } головоломок на страницах
    } с местом только для { $range }
preflight-fewer-answers = ответы по { $wanted } на страницу были бы слишком мелкими; на странице их не больше { $range }
preflight-no-stars = нет звёзд: путь решения не доходит до решения; укажите звёзды в проекте
preflight-not-understood = { $count ->
    [one] в файле не понят { $count } элемент; возможно, не хватает правила
    [few] в файле не поняты { $count } элемента; возможно, не хватает правил
   *[other] в файле не понято { $count } элементов; возможно, не хватает правил
}
preflight-stored-solution = сохранённое решение неверно: { $problem }
preflight-rules-text = текст правил: { $problem }
preflight-cut-title = название в верхнем колонтитуле обрезано
preflight-no-title = файлу для типографии нужно название
preflight-not-compared = не все головоломки сравнены между собой: { $reason }
preflight-same-solution = то же решение, что у головоломки { $number }, но другие заданные цифры
preflight-too-few-pages = страниц слишком мало ({ $pages }); в переплетённой книге их не меньше { $least }
preflight-blank-pages = пустых страниц подряд: { $pages }
preflight-fold-padding = в конце добавлено пустых страниц для сгиба: { $pages }
preflight-unknown-trim = неизвестно, печатает ли { $target } книги { $paper }; выберите размер из предлагаемых
preflight-cover-in-interior = { $target } принимает обложки отдельными файлами, поэтому эта обложка станет страницей книги
preflight-printer-marks = { $target } не принимает метки обреза и сгиба; выключите их
preflight-imposed-sheets = { $target } принимает отдельные страницы по порядку; выключите сгиб и скобу, а также ручную двустороннюю печать
preflight-many-stapled = Страниц: { $pages } — слишком много, чтобы сложить и сшить на скобу; до { $most } лежат ровно
preflight-unknown-condition = «{ $name }» — нет такого условия печати в реестре ICC; укажите имя вроде FOGRA39 или CGATS TR 006
preflight-picture-at-edge = картинка доходит до края страницы, но вылета под обрез нет; типографиям нужно 3 мм
preflight-cropped-picture = печатается только { $percent } % картинки, остальное обрезается; впишите её в место или обрежьте сами
preflight-separated-twice = картинка CMYK переведена в RGB и снова делится на краски, поэтому цвета меняются; возьмите картинку RGB
preflight-no-profile = цвета картинки переводятся без профиля ICC для { $condition }; закажите пробный оттиск
preflight-unknown-placeholder = «{ $text }» ничего не означает и будет напечатано как есть; известны { $known }
preflight-turned-letters = в тексте «{ $text }» есть невидимые знаки (□), которые меняют порядок букв; удалите их
preflight-contents-without-numbers = в оглавлении указаны страницы, но номеров на страницах нет
preflight-no-translation = у программы нет слов на языке «{ $language }», поэтому заголовки, правила и подписи — на английском
preflight-other-difficulty = указано звёзд: { $stated } из 5, а по пути решения их { $path }
preflight-switched-off = { $count ->
    [one] { $count } правило выключено: { $kind }
    [few] { $count } правила выключены; первое — { $kind }
   *[other] { $count } правил выключено; первое — { $kind }
}
preflight-rule-not-explained = нигде не объяснено правило «{ $kind }»; добавьте страницы правил или печатайте правила под головоломками
preflight-other-meaning = своё правило «{ $name }» в головоломке { $number } значит другое
preflight-fine = замечаний нет: { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
       *[other] { $pages } страниц
    }, { $puzzles ->
        [one] { $puzzles } головоломка
        [few] { $puzzles } головоломки
       *[other] { $puzzles } головоломок
    }
preflight-small-text = текст { $points } пт; текст мельче { $least } пт трудно читать
preflight-over-margin = выходит на { $mm } мм в поле или отступ корешка
preflight-low-contrast = текст с низкой контрастностью ({ $ratio }:1)
preflight-coarse-picture = картинка { $dpi } точек на дюйм; ниже 300 она напечатается нерезко
preflight-small-code = QR-код с квадратами { $mm } мм; телефонам нужно не меньше 0,33 мм
preflight-long-link = нет QR-кода: ссылка слишком длинна или никакая ссылка не вмещает всю головоломку
preflight-missing-letters = в шрифтах нет «{ $letters }», поэтому напечатались бы пустые квадраты
preflight-number-twice = номер головоломки { $number } использован дважды
preflight-number-jump = номер головоломки { $number } следует за { $before }
preflight-twin = та же, что головоломка { $number }, с точностью до симметрии и замены цифр
preflight-too-many-pages = страниц слишком много ({ $pages }); в одну книгу можно переплести не больше { $most }

## Why a sheet or its settings cannot be made

paper-unknown = «{ $text }» — не размер бумаги; выберите { $names } или свой размер, например 170x240mm или 6.14x9.21in
paper-size = на бумаге { $text } печатать нельзя; каждая сторона должна быть от { $least } до { $most } мм
per-page-unknown = «{ $text }» — не число полей на странице; укажите от 1 до 64, best или столбцы x строки от 1x1 до 8x8
png-too-large = картинка { $width } x { $height } пикселей слишком велика; предел — { $most } пикселей
png-encoding = не удалось сохранить картинку как PNG: { $reason }
pdf-paper = страница PDF размером { $width } x { $height } мм невозможна
pdf-writing = не удалось сохранить страницу как PDF: { $reason }
pdf-cancelled = прервано
pdf-picture = не удалось добавить картинку в PDF
pdf-date = «{ $seconds }» — не дата для типографского PDF; укажите в SOURCE_DATE_EPOCH целое число секунд с 1970 года, не больше { $most } (конец 9999 года)
pdf-shape = не удалось подготовить файл для типографии: вывод библиотеки PDF имеет неожиданную структуру

## Problems of a file, and where they are

read-file = { $file }: { $problem }
read-in-line = { $file }: строка { $line }: { $problem }
read-at = { $file }: строка { $line }, столбец { $column }: { $problem }
problem-unreadable = не читается: { $reason }
problem-too-large = слишком большой ({ $found }); предел — { $limit }
problem-too-large-stream = слишком большой; предел — { $limit }
size-mib = { $number } МиБ
problem-not-utf-eight = это не текст UTF-8; сохраните его в UTF-8
problem-not-text = это не текст; если это картинка или документ, откройте головоломку в её программе и скопируйте как текст
problem-unrecognised = головоломка не распознана
problem-unrecognised-near = головоломка не распознана; ближе всего: { $guesses }
guess = { $format } ({ $problem })
guess-in-line = { $format } (строка { $line }: { $problem })
guesses = { $first }; { $others }
problem-seed = это начальное число, из которого головоломку делает только Solo Саймона Тэтхема; скопируйте код игры (Game > Specific)
problem-no-file = это устройство или канал; выберите файл или папку
problem-too-deep = вложенность скобок больше { $limit }
problem-measure = { $field }: { $mm } мм — не размер на странице; укажите от 0 до { $most } мм
problem-stars = у записи { $entry } звёзд { $stars }; укажите от 0 до 5
problem-no-puzzle = в нём нет головоломки
problem-not-a-puzzle-line = в этой строке нет головоломки
problem-newer = создано более новой версией Gridwright (формат { $found }; эта версия читает до { $newest }); чтобы открыть файл, обновите Gridwright
problem-no-version = это не головоломка Gridwright: файл не начинается с «(gridwright: { $newest },»
problem-no-book = это не книга Gridwright: файл не начинается с «(gridwright_book: { $newest },»
problem-entry = { $at }: { $problem }
problem-too-many-puzzles = больше { $limit } головоломок — это слишком много сразу
problem-booklet-too-long = не прочитано: в книге может быть не больше { $limit } головоломок
problem-given-up = остановлено после { $lines } неверных строк
problem-too-many = больше { $limit } элементов — это слишком много для одной головоломки
problem-remote-link = в ссылке нет головоломки, только код хранящейся на сервере; откройте её в браузере и скопируйте длинную ссылку
problem-bad-link = не удалось раскодировать ссылку; вероятно, часть её потеряна
problem-no-such-line = в строке { $line } нет головоломки
problem-truncated = файл кончается слишком рано; вероятно, часть его потеряна
problem-wrong-length = из { $found } символов не получается сетка; в головоломке их { $lengths }
problem-lengths = { $others } или { $last }
problem-unknown-symbol = «{ $symbol }» — не цифра; { $hint }
problem-unknown-symbol-at = { $cell }: «{ $symbol }» — не цифра; { $hint }
problem-board-word = «{ $word }» недопустимо в строке поля; ожидается { $expected }
problem-board-incomplete = строка поля неполна; ожидается { $expected }
problem-board-boxes = блоки { $rows }x{ $cols } не подходят полю, где цифр { $digits }
problem-region-rows = у фигурной сетки в { $origin } строк областей { $found }, а нужно { $expected }
problem-grid-kind = у сетки есть блоки (boxes: "3x3"), области или ни того ни другого (latin: 9); укажите только одно из этого
problem-row-length = в строке { $row } символов { $found }, а нужно { $expected }
problem-row-count = строк с заданными цифрами { $found }, а нужно { $expected }
problem-hole-not-marked = { $cell } не на поле; поставьте там #
problem-cell-marked-as-hole = { $cell } на поле; для клетки без заданной цифры ставьте .
expected-object = ожидается объект вроде { "{" }"size": 9{ "}" }
expected-size = ожидается число строк от 2 до 25
expected-rows = ожидается список строк
expected-cells = ожидается список клеток
expected-digit = ожидается цифра поля
expected-digits-list = ожидается список цифр поля
expected-list = ожидается список
expected-json = ожидается значение JSON, как в форме JSON
expected-column-names = ожидаются имена столбцов, одно из них — «givens» или «puzzle»
expected-values = ожидается столько значений, сколько имён в первой строке
expected-foreign-cell = ожидается клетка вроде R3C4
expected-foreign-cells = ожидается список клеток вроде R3C4
expected-near-cell = ожидается клетка сетки или рядом с ней
expected-inner-cell = ожидается клетка сетки
expected-outer-cell = ожидается клетка вне сетки
expected-direction = ожидается направление: UR, UL, DR или DL
expected-as-many-cells = ожидается одинаковое число клеток в обоих списках
expected-corner = ожидаются четыре клетки, сходящиеся в углу
expected-pairs = ожидаются клетки как [row, column], считая от 0
expected-grids = ожидаются области, образующие одну квадратную сетку или несколько с одинаковыми блоками
expected-game = ожидается 81 цифра или сохранённая игра
expected-runs = ожидаются цифры и буквы для рядов пустых клеток, точно заполняющие сетку
expected-indexes = ожидаются номера клеток, считая вниз по столбцам
expected-flat = ожидается сетка с одним слоем
expected-squares = ожидается сетка из квадратных клеток
expected-two-cells = ожидаются две клетки
expected-cages = ожидается 81 клетка, каждая в рамке
expected-game-id = ожидаются параметры и описание игры
expected-solo = ожидается игра Solo
expected-constraint = ожидается ограничение вроде .Cage~10~R1C1~R1C2
expected-given = ожидается клетка и её цифры, например R3C4_7
expected-whole-lines = ожидаются строки и столбцы, содержащие каждую цифру
expected-number = ожидается целое число
hint-line = пустая клетка — . или 0, цифры больше 9 — буквы от A до P
hint-rows = пустая клетка — ., цифры больше 9 — буквы от A до P, место без клетки — #
    .from-zero = пустая клетка — . (0 здесь цифра), цифры больше 9 — буквы от A до O, место без клетки — #
hint-regions = обозначайте области цифрами от 1 до 9 и буквами от A до P
expected-digits = число цифр от 2 до 25 или сами цифры, например 0-8
expected-boxes = блоки, например 3x3, latin или jigsaw
expected-origin = левая верхняя клетка сетки, например r1c1
expected-origins = левая верхняя клетка каждой сетки, например r1c1

## What is left out when a file is read or written

warning-text-after-puzzle = { $file }: строка { $line }: текст после головоломки пропущен, здесь и в следующих строках: «{ $text }»
warning-only-first = { $file }: головоломок { $puzzles }; используется только первая
warning-line-skipped = { $file }: строка { $line }: не головоломка, пропущена, как и следующие заголовки: «{ $text }»
warning-taken-for = { $file }: прочитано как { $form }
form-and-encoding = { $form }, { $encoding }
form-encoding = текст в кодировке { $name }
form-boards = поля из символов
form-printed-board = напечатанное поле с пробелами вместо пустых клеток
form-html-table = таблица HTML
form-lists = списки из программы
form-links = ссылки в тексте
form-lines = строки текста
form-unwrapped = текст в цитате или с оформлением
form-joined-lines = строка ограничений на нескольких строках
form-line-pairs = головоломки с областями или решением на следующей строке
form-cages = список рамок
form-drawn-cages = рисунок рамок или областей
form-incomplete-json = JSON программы f-puzzles без размера
warning-words-lost = головоломка { $puzzle }: название и автор потеряны; строки текста их не вмещают
warning-rules-lost = головоломка { $puzzle }: потеряно правил: { $rules }; строки текста не вмещают правил
warning-symbols-lost = головоломка { $puzzle }: её символы потеряны; в строках текста — цифры, затем буквы

warning-left-out = { $file }: { $loss }
warning-left-out-in-line = { $file }: строка { $line }: { $loss }
warning-lost = головоломка { $puzzle }: { $loss }
warning-not-read-back = головоломка { $puzzle }: сохранённый файл не читается снова: { $problem }
read-back-count = в нём головоломок { $found }, а нужно { $expected }
loss = { $what }: { $fate }
fate-unknown = пропущено (не распознано)
fate-no-place = пропущено (здесь не поддерживается)
fate-off-board = пропущено (вне поля)
fate-blank = пропущено (пусто)
fate-nearest = заменено ближайшим подходящим
fate-as-regions = заменено областями с тем же смыслом
fate-as-rules = сохранено как правила; их цифры не повторяются
fate-too-large = пропущено (клеток больше, чем цифр)
fate-recognised = распознано по рисунку
fate-read-otherwise = при повторном чтении файла получается другое
fate-as-marks = сохранено как рисунок, уже не правило
fate-as-drawings = сохранены как рисунки без значения; если какой-то из них — правило, оно не действует
fate-misfit = пропущено ({ $misfit })
fate-as-clues = прочитано как подсказки; это могли бы быть и пометки решающего
fate-as-solvers-marks = прочитано как пометки решающего; это могли бы быть и подсказки
fate-as-zero = прочитано как цифра, поэтому цифры начинаются с 0; это могла бы быть и пустая клетка
fate-as-layout = прочитано как «{ $name }»
element-title = название
element-author = автор
element-stars = звёзды сложности
element-rules-text = текст правил
element-solution = решение
element-source = источник
element-link = ссылка
element-date = дата
element-tags = метки
element-notes = заметки для редактора
element-not-understood = { $count ->
    [one] { $count } непонятый элемент
    [few] { $count } непонятых элемента
   *[other] { $count } непонятых элементов
}
element-symbols = символы цифр
element-origin = положение поля
element-boxes = блоки
element-uneven-regions = { $count ->
        [one] { $count } область, размер которой не равен числу цифр
        [few] { $count } области, размер которых не равен числу цифр
       *[other] { $count } областей, размер которых не равен числу цифр
    }
element-layout = раскладка сеток
element-givens = { $count ->
        [one] { $count } заданная цифра
        [few] { $count } заданные цифры
       *[other] { $count } заданных цифр
    }
element-colours = { $count ->
        [one] { $count } цвет
        [few] { $count } цвета
       *[other] { $count } цветов
    }
element-switched-off = { $count ->
        [one] { $count } выключенное правило
        [few] { $count } выключенных правила
       *[other] { $count } выключенных правил
    }
element-rules = { $count ->
        [one] { $count } правило вида «{ $name }»
        [few] { $count } правила вида «{ $name }»
       *[other] { $count } правил вида «{ $name }»
    }
element-entered = { $count ->
        [one] { $count } введённая решающим цифра
        [few] { $count } введённые решающим цифры
       *[other] { $count } введённых решающим цифр
    }
element-pencil-marks = { $count ->
        [one] пометки решающего в { $count } клетке
       *[other] пометки решающего в { $count } клетках
    }
element-candidates = кандидаты в { $count ->
        [one] { $count } клетке
       *[other] { $count } клетках
    }
element-zeros = символ 0 в { $count ->
        [one] { $count } клетке
       *[other] { $count } клетках
    }
element-remarks = { $count ->
        [one] { $count } заметка решающего
        [few] { $count } заметки решающих
       *[other] { $count } заметок решающих
    }
element-highlights = { $count ->
        [one] цвет решающего в { $count } клетке
       *[other] цвета решающего в { $count } клетках
    }
element-fog = туман
element-fog-links = { $count ->
        [one] { $count } связь тумана
        [few] { $count } связи тумана
       *[other] { $count } связей тумана
    }
element-fog-lights = { $count ->
        [one] { $count } огонь в тумане
        [few] { $count } огня в тумане
       *[other] { $count } огней в тумане
    }
element-angles = { $count ->
        [one] поворот { $count } знака
        [few] поворот { $count } знаков
       *[other] поворот { $count } знаков
    }
element-sizes = { $count ->
        [one] размер { $count } знака или линии
        [few] размеры { $count } знаков или линий
       *[other] размеры { $count } знаков или линий
    }
element-drawings = { $count ->
    [one] { $count } рисунок
    [few] { $count } рисунка
   *[other] { $count } рисунков
}
element-texts = { $count ->
        [one] { $count } надпись
        [few] { $count } надписи
       *[other] { $count } надписей
    }
element-messages = { $count ->
        [one] { $count } сообщение решающему
        [few] { $count } сообщения решающему
       *[other] { $count } сообщений решающему
    }
element-settings = { $count ->
        [one] { $count } настройка
        [few] { $count } настройки
       *[other] { $count } настроек
    }
element-named = { $count } × «{ $name }»

## Names of formats

format-killer = киллер одной строкой
format-lines = строки текста
format-link = { $name } (ссылка)
format-json-lines = строки JSON
format-sdm = сборник судоку (.sdm)
format-sdx = судоку с кандидатами (.sdx)
format-candidates = таблица кандидатов
format-picture = текстовый рисунок (.ss)
format-solo = код игры Solo

## Why a file is not saved

write-unknown-format = у имени файла нет известного расширения; используйте { $endings }
write-read-only = { $format } можно открыть, но не сохранить
write-board = { $format } вмещает только: { $boards }
write-too-many = { $format } вмещает не больше { $limit } элементов, а в головоломке их больше
write-too-many-puzzles = { $format } вмещает не больше { $limit } головоломок, а их больше
write-too-large = { $found } — слишком много для { $format }; предел — { $limit }
boards-one-grid = одна сетка с цифрами от 1
boards-classic = сетки 9x9 с блоками 3x3 и цифрами от 1
boards-one-grid-with-boxes = одна сетка с блоками и цифрами от 1
boards-from-one = поля с цифрами от 1
write-one-puzzle-only = файл .{ $extension } вмещает одну головоломку, а их { $puzzles }
save-format = { $path }: { $problem }
save-disk = { $path }: не удалось сохранить: { $reason }
layout-no-folder = в этой системе нет папки для настроек
layout-no-name = раскладке нужно имя
layout-disk = { $path }: { $reason }
setup-no-name = шаблону нужно имя
difficulty-no-number = укажите число или диапазон от 0 до 20, например 4.2, 3..5, 2.6.. или ..7.1
difficulty-reversed = первое число больше второго

## Formulas of custom rules, as they are printed

own-named = { $name }: { LOWER_FIRST($sentence) }
formula-number = { $number }
digits-range = { $first }–{ $last }
digits-classes = { $first }; { $second }
digits-none = нет цифр
formula-group = ({ $one })
formula-negative = −{ $one }
formula-absolute = |{ $one }|
formula-sum = { $one } + { $two }
formula-difference = { $one } − { $two }
formula-product = { $one }·{ $two }
formula-quotient = { $one }/{ $two }
formula-remainder = { $one } mod { $two }
formula-list = { $first }, { $second }
formula-least = мин({ $list })
formula-most = макс({ $list })
formula-first = первая
formula-last = последняя
formula-total = сумма({ $list })
formula-multiplied = произведение({ $list })
formula-distinct = различных({ $list })
formula-count = количество({ $list })
formula-all = все({ $one })
formula-any = хотя бы одна({ $one })
formula-prime = простое({ $one })
formula-square = квадрат({ $one })
formula-item = x[{ $place }]
formula-part = x[{ $first }..{ $last }]
formula-equal = { $one } = { $two }
formula-different = { $one } ≠ { $two }
formula-less = { $one } < { $two }
formula-at-most = { $one } ≤ { $two }
formula-greater = { $one } > { $two }
formula-at-least = { $one } ≥ { $two }
formula-and = { $one } и { $two }
formula-or = { $one } или { $two }
formula-not = не { $one }

## Why a formula cannot be read

formula-column = столбец { $column }: { $problem }
formula-expected-value = ожидается a, b, n, число или выражение в скобках или чертах
formula-expected-operator = ожидается операция или конец
formula-expected-bracket = ожидается операция или )
formula-expected-bar = ожидается операция или |
formula-expected-opening = ожидается (
formula-expected-number = ожидается число, а не условие
formula-expected-truth = ожидается условие, а не число
formula-expected-comparison = ожидается сравнение, например = или >=
formula-expected-place = ожидается место в списке, например 1, -1 или 2..-2
formula-expected-list = ожидается список x или его часть, например x[2..]
formula-list-as-number = x здесь — список; используйте итог, например sum(x), одну цифру, например x[1], или условие в count(…), any(…) или all(…)
formula-several-parts = условие может относиться только к одной части списка
formula-nested = count, any и all с условиями не могут стоять друг внутри друга
formula-mixed = формула — о двух цифрах a и b или о списке x, но не о том и другом
formula-unknown-name-or-list = «{ $name }» неизвестно; используйте a, b, n, x, first, last, sum, product, min, max, count, distinct, any, all, abs, mod, prime, square, and, or, not
formula-unknown-name = «{ $name }» неизвестно; используйте a, b, n, abs, min, max, mod, prime, square, and, or, not
formula-large-number = числа могут быть не больше { $most }
formula-too-deep = вложенность скобок и черт не больше { $most }
formula-too-long = допустимо не больше { $most } символов

## Why a regular expression cannot be read

expression-column = столбец { $column }: { $problem }
expression-too-long = допустимо не больше { $most } символов
expression-too-complicated = выражение слишком сложное; упростите его

## Kinds of rule

# For decorations, in the inspector.
decoration-rules = Только украшение, не правило.

region = Дополнительная область
    .hint = Ведите по клеткам, чтобы создать дополнительную область. С Shift — добавить клетки к выбранной области или убрать из неё.
    .rules-house = В каждой закрашенной области каждая из { $size ->
    [one] { $size } цифры
   *[other] { $size } цифр
} стоит ровно один раз.
    .rules-part = Внутри закрашенной области цифры не повторяются.
    .words-house = клеток: { $count }, каждая цифра по одному разу

diagonals = Диагонали
    .hint = Щёлкните сетку: на каждой из двух её диагоналей каждая цифра стоит по одному разу. Щёлкните ещё раз, чтобы выбрать правило; Delete удаляет его.
    .rules-both = На каждой из двух отмеченных диагоналей каждая цифра стоит ровно один раз.
    .rules-one = На отмеченной диагонали каждая цифра стоит ровно один раз.
    .falling = Диагональ слева сверху
    .falling-hint = Из левого верхнего угла в правый нижний
    .rising = Диагональ слева снизу
    .rising-hint = Из левого нижнего угла в правый верхний

four-squares = Виндоку
    .hint = Щёлкните сетку 9x9: в четырёх дополнительных квадратах каждая цифра стоит по одному разу. Щёлкните ещё раз, чтобы выбрать правило; Delete удаляет его.
    .rules = В каждом из четырёх закрашенных квадратов каждая цифра стоит ровно один раз.

four-pyramids = Пирамиды
    .hint = Щёлкните сетку 9x9: в четырёх пирамидах, расположенных вертушкой, каждая цифра стоит по одному разу. Щёлкните ещё раз, чтобы выбрать правило; Delete удаляет его. В сетке могут быть и вертушка, и её отражение.
    .rules = В каждой из четырёх закрашенных пирамид каждая цифра стоит ровно один раз.
    .words-mirrored = { $grid }, зеркально
    .pinwheel = Вертушка
    .mirrored = Зеркально
    .mirrored-hint = Использовать зеркальное отражение вертушки

position = Непересекающиеся группы
    .hint = Щёлкните сетку: в клетках на одном и том же месте всех блоков стоят разные цифры. Щёлкните ещё раз, чтобы выбрать правило; Delete удаляет его.
    .rules = В клетках, занимающих одно и то же место в каждом блоке, каждая цифра стоит ровно один раз.

magic-box = Магический блок
    .hint = Щёлкните блок: суммы всех его строк и столбцов равны. Щёлкните ещё раз, чтобы выбрать правило; Delete удаляет его.
    .rules = В каждом магическом блоке сумма цифр в каждой строке и каждом столбце равна { $total }.
    .rules-diagonals = В каждом магическом блоке сумма цифр в каждой строке, каждом столбце и на каждой диагонали равна { $total }.
    .words = { $place } · сумма линий { $total }
    .diagonals = С диагоналями
    .diagonals-hint = У двух диагоналей блока та же сумма

magic-square = Магический квадрат
    .hint = Щёлкните среднюю клетку любого квадрата 3x3: суммы всех его строк и столбцов равны. Щёлкните ещё раз, чтобы выбрать правило; Delete удаляет его.
    .rules = В каждом магическом квадрате суммы цифр во всех строках и столбцах одинаковы.
    .rules-diagonals = В каждом магическом квадрате суммы цифр во всех строках, столбцах и на обеих диагоналях одинаковы.
    .diagonals = С диагоналями
    .diagonals-hint = У двух диагоналей квадрата та же сумма

odd-even = Чёт-нечет
    .hint = Ведите по клеткам, чтобы отметить их чётными (квадрат) или нечётными (кружок). Ведите по таким же знакам, чтобы стереть их.
    .rules = В клетках с кружком стоят нечётные цифры, в клетках с квадратом — чётные.
    .rules-odd = В клетках с кружком стоят нечётные цифры.
    .rules-even = В клетках с квадратом стоят чётные цифры.
    .even = Чётные
    .odd = Нечётные
    .mark-all = Отметить все клетки по решению
    .mark-all-hint = Ставит кружок в каждую клетку с нечётной цифрой и квадрат — с чётной
    .mark-even = Отметить чётные клетки по решению
    .mark-even-hint = Ставит квадрат в каждую клетку с чётной цифрой; верные кружки остаются
    .mark-odd = Отметить нечётные клетки по решению
    .mark-odd-hint = Ставит кружок в каждую клетку с нечётной цифрой; верные квадраты остаются
    .rest-odd = Отметить остальные нечётными
    .rest-odd-hint = Ставит кружок в каждую неотмеченную клетку
    .rest-even = Отметить остальные чётными
    .rest-even-hint = Ставит квадрат в каждую неотмеченную клетку

outside = Внешние цифры
    .hint = Щёлкните место вне сетки и введите цифры: каждая стоит в первых нескольких клетках этой строки или столбца.
    .rules =
        Каждая цифра за пределами сетки стоит { $down ->
            [1] в первой клетке
            [one] в одной из первых { $down } клетки
           *[other] в одной из первых { $down } клеток
        } своей строки или столбца, считая с её стороны.
    .rules-two-depths =
        Каждая цифра за пределами сетки стоит в одной из ближайших к ней клеток своего столбца (первые { $down }) или своей строки (первые { $across }).

reading-of-values = { $rule } Это правило использует значения клеток вместо цифр.
quantifier-all = все
quantifier-none = ни одно
quantifier-at-least = не меньше { $count }
quantifier-exactly = ровно { $count }
quantifier-at-most = не больше { $count }
quantifier-digit = столько, какова цифра в { $cell }
choice-kind = правило этого вида не может входить в группу с квантором
choice-off-board = { $cell }, клетка квантора, находится вне поля
choice-too-few =
    квантору нужно правил: { $wanted }, а в группе их только { $found }; выберите меньшее число или добавьте правила
choice-too-large = группа с квантором слишком велика; уберите из неё правила
choice-all = Все эти правила выполнены: { $rules }.
choice-none = Ни одно из этих правил не выполнено: { $rules }.
choice-at-least = Из этих правил выполнено не меньше { $count }: { $rules }.
choice-exactly = Из этих правил выполнено ровно { $count }, остальные нарушены: { $rules }.
choice-at-most = Из этих правил выполнено не больше { $count }, остальные нарушены: { $rules }.
choice-digit = Из этих правил выполнено столько, какова цифра в { $cell }, остальные нарушены: { $rules }.

killer-cage = Киллер
    .hint = Ведите по клеткам, чтобы создать рамку, затем введите её сумму или оставьте пустой. С Shift — добавить клетки к выбранной рамке или убрать из неё.
    .rules = Цифры внутри пунктирной рамки не повторяются, а их сумма равна числу в её углу.
    .rules-no-sum = Цифры внутри пунктирной рамки без числа не повторяются.
    .rules-letters = Цифры внутри пунктирной рамки не повторяются, а их сумма равна значению выражения в его углу, где каждая буква обозначает число.
    .rules-compared = Цифры внутри пунктирной рамки не повторяются, а их сумма удовлетворяет сравнению в его углу.
    .rules-prime = Цифры внутри пунктирной рамки с пометкой «prime» не повторяются, а их сумма — простое число.
    .rules-square = Цифры внутри пунктирной рамки с пометкой «square» не повторяются, а их сумма — квадрат целого числа.
    .rules-odd = Цифры внутри пунктирной рамки с пометкой «odd» не повторяются, а их сумма нечётна.
    .rules-even = Цифры внутри пунктирной рамки с пометкой «even» не повторяются, а их сумма чётна.
    .rules-common = Цифры внутри пунктирной рамки не повторяются. У всех рамок без числа одинаковая сумма.
    .sum = Сумма
    .sum-hint = Сумма цифр внутри рамки: число, буква для неизвестного числа, 2A+B, <12, prime, square, odd, even, ? или = для той же суммы, что у других рамок с =. Оставьте пустым, если цифры должны быть только разными

modified-cells = Изменённые клетки
    .hint = Проведите по клеткам, значение которых не равно их цифре. Его используют правила, которые читают значения. Delete удаляет выбранное правило.
    .doubled = Вдвое больше
    .negated = Отрицательное
    .hot = На один больше
    .cold = На один меньше
    .zero = Ноль
    .change = Значение
    .change-hint = Значение клеток для правил, которые читают значения
    .rules-doubled = Значение клетки с пометкой ×2 вдвое больше её цифры.
    .rules-negated = Значение клетки с пометкой − равно её цифре со знаком минус.
    .rules-hot = Значение клетки с пометкой +1 на один больше её цифры.
    .rules-cold = Значение клетки с пометкой −1 на один меньше её цифры.
    .rules-zero = Значение клетки с пометкой ×0 равно 0.

hidden-modifiers = Скрытые модификаторы
    .hint = Щёлкните сетку: решающий должен найти клетки, значение которых не равно их цифре. Его используют правила, которые читают значения. Щёлкните ещё раз, чтобы выбрать правило; Delete удаляет его.
    .doubled = Удвоители
    .negated = Отрицатели
    .hot = Горячие клетки
    .cold = Холодные клетки
    .zero = Нулевые клетки
    .change = Значение
    .change-hint = Значение клеток для правил, которые читают значения
    .houses = По одной в строке, столбце и блоке
    .houses-hint = В каждой строке, столбце и блоке ровно одна такая клетка
    .digits = Каждая цифра один раз
    .digits-hint = Каждая цифра стоит ровно в одной из этих клеток
    .rules-doubled = Значение удвоителя вдвое больше его цифры.
    .rules-negated = Значение отрицателя равно его цифре со знаком минус.
    .rules-hot = Значение горячей клетки на один больше её цифры.
    .rules-cold = Значение холодной клетки на один меньше её цифры.
    .rules-zero = Значение нулевой клетки равно 0.
    .placed = { $rule } Найдите эти клетки{ $houses ->
        [yes] : в каждой строке, столбце и блоке ровно одна{ $digits ->
            [yes] , и каждая цифра стоит ровно в одной из них.
           *[no] .
        }
       *[no] { $digits ->
            [yes] : каждая цифра стоит ровно в одной из них.
           *[no] .
        }
    }

shading = Скрытая закраска
    .hint = Щёлкните сетку: решающий должен найти, какие её клетки закрашены. Щёлкните ещё раз, чтобы выбрать правило и его части; Delete удаляет его.
    .yin-yang = Инь-ян
    .cave = Пещера
    .star-battle = Звёздная битва
    .free = Свободная
    .connected = Связность
    .connected-hint = Все клетки этого цвета связаны сторонами
    .square = Без 2×2
    .square-hint = Ни один квадрат 2×2 не состоит целиком из этого цвета
    .to-edge = Выход к краю
    .to-edge-hint = Все клетки этого цвета связаны сторонами с краем сетки
    .apart = Расстояние
    .apart-hint = Насколько близко могут стоять закрашенные клетки
    .value = Значение
    .value-hint = Значение закрашенных клеток для правил, которые читают значения
    .count = В строке, столбце и блоке
    .count-hint = Число закрашенных клеток в каждой строке, столбце и блоке; пусто — любое число
    .neither = Нет
    .shaded = Тёмные
    .unshaded = Светлые
    .both = Все
    .touching = Любые
    .edge = Без сторон
    .corner = Без касаний
    .digit = Цифра
    .doubled = ×2
    .negated = −
    .hot = +1
    .cold = −1
    .zero = 0
    .rules = Закрасьте некоторые клетки.{ $connected ->
        [shaded] {" "}Все закрашенные клетки связаны сторонами.
        [unshaded] {" "}Все незакрашенные клетки связаны сторонами.
        [both] {" "}Все закрашенные клетки связаны сторонами, и все незакрашенные тоже.
       *[neither] {""}
    }{ $edge ->
        [shaded] {" "}Каждая закрашенная клетка связана сторонами с краем сетки.
        [unshaded] {" "}Каждая незакрашенная клетка связана сторонами с краем сетки.
        [both] {" "}Каждая клетка связана с краем сетки сторонами клеток своего цвета.
       *[neither] {""}
    }{ $square ->
        [shaded] {" "}Ни один квадрат 2×2 не закрашен целиком.
        [unshaded] {" "}Ни один квадрат 2×2 не состоит из одних незакрашенных клеток.
        [both] {" "}Ни один квадрат 2×2 не состоит из клеток одного цвета.
       *[neither] {""}
    }{ $apart ->
        [edge] {" "}У закрашенных клеток нет общих сторон.
        [corner] {" "}Закрашенные клетки не касаются даже углами.
       *[touching] {""}
    }{ $counted ->
        [yes] {" "}В каждой строке, столбце и блоке ровно { $number } { $number ->
            [one] закрашенная клетка
            [few] закрашенные клетки
           *[other] закрашенных клеток
        }.
       *[no] {""}
    }{ $value ->
        [doubled] {" "}Значение закрашенной клетки вдвое больше её цифры.
        [negated] {" "}Значение закрашенной клетки равно её цифре со знаком минус.
        [hot] {" "}Значение закрашенной клетки на один больше её цифры.
        [cold] {" "}Значение закрашенной клетки на один меньше её цифры.
        [zero] {" "}Значение закрашенной клетки равно 0.
       *[digit] {""}
    }

shaded-cells = Закрашенные клетки
    .hint = Ведите по клеткам: в решении они закрашены или не закрашены. Сетке нужна скрытая закраска. Ведите от отмеченной клетки, чтобы стереть.
    .shaded = Закрашены
    .unshaded = Не закрашены
    .rules = Клетки, нарисованные закрашенными, закрашены, а клетки с маленьким квадратом — нет.
    .rules-shaded = Клетки, нарисованные закрашенными, закрашены.
    .rules-unshaded = Клетки с маленьким квадратом не закрашены.

shade-counts = Счёт закраски
    .hint = Ведите по клеткам: цифра в кружке считает закрашенные клетки. Сетке нужны скрытые закраска, линия или области. Ведите от кружка, чтобы стереть.
    .around = Закрашенные вокруг
    .seen = Видимые своего цвета
    .rules = { $counted ->
        [loop] Цифра в кружке с косыми лучами — это число клеток линии вокруг него. Цифра в кружке с прямыми лучами — это число клеток, которые она видит в своей строке и столбце, включая её саму, и которые лежат на линии, если и её клетка лежит на ней, а иначе вне линии; другие клетки закрывают обзор.
        [region] Цифра в кружке с косыми лучами — это число клеток её области вокруг него. Цифра в кружке с прямыми лучами — это число клеток её области, которые она видит в своей строке и столбце, включая её саму; клетки других областей закрывают обзор.
       *[shade] Цифра в кружке с косыми лучами — это число закрашенных клеток вокруг него. Цифра в кружке с прямыми лучами — это число клеток её цвета, которые она видит в своей строке и столбце, включая её саму; клетки другого цвета закрывают обзор.
    }
    .rules-around = { $counted ->
        [loop] Цифра в кружке с лучами — это число клеток линии вокруг него.
        [region] Цифра в кружке с лучами — это число клеток её области вокруг него.
       *[shade] Цифра в кружке с лучами — это число закрашенных клеток вокруг него.
    }
    .rules-seen = { $counted ->
        [loop] Цифра в кружке с лучами — это число клеток, которые она видит в своей строке и столбце, включая её саму, и которые лежат на линии, если и её клетка лежит на ней, а иначе вне линии; другие клетки закрывают обзор.
        [region] Цифра в кружке с лучами — это число клеток её области, которые она видит в своей строке и столбце, включая её саму; клетки других областей закрывают обзор.
       *[shade] Цифра в кружке с лучами — это число клеток её цвета, которые она видит в своей строке и столбце, включая её саму; клетки другого цвета закрывают обзор.
    }

counting = Считающие клетки
    .hint = Ведите по клеткам: цифра каждой считает другие клетки, вокруг неё или в её строке и столбце. Что она считает, выберите на панели справа. С Shift — добавить клетки или убрать.
    .neighbours = Нечётные соседи
    .watchtower = Сторожевая башня
    .direction = Направление
    .rules = { $number ->
        [yes] Маленькое число в отмеченной клетке
       *[no] { $mark ->
            [circle] Цифра в кружке
            [square] Цифра в квадрате
            [filled] Цифра в цветной клетке
           *[bare] Цифра в отмеченной клетке
        }
    } — это число { $layer ->
        [any] клеток
        [marked] { $counted ->
            [loop] клеток линии
            [region] клеток её области
           *[shade] закрашенных клеток
        }
        [same] { $counted ->
            [loop] клеток, которые лежат на линии, если и эта клетка лежит на ней, а иначе вне её,
            [region] клеток её области
           *[shade] клеток её цвета
        }
       *[other] { $counted ->
            [loop] клеток, которые лежат вне линии, если эта клетка лежит на ней, а иначе на ней,
            [region] клеток других областей
           *[shade] клеток другого цвета
        }
    } { $area ->
        [around] вокруг неё
        [edges] с общей с ней стороной
        [corners] с общим с ней углом, но не стороной
        [row] в её строке
        [column] в её столбце
        [cross] в её строке и столбце
        [diagonals] на обеих диагоналях через неё
        [box] в её блоке
        [up] над ней
        [upright] по диагонали вверх и вправо от неё
        [right] справа от неё
        [downright] по диагонали вниз и вправо от неё
        [down] под ней
        [downleft] по диагонали вниз и влево от неё
        [left] слева от неё
       *[upleft] по диагонали вверх и влево от неё
    }{ $digits ->
        [yes] , цифра b которых удовлетворяет условию: { $formula }
       *[no] {""}
    }{ $first ->
        [yes] , где a — цифра отмеченной клетки
       *[no] {""}
    }{ $own ->
        [yes] {" "}(сама клетка тоже может быть посчитана)
       *[no] {""}
    }.{ $end ->
        [uncounted] {" "}В каждом направлении счёт кончается перед первой клеткой, которая не считается.
       *[edge] {""}
    }
    .area = Где
    .area-hint = Клетки, среди которых считает каждая отмеченная клетка
    .around = Вокруг
    .edges = С общей стороной
    .corners = Только с общим углом
    .row = Строка
    .column = Столбец
    .cross = Строка и столбец
    .diagonals = Диагонали
    .box = Блок
    .up = Вверх
    .upright = Вверх и вправо
    .right = Вправо
    .downright = Вниз и вправо
    .down = Вниз
    .downleft = Вниз и влево
    .left = Влево
    .upleft = Вверх и влево
    .formula = Цифры
    .formula-hint = Условие для b, цифры считаемой клетки; a — цифра отмеченной клетки. Пусто — любая цифра. Можно использовать + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n — число цифр.
    .layer = Решение
    .layer-hint = Условие для цвета, линии или области считаемой клетки, если в задаче их нужно найти
    .any = Любое
    .marked = Закрашена или на линии
    .same = Как отмеченная клетка
    .other = Не как отмеченная клетка
    .end = До
    .end-hint = Где кончается счёт в направлении
    .edge = Края
    .uncounted = Клетки, которая не считается
    .own = Считает и себя
    .own-hint = Отмеченная клетка тоже считается, если удовлетворяет условию
    .number = Число
    .number-hint = Число считаемых клеток; пусто, если это цифра клетки
    .mark = Знак
    .mark-hint = Знак в клетках
    .circle = Кружок
    .square = Квадрат
    .filled = Заливка
    .bare = Нет
    .name = Имя
    .name-hint = Имя правила. Если пусто — имя его вида
    .sentence = Текст правил
    .sentence-hint = Предложение на листе. Если пусто — составляется из этих настроек

loop = Скрытая петля или путь
    .hint = Щёлкните сетку: решающий должен найти линию через её клетки. Щёлкните ещё раз, чтобы выбрать правило и его части; Delete удаляет его.
    .loop = Петля
    .path = Путь
    .snake = Змея
    .ends = Концы
    .ends-hint = Замкнутая петля или путь с двумя концами
    .visits = Клетки
    .visits-hint = Клетки, через которые проходит линия
    .some = Некоторые
    .all = Все
    .apart = Касание
    .apart-hint = Где могут касаться клетки линии, которые не следуют друг за другом вдоль неё
    .touching = Разрешено
    .edge = Без сторон
    .corner = Запрещено
    .length = Длина
    .length-hint = Число клеток линии; пусто — любое число
    .formula = Соседи
    .formula-hint = Условие для двух цифр a и b, которые следуют друг за другом вдоль линии, в обоих порядках; пусто — любые цифры. Можно использовать + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n — число цифр.
    .sums = Суммы блоков
    .sums-hint = Суммы цифр на линии в каждом блоке
    .any = Любые
    .equal = Равные
    .rules = { $ends ->
        [path] Проведите путь через центры клеток с общей стороной; он не ветвится и не пересекает себя.
       *[loop] Проведите одну замкнутую петлю через центры клеток с общей стороной; она не ветвится и не пересекает себя.
    }{ $visits ->
        [all] {" "}Линия проходит через все клетки.
       *[some] {""}
    }{ $apart ->
        [edge] {" "}Клетки линии не имеют общей стороны, если не следуют друг за другом вдоль неё.
        [corner] {" "}Линия не касается себя даже углом.
       *[touching] {""}
    }{ $counted ->
        [yes] {" "}Линия проходит ровно через { $number } { $number ->
            [one] клетку
            [few] клетки
           *[other] клеток
        }.
       *[no] {""}
    }{ $related ->
        [yes] {" "}Для любых двух цифр a и b, которые следуют друг за другом вдоль линии, в обоих порядках верно: { $formula }.
       *[no] {""}
    }{ $sums ->
        [equal] {" "}Сумма цифр на линии одинакова во всех блоках.
       *[any] {""}
    }

loop-cells = Клетки скрытой линии
    .hint = Ведите по клеткам: они говорят, как идёт петля или путь. Сетке нужна скрытая петля или путь. Ведите от отмеченной клетки, чтобы стереть.
    .on = На линии
    .off = Вне линии
    .turn = Поворот
    .straight = Прямо
    .end = Конец
    .black = Чёрная жемчужина
    .white = Белая жемчужина
    .rules = Знаки в клетках говорят, как идёт линия.{ $on ->
        [yes] {" "}Клетки с точкой лежат на линии.
       *[no] {""}
    }{ $off ->
        [yes] {" "}Клетки с крестиком не лежат на линии.
       *[no] {""}
    }{ $turn ->
        [yes] {" "}В клетках с уголком линия поворачивает.
       *[no] {""}
    }{ $straight ->
        [yes] {" "}Клетки с чертой линия проходит прямо.
       *[no] {""}
    }{ $end ->
        [yes] {" "}Диски без контура — концы линии.
       *[no] {""}
    }{ $black ->
        [yes] {" "}В диске с толстым контуром линия поворачивает, а клетки до и после проходит прямо.
       *[no] {""}
    }{ $white ->
        [yes] {" "}Кольцо линия проходит прямо, а в клетке до или после поворачивает.
       *[no] {""}
    }
    .rules-on = Клетки с точкой лежат на линии.
    .rules-off = Клетки с крестиком не лежат на линии.
    .rules-turn = В клетках с уголком линия поворачивает.
    .rules-straight = Клетки с чертой линия проходит прямо.
    .rules-end = Диски — концы линии.
    .rules-black = В диске линия поворачивает, а клетки до и после проходит прямо.
    .rules-white = Кольцо линия проходит прямо, а в клетке до или после поворачивает.

loop-wall = Стена
    .hint = Щёлкните границу: петля или путь не пересекает её или должны её пересечь; скрытые области там кончаются или нет. Сетке нужны скрытая петля, путь или области. Щёлкните ещё раз, чтобы убрать.
    .closed = Закрыта
    .open = Открыта
    .crossed = Проход
    .crossed-hint = Линия пересекает эту границу, или обе клетки принадлежат одной области; иначе это стена
    .rules = { $read ->
        [regions] Толстая линия между двумя клетками разделяет области.
       *[line] Линия не пересекает стены.
    }
    .rules-open = { $read ->
        [regions] Короткая черта поперёк границы соединяет две клетки одной области.
       *[line] Линия пересекает каждую границу с короткой чертой поперёк.
    }

unknown-regions = Скрытые области
    .hint = Щёлкните сетку: решающий должен найти её области. Возьмите сетку без блоков. Щёлкните ещё раз, чтобы выбрать правило; Delete удаляет его.
    .rules = Разделите сетку на { $size } областей по { $size } клеток, соединённых сторонами. Каждая область содержит каждую цифру по одному разу.

thermometer = Термометр
    .hint = Ведите от шарика к концу: цифры растут вдоль линии. Ведите от конца, чтобы продолжить её. Ещё раз от шарика или с Shift от любой клетки — новая ветвь. Щелчок с Shift обрезает линию.
    .rules = Вдоль каждого термометра цифры возрастают, начиная от шарика.
    .rules-slow = Вдоль каждого медленного термометра цифры, начиная от шарика, возрастают или остаются теми же.
    .rules-ringed = Вдоль каждого термометра с кольцом в шарике цифры, начиная от шарика, возрастают или остаются теми же.
    .slow = Медленный
    .slow-hint = Цифры в соседних клетках могут быть одинаковы

whispers = Шёпот
    .hint = Ведите вдоль линии: соседние цифры различаются не менее чем на 5 (немецкий) или 4 (голландский). Ведите от любого конца, чтобы продолжить её.
    .rules = Вдоль каждой линии шёпота соседние цифры различаются не менее чем на { $number }.
    .german = Немецкий
    .dutch = Голландский
    .number = Разность
    .number-hint = Наименьшая разность соседних цифр на линии. Если пусто — половина числа цифр с округлением вверх

renban = Линия ренбан
    .hint = Ведите вдоль линии: её цифры последовательны, в любом порядке. Ведите от любого конца, чтобы продолжить её.
    .rules = Цифры на каждой линии ренбан последовательны, в любом порядке, и не повторяются.

palindrome = Палиндром
    .hint = Ведите вдоль линии: её цифры читаются одинаково в обе стороны. Ведите от любого конца, чтобы продолжить её.
    .rules = Цифры вдоль каждого палиндрома читаются одинаково в обе стороны.

between = Линия «между»
    .hint = Ведите от кружка к кружку: цифры на линии лежат строго между цифрами в кружках. Ведите от любого конца, чтобы продолжить её.
    .rules = Цифры вдоль каждой линии «между» лежат строго между цифрами в двух кружках на её концах.

region-sum = Линия равных сумм
    .hint = Ведите вдоль линии: границы блоков делят её на части с равными суммами. Ведите от любого конца, чтобы продолжить её.
    .rules = Границы блоков делят каждую линию равных сумм на части с одинаковой суммой. Если линия снова входит в тот же блок, это новая часть.

double-arrow = Двойная стрелка
    .hint = Ведите от кружка к кружку: сумма цифр на линии равна сумме цифр в двух кружках. Ведите от любого конца, чтобы продолжить её.
    .rules = Сумма цифр вдоль каждой двойной стрелки равна сумме двух цифр в кружках на её концах.

zipper = Линия-молния
    .hint = Ведите вдоль линии: у цифр на равном расстоянии от середины одна и та же сумма. Ведите от любого конца, чтобы продолжить её.
    .rules = На каждой линии-молнии у всех пар цифр на равном расстоянии от середины одна и та же сумма; цифра в средней клетке равна этой сумме.

sum-line = Линия сумм
    .hint = Ведите вдоль линии: её можно разделить на группы с суммой 10 или заданной вами. Ведите от любого конца, чтобы продолжить её.
    .rules = Каждую линию сумм можно разделить на группы соседних клеток, сумма каждой из которых равна { $number }.
    .number = Сумма
    .number-hint = Сумма каждой группы. Если пусто — на единицу больше числа цифр

lockout = Запирающая линия
    .hint = Ведите от ромба к ромбу: ни одна цифра на линии не равна цифрам в ромбах и не лежит между ними. Ведите от любого конца, чтобы продолжить её.
    .rules = Цифры в двух ромбах запирающей линии различаются не менее чем на { $number }. Цифры вдоль линии не равны им и не лежат между ними.
    .number = Разность
    .number-hint = Наименьшая разность цифр в ромбах. Если пусто — половина числа цифр с округлением вниз

nabner = Линия набнер
    .hint = Ведите вдоль линии: никакие две её цифры не равны и не последовательны. Ведите от любого конца, чтобы продолжить её.
    .rules = На линии набнер никакие две цифры, где бы они ни стояли, не равны и не последовательны.

entropic = Энтропийная линия
    .hint = Ведите вдоль линии: в любых трёх соседних клетках стоят малая, средняя и большая цифры. Ведите от любого конца, чтобы продолжить её.
    .rules = В любых трёх соседних клетках энтропийной линии стоят одна малая ({ $low }), одна средняя ({ $middle }) и одна большая ({ $high }) цифра.

modular = Модульная линия
    .hint = Ведите вдоль линии: у любых трёх соседних цифр разные остатки от деления на 3. Ведите от любого конца, чтобы продолжить её.
    .rules = { $number ->
        [few] Любые { $number } соседние цифры на модульной линии дают
       *[other] Любые { $number } соседних цифр на модульной линии дают
    } разные остатки при делении на { $number } ({ $classes }).
    .number = Делитель
    .number-hint = При делителе N любые N соседних цифр дают разные остатки от деления на N. Если пусто — 3

parity-line = Линия чётности
    .hint = Ведите вдоль линии: чётные и нечётные цифры чередуются. Ведите от любого конца, чтобы продолжить её.
    .rules = Вдоль каждой линии чётности нечётные и чётные цифры чередуются.

arithmetic = Арифметическая прогрессия
    .hint = Ведите вдоль линии: её цифры меняются от клетки к клетке на одну и ту же величину. Ведите от любого конца, чтобы продолжить её.
    .rules = Вдоль каждой арифметической прогрессии цифры меняются от клетки к клетке на одну и ту же величину в одну и ту же сторону.

no-repeats = Линия без повторов
    .hint = Ведите вдоль линии: её цифры не повторяются. Ведите от любого конца, чтобы продолжить её.
    .rules = Вдоль линии без повторов цифры не повторяются.

difference-dot = Точка разности
    .hint = Щёлкните между двумя клетками: их цифры различаются на 1 или на введённое вами число. Щёлкните точку, чтобы выбрать её; Delete удаляет её.
    .rules = Цифры, разделённые белой точкой, различаются на 1.
    .rules-number = Цифры, разделённые белой точкой с числом, различаются на это число.
    .number = Разность
    .number-hint = Разность цифр. Если пусто — 1

ratio-dot = Точка отношения
    .hint = Щёлкните между двумя клетками: одна цифра вдвое больше другой; для другого отношения введите его число. Щёлкните точку, чтобы выбрать её; Delete удаляет её.
    .rules = Из двух цифр, разделённых чёрной точкой, одна вдвое больше другой.
    .rules-number = Из двух цифр, разделённых чёрной точкой с числом, одна больше другой во столько раз, сколько указано.
    .number = Отношение
    .number-hint = Во сколько раз одна цифра больше другой. Если пусто — в 2

border-sum = Сумма пары (X, V)
    .hint = Щёлкните между двумя клетками: сумма их цифр — 10 (X), 5 (V) или введённое вами число. Щёлкните знак, чтобы выбрать его; Delete удаляет его.
    .rules = Сумма двух цифр, между которыми стоит число, равна этому числу.
    .rules-x = Сумма двух цифр, между которыми стоит X, равна 10.
    .rules-v = Сумма двух цифр, между которыми стоит V, равна 5.
    .rules-none = Сумма между двумя клетками без числа ничего не означает.
    .x = X
    .v = V
    .sum = Сумма
    .sum-hint = Сумма двух цифр; 10 показывается как X, 5 — как V

inequality = Неравенство
    .hint = Щёлкните между двумя клетками: знак указывает на меньшую цифру. Щёлкните знак, чтобы выбрать его; Delete удаляет его.
    .rules = Знак между двумя клетками указывает остриём на меньшую цифру.
    .falling = Больше
    .rising = Меньше
    .rising-hint = Цифра в левой или верхней клетке меньше

quadruple = Четвёрка
    .hint = Щёлкните там, где сходятся четыре клетки, и введите до четырёх цифр, которые стоят в этих клетках; если цифра стоит хотя бы дважды, введите её дважды. Щёлкните кружок, чтобы выбрать его; Delete удаляет его.
    .rules = Все цифры из кружка стоят в четырёх клетках вокруг него, каждая — не меньше раз, чем она записана.
    .digits = Цифры
    .digits-hint = До четырёх цифр; они могут повторяться

anti-knight = Антиконь
    .hint = Щёлкните сетку: в клетках на расстоянии хода шахматного коня не могут стоять одинаковые цифры.
    .rules = Клетки на расстоянии хода шахматного коня не могут содержать одинаковые цифры.

anti-king = Антикороль
    .hint = Щёлкните сетку: в клетках на расстоянии хода шахматного короля не могут стоять одинаковые цифры.
    .rules = Клетки на расстоянии хода шахматного короля не могут содержать одинаковые цифры.

entropy = Глобальная энтропия
    .hint = Щёлкните сетку: в каждом квадрате 2x2 есть малая, средняя и большая цифры.
    .rules = В каждом квадрате 2x2 есть хотя бы одна малая ({ $low }), одна средняя ({ $middle }) и одна большая цифра ({ $high }).

nonconsecutive = Непоследовательные
    .hint = Щёлкните сетку: в клетках с общей стороной не могут стоять последовательные цифры. Если на поле есть точки, даны все возможные.
    .rules = В клетках с общей стороной не могут стоять последовательные цифры.
    .rules-numbers = Цифры в клетках с общей стороной не могут различаться на { $numbers }.
    .rules-dots = Даны все возможные белые точки: цифры в клетках с общей стороной без точки между ними не различаются на { $numbers }.

no-ratio = Запрет отношения
    .hint = Щёлкните сетку: из двух цифр в клетках с общей стороной ни одна не вдвое больше другой. Если на поле есть точки, даны все возможные.
    .rules = Из двух цифр в клетках с общей стороной ни одна не больше другой в { $numbers } раза.
    .rules-dots = Даны все возможные чёрные точки: из двух цифр в клетках с общей стороной без точки между ними ни одна не больше другой в { $numbers } раза.

all-sums = Даны все X и V
    .hint = Щёлкните сетку: цифры в клетках с общей стороной без X, V или числа между ними не дают в сумме 10, 5 или числа, отмеченного на поле.
    .rules = Даны все возможные знаки: сумма цифр в клетках с общей стороной без знака между ними не равна { $numbers }.

extremes = Минимум и максимум
    .hint = Ведите по клеткам: цифра в каждой меньше или больше, чем во всех клетках с общей стороной без такого же знака. Ведите от отмеченной клетки, чтобы стереть.
    .rules = В клетке с треугольниками остриём внутрь цифра меньше, чем во всех клетках с общей стороной; в клетке с треугольниками остриём наружу — больше. Соседние клетки с одинаковым знаком не сравниваются.
    .rules-minimum = В клетке с треугольниками остриём внутрь цифра меньше, чем во всех клетках с общей стороной. Соседние клетки с одинаковым знаком не сравниваются.
    .rules-maximum = В клетке с треугольниками остриём наружу цифра больше, чем во всех клетках с общей стороной. Соседние клетки с одинаковым знаком не сравниваются.
    .minimum = Минимум
    .maximum = Максимум

low-high = Малые и большие
    .hint = Ведите по клеткам: в каждой стоит цифра из нижней или верхней половины. Ведите от отмеченной клетки, чтобы стереть.
    .rules =
        В клетке с треугольником остриём вниз стоит малая цифра ({ $low }), остриём вверх — большая ({ $high }){ $has-middle ->
            [yes] ; средняя цифра, { $middle }, не относится ни к тем, ни к другим
           *[no] { "" }
        }.
    .rules-low =
        В клетке с треугольником остриём вниз стоит малая цифра ({ $low }){ $has-middle ->
            [yes] ; средняя цифра, { $middle }, не малая
           *[no] { "" }
        }.
    .rules-high =
        В клетке с треугольником остриём вверх стоит большая цифра ({ $high }){ $has-middle ->
            [yes] ; средняя цифра, { $middle }, не большая
           *[no] { "" }
        }.
    .low = Малые
    .high = Большие

indexers = Указатели
    .hint = Ведите по клеткам: если в такой клетке на месте p её строки, столбца или блока стоит v, то на месте v этой строки, столбца или блока стоит p. Ведите от отмеченной клетки, чтобы стереть.
    .rules =
        Клетки с чертами — указатели. Черты слева и справа: если в клетке столбца c стоит v, то в столбце v её строки стоит c. Черты сверху и снизу: если в клетке строки r стоит v, то в строке v её столбца стоит r. Черты со всех сторон: если на месте p своего блока, в порядке чтения, стоит v, то на месте v этого блока стоит p.{ $from ->
            [0] { " " }Строки, столбцы и места считаются с 0.
           *[other] { "" }
        }
    .rules-column =
        Если в клетке столбца c с чертами слева и справа стоит v, то в столбце v её строки стоит c.{ $from ->
            [0] { " " }Строки, столбцы и места считаются с 0.
           *[other] { "" }
        }
    .rules-row =
        Если в клетке строки r с чертами сверху и снизу стоит v, то в строке v её столбца стоит r.{ $from ->
            [0] { " " }Строки, столбцы и места считаются с 0.
           *[other] { "" }
        }
    .rules-box =
        Если в клетке с чертами со всех сторон на месте p своего блока, в порядке чтения, стоит v, то на месте v этого блока стоит p.{ $from ->
            [0] { " " }Строки, столбцы и места считаются с 0.
           *[other] { "" }
        }
    .column = Столбец
    .row = Строка
    .box = Блок

counting-circles = Считающие кружки
    .hint = Ведите по клеткам: цифра в кружке — это число кружков с этой цифрой. Ведите от кружка, чтобы стереть.
    .rules = Цифра в кружке — это число кружков, в которых стоит эта цифра.

cell-sum = Область с суммой
    .hint = Ведите по клеткам и введите их сумму, её минимум или максимум; цифры могут повторяться. С Shift — добавить клетки или убрать.
    .rules = Сумма цифр в закрашенной области с числом в углу равна этому числу; цифры могут повторяться.
    .rules-at-most = Сумма цифр в закрашенной области со знаком ≤ не больше числа после него; цифры могут повторяться.
    .rules-at-least = Сумма цифр в закрашенной области со знаком ≥ не меньше числа после него; цифры могут повторяться.
    .rules-letters = Сумма цифр в закрашенной области равна значению выражения в её углу, где каждая буква обозначает число. Цифры могут повторяться.
    .rules-compared = Сумма цифр в закрашенной области удовлетворяет сравнению в её углу. Цифры могут повторяться.
    .rules-prime = Сумма цифр в закрашенной области с пометкой «prime» — простое число. Цифры могут повторяться.
    .rules-square = Сумма цифр в закрашенной области с пометкой «square» — квадрат целого числа. Цифры могут повторяться.
    .rules-odd = Сумма цифр в закрашенной области с пометкой «odd» нечётна. Цифры могут повторяться.
    .rules-even = Сумма цифр в закрашенной области с пометкой «even» чётна. Цифры могут повторяться.
    .rules-common = У всех закрашенных областей без числа одинаковая сумма. Цифры в них могут повторяться.
    .rules-no-sum = Цифры в закрашенной области могут повторяться.
    .sum = Сумма
    .sum-hint = Сумма цифр или её предел: число, буква для неизвестного числа, 2A+B, <12, prime, square, odd, even, ? или = для той же суммы, что у других областей с =
    .compared = Сравнение
    .compared-hint = Равна ли сумма числу, не больше или не меньше его
    .equal = =
    .at-most = ≤
    .at-least = ≥

product-cage = Рамка с произведением
    .hint = Ведите по клеткам, чтобы создать рамку, затем введите произведение. С Shift — добавить клетки или убрать.
    .rules = Произведение цифр в точечной рамке равно числу перед ×; цифры могут повторяться.
    .rules-differ = Произведение цифр в пунктирной рамке равно числу перед ×, и цифры не повторяются.
    .product = Произведение
    .product-hint = Произведение цифр
    .differ = Без повторов
    .differ-hint = Цифры в рамке не повторяются

allowed = Допустимые цифры
    .hint = Ведите по клеткам и введите цифры, которые могут в них стоять.
    .rules = Клетка с мелкими цифрами содержит одну из них.
    .digits = Цифры
    .digits-hint = Цифры, которые могут стоять в каждой из клеток

clones = Клоны
    .hint = Ведите по клеткам первой группы, затем щёлкните с Shift, чтобы поставить её копию в другом месте.
    .rules = Серые группы одинаковой формы содержат одни и те же цифры на одних и тех же местах.

anti-diagonal = Антидиагональ
    .hint = Щёлкните сетку: на каждой диагонали как можно меньше разных цифр (три на сетке 9x9).
    .rules = На каждой пунктирной диагонали число разных цифр равно { $count }.
    .rules-one = На пунктирной диагонали число разных цифр равно { $count }.
    .falling = Диагональ слева сверху
    .falling-hint = Из левого верхнего угла в правый нижний
    .rising = Диагональ слева снизу
    .rising-hint = Из левого нижнего угла в правый верхний

arrow = Стрелка
    .hint = Ведите от кружка вдоль стрелки; ведите от её конца, чтобы продолжить. Ведите от того же кружка, чтобы добавить ещё одну. Щёлкните стрелку, чтобы выбрать её; Delete удаляет её.
    .rules = Сумма цифр вдоль каждой стрелки равна цифре в её кружке.
    .rules-figures = Сумма цифр вдоль каждой стрелки равна числу в её кружке; в каждой клетке кружка стоит одна цифра этого числа.
    .shaft = Стрелка
    .circle = Капсула

figure = Узор областей
    .hint = Щёлкните сетку 9x9, чтобы добавить узор, в котором цифры не повторяются: звёздочка, центральные точки, жирандоль, процент или аргайл.
    .rules = Цифры не повторяются в цветной фигуре; если она состоит из обведённых квадратов и линии, это верно отдельно для каждого квадрата и для линии.
    .rules-lines = Цифры не повторяются вдоль цветной диагонали.
    .words = { $figure }, { $grid }
    .asterisk = Звёздочка
    .centre-dots = Центральные точки
    .girandola = Жирандоль
    .percent = Процент
    .argyle = Аргайл

leaps = Антипрыжок
    .hint = Щёлкните сетку: в клетках на заданном расстоянии по строкам и столбцам не могут стоять одинаковые цифры. Щёлкните ещё раз, чтобы выбрать правило; Delete удаляет его.
    .rules-leap = { $rows }×{ $columns }
    .rules-digit = { $digit }
    .rules = В клетках на расстоянии одного прыжка не могут стоять одинаковые цифры. Прыжки (строки × столбцы в любом порядке): { $leaps }.
    .rules-rider = В клетках на расстоянии одного или нескольких одинаковых прыжков по прямой не могут стоять одинаковые цифры. Прыжки (строки × столбцы в любом порядке): { $leaps }.
    .rules-digits = В клетках на расстоянии одного прыжка не могут стоять одинаковые цифры из числа { $digits }. Прыжки (строки × столбцы в любом порядке): { $leaps }.
    .rules-rider-digits = В клетках на расстоянии одного или нескольких одинаковых прыжков по прямой не могут стоять одинаковые цифры из числа { $digits }. Прыжки (строки × столбцы в любом порядке): { $leaps }.
    .leaps = Строки и столбцы
    .leaps-hint = Строки и столбцы каждого прыжка, в любом порядке и направлении: 1,2 — ход коня, 1,1 — шаг по диагонали. Прыжки разделяются пробелами
    .rider = Повторный
    .rider-hint = Тот же прыжок можно повторять, как слон повторяет свой шаг: из 1,1 получаются целые диагонали
    .digits = Только для
    .digits-hint = Цифры, к которым относится правило. Если пусто — все

sandwich = Сэндвич
    .hint = Щёлкните место вне сетки и введите сумму цифр между наименьшей и наибольшей цифрами этой строки или столбца.
    .rules = Число за пределами сетки равно сумме цифр между наименьшей и наибольшей цифрами его строки или столбца.

x-sum = X-сумма
    .hint = Щёлкните место вне сетки и введите сумму первых X цифр оттуда, где X — первая из них.
    .rules = Число за пределами сетки равно сумме первых X цифр его строки или столбца, считая с его стороны, где X — первая из них.

skyscraper = Небоскрёбы
    .hint = Щёлкните место вне сетки и введите, сколько цифр видно оттуда; каждая цифра закрывает все меньшие цифры за собой.
    .rules = Число за пределами сетки показывает, сколько цифр видно с этого места; каждая цифра закрывает все меньшие цифры за собой.

hidden-skyscraper = Скрытый небоскрёб
    .hint = Щёлкните место вне сетки и введите первую цифру, которую, если смотреть оттуда, закрывает большая.
    .rules = Цифра за пределами сетки — первая, которую, если смотреть с этого места, закрывает большая цифра.

numbered-rooms = Пронумерованные комнаты
    .hint = Щёлкните место вне сетки и введите цифру, стоящую в X-й клетке оттуда, где X — цифра в первой клетке.
    .rules = Цифра за пределами сетки стоит в X-й клетке своей строки или столбца, считая с её стороны, где X — цифра в первой клетке.

little-killer = Диагональный киллер
    .hint = Щёлкните квадрат вне сетки, ближе к тому его углу, где начинается диагональ, и введите сумму цифр вдоль этой диагонали.
    .rules = Число со стрелкой равно сумме цифр вдоль этой диагонали; цифры могут повторяться.

text-label = Текст
    .hint = Ведите по клеткам, затем введите текст на панели справа. Он стоит посередине клеток. Только украшение, не правило.
    .text = Надпись
    .text-hint = Одна строка. Закрасьте две клетки, чтобы поставить её на их границе, или четыре — в их углу
    .size = Размер
    .size-hint = Размер букв в сотых долях клетки. Если пусто — обычный
    .coloured = Цветной
    .coloured-hint = Использовать цвет ниже вместо цвета цифр

circle-mark = Круг
    .hint = Щёлкните клетку или ведите по двум или четырём: в их середине рисуется круг. Только украшение, не правило.
    .size = Размер
    .size-hint = Диаметр в сотых долях клетки. Если пусто — обычный
    .fill = Заливка
    .fill-hint = Внутренняя часть круга
    .tint = Цвет
    .clear = Нет
    .white = Белая
    .black = Чёрная
    .outline = Контур
    .outline-hint = Линия вокруг круга
    .thin = Тонкий
    .thick = Толстый
    .dashed = Пунктир
    .bare = Нет

rectangle-mark = Прямоугольник
    .hint = Щёлкните клетку или ведите по нескольким: в их середине рисуется прямоугольник. Только украшение, не правило.
    .width = Ширина
    .width-hint = В сотых долях клетки. Если пусто — ширина клеток
    .height = Высота
    .height-hint = В сотых долях клетки. Если пусто — высота клеток
    .fill = Заливка
    .fill-hint = Внутренняя часть прямоугольника
    .tint = Цвет
    .clear = Нет
    .white = Белая
    .black = Чёрная
    .outline = Контур
    .outline-hint = Линия вокруг прямоугольника
    .thin = Тонкий
    .thick = Толстый
    .dashed = Пунктир
    .bare = Нет

line-mark = Линия
    .hint = Ведите от клетки к клетке, чтобы нарисовать линию. Ведите от любого конца, чтобы продолжить её; щелчок с Shift обрезает. Только украшение, не правило.
    .width = Ширина
    .width-hint = Широкая линия проходит под цифрами
    .wide = Широкая
    .medium = Средняя
    .thin = Тонкая
    .style = Стиль
    .style-hint = Сплошная, пунктирная или точечная
    .solid = Сплошная
    .dashed = Пунктирная
    .dotted = Точечная
    .tip = Концы
    .tip-hint = Стрелка на конце или шарик в начале
    .plain = Простые
    .arrow = Стрелка
    .bulb = Шарик

frame-mark = Рамка
    .hint = Ведите по клеткам, чтобы нарисовать вокруг них рамку. С Shift — добавить клетки или убрать. Только украшение, не правило.
    .outline = Контур
    .outline-hint = Линия вокруг клеток
    .thin = Тонкий
    .thick = Толстый
    .dashed = Пунктир
    .bare = Нет
    .inset = Отступ
    .inset-hint = Насколько линия отступает внутрь клеток, в сотых долях клетки. Если пусто — обычный отступ

coloured-cells = Цветные клетки
    .hint = Ведите по клеткам, чтобы раскрасить их. С Shift — добавить клетки или убрать. Только украшение, не правило.

own-line = Своя линия
    .hint = Ведите от клетки к клетке, затем введите на панели справа формулу для двух цифр a и b или для списка x всех цифр. Ведите от любого конца, чтобы продолжить линию; щелчок с Shift обрезает её.
    .rules = Вдоль линии для каждой цифры a и следующей за ней цифры b верно: { $formula }.
    .rules-all = Вдоль линии для каждой цифры a и любой последующей цифры b верно: { $formula }.
    .rules-list = Вдоль линии для списка x всех цифр верно: { $formula }.
    .formula = Формула
    .formula-hint = Условие для двух цифр; a идёт вдоль линии раньше b. Можно использовать + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n — число цифр. Для всех цифр сразу есть список x: x[2], first, last, x[2..-2], sum(x), product(x), min(x), max(x), count(x), distinct(x), count(x > 4), any(…), all(…), prime(…), square(…).
    .pairs = Пары
    .pairs-hint = Каждая цифра со следующей или со всеми последующими
    .neighbours = Соседи
    .all = Все
    .name = Имя
    .name-hint = Имя правила. Если пусто — имя его вида
    .sentence = Текст правил
    .sentence-hint = Предложение на листе. Если пусто — составляется из этих настроек
    .width = Ширина
    .width-hint = Широкая линия проходит под цифрами
    .wide = Широкая
    .medium = Средняя
    .thin = Тонкая
    .style = Стиль
    .style-hint = Сплошная, пунктирная или точечная
    .solid = Сплошная
    .dashed = Пунктирная
    .dotted = Точечная
    .tip = Концы
    .tip-hint = Стрелка на конце или шарик в начале
    .plain = Простые
    .arrow = Стрелка
    .bulb = Шарик

own-cells = Своя рамка
    .hint = Ведите по клеткам, затем введите на панели справа формулу для двух цифр a и b, верную для каждой пары клеток, или для списка x всех цифр. С Shift — добавить клетки или убрать.
    .rules =
        Для любых двух цифр в отмеченных клетках ({ $ordered ->
            [yes] a раньше b в порядке чтения
           *[no] a и b
        }) верно: { $formula }.
    .rules-list = Для списка x цифр в отмеченных клетках{ $ordered ->
        [yes] {" "}(в порядке чтения)
       *[no] {""}
    } верно: { $formula }.
    .formula = Формула
    .formula-hint = Условие для двух цифр; a — в клетке, которая идёт раньше, строка за строкой. Можно использовать + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n — число цифр. Для всех цифр сразу есть список x: x[2], first, last, x[2..-2], sum(x), product(x), min(x), max(x), count(x), distinct(x), count(x > 4), any(…), all(…), prime(…), square(…).
    .name = Имя
    .name-hint = Имя правила. Если пусто — имя его вида
    .sentence = Текст правил
    .sentence-hint = Предложение на листе. Если пусто — составляется из этих настроек
    .outline = Контур
    .outline-hint = Линия вокруг клеток
    .thin = Тонкий
    .thick = Толстый
    .dashed = Пунктир
    .bare = Нет
    .white = Белые
    .white-hint = Оставить клетки белыми, не заливая их цветом

own-border = Свой знак на границе
    .hint = Щёлкните границу двух клеток, затем введите на панели справа формулу для их цифр a и b. Щёлкните ещё раз, чтобы выбрать знак; Delete удаляет его.
    .rules =
        Для цифр по обе стороны знака ({ $ordered ->
            [yes] a выше или левее b
           *[no] a и b
        }) верно: { $formula }.
    .rules-sign =
        Для цифр по обе стороны знака { $sign } ({ $ordered ->
            [yes] a выше или левее b
           *[no] a и b
        }) верно: { $formula }.
    .formula = Формула
    .formula-hint = Условие для двух цифр; a выше или левее b. Можно использовать + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n — число цифр.
    .name = Имя
    .name-hint = Имя правила. Если пусто — имя его вида
    .sentence = Текст правил
    .sentence-hint = Предложение на листе. Если пусто — составляется из этих настроек
    .sign = Надпись
    .sign-hint = До трёх символов, показанных в знаке

own-grid = Своё правило сетки
    .hint = Щёлкните сетку, затем введите на панели справа формулу для двух цифр a и b: она верна для всех соседей в сетке. Щёлкните ещё раз, чтобы выбрать правило; Delete удаляет его.
    .rules-edges =
        Для цифр любых двух клеток с общей стороной ({ $ordered ->
            [yes] a раньше b в порядке чтения
           *[no] a и b
        }) верно: { $formula }.
    .rules-corners =
        Для цифр любых двух клеток, имеющих общим только угол ({ $ordered ->
            [yes] a раньше b в порядке чтения
           *[no] a и b
        }), верно: { $formula }.
    .rules-touching =
        Для цифр любых двух клеток с общей стороной или углом ({ $ordered ->
            [yes] a раньше b в порядке чтения
           *[no] a и b
        }) верно: { $formula }.
    .rules-leaps =
        Для цифр любых двух клеток на расстоянии одного прыжка ({ $ordered ->
            [yes] a раньше b в порядке чтения
           *[no] a и b
        }) верно: { $formula }. Прыжки (строки × столбцы в любом порядке): { $leaps }.
    .formula = Формула
    .formula-hint = Условие для двух цифр; a — в клетке, которая идёт раньше, строка за строкой. Можно использовать + - * / mod, |…|, min, max, = != < <= > >=, and, or, not; n — число цифр.
    .pairs = Пары
    .pairs-hint = Какие клетки сетки сравниваются
    .edges = Стороны
    .corners = Углы
    .touching = И те и другие
    .leaps = Прыжки
    .offsets = Строки и столбцы
    .offsets-hint = Только для прыжков: строки и столбцы каждого, в любом порядке и направлении, например 1,2. Прыжки разделяются пробелами
    .name = Имя
    .name-hint = Имя правила. Если пусто — имя его вида
    .sentence = Текст правил
    .sentence-hint = Предложение на листе. Если пусто — составляется из этих настроек

own-word = Линия с шаблоном
    .hint = Ведите от клетки к клетке в том направлении, в котором читается линия, затем введите на панели справа регулярное выражение. Ведите от любого конца, чтобы продолжить линию; щелчок с Shift обрезает её.
    .rules = Цифры вдоль линии, читаемые от её начала, соответствуют регулярному выражению { $expression }.
    .expression = Регулярное выражение
    .expression-hint = Допустимые последовательности цифр от начала до конца: . — любая цифра, [135] — одна из этих, * — сколько угодно раз, + — хотя бы раз, ? — не больше раза, { "{2,3}" } — два или три раза, | — или, ( ) — группы
    .name = Имя
    .name-hint = Имя правила. Если пусто — имя его вида
    .sentence = Текст правил
    .sentence-hint = Предложение на листе. Если пусто — составляется из этих настроек
    .width = Ширина
    .width-hint = Широкая линия проходит под цифрами
    .wide = Широкая
    .medium = Средняя
    .thin = Тонкая
    .style = Стиль
    .style-hint = Сплошная, пунктирная или точечная
    .solid = Сплошная
    .dashed = Пунктирная
    .dotted = Точечная
    .tip = Концы
    .tip-hint = Стрелка на конце или шарик в начале
    .plain = Простые
    .arrow = Стрелка
    .bulb = Шарик

full-rank = Полный ранг
    .hint = Щёлкните место вне сетки и введите ранг строки или столбца, читаемых оттуда, среди всех строк и столбцов, читаемых с обоих концов.
    .rules = Все строки и столбцы читаются как числа с обоих концов и получают ранги от наименьшего (1) до наибольшего ({ $most }). Число за пределами сетки — ранг строки или столбца, читаемых с его стороны.
    .rules-equal = Все строки и столбцы читаются как числа с обоих концов и получают ранги от наименьшего (1) до наибольшего ({ $most }); у равных чисел общий наименьший ранг. Число за пределами сетки — ранг строки или столбца, читаемых с его стороны.

# Steps of the solving path as sentences. $cells, $digits, $houses and $rules are lists of what a step uses.
logic-sentence = { $technique }: { $why }: { $result }
logic-places = { $cell } — { $digit }
logic-removes = убрать { $digits } из { $cells }
logic-row = строка { $number }
logic-column = столбец { $number }
logic-box = блок { $number }
logic-of-grid = { $house } сетки { $grid }
logic-board = поле
difficulty = { $stars ->
    [1] Лёгкая
    [2] Средняя
    [3] Хитрая
    [4] Коварная
   *[5] Дьявольская
}
logic-last-digit = Последняя цифра
    .why = { $digits } — единственная недостающая цифра ({ $houses })
logic-hidden-single-box = Скрытая одиночка в блоке
    .why = для { $digits } осталась одна клетка ({ $houses })
logic-hidden-single = Скрытая одиночка
    .why = для { $digits } осталась одна клетка ({ $houses })
logic-direct-pointing = Прямое указание
    .why = в первой из групп ({ $houses }) для { $digits } есть место только в { $cells }, и во второй для неё остаётся одна клетка
logic-direct-claiming = Прямое притязание
    .why = в первой из групп ({ $houses }) для { $digits } есть место только в { $cells }, и во второй для неё остаётся одна клетка
logic-direct-hidden-pair = Прямая скрытая пара
    .why = для { $digits } ({ $houses }) есть место только в { $cells }, и другой цифре остаётся одна клетка
logic-direct-hidden-triplet = Прямая скрытая тройка
    .why = для { $digits } ({ $houses }) есть место только в { $cells }, и другой цифре остаётся одна клетка
logic-naked-single = Открытая одиночка
    .why = в { $cells } остался только кандидат { $digits }
logic-pair-consequence = Попарное ограничение
    .why = правило { $rules } ограничивает кандидатов в { $cells }
logic-clause = Места по подсказке
    .why = правило { $rules } оставляет только { $digits } в { $cells }
logic-sum-bounds = Границы суммы
    .why = с некоторыми кандидатами в { $cells } правило { $rules } не даёт своей суммы, как бы малы или велики ни были другие цифры
logic-parity = Чётность суммы
    .why = чётность всех клеток правила { $rules } ({ $cells }), кроме одной, известна, поэтому сумма определяет и её
logic-combinations = Сочетания суммы
    .why = ни в одном сочетании для правила { $rules } ({ $cells }) нет этих кандидатов
logic-word = Заполнения линии
    .why = ни в одном заполнении линии правила { $rules } ({ $cells }) нет этих кандидатов
logic-rank = Ранг линии
    .why = с этими кандидатами ранг линии правила { $rules } ({ $cells }) был бы другим
logic-rule-in-house = Обязательная цифра
    .why = в каждом сочетании для правила { $rules } есть { $digits }, а место для неё только в { $cells }
logic-leftovers = Правило 45
    .why = сумма групп ({ $houses }) известна, а с правилом { $rules } — и сумма { $cells }
logic-leftovers-houses = Правило 45, несколько групп
    .why = сумма групп ({ $houses }) известна, а с правилом { $rules } — и сумма { $cells }
logic-pointing = Указание
    .why = для { $digits } ({ $houses }) есть место только в { $cells }
logic-claiming = Притязание
    .why = для { $digits } ({ $houses }) есть место только в { $cells }
logic-naked-pair = Открытая пара
    .why = в { $cells } ({ $houses }) могут стоять только { $digits }
logic-naked-triplet = Открытая тройка
    .why = в { $cells } ({ $houses }) могут стоять только { $digits }
logic-naked-quad = Открытая четвёрка
    .why = в { $cells } ({ $houses }) могут стоять только { $digits }
logic-hidden-pair = Скрытая пара
    .why = для { $digits } ({ $houses }) есть место только в { $cells }
logic-hidden-triplet = Скрытая тройка
    .why = для { $digits } ({ $houses }) есть место только в { $cells }
logic-hidden-quad = Скрытая четвёрка
    .why = для { $digits } ({ $houses }) есть место только в { $cells }
logic-x-wing = X-крыло
    .why = в первых двух из групп ({ $houses }) все кандидаты { $digits } лежат в клетках последних двух ({ $cells })
logic-swordfish = Рыба-меч
    .why = в первых трёх из групп ({ $houses }) все кандидаты { $digits } лежат в клетках последних трёх ({ $cells })
logic-jellyfish = Медуза
    .why = в первых четырёх из групп ({ $houses }) все кандидаты { $digits } лежат в клетках последних четырёх ({ $cells })
logic-finned-x-wing = X-крыло с плавником
    .why = в первых двух из групп ({ $houses }) все кандидаты { $digits }, кроме плавников, лежат в клетках последних двух ({ $cells })
logic-sashimi-x-wing = X-крыло сашими
logic-finned-swordfish = Рыба-меч с плавником
    .why = в первых трёх из групп ({ $houses }) все кандидаты { $digits }, кроме плавников, лежат в клетках последних трёх ({ $cells })
logic-sashimi-swordfish = Рыба-меч сашими
logic-xy-wing = XY-крыло
    .why = у двух последних из клеток { $cells } ровно один общий кандидат из { $digits }, и что бы ни стояло в первой клетке, хотя бы в одной из этих двух стоит эта цифра
logic-xyz-wing = XYZ-крыло
    .why = у клеток { $cells } ровно один общий кандидат из { $digits }, и что бы ни стояло в первой клетке, хотя бы в одной из трёх стоит эта цифра
logic-w-wing = W-крыло
    .why = в первых двух из клеток { $cells } могут стоять только { $digits }, а { $houses } связывает их одной из этих цифр, поэтому хотя бы в одной из двух стоит другая цифра
logic-unique-rectangle = Уникальный прямоугольник
logic-unique-loop = Уникальная петля
    .why = если бы в { $cells } были только { $digits }, было бы два решения
logic-bug = Двузначная универсальная могила
    .why = без { $digits } в { $cells } было бы два решения
logic-aligned-pair = Исключение выровненной пары
    .why = некоторые пары цифр в первых двух из клеток { $cells } оставили бы одну из остальных клеток без кандидатов
logic-remote-pairs = Удалённые пары
    .why = в { $cells } чередуются { $digits }
logic-turbot-fish = Рыба тюрбо
    .why = в каждой из групп ({ $houses }) для { $digits } есть место только в двух клетках; они образуют цепь ({ $cells }), и хотя бы на одном из её концов стоит эта цифра
logic-skyscraper = Небоскрёб
logic-kite = Воздушный змей
logic-simple-colouring = Простая раскраска
    .why = каждая связь между { $cells } соединяет клетку, где стоит { $digits }, с клеткой, где этой цифры нет
logic-multi-colouring = Множественная раскраска
    .why = каждая связь между { $cells } соединяет клетку, где стоит { $digits }, с клеткой, где этой цифры нет
logic-x-chain = X-цепь
    .why = через { $cells } проходит цепь выводов о { $digits }
logic-x-cycle = X-цикл
logic-y-cycle = XY-цикл
logic-chain = Форсирующая цепь
    .why = через { $cells } проходит цепь выводов о { $digits }
logic-cycle = Цикл
logic-empty-rectangle = Пустой прямоугольник
    .why = в первой из групп ({ $houses }) клетки для { $digits } образуют два множества, например лежащие в одной строке и лежащие в одном столбце; во второй для этой цифры только две клетки, и одна из них видит все клетки одного из множеств ({ $cells })
logic-sue-de-coq = Сью-де-Кок
    .why = в { $cells } ({ $houses }) каждая из { $digits } стоит один раз
logic-grouped-chain = Цепь с группами
    .why = через { $cells } проходит цепь выводов о { $digits }
logic-nishio = Нисио
    .why = если бы этот вывод о { $digits } был неверен, возникло бы противоречие в { $cells }
logic-multiple-chains = Множественные форсирующие цепи
    .why = каждый случай в { $cells } ведёт к одному и тому же выводу о { $digits }
logic-cell-chains = Форсирующие цепи из клетки
logic-house-chains = Форсирующие цепи из группы
logic-dynamic-chains = Динамические форсирующие цепи
    .why = каждый случай в { $cells } ведёт к одному и тому же выводу о { $digits } или к противоречию
logic-dynamic-chains-plus = Динамические форсирующие цепи с приёмами
    .why = каждый случай в { $cells } ведёт к одному и тому же выводу о { $digits } или к противоречию
logic-contradiction-chains = Цепи противоречия
logic-double-chains = Двойные форсирующие цепи

subject-board = Строки, столбцы и блоки
subject-shared-cells = Общие клетки
subject-choices = Группы правил
subject-without-rule = фраза о том, чего в головоломке нет: «{ $subject }»
subject-without-sentence = нет фразы о том, что такое «{ $subject }»
solution-not-digits = в нём не по одной цифре поля в каждой клетке
solution-givens =
    оно противоречит { $count ->
        [one] данной цифре в { $cells }
       *[other] данным цифрам ({ $count }): { $cells }
    }
solution-board = в нём повторяется цифра в строке, столбце или блоке: { $cells }
solution-rule = оно нарушает правило { $number } ({ $name })
solution-rule-at = оно нарушает правило { $number } ({ $name }) в { $cells }
solution-choice = оно нарушает группу «{ $group }» ({ $quantifier }): из её правил выполнено { $found }
solution-differs =
    найдено другое решение; { $count ->
        [one] отличается { $cells }
       *[other] отличающихся клеток: { $count } ({ $cells })
    }
