# Τα λόγια των διαλόγων, της σελίδας έναρξης, των βιβλίων και της δοκιμής επίλυσης.

## Κουμπιά και πλήθη που εμφανίζονται σε πολλά από αυτά

ask-cancel = Ακύρωση
ask-close = Κλείσιμο
ask-replace = Αντικατάσταση
ask-save-as = Αποθήκευση ως…
ask-undo = Αναίρεση
ask-redo = Επανάληψη
ask-more = και άλλα { $count }
ask-size = { $size } × { $size }
ask-size-grids = { $count } πλέγματα { $size } × { $size }
ask-givens = { $count ->
    [one] { $number } δοσμένο ψηφίο
   *[other] { $number } δοσμένα ψηφία
}
ask-rules = { $count ->
    [one] { $number } κανόνας
   *[other] { $number } κανόνες
}
ask-grids = { $count ->
    [one] { $number } πλέγμα
   *[other] { $number } πλέγματα
}
ask-cells = { $count ->
    [one] { $number } κελί
   *[other] { $number } κελιά
}
ask-puzzles = { $count ->
    [one] { $number } γρίφος
   *[other] { $number } γρίφοι
}
ask-pages = { $count ->
    [one] { $number } σελίδα
   *[other] { $number } σελίδες
}
ask-ago-minutes = { $count ->
    [one] πριν από { $number } λεπτό
   *[other] πριν από { $number } λεπτά
}
ask-ago-hours = { $count ->
    [one] πριν από { $number } ώρα
   *[other] πριν από { $number } ώρες
}
ask-ago-days = { $count ->
    [one] πριν από { $number } ημέρα
   *[other] πριν από { $number } ημέρες
}

## Τι κρύβεται πίσω από μια απόδειξη

ask-proof-ideal = Άλγεβρα
ask-proof-program = Ακέραιο πρόγραμμα
ask-proof-works = { $count ->
    [one] Σε εξέλιξη εδώ και { $seconds } δ: { $number } κόμβος.
   *[other] Σε εξέλιξη εδώ και { $seconds } δ: { $number } κόμβοι.
}
ask-proof-nothing = Δεν ζητήθηκε τίποτα ακόμη.
ask-proof-copy = Αντιγραφή LaTeX
ask-proof-grid = Το συμπληρωμένο πλέγμα

## Η αναζήτηση εντολών

ask-find = Εύρεση εντολής
    .hint = Εύρεση εντολής, κανόνα, παραδείγματος, αρχείου ή ρύθμισης
ask-find-none = Τίποτα δεν λέγεται έτσι. Με λιγότερα γράμματα βρίσκονται περισσότερα.
ask-find-choose = ↑ ↓ επιλογή
ask-find-run = Enter εκτέλεση
ask-find-next = Tab επόμενο είδος
ask-find-close = Esc κλείσιμο
ask-find-count = { $found } από { $total }
ask-find-all = Όλα
ask-find-commands = Εντολές
ask-find-rules = Κανόνες
ask-find-examples = Παραδείγματα
ask-find-files = Αρχεία
ask-find-settings = Ρυθμίσεις
ask-find-row = { $sort } { $name }
    .refused = { $sort } { $name }, όχι τώρα: { $reason }
ask-find-refused = Όχι τώρα: { $reason }

## Ερωτήσεις πριν αποθηκευτεί ένα αρχείο

ask-newer = Το αρχείο άλλαξε στον δίσκο
    .why = Το { $path } γράφτηκε από άλλο πρόγραμμα αφότου ανοίχτηκε ή αποθηκεύτηκε εδώ.
    .choice = Αντικατάσταση: ό,τι έγραψε το άλλο πρόγραμμα χάνεται. Επαναφόρτωση: ό,τι άλλαξε εδώ χάνεται.
    .overwrite = Αντικατάσταση
    .reload = Επαναφόρτωση
ask-changed = Το αρχείο άλλαξε στον δίσκο
    .choice = Επαναφόρτωση: ό,τι άλλαξε εδώ χάνεται. Το δικό μου: θα ερωτηθείτε ξανά στην αποθήκευση.
    .clean = Τίποτα δεν άλλαξε εδώ από τότε.
    .compare = Σύγκριση των δύο
    .keep = Το δικό μου
    .here = Ανοιχτό εδώ
    .there = Στο αρχείο
    .same = Και τα δύο λένε το ίδιο.
