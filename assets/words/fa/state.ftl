# What the studio tells: notices, names of what is open, steps that are taken back, results of work.

### all-grids
tell-all-grids-delete-from-all-grids = حذف { $rule } از همهٔ جدول‌ها
tell-all-grids-add-all-grids = افزودن { $rule } به همهٔ جدول‌ها
tell-all-grids-put-on-all-grids = گذاشتن { $rule } در همهٔ جدول‌ها

### asked
tell-asked-no-thread-could-started = اجرا در پس‌زمینه شروع نشد: { $error }

### author
tell-author-number-clues-number-or = تعداد سرنخ‌ها را وارد کنید، یا خالی بگذارید
tell-author-no-tool-author-open = هیچ پنل طراحی باز نیست
tell-author-at-work = هم‌اکنون در حال اجراست
tell-author-type-some-givens-first = ابتدا چند رقم داده‌شده بگذارید: رقم‌های تازه در همان خانه‌ها می‌آیند
tell-author-let-cells-or-digits = انتخاب کنید چه تغییر کند: خانه‌ها، رقم‌ها یا هر دو
tell-author-mark = نشانهٔ { $clue }
tell-author-rule = قانون { $clue }
tell-author-contradicts-solution-puzzle-had =
    { $more ->
        [0] { $first } با پاسخ پیشین معما ناسازگار است.
       *[other] { $first } و { $more } مورد دیگر با پاسخ پیشین معما ناسازگارند.
    }

### proposal
tell-proposal-clues-taken =
    { $count ->
        [0] هیچ سرنخی حذف نمی‌شود.
       *[other] { $number } سرنخ حذف می‌شود.
    }
tell-proposal-givens-go-small-grey = رقم‌های حذف‌شده روی صفحه کوچک و خاکستری‌اند.
tell-proposal-where-digits-beside-grid = جای سرنخ‌های بیرونی حذف‌شده رنگی است.
tell-proposal-rules-taken =
    { $count ->
       *[other] { $number } قانون حذف می‌شود: { $rules }.
    }
tell-proposal-no-clue-can-go = هیچ سرنخی را نمی‌توان حذف کرد: معما دیگر یکتا نمی‌ماند.
tell-proposal-more-could-go-was = شاید سرنخ‌های بیشتری حذف‌شدنی باشد: تنظیم یا حدی جستجو را پایان داد.
tell-proposal-thin-out =
    { $count ->
       *[other] حذف سرنخ‌ها تا { $number } سرنخ
    }
tell-proposal-left = { $count ->
       *[other] { $number } سرنخ می‌ماند
    }
tell-proposal-generate = { $count ->
       *[other] ساختن معمایی با { $number } سرنخ
    }
tell-proposal-of-clues = { $count ->
       *[other] معمایی با { $number } سرنخ
    }
tell-proposal-derive-another-puzzle = ساختن معمای مشابه
tell-proposal-its-solutions-correspond-those = مانند معمایی دیگر به نظر می‌رسد، ولی به دشواری معمای اصلی است و به همان تعداد پاسخ دارد.
tell-proposal-another-puzzle = معمای مشابه تازه
tell-proposal-hardest = دشوارترین گام: { $technique }، { $number }.
tell-proposal-nearest = معمای دقیقاً منطبق به‌موقع پیدا نشد؛ این نزدیک‌ترین است.
tell-both = { $first } · { $second }
tell-proposal-variation = دانهٔ { $seed }
tell-proposal-checked =
    { $count ->
       *[other] { $number } بررسی
    }

### work
tell-work-no-other-puzzle-can = از این معما نمی‌توان معمای مشابهی ساخت.

