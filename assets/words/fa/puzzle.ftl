# The words of Gridwright in Persian. A kind of rule has one message, with attributes for all that is said of it:
# .hint how it is painted, .rules… the sentences on sheets, the rest fields, brushes and actions with their hints (…-hint).

## Languages

language-english = انگلیسی
language-persian = فارسی
language-greek = یونانی
language-portuguese = پرتغالی
language-russian = روسی

## Grids of a layout

grid-whole = کل جدول
grid-number = جدول { $number }
    .in = در جدول { $number }
    .of = جدول { $number }
grid-north-west = جدول شمال غربی
    .in = در جدول شمال غربی
    .of = جدول شمال غربی
grid-north = جدول شمالی
    .in = در جدول شمالی
    .of = جدول شمالی
grid-north-east = جدول شمال شرقی
    .in = در جدول شمال شرقی
    .of = جدول شمال شرقی
grid-west = جدول غربی
    .in = در جدول غربی
    .of = جدول غربی
grid-centre = جدول مرکزی
    .in = در جدول مرکزی
    .of = جدول مرکزی
grid-east = جدول شرقی
    .in = در جدول شرقی
    .of = جدول شرقی
grid-south-west = جدول جنوب غربی
    .in = در جدول جنوب غربی
    .of = جدول جنوب غربی
grid-south = جدول جنوبی
    .in = در جدول جنوبی
    .of = جدول جنوبی
grid-south-east = جدول جنوب شرقی
    .in = در جدول جنوب شرقی
    .of = جدول جنوب شرقی
in-grid = { $where }، { $sentence }

## What every sudoku asks

board-digits = { $first } تا { $last }
    .letters = { $first } تا { $digit } و { $letter } تا { $last }
    .one-letter = { $first } تا { $digit } و { $letter }
board-boxes = هر سطر، هر ستون و هر بلوک رقم‌های { $digits } را هر کدام یک بار دارد.
    .several = در هر جدول، هر سطر، هر ستون و هر بلوک رقم‌های { $digits } را هر کدام یک بار دارد.
board-regions = هر سطر، هر ستون و هر ناحیهٔ خط‌کشی‌شده رقم‌های { $digits } را هر کدام یک بار دارد.
    .several = در هر جدول، هر سطر، هر ستون و هر ناحیهٔ خط‌کشی‌شده رقم‌های { $digits } را هر کدام یک بار دارد.
board-rows = هر سطر و هر ستون رقم‌های { $digits } را هر کدام یک بار دارد.
    .several = در هر جدول، هر سطر و هر ستون رقم‌های { $digits } را هر کدام یک بار دارد.
board-some-boxes = در هر جدول، هر سطر و هر ستون رقم‌های { $digits } را هر کدام یک بار دارد، و همچنین هر بلوک.
board-some-regions = در هر جدول، هر سطر و هر ستون رقم‌های { $digits } را هر کدام یک بار دارد، و همچنین هر ناحیهٔ خط‌کشی‌شده.
board-some-of-both = در هر جدول، هر سطر و هر ستون رقم‌های { $digits } را هر کدام یک بار دارد، و همچنین هر بلوک یا ناحیهٔ خط‌کشی‌شده.

## Sheets: captions, and what a reader who does not see a picture is told of it

sheet-answer = پاسخ
sheet-notes = یادداشت
sheet-answer-or-notes = پاسخ یا جای یادداشت
sheet-lines = خط‌هایی برای یادداشت
sheet-grids = { $count } جدول A تا { $last } روی هم افتاده‌اند؛ نشان‌های گوشه‌ها هر جدول را نشان می‌دهد:
sheet-puzzle = سودوکوی { $size }×{ $size } با { $givens } رقم داده‌شده
    .several = سودوکو با { $grids } جدول { $size }×{ $size } و { $givens } رقم داده‌شده
sheet-solution = پاسخ، { $size }×{ $size }
    .several = پاسخ { $grids } جدول، { $size }×{ $size }
sheet-numbered = { $number }: { $words }
# Between the names of kinds.
sheet-comma = { "، " }
sheet-number = { $number }
# Two things of a list, of which the first may be a list too.
sheet-list = { $first }، { $second }

## Booklets

book-puzzles = معماها
book-answers = پاسخ‌ها
book-rules = قانون‌ها
book-rules-boxes = هر سطر، هر ستون و هر بلوک یک جدول هر رقم را یک بار دارد.
book-rules-regions = هر سطر، هر ستون و هر ناحیهٔ خط‌کشی‌شدهٔ یک جدول هر رقم را یک بار دارد.
book-rules-rows = هر سطر و هر ستون یک جدول هر رقم را یک بار دارد.
book-rules-some-boxes = هر سطر و هر ستون یک جدول هر رقم را یک بار دارد، و همچنین هر بلوک.
book-rules-some-regions = هر سطر و هر ستون یک جدول هر رقم را یک بار دارد، و همچنین هر ناحیهٔ خط‌کشی‌شده.
book-rules-some-of-both = هر سطر و هر ستون یک جدول هر رقم را یک بار دارد، و همچنین هر بلوک یا ناحیهٔ خط‌کشی‌شده.
book-rules-overlap = جایی که جدول‌ها روی هم می‌افتند، خانه‌های مشترک از آنِ هر دو هستند.
book-example = نمونه‌ای از این قانون
book-credits = شناسنامه
book-contents = فهرست
book-stars = { $count } ستاره از پنج
book-answer-page = پاسخ در صفحهٔ { $page }
book-page = ص { $page }
book-code = کد کیوآر پیوند { $link }
book-section-puzzles = معماهای { $first } تا { $last }
book-classic = کلاسیک
book-jigsaw = نامنظم
book-latin = مربع لاتین
book-twin = دوقلو
book-chain = زنجیرهٔ قطری
book-samurai = سامورایی
book-sohei = سوهی
book-windmill = آسیاب بادی
book-butterfly = پروانه
book-flower = گل
book-several-grids = چند جدول
book-count = { $count } معما

## Fonts and pictures of one's own

font-unreadable = این قلم نیست: پرونده‌های OpenType و TrueType هست (.otf، .ttf)
font-too-large = قلم بیش از { $most } مبی‌بایت است
font-restricted = پروانهٔ قلم جاسازی آن را منع می‌کند (fsType در جدول OS/2)، پس هیچ PDF آن را نمی‌پذیرد
font-no-subset = قلم را تنها کامل یا نقطه‌ای می‌توان جاسازی کرد (fsType در جدول OS/2)؛ PDF تنها حرف‌های به‌کاررفته را دارد
font-unsaid = قلم نمی‌گوید که می‌توان آن را جاسازی کرد یا نه: جدول OS/2 ندارد
font-no-digits = قلم رقم ندارد
font-too-many = چندان قلم خوانده شد ({ $most }) که دیگر خوانده نمی‌شود؛ برنامه را از نو آغاز کنید
picture-too-long = تصویر بیش از { $most } مبی‌بایت است
picture-too-large = تصویر { $width } × { $height } پیکسل دارد؛ تا { $most } میلیون خوانده می‌شود
picture-too-deep = تصویر پس از بازشدن بیش از { $most } مگابایت جا می‌گیرد؛ با ۸ بیت برای هر رنگ کمتر می‌گیرد
picture-too-many-together = تصویرهای کتاب روی هم بیش از { $most } میلیون پیکسل دارند
picture-format = این تصویر نیست: PNG، JPEG و WebP هست
picture-broken = تصویر خوانده نشد: { $reason }

## Groups of kinds

group-regions = ناحیه‌ها
group-grid = کل جدول
group-cells = خانه‌ها و قفس‌ها
group-lines = خط‌ها
group-borders = میان خانه‌ها
group-outside = بیرون جدول
group-own = قانون‌های خود
group-decoration = تزیین

## Places

place-box = بلوک { $number }
place-with-clue = { $clue } · { $place }
place-in-grid = { $grid }، { $place }
place-cells = { $count ->
        [one] { $first }
       *[other] { $count } خانه از { $first }
    }
place-path = { $from } تا { $to }
place-corner = گوشهٔ { $cells }
place-groups = { $groups } × { $cells } خانه
place-shafts = { $circle }، { $shafts } پیکان
beyond-top = بالا
beyond-right = راست
beyond-bottom = پایین
beyond-left = چپ
beyond-hint = برای هر ستون از چپ، یا هر سطر از بالا یک واژه؛ نقطه جایی که سرنخ نیست، مانند 14 . 36
beyond-diagonal = در امتداد قطرها
beyond-diagonal-hint = برای هر سرنخ یک واژه: جایش، > یا < چنان که نگاه می‌کند، و سرنخ، مانند top4>15 left2<7
ruled-out-numbers = عددها
ruled-out-numbers-hint = عددهایی که همسایه‌های بی‌نشان ندارند، با فاصله میانشان؛ خالی: عددهای معمول و عدد همهٔ نشان‌ها
place-outside = { $grid } · { $count } رقم
place-outside-numbers = { $grid } · { $count } سرنخ

## Why a puzzle is not well formed, or an edit cannot be made

words-too-long = { $words }: { $problem }
words-title = عنوان
words-author = طراح
words-too-many-letters = { $letters } حرف زیاد است: تا { $most } ممکن است
puzzle-off-board = { $cell }: چنین خانه‌ای روی صفحه نیست
puzzle-digit-too-large = { $cell }: رقم { $digit } روی صفحهٔ { $size }x{ $size }
    .from-zero = { $cell }: رقم { $digit } روی صفحه‌ای که رقم‌هایش ۰ تا { $last } است
puzzle-givens-length = { $found } نماد برای { $expected } خانه
puzzle-givens-symbol = { $cell }: «{ $symbol }» رقمی از صفحه نیست
puzzle-remark = یادداشت { $number }: { $problem }
puzzle-too-many-rules = { $found } قانون زیاد است: تا { $most } ممکن است
puzzle-rule-misfit = قانون { $number } ({ $name }): { $misfit }
puzzle-rule-of-directions = قانون { $number } ({ $name }) از جهت‌هایی می‌گوید که روی صفحهٔ چرخیده جهت‌های دیگری‌اند
symbols-too-few = { $found } نماد کم است: صفحه { $needed } رقم دارد
symbols-blank = نماد رقم { $digit } خالی است یا فاصله دارد
symbols-same = رقم‌های { $first } و { $second } یک نماد دارند: «{ $symbol }»
symbols-too-long = نماد «{ $symbol }» درازتر از { $most } حرف است
lower-case = { LOWER($words) }
edit-rule = قانون
edit-cells = { $count } خانه
edit-title = تغییر عنوان
edit-author = تغییر طراح
edit-stars = گفتن دشواری
edit-no-stars = دشواری از روی مسیر حل
edit-symbols = نوشتن با { $symbols }
edit-numbering = رقم‌ها از { $lowest }
edit-given = گذاشتن { $digit } در { $cells }
edit-clear = پاک کردن { $cells }
edit-clear-progress = پاک کردن همهٔ نشانه‌ها و رنگ‌ها
edit-progress = تغییر نشانه‌ها و رنگ‌ها
edit-add-remark = افزودن یادداشت
edit-remove-remark = حذف یادداشت
edit-add-rule = افزودن { $rule }
edit-remove-rule = حذف { $rule }
edit-change-rule = تغییر { $rule }
mark-with-brush = { $name }: { $brush }
edit-rule-on = روشن کردن { $rule }
edit-rule-off = خاموش کردن { $rule }
edit-tint-rule = رنگ کردن { $rule }
edit-turn-right = چرخاندن صفحه در جهت ساعت
edit-turn-left = چرخاندن صفحه خلاف جهت ساعت
edit-turn-half = چرخاندن صفحه به اندازهٔ نیم‌دور
edit-turn-left-right = قرینه کردن چپ و راست صفحه
edit-turn-top-bottom = قرینه کردن بالا و پایین صفحه
edit-turn-falling = قرینه کردن صفحه نسبت به قطر پایین‌رو
edit-turn-rising = قرینه کردن صفحه نسبت به قطر بالارو
edit-no-rule = قانون { $number } نیست
edit-name-rule = نام‌گذاری { $rule }
edit-locked = قانون { $number } ({ $name }) قفل است؛ نخست قفلش را باز کنید
edit-no-remark = یادداشت { $number } نیست

