# آنچه پنل‌ها، نوارها و بوم پنجره می‌گویند.

view-menu-file = پرونده
    .letter = F
view-menu-edit = ویرایش
    .letter = E
view-menu-board = صفحه
    .letter = B
view-menu-rules = قانون‌ها
    .letter = R
view-menu-solve = حل
    .letter = S
view-menu-setter = طراحی
    .letter = T
view-menu-view = نما
    .letter = V
view-menu-help = راهنما
    .letter = H
view-menu-booklet = کتابچه
    .letter = B
view-menu-all = منو
view-menu-recent = باز کردن پرونده‌های اخیر
    .hint = یکی از پرونده‌های اخیر را باز می‌کند
view-menu-scales = اندازهٔ محیط: { $scale }٪
    .less = اندازهٔ محیط: { $scale }٪، اینجا { $real }٪
    .hint = تغییر اندازهٔ نوشته‌ها، پنل‌ها و صفحه
view-undo = واگرد
view-redo = ازنو
view-play-test = حل آزمایشی
view-find = یافتن فرمان
view-tab-new = زبانهٔ تازه
view-tab-start = آغاز
    .hint = معماهای تازه، نمونه‌ها و پرونده‌های اخیر
view-tab-no-file = هنوز در پرونده‌ای نیست
view-tab-booklet = کتابچه. { $file }
view-tab-unsaved = { $name }، ذخیره‌نشده
view-tab-close = بستن { $name }
view-tabs-more = { $count } دیگر
view-saving-cancel = پایان انتظار
view-reading-cancel = لغو خواندن
view-check-running = در جریان
view-status-no-cell = بدون خانه
view-status-open = { $count } خالی
view-status-counted = { $digit } ({ $count })
    .more = { $digit } ({ $count }+)
view-status-takes = ممکن: { $digits }
view-status-file-saved = ذخیره‌شده
view-status-file-unsaved = ذخیره‌نشده
view-status-unsaved = ذخیره‌نشده
view-status-new = چیزی برای ذخیره نیست
view-status-path = با ← → در مسیر گام بردارید؛ Space آن را پخش می‌کند و Escape می‌بندد.
view-status-zoom = { $count }٪
    .hint = کلیک کنید تا همهٔ صفحه دیده شود
view-cell-region = ناحیهٔ { $number }
view-cell-box = بلوک { $number }
view-selected = { $count ->
   *[other] { $count } خانه انتخاب شده
}

view-givens = { $count ->
   *[other] { $number } رقم داده‌شده
}
view-rule-count = { $count ->
   *[other] { $number } قانون
}
view-clues = { $count ->
   *[other] { $number } سرنخ
}
view-guesses = { $count ->
   *[other] { $number } حدس
}
view-and-more = و { $count } دیگر
view-place-of = { $place } از { $count }
view-stars = { $stars } ستاره از { $most }

view-board = صفحهٔ معما
view-board-nothing = خانه‌ای انتخاب نشده
view-board-covered = هنگام مکث پنهان است
view-board-empty = خالی
view-board-conflict = قانونی را می‌شکند
view-board-centre = نشانه‌های وسط { $digits }
view-board-corner = نشانه‌های گوشه { $digits }
view-board-given = رقم داده‌شده { $digit }
view-board-entered = رقم واردشده { $digit }
view-board-fog = زیر مه
view-board-solution = پاسخ { $digit }
view-board-wrong = با پاسخ فرق دارد
view-board-place = سطر { $row }، ستون { $column }
view-board-clue = { $name } { $clue }
view-board-towards = به سوی { $cell }
view-paused = مکث
    .hint = صفحه پنهان است. برای ادامه Space را بزنید.