### draft
tell-draft-line = { $file }، سطر { $line }
tell-draft-change-title = تغییر عنوان
tell-draft-change-subtitle = تغییر زیرعنوان
tell-draft-change-author = تغییر طراح
tell-draft-change-language = تغییر زبان
tell-draft-change-credits = تغییر شناسنامه
tell-draft-change-copyright = تغییر حق نشر
tell-draft-change-words-on-back = تغییر متن پشت جلد
tell-draft-change-head-pages = تغییر سرصفحه
tell-draft-change-foot-pages = تغییر پاصفحه
tell-draft-change-link = تغییر پیوند
tell-draft-change-typeface = تغییر قلم
tell-draft-change-font = تغییر قلم دلخواه
tell-draft-change-semibold-font = تغییر قلم نیمه‌سیاه
tell-draft-change-picture-on-cover = تغییر تصویر جلد
tell-draft-change-picture-on-back = تغییر تصویر پشت جلد
tell-draft-change-whom-made-for = تغییر خروجی
tell-draft-change-paper = تغییر کاغذ
tell-draft-turn-paper = تغییر جهت صفحه
tell-draft-change-margins = تغییر حاشیه‌ها
tell-draft-change-gutter = تغییر عطف
tell-draft-change-bleed = تغییر لبهٔ برش
tell-draft-change-puzzles-page = تغییر تعداد معما در صفحه
tell-draft-change-cover = تغییر جلد
tell-draft-change-rules-page = تغییر صفحهٔ قانون‌ها
tell-draft-change-rules-below-puzzles = تغییر قانون‌های زیر معماها
tell-draft-change-answers = تغییر پاسخ‌ها
tell-draft-change-page-numbers = تغییر شمارهٔ صفحه‌ها
tell-draft-change-title-on-every = تغییر عنوان در هر صفحه
tell-draft-change-first-number = تغییر نخستین شماره
tell-draft-change-size-print = تغییر اندازهٔ چاپ
tell-draft-change-lines-for-notes = تغییر خط‌های یادداشت
tell-draft-change-dots-for-candidates = تغییر نقطه‌های نامزدها
tell-draft-change-cell-marks = تغییر نشانه‌ها و رنگ‌های چاپی
tell-draft-change-ink = تغییر مرکب
tell-draft-change-whom-for = تغییر کاربرد
tell-draft-change-stars = تغییر ستاره‌های دشواری
tell-draft-change-contents = تغییر فهرست
tell-draft-change-pages-answers = تغییر ارجاع به صفحهٔ پاسخ‌ها
tell-draft-change-order-on-pages = تغییر جای‌دهی جدول‌های کوچک
tell-draft-change-inks = تغییر رنگ‌های CMYK
tell-draft-change-printing-condition = تغییر شرایط چاپ
tell-draft-change-thickness-paper = تغییر ضخامت کاغذ
tell-draft-change-order-sheets = تغییر ترتیب دوروی دستی
tell-draft-change-marks = تغییر نشانه‌های برش و تا
tell-draft-change-folding = تغییر تا و منگنه
tell-draft-change-booklet = تغییر کتابچه

### booklet
tell-booklet-untitled-booklet = کتابچه بی‌عنوان
tell-booklet-move = جابه‌جا کردن «{ $title }»
tell-booklet-move-section = جابه‌جا کردن بخش «{ $title }»
tell-booklet-puzzle-move-puzzles = جابه‌جا کردن { $count } معما
tell-booklet-remove = برداشتن «{ $title }»
tell-booklet-rename = تغییر نام به «{ $title }»
tell-booklet-remove-several = { $count ->
   *[other] برداشتن { $count } معما
}
tell-booklet-kept-setup = اعمال پیش‌تنظیم «{ $name }»
tell-booklet-usual-setup = اعمال پیش‌تنظیم پیش‌فرض
tell-booklet-batch-stopped = متوقف شد؛ { $number } از { $of } افزوده شد
tell-booklet-batch-astray = افزوده: { $number }؛ از این‌ها { $astray } معما دقیقاً مطابق درخواست نیست، چون وقت تمام شد
tell-setups-kept = پیش‌تنظیم «{ $name }» ذخیره شد؛ کتابچهٔ تازهٔ بعدی با آن شروع می‌شود
tell-setups-not-kept = پیش‌تنظیم ذخیره نشد
tell-setups-deleted = پیش‌تنظیم «{ $name }» حذف شد
tell-setups-not-deleted = پیش‌تنظیم حذف نشد
tell-booklet-take-setup = اعمال تنظیم‌های صفحهٔ { $name }
tell-booklet-change-difficulty = تغییر دشواری «{ $title }»
tell-booklet-change-number = تغییر شمارهٔ «{ $title }»
tell-booklet-change-section = تغییر بخش «{ $title }»
tell-booklet-change-picture = تغییر تصویر «{ $title }»
tell-booklet-change-stars = تغییر ستاره‌های «{ $title }»
tell-booklet-change-link = تغییر پیوند «{ $title }»
tell-booklet-change-rules = تغییر قانون‌های «{ $title }»

### booklet-files
tell-booklet-files-entry-booklet-could-not = { $count ->
       *[other] { $number } مورد از کتابچه خوانده نشد
    }