ask-changed-board = Οι πίνακες διαφέρουν
ask-changed-givens = { $count ->
    [one] διαφέρει { $count } δοσμένο ψηφίο: { $cells }
   *[other] διαφέρουν { $count } δοσμένα ψηφία: { $cells }
}
ask-changed-here = Μόνο εδώ: { $what }
ask-changed-there = Μόνο στο αρχείο: { $what }
ask-changed-more = ακόμη { $count }
ask-changed-order = Οι κανόνες έχουν άλλη σειρά
ask-changed-words = Τίτλος ή δημιουργός διαφέρουν
ask-changed-notes = Σημειώσεις ή χρώματα διαφέρουν
ask-changed-rest = Σύμβολα ή αστέρια διαφέρουν
ask-changed-puzzles-order = Οι γρίφοι έχουν άλλη σειρά
ask-changed-settings = Οι ρυθμίσεις των σελίδων διαφέρουν
ask-comments = Το αρχείο περιέχει σχόλια
    .why = Τα σχόλια στο { $path } χάνονται αν αποθηκευτεί εδώ.
    .choice = Το «Αποθήκευση ως…» γράφει άλλο αρχείο και αφήνει αυτό όπως είναι.
    .save = Χωρίς τα σχόλια
ask-unsaved = Να αποθηκευτούν οι αλλαγές στο «{ $name }»;
    .several = { $count ->
        [one] Να αποθηκευτούν οι αλλαγές σε { $count } έγγραφο;
       *[other] Να αποθηκευτούν οι αλλαγές σε { $count } έγγραφα;
    }
    .why = Χωρίς αποθήκευση χάνονται.
    .save = Αποθήκευση
    .all = Αποθήκευση όλων
    .discard = Απόρριψη

## Επιλογή αρχείων στο παράθυρο

ask-path = Διαδρομή
    .exists = Το { $path } υπάρχει.
    .missing = Δεν υπάρχει αρχείο { $path }.
    .open = Άνοιγμα
    .save = Αποθήκευση
    .add = Προσθήκη
    .choose = Επιλογή
    .export = Εξαγωγή
ask-board-reading = Διαβάζονται όσα έχουν φυλαχθεί…
ask-browse-reading = Ανάγνωση του φακέλου…
ask-browse-recent = Πρόσφατα αρχεία
ask-browse-home = Προσωπικά
ask-browse-computer = Υπολογιστής
ask-browse-folders = Πρόσφατοι φάκελοι
ask-browse-up = Ένας φάκελος πάνω
ask-browse-new-folder = Νέος φάκελος
    .name = Όνομα του νέου φακέλου
    .make = Δημιουργία
ask-browse-nothing = Δεν υπάρχει κάτι για επιλογή εδώ.
ask-browse-chosen = { $count ->
    [one] Επιλέχθηκε { $number } αρχείο
   *[other] Επιλέχθηκαν { $number } αρχεία
}
ask-browse-no-puzzle = Δεν περιέχει γρίφο.
ask-browse-name = Όνομα του αρχείου ή διαδρομή
ask-browse-find = Μέρος ονόματος ή διαδρομή
ask-browse-all = Αρχεία κάθε είδους
ask-failed-back = Πίσω

## Μια διάταξη που φυλάγεται

ask-layout-keep = Φύλαξη της διάταξης
    .why = Προσφέρεται με αυτό το όνομα για νέους γρίφους· δοσμένα ψηφία και κανόνες δεν φυλάγονται.
    .replaced = Το «{ $name }» αντικαθίσταται.
    .name = Όνομα της διάταξης
    .yes = Φύλαξη

## Πλήκτρα και χειρονομίες

ask-keys = Πλήκτρα και χειρονομίες
    .board = Στον πίνακα
    .tools = Εργαλεία
    .everywhere = Παντού
    .play = Σε δοκιμή επίλυσης
    .booklet = Στο βιβλίο
    .change = Αλλαγή πλήκτρων…
    .print = Σε φύλλο…
ask-gesture-select = επιλογή κελιών
    .key = Κλικ, σύρσιμο
ask-gesture-alike = όλα τα όμοια κελιά: ψηφίο, χρώμα, σημείωση, κανόνας ή κουτί
    .key = Διπλό κλικ
ask-gesture-frame = επιλογή όσων είναι στο πλαίσιο
    .key = Σύρσιμο δίπλα από τον πίνακα