view-legend-strong = دست‌کم یکی درست است
view-legend-weak = حداکثر یکی درست است
view-legend-along = یکی دیگری را نتیجه می‌دهد
view-legend-placed = در این گام گذاشته می‌شود
view-legend-struck = در این گام حذف می‌شود
view-legend-houses = واحدهای به‌کاررفته
view-legend-differing = میان جواب‌ها متفاوت است
view-legend-smallest = کوچک‌ترین تفاوت یافته‌شده
view-legend-settling = جواب را یکتا می‌کند
view-legend-settling-together = با هم جواب را یکتا می‌کنند
view-legend-conflicting = سرنخِ ناسازگار
view-legend-conflicting-rule = قانون ناسازگار

view-tools-find = یافتن ابزار
view-tools-none-found = ابزاری پیدا نشد.
view-tools-place = پایه
view-tools-handy = دسترسی سریع
view-tools-kept = { $name }، سنجاق‌شده
view-tools-recent = { $name }، دسترسی سریع
view-tools-refused = در این صفحه نمی‌شود: { $reason }.
view-tools-key = { $key } ابزار را انتخاب می‌کند، چون { $symbol } رقمی از این صفحه است.
view-tools-all-grids = برای همهٔ جدول‌ها Ctrl را نگه دارید.
view-tools-brushes = برای جابه‌جایی میان { $brushes } دوباره { $key } را بزنید.
view-tools-and = { $first } و { $second }
view-tools-advance = خانهٔ بعد
view-tools-symmetry = تقارن رقم‌های داده‌شده
view-tools-symmetry-refused = ممکن نیست: { $reason }.
view-tools-wanted =
    { $count ->
       *[other] { $number } خانهٔ لازم برای تقارن خالی است
    }
view-tools-fill = پر کردن از پاسخ
view-tools-add-grid = + افزودن جدول
view-tools-duplicate-grid = تکثیر جدول
view-tools-delete-grid = حذف جدول
view-width-tools = پهنای پنل ابزارها
view-width-facts = پهنای پنل کناری

view-puzzle = معما
view-puzzle-title = عنوان
    .none = معمای بی‌عنوان
view-puzzle-author = طراح
    .none = نام شما
view-side-rules = قانون‌ها · { $number }
view-side-publication = معما
view-publication-rules = متن قانون‌ها
    .none = قانون‌ها به بیان خودتان
view-publication-automatic = متن خودکار
view-publication-one-text = نوشتن به‌صورت یک متن
view-publication-reset = بازنشانی
view-publication-sentence = متن قانون‌ها: { $name }
    .none = نوشته نمی‌شود
view-publication-origin = خاستگاه
view-publication-source = منبع
view-publication-link = پیوند
view-publication-date = تاریخ
view-publication-tags = برچسب‌ها، جداشده با ویرگول
view-publication-solution = پاسخ
    .none = پاسخی ذخیره نشده است.
    .same = ذخیره شده؛ همان پاسخی است که پیدا شد.
    .kept = ذخیره شده.
view-publication-store = ذخیرهٔ پاسخ
view-publication-remove = حذف
view-publication-message = پیام پایان
    .none = به کسانی نشان داده می‌شود که معما را حل کنند
view-publication-notes = یادداشت‌ها
    .none = برای ویراستار؛ هرگز چاپ نمی‌شود
view-publication-unread = { $count ->
    [one] ۱ بخش از پرونده فهمیده نشد
   *[other] { $number } بخش از پرونده فهمیده نشد
}
view-publication-settle = بررسی شد
view-publication-settle-all = همه بررسی شد
view-puzzle-board = { $size } × { $size }
view-puzzle-grids = { $count } جدول { $size } × { $size }
view-rules-none = هنوز قانونی نیست. ابزاری انتخاب کنید و روی صفحه بکشید.
view-rule = { $name }، { $place }
    .off = { $name }، { $place }، خاموش