tell-booklet-files-saved = ذخیره شد: { $path }
tell-booklet-files-booklet-could-not-saved = کتابچه ذخیره نشد
tell-booklet-files-puzzle-add-puzzles = { $count ->
       *[other] افزودن { $number } معما
    }
tell-booklet-files-puzzle-added-puzzles = { $count ->
       *[other] { $number } معما افزوده شد
    }
tell-booklet-files-puzzle-could-not-read = { $count ->
       *[other] { $number } معما افزوده شد؛ { $bad } خوانده نشد
    }
tell-booklet-files-pages-could-not-made = صفحه‌ها ساخته نشد: { $why }
tell-booklet-files-batch-cancelled = ساختن معما متوقف شد؛ هیچ معمایی نوشته نشد
tell-booklet-files-exported = برون‌بری شد: { $path }
tell-booklet-files-export-was-cancelled-no = برون‌بری لغو شد؛ پرونده‌ای نوشته نشد

### cells
tell-cells-cell-copied-cells =
    { $count ->
       *[other] { $number } خانه رونوشت شد
    }
tell-cells-cell-cut-cells =
    { $count ->
       *[other] { $number } خانه بریده شد
    }
tell-cells-select-cell-where-copied = ابتدا خانه‌ای را که چسباندن از آن شروع شود انتخاب کنید
tell-cells-cell-paste-cells = { $count ->
       *[other] چسباندن { $number } خانه
    }
tell-cells-rules = { $count } قانون
tell-cells-rules-copied = { $rules } رونوشت شد
tell-cells-rules-cut = { $rules } بریده شد
tell-cells-rules-pasted = چسباندن { $rules }
tell-cells-board-no-place-for = خانه‌های رونوشت‌شده آنجا نمی‌گنجند
tell-cells-cell-had-no-place =
    { $count ->
       *[other] { $number } خانه در این صفحه نمی‌گنجید و کنار گذاشته شد
    }
tell-cells-cell-move-cells = { $count ->
       *[other] جابه‌جا کردن { $number } خانه
    }
tell-cells-cell-turn-cells =
    { $count ->
       *[other] چرخاندن یا قرینه کردن { $number } خانه
    }
tell-cells-shapes-not-taken = شکل ناحیه‌ها کنار گذاشته شد ({ $number }): به جدول نامنظمی با ناحیه‌هایی به همین اندازه نیاز دارند
tell-cells-board-ends-there = صفحه آنجا تمام می‌شود
tell-cells-rule-no-place = قانون { $number } ({ $name }) آنجا نمی‌گنجد

### check
tell-check-its-solution-breaks-rule = پاسخش یکی از قانون‌های معما را نقض می‌کند

### clipboard
tell-clipboard-select-cells-cut-first = ابتدا خانه‌ها یا قانون‌هایی را که باید بریده شوند انتخاب کنید
tell-clipboard-there-no-text-clipboard = در تخته‌برش متنی نیست
tell-clipboard-what-was-pasted-no = متن چسبانده‌شده معما نیست
tell-clipboard-there-nothing = معمایی در آن نیست.
tell-clipboard-take-what-was-pasted = افزودن معمای چسبانده‌شده
tell-clipboard-rules-do-not-fit = { $count } قانون در این صفحه نمی‌گنجد و کنار گذاشته شد
tell-clipboard-copied = رونوشت شد: { $format }
tell-clipboard-copied-solution-too = رونوشت شد: { $format }، همراه با پاسخ، تا حل‌کنندگان ببینند کی تمام کرده‌اند
tell-clipboard-puzzle-could-not-copied = معما رونوشت نشد
tell-clipboard-copied-picture-board = تصویر صفحه رونوشت شد
tell-clipboard-copied-picture-solution = تصویر پاسخ رونوشت شد
tell-clipboard-link-too-long-for = پیوند برای مرورگر بیش از اندازه طولانی است؛ به جای آن رونوشتش کنید
tell-clipboard-opened-browser = در مرورگر باز شد
tell-clipboard-no-browser = مرورگری پیدا نشد؛ به جای آن پیوند رونوشت شد
tell-clipboard-puzzle-could-not-opened = معما در مرورگر باز نشد
tell-clipboard-open-board-other-digits = معمای باز رقم‌های دیگری به کار می‌برد
tell-clipboard-there-givens-where-open = برخی رقم‌های داده‌شده بیرون صفحهٔ باز می‌افتند
tell-clipboard-there-neither-givens-nor = معمای چسبانده‌شده رقم داده‌شده یا قانونی که در این صفحه بگنجد ندارد