ask-gesture-upto = επιλογή έως ένα κελί
    .key = Shift+κλικ, Shift+σύρσιμο
ask-gesture-toggle = προσθήκη ή αφαίρεση κελιού
    .key = Ctrl+κλικ
ask-gesture-move = μετακίνηση, επέκταση της επιλογής
    .key = Βέλη, Shift+βέλη
ask-gesture-carry = μετακίνηση κανόνα σε άλλη θέση
    .key = Alt+σύρσιμο, σύρσιμο της λαβής
ask-gesture-type = γράψιμο ψηφίου
    .key = 0–9, γράμματα πάνω από 9
ask-gesture-next = τέλος ενός αριθμού, στην επόμενη θέση
    .key = Βέλος, Tab, Enter
ask-gesture-drawn = επιλογή του σχεδιασμένου
    .key = Κλικ, εργαλεία κανόνων
ask-gesture-end = συνέχεια της γραμμής· με Ctrl μια άλλη
    .key = Σύρσιμο από άκρη γραμμής
ask-gesture-clear = άδειασμα κελιών ή διαγραφή κανόνα
ask-gesture-apply = εφαρμογή αυτού που προτείνεται ή νέος έλεγχος
ask-gesture-pin = καρφίτσωμα ενδείξεων που θα μείνουν: κλικ, ή βέλη και Space
    .key = K, στην αραίωση
ask-gesture-everywhere = ο κανόνας σε όλα τα πλέγματα
    .key = Ctrl+πάτημα, εργαλεία κανόνων
ask-gesture-zoom = ζουμ
    .key = Ctrl+τροχός, δύο δάχτυλα
ask-gesture-pan = μετακίνηση πάνω στον πίνακα
    .key = Τροχός, Space+σύρσιμο
ask-gesture-panel = πιο πλατιά ή στενή· διπλό κλικ: όπως πριν
    .key = Σύρσιμο της άκρης ενός πλαισίου
ask-gesture-leave = έξοδος από ό,τι γίνεται
ask-gesture-lines = στους γρίφους και τις επικεφαλίδες της λίστας
    .key = Βέλη, Home, End, Page Up, Page Down
ask-gesture-stretch = επιλογή πολλών
    .key = Shift με αυτά τα πλήκτρα
ask-gesture-drop = άλλη θέση: ένας γρίφος σε επικεφαλίδα γίνεται ο πρώτος της ενότητάς της, μια επικεφαλίδα παίρνει μαζί την ενότητά της
    .key = Σύρσιμο γραμμής της λίστας
ask-gesture-corner = σημείωση στις γωνίες
    .key = Shift+ψηφίο
ask-gesture-middle = σημείωση στο κέντρο
    .key = Ctrl+ψηφίο
ask-gesture-colour = χρώμα
    .key = Alt+ψηφίο
ask-gesture-mode = τι γίνονται τα ψηφία: ψηφίο, γωνία, κέντρο, χρώμα
ask-gesture-pause = παύση και συνέχεια
ask-gesture-check = έλεγχος
ask-gesture-hint = υπόδειξη, έπειτα πιο ισχυρή
ask-gesture-why = γιατί ισχύει ή όχι ένα ψηφίο

## Τι είναι το πρόγραμμα

ask-about = Ένα εργαστήριο για όσους φτιάχνουν παραλλαγές sudoku.
    .licence = Ελεύθερο λογισμικό με την άδεια MIT.
    .typeface = Η γραμματοσειρά είναι η Inter, των The Inter Project Authors, με την άδεια SIL Open Font License 1.1.

## Δικά σας πλήκτρα

ask-change = Αλλαγή πλήκτρων
    .hint = Αναζήτηση εντολών ή των λέξεων ενός πλήκτρου
    .field = Αναζήτηση εντολών
    .nothing = Καμία εντολή δεν λέγεται έτσι, και καμία δεν έχει τέτοιο πλήκτρο.
    .usual = Αρχικά πλήκτρα
    .conflict = Το { $key } είναι το πλήκτρο του «{ $name }».
    .take = Ανάθεση
    .leave = Να μείνει
    .waits = Πατήστε τα νέα πλήκτρα. Το Delete αφαιρεί το πλήκτρο, το Escape αφήνει τα πάντα όπως είναι.
    .click = Κάντε κλικ σε ένα πλήκτρο για να το αλλάξετε.
    .press = Πατήστε πλήκτρα…
    .none = κανένα
    .back = Αρχικό πλήκτρο για { $name }
    .was = Το αρχικό πλήκτρο: { $key }