view-rule-place-off = { $place } · خاموش
view-rule-switch-off = خاموش کردن «{ $name }»
view-rule-switch-on = روشن کردن «{ $name }»
view-rule-locked = { $rule }، قفل‌شده
view-rule-unlock = باز کردن قفل { $name }
view-rule-name = نام قانون
view-rule-name-hint = نام (اختیاری)
view-rule-group = { $count ->
   *[other] گروه { $name }، { $count } قانون
}
view-rule-group-quantified = { $name } ({ $quantifier })
view-rule-group-count = { $count }
view-rule-group-name = نام گروه
view-rule-group-hint = با کلیک همهٔ گروه انتخاب می‌شود و با دوبار کلیک نامش تغییر می‌کند
view-rule-kind-hint = برای انتخاب همهٔ قانون‌های این گونه کلیک کنید
view-rule-kind-fold = قانون‌های گونهٔ { $name }
view-rule-colour = رنگ
view-colour-sand = شنی
view-colour-green = سبز
view-colour-blue = آبی
view-colour-violet = بنفش
view-colour-rose = صورتی
view-colour-grey = خاکستری
view-jigsaw = ناحیه‌های نامنظم
view-jigsaw-done = همهٔ { $size } ناحیه هر کدام { $size } خانه دارند و پیوسته‌اند.

view-candidates = نامزدها
view-candidates-none = هیچ
view-candidates-possible = ممکن
view-candidates-counted = با تعداد
view-candidates-legend = { $from }
    .range = { $from }–{ $to }
    .more = { $from }+
view-candidates-legend-hint = اگر این رقم داده شود چند پاسخ می‌ماند: ۱ معما را یکتا می‌کند. هر چه خانه تیره‌تر باشد، رقمی در آن پاسخ‌های بیشتری را کنار می‌گذارد.
view-candidates-keep-looking = ادامه
view-candidates-stop = توقف جستجو
view-candidates-unfinished = ابتدا ناحیه‌ها را درست کنید.
view-candidates-running = در حال جستجو… { $count ->
   *[other] { $number } حدس
} · { $time }
view-candidates-waiting = در انتظار پایان بررسی.
view-candidates-no-solution = هیچ: معما پاسخ ندارد.
view-candidates-solved = یک نامزد در هر خانه
view-candidates-digits = { $count } رقم در { $cells }
view-candidates-open = { $count ->
   *[other] { $number } خانهٔ خالی
}
view-candidates-unknown = نامعلوم: { $reason } پس از { $time }.

view-verdict = نتیجهٔ بررسی: { $words }
    .hint = نتیجهٔ بررسی معمای کنونی؛ برای نمایش پنل کناری کلیک کنید
view-verdict-short-unfinished = ناتمام
view-verdict-short-unique = یک پاسخ
view-verdict-short-disagree = اختلاف موتورها
view-verdict-short-unknown = نامعلوم
view-verdict-checking = در حال بررسی…
view-verdict-running = در جستجوی پاسخ‌ها…
view-verdict-several = چند پاسخ
view-verdict-none = بدون پاسخ
view-verdict-unread = { $count ->
    [one] تنها بر پایهٔ قانون‌های فهمیده‌شده؛ ۱ بخش از پرونده فهمیده نشد
   *[other] تنها بر پایهٔ قانون‌های فهمیده‌شده؛ { $number } بخش از پرونده فهمیده نشد
}
view-verdict-unique = دقیقاً یک پاسخ
view-verdict-unfinished = ناحیه‌ها هنوز کامل نیستند
    .detail = هر ناحیه باید به تعداد رقم‌ها خانه داشته باشد. سپس می‌توان معما را بررسی کرد.
view-verdict-sparse = هنوز یکتا نیست
    .detail = با این تعداد کم سرنخ طبیعی است
view-verdict-disagree = موتورها با هم اختلاف دارند
    .detail = یکی از آن‌ها به سبب اشکالی در Gridwright اشتباه می‌کند. لطفاً گزارش دهید.
view-verdict-out-of-time = نامعلوم: وقت تمام شد
    .detail = در { $time } چیزی ثابت نشد.
view-verdict-stopped = نامعلوم: متوقف شد
    .detail = بررسی پس از { $time } متوقف شد.