### count
tell-count-its-solution-breaks-rule = پاسخش یکی از قانون‌های معما را نقض می‌کند

### document
tell-document-untitled-puzzle = معمای بی‌عنوان
tell-document-no-rule-selected = ابتدا قانونی را انتخاب کنید
tell-document-there-only-one-grid = تنها یک جدول هست
tell-document-only-rules-for-whole = تنها قانون‌های کل جدول را می‌توان در همهٔ جدول‌ها گذاشت

### edits
tell-edits-all-grids-fits-have = همهٔ جدول‌هایی که این قانون در آن‌ها می‌گنجد از پیش آن را دارند

### examples
tell-examples-plain-boards = صفحه‌های ساده
tell-examples-classic = کلاسیک
tell-examples-jigsaw = نامنظم
tell-examples-latin-square = مربع لاتین
tell-examples-four-pyramids-mirrored = چهار هرم، قرینه
tell-examples-decoration = تزیین
tell-examples-choices = گروه‌های قاعده‌ها
tell-examples-fog = مه
tell-examples-formulas = فرمول برای همهٔ رقم‌ها
tell-examples-sizes = اندازه‌ها
tell-examples-shidoku = شیدوکو، ۴ × ۴
tell-examples-roku = روکو، ۶ × ۶
tell-examples-hachi = هاچی، ۸ × ۸
tell-examples-juuni = جونی، ۱۲ × ۱۲
tell-examples-supersudoku = ابرسودوکو، ۱۶ × ۱۶
tell-examples-giant = غول، ۲۵ × ۲۵
tell-examples-layouts = چیدمان‌ها
tell-examples-samurai-grids = سامورایی، ۵ جدول
tell-examples-samurai-five-kinds = سامورایی، پنج گونهٔ قانون
tell-examples-twin-grids = دوقلو، ۲ جدول
tell-examples-sohei-grids = سوهی، ۴ جدول
tell-examples-chain-grids = زنجیرهٔ ۳ جدول
tell-examples-windmill-grids = آسیاب بادی، ۵ جدول
tell-examples-butterfly-grids = پروانه، ۴ جدول
tell-examples-flower-grids = گل، ۵ جدول

### files
tell-files-fonts = قلم‌ها
tell-files-pictures = تصویرها
tell-files-puzzles = معماها
tell-files-open-puzzles = باز کردن معماها
tell-files-save-puzzle = ذخیرهٔ معما
tell-files-gridwright-puzzle = معمای Gridwright
tell-files-export-puzzle = برون‌بری معما، بدون پاسخ، به .png، .svg، .pdf یا .html
tell-files-export-solution = برون‌بری پاسخ به .png، .svg یا .pdf
tell-files-export-both = برون‌بری معما و پاسخ به .png، .svg یا .pdf
# $name is the name of the file of the puzzle.
tell-files-name-solution = { $name }-پاسخ
tell-files-name-both = { $name }-با-پاسخ
tell-files-key-sheet = ذخیرهٔ میان‌برها به‌صورت .pdf
tell-files-picture-or-page = تصویر یا PDF
tell-files-open-booklet = باز کردن کتابچه
tell-files-batch = ذخیرهٔ معماهای تازه
tell-files-lines = معماهای Gridwright، هر کدام در یک سطر
tell-files-take-setup = گرفتن تنظیم‌های صفحه از یک کتابچه
tell-files-save-booklet = ذخیرهٔ کتابچه
tell-files-gridwright-booklet = کتابچه Gridwright
tell-files-add-puzzles-booklet = افزودن معما به کتابچه
tell-files-export-booklet = برون‌بری کتابچه
tell-files-pdf-file = پروندهٔ PDF
tell-files-choose-font = انتخاب قلم
tell-files-choose-picture = انتخاب تصویر
tell-files-name-must-end-png = { $path }: نام باید به .png، .svg، .pdf یا .html ختم شود