## Σύμβολα

ask-symbols = Σύμβολα
    .why = Πώς γράφονται τα ψηφία αυτού του γρίφου, στην οθόνη και στα φύλλα, και πώς πληκτρολογούνται.
    .head = Δικά σας…
    .use = Χρήση
    .done = Ο γρίφος είναι γραμμένος με αυτά.
    .wanted = { $count ->
        [one] { $count } σύμβολο με κενά ανάμεσα, με τη σειρά των ψηφίων.
       *[other] { $count } σύμβολα με κενά ανάμεσα, με τη σειρά των ψηφίων.
    }
ask-symbols-mixed = Ψηφία, έπειτα γράμματα
ask-symbols-digits = Ψηφία
ask-symbols-letters = Γράμματα
ask-symbols-persian = Περσικά ψηφία
ask-symbols-arabic = Αραβοϊνδικά ψηφία
ask-symbols-devanagari = Ψηφία ντεβαναγκάρι
ask-symbols-greek = Ελληνικά γράμματα
ask-symbols-own = Δικά σας σύμβολα

## Τα παραδείγματα

ask-gallery = Νέος από παράδειγμα
    .find = Εύρεση παραδείγματος
    .none = Κανένα παράδειγμα δεν λέγεται έτσι.

## Νέος γρίφος ή άλλος πίνακας

ask-board-new = Νέος γρίφος
ask-board-change = Αλλαγή πίνακα
ask-board-example = Από παράδειγμα…
ask-board-size = Μέγεθος
ask-board-layout = Διάταξη
ask-board-digits = Ψηφία από { $first }
ask-board-named = { $size } × { $size } { $name }
ask-board-boxes = κουτιά { $rows } × { $columns }
ask-board-shidoku = Σιντόκου
ask-board-roku = Ρόκου
ask-board-roku-upright = Ρόκου, όρθιο
ask-board-hachi = Χάτσι
ask-board-sudoku = Sudoku
ask-board-juuni = Τζούνι
ask-board-super = Supersudoku
ask-board-giant = Γίγαντας
ask-board-other = Άλλα κουτιά
    .name = Κουτιά κάθε σχήματος
    .rows = Γραμμές ενός κουτιού
    .columns = Στήλες ενός κουτιού
ask-board-rows-by = γραμμές ×
ask-board-columns = στήλες
ask-board-latin = Λατινικό τετράγωνο
    .name = Λατινικό τετράγωνο
    .rows = Γραμμές του λατινικού τετραγώνου
ask-board-both = γραμμές και στήλες
ask-board-same = Όπως είναι
ask-board-single = Ένα πλέγμα
ask-board-refused = Δεν γίνεται: { $reason }.
ask-board-chain = Πλέγματα της αλυσίδας
ask-board-delete = Διαγραφή διάταξης
    .really = Σίγουρα διαγραφή
ask-board-create = Δημιουργία
    .change = Αλλαγή

## Τι επικολλήθηκε

ask-pasted-untitled = Γρίφος χωρίς τίτλο
ask-pasted-warnings = Άλλαξαν ή παραλείφθηκαν
ask-pasted-format = Διαβάστηκε ως { $format }
ask-pasted-author = από { $name }
ask-pasted-others = { $count ->
    [one] Ακόμη { $number } γρίφος μαζί· αυτός είναι ο πρώτος.
   *[other] Ακόμη { $number } γρίφοι μαζί· αυτός είναι ο πρώτος.
}
ask-pasted-add = Προσθήκη εδώ
    .hint = Τα δοσμένα ψηφία και οι κανόνες του, σε ένα βήμα· ο πίνακας μένει όπως είναι
    .refused = Ένα βιβλίο παραπέμπει σε αρχεία: ανοίξτε το ως γρίφο, αποθηκεύστε τον και προσθέστε το αρχείο
ask-pasted-open = Ως νέος γρίφος

## Αλλαγές που δεν αποθηκεύτηκαν