## Why a rule cannot stand on a board

misfit-no-grid = جدول { $grid } نیست؛ صفحه { $grids } جدول دارد
misfit-no-box = در جدولی با { $boxes } بلوک، بلوک { $number } نیست
misfit-off-board = { $cell } روی صفحه نیست
misfit-not-nine-by-nine = جدول 9x9 با بلوک‌های 3x3 می‌خواهد
misfit-not-square = بلوک‌های مربع می‌خواهد
misfit-no-boxes = بلوک‌هایی می‌خواهد که همه یک شکل دارند
misfit-too-many-cells = { $found } خانه نمی‌توانند همه متفاوت باشند: تنها { $most } رقم هست
misfit-too-many-to-pair = { $found } خانه برای مقایسهٔ دوبه‌دو زیاد است: تا { $most } ممکن است
misfit-too-few-cells = دست‌کم { $least } خانه می‌خواهد
misfit-no-clue = سرنخ ندارد
misfit-too-many-digits = { $found } رقم زیاد است: برای { $most } جا هست
misfit-no-such-digit = رقم { $digit } روی صفحه‌ای با { $size } رقم
misfit-marked-twice = { $cell } دو بار نشان شده است
misfit-several-grids = { $cell } از چند جدول است
misfit-branch-from-nowhere = شاخه‌ای از { $cell } آغاز می‌شود که چیزی برای آغاز در آن نیست
misfit-no-circle = دایره تا { $most } خانهٔ کنار هم دارد
misfit-no-number = قانون‌های این گونه عدد ندارند
misfit-no-line = سطر یا ستون { $number } در لبهٔ { $side } جدولی به اندازهٔ { $size } نیست
misfit-no-diagonal = از { $place } هیچ قطری دیده نمی‌شود
misfit-diagonal = { $place } روی قطر است، و سرنخ‌های این گونه کنار سطر و ستون‌اند
misfit-not-diagonal = { $place } کنار سطر یا ستون است، و سرنخ‌های این گونه روی قطرند
misfit-digit-too-large = رقم { $digit } در لبهٔ { $side } جدولی با { $size } رقم
    .from-zero = رقم { $digit } در لبهٔ { $side } جدولی که رقم‌هایش ۰ تا { $last } است
misfit-number-out-of-range = { $number } میان { $least } و { $most } نیست
misfit-not-beside = { $to } کنار { $from } نیست
misfit-twice-on-path = خط دو بار به { $cell } می‌رسد
misfit-unequal-groups = گروه‌ها شمار خانه‌های متفاوتی دارند

## Why a clue is not taken

refusal-no-outside-clue = قانون‌های این گونه سرنخ بیرونی ندارند
refusal-not-a-digit = «{ $symbol }» رقم نیست
refusal-not-a-number = «{ $text }» عددی از ۰ تا ۹۹۹۹ نیست
refusal-no-diagonal-place = «{ $text }» سرنخ قطری نیست: چیزی مانند top4>15 بنویسید
refusal-number-range = { $text } میان { $least } و { $most } نیست
refusal-not-typed = قانون‌های این گونه سرنخ نوشتنی ندارند
refusal-no-leap = «{ $text }» پرش نیست: سطر و ستون از ۰ تا ۲۴، مانند 1,2
refusal-too-many-leaps = تا { $most } پرش ممکن است

## Why a question has no answer

stopped-cancelled = لغو شد
stopped-out-of-time = زمان به پایان رسید
stopped-engine = موتور از کار افتاد: { $reason }

## Clues one by one

clue-given = { $digit } در { $cell }
clue-above = { $digits } بالای ستون { $line }
clue-below = { $digits } زیر ستون { $line }
clue-left = { $digits } در چپ سطر { $line }
clue-right = { $digits } در راست سطر { $line }
clue-diagonal = { $digits } روی قطر از { $from } تا { $to }
clue-corner = { $digits } روی قطر تنها { $cell }
clue-of-grid = { $clue }، { $grid }
clue-rule = { $name } ({ $place })
clue-mark = { $name } در { $cell }
clue-no-rule = قانون { $number }

## Why a tool of the author has no result

mixture-unknown = گونه‌ای به نام «{ $name }» نیست؛ هست: { $names }
mixture-twice = «{ $name }» دو بار آمده است
mixture-two-boards = «{ $one }» و «{ $other }» دو صفحه‌اند و معما یکی دارد؛ بقیهٔ آمیزه گونه‌های قانون‌اند
    .given = «{ $name }» صفحه است، و صفحهٔ دیگری داده شده است
mixture-no-place = صفحه برای «{ $name }» جا ندارد
    .reason = صفحه برای «{ $name }» جا ندارد: { $reason }
author-several = معما چند پاسخ دارد ({ $cell } در یکی { $one } و در دیگری { $other } است)، و تنها معمایی را می‌توان خلوت کرد که دقیقاً یک پاسخ دارد؛ رقمی یا قانونی بیفزایید که آن را یکتا کند
author-no-solution = معما پاسخ ندارد، پس چیزی برای خلوت کردن نیست؛ برخی سرنخ‌هایش ناسازگارند
author-keep-off-board = { $cell }: چنین خانه‌ای روی صفحه نیست، پس چیزی آنجا نگه داشته نمی‌شود
author-keep-off-edge = { $lookout }: چنین جایی کنار جدول‌ها نیست، پس سرنخی آنجا نگه داشته نمی‌شود
author-pattern-off-board = { $cell }: چنین خانه‌ای روی صفحه نیست، پس رقمی آنجا نمی‌ایستد
author-no-digits = از { $beginnings } پرشدگی تصادفی رقم‌هایی یافت نشد که این خانه‌ها را دقیقاً یک‌پاسخ کند؛ خانه‌های بیشتر یا دیگری لازم است
author-no-rule = قانون { $number } که بتواند برود نیست
author-not-fillable = صفحه با قانون‌هایش پر نمی‌شود
author-too-few-derived = تنها { $found } معمای دیگر از این به دست می‌آید که صفحه و قانون‌هایش همان بماند، و { $wanted } خواسته شد
symmetry-not-square = صفحه { $rows } خانه بلندی و { $cols } خانه پهنا دارد، پس تنها با نیم‌دور، افقی یا عمودی متقارن می‌شود؛ یا تقارن هر جدول را بخواهید

## What is wrong with a booklet

preflight-no-puzzles = در کتاب معمایی نیست
preflight-no-solution = پاسخ ندارد
preflight-several = چند پاسخ دارد
preflight-not-proved = ثابت نشد که یک پاسخ دارد: { $reason }
preflight-missing-answer = پاسخش نیست
preflight-no-answers = پاسخ‌ها نیستند: خاموش‌اند
preflight-already-solved = هر خانه رقم دارد، پس چیزی برای حل نمانده است
preflight-changed = پرونده‌اش همانی نیست که ثابت شد
preflight-narrow-margin = حاشیهٔ { $mm } میلی‌متر؛ چاپگر { $least } میلی‌متر را خالی می‌گذارد
preflight-narrow-gutter = عطف { $mm } میلی‌متر؛ صحافی این شمار صفحه { $least } میلی‌متر می‌گیرد
preflight-unused-bleed = لبهٔ برش هست، اما چیزی از لبهٔ صفحه نمی‌گذرد
preflight-narrow-bleed = رنگ به لبه می‌رسد، اما لبهٔ برش { $mm } میلی‌متر است؛ ۳ میلی‌متر بریده می‌شود
preflight-light-tint = ته‌رنگ { $percent } ٪؛ زیر ۱۰ ٪ در چاپ نمی‌ماند
preflight-long-title = عنوانی { $lines } سطری
preflight-broken-word = «{ $word }» برای ستونش پهن است: عنوان میان واژه شکسته است
preflight-marks-in-pieces = { $count ->
        [one] یک نشانه تکه‌تکه است و چیزی نشان نمی‌دهد که تکه‌ها با هم‌اند: { $kind } ({ $place })
       *[other] { $count } نشانه تکه‌تکه‌اند و چیزی نشان نمی‌دهد که تکه‌ها با هم‌اند؛ نخستینش { $kind } ({ $place })
    }
preflight-fewer-per-page = { $wanted } جدول در یک صفحه آن‌قدر ریز می‌شود که خوانده نمی‌شود: { $boards ->
        [one] ۱ معما
       *[other] { $boards } معما
    } با شمار { $range } در صفحه چاپ می‌شود
preflight-fewer-answers = { $wanted } پاسخ در یک صفحه آن‌قدر ریز می‌شود که خوانده نمی‌شود: حداکثر { $range } در صفحه است
preflight-no-stars = بی‌ستاره: مسیر حلش به پاسخ نمی‌رسد؛ در پروژه بگویید چقدر دشوار است
preflight-cut-title = عنوان در سرصفحه بریده شده است
preflight-no-title = پروندهٔ چاپخانه عنوان می‌خواهد
preflight-not-compared = همهٔ معماها با هم مقایسه نشد: { $reason }
preflight-same-solution = همان پاسخ معمای { $number }، از رقم‌های دیگر
preflight-too-few-pages = { $pages } صفحه؛ دست‌کم { $least } صفحه صحافی می‌شود
preflight-blank-pages = { $pages } صفحهٔ خالی پشت سر هم
preflight-fold-padding = { $pages } صفحهٔ خالی در پایان، افزوده برای تا کردن
preflight-fine = چیزی برای درست کردن نیست: { $pages } صفحه، { $puzzles } معما
preflight-small-text = نوشتهٔ { $points } پوینت؛ زیر { $least } سخت خوانده می‌شود
preflight-over-margin = { $mm } میلی‌متر در حاشیه یا عطف می‌رود
preflight-low-contrast = نوشتهٔ کم‌کنتراست: { $ratio } به ۱
preflight-coarse-picture = تصویری با { $dpi } نقطه در اینچ؛ زیر ۳۰۰ در چاپ تیز نیست
preflight-small-code = کد کیوآر با مربع‌های { $mm } میلی‌متر؛ تلفن‌ها ۰٫۳۳ میلی‌متر را می‌خوانند
preflight-long-link = بی کد کیوآر: پیوندش برای آن بیش از اندازه دراز است، یا پیوندی نیست که همهٔ معما را داشته باشد
preflight-missing-letters = قلم‌ها «{ $letters }» ندارند: به جای آن مربع خالی چاپ می‌شد
preflight-number-twice = شمارهٔ { $number } دو بار داده شده است
preflight-number-jump = شمارهٔ { $number } پس از { $before } می‌آید
preflight-twin = همان معمای { $number } است، با رقم‌های دیگر یا چرخیده
preflight-too-many-pages = { $pages } صفحه؛ تا { $most } صفحه در یک کتاب صحافی می‌شود

## Why a sheet or its settings cannot be made