view-verdict-failed = بررسی ناموفق بود
    .detail = موتور از کار افتاد: { $reason }
view-verdict-holding = { $group } ({ $quantifier }): در حل { $rules } برقرار است
    .none = هیچ قانونی
view-verdict-holding-rule = { $name } ({ $place })
view-verdict-guesses =
    { $count ->
        [0] موتور: بدون حدس
        [1] موتور: ۱ حدس
       *[other] موتور: { $number } حدس
    }
view-advice-clash = رقم‌های داده‌شدهٔ سرخ با هم یا با قانونی ناسازگارند. یکی را عوض یا پاک کنید.
view-advice-rules = رقم‌های داده‌شده و قانون‌ها با هم پاسخی ندارند، هرچند هیچ دو رقمی ناسازگار نیستند.
    .ways = آخرین گام را واگرد کنید، رقم داده‌شده‌ای را که از آن مطمئن نیستید پاک کنید، یا قانونی را با نماد چشم آن خاموش کنید.
view-advice-givens = این رقم‌های داده‌شده پاسخی ندارند، هرچند هیچ دو رقمی ناسازگار نیستند.
    .ways = آخرین گام را واگرد کنید، یا رقم داده‌شده‌ای را که از آن مطمئن نیستید پاک کنید.
view-verdict-hide = پنهان
view-verdict-compare = مقایسه
view-verdict-cancel = لغو
view-verdict-mend = درست کردن ناحیه‌ها
view-verdict-hide-solution = پنهان کردن پاسخ
view-verdict-show-solution = نمایش پاسخ
view-verdict-why = چرا؟
view-verdict-undo = واگرد آخرین گام
view-verdict-check-again = بررسی دوباره
view-verdict-keep-trying = ادامه
view-verdict-prove = اثبات

view-opinion = { $engine }: { $answer }
view-opinion-running = در حال اثبات با برنامهٔ عدد صحیح
view-opinion-agrees = برنامهٔ عدد صحیح موافق است
view-opinion-unique = یک پاسخ
view-opinion-several = چند پاسخ
view-opinion-none = بدون پاسخ
view-opinion-stopped = متوقف شد
view-opinion-out-of-time = وقت تمام شد
view-opinion-failed = از کار افتاد
view-engine-search = جستجو
view-engine-program = برنامهٔ عدد صحیح

view-work = جزئیات بررسی
view-work-count = تعداد پاسخ‌ها
view-work-guesses = حدس‌ها
view-work-backtracks = بازگشت‌ها
view-work-houses = استنتاج از واحدها
view-work-clauses = استنتاج از بندها
view-work-sums = استنتاج از جمع‌ها
view-work-pairs = استنتاج از جفت‌ها
view-work-words = استنتاج از الگوها
view-work-learned = بندهای آموخته
view-work-programs = برنامه‌های عدد صحیح
view-work-rows = تعداد سطرهای بزرگ‌ترین
view-work-bases = پایه‌های گروبنر

view-count-exactly = { $count ->
   *[other] دقیقاً { $number } پاسخ
}
view-count-at-least = { $count ->
   *[other] دست‌کم { $number } پاسخ
}
view-count-two-differ = دو پاسخ نمایش‌داده در { $count } خانه فرق دارند
view-count-all = همه در { $time } شمرده شد
view-count-limit = پس از { $time } به حد رسید
view-count-cancelled = شمارش پس از { $time } لغو شد
view-count-out-of-time = وقت شمارش پس از { $time } تمام شد
view-count-failed = شمارش ناموفق بود: { $reason }
view-count-differ = { $count } خانه میان پاسخ‌ها فرق دارد
view-count-kept = { $count ->
   *[other] { $number } پاسخ نخست را می‌توان دید
}
view-count-found = { $count ->
   *[other] { $number } یافته شد
}
view-count-bar = پاسخ‌های یافته‌شده از حد
view-count-previous = قبلی
view-count-next = بعدی
view-count-marks = خانه‌های نشانه‌دار میان پاسخ‌ها فرق دارند؛ پررنگ‌ها با پاسخی که پیش از این نمایش داده شد فرق دارند
view-count-up-to = شمارش تا
    .name = بیشترین تعداد پاسخ‌ها
