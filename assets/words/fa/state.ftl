# What the studio tells: notices, names of what is open, steps that are taken back, results of work.

### all-grids
tell-all-grids-delete-from-all-grids = حذف { $rule } از همهٔ جدول‌ها
tell-all-grids-add-all-grids = افزودن { $rule } به همهٔ جدول‌ها
tell-all-grids-put-on-all-grids = گذاشتن { $rule } روی همهٔ جدول‌ها

### asked
tell-asked-no-thread-could-started = ریسه‌ای آغاز نشد: { $error }

### author
tell-author-number-clues-number-or = شمار سرنخ‌ها باید عدد باشد، یا هیچ
tell-author-no-tool-author-open = هیچ ابزار طراحی باز نیست
tell-author-at-work = در حال کار است
tell-author-type-some-givens-first = نخست چند رقم بنویسید: جای آن‌ها می‌ماند
tell-author-let-cells-or-digits = بگذارید خانه‌ها یا رقم‌ها تغییر کنند
tell-author-mark = نشان { $clue }
tell-author-rule = قانون { $clue }
tell-author-contradicts-solution-puzzle-had = { $more ->
        [0] { $first } با پاسخی که معما پیش‌تر داشت ناسازگار است.
       *[other] { $first } و { $more } چیز دیگر با پاسخی که معما پیش‌تر داشت ناسازگارند.
    }

### proposal
tell-proposal-clues-taken = { $count ->
        [0] هیچ سرنخی برداشته نمی‌شود.
       *[other] { $number } سرنخ برداشته می‌شود.
    }
tell-proposal-givens-go-small-grey = رقم‌هایی که می‌روند روی صفحه کوچک و خاکستری‌اند.
tell-proposal-where-digits-beside-grid = جایی که رقم‌های کنار جدول می‌روند رنگ دارد.
tell-proposal-rules-taken = { $count ->
       *[other] { $number } قانون برداشته می‌شود: { $rules }.
    }