ask-left = Αλλαγές που δεν αποθηκεύτηκαν
    .none = Δεν υπάρχουν: ό,τι τελείωσε χωρίς αποθήκευση ανακτήθηκε ή απορρίφθηκε.
    .why = Το Gridwright έκλεισε πριν αποθηκευτούν αυτά. Ό,τι δεν αποφασιστεί τώρα προσφέρεται ξανά στην επόμενη εκκίνηση.
    .later = Αργότερα
    .all = Ανάκτηση όλων
    .all-hint = Άνοιγμα καθενός σε δική του καρτέλα, χωρίς αποθήκευση
    .unreadable = Δεν διαβάζεται
    .picture = Εικόνα του { $title }
    .kept = Φυλάχτηκε { $when }.
    .now = πριν από λιγότερο από ένα λεπτό
    .booklet-first = Αποθηκεύστε πρώτα τις αλλαγές του ανοιχτού βιβλίου
    .recover = Ανάκτηση
    .recover-hint = Άνοιγμα όπως ήταν, χωρίς αποθήκευση
    .discard = Απόρριψη
    .discard-hint = Οριστική διαγραφή του { $path }
    .booklet = Βιβλίο
    .origin = αλλαγές του { $path }
    .new = δεν αποθηκεύτηκε ποτέ σε αρχείο

## Η σελίδα έναρξης

ask-start-none = Κανένας ανοιχτός γρίφος
ask-start-escape = Το Escape επιστρέφει στον γρίφο
ask-start-new = Νέος γρίφος
    .named = Νέος: { $name }
ask-start-any = Όποιος πίνακας…
    .what = 2 × 2 έως 25 × 25, πολλά πλέγματα
    .named = Νέος: όποιος πίνακας
ask-start-classic = Κλασικό
    .what = 9 × 9, τίποτα επιπλέον
ask-start-cells = Αθροίσματα, σημειωμένα κελιά
ask-start-lines = Θερμόμετρα, ψίθυροι κ.ά.
ask-start-borders = Κουκκίδες, X και V κ.ά.
ask-start-outside = Σάντουιτς, ουρανοξύστης κ.ά.
ask-start-jigsaw = Ακανόνιστο
    .what = Σχήματα αντί για κουτιά
ask-start-samurai = Σαμουράι
    .what = Πέντε πλέγματα με κοινά κουτιά
ask-start-examples = Παραδείγματα
ask-start-all = Όλα τα παραδείγματα…
    .named = Όλα τα παραδείγματα
    .what = { $count ->
        [one] { $count } γρίφος με εικόνα
       *[other] { $count } γρίφοι με εικόνες
    }
ask-start-paste = Από σύνδεσμο ή γραμμή
    .hint = Επικολλήστε σύνδεσμο γρίφου ή 81 ψηφία με τελείες για τα κενά κελιά
    .field = Σύνδεσμος ή γραμμή
    .read = Άνοιγμα
    .open = Από αρχείο…
ask-tip-find = Βρίσκει κάθε εντολή, κανόνα, παράδειγμα και αρχείο από λίγα γράμματα.
ask-tip-drop = Ένα αρχείο μπορεί να αφεθεί στο παράθυρο· ένας σύνδεσμος ή μια γραμμή να επικολληθεί.
    .key = Απόθεση
ask-tip-digits = Τα ψηφία μπαίνουν στα επιλεγμένα κελιά· σύρετε για να επιλέξετε πολλά.
ask-tip-play = Δοκιμή επίλυσης: λύστε τον γρίφο όπως θα τον λύσουν οι άλλοι.
ask-tip-hint = Υπόδειξη σε τρεις βαθμούς, με ανθρώπινη λογική.
ask-recent = Πρόσφατα
    .none = Οι γρίφοι που αποθηκεύετε εμφανίζονται εδώ.
    .unreadable = { $name } · δεν διαβάζεται
    .gone = { $name } · δεν υπάρχει πια
    .now = μόλις τώρα
ask-recent-unique = Μοναδική
ask-recent-several = Πολλές
ask-recent-without = Καμία
ask-recent-unknown = Άγνωστο

## Βιβλία

ask-book-puzzles = Γρίφοι
    .none = Κανένας ακόμη. Αρχεία και φάκελοι μπορούν να αφεθούν στο παράθυρο.