view-count-start = شمارش…

view-difficulty = دشواری: { $words }
    .stars = دشواری: { $stars } ستاره از { $most }، { $words }
view-difficulty-unknown = دشواری نامعلوم
view-difficulty-waiting = در جستجوی مسیر حل…
view-difficulty-harder = نیازمند فن‌های پیشرفته: نمایش مسیر
view-difficulty-beyond = فراتر از فن‌های شناخته‌شده

view-path = مسیر حل
view-path-steps = { $count ->
   *[other] { $number } گام
}
view-path-hardest = دشوارترین { $number }
view-path-contradiction = تناقض
    .hint = مسیر با خانه‌ای بی‌نامزد، واحدی که برای رقمی جا ندارد، یا قانونی که شکسته است پایان می‌یابد
view-path-end = پایان
    .hint = منطق از این جلوتر نمی‌رود
view-path-end-none = پاسخی نیست: اینجا خانه یا واحدی پر نمی‌شود، یا قانونی شکسته است.
view-path-end-of = { $count ->
   *[other] پایان { $number } گام
}
view-path-unsolved = حل‌نشده
    .hint = هر خانهٔ مانده دست‌کم { $count } نامزد دارد، پس باید حدس زد
view-path-up-to = فن‌ها تا
    .all = همه
view-path-printed = دشواری چاپی
    .nothing = هیچ
    .hint = برگه‌ها و کتابچه‌ها دشواری را نشان نمی‌دهند
view-path-lost = یافتن مسیر ناموفق بود: { $reason }.
view-path-out-of-time = یافتن مسیر بیش از حد طول کشید.
view-path-unfinished = ابتدا ناحیه‌ها را درست کنید؛ سپس می‌توان معما را حل کرد.
view-path-waiting = در جستجوی گام‌ها…
view-path-curve = منحنی دشواری: گام { $step } از { $count }
view-path-bottleneck = تنگنا: تنها یک حرکت
view-path-singles = { $count } تک‌رقم
view-path-step = گام { $step }
view-path-step-of = گام { $step } از { $count }
view-path-solved = حل شد.
view-path-beyond = { $count ->
   *[other] فراتر از این فن‌ها: { $number } خانه مانده، هر کدام با دست‌کم { $most } نامزد.
}
view-path-place = جا در مسیر

view-hint = راهنمایی
view-hint-out-of-time = گامی به‌موقع یافته نشد.
view-hint-mistakes =
    { $count ->
       *[other] { $number } رقم واردشده نادرست است.
    }
view-hint-look = به اینجا نگاه کنید: { $place }.
view-hint-technique = { $title }، { $number }.
view-hint-step = اینجا { $why }: { $result }.
view-hint-solved = همهٔ خانه‌ها پر شده‌اند.
view-hint-stuck = هیچ فن شناخته‌شده‌ای اینجا به کار نمی‌آید.
view-hint-place = گذاشتن آن
view-hint-show = نمایش مسیر

view-author-thin-out = حذف سرنخ‌ها
    .start = شروع حذف
view-author-redundant = سرنخ‌های زائد
view-author-explain = چرا؟
view-author-generate = ساختن
    .start = ساختن
view-author-derive = ساختن معمای مشابه
    .start = ساختن
view-author-again = اجرای دوباره
view-author-close = بستن پنل
view-author-cancel = توقف
view-author-begins = در حال شروع…
view-author-try = تلاش { $place } از { $count }
view-author-clues-now = { $count ->
   *[other] اکنون { $number } سرنخ
}
view-author-best = بهترین تا اینجا: { $count }
view-author-rated = معماهای آزموده: { $number }
view-author-questions =
    { $count ->
       *[other] { $number } بررسی
    }