### flow
tell-flow-puzzle-was-closed-before = معما از پیش بسته شده است
tell-flow-open-another-tab-close = { $path } در زبانهٔ دیگری باز است. نخست آن زبانه را ببندید.
tell-flow-puzzle-could-not-saved = معما ذخیره نشد
tell-newer-not-watched = شاید تغییر پرونده‌های باز دیده نشود: { $reason }
tell-newer-open-elsewhere = { $path } در پنجرهٔ دیگری از Gridwright هم باز است
tell-newer-gone = { $path } دیگر وجود ندارد: برنامهٔ دیگری آن را حذف یا جابه‌جا کرده است. ذخیره آن را دوباره می‌سازد.
tell-edits-misfit = { $name }: { $misfit }
tell-flow-saved = ذخیره شد: { $path }
tell-flow-another-file-being-written = پروندهٔ دیگری هنوز در حال نوشته شدن است
tell-flow-exported = برون‌بری شد: { $path }
tell-flow-exported-puzzle = معما برون‌بری شد: { $path }
tell-flow-exported-solution = پاسخ برون‌بری شد: { $path }
tell-flow-exported-both = معما با پاسخ برون‌بری شد: { $path }
tell-flow-exported-font-no-empty = برون‌بری شد: { $path }؛ ولی قلم «{ $missing }» را ندارد و به جای آن کادر خالی نشان داده می‌شود
tell-flow-puzzle-could-not-exported = معما برون‌بری نشد
tell-flow-sheet-could-not-be-written = میان‌برها ذخیره نشدند
tell-flow-another-file-dialog-open = پنجرهٔ دیگری برای انتخاب پرونده از پیش باز است

### looks
tell-looks-less = در پنجره تنها برای { $real }٪ جا هست؛ { $scale }٪ در پنجرهٔ بزرگ‌تر اعمال می‌شود

### browsing
tell-browser-folder-could-not-made = پوشه ساخته نشد

### rules
tell-rules-several = { $count } قانون
tell-rules-move = جابه‌جایی { $rule }
tell-rules-duplicate = تکثیر { $rule }
tell-rules-delete = حذف { $rule }
tell-rules-on = روشن کردن { $rule }
tell-rules-off = خاموش کردن { $rule }
tell-rules-only = خاموش کردن همهٔ قانون‌ها جز { $rule }
tell-rules-no-place = قانون آنجا نمی‌گنجد
tell-rules-group = گروه کردن { $rule }
tell-rules-quantify = سور: { $quantifier }
tell-rules-ungroup = بیرون آوردن { $rule } از گروه
tell-rules-new-group = گروه { $number }
tell-rules-rename-group = تغییر نام { $group }
tell-rules-lock = قفل کردن { $rule }
tell-rules-unlock = باز کردن قفل { $rule }
tell-rules-read-values = استفاده از مقدارها در { $rule }
tell-rules-read-digits = استفاده از رقم‌ها در { $rule }
tell-rules-all = روشن کردن همهٔ قانون‌ها

### jigsaw
tell-jigsaw-from = (از { $cell })
tell-jigsaw-wrong-count = ناحیهٔ { $region } به جای { $size } خانه { $cells } خانه دارد
tell-jigsaw-not-connected = ناحیهٔ { $region } پیوسته نیست

### jobs
tell-jobs-fault-program = خطای داخلی: { $words }
tell-jobs-says-nothing = بدون جزئیات
tell-jobs-ended-without-answer = بی‌نتیجه پایان یافت

### files
tell-files-no-text = پروندهٔ متنی نیست

### keymap
tell-keymap-system-needs-one-for = برای تخته‌برش و ویرایش متن کنار گذاشته شده است
tell-keymap-f-opens-menus = F10 منوها را باز می‌کند
tell-keymap-alt-with-letter-opens = Alt با یک حرف منو باز و ابزار انتخاب می‌کند؛ Ctrl را هم بیفزایید
tell-keymap-keys-alone-type-hold = کلید تنها متن می‌نویسد؛ Ctrl را بیفزایید یا کلید کارکردی به کار ببرید

### layout
tell-layout-given-was-on-cells =
    { $givens ->
       *[other] { $givens } رقم داده‌شده روی خانه‌های حذف‌شده یا پر بود؛ واگرد آن را بازمی‌گرداند
    }
tell-layout-rule-was-on-cells =
    { $rules ->
       *[other] { $rules } قانون روی خانه‌های حذف‌شده یا پر بود؛ واگرد آن را بازمی‌گرداند
    }
tell-layout-given-givens-rule-rules = { $givens } رقم داده‌شده و { $rules } قانون روی خانه‌های حذف‌شده یا پر بودند؛ واگرد آن‌ها را بازمی‌گرداند