ask-book-wrong = καμία λύση
ask-book-several = πολλές λύσεις
ask-book-row-size = { $size }x{ $size }
ask-book-row-grids = { $count ->
    [one] { $count } πλέγμα
   *[other] { $count } πλέγματα
}
ask-book-page-empty = Προσθέστε γρίφους αριστερά ή αφήστε εδώ τα αρχεία τους.
ask-book-page-made = Ετοιμάζονται οι σελίδες…
ask-book-page = Σελίδα { $number }
    .show = Εμφάνιση της σελίδας { $number }
    .refused = Μόνο σελίδες με γρίφους μπορούν να αλλάξουν θέση
ask-book-export = { $count ->
    [one] Εξαγωγή με { $number } σφάλμα;
   *[other] Εξαγωγή με { $number } σφάλματα;
}
    .more = και άλλα { $count }, στην κάρτα δεξιά
    .anyway = Εξαγωγή
ask-book-solving = Επίλυση γρίφου { $number } από { $count }
ask-book-making = Ετοιμασία σελίδων
ask-book-empty = Κανένας γρίφος ακόμη
ask-book-ready = Έτοιμο για εκτύπωση
ask-book-warnings = { $count ->
    [one] { $number } σημείο για έλεγχο
   *[other] { $number } σημεία για έλεγχο
}
ask-book-errors = { $count ->
    [one] { $number } σφάλμα πριν την εκτύπωση
   *[other] { $number } σφάλματα πριν την εκτύπωση
}
ask-book-writing = Εγγραφή { $file }: σελίδα { $page } από { $pages }
ask-book-bar = Το αρχείο γράφεται
ask-book-at-page = σ. { $page }
ask-book-at-puzzle = αρ. { $number }

## Τι αποφασίζεται για ένα βιβλίο

ask-book-words = Κείμενα
ask-book-title = Τίτλος
ask-book-subtitle = Υπότιτλος
ask-book-author = Δημιουργός
ask-book-tag = Κωδικός γλώσσας του αρχείου
    .field = Γλώσσα
ask-book-language = Γλώσσα κανόνων
ask-book-copyright = Δικαιώματα, πίσω από το εξώφυλλο
ask-book-credits = Συντελεστές, μετά τις λύσεις
ask-book-back = Κείμενο στο οπισθόφυλλο
ask-book-head = Κεφαλίδα σελίδων
ask-book-foot = Υποσέλιδο σελίδων
    .example = { "{page}" } από { "{pages}" }
ask-book-links = Σύνδεσμος κάθε γρίφου, για κωδικό QR

ask-book-looks = Εμφάνιση
ask-book-typeface = Γραμματοσειρά
ask-book-font = Δική σας γραμματοσειρά
ask-book-bold = Ημίμαυρη μορφή της
ask-book-cover = Εξώφυλλο
ask-book-cover-picture = Εικόνα εξωφύλλου
ask-book-back-picture = Εικόνα οπισθοφύλλου
ask-book-choose = Επιλογή…
    .of = Επιλογή… { LOWER_FIRST($what) }
ask-book-remove = Αφαίρεση
    .of = Αφαίρεση { LOWER_FIRST($what) }
ask-book-room = Θέση
    .middle = Μέσα στα περιθώρια
    .page = Όλη η σελίδα
ask-book-fit = Στον χώρο της
    .fill = Γεμίζει, με περικοπή
    .whole = Χωράει ολόκληρη

ask-book-paper = Χαρτί
    .letter = Letter
    .inches = { $size } ίντσες
    .other = { $width } x { $height } mm
ask-book-paper-size = Μέγεθος
    .name = Μέγεθος του χαρτιού
    .own = Δικό σας μέγεθος
    .sides = Πλάτος x ύψος
ask-book-millimetres = { " mm" }
ask-book-landscape = Οριζόντιος
ask-book-bleed = Ξάκρισμα 1/8 ίντσας
ask-book-own-gutter = Δικό σας περιθώριο ράχης
ask-book-gutter = Περιθώριο ράχης
ask-book-own-margins = Δικά σας περιθώρια
ask-book-margin-top = Περιθώριο πάνω
ask-book-margin-bottom = Περιθώριο κάτω
ask-book-margin-inside = Περιθώριο μέσα, στη ράχη
ask-book-margin-outside = Περιθώριο έξω

ask-book-pages = Σελίδες
ask-book-per-page = Γρίφοι ανά σελίδα
ask-book-answers = Λύσεις στο τέλος
ask-book-answers-per-page = Λύσεις ανά σελίδα
ask-book-best = Βέλτιστο
ask-book-shape = { $columns } x { $rows }
    .choose = Στήλες x γραμμές
    .of = { $what }: στήλες x γραμμές
    .rows = Γραμμές
    .columns = Στήλες