view-author-seed = دانه
    .hint = دانهٔ یکسان نتیجهٔ یکسان می‌دهد. بکشید، یا کلیک کنید و بنویسید.
view-explain-solutions = در جستجوی پاسخ‌ها
view-explain-difference = مقایسهٔ پاسخ‌ها
view-explain-settling = آزمودن تک‌تک رقم‌ها
view-explain-contradiction = محدود کردن سرنخ‌ها و قانون‌ها
view-explain-best = کوچک‌ترین تا اینجا: { $count }
view-scope-board = همهٔ صفحه
view-scope-grids = هر جدول
view-wish-symmetry = تقارن
    .name = تقارن سرنخ‌ها
view-wish-difficulty = دشواری
    .name = دشواری دلخواه
    .any = هر دشواری، یا ۳..۵
    .hint = درجهٔ دشوارترین گام، از و تا: ۳..۵، ۴.. یا ..۷
view-wish-difficulty-any = هر دشواری
view-wish-difficulty-label = درجهٔ دشوارترین گام { $least } تا { $most } است
view-wish-difficulty-range = بازهٔ دلخواه…
view-wish-difficulty-from = دشوارترین گام
    .name = بازهٔ دشوارترین گام
view-wish-needs = نیاز به
    .any = هر فن
view-wish-clues = سرنخ‌ها
    .name = تعداد سرنخ‌های دلخواه
    .none = کمینه
view-wish-prefer = ترجیح
view-prefer-clues = کمترین سرنخ
    .hint = کمترین تعداد ممکن سرنخ
view-prefer-givens = کمترین رقم
    .hint = کمترین تعداد ممکن رقم داده‌شده، بهتر که هیچ، سپس کمترین تعداد سرنخ‌های دیگر
view-prefer-even = پخش یکنواخت
    .hint = پخش رقم‌های داده‌شده در سطرها، ستون‌ها و بلوک‌ها هرچه یکنواخت‌تر
view-wish-tries = تلاش‌ها
view-wish-limit = توقف پس از
    .hint = در صفحه‌های بزرگ یافتن سرنخ‌های آخر طول می‌کشد؛ آنچه تا آن زمان به دست آید نتیجه است
view-limit-none = بی‌محدودیت
view-limit-seconds = { $count ->
   *[other] { $count } ثانیه
}
view-limit-minutes = { $count ->
   *[other] { $count } دقیقه
}
view-loose-rules = حذف قانون‌ها هم
    .hint = شاید قطر یا ناحیهٔ رنگی‌ای لازم نباشد
view-pins-start = سنجاق کردن
view-pins-stop = پایان سنجاق کردن
view-pins-none = برداشتن سنجاق‌ها
view-pins-how = روی سرنخ‌هایی که باید بمانند کلیک کنید، یا با کلیدهای جهت به آن‌ها بروید و Space را بزنید.
view-pins-count = { $count ->
   *[other] { $number } سرنخ سنجاق شده و می‌ماند.
}
view-generate = چه ساخته شود
view-generate-board = همین صفحه
    .hint = نگه داشتن صفحه و قانون‌ها؛ ساختن رقم‌های داده‌شدهٔ تازه
view-generate-cells = همین الگوی رقم‌ها
    .hint = نگه داشتن صفحه، قانون‌ها و جای رقم‌های داده‌شده؛ ساختن رقم‌های تازه
view-from-zero = رقم‌ها از ۰
view-thin-marks = حذف نشانه‌های غیرلازم هم
    .hint = پس از سرنخ‌ها، قفس‌ها، خط‌ها و نشانه‌های دیگری که لازم نیستند حذف می‌شوند