paper-unknown = «{ $text }» کاغذ نیست: هست { $names }، و اندازه‌هایی مانند 170x240mm یا 6.14x9.21in
paper-size = کاغذ { $text } چاپ نمی‌شود: ضلع‌ها { $least } تا { $most } میلی‌مترند
per-page-unknown = «{ $text }» صفحه در برگ: ۱ تا ۶۴، best، و ستون x سطر از 1x1 تا 8x8
png-too-large = تصویر { $width } × { $height } پیکسل بیش از اندازه بزرگ است: تا { $most } پیکسل ممکن است
png-encoding = تصویر به شکل PNG نوشته نشد: { $reason }
pdf-paper = صفحهٔ { $width } × { $height } میلی‌متر ساخته نمی‌شود
pdf-writing = صفحه به شکل PDF نوشته نشد: { $reason }
pdf-cancelled = لغو شد
pdf-picture = تصویری به شکل PDF نوشته نشد
pdf-date = «{ $seconds }» تاریخی برای PDF چاپخانه نیست؛ SOURCE_DATE_EPOCH را ثانیه‌های کامل از سال ۱۹۷۰ بگذارید، حداکثر { $most } (پایان سال ۹۹۹۹)
pdf-shape = پرونده برای چاپخانه آماده نمی‌شود: کتابخانهٔ PDF آن را به شیوهٔ تازه‌ای می‌سازد

## What is wrong with a file, and where