ask-book-first = Πρώτος αριθμός
ask-book-fills = Μικροί πίνακες γεμίζουν σελίδες
ask-book-contents = Περιεχόμενα
ask-book-rated = Αστέρια από τη διαδρομή επίλυσης
ask-book-rules-page = Σελίδα κανόνων
ask-book-rules-below = Κανόνες κάτω από κάθε γρίφο
ask-book-numbers = Αριθμοί σελίδων
ask-book-running = Τίτλος σε κάθε σελίδα
ask-book-references = Σελίδες λύσεων και γρίφων
ask-book-large = Μεγάλα γράμματα
ask-book-notes = Γραμμές για σημειώσεις
ask-book-dots = Κουκκίδες για υποψηφίους
ask-book-cell-marks = Σημειώσεις και χρώματα κελιών

ask-book-print = Εκτύπωση
ask-book-target = Προορίζεται για
    .none = Κανέναν συγκεκριμένα
    .office = Εκτυπωτή εδώ
    .screen = Κανέναν: οθόνη
ask-book-ink-colour = Έγχρωμα
ask-book-ink-grey = Γκρι
ask-book-ink-black = Μαύρα
ask-book-for-readers = Για αναγνώστες
ask-book-for-press = Για τυπογραφείο
ask-book-press-inks = Χρώματα ως τυπογραφικά μελάνια
ask-book-condition = Συνθήκη εκτύπωσης
ask-book-saddle = Φύλλα για δίπλωμα και συρραφή
ask-book-thickness = Πάχος του χαρτιού
ask-book-duplex = Πρώτα οι μπροστινές όψεις
ask-book-marks = Σημάδια κοπής και διπλώματος

ask-book-batch = Δημιουργία γρίφου { $number } από { $count }
    .tried = δοκιμάστηκαν: { $number }
ask-book-setup = Διάταξη σελίδας
    .kept = Φυλαγμένη
    .usual = Η συνηθισμένη
    .own = Δική του
    .keep = Φύλαξη…
    .delete = Διαγραφή…
    .fault = Δεν διαβάστηκε και έμεινε όπως είναι: { $reason }
ask-setup-keep = Φύλαξη της διάταξης σελίδας
    .why = Φυλάγονται χαρτί, περιθώρια, τοποθέτηση, λύσεις, γραμματοσειρές, εικόνες και εκτύπωση· όχι τίτλος, δημιουργός και άλλα λόγια.
    .replaced = Το «{ $name }» αντικαθίσταται.
    .name = Όνομα της διάταξης σελίδας
    .yes = Φύλαξη
ask-setup-delete = Διαγραφή διάταξης σελίδας
    .why = Τα βιβλία με αυτή τη διάταξη μένουν όπως είναι.
    .yes = Διαγραφή
ask-batch = Δημιουργία γρίφων
    .why = Γράφονται σε ένα αρχείο, ένας ανά γραμμή, και προστίθενται στο βιβλίο.
    .yes = Επιλογή αρχείου…
ask-batch-new = Νέοι γρίφοι
ask-batch-derived = Από τον επιλεγμένο
    .of = Ο ίδιος με τον «{ $title }», στραμμένος, καθρεφτισμένος, με άλλα ψηφία
    .none = Επιλέξτε πρώτα έναν γρίφο της λίστας.
ask-batch-kind = Είδος
ask-batch-count = Πόσοι
ask-book-section-unnamed = Ενότητα χωρίς τίτλο
ask-book-selected = Επιλεγμένος γρίφος
ask-book-section = Επιλεγμένη ενότητα
ask-book-difficulty = Δυσκολία
ask-book-stars = Αστέρια
    .field = Αστέρια από πέντε
ask-book-own-number = Δικός του αριθμός
ask-book-number = Αριθμός
ask-book-begins = Αρχίζει ενότητα
ask-book-heading = Επικεφαλίδα της ενότητας
ask-book-title-here = Τίτλος στο βιβλίο
ask-book-section-picture = Εικόνα της ενότητας
ask-book-link = Δικός του σύνδεσμος, για κωδικό QR
ask-book-own-rules = Κανόνες με δικά σας λόγια