### mending
tell-mending-what-was-not-saved = کار ذخیره‌نشدهٔ شما خودکار ذخیره شد: Gridwright در شروع بعدی بازیابی آن را پیشنهاد می‌کند.
tell-mending-save-what-you-have = تغییرهایتان را همین حالا ذخیره کنید.
tell-mending-what-was-being-done = { $words }. { $kept } شاید آخرین کار شما نیمه‌تمام مانده باشد: آن را بررسی یا واگرد کنید.
tell-mending-window-failed = مشکلی پیش آمد

### new-board
tell-new-board-no-puzzle-open = هیچ معمایی باز نیست
tell-new-board-grids-layout-have-digits = هر جدول این چیدمان { $size } رقم دارد، نه { $found } رقم
tell-new-board-squares-have-no-boxes = مربع‌های لاتین با اندازهٔ { $size } بلوکی برای اشتراک ندارند، پس تنها یک جدول ممکن است

### played
tell-played-digit = رقم
tell-played-corner = گوشه
tell-played-centre = وسط
tell-played-colour = رنگ

### playing
tell-playing-play-test-paused = حل آزمایشی در حال مکث است
tell-playing-select-cell-first-then = ابتدا خانه‌ای انتخاب کنید، سپس رقمش را بنویسید.
tell-playing-goes-on = ادامه یافت؛ زمان‌سنج { $time } را نشان می‌دهد

### ideal
tell-ideal-dimension-quotient-ring-number = بعد حلقهٔ خارج‌قسمت: { $count }، تعداد پاسخ‌ها ({ $seconds } ثانیه).
tell-ideal-computed-from-solutions-search = از پاسخ‌هایی که با جستجو یافته شدند محاسبه شد، نه از چندجمله‌ای‌ها.
tell-ideal-graded-reverse-lexicographic-order = ترتیب درجه‌ای واژگانی وارون، متغیرها { $order }.
tell-ideal-prime-certified-over-rational = روی عددهای گویا، از { $count } عدد اول بازسازی و تأیید شد.
tell-ideal-more-than = بیش از { $count }
tell-ideal-basis-not-known = پایه نامعلوم است: { $why }.
tell-ideal-there-no-polynomials-reasonable = چندجمله‌ای‌هایی با اندازهٔ معقول وجود ندارد: { $why }.
tell-ideal-degree = { $count } از درجهٔ { $degree }
tell-ideal-polynomials = { $count } چندجمله‌ای
tell-ideal-in-variables = { $size } با { $count } متغیر: { $degrees }.
tell-ideal-cells = خانه‌ها
tell-ideal-board = صفحه
tell-ideal-row = سطر { $number }
tell-ideal-column = ستون { $number }
tell-ideal-box = بلوک { $number }
tell-ideal-grid = { $house }، جدول { $grid }
tell-ideal-reduced-basis = پایهٔ کاهیده
tell-ideal-standard-monomials = تک‌جمله‌ای‌های استاندارد

### proofs
tell-proofs-row-by-row = سطر به سطر
tell-proofs-column-by-column = ستون به ستون
tell-proofs-from-last-cell = از آخرین خانه
tell-proofs-board = صفحه
tell-proofs-givens = رقم‌های داده‌شده

### program
tell-program-digit-each-cell = یک رقم در هر خانه
tell-program-column-for-digit-cell = { $count } ستون: { $cells } برای رقم‌ها در خانه‌ها
tell-program-for-what-rules-add = { $columns }، { $count } افزودهٔ قانون‌ها
tell-program-rows = { $count } سطر: { $rows }.
tell-program-entries-not-all-entries = { $count } درایهٔ ناصفر: { $percent }٪ از همه.
tell-program-first-solve = حل نخست: { $outcome }.
tell-program-solution = یک پاسخ
tell-program-no-solution-so-there = هیچ، پس معما پاسخ ندارد
tell-program-exclusion-row = سطر کنارگذاری
tell-program-another-solution-so-there = پاسخی دیگر، پس چند پاسخ هست
tell-program-no-solution-so-first = هیچ، پس اولی تنها پاسخ است
tell-program-second-solve-with-row = حل دوم، با سطری که پاسخ اول را کنار می‌گذارد: { $outcome }.
tell-program-of-rules = { $name } { $rows } (از { $count } قانون)
tell-program-unknown = نامعلوم، { $why }
tell-program-nodes = { $outcome } ({ $count } گره، { $seconds } ثانیه)