read-file = { $file }: { $problem }
read-in-line = { $file }: سطر { $line }: { $problem }
read-at = { $file }: سطر { $line }، ستون { $column }: { $problem }
problem-unreadable = خوانده نشد: { $reason }
problem-too-large = بیش از اندازه بزرگ: { $found }؛ تا { $limit } خوانده می‌شود
problem-too-large-stream = بیش از اندازه بزرگ: تا { $limit } خوانده می‌شود
size-mib = { $number } مبی‌بایت
problem-not-utf-eight = متن UTF-8 نیست
problem-utf-sixteen = متن UTF-8 نیست؛ به UTF-16 می‌ماند
problem-no-file = دستگاه یا لوله است؛ تنها به پرونده و پوشه می‌توان ارجاع داد
problem-too-deep = پرانتزها بیش از { $limit } لایه در هم‌اند
problem-measure = { $field }: { $mm } میلی‌متر اندازهٔ صفحه نیست: از ۰ تا { $most } میلی‌متر
problem-stars = مورد { $entry } { $stars } ستاره دارد؛ ۰ تا ۵ هست
problem-no-puzzle = معمایی در آن نیست
problem-not-a-puzzle-line = در این سطر معمایی نیست
problem-newer = با Gridwright تازه‌تری ساخته شده است (قالب { $found }؛ این برنامه تا { $newest } می‌خواند)
problem-no-version = معمای Gridwright نیست: با «(gridwright: { $newest },» آغاز نمی‌شود
problem-no-book = کتاب Gridwright نیست: با «(gridwright_book: { $newest },» آغاز نمی‌شود
problem-entry = { $at }: { $problem }
problem-too-many-puzzles = بیش از { $limit } معما یکجا زیاد است
problem-booklet-too-long = خوانده نمی‌شود: کتاب بیش از { $limit } معما دارد
problem-given-up = پس از { $lines } سطر نادرست رها شد
problem-too-many = بیش از { $limit } جزء در آن است، و هیچ معمایی چندان ندارد
problem-remote-link = پیوند معما ندارد، تنها شمارهٔ معمایی که کارسازش نگه می‌دارد؛ آنجا باز کنید و پیوند درازش را بگیرید
problem-bad-link = پیوند باز نشد؛ شاید بریده شده است
problem-no-such-line = سطر { $line } با معمایی در آن نیست
problem-truncated = پرونده زود پایان می‌یابد؛ شاید بریده شده است
problem-wrong-length = { $found } نماد جدول نمی‌شود؛ معما { $lengths } دارد
problem-lengths = { $others } یا { $last }
problem-unknown-symbol = «{ $symbol }» رقم نیست؛ { $hint }
problem-unknown-symbol-at = { $cell }: «{ $symbol }» رقم نیست؛ { $hint }
problem-board-word = «{ $word }» در سطر صفحه: انتظار می‌رفت { $expected }
problem-board-incomplete = سطر صفحه کامل نیست: انتظار می‌رفت { $expected }
problem-board-boxes = بلوک‌های { $rows }x{ $cols } خانه { $digits } رقم ندارند
problem-region-rows = جدول نامنظم در { $origin } به جای { $expected } سطر ناحیه { $found } دارد
problem-grid-kind = جدول یا بلوک دارد (boxes: "3x3")، یا ناحیه، یا هیچ‌کدام (latin: 9)
problem-row-length = سطر { $row } به جای { $expected } نماد { $found } دارد
problem-row-count = رقم‌ها { $found } سطر دارند، اما صفحه { $expected } خانه بلندی دارد
problem-hole-not-marked = { $cell }: چنین خانه‌ای روی صفحه نیست؛ آنجا # بنویسید
problem-cell-marked-as-hole = { $cell } خانهٔ صفحه است؛ جایی که رقم نیست . بنویسید
expected-object = شیء انتظار می‌رفت، مانند {"{"}"size": 9{"}"}
expected-size = شمار سطرها از ۲ تا ۲۵ انتظار می‌رفت
expected-rows = فهرست سطرها انتظار می‌رفت
expected-cells = فهرست خانه‌ها انتظار می‌رفت
expected-digit = رقمی از صفحه انتظار می‌رفت
expected-digits-list = فهرست رقم‌های صفحه انتظار می‌رفت
expected-list = فهرست انتظار می‌رفت
expected-json = مقداری از JSON انتظار می‌رفت، چنان که قالب JSON دارد
expected-column-names = نام ستون‌ها انتظار می‌رفت، یکی از آن‌ها «givens» یا «puzzle»
expected-values = به شمار نام‌های سطر نخست مقدار انتظار می‌رفت
expected-foreign-cell = خانه‌ای مانند R3C4 انتظار می‌رفت
expected-foreign-cells = فهرست خانه‌هایی مانند R3C4 انتظار می‌رفت
expected-near-cell = خانه‌ای از جدول یا کنار آن انتظار می‌رفت
expected-inner-cell = خانه‌ای از جدول انتظار می‌رفت
expected-outer-cell = جایی بیرون لبهٔ جدول انتظار می‌رفت
expected-direction = جهت انتظار می‌رفت: UR، UL، DR یا DL
expected-as-many-cells = در هر دو فهرست یک شمار خانه انتظار می‌رفت
expected-corner = چهار خانهٔ گرد یک گوشه انتظار می‌رفت
expected-pairs = خانه‌ها به شکل [row, column] از ۰ انتظار می‌رفت
expected-grids = ناحیه‌هایی که یک جدول مربع، یا چند جدول با بلوک‌های یکسان بسازند انتظار می‌رفت
expected-game = ۸۱ رقم، یا وضع یک بازی انتظار می‌رفت
expected-runs = رقم‌ها و رشتهٔ خانه‌های خالی به شکل حرف انتظار می‌رفت، به شمار خانه‌ها
expected-indexes = جای خانه‌ها انتظار می‌رفت، شمرده ستون به ستون
expected-flat = یک لایه خانه انتظار می‌رفت
expected-squares = جدولی از مربع‌ها انتظار می‌رفت
expected-two-cells = دو خانه انتظار می‌رفت
expected-cages = ۸۱ خانه، هر یک با قفسش، انتظار می‌رفت
expected-constraint = قیدی مانند ‎.Cage~10~R1C1~R1C2 انتظار می‌رفت
expected-given = خانه و رقم‌هایش، مانند R3C4_7، انتظار می‌رفت
expected-whole-lines = سطرها و ستون‌هایی که هر رقم را دارند انتظار می‌رفت
expected-number = عددی صحیح انتظار می‌رفت
hint-line = خانهٔ خالی . یا 0 است، و حرف‌های A تا P رقم‌های بالای ۹ اند
hint-rows = خانهٔ خالی . است، حرف‌های A تا P رقم‌های بالای ۹ اند، و # بیرون صفحه است
    .from-zero = خانهٔ خالی . است و 0 اینجا رقم است، حرف‌های A تا O رقم‌های بالای ۹ اند، و # بیرون صفحه است
hint-regions = ناحیه‌ها با رقم‌های 1 تا 9 و حرف‌های A تا P نامیده می‌شوند
expected-digits = شمار رقم‌ها، از ۲ تا ۲۵، یا رقم‌ها، مانند 0-8
expected-boxes = بلوک‌ها، مانند 3x3، latin یا jigsaw
expected-origin = خانهٔ بالا چپ جدول، مانند r1c1
expected-origins = خانهٔ بالا چپ هر جدول، مانند r1c1

## What is left out in reading or writing

warning-text-after-puzzle = { $file }: سطر { $line }: آنچه پس از معما می‌آید اینجا و در سطرهای بعد کنار گذاشته می‌شود: «{ $text }»
warning-only-first = { $file }: { $puzzles } معما دارد؛ تنها نخستین گرفته می‌شود
warning-words-lost = معمای { $puzzle }: عنوان و طراح از دست می‌رود: سطرهای متن برایشان جا ندارند
warning-rules-lost = معمای { $puzzle }: { $rules } قانون از دست می‌رود: سطرهای متن برای قانون جا ندارند
warning-symbols-lost = معمای { $puzzle }: نمادهایش از دست می‌رود: سطرهای متن رقم و سپس حرف دارند

warning-left-out = { $file }: { $loss }
warning-left-out-in-line = { $file }: سطر { $line }: { $loss }
warning-lost = معمای { $puzzle }: { $loss }
warning-not-read-back = معمای { $puzzle }: پرونده را اینجا نمی‌توان دوباره خواند: { $problem }
read-back-count = { $found } معما دارد، نه { $expected }
loss = { $what }: { $fate }
fate-unknown = ناشناخته، کنار گذاشته شد
fate-no-place = کنار گذاشته شد، زیرا جایی برایش نیست
fate-off-board = کنار گذاشته شد، چون بیرون از صفحه است
fate-blank = کنار گذاشته شد، زیرا چیزی نمی‌گوید
fate-nearest = نزدیک‌ترین چیز به جایش آمد
fate-as-regions = به جایش ناحیه‌ها آمد، که همان معنی را دارند
fate-as-rules = به شکل قانون ماند: هیچ رقمی در آن تکرار نمی‌شود
fate-too-large = کنار گذاشته شد: خانه‌هایش از رقم‌ها بیشتر است
fate-recognised = در نقاشی شناخته شد
fate-read-otherwise = هنگام خواندن دوبارهٔ پرونده چیز دیگری است
fate-as-marks = کشیده شد، اما دیگر قانون نیست
fate-misfit = کنار گذاشته شد: { $misfit }
fate-as-clues = سرنخ خوانده شد؛ می‌تواند نشانه‌های حل‌کننده هم باشد
fate-as-solvers-marks = نشانه‌های حل‌کننده خوانده شد؛ می‌تواند سرنخ هم باشد
fate-as-zero = رقم خوانده شد، پس رقم‌ها از ۰ آغاز می‌شوند؛ می‌تواند خانهٔ خالی هم باشد
fate-as-layout = «{ $name }» خوانده شد
element-title = عنوان
element-author = طراح
element-stars = دشواری آن
element-rules-text = قانون‌ها به زبان خود طراح
element-solution = پاسخ
element-symbols = نماد رقم‌ها
element-origin = جای صفحه
element-boxes = بلوک‌ها
element-uneven-regions = { $count } ناحیه که اندازه‌اش شمار رقم‌ها نیست
element-layout = چیدمان جدول‌ها
element-givens = { $count } رقم داده‌شده
element-colours = { $count } رنگ
element-switched-off = { $count } قانون خاموش
element-rules = { $count } قانون از گونهٔ «{ $name }»
element-entered = { $count } رقم که حل‌کننده نوشته است
element-pencil-marks = نشانه‌های حل‌کننده در { $count } خانه
element-candidates = رقم‌های ممکن در { $count } خانه
element-zeros = نماد 0 در { $count } خانه
element-remarks = { $count } یادداشت حل‌کننده
element-highlights = رنگ حل‌کننده در { $count } خانه
element-fog-lights = { $count } چراغ مه
element-angles = { $count } زاویه
element-sizes = { $count } اندازه
element-texts = { $count } متن
element-messages = { $count } پیام برای حل‌کننده
element-settings = { $count } تنظیم
element-named = { $count } از «{ $name }»

## What formats are called

format-killer = کیلر در یک سطر
format-lines = سطرهای متن
format-link = { $name } (پیوند)
format-json-lines = سطرهای JSON
format-sdm = مجموعهٔ سودوکو (.sdm)
format-sdx = سودوکو با نامزدها (.sdx)
format-candidates = جدول نامزدها
format-picture = تصویر از حروف (.ss)
format-solo = شناسهٔ بازی Solo

## Why a file is not saved

write-unknown-format = نام قالبی نوشتنی نمی‌گوید؛ می‌تواند با { $endings } پایان یابد
write-read-only = { $format } خوانده می‌شود، اما نوشته نمی‌شود
write-board = { $format } تنها برای { $boards } جا دارد
write-too-many = { $format } با بیش از { $limit } جزء خوانده نمی‌شود و معما بیش از این دارد
write-too-many-puzzles = { $format } با بیش از { $limit } معما خوانده نمی‌شود و این‌ها بیشترند
write-too-large = { $found } برای { $format } بیش از اندازه بزرگ است: تا { $limit } باز خوانده می‌شود
boards-one-grid = یک جدول، با رقم‌ها از ۱
boards-classic = جدول‌های 9x9 با بلوک‌های 3x3، با رقم‌ها از ۱
boards-one-grid-with-boxes = یک جدول با بلوک، با رقم‌ها از ۱
boards-from-one = صفحه‌هایی با رقم‌ها از ۱
write-one-puzzle-only = پروندهٔ .{ $extension } یک معما دارد، و { $puzzles } معما هست
save-format = { $path }: { $problem }
save-disk = { $path }: ذخیره نشد: { $reason }
layout-no-folder = این سامانه پوشه‌ای برای تنظیم‌ها ندارد
layout-no-name = چیدمان نام می‌خواهد
layout-disk = { $path }: { $reason }
setup-no-name = چیدمان صفحه نام می‌خواهد
difficulty-no-number = عددها از ۰ تا ۲۰ هستند، مانند ۳..۵، ۴.. یا ..۷
difficulty-reversed = عدد نخست از دومی بزرگ‌تر است

## Formulas of an author's own rules, as they are printed

own-named = { $name }: { LOWER_FIRST($sentence) }
formula-number = { $number }
digits-range = { $first } تا { $last }
digits-classes = { $first }؛ { $second }
digits-none = هیچ رقمی
formula-group = ({ $one })
formula-negative = −{ $one }
formula-absolute = |{ $one }|
formula-sum = { $one } + { $two }
formula-difference = { $one } − { $two }
formula-product = { $one }·{ $two }
formula-quotient = { $one }/{ $two }
formula-remainder = { $one } mod { $two }
formula-list = { $first }, { $second }
formula-least = min({ $list })
formula-most = max({ $list })
formula-equal = { "\u200E" }{ $one } = { $two }{ "\u200E" }
formula-different = { "\u200E" }{ $one } ≠ { $two }{ "\u200E" }
formula-less = { "\u200E" }{ $one } < { $two }{ "\u200E" }
formula-at-most = { "\u200E" }{ $one } ≤ { $two }{ "\u200E" }
formula-greater = { "\u200E" }{ $one } > { $two }{ "\u200E" }
formula-at-least = { "\u200E" }{ $one } ≥ { $two }{ "\u200E" }
formula-and = { $one } و { $two }
formula-or = { $one } یا { $two }
formula-not = نه { $one }

## Why a formula cannot be read

formula-column = ستون { $column }: { $problem }
formula-expected-value = a، b، n، عدد، یا چیزی در پرانتز یا قدر مطلق انتظار می‌رفت
formula-expected-operator = عملگر یا پایان انتظار می‌رفت
formula-expected-bracket = عملگر یا ) انتظار می‌رفت
formula-expected-bar = عملگر یا | انتظار می‌رفت
formula-expected-opening = ( انتظار می‌رفت
formula-expected-number = عدد انتظار می‌رفت، نه چیزی درست یا نادرست
formula-expected-truth = چیزی درست یا نادرست انتظار می‌رفت، نه عدد
formula-expected-comparison = مقایسه‌ای مانند = یا >= انتظار می‌رفت
formula-unknown-name = «{ $name }» اینجا معنی ندارد: هست a، b، n، abs، min، max، mod، and، or، not
formula-large-number = عدد تا { $most } ممکن است
formula-too-deep = تا { $most } پرانتز و خط درهم ممکن است
formula-too-long = تا { $most } حرف ممکن است

## Why a regular expression cannot be read

expression-column = ستون { $column }: { $problem }
expression-too-long = تا { $most } حرف ممکن است
expression-too-complicated = عبارت بیش از اندازه پیچیده است: واژه‌های زیادی را از هم جدا می‌کند

## Kinds of rule

# Of what is drawn and means nothing, in the inspector.
decoration-rules = کشیده شده و معنایی ندارد.

region = ناحیهٔ رنگی
    .hint = روی خانه‌ها بکشید تا ناحیه‌ای افزوده رنگ شود. کشیدن با Shift به ناحیهٔ انتخاب‌شده می‌افزاید یا از آن می‌کاهد.
    .rules-house = هر ناحیهٔ رنگی هر یک از { $size } رقم را یک بار دارد.
    .rules-part = در یک ناحیهٔ رنگی هیچ رقمی تکرار نمی‌شود.
    .words-house = { $count } خانه، هر رقم یک بار

diagonals = قطرها
    .hint = روی جدولی کلیک کنید: دو قطرش هر رقم را یک بار دارند. دوباره کلیک کنید تا انتخاب شود؛ Delete برمی‌دارد.
    .rules-both = هر یک از دو قطر مشخص‌شده هر رقم را یک بار دارد.
    .rules-one = قطر مشخص‌شده هر رقم را یک بار دارد.
    .falling = قطر پایین‌رو
    .falling-hint = بالا چپ تا پایین راست
    .rising = قطر بالارو
    .rising-hint = پایین چپ تا بالا راست

four-squares = چهار مربع
    .hint = روی جدول 9x9 کلیک کنید: چهار مربع دیگر هر رقم را یک بار دارند. دوباره کلیک کنید تا انتخاب شود؛ Delete برمی‌دارد.
    .rules = هر یک از چهار مربع رنگی هر رقم را یک بار دارد.

four-pyramids = چهار هرم
    .hint = روی جدول 9x9 کلیک کنید: چهار هرم هر رقم را یک بار دارند. دوباره کلیک کنید تا انتخاب شود؛ Delete برمی‌دارد. هر دو فرفره می‌توانند در یک جدول باشند.
    .rules = هر یک از چهار هرم رنگی هر رقم را یک بار دارد.
    .words-mirrored = { $grid }، آینه‌ای
    .pinwheel = فرفره
    .mirrored = آینه‌ای
    .mirrored-hint = چرخاندن فرفره به سوی دیگر

position = جایگاه‌ها
    .hint = روی جدولی کلیک کنید: خانه‌های هم‌جای بلوک‌ها متفاوت‌اند. دوباره کلیک کنید تا قانون انتخاب شود؛ Delete برمی‌دارد.
    .rules = خانه‌هایی که در همهٔ بلوک‌ها جایگاه یکسانی دارند، هر رقم را یک بار دارند.

magic-box = بلوک جادویی
    .hint = روی بلوکی کلیک کنید: سطرها و ستون‌هایش یک جمع دارند. دوباره کلیک کنید تا انتخاب شود؛ Delete برمی‌دارد.
    .rules = در هر بلوک جادویی، جمع رقم‌های هر سطر و هر ستون { $total } است.
    .rules-diagonals = در هر بلوک جادویی، جمع رقم‌های هر سطر، هر ستون و هر قطر { $total } است.
    .words = { $place } · جمع خط‌ها { $total }
    .diagonals = قطرها هم
    .diagonals-hint = دو قطر بلوک هم همان جمع را دارند

magic-square = مربع جادویی
    .hint = میان هر مربع 3x3 کلیک کنید: سطرها و ستون‌هایش یک جمع دارند. دوباره کلیک کنید تا انتخاب شود؛ Delete برمی‌دارد.
    .rules = در هر مربع جادویی، جمع رقم‌های همهٔ سطرها و ستون‌ها یکسان است.
    .rules-diagonals = در هر مربع جادویی، جمع رقم‌های همهٔ سطرها، ستون‌ها و قطرها یکسان است.
    .diagonals = قطرها هم
    .diagonals-hint = دو قطر مربع هم همان جمع را دارند

odd-even = زوج و فرد
    .hint = روی خانه‌ها بکشید تا زوج (مربع) یا فرد (دایره) شوند. کشیدن روی نشان‌های همان نوع پاکشان می‌کند.
    .rules = خانه‌های دایره‌دار رقم فرد و خانه‌های مربع‌دار رقم زوج دارند.
    .rules-odd = خانه‌های دایره‌دار رقم فرد دارند.
    .rules-even = خانه‌های مربع‌دار رقم زوج دارند.
    .even = زوج
    .odd = فرد
    .mark-all = نشان کردن همه از پاسخ
    .mark-all-hint = دایره در هر خانه‌ای که رقمش فرد است، مربع در هر خانه‌ای که زوج است
    .mark-even = نشان کردن زوج‌ها از پاسخ
    .mark-even-hint = مربع در هر خانه‌ای که رقمش زوج است؛ دایره‌های درست می‌مانند
    .mark-odd = نشان کردن فردها از پاسخ
    .mark-odd-hint = دایره در هر خانه‌ای که رقمش فرد است؛ مربع‌های درست می‌مانند
    .rest-odd = بقیه فرد
    .rest-odd-hint = دایره در هر خانهٔ بی‌نشان
    .rest-even = بقیه زوج
    .rest-even-hint = مربع در هر خانهٔ بی‌نشان

outside = سرنخ‌های بیرونی
    .hint = جایی کنار جدول کلیک کنید و رقم بنویسید: هر یک میان نخستین خانه‌هایی است که از آنجا دیده می‌شود.
    .rules = رقمی که بیرون جدول نوشته شده، در { $down ->
    [1] نخستین خانه‌ای است که از آنجا دیده می‌شود.
   *[other] یکی از { $down } خانهٔ نخستی است که از آنجا دیده می‌شوند.
}
    .rules-two-depths = رقمی که بیرون جدول نوشته شده، در یکی از { $down } خانهٔ نخست (از بالا یا پایین) یا { $across } خانهٔ نخست (از پهلو) است که از آنجا دیده می‌شوند.

killer-cage = قفس
    .hint = روی خانه‌ها بکشید تا قفس شود و جمعش را بنویسید، یا هیچ. کشیدن با Shift به قفس می‌افزاید یا از آن می‌کاهد.
    .rules = در هر قفس هیچ رقمی تکرار نمی‌شود و جمع رقم‌ها برابر عدد گوشهٔ آن است.
    .rules-no-sum = در قفس بی‌عدد هیچ رقمی تکرار نمی‌شود.
    .sum = جمع
    .sum-hint = جمع رقم‌های قفس؛ خالی اگر تنها رقم‌ها متفاوت‌اند

thermometer = دماسنج
    .hint = از حباب تا نوک بکشید: رقم‌ها در امتداد خط بالا می‌روند. از نوک ادامه دهید. کشیدن دیگری از حباب شاخه می‌سازد، و با Shift از هر خانه؛ کلیک با Shift می‌بُرد.
    .rules = در طول هر دماسنج، رقم‌ها از حباب به بعد بزرگ‌تر می‌شوند.
    .rules-slow = در طول هر دماسنج کند، رقم‌ها از حباب به بعد بزرگ‌تر می‌شوند یا یکسان می‌مانند.
    .rules-ringed = در طول هر دماسنج با حلقه‌ای در حباب، رقم‌ها از حباب به بعد بزرگ‌تر می‌شوند یا یکسان می‌مانند.
    .slow = کند
    .slow-hint = رقم‌ها می‌توانند از خانه‌ای به خانهٔ بعد همان بمانند

whispers = نجوا
    .hint = در امتداد خط بکشید: همسایه‌ها دست‌کم ۵ فرق دارند، یا ۴ در نجوای هلندی. از هر سرش ادامه دهید.
    .rules = در طول هر خط نجوا، اختلاف رقم‌های همسایه دست‌کم { $number } است.
    .german = آلمانی
    .dutch = هلندی
    .number = اختلاف
    .number-hint = کمترین اختلاف همسایه‌ها روی خط؛ خالی: نیمی از رقم‌ها، گرد شده به بالا

renban = خط رنبان
    .hint = در امتداد خط بکشید: رقم‌هایش پیاپی‌اند، به هر ترتیب. از هر سرش ادامه دهید.
    .rules = رقم‌های هر خط رنبان، با هر ترتیبی، پیاپی‌اند و تکرار نمی‌شوند.

palindrome = واروخوان
    .hint = در امتداد خط بکشید: از هر دو سر یکسان خوانده می‌شود. از هر سرش ادامه دهید.
    .rules = رقم‌های هر خط واروخوان از هر دو سر یکسان خوانده می‌شوند.

between = خط میان
    .hint = از دایره تا دایره بکشید: آنچه میانشان است میان رقم‌های آن‌هاست. از هر سرش ادامه دهید.
    .rules = رقم‌های خط میان دو دایره، اکیداً بین رقم‌های آن دو دایره هستند.

region-sum = خط جمع‌های برابر
    .hint = در امتداد خط بکشید: بخش‌هایش در بلوک‌های مختلف جمع برابر دارند. از هر سرش ادامه دهید.
    .rules = مرز بلوک‌ها هر خط جمع‌های برابر را به بخش‌هایی با جمع یکسان تقسیم می‌کند. خطی که به یک بلوک برمی‌گردد، در آن بخش دیگری دارد.

double-arrow = پیکان دوسر
    .hint = از دایره تا دایره بکشید: جمع آنچه میانشان است جمع آن دو است. از هر سرش ادامه دهید.
    .rules = جمع رقم‌های هر پیکان دوسر برابر جمع دو رقم در دایره‌های دو سر آن است.

zipper = خط زیپ
    .hint = در امتداد خط بکشید: خانه‌های هم‌فاصله از وسط یک جمع دارند. از هر سرش ادامه دهید.
    .rules = در هر خط زیپ، جمع هر دو خانه‌ای که از میانه به یک فاصله‌اند یکسان است؛ خانهٔ میانه همین جمع را دارد.

sum-line = خط جمع
    .hint = در امتداد خط بکشید: به بخش‌هایی با جمع ۱۰، یا عددی دیگر، تقسیم می‌شود. از هر سرش ادامه دهید.
    .rules = هر خط جمع به بخش‌هایی از خانه‌های همسایه تقسیم می‌شود که جمع هر کدام { $number } است.
    .number = جمع
    .number-hint = جمع هر بخش؛ خالی: یکی بیش از شمار رقم‌ها

lockout = خط بازدارنده
    .hint = از لوزی تا لوزی بکشید: آنچه روی خط است میان رقم‌های آن‌ها نیست. از هر سرش ادامه دهید.
    .rules = اختلاف رقم‌های لوزی‌های دو سر هر خط بازدارنده دست‌کم { $number } است. هیچ رقمی در طول خط میان آن دو یا برابر یکی از آن‌ها نیست.
    .number = اختلاف
    .number-hint = کمترین اختلاف دو سر؛ خالی: نیمی از رقم‌ها، گرد شده به پایین

nabner = خط نابنر
    .hint = در امتداد خط بکشید: هیچ دو رقمش برابر یا پیاپی نیستند. از هر سرش ادامه دهید.
    .rules = در خط نابنر هیچ دو رقمی، هر جای خط که باشند، برابر یا پیاپی نیستند.

entropic = خط آنتروپی
    .hint = در امتداد خط بکشید: هر سه همسایه یک رقم کوچک، یک میانی و یک بزرگ هستند. از هر سرش ادامه دهید.
    .rules = از هر سه رقم همسایه در خط آنتروپی یکی کوچک ({ $low })، یکی میانی ({ $middle }) و یکی بزرگ ({ $high }) است.

modular = خط پیمانه‌ای
    .hint = در امتداد خط بکشید: باقی‌ماندهٔ هر سه همسایه بر ۳ متفاوت است. از هر سرش ادامه دهید.
    .rules = باقی‌ماندهٔ تقسیم هر { $number } رقم همسایهٔ خط پیمانه‌ای بر { $number } با هم فرق دارد ({ $classes }).
    .number = مقسوم‌علیه
    .number-hint = باقی‌ماندهٔ همین تعداد همسایه بر آن متفاوت است؛ خالی: ۳

parity-line = خط زوج و فرد
    .hint = در امتداد خط بکشید: رقم‌های فرد و زوج یک در میان‌اند. از هر سرش ادامه دهید.
    .rules = در طول هر خط زوج و فرد، رقم‌های فرد و زوج یکی در میان می‌آیند.

arithmetic = دنبالهٔ حسابی
    .hint = در امتداد خط بکشید: گام‌ها از رقمی به رقم بعد برابرند. از هر سرش ادامه دهید.
    .rules = در طول هر دنبالهٔ حسابی، هر رقم با رقم پیش از خود به یک اندازه و در یک جهت فرق دارد.

no-repeats = خط بی‌تکرار
    .hint = در امتداد خط بکشید: رقم‌هایش همه متفاوت‌اند. از هر سرش ادامه دهید.
    .rules = در طول خط بی‌تکرار هیچ رقمی تکرار نمی‌شود.

difference-dot = نقطهٔ اختلاف
    .hint = میان دو خانه کلیک کنید: رقم‌هایشان ۱، یا عددی که نوشته می‌شود، فرق دارند. کلیک نقطه را انتخاب می‌کند؛ Delete برمی‌دارد.
    .rules = اختلاف دو رقم کنار نقطهٔ سفید ۱ است.
    .rules-number = اختلاف دو رقم کنار نقطهٔ سفید عدددار برابر همان عدد است.
    .number = اختلاف
    .number-hint = اختلاف رقم‌ها؛ خالی: ۱

ratio-dot = نقطهٔ نسبت
    .hint = میان دو خانه کلیک کنید: یکی دو برابر دیگری، یا به عددی که نوشته می‌شود. کلیک نقطه را انتخاب می‌کند؛ Delete برمی‌دارد.
    .rules = از دو رقم کنار نقطهٔ سیاه یکی دو برابر دیگری است.
    .rules-number = از دو رقم کنار نقطهٔ سیاه عدددار یکی به تعداد همان عدد برابر دیگری است.
    .number = نسبت
    .number-hint = یک رقم چند برابر دیگری است؛ خالی: ۲

border-sum = نشان‌های X و V و جمع‌ها
    .hint = میان دو خانه کلیک کنید: جمع رقم‌هایشان ۱۰ (X)، ۵ (V)، یا عددی است که نوشته می‌شود. کلیک انتخاب می‌کند؛ Delete برمی‌دارد.
    .rules = جمع دو رقمی که عددی میان آن‌هاست برابر همان عدد است.
    .rules-x = جمع دو رقمی که X میان آن‌هاست ۱۰ است.
    .rules-v = جمع دو رقمی که V میان آن‌هاست ۵ است.
    .rules-none = نشان بی‌جمع چیزی نمی‌گوید.
    .x = X
    .v = V
    .sum = جمع
    .sum-hint = جمع دو رقم: X یعنی ۱۰، V یعنی ۵

inequality = نابرابری
    .hint = میان دو خانه کلیک کنید: نشان به رقم کوچک‌تر اشاره می‌کند. کلیک انتخاب می‌کند؛ Delete برمی‌دارد.
    .rules = نشان میان دو خانه به سوی رقم کوچک‌تر اشاره می‌کند.
    .falling = بزرگ‌تر از
    .rising = کوچک‌تر از
    .rising-hint = رقم خانهٔ چپ یا بالا کوچک‌تر است

quadruple = چهارتایی
    .hint = جایی که چهار خانه به هم می‌رسند کلیک کنید و تا چهار رقم بنویسید: خانه‌ها هر یک را دارند، تکراری را به همان شمار. کلیک انتخاب می‌کند؛ Delete برمی‌دارد.
    .rules = همهٔ رقم‌های درون دایره در چهار خانهٔ پیرامون آن هستند و رقم‌های تکراری به همان شماری که نوشته شده‌اند.
    .digits = رقم‌ها
    .digits-hint = تا چهار، که برخی می‌توانند تکرار شوند

anti-knight = ضد اسب
    .hint = روی جدولی کلیک کنید: خانه‌های با فاصلهٔ حرکت اسب هرگز یک رقم ندارند.
    .rules = خانه‌هایی که به اندازهٔ یک حرکت اسب شطرنج از هم دورند هرگز رقم یکسان ندارند.

anti-king = ضد شاه
    .hint = روی جدولی کلیک کنید: خانه‌هایی که به هم می‌چسبند، از گوشه هم، هرگز یک رقم ندارند.
    .rules = خانه‌هایی که در ضلع یا گوشه به هم می‌رسند هرگز رقم یکسان ندارند.

entropy = آنتروپی سراسری
    .hint = روی جدولی کلیک کنید: هر مربع چهار خانه‌ای یک رقم کوچک، یک میانی و یک بزرگ دارد.
    .rules = هر مربع ۲×۲ از خانه‌ها دست‌کم یک رقم کوچک ({ $low })، یک رقم میانی ({ $middle }) و یک رقم بزرگ ({ $high }) دارد.

nonconsecutive = ناپیاپی
    .hint = روی جدولی کلیک کنید: همسایه‌ها هرگز پیاپی نیستند. با نقطه روی صفحه یعنی همهٔ نقطه‌ها داده شده‌اند.
    .rules = رقم‌های خانه‌هایی که ضلع مشترک دارند هرگز پیاپی نیستند.
    .rules-numbers = اختلاف رقم‌های خانه‌هایی که ضلع مشترک دارند هرگز { $numbers } نیست.
    .rules-dots = همهٔ نقطه‌های سفید داده شده‌اند: هر جا میان دو خانهٔ با ضلع مشترک نقطه‌ای نباشد، اختلاف رقم‌هایشان { $numbers } نیست.

no-ratio = بی‌نسبت
    .hint = روی جدولی کلیک کنید: از دو همسایه هیچ‌کدام دو برابر دیگری نیست. با نقطه روی صفحه یعنی همهٔ نقطه‌ها داده شده‌اند.
    .rules = از رقم‌های دو خانهٔ با ضلع مشترک هیچ‌گاه یکی { $numbers } برابر دیگری نیست.
    .rules-dots = همهٔ نقطه‌های سیاه داده شده‌اند: هر جا میان دو خانهٔ با ضلع مشترک نقطه‌ای نباشد، هیچ رقمی { $numbers } برابر دیگری نیست.

all-sums = همهٔ Xها و Vها
    .hint = روی جدولی کلیک کنید: همسایه‌های بی X، V یا عدد میانشان چنان جمعی ندارند.
    .rules = همهٔ نشان‌ها داده شده‌اند: جمع دو رقم در خانه‌های با ضلع مشترک که نشانی میانشان نیست، { $numbers } نمی‌شود.

extremes = کمینه و بیشینه
    .hint = روی خانه‌ها بکشید: هر یک از همهٔ خانه‌های کنارش که نشان همسان ندارند کوچک‌تر یا بزرگ‌تر است. کشیدن از نشان پاک می‌کند.
    .rules = خانه‌ای با مثلث‌های رو به درون از همهٔ خانه‌های کنارش کوچک‌تر است؛ خانه‌ای با مثلث‌های رو به بیرون بزرگ‌تر است. همسایه‌های هم‌نشان با هم مقایسه نمی‌شوند.
    .rules-minimum = خانه‌ای با مثلث‌های رو به درون از همهٔ خانه‌های کنارش کوچک‌تر است. همسایه‌های هم‌نشان با هم مقایسه نمی‌شوند.
    .rules-maximum = خانه‌ای با مثلث‌های رو به بیرون از همهٔ خانه‌های کنارش بزرگ‌تر است. همسایه‌های هم‌نشان با هم مقایسه نمی‌شوند.
    .minimum = کمینه
    .maximum = بیشینه

low-high = کوچک و بزرگ
    .hint = روی خانه‌ها بکشید: هر یک رقمی از نیمهٔ کوچک یا بزرگ دارد. کشیدن از نشان پاک می‌کند.
    .rules = مثلث رو به پایین رقمی از نیمهٔ کوچک ({ $low }) و مثلث رو به بالا رقمی از نیمهٔ بزرگ ({ $high }) را نشان می‌دهد{ $has-middle ->
        [yes] ؛ رقم میانی، { $middle }، هیچ‌کدام نیست
       *[no] { "" }
    }.
    .rules-low = مثلث رو به پایین رقمی از نیمهٔ کوچک ({ $low }) را نشان می‌دهد{ $has-middle ->
        [yes] ؛ رقم میانی، { $middle }، جزو آن نیست
       *[no] { "" }
    }.
    .rules-high = مثلث رو به بالا رقمی از نیمهٔ بزرگ ({ $high }) را نشان می‌دهد{ $has-middle ->
        [yes] ؛ رقم میانی، { $middle }، جزو آن نیست
       *[no] { "" }
    }.
    .low = کوچک
    .high = بزرگ

indexers = نمایه‌ها
    .hint = روی خانه‌ها بکشید: رقم می‌گوید شمارهٔ جای خود خانه در کدام جای سطر، ستون یا بلوک است. کشیدن از نشان پاک می‌کند.
    .rules = رقم خانه‌ای که خط دارد می‌گوید شمارهٔ جای آن کجاست: با خط‌های چپ و راست، خانهٔ ستون c با رقم v می‌گوید ستون v در سطر آن c دارد؛ با خط‌های بالا و پایین همین برای سطر‌های ستون آن است؛ با خط‌های گرداگرد برای جاهای بلوک آن، به ترتیب خواندن از چپ به راست.{ $from ->
        [0] { " " }سطرها، ستون‌ها و جاها از ۰ شمرده می‌شوند.
       *[other] { "" }
    }
    .rules-column = خانه‌ای با خط‌های چپ و راست در ستون c با رقم v می‌گوید ستون v در سطر آن c دارد.{ $from ->
        [0] { " " }سطرها، ستون‌ها و جاها از ۰ شمرده می‌شوند.
       *[other] { "" }
    }
    .rules-row = خانه‌ای با خط‌های بالا و پایین در سطر r با رقم v می‌گوید سطر v در ستون آن r دارد.{ $from ->
        [0] { " " }سطرها، ستون‌ها و جاها از ۰ شمرده می‌شوند.
       *[other] { "" }
    }
    .rules-box = خانه‌ای با خط‌های گرداگرد در جای p بلوک خود، به ترتیب خواندن از چپ به راست، با رقم v می‌گوید جای v آن بلوک p دارد.{ $from ->
        [0] { " " }سطرها، ستون‌ها و جاها از ۰ شمرده می‌شوند.
       *[other] { "" }
    }
    .column = ستون
    .row = سطر
    .box = بلوک

counting-circles = دایره‌های شمارنده
    .hint = روی خانه‌ها بکشید: رقم درون دایره شمار دایره‌هایی است که آن را دارند. کشیدن از دایره پاک می‌کند.
    .rules = رقم درون دایره شمار دایره‌هایی است که همان رقم را دارند.

cell-sum = جمع خانه‌ها
    .hint = روی خانه‌ها بکشید و جمعشان را، یا بیشینه یا کمینه‌اش را بنویسید؛ رقم‌ها می‌توانند تکرار شوند. کشیدن با Shift خانه می‌افزاید یا از درون می‌کاهد.
    .rules = جمع رقم‌های خانه‌های نشان‌دار برابر عدد گوشهٔ آن‌هاست؛ رقم‌ها می‌توانند تکرار شوند.
    .rules-at-most = جمع رقم‌های خانه‌های نشان‌دار بیشتر از عدد پس از ≤ نیست؛ رقم‌ها می‌توانند تکرار شوند.
    .rules-at-least = جمع رقم‌های خانه‌های نشان‌دار کمتر از عدد پس از ≥ نیست؛ رقم‌ها می‌توانند تکرار شوند.
    .sum = جمع
    .sum-hint = جمع رقم‌ها، حداکثر یا حداقل
    .compared = مقایسه
    .compared-hint = جمع برابر عدد است، حداکثر آن، یا حداقل آن
    .equal = =
    .at-most = ≤
    .at-least = ≥

product-cage = قفس ضرب
    .hint = روی خانه‌های قفس بکشید و حاصل‌ضربشان را بنویسید. کشیدن با Shift خانه می‌افزاید یا از درون می‌کاهد.
    .rules = حاصل‌ضرب رقم‌های قفس نقطه‌چین برابر عدد پیش از × است؛ رقم‌ها می‌توانند تکرار شوند.
    .rules-differ = حاصل‌ضرب رقم‌های قفس خط‌چین برابر عدد پیش از × است و رقم‌ها تکرار نمی‌شوند.
    .product = حاصل‌ضرب
    .product-hint = حاصل‌ضرب رقم‌ها
    .differ = رقم‌ها متفاوت
    .differ-hint = هیچ رقمی در قفس تکرار نمی‌شود

allowed = رقم‌های مجاز
    .hint = روی خانه‌ها بکشید و رقم‌هایی را که می‌توانند داشته باشند بنویسید.
    .rules = خانه‌ای که رقم‌های کوچک دارد یکی از آن‌ها را می‌گیرد.
    .digits = رقم‌ها
    .digits-hint = آنچه هر خانه می‌تواند داشته باشد

clones = همزادها
    .hint = روی خانه‌های گروه نخست بکشید؛ کلیک با Shift رونوشتی از آن را جای دیگر می‌گذارد.
    .rules = گروه‌های خاکستری هم‌شکل در جاهای همانند رقم‌های یکسان دارند.

anti-diagonal = ضد قطر
    .hint = روی جدولی کلیک کنید: هر قطر کمترین شمار رقم‌های متفاوت را دارد، سه تا در جدول 9x9.
    .rules = هر قطر خط‌چین دقیقاً { $count } رقم متفاوت دارد.
    .rules-one = قطر خط‌چین دقیقاً { $count } رقم متفاوت دارد.
    .falling = قطر پایین‌رو
    .falling-hint = از بالا چپ تا پایین راست
    .rising = قطر بالارو
    .rising-hint = از پایین چپ تا بالا راست

arrow = پیکان
    .hint = از دایره در امتداد پیکان بکشید، و از نوکش ادامه دهید؛ پیکان‌های دیگر از همان دایره آغاز می‌شوند. کلیک پیکان را انتخاب می‌کند؛ Delete برمی‌دارد.
    .rules = جمع رقم‌های هر پیکان برابر رقم دایرهٔ آن است.
    .rules-figures = جمع رقم‌های هر پیکان برابر عددی است که در خانه‌های دایرهٔ آن نوشته می‌شود.
    .shaft = پیکان
    .circle = دایرهٔ دراز

figure = شکل
    .hint = روی جدول 9x9 کلیک کنید: ستاره، نقطه‌های میانی، چرخ‌وفلک، درصد یا آرگایل، که در بخش‌هایشان رقمی تکرار نمی‌شود.
    .rules = در شکل رنگی و در طول خط آن هیچ رقمی تکرار نمی‌شود.
    .rules-lines = در طول قطرهای رنگی هیچ رقمی تکرار نمی‌شود.
    .words = { $figure }، { $grid }
    .asterisk = ستاره
    .centre-dots = نقطه‌های میانی
    .girandola = چرخ‌وفلک
    .percent = درصد
    .argyle = آرگایل

leaps = پرش‌ها
    .hint = روی جدولی کلیک کنید: خانه‌هایی که چندین سطر و ستون فاصله دارند هرگز یک رقم ندارند. دوباره کلیک کنید تا قانون انتخاب شود؛ Delete برمی‌دارد.
    .rules-leap = { $rows }×{ $columns }
    .rules-digit = { $digit }
    .rules = خانه‌هایی که یک پرش از هم فاصله دارند رقم یکسان ندارند. پرش‌ها، به شکل سطر × ستون و به هر ترتیب: { $leaps }.
    .rules-rider = خانه‌هایی که یک یا چند پرش برابر در یک راستا از هم فاصله دارند رقم یکسان ندارند. پرش‌ها، به شکل سطر × ستون و به هر ترتیب: { $leaps }.
    .rules-digits = خانه‌هایی که یک پرش از هم فاصله دارند رقم یکسان ندارند، اگر آن رقم یکی از { $digits } باشد. پرش‌ها، به شکل سطر × ستون و به هر ترتیب: { $leaps }.
    .rules-rider-digits = خانه‌هایی که یک یا چند پرش برابر در یک راستا از هم فاصله دارند رقم یکسان ندارند، اگر آن رقم یکی از { $digits } باشد. پرش‌ها، به شکل سطر × ستون و به هر ترتیب: { $leaps }.
    .leaps = سطر و ستون
    .leaps-hint = سطر و ستون هر پرش، به هر ترتیب و سو: 1,2 حرکت اسب است، 1,1 قطری؛ چند تا با فاصله
    .rider = ادامه‌دار
    .rider-hint = همان پرش را می‌توان پیاپی کرد، مانند فیل: از 1,1 قطرهای کامل می‌آید
    .digits = تنها برای
    .digits-hint = رقم‌هایی که قانون دربارهٔ آن‌هاست؛ خالی: همه

sandwich = ساندویچ
    .hint = جایی کنار جدول کلیک کنید و عدد بنویسید: جمع رقم‌های میان کوچک‌ترین و بزرگ‌ترین رقم سطر یا ستون.
    .rules = عدد بیرون جدول برابر جمع رقم‌هایی است که در سطر یا ستون آن میان کوچک‌ترین و بزرگ‌ترین رقم قرار دارند.

x-sum = جمع نخستین‌ها
    .hint = جایی کنار جدول کلیک کنید و عدد بنویسید: نخستین رقم دیده‌شده می‌گوید چند رقم از آنجا این جمع را دارند.
    .rules = عدد بیرون جدول برابر جمع نخستین رقم‌هایی است که از آنجا دیده می‌شوند؛ شمار آن‌ها را رقم نخست تعیین می‌کند.

skyscraper = آسمان‌خراش
    .hint = جایی کنار جدول کلیک کنید و عدد بنویسید: از آنجا این شمار رقم از همهٔ پیشینیان بزرگ‌ترند.
    .rules = عدد بیرون جدول می‌گوید از آنجا چند رقم دیده می‌شود که از همهٔ رقم‌های پیش از خود بزرگ‌ترند.

hidden-skyscraper = آسمان‌خراش پنهان
    .hint = جایی کنار جدول کلیک کنید و رقم بنویسید: نخستین رقمی است که از آنجا رقم بزرگ‌تری پیش از آن است.
    .rules = رقم بیرون جدول، از آنجا که نگاه کنیم، نخستین رقمی است که رقمی بزرگ‌تر از آن پیش از آن آمده است.

numbered-rooms = اتاق‌های شماره‌دار
    .hint = جایی کنار جدول کلیک کنید و رقم بنویسید: در خانه‌ای است که نخستین رقم دیده‌شده شمارهٔ آن است.
    .rules = رقم بیرون جدول در خانه‌ای است که شمارهٔ آن، از همان سو، برابر رقم نخستین خانه است.

little-killer = قطرهای جمع‌دار
    .hint = جایی گرد جدول، نزدیک گوشه‌ای که پیکان به آن اشاره کند، کلیک کنید و جمع رقم‌های قطر را بنویسید.
    .rules = عدد پیکان‌دار برابر جمع رقم‌های روی قطر است؛ رقم‌ها می‌توانند تکرار شوند.

text-label = نوشته
    .hint = روی خانه‌ها بکشید و متن را در پنل کناری بنویسید: در میان خانه‌ها می‌ایستد و معنایی ندارد.
    .text = متن
    .text-hint = یک سطر؛ روی خط میان دو خانه یا گوشهٔ چهار خانه اگر آن‌ها رنگ شوند
    .size = اندازه
    .size-hint = اندازهٔ حرف‌ها به صدم خانه؛ خالی: اندازهٔ معمول
    .coloured = رنگی
    .coloured-hint = به رنگ زیر، به جای رنگ رقم‌ها

circle-mark = دایره
    .hint = روی خانه‌ای کلیک کنید، یا روی دو یا چهار بکشید: دایره‌ای در میانشان کشیده می‌شود. معنایی ندارد.
    .size = اندازه
    .size-hint = پهنای آن به صدم خانه؛ خالی: اندازهٔ معمول
    .fill = پرشده با
    .fill-hint = درون آن
    .tint = رنگ
    .clear = هیچ
    .white = سفید
    .black = سیاه
    .outline = دورخط
    .outline-hint = خط گرد آن
    .thin = نازک
    .thick = کلفت
    .dashed = خط‌چین
    .bare = هیچ

rectangle-mark = مستطیل
    .hint = روی خانه‌ای کلیک کنید یا روی چند تا بکشید: مستطیلی در میانشان کشیده می‌شود. معنایی ندارد.
    .width = پهنا
    .width-hint = به صدم خانه؛ خالی: به پهنای خانه‌ها
    .height = بلندی
    .height-hint = به صدم خانه؛ خالی: به بلندی خانه‌ها
    .fill = پرشده با
    .fill-hint = درون آن
    .tint = رنگ
    .clear = هیچ
    .white = سفید
    .black = سیاه
    .outline = دورخط
    .outline-hint = خط گرد آن
    .thin = نازک
    .thick = کلفت
    .dashed = خط‌چین
    .bare = هیچ

line-mark = خط
    .hint = از خانه‌ای به خانه‌ای بکشید: خطی کشیده می‌شود. معنایی ندارد. از هر سرش ادامه دهید؛ کلیک با Shift خط را می‌بُرد.
    .width = پهنا
    .width-hint = رقم‌ها روی خط پهن می‌ایستند
    .wide = پهن
    .medium = میانه
    .thin = نازک
    .style = سبک
    .style-hint = خط بریدگی دارد یا نه
    .solid = پیوسته
    .dashed = خط‌چین
    .dotted = نقطه‌چین
    .tip = سرها
    .tip-hint = پیکان در پایان، یا حباب در آغاز
    .plain = ساده
    .arrow = پیکان
    .bulb = حباب

frame-mark = قاب
    .hint = روی خانه‌ها بکشید: خطی گردشان کشیده می‌شود. معنایی ندارد. کشیدن با Shift خانه می‌افزاید یا می‌کاهد.
    .outline = دورخط
    .outline-hint = خط گرد خانه‌ها چگونه کشیده شود
    .thin = نازک
    .thick = کلفت
    .dashed = خط‌چین
    .bare = هیچ
    .inset = تورفتگی
    .inset-hint = خط چقدر درون خانه‌هاست، به صدم خانه؛ خالی: فاصلهٔ معمول

coloured-cells = خانه‌های رنگی
    .hint = روی خانه‌ها بکشید تا رنگ شوند. رنگ معنایی ندارد. کشیدن با Shift خانه می‌افزاید یا می‌کاهد.

own-line = خط دلخواه
    .hint = از خانه‌ای به خانه‌ای بکشید، سپس فرمولی از دو رقم a و b در پنل کناری بنویسید. از هر سرش ادامه دهید؛ کلیک با Shift خط را می‌بُرد.
    .rules = در طول خط، برای هر رقم a و رقم پس از آن b این شرط برقرار است: { $formula }.
    .rules-all = در طول خط، برای هر رقم a و هر رقم b که بعد از آن می‌آید این شرط برقرار است: { $formula }.
    .formula = فرمول
    .formula-hint = آنچه از دو رقم گفته می‌شود؛ a در امتداد خط پیش از b است. زبان فرمول: + - * / mod، |…|، min، max، = != < <= > >=، and، or، not؛ n شمار رقم‌هاست.
    .pairs = جفت‌ها
    .pairs-hint = هر رقم با بعدی، یا هر یک با همهٔ بعدی‌ها
    .neighbours = همسایه‌ها
    .all = همه
    .name = نام
    .name-hint = نام قانون؛ خالی: نام گونه‌اش
    .sentence = جمله
    .sentence-hint = آنچه برگه از آن می‌گوید؛ خالی: جمله‌ای از تنظیم‌های اینجا
    .width = پهنا
    .width-hint = رقم‌ها روی خط پهن می‌ایستند
    .wide = پهن
    .medium = میانه
    .thin = نازک
    .style = سبک
    .style-hint = خط بریدگی دارد یا نه
    .solid = پیوسته
    .dashed = خط‌چین
    .dotted = نقطه‌چین
    .tip = سرها
    .tip-hint = پیکان در پایان، یا حباب در آغاز
    .plain = ساده
    .arrow = پیکان
    .bulb = حباب

own-cells = خانه‌های دلخواه
    .hint = روی خانه‌ها بکشید، سپس فرمولی از دو رقم a و b در پنل کناری بنویسید: هر جفت خانه از آن پیروی می‌کند. کشیدن با Shift خانه می‌افزاید یا می‌کاهد.
    .rules = برای هر دو رقم خانه‌های نشان‌دار، { $ordered ->
        [yes] که a در ترتیب خواندن پیش از b است
       *[no] a و b
    }، این شرط برقرار است: { $formula }.
    .formula = فرمول
    .formula-hint = آنچه از دو رقم گفته می‌شود؛ a آن است که خانه‌اش سطر به سطر زودتر می‌آید. زبان فرمول: + - * / mod، |…|، min، max، = != < <= > >=، and، or، not؛ n شمار رقم‌هاست.
    .name = نام
    .name-hint = نام قانون؛ خالی: نام گونه‌اش
    .sentence = جمله
    .sentence-hint = آنچه برگه از آن می‌گوید؛ خالی: جمله‌ای از تنظیم‌های اینجا
    .outline = دورخط
    .outline-hint = خط گرد خانه‌ها
    .thin = نازک
    .thick = کلفت
    .dashed = خط‌چین
    .bare = هیچ
    .white = سفید
    .white-hint = خانه‌ها با رنگ پر نمی‌شوند

own-border = نشان دلخواه
    .hint = روی خط میان دو خانه کلیک کنید، سپس فرمولی از رقم‌هایشان a و b در پنل کناری بنویسید. دوباره کلیک کنید تا انتخاب شود؛ Delete برمی‌دارد.
    .rules = برای رقم‌های دو سوی نشان، { $ordered ->
        [yes] که a بالا یا سمت چپ b است
       *[no] a و b
    }، این شرط برقرار است: { $formula }.
    .rules-sign = برای رقم‌های دو سوی نشان { $sign }، { $ordered ->
        [yes] که a بالا یا سمت چپ b است
       *[no] a و b
    }، این شرط برقرار است: { $formula }.
    .formula = فرمول
    .formula-hint = آنچه از دو رقم گفته می‌شود؛ a رقم بالا یا چپ است. زبان فرمول: + - * / mod، |…|، min، max، = != < <= > >=، and، or، not؛ n شمار رقم‌هاست.
    .name = نام
    .name-hint = نام قانون؛ خالی: نام گونه‌اش
    .sentence = جمله
    .sentence-hint = آنچه برگه از آن می‌گوید؛ خالی: جمله‌ای از تنظیم‌های اینجا
    .sign = نشان
    .sign-hint = تا سه حرف که در آن نوشته می‌شود

own-grid = قانون دلخواه جدول
    .hint = روی جدولی کلیک کنید، سپس فرمولی از دو رقم a و b در پنل کناری بنویسید: همهٔ همسایه‌های جدول از آن پیروی می‌کنند. دوباره کلیک کنید تا انتخاب شود؛ Delete برمی‌دارد.
    .rules-edges = برای رقم‌های هر دو خانه‌ای که ضلع مشترک دارند، { $ordered ->
        [yes] که a در ترتیب خواندن پیش از b است
       *[no] a و b
    }، این شرط برقرار است: { $formula }.
    .rules-corners = برای رقم‌های هر دو خانه‌ای که تنها یک گوشهٔ مشترک دارند، { $ordered ->
        [yes] که a در ترتیب خواندن پیش از b است
       *[no] a و b
    }، این شرط برقرار است: { $formula }.
    .rules-touching = برای رقم‌های هر دو خانه‌ای که به هم می‌چسبند، { $ordered ->
        [yes] که a در ترتیب خواندن پیش از b است
       *[no] a و b
    }، این شرط برقرار است: { $formula }.
    .rules-leaps = برای رقم‌های هر دو خانه‌ای که یک پرش از هم فاصله دارند، { $ordered ->
        [yes] که a در ترتیب خواندن پیش از b است
       *[no] a و b
    }، این شرط برقرار است: { $formula }. پرش‌ها، به شکل سطر × ستون و به هر ترتیب: { $leaps }.
    .formula = فرمول
    .formula-hint = آنچه از دو رقم گفته می‌شود؛ a آن است که خانه‌اش سطر به سطر زودتر می‌آید. زبان فرمول: + - * / mod، |…|، min، max، = != < <= > >=، and، or، not؛ n شمار رقم‌هاست.
    .pairs = جفت‌ها
    .pairs-hint = کدام خانه‌های جدول با هم مقایسه شوند
    .edges = ضلع‌ها
    .corners = گوشه‌ها
    .touching = هر دو
    .leaps = پرش‌ها
    .offsets = سطر و ستون
    .offsets-hint = برای پرش‌ها: سطر و ستون هر یک، به هر ترتیب و سو، مانند 1,2؛ چند تا با فاصله
    .name = نام
    .name-hint = نام قانون؛ خالی: نام گونه‌اش
    .sentence = جمله
    .sentence-hint = آنچه برگه از آن می‌گوید؛ خالی: جمله‌ای از تنظیم‌های اینجا

own-word = واژهٔ دلخواه
    .hint = به ترتیب خواندن از خانه‌ای به خانه‌ای بکشید، سپس عبارتی منظم در پنل کناری بنویسید. از هر سرش ادامه دهید؛ کلیک با Shift خط را می‌بُرد.
    .rules = رقم‌های خط، از آغاز آن، با این عبارت منظم سازگارند: { "\u200E" }{ $expression }{ "\u200E" }.
    .expression = عبارت
    .expression-hint = کدام واژه‌های رقمی از آغاز تا پایان مجازند: . هر رقم، [135] یکی از چند، * هر چند بار، + دست‌کم یک بار، ? حداکثر یک بار، { "{2,3}" } این شمار، | یا، ( ) گروه
    .name = نام
    .name-hint = نام قانون؛ خالی: نام گونه‌اش
    .sentence = جمله
    .sentence-hint = آنچه برگه از آن می‌گوید؛ خالی: جمله‌ای از تنظیم‌های اینجا
    .width = پهنا
    .width-hint = رقم‌ها روی خط پهن می‌ایستند
    .wide = پهن
    .medium = میانه
    .thin = نازک
    .style = سبک
    .style-hint = خط بریدگی دارد یا نه
    .solid = پیوسته
    .dashed = خط‌چین
    .dotted = نقطه‌چین
    .tip = سرها
    .tip-hint = پیکان در پایان، یا حباب در آغاز
    .plain = ساده
    .arrow = پیکان
    .bulb = حباب

full-rank = رتبه‌بندی کامل
    .hint = جایی کنار جدول کلیک کنید و رتبهٔ خطی را که از آنجا دیده می‌شود بنویسید، میان همهٔ سطرها و ستون‌ها از هر دو سر.
    .rules = همهٔ سطرها و ستون‌ها، که از هر دو سر همچون عدد خوانده می‌شوند، از کوچک‌ترین (۱) تا بزرگ‌ترین ({ $most }) رتبه‌بندی می‌شوند. عدد بیرون جدول رتبهٔ عددی است که از آنجا خوانده می‌شود.
    .rules-equal = همهٔ سطرها و ستون‌ها، که از هر دو سر همچون عدد خوانده می‌شوند، از کوچک‌ترین (۱) تا بزرگ‌ترین ({ $most }) رتبه‌بندی می‌شوند؛ عددهای برابر در کوچک‌ترین رتبهٔ خود شریک‌اند. عدد بیرون جدول رتبهٔ عددی است که از آنجا خوانده می‌شود.

# How a person solves: steps as sentences. $cells, $digits, $houses and $rules are lists of what a step uses.
logic-sentence = { $technique }: { $why }: { $result }
logic-places = { $digit } در { $cell }
logic-removes = نه { $digits } در { $cells }
logic-row = سطر { $number }
logic-column = ستون { $number }
logic-box = بلوک { $number }
logic-of-grid = { $house } از جدول { $grid }
logic-board = صفحه
difficulty = { $stars ->
    [1] آسان
    [2] متوسط
    [3] دشوار
    [4] بسیار دشوار
   *[5] شیطانی
}
logic-last-digit = آخرین رقم
    .why = در { $houses } تنها { $digits } کم است
logic-hidden-single-box = تک‌رقم پنهان در بلوک
    .why = { $digits } در { $houses } تنها یک جا دارد
logic-hidden-single = تک‌رقم پنهان
    .why = { $digits } در { $houses } تنها یک جا دارد
logic-direct-pointing = اشارهٔ مستقیم
    .why = همهٔ جاهای { $digits } در نخستین ناحیه از { $houses } این‌هاست: { $cells }، و در دیگری یکی می‌ماند
logic-direct-claiming = ادعای مستقیم
    .why = همهٔ جاهای { $digits } در نخستین ناحیه از { $houses } این‌هاست: { $cells }، و در دیگری یکی می‌ماند
logic-direct-hidden-pair = جفت پنهان مستقیم
    .why = { $digits } در { $houses } خانه‌های { $cells } را می‌گیرند و برای رقمی دیگر یک جا می‌ماند
logic-direct-hidden-triplet = سه‌تایی پنهان مستقیم
    .why = { $digits } در { $houses } خانه‌های { $cells } را می‌گیرند و برای رقمی دیگر یک جا می‌ماند
logic-naked-single = تک‌رقم آشکار
    .why = در { $cells } تنها { $digits } می‌ماند
logic-pair-consequence = نتیجهٔ جفت‌ها
    .why = { $rules } نامزدهای کمتری در { $cells } می‌گذارد
logic-clause = جاهای ماندهٔ یک سرنخ
    .why = { $rules } تنها { $digits } را در { $cells } می‌گذارد
logic-sum-bounds = کران‌های جمع
    .why = با کمترین و بیشترین مقدار خانه‌های دیگر { $rules } ({ $cells }) جمع به دست نمی‌آید
logic-parity = زوج و فرد بودن جمع
    .why = زوج یا فرد بودن همهٔ خانه‌های دیگر { $rules } ({ $cells }) دانسته است
logic-combinations = ترکیب‌های جمع
    .why = هیچ ترکیبی از { $rules } ({ $cells }) این‌ها را ندارد
logic-word = واژه‌های خط
    .why = هیچ پرشدنی از خط { $rules } ({ $cells }) این‌ها را ندارد
logic-rank = رتبهٔ خط
    .why = با این‌ها خط { $rules } ({ $cells }) رتبهٔ دیگری می‌داشت
logic-rule-in-house = قانون در یک ناحیه
    .why = { $rules } در هر ترکیبی { $digits } را دارد، در { $cells }
logic-leftovers = قانون ۴۵
    .why = جمع { $houses } دانسته است، و با { $rules } جمع { $cells } نیز
logic-leftovers-houses = قانون ۴۵ در چند ناحیه
    .why = جمع { $houses } دانسته است، و با { $rules } جمع { $cells } نیز
logic-pointing = اشاره
    .why = همهٔ جاهای { $digits } در { $houses } این‌هاست: { $cells }
logic-claiming = ادعا
    .why = همهٔ جاهای { $digits } در { $houses } این‌هاست: { $cells }
logic-naked-pair = جفت آشکار
    .why = { $cells } در { $houses } تنها { $digits } را دارند
logic-naked-triplet = سه‌تایی آشکار
    .why = { $cells } در { $houses } تنها { $digits } را دارند
logic-naked-quad = چهارتایی آشکار
    .why = { $cells } در { $houses } تنها { $digits } را دارند
logic-hidden-pair = جفت پنهان
    .why = { $digits } در { $houses } تنها در { $cells } جا دارند
logic-hidden-triplet = سه‌تایی پنهان
    .why = { $digits } در { $houses } تنها در { $cells } جا دارند
logic-hidden-quad = چهارتایی پنهان
    .why = { $digits } در { $houses } تنها در { $cells } جا دارند
logic-x-wing = بال X
    .why = جاهای { $digits } در نیمهٔ نخست { $houses } در نیمهٔ دیگر است ({ $cells })
logic-swordfish = شمشیرماهی
    .why = جاهای { $digits } در نیمهٔ نخست { $houses } در نیمهٔ دیگر است ({ $cells })
logic-jellyfish = عروس دریایی
    .why = جاهای { $digits } در نیمهٔ نخست { $houses } در نیمهٔ دیگر است ({ $cells })
logic-finned-x-wing = بال X باله‌دار
    .why = جز باله‌ها، جاهای { $digits } در نیمهٔ نخست { $houses } در نیمهٔ دیگر است ({ $cells })
logic-sashimi-x-wing = بال X ساشیمی
logic-finned-swordfish = شمشیرماهی باله‌دار
    .why = جز باله‌ها، جاهای { $digits } در نیمهٔ نخست { $houses } در نیمهٔ دیگر است ({ $cells })
logic-sashimi-swordfish = شمشیرماهی ساشیمی
logic-xy-wing = بال XY
    .why = هر چه در نخستین خانه از { $cells } باشد، یکی از آن‌ها رقم مشترک از { $digits } را دارد
logic-xyz-wing = بال XYZ
    .why = هر چه در نخستین خانه از { $cells } باشد، یکی از آن‌ها رقم مشترک از { $digits } را دارد
logic-w-wing = بال W
    .why = { $cells }: { $houses } دو خانه با { $digits } را به هم می‌پیوندد که یکی رقم دیگر را دارد
logic-unique-rectangle = مستطیل یکتا
logic-unique-loop = حلقهٔ یکتا
    .why = اگر { $cells } تنها { $digits } را می‌داشتند، دو پاسخ بود
logic-bug = گور فراگیر دوتایی
    .why = بی { $digits } در { $cells } دو پاسخ بود
logic-aligned-pair = حذف جفت هم‌راستا
    .why = دو خانهٔ نخست از { $cells } برای یکی از دیگران چیزی نمی‌گذاشتند
logic-remote-pairs = جفت‌های دور
    .why = { $cells } یک در میان { $digits } را دارند
logic-turbot-fish = ماهی توربو
    .why = { $digits } در هر یک از { $houses } دو جا دارد ({ $cells })، پس یکی از دو سر آن را دارد
logic-skyscraper = آسمان‌خراش
logic-kite = بادبادک دونخی
logic-simple-colouring = رنگ‌آمیزی ساده
    .why = { $digits } یک در میان در { $cells } است
logic-multi-colouring = رنگ‌آمیزی چندگانه
    .why = { $digits } یک در میان در { $cells } است
logic-x-chain = زنجیر X
    .why = در { $cells } هر گزاره دربارهٔ { $digits } به گزارهٔ بعدی می‌رسد
logic-x-cycle = دور X
logic-y-cycle = دور XY
logic-chain = زنجیر پیامد
    .why = در { $cells } هر گزاره دربارهٔ { $digits } به گزارهٔ بعدی می‌رسد
logic-cycle = دور
logic-empty-rectangle = مستطیل تهی
    .why = { $digits } در دو خط از نخستین ناحیهٔ { $houses } است ({ $cells })
logic-sue-de-coq = سو دو کوک
    .why = { $cells } در { $houses } هر یک از { $digits } را یک بار دارند
logic-grouped-chain = زنجیر گروهی
    .why = در { $cells } هر گزاره دربارهٔ { $digits } به گزارهٔ بعدی می‌رسد
logic-nishio = نیشیو
    .why = { $digits } در آن‌جا در { $cells } به تناقض می‌رسد
logic-multiple-chains = زنجیرهای چندگانه
    .why = هر راهی از { $cells } برای { $digits } به یک جا می‌رسد
logic-cell-chains = زنجیرهای یک خانه
logic-house-chains = زنجیرهای یک ناحیه
logic-dynamic-chains = زنجیرهای پویا
    .why = هر راهی از { $cells } برای { $digits } به یک جا می‌رسد
logic-dynamic-chains-plus = زنجیرهای پویا با فن‌ها
    .why = هر راهی از { $cells } برای { $digits } به یک جا می‌رسد
logic-contradiction-chains = تناقض
logic-double-chains = زنجیرهای دوگانه