tell-proposal-no-clue-can-go = هیچ سرنخی نمی‌تواند برود: بدون هر یک چند پاسخ هست.
tell-proposal-more-could-go-was = بیش از این هم می‌شد برداشت: خواسته یا ثابت نشد.
tell-proposal-thin-out = { $count ->
       *[other] خلوت کردن تا { $number } سرنخ
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
tell-proposal-derive-another-puzzle = دگرگون کردن معما
tell-proposal-its-solutions-correspond-those = پاسخ‌هایش همتای پاسخ‌های اولی است و به همان دشواری؛ کسی نمی‌بیند که همان معماست.
tell-proposal-another-puzzle = معمایی دیگر
tell-proposal-hardest = دشوارترین گام: { $technique }، { $number }.
tell-proposal-nearest = معمایی با مسیر دلخواه به‌موقع پیدا نشد؛ این نزدیک‌ترین است.
tell-both = { $first } · { $second }
tell-proposal-variation = حالت { $seed }
tell-proposal-checked = { $count ->
       *[other] { $number } بار بررسی شد
    }

### work
tell-work-no-other-puzzle-can = از این معما معمای دیگری به دست نمی‌آید.

### draft
tell-draft-line = { $file }، سطر { $line }
tell-draft-change-title = تغییر عنوان
tell-draft-change-subtitle = تغییر زیرعنوان
tell-draft-change-author = تغییر طراح
tell-draft-change-language = تغییر زبان
tell-draft-change-credits = تغییر شناسنامه
tell-draft-change-copyright = تغییر حق نشر
tell-draft-change-words-on-back = تغییر نوشتهٔ پشت جلد
tell-draft-change-head-pages = تغییر سرصفحه
tell-draft-change-foot-pages = تغییر پاصفحه
tell-draft-change-link = تغییر پیوند
tell-draft-change-typeface = تغییر قلم
tell-draft-change-font = تغییر قلم دلخواه
tell-draft-change-semibold-font = تغییر قلم نیمه‌سیاه
tell-draft-change-picture-on-cover = تغییر تصویر روی جلد
tell-draft-change-picture-on-back = تغییر تصویر پشت جلد
tell-draft-change-whom-made-for = تغییر جای چاپ
tell-draft-change-paper = تغییر کاغذ
tell-draft-turn-paper = چرخاندن کاغذ
tell-draft-change-margins = تغییر حاشیه‌ها
tell-draft-change-gutter = تغییر عطف
tell-draft-change-bleed = تغییر لبهٔ برش
tell-draft-change-puzzles-page = تغییر شمار معما در صفحه
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
tell-draft-change-cell-marks = تغییر نشانه‌های خانه‌ها
tell-draft-change-ink = تغییر مرکب
tell-draft-change-whom-for = تغییر مخاطب
tell-draft-change-stars = تغییر ستاره‌ها
tell-draft-change-contents = تغییر فهرست
tell-draft-change-pages-answers = تغییر صفحهٔ پاسخ‌ها
tell-draft-change-order-on-pages = تغییر ترتیب در صفحه‌ها
tell-draft-change-inks = تغییر مرکب‌ها
tell-draft-change-printing-condition = تغییر شرایط چاپ
tell-draft-change-thickness-paper = تغییر ضخامت کاغذ
tell-draft-change-order-sheets = تغییر ترتیب برگه‌ها
tell-draft-change-marks = تغییر نشان‌های برش و تا
tell-draft-change-folding = تغییر تا
tell-draft-change-booklet = تغییر کتاب

### booklet
tell-booklet-untitled-booklet = کتاب بی‌عنوان
tell-booklet-move = جابه‌جا کردن «{ $title }»
tell-booklet-move-section = جابه‌جا کردن بخش «{ $title }»
tell-booklet-puzzle-move-puzzles = جابه‌جا کردن { $count } معما
tell-booklet-remove = برداشتن «{ $title }»
tell-booklet-rename = تغییر نام به «{ $title }»
tell-booklet-remove-several = { $count ->
   *[other] برداشتن { $count } معما
}
tell-booklet-kept-setup = برداشتن چیدمان صفحهٔ «{ $name }»
tell-booklet-usual-setup = برداشتن چیدمان صفحهٔ معمولی
tell-booklet-batch-stopped = متوقف شد؛ تمام‌شده و افزوده: { $number } از { $of }
tell-booklet-batch-astray = افزوده: { $number }؛ با مسیری جز مسیر دلخواه، چون به‌موقع پیدا نشد: { $astray }
tell-setups-kept = چیدمان صفحهٔ «{ $name }» نگه داشته شد؛ کتاب تازهٔ بعدی با آن آغاز می‌شود
tell-setups-not-kept = چیدمان صفحه نگه داشته نشد
tell-setups-deleted = چیدمان صفحهٔ «{ $name }» حذف شد
tell-setups-not-deleted = چیدمان صفحه حذف نشد
tell-booklet-take-setup = برداشتن چیدمان صفحه از { $name }
tell-booklet-change-difficulty = تغییر دشواری «{ $title }»
tell-booklet-change-number = تغییر شمارهٔ «{ $title }»
tell-booklet-change-section = تغییر بخش «{ $title }»
tell-booklet-change-picture = تغییر تصویر «{ $title }»
tell-booklet-change-stars = تغییر ستاره‌های «{ $title }»
tell-booklet-change-link = تغییر پیوند «{ $title }»
tell-booklet-change-rules = تغییر قانون‌های «{ $title }»

### booklet-files
tell-booklet-files-entry-booklet-could-not = { $count ->
       *[other] { $number } مورد از کتاب خوانده نشد
    }
tell-booklet-files-saved = ذخیره شد: { $path }
tell-booklet-files-booklet-could-not-saved = کتاب ذخیره نشد
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
tell-booklet-files-batch-cancelled = ساختن معماها متوقف شد؛ چیزی نوشته نشد
tell-booklet-files-exported = برون‌بری شد: { $path }
tell-booklet-files-export-was-cancelled-no = برون‌بری لغو شد؛ پرونده‌ای نوشته نشد

### cells
tell-cells-cell-copied-cells = { $count ->
       *[other] رونوشت: { $number } خانه
    }
tell-cells-cell-cut-cells = { $count ->
       *[other] برش: { $number } خانه
    }
tell-cells-select-cell-where-copied = خانه‌ای را انتخاب کنید که رونوشت از آن آغاز شود
tell-cells-cell-paste-cells = { $count ->
       *[other] چسباندن { $number } خانه
    }
tell-cells-rules = { $count } قانون
tell-cells-rules-copied = رونوشت: { $rules }
tell-cells-rules-cut = برش: { $rules }
tell-cells-rules-pasted = چسباندن { $rules }
tell-cells-board-no-place-for = صفحه آنجا برای خانه‌های رونوشت‌شده جا ندارد
tell-cells-cell-had-no-place = { $count ->
       *[other] { $number } خانه در این صفحه جا نداشت و کنار گذاشته شد
    }
tell-cells-cell-move-cells = { $count ->
       *[other] جابه‌جا کردن { $number } خانه
    }
tell-cells-cell-turn-cells = { $count ->
       *[other] چرخاندن { $number } خانه
    }
tell-cells-shapes-not-taken = شکل ناحیه‌ها کنار گذاشته شد ({ $number }): آنجا جدول نامنظمی با ناحیه‌هایی به همین تعداد خانه نیست
tell-cells-board-ends-there = صفحه آنجا پایان می‌یابد
tell-cells-rule-no-place = قانون { $number } ({ $name }) آنجا جایی ندارد

### check
tell-check-its-solution-breaks-rule = پاسخش قانونی از معما را می‌شکند

### clipboard
tell-clipboard-select-cells-cut-first = نخست خانه‌ها یا قانون‌هایی را که باید بریده شوند انتخاب کنید
tell-clipboard-there-no-text-clipboard = در تخته‌برش متنی نیست
tell-clipboard-what-was-pasted-no = آنچه چسبانده شد معما نیست
tell-clipboard-there-nothing = چیزی در آن نیست.
tell-clipboard-take-what-was-pasted = گرفتن آنچه چسبانده شد
tell-clipboard-rules-do-not-fit = { $count } قانون در این صفحه جا ندارد و کنار گذاشته شد
tell-clipboard-copied = رونوشت: { $format }
tell-clipboard-copied-solution-too = رونوشت: { $format }، همراه با پاسخ، تا حل‌کنندگان بدانند کی به پایان رسیده‌اند
tell-clipboard-puzzle-could-not-copied = معما رونوشت نشد
tell-clipboard-copied-picture-board = رونوشت: تصویر صفحه
tell-clipboard-copied-picture-solution = رونوشت: تصویر پاسخ
tell-clipboard-link-too-long-for = پیوند برای مرورگر بیش از اندازه دراز است؛ آن را رونوشت کنید
tell-clipboard-opened-browser = در مرورگر باز شد
tell-clipboard-no-browser = مرورگری پیدا نشد؛ پیوند رونوشت شد
tell-clipboard-puzzle-could-not-opened = معما آنجا باز نشد
tell-clipboard-open-board-other-digits = صفحهٔ باز رقم‌های دیگری دارد
tell-clipboard-there-givens-where-open = رقم‌هایی هست در جایی که صفحهٔ باز خانه ندارد
tell-clipboard-there-neither-givens-nor = نه رقمی برای این صفحه در آن هست و نه قانونی

### count
tell-count-its-solution-breaks-rule = پاسخش قانونی از معما را می‌شکند

### document
tell-document-untitled-puzzle = معمای بی‌عنوان
tell-document-no-rule-selected = هیچ قانونی انتخاب نشده است
tell-document-there-only-one-grid = تنها یک جدول هست
tell-document-only-rules-for-whole = تنها قانون‌هایی که برای کل یک جدول‌اند روی همه گذاشته می‌شوند

### edits
tell-edits-all-grids-fits-have = همهٔ جدول‌هایی که این قانون در آن‌ها جا دارد آن را دارند

### examples
tell-examples-plain-boards = صفحه‌های ساده
tell-examples-classic = کلاسیک
tell-examples-jigsaw = نامنظم
tell-examples-latin-square = مربع لاتین
tell-examples-four-pyramids-mirrored = چهار هرم، آینه‌ای
tell-examples-decoration = تزیین
tell-examples-sizes = اندازه‌ها
tell-examples-shidoku = شیدوکو، ۴ × ۴
tell-examples-roku = روکو، ۶ × ۶
tell-examples-hachi = هاچی، ۸ × ۸
tell-examples-juuni = جونی، ۱۲ × ۱۲
tell-examples-supersudoku = ابرسودوکو، ۱۶ × ۱۶
tell-examples-giant = غول، ۲۵ × ۲۵
tell-examples-layouts = چیدمان‌ها
tell-examples-samurai-grids = سامورایی، ۵ جدول
tell-examples-samurai-five-kinds = سامورایی از پنج گونه
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
tell-files-export-puzzle = برون‌بری معما، بدون پاسخ، به .png، .svg یا .pdf
tell-files-export-solution = برون‌بری پاسخ به .png، .svg یا .pdf
tell-files-export-both = برون‌بری معما و پاسخ به .png، .svg یا .pdf
# $name is the name of the file of the puzzle.
tell-files-name-solution = { $name }-پاسخ
tell-files-name-both = { $name }-با-پاسخ
tell-files-key-sheet = نوشتن کلیدها در یک برگه
tell-files-picture-or-page = تصویر یا صفحه
tell-files-open-booklet = باز کردن کتاب
tell-files-batch = پروندهٔ معماهای تازه
tell-files-lines = معماهای Gridwright، هر کدام یک سطر
tell-files-take-setup = برداشتن چیدمان صفحه از یک کتاب
tell-files-save-booklet = ذخیرهٔ کتاب
tell-files-gridwright-booklet = کتاب Gridwright
tell-files-add-puzzles-booklet = افزودن معما به کتاب
tell-files-export-booklet = برون‌بری کتاب
tell-files-pdf-file = پروندهٔ PDF
tell-files-choose-font = انتخاب قلم
tell-files-choose-picture = انتخاب تصویر
tell-files-name-must-end-png = { $path }: نام باید به .png، .svg یا .pdf ختم شود

### flow
tell-flow-puzzle-was-closed-before = معما پیش از آن بسته شد
tell-flow-open-another-tab-close = { $path } در زبانهٔ دیگری باز است. نخست آن زبانه را ببندید.
tell-flow-puzzle-could-not-saved = معما ذخیره نشد
tell-newer-not-watched = روشن نیست که پرونده‌های باز تغییر می‌کنند یا نه: { $reason }
tell-newer-open-elsewhere = { $path } در Gridwright دیگری هم باز است
tell-newer-gone = { $path } دیگر آنجا نیست: برنامهٔ دیگری آن را حذف یا جابه‌جا کرده است. با ذخیره از نو نوشته می‌شود.
tell-edits-misfit = { $name }: { $misfit }
tell-flow-saved = ذخیره شد: { $path }
tell-flow-another-file-being-written = پروندهٔ دیگری در حال نوشته شدن است
tell-flow-exported = برون‌بری شد: { $path }
tell-flow-exported-puzzle = معما برون‌بری شد: { $path }
tell-flow-exported-solution = پاسخ برون‌بری شد: { $path }
tell-flow-exported-both = معما با پاسخ برون‌بری شد: { $path }
tell-flow-exported-font-no-empty = برون‌بری شد: { $path }؛ قلم «{ $missing }» را ندارد و جایشان کادر خالی است
tell-flow-puzzle-could-not-exported = معما برون‌بری نشد
tell-flow-sheet-could-not-be-written = برگه نوشته نشد
tell-flow-another-file-dialog-open = پنجرهٔ انتخاب پروندهٔ دیگری باز است

### looks
tell-looks-less = در پنجره برای { $real } ٪ جا هست: با پنجرهٔ بزرگ‌تر { $scale } ٪ می‌شود

### browsing
tell-browser-folder-could-not-made = پوشه ساخته نشد

### rules
tell-rules-several = { $count } قانون
tell-rules-move = جابه‌جایی { $rule }
tell-rules-duplicate = تکثیر { $rule }
tell-rules-delete = حذف { $rule }
tell-rules-on = روشن کردن { $rule }
tell-rules-off = خاموش کردن { $rule }
tell-rules-only = تنها { $rule }
tell-rules-no-place = صفحه آنجا پایان می‌یابد، یا قانون جای دیگری ندارد
tell-rules-group = گروه کردن { $rule }
tell-rules-ungroup = بیرون آوردن { $rule } از گروه
tell-rules-new-group = گروه { $number }
tell-rules-rename-group = تغییر نام { $group }
tell-rules-lock = قفل کردن { $rule }
tell-rules-unlock = باز کردن قفل { $rule }
tell-rules-all = روشن کردن همهٔ قانون‌ها

### jigsaw
tell-jigsaw-from = (از { $cell })
tell-jigsaw-wrong-count = ناحیهٔ { $region } به جای { $size } خانه { $cells } خانه دارد
tell-jigsaw-not-connected = ناحیهٔ { $region } به هم پیوسته نیست

### jobs
tell-jobs-fault-program = خطای برنامه: { $words }
tell-jobs-says-nothing = چیزی از آن نمی‌گوید
tell-jobs-ended-without-answer = بی‌پاسخ پایان یافت

### files
tell-files-no-text = متن نیست

### keymap
tell-keymap-system-needs-one-for = سامانه این یکی را برای تخته‌برش و متن لازم دارد
tell-keymap-f-opens-menus = F10 منوها را باز می‌کند
tell-keymap-alt-with-letter-opens = Alt با یک حرف منو باز می‌کند و ابزار برمی‌دارد؛ Ctrl را هم نگه دارید
tell-keymap-keys-alone-type-hold = کلید تنها می‌نویسد؛ Ctrl را نگه دارید یا کلید کارکردی بزنید

### layout
tell-layout-given-was-on-cells = { $givens ->
       *[other] { $givens } رقم داده‌شده روی خانه‌هایی بود که دیگر نیستند یا پر شده‌اند؛ واگرد آن را بازمی‌گرداند
    }
tell-layout-rule-was-on-cells = { $rules ->
       *[other] { $rules } قانون روی خانه‌هایی بود که دیگر نیستند یا پر شده‌اند؛ واگرد آن را بازمی‌گرداند
    }
tell-layout-given-givens-rule-rules = { $givens } رقم داده‌شده و { $rules } قانون روی خانه‌هایی بودند که دیگر نیستند یا پر شده‌اند؛ واگرد آن‌ها را بازمی‌گرداند

### mending
tell-mending-what-was-not-saved = آنچه ذخیره نشده بود نگه داشته شده است: در آغاز بعدی پیشنهاد می‌شود.
tell-mending-save-what-you-have = آنچه را تغییر داده‌اید ذخیره کنید.
tell-mending-what-was-being-done = { $words }. { $kept } کاری که در جریان بود شاید نیمه‌کاره مانده باشد: آن را وارسی یا واگرد کنید.
tell-mending-window-failed = پنجره از کار افتاد

### new-board
tell-new-board-no-puzzle-open = هیچ معمایی باز نیست
tell-new-board-grids-layout-have-digits = جدول‌های این چیدمان { $size } رقم دارند، نه { $found } رقم
tell-new-board-squares-have-no-boxes = مربع‌های { $size } تایی بلوکی برای همپوشانی ندارند: تنها تک‌جدول

### played
tell-played-digit = رقم
tell-played-corner = گوشه
tell-played-centre = وسط
tell-played-colour = رنگ

### playing
tell-playing-play-test-paused = حل آزمایشی در حال مکث است
tell-playing-select-cell-first-then = نخست خانه‌ای انتخاب کنید، سپس رقمش را بنویسید.
tell-playing-goes-on = از همان‌جا که بودید ادامه می‌یابد، زمان { $time }

### ideal
tell-ideal-dimension-quotient-ring-number = بعد حلقهٔ خارج‌قسمت: { $count }، شمار پاسخ‌ها ({ $seconds } ثانیه).
tell-ideal-computed-from-solutions-search = از پاسخ‌هایی که جستجو یافت محاسبه شد، نه از چندجمله‌ای‌ها.
tell-ideal-graded-reverse-lexicographic-order = ترتیب درجه‌ای واژگانی وارون، متغیرها { $order }.
tell-ideal-prime-certified-over-rational = روی عددهای گویا، از { $count } عدد اول بازسازی و تأیید شد.
tell-ideal-more-than = بیش از { $count }
tell-ideal-basis-not-known = پایه روشن نیست: { $why }.
tell-ideal-there-no-polynomials-reasonable = چندجمله‌ای‌هایی با اندازهٔ معقول نیست: { $why }.
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
tell-program-column-for-digit-cell = { $count } ستون: { $cells } برای رقمی در خانه‌ای
tell-program-for-what-rules-add = { $columns }، { $count } برای آنچه قانون‌ها می‌افزایند
tell-program-rows = { $count } سطر: { $rows }.
tell-program-entries-not-all-entries = { $count } درایه که ۰ نیست: { $percent } ٪ از همه.
tell-program-first-solve = حل نخست: { $outcome }.
tell-program-solution = یک پاسخ
tell-program-no-solution-so-there = بدون پاسخ، پس پاسخی نیست
tell-program-exclusion-row = سطر کنارگذاری
tell-program-another-solution-so-there = پاسخی دیگر، پس چند پاسخ هست
tell-program-no-solution-so-first = بدون پاسخ، پس اولی تنها پاسخ است
tell-program-second-solve-with-row = حل دوم، با سطری که آن را کنار می‌گذارد: { $outcome }.
tell-program-of-rules = { $name } { $rows } (از { $count } قانون)
tell-program-unknown = ناشناخته، { $why }
tell-program-nodes = { $outcome } ({ $count } گره، { $seconds } ثانیه)

### reading
tell-reading-files = { $count ->
       *[other] { $count } پرونده
    }
tell-reading-entries = { $count ->
       *[other] { $count } مورد از یک کتاب
    }
tell-reading-pasted = متن چسبانده‌شده
tell-saving = در حال ذخیرهٔ { $file }
tell-saving-then-closes = سپس بسته می‌شود
tell-saving-given-up = دیگر کسی منتظر { $file } نیست: ذخیره‌نشده به شمار می‌آید
tell-reading-reading = خواندن { $file }
tell-reading-mb = { $read } از { $length } مگابایت
tell-reading-waiting = { $count ->
       *[other] { $count } مورد دیگر برای خواندن
    }
tell-reading-left = { $count ->
       *[other] { $count } مورد مانده
    }
tell-reading-reading-was-cancelled = خواندن { $file } لغو شد
tell-reading-file-could-not-opened = پرونده باز نشد
tell-reading-files-could-not-opened = پرونده‌هایی باز نشدند
tell-reading-files-failed = { $count ->
       *[other] { $count } پرونده:
    }
tell-reading-open-already = { $path } هم‌اکنون باز است
tell-reading-was-changed-here-while = { $path } هنگام بازخوانی همین‌جا تغییر کرد
tell-reading-booklet-was-changed-while = کتاب هنگام خواندن { $path } تغییر کرد
tell-reading-open-booklet-changes-not = کتاب باز تغییرهای ذخیره‌نشده دارد: نخست آن را ذخیره کنید یا ببندید.
tell-reading-changes-could-not-recovered = تغییرها بازیابی نشدند
tell-reading-booklet-could-not-opened = کتاب باز نشد

### recovery
tell-recovery-no-copy-unsaved-changes = از تغییرهای ذخیره‌نشده رونوشتی نمی‌توان نگه داشت: { $reason }
tell-recovery-changes-could-not-recovered = تغییرها بازیابی نشدند
tell-recovery-changes-could-not-deleted = تغییرها حذف نشدند

### walk
tell-walk-nothing-was-laid-out = چیزی چیده نشد

### start
tell-start-grids = { $count ->
       *[other] { $count } جدول { $size } × { $size }
    }

### clues
tell-clues-clues-stand-beside-grid = سرنخ‌ها کنار جدول می‌ایستند: روی جایی بیرون از لبهٔ آن کلیک کنید
tell-clues-move = جابه‌جایی سرنخ: { $rule }

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
tell-selected-select-cells-rule-first = نخست خانه‌های قانون را انتخاب کنید
tell-selected-line-goes-from-each = خط از هر خانه به خانه‌ای کنار آن می‌رود
tell-selected-select-two-cells-beside = دو خانهٔ دو سوی مرز را انتخاب کنید
tell-selected-select-four-cells-around = چهار خانهٔ گرد گوشه را انتخاب کنید
tell-selected-select-cell-at-edge = خانه‌ای در لبهٔ صفحه انتخاب کنید
tell-selected-cells-beyond-grid = همهٔ خانه‌ها در جدولی نیستند که رنگ می‌شود
tell-selected-region-already = خانه‌ها از پیش در یک ناحیه‌اند
tell-selected-region-keeps-cell = ناحیه‌ای بی‌خانه می‌ماند

### typing
tell-typing-select-cell-first-then = نخست خانه‌ای انتخاب کنید، سپس رقم آن را بنویسید.

### words
tell-words-microseconds = { $time } میکروثانیه
tell-words-milliseconds = { $time } میلی‌ثانیه
tell-words-seconds = { $time } ثانیه
tell-words-minutes = { $minutes } دقیقه و { $seconds } ثانیه

### aid
tell-aid-solved = حل شد در { $time }
tell-aid-no-mistake-so-far = تا اینجا بی‌اشتباه
tell-aid-digit-wrong-digits-wrong = { $count ->
       *[other] { $number } رقم نادرست است
    }
tell-aid-there-mistake = اشتباهی هست
tell-aid-mark-wrong = نشانه‌ای نادرست است
tell-aid-no-solution-all = هیچ پاسخی همهٔ این را ندارد
tell-aid-found-no-solution = معما پاسخ ندارد
tell-aid-could-not-told-time = به‌موقع روشن نشد
tell-aid-place = { $place } از { $count }
tell-aid-why = چرا، در { $cell }؟
tell-aid-look-at = نگاه کنید به { $place }.
tell-aid-there = آنجا { $why }: { $result }.
tell-aid-every-cell-its-digit = هر خانه رقمش را دارد.
tell-aid-no-technique-moves-on = هیچ فنی از اینجا پیش نمی‌رود: باید حدس زد.
tell-aid-digit-not-what-solution = { $count ->
       *[other] { $number } رقم همان نیست که پاسخ آنجا دارد.
    }
tell-aid-cell-leave-out-right = { $count ->
       *[other] نشانه‌های وسط { $number } خانه رقم درست را ندارند.
    }
tell-aid-puzzle-several-solutions-none = معما چند پاسخ دارد و هیچ‌کدام همهٔ آنچه نوشته‌اید را ندارد.
tell-aid-no-solution = معما پاسخ ندارد.
tell-aid-answer-was-lost = پاسخ از دست رفت: { $why }.
tell-aid-no-answer-was-found = پاسخی به‌موقع یافت نشد.
tell-aid-given = داده شده است.
tell-aid-or-which-other-digit = یا کدام رقم دیگر؟
tell-aid-which-digit = کدام رقم؟
tell-aid-why-digit = چرا { $digit }
tell-aid-not-already = { $cell } برابر { $digit } نیست: { $by } آن را پیش‌تر دارد، در { $house }.
tell-aid-not-because = { $cell } برابر { $digit } نیست، به سبب { $rule }.
tell-aid-techniques-do-not-settle = فن‌ها روشن نمی‌کنند که { $cell } برابر { $digit } هست یا نه.
tell-aid-nothing-can-concluded-from = از آنچه آنجاست چیزی نتیجه نمی‌شود.
tell-aid-is = { $cell } برابر { $digit } است:
tell-aid-is-not = { $cell } برابر { $digit } نیست:
tell-aid-after-other-step-after = { $count ->
       *[other] { $cell } برابر { $digit } است، پس از { $number } گام دیگر:
    }
tell-aid-not-after-other-step = { $count ->
       *[other] { $cell } برابر { $digit } نیست، پس از { $number } گام دیگر:
    }

### bar
tell-bar-back-setting-what-was = بازگشت به طراحی ({ $key })؛ آنچه حل شده می‌ماند
tell-bar-nothing-you-enter-here = هیچ‌چیز که اینجا می‌نویسید معما را تغییر نمی‌دهد.
tell-bar-zoom = { $number } ٪
tell-bar-z-x-v-n = Z X V N نوع نشانه را عوض می‌کنند. Space مکث. C بررسی، H راهنمایی.

### notes
tell-notes-puzzle = معما
tell-notes-write-note-about = یادداشتی دربارهٔ { $what } بنویسید …
tell-notes-note-setter = یادداشت برای طراح
tell-notes-kept-with-puzzle = همراه معما می‌ماند
tell-notes-add-note = افزودن
tell-notes-notes-setter = یادداشت‌ها برای طراح
tell-notes-delete-note = حذف یادداشت { $number }

### timer
tell-timer-stands-while-window-hidden = تا پنجره پنهان است می‌ایستد
tell-timer-cells = { $filled } از { $count } خانه

# What the system says of files.
system-not-found = چنین پرونده یا پوشه‌ای نیست
system-denied = اجازه داده نشد
system-exists = پرونده از پیش هست
system-is-folder = یک پوشه است
system-no-folder = پوشه نیست
system-full = روی دستگاه جا نمانده است
system-read-only = دستگاه تنها خواندنی است
system-name = نام پرونده بیش از اندازه بلند است
system-too-large = پرونده بیش از اندازه بزرگ است