view-mixed-with = آمیخته با
view-mixed-and = و با
view-mixed-kind = گونهٔ { $number } در آمیزه
view-mixed-nothing = هیچ
view-derive-places = جابه‌جایی خانه‌ها
view-derive-digits = جابه‌جایی رقم‌ها
view-kind-classic = کلاسیک
view-kind-shidoku = شیدوکو (۴×۴)
view-kind-roku = روکو (۶×۶)
view-kind-hachi = هاچی (۸×۸)
view-kind-juuni = جونی (۱۲×۱۲)
view-kind-super = ابرسودوکو (۱۶×۱۶)
view-kind-latin = مربع لاتین
view-kind-jigsaw = نامنظم
view-kind-twin = دوقلو
view-kind-chain = زنجیرهٔ قطری
view-kind-samurai = سامورایی
view-kind-sohei = سوهی
view-kind-windmill = آسیاب بادی
view-kind-butterfly = پروانه
view-kind-flower = گل

view-result-time = { $time } طول کشید.
view-result-select = برای انتخاب خانه‌هایش کلیک کنید
view-result-apply = اعمال
view-result-discard = دور ریختن
view-result-another = یکی دیگر
view-result-back = بازگشت
view-result-thin-out = حذف سرنخ‌ها…
view-result-unique = دقیقاً یک پاسخ هست
    .detail = چیزی برای توضیح نیست.
view-result-cancelled = لغو شد
    .detail = معما تغییری نکرده است.
view-result-refused = ممکن نیست
view-needed = همهٔ سرنخ‌ها لازم‌اند
    .detail = با حذف هر یک از آن‌ها معما چند پاسخ خواهد داشت.
view-redundant = { $count ->
   *[other] { $count } سرنخ لازم نیست
}
    .detail =
        { $count ->
            [1] روی صفحه نشانه‌گذاری شده است؛ معما بدون آن هم یکتا می‌ماند. هر سرنخی که نقطه دارد لازم است.
           *[other] روی صفحه نشانه‌گذاری شده‌اند. معما بدون هر یک از آن‌ها هم یکتا می‌ماند، ولی شاید بدون دو تا نه. هر سرنخی که نقطه دارد لازم است.
        }
view-several-count = { $count ->
   *[other] روی هم { $number } پاسخ
}
view-several-open =
    { $count ->
       *[other] { $number } خانه میان پاسخ‌ها فرق دارد.
    }
    .at-least =
        { $count ->
           *[other] دست‌کم { $number } خانه میان پاسخ‌ها فرق دارد؛ زمان پیش از یافتن همه تمام شد.
        }
view-several-smallest = کوچک‌ترین ابهام یافته، در قاب: { $cells }.
view-several-select = انتخاب خانه‌های قاب‌شده
view-settling-marks =
    { $count ->
       *[other] هر یک از این { $count } نشانه یا قانون هم آن را یکتا می‌کند:
    }
view-settling-mark-hint = برای افزودن آن به صفحه کلیک کنید
view-settling-none = هیچ رقمی به‌تنهایی آن را یکتا نمی‌کند.
view-settling-digits =
    { $count ->
       *[other] هر یک از رقم‌های ریز روی صفحه آن را یکتا می‌کند: { $number } رقم در { $cells }.
    }
view-settling-cells = { $count ->
   *[other] { $number } خانه
}
view-settling-given = { $digit } در { $cell }
view-settling =
    { $count ->
        [1] افزودن این معما را یکتا می‌کند: { $givens }.
       *[other] افزودن این‌ها معما را یکتا می‌کند: { $givens }.
    }
view-settling-select = انتخاب { $givens }
view-settling-place = افزودن آن
view-settling-place-all = افزودن همه
view-blame-none = صفحه را نمی‌توان پر کرد
    .detail = تقصیر هیچ سرنخ و قانونی نیست.
view-blame-one = این ممکن نیست
    .detail = خودش به‌تنهایی با صفحه تناقض دارد.
view-blame-several = این‌ها با هم تناقض دارند
    .detail = اگر هر یک از آن‌ها کنار گذاشته شود، بقیه پاسخ دارند.
    .fewer = شاید همهٔ این‌ها برای تناقض لازم نباشند؛ زمان پیش از بررسی همهٔ آن‌ها تمام شد.