### reading
tell-reading-files = { $count ->
       *[other] { $count } پرونده
    }
tell-reading-entries =
    { $count ->
       *[other] { $count } مورد کتابچه
    }
tell-reading-pasted = متن چسبانده‌شده
tell-saving = در حال ذخیرهٔ { $file }
tell-saving-then-closes = پس از آن بسته می‌شود
tell-saving-given-up = انتظار برای { $file } پایان یافت؛ ذخیره‌نشده به شمار می‌آید
tell-reading-reading = در حال خواندن { $file }
tell-reading-mb = { $read } از { $length } مگابایت
tell-reading-waiting =
    { $count ->
       *[other] { $count } مورد دیگر در انتظار
    }
tell-reading-left = { $count ->
       *[other] { $count } مورد مانده
    }
tell-reading-reading-was-cancelled = خواندن { $file } لغو شد
tell-reading-file-could-not-opened = پرونده باز نشد
tell-reading-files-could-not-opened = برخی پرونده‌ها باز نشدند
tell-reading-files-failed = { $count ->
       *[other] { $count } پرونده:
    }
tell-reading-open-already = { $path } از پیش باز است
tell-reading-was-changed-here-while = { $path } هنگام بارگذاری دوباره اینجا تغییر کرد
tell-reading-booklet-was-changed-while = کتابچه هنگام خواندن { $path } تغییر کرد
tell-reading-open-booklet-changes-not = کتابچهٔ باز تغییرهای ذخیره‌نشده دارد. ابتدا آن را ذخیره کنید یا ببندید.
tell-reading-changes-could-not-recovered = تغییرها بازیابی نشدند
tell-reading-booklet-could-not-opened = کتابچه باز نشد

### recovery
tell-recovery-no-copy-unsaved-changes = کار شما را نمی‌توان خودکار ذخیره کرد: { $reason }
tell-recovery-changes-could-not-recovered = تغییرها بازیابی نشدند
tell-recovery-changes-could-not-deleted = تغییرهای ذخیره‌نشده حذف نشدند

### walk
tell-walk-nothing-was-laid-out = معما برای حل آماده نشد

### start
tell-start-grids = { $count ->
       *[other] { $count } جدول { $size } × { $size }
    }

### clues
tell-clues-clues-stand-beside-grid = روی جایی بیرون جدول کلیک کنید
tell-clues-move = جابه‌جایی سرنخ ({ $rule })

### grids
tell-grids-cell-shares-cells = { $count ->
        [0] بدون خانهٔ مشترک
       *[other] { $count } خانهٔ مشترک
    }
tell-grids-at = در { $cell }
tell-grids-grid = جدول { $number }

### jigsaw
tell-jigsaw-paint-region = رنگ کردن ناحیهٔ { $number }

### laying
tell-laying-move-grid = جابه‌جایی جدول { $grid }
tell-laying-delete-grid = حذف جدول { $grid }

### pins
tell-pins-click-clue-pin = برای سنجاق کردن سرنخ روی آن کلیک کنید

### selected
tell-selected-select-cells-rule-first = ابتدا خانه‌های قانون را انتخاب کنید
tell-selected-line-goes-from-each = خانه‌هایی انتخاب کنید که یک خط پیوسته بسازند
tell-selected-select-two-cells-beside = دو خانهٔ دو سوی مرز را انتخاب کنید
tell-selected-select-four-cells-around = چهار خانهٔ دور گوشه را انتخاب کنید
tell-selected-select-cell-at-edge = خانه‌ای در لبهٔ صفحه انتخاب کنید
tell-selected-cells-beyond-grid = همهٔ خانه‌های انتخاب‌شده باید در یک جدول باشند
tell-selected-region-already = خانه‌ها از پیش در یک ناحیه‌اند
tell-selected-region-keeps-cell = ناحیه‌ای بدون خانه می‌ماند

### typing
tell-typing-select-cell-first-then = ابتدا خانه‌ای انتخاب کنید، سپس رقم آن را بنویسید.

### words
tell-words-microseconds = { $time } میکروثانیه
tell-words-milliseconds = { $time } میلی‌ثانیه
tell-words-seconds = { $time } ثانیه
tell-words-minutes = { $minutes } دقیقه و { $seconds } ثانیه

### aid
tell-aid-solved = حل شد در { $time }
tell-aid-no-mistake-so-far = تا اینجا اشتباهی نیست
tell-aid-digit-wrong-digits-wrong = { $count ->
       *[other] { $number } رقم نادرست است
    }
tell-aid-there-mistake = اشتباهی هست
tell-aid-mark-wrong = نشانه‌ای نادرست است
tell-aid-no-solution-all = هیچ پاسخی با نوشته‌های شما نمی‌خواند
tell-aid-found-no-solution = معما پاسخ ندارد
tell-aid-could-not-told-time = به‌موقع بررسی نشد
tell-aid-place = { $place } از { $count }
tell-aid-why = چرا؟ · { $cell }
tell-aid-look-at = به { $place } نگاه کنید.
tell-aid-there = اینجا { $why }: { $result }.
tell-aid-every-cell-its-digit = همهٔ خانه‌ها پر شده‌اند.
tell-aid-no-technique-moves-on = هیچ فن شناخته‌شده‌ای اینجا به کار نمی‌آید؛ باید حدس بزنید.
tell-aid-digit-not-what-solution =
    { $count ->
       *[other] { $number } رقم نادرست است.
    }
tell-aid-cell-leave-out-right = { $count ->
       *[other] نشانه‌های وسط { $number } خانه رقم درست را ندارند.
    }
tell-aid-puzzle-several-solutions-none = معما چند پاسخ دارد، ولی هیچ‌کدام با نوشته‌های شما نمی‌خواند.
tell-aid-no-solution = معما پاسخ ندارد.
tell-aid-answer-was-lost = مشکلی پیش آمد: { $why }.
tell-aid-no-answer-was-found = پاسخی به‌موقع یافت نشد.
tell-aid-given = این رقم داده شده است.
tell-aid-or-which-other-digit = یا رقمی دیگر؟
tell-aid-which-digit = کدام رقم؟
tell-aid-why-digit = چرا { $digit }
tell-aid-not-already = { $cell } نمی‌تواند { $digit } باشد: { $by } در { $house } آن را دارد.
tell-aid-not-because = { $cell } به سبب { $rule } نمی‌تواند { $digit } باشد.
tell-aid-techniques-do-not-settle = هیچ فن شناخته‌شده‌ای نشان نمی‌دهد که { $cell } برابر { $digit } هست یا نه.
tell-aid-nothing-can-concluded-from = از نوشته‌های شما چیزی نتیجه نمی‌شود.
tell-aid-is = { $cell } برابر { $digit } است:
tell-aid-is-not = { $cell } برابر { $digit } نیست:
tell-aid-after-other-step-after =
    { $count ->
       *[other] { $cell } برابر { $digit } است، پس از { $number } گام پیشین:
    }
tell-aid-not-after-other-step =
    { $count ->
       *[other] { $cell } برابر { $digit } نیست، پس از { $number } گام پیشین:
    }

### bar
tell-bar-back-setting-what-was = بازگشت به طراحی ({ $key })؛ پیشرفت شما نگه داشته می‌شود
tell-bar-nothing-you-enter-here = آنچه اینجا وارد می‌کنید معما را تغییر نمی‌دهد.
tell-bar-zoom = { $number }٪
tell-bar-keys = Z، X، C و V نوع نوشتن را عوض می‌کنند. Space مکث، K بررسی و H راهنمایی است.

### notes
tell-notes-puzzle = معما
tell-notes-write-note-about = یادداشتی دربارهٔ { $what } بنویسید…
tell-notes-note-setter = یادداشت برای طراح
tell-notes-kept-with-puzzle = همراه معما ذخیره شده
tell-notes-add-note = افزودن
tell-notes-notes-setter = یادداشت‌ها برای طراح
tell-notes-delete-note = حذف یادداشت { $number }

### timer
tell-timer-stands-while-window-hidden = وقتی پنجره پنهان است مکث می‌کند
tell-timer-cells = { $filled } از { $count } خانه

# What the system says of files.
system-not-found = چنین پرونده یا پوشه‌ای نیست
system-denied = اجازه داده نشد
system-exists = پرونده از پیش وجود دارد
system-is-folder = یک پوشه است
system-no-folder = پوشه نیست
system-full = روی دستگاه جا نمانده است
system-read-only = سامانهٔ پرونده فقط‌خواندنی است
system-name = نام پرونده بیش از اندازه طولانی است
system-too-large = پرونده بیش از اندازه بزرگ است
