# Τι λένε τα πλαίσια, οι γραμμές και ο καμβάς του παραθύρου.

view-menu-file = Αρχείο
    .letter = F
view-menu-edit = Σύνταξη
    .letter = E
view-menu-board = Πίνακας
    .letter = B
view-menu-rules = Κανόνες
    .letter = R
view-menu-solve = Επίλυση
    .letter = S
view-menu-setter = Σύνθεση
    .letter = T
view-menu-view = Προβολή
    .letter = V
view-menu-help = Βοήθεια
    .letter = H
view-menu-booklet = Βιβλίο
    .letter = B
view-menu-all = Μενού
view-menu-scales = Μέγεθος όλων: { $scale } %
    .less = Μέγεθος: { $scale } %, εδώ { $real } %
    .hint = Επιλογή του μεγέθους για γράμματα, πλαίσια και πίνακα
view-undo = Αναίρεση
view-redo = Επανάληψη
view-play-test = Δοκιμή επίλυσης
view-find = Εύρεση εντολής
view-tab-new = Νέα καρτέλα
view-tab-start = Αρχή
    .hint = Νέοι γρίφοι, παραδείγματα και πρόσφατα αρχεία
view-tab-no-file = Σε κανένα αρχείο ακόμη
view-tab-booklet = Βιβλίο. { $file }
view-tab-unsaved = { $name }, δεν αποθηκεύτηκε
view-tab-close = Κλείσιμο: { $name }
view-tabs-more = ακόμη { $count }
view-saving-cancel = Τέλος αναμονής
view-reading-cancel = Ακύρωση ανάγνωσης
view-check-running = Ο έλεγχος εκτελείται
view-status-no-cell = Κανένα κελί
view-status-open = { $count ->
    [one] { $count } κενό
   *[other] { $count } κενά
}
view-status-counted = { $digit } ({ $count })
    .more = { $digit } ({ $count }+)
view-status-takes = δέχεται { $digits }
view-status-file-saved = αποθηκεύτηκε
view-status-file-unsaved = δεν αποθηκεύτηκε
view-status-unsaved = Δεν αποθηκεύτηκε
view-status-new = Τίποτα για αποθήκευση
view-status-path = ← → για βήματα στη διαδρομή, Space για αναπαραγωγή, Escape για κλείσιμο.
view-status-zoom = { $count } %
    .hint = Κλικ για να φανεί όλος ο πίνακας
view-cell-region = περιοχή { $number }
view-cell-box = κουτί { $number }
view-selected = { $count ->
    [one] { $count } κελί επιλεγμένο
   *[other] { $count } κελιά επιλεγμένα
}

view-givens = { $count ->
    [one] { $number } δοσμένο
   *[other] { $number } δοσμένα
}
view-rule-count = { $count ->
    [one] { $number } κανόνας
   *[other] { $number } κανόνες
}
view-clues = { $count ->
    [one] { $number } ένδειξη
   *[other] { $number } ενδείξεις
}
view-guesses = { $count ->
    [one] { $number } εικασία
   *[other] { $number } εικασίες
}
view-and-more = και ακόμη { $count }
view-place-of = { $place } από { $count }
view-stars = { $stars } από { $most } αστέρια

view-board = Πίνακας του γρίφου
view-board-nothing = τίποτα επιλεγμένο
view-board-covered = καλυμμένος όσο το χρονόμετρο σταματά
view-board-empty = κενό
view-board-conflict = παραβιάζει κανόνα
view-board-centre = κέντρο { $digits }
view-board-corner = γωνία { $digits }
view-board-given = δοσμένο { $digit }
view-board-entered = γραμμένο { $digit }
view-board-solution = λύση { $digit }
view-board-wrong = όχι όπως στη λύση
view-board-place = γραμμή { $row }, στήλη { $column }
view-board-clue = { $name } { $clue }
view-board-towards = προς { $cell }
view-paused = Παύση
    .hint = Ο πίνακας είναι καλυμμένος. Space για συνέχεια.

view-legend-strong = ισχύει το ένα από τα δύο
view-legend-weak = δεν ισχύουν και τα δύο
view-legend-along = το ένα οδηγεί στο άλλο
view-legend-placed = μπαίνει σε αυτό το βήμα
view-legend-struck = διαγράφεται σε αυτό το βήμα
view-legend-houses = πού κοιτάζει

view-tools-find = Εύρεση εργαλείου
view-tools-none-found = Κανένα εργαλείο δεν έχει τέτοιο όνομα.
view-tools-place = Τοποθέτηση
view-tools-handy = Πρόχειρα
    .none = Εδώ όσα πιάσατε τελευταία.
view-tools-kept = { $name }, πάντα επάνω
view-tools-recent = { $name }, πρόσφατο
view-tools-layout = Διάταξη
view-tools-refused = Όχι σε αυτόν τον πίνακα: { $reason }.
view-tools-key = Το { $key } πιάνει το εργαλείο, γιατί το { $symbol } είναι ψηφίο αυτού του πίνακα.
view-tools-all-grids = Με Ctrl, το πάτημα ισχύει για όλα τα πλέγματα.
view-tools-brushes = Πατήστε ξανά { $key } για εναλλαγή: { $brushes }.
view-tools-and = { $first } και { $second }
view-tools-symmetry = Συμμετρική τοποθέτηση
view-tools-symmetry-refused = Όχι έτσι: { $reason }.
view-tools-wanted = { $count ->
    [one] λείπει { $number } κελί
   *[other] λείπουν { $number } κελιά
}
view-tools-fill = Συμπλήρωση από τη λύση
view-tools-add-grid = + Νέο πλέγμα
view-tools-duplicate-grid = Αντίγραφο πλέγματος
view-tools-delete-grid = Διαγραφή πλέγματος
view-rail-options = Επιλογές του εργαλείου
    .hint = Τι έχει επιλεγεί για το εργαλείο στο χέρι
    .none = Δεν υπάρχει κάτι για επιλογή.
view-width-tools = Πλάτος των εργαλείων
view-width-facts = Πλάτος των στοιχείων

view-puzzle = Γρίφος
view-puzzle-title = Τίτλος
    .none = Γρίφος χωρίς τίτλο
view-puzzle-author = Δημιουργός
    .none = Κανείς ακόμη
view-puzzle-board = { $size } × { $size }
view-puzzle-grids = { $count } πλέγματα { $size } × { $size }
view-puzzle-no-rules = Κανένας κανόνας ακόμη: πιάστε ένα εργαλείο αριστερά.
view-puzzle-rules = Επιλέξτε έναν κανόνα στη λίστα για να αλλάξετε τις ρυθμίσεις του.
view-rules = Κανόνες
    .none = Κανένας ακόμη. Πιάστε ένα εργαλείο αριστερά και ζωγραφίστε στον πίνακα.
view-rule = { $name }, { $place }
    .off = { $name }, { $place }, ανενεργός
view-rule-place-off = { $place } · ανενεργός
view-rule-switch-off = Απενεργοποίηση: { $name }
view-rule-switch-on = Ενεργοποίηση: { $name }
view-rule-locked = { $rule }, κλειδωμένος
view-rule-unlock = Ξεκλείδωμα: { $name }
view-rule-name = Όνομα του κανόνα
view-rule-name-hint = Όνομα στη λίστα
view-rule-group = { $count ->
    [one] Ομάδα { $name }, { $count } κανόνας
   *[other] Ομάδα { $name }, { $count } κανόνες
}
view-rule-group-count = { $count }
view-rule-group-name = Όνομα της ομάδας
view-rule-group-hint = Κλικ για επιλογή όλης της ομάδας, διπλό κλικ για το όνομά της
view-rule-colour = Χρώμα
view-colour-sand = Χρώμα άμμου
view-colour-green = Πράσινο χρώμα
view-colour-blue = Μπλε χρώμα
view-colour-violet = Μοβ χρώμα
view-colour-rose = Ροζ χρώμα
view-colour-grey = Γκρι χρώμα
view-jigsaw = Σχήματα περιοχών
view-jigsaw-done = Και οι { $size } περιοχές έχουν από { $size } κελιά και είναι συνεκτικές.

view-candidates = Υποψήφιοι
view-candidates-none = Κανένας
view-candidates-possible = Δυνατοί
view-candidates-counted = Μετρημένοι
view-candidates-legend = { $from }
    .range = { $from }–{ $to }
    .more = { $from }+
view-candidates-legend-hint = Πόσες λύσεις μένουν αν δοθεί το ψηφίο: με 1 ο γρίφος έχει μία λύση. Όσο πιο σκούρο ένα κελί, τόσα περισσότερα θα έλυνε ένα δοσμένο εκεί.
view-candidates-keep-looking = Συνέχιση
view-candidates-stop = Διακοπή
view-candidates-unfinished = Δεν υπάρχουν πριν ολοκληρωθούν οι περιοχές.
view-candidates-running = Αναζήτηση… { $count ->
    [one] { $number } εικασία
   *[other] { $number } εικασίες
} · { $time }
view-candidates-waiting = Θα αναζητηθούν όταν τελειώσει ο έλεγχος.
view-candidates-no-solution = Δεν υπάρχουν: ο γρίφος δεν έχει λύση.
view-candidates-solved = Κάθε κελί έχει έναν
view-candidates-digits = { $count ->
    [one] { $count } ψηφίο σε { $cells }
   *[other] { $count } ψηφία σε { $cells }
}
view-candidates-open = { $count ->
    [one] { $number } κενό κελί
   *[other] { $number } κενά κελιά
}
view-candidates-unknown = Δεν είναι γνωστοί: { $reason } μετά από { $time }.

view-verdict = Ετυμηγορία: { $words }
    .hint = Τι είναι γνωστό για τον γρίφο όπως είναι τώρα· ένα κλικ δείχνει τα στοιχεία
view-verdict-short-unfinished = Ημιτελείς περιοχές
view-verdict-short-unique = Μία λύση
view-verdict-short-disagree = Οι μηχανές διαφωνούν
view-verdict-short-unknown = Άγνωστο
view-verdict-checking = Έλεγχος…
view-verdict-running = Αναζήτηση λύσεων…
view-verdict-several = Πολλές λύσεις
view-verdict-none = Καμία λύση
view-verdict-unique = Ακριβώς μία λύση
view-verdict-unfinished = Οι περιοχές δεν είναι έτοιμες
    .detail = Κάθε περιοχή χρειάζεται τόσα κελιά όσα είναι τα ψηφία· τότε ο γρίφος μπορεί να ελεγχθεί.
view-verdict-sparse = Πολλές λύσεις ως τώρα
    .detail = όπως συνήθως όσο οι ενδείξεις είναι λίγες
view-verdict-disagree = Οι μηχανές διαφωνούν
    .detail = Μία από αυτές κάνει λάθος, από σφάλμα του προγράμματος. Παρακαλούμε αναφέρετέ το.
view-verdict-out-of-time = Άγνωστο: τέλος χρόνου
    .detail = Τίποτα δεν αποδείχθηκε μέσα σε { $time }.
view-verdict-stopped = Άγνωστο: διακόπηκε
    .detail = Ο έλεγχος διακόπηκε μετά από { $time }.
view-verdict-failed = Καμία απάντηση
    .detail = Η μηχανή απέτυχε: { $reason }
view-verdict-guesses = { $count ->
    [0] δεν χρειάστηκε εικασία
    [1] χρειάστηκε μία εικασία
   *[other] χρειάστηκαν { $number } εικασίες
}
view-advice-clash = Τα δοσμένα με κόκκινο στον πίνακα συγκρούονται μεταξύ τους ή με κανόνα: αλλάξτε ή σβήστε ένα.
view-advice-rules = Κανένα ψηφίο δεν ταιριάζει σε όλα τα δοσμένα και τους κανόνες μαζί, αν και τα δοσμένα δεν συγκρούονται ανά δύο.
    .ways = Αναιρέστε το τελευταίο βήμα, σβήστε ένα δοσμένο για το οποίο δεν είστε βέβαιοι ή απενεργοποιήστε έναν κανόνα από το μάτι του.
view-advice-givens = Κανένα ψηφίο δεν ταιριάζει σε όλα τα δοσμένα μαζί, αν και δεν συγκρούονται ανά δύο.
    .ways = Αναιρέστε το τελευταίο βήμα ή σβήστε ένα δοσμένο για το οποίο δεν είστε βέβαιοι.
view-verdict-hide = Απόκρυψη
view-verdict-compare = Σύγκριση
view-verdict-cancel = Ακύρωση
view-verdict-mend = Διόρθωση σχημάτων
view-verdict-hide-solution = Απόκρυψη λύσης
view-verdict-show-solution = Εμφάνιση λύσης
view-verdict-why = Γιατί;
view-verdict-undo = Αναίρεση βήματος
view-verdict-check-again = Νέος έλεγχος
view-verdict-keep-trying = Συνέχιση
view-verdict-prove = Απόδειξη

view-opinion = { $engine }: { $answer }
view-opinion-running = Απόδειξη με ακέραιο πρόγραμμα
view-opinion-agrees = Το ακέραιο πρόγραμμα συμφωνεί
view-opinion-unique = μία λύση
view-opinion-several = πολλές
view-opinion-none = καμία λύση
view-opinion-stopped = διακόπηκε
view-opinion-out-of-time = τέλος χρόνου
view-opinion-failed = απέτυχε
view-engine-search = Αναζήτηση
view-engine-program = Ακέραιο πρόγραμμα

view-work = Λεπτομέρειες
    .details = Λεπτομέρειες του ελέγχου
view-work-count = Μέτρηση
view-work-guesses = Εικασίες
view-work-backtracks = Εικασίες που αναιρέθηκαν
view-work-houses = Συμπεράσματα από περιοχές
view-work-clauses = Συμπεράσματα από προτάσεις
view-work-sums = Συμπεράσματα από αθροίσματα
view-work-pairs = Συμπεράσματα από ζεύγη
view-work-words = Συμπεράσματα από λέξεις
view-work-learned = Προτάσεις που μαθεύτηκαν
view-work-programs = Ακέραια προγράμματα
view-work-rows = Γραμμές του μεγαλύτερου
view-work-bases = Βάσεις Gröbner

view-count-exactly = { $count ->
    [one] Ακριβώς { $number } λύση
   *[other] Ακριβώς { $number } λύσεις
}
view-count-at-least = { $count ->
    [one] Τουλάχιστον { $number } λύση
   *[other] Τουλάχιστον { $number } λύσεις
}
view-count-two-differ = { $count ->
    [one] οι δύο που φαίνονται διαφέρουν σε { $count } κελί
   *[other] οι δύο που φαίνονται διαφέρουν σε { $count } κελιά
}
view-count-all = όλες μετρήθηκαν σε { $time }
view-count-limit = το όριο έφτασε μετά από { $time }
view-count-cancelled = η μέτρηση ακυρώθηκε μετά από { $time }
view-count-out-of-time = ο χρόνος μέτρησης έληξε μετά από { $time }
view-count-failed = η μέτρηση απέτυχε: { $reason }
view-count-differ = { $count ->
    [one] { $count } κελί δεν είναι ίδιο σε όλες
   *[other] { $count } κελιά δεν είναι ίδια σε όλες
}
view-count-kept = { $count ->
    [one] μπορείτε να δείτε την πρώτη ({ $number })
   *[other] μπορείτε να δείτε τις πρώτες { $number }
}
view-count-found = { $count ->
    [one] βρέθηκε { $number }
   *[other] βρέθηκαν { $number }
}
view-count-bar = Λύσεις που βρέθηκαν, ως το όριο
view-count-previous = Προηγούμενη
view-count-next = Επόμενη
view-count-marks = Τα σημειωμένα κελιά δεν είναι ίδια σε όλες τις λύσεις· τα έντονα άλλαξαν σε αυτό το βήμα
view-count-up-to = Μέτρηση ως
    .name = Μέγιστο πλήθος λύσεων για μέτρηση
view-count-start = Μέτρηση…

view-difficulty = Δυσκολία: { $words }
    .stars = Δυσκολία: { $stars } από { $most } αστέρια, { $words }
view-difficulty-unknown = Άγνωστη δυσκολία
view-difficulty-waiting = Αναζήτηση διαδρομής επίλυσης…
view-difficulty-harder = Δυσκολότερο από αλυσίδες: δείτε τη διαδρομή
view-difficulty-beyond = Πέρα από τις τεχνικές

view-path = Διαδρομή επίλυσης
view-path-steps = { $count ->
    [one] { $number } βήμα
   *[other] { $number } βήματα
}
view-path-hardest = μέγ. { $number }
view-path-contradiction = Αντίφαση
    .hint = Η διαδρομή τελειώνει εκεί όπου σε ένα κελί ή μια περιοχή δεν μένει τίποτα
view-path-end = Τέλος
    .hint = Η λογική δεν οδηγεί πιο πέρα
view-path-end-none = Εδώ σε ένα κελί ή μια περιοχή δεν μένει τίποτα: δεν υπάρχει λύση.
view-path-end-of = { $count ->
    [one] Τέλος από { $number } βήμα
   *[other] Τέλος από { $number } βήματα
}
view-path-unsolved = Δεν λύθηκε
    .hint = { $count ->
    [one] Θα έπρεπε να δοκιμαστεί τουλάχιστον { $count } υποψήφιος κάποιου κελιού
   *[other] Θα έπρεπε να δοκιμαστούν τουλάχιστον { $count } υποψήφιοι κάποιου κελιού
}
view-path-up-to = Τεχνικές ως
    .all = Όλες
view-path-printed = Εκτύπωση ως
    .nothing = Τίποτα
    .hint = Φύλλα και βιβλία δεν λένε πόσο δύσκολος είναι
view-path-lost = Η διαδρομή χάθηκε: { $reason }.
view-path-out-of-time = Η διαδρομή πήρε υπερβολικά πολύ χρόνο.
view-path-unfinished = Διορθώστε πρώτα τις περιοχές· τότε ο γρίφος μπορεί να λυθεί.
view-path-waiting = Αναζήτηση βημάτων…
view-path-curve = Καμπύλη της διαδρομής: βήμα { $step } από { $count }
view-path-bottleneck = στένωση: μόνο ένας δρόμος
view-path-singles = { $count ->
    [one] { $count } μοναδικό
   *[other] { $count } μοναδικά
}
view-path-step = Βήμα { $step }
view-path-step-of = Βήμα { $step } από { $count }
view-path-solved = Λύθηκε.
view-path-beyond = { $count ->
    [one] Πέρα από αυτές τις τεχνικές: μένει { $number } κελί, τουλάχιστον { $most } υποψήφιοι για δοκιμή.
   *[other] Πέρα από αυτές τις τεχνικές: μένουν { $number } κελιά, τουλάχιστον { $most } υποψήφιοι για δοκιμή.
}
view-path-place = Θέση στη διαδρομή

view-hint = Υπόδειξη
view-hint-out-of-time = Δεν βρέθηκε βήμα εγκαίρως.
view-hint-mistakes = { $count ->
    [one] { $number } ψηφίο που μπήκε δεν είναι αυτό που έχει εκεί η λύση.
   *[other] { $number } ψηφία που μπήκαν δεν είναι αυτά που έχει εκεί η λύση.
}
view-hint-look = Κοιτάξτε εδώ: { $place }.
view-hint-technique = { $title }, { $number }.
view-hint-step = Εκεί { $why }: { $result }.
view-hint-solved = Κάθε κελί έχει το ψηφίο του.
view-hint-stuck = Καμία τεχνική δεν προχωρά από εδώ.
view-hint-place = Τοποθέτηση
view-hint-show = Εμφάνιση διαδρομής

view-author-thin-out = Αραίωση
    .start = Αραίωση τώρα
view-author-redundant = Περιττές ενδείξεις
view-author-explain = Γιατί;
view-author-generate = Δημιουργία
    .start = Δημιουργία τώρα
view-author-derive = Παραγωγή
    .start = Παραγωγή τώρα
view-author-again = Νέα αναζήτηση
view-author-close = Κλείσιμο πλαισίου
view-author-cancel = Ακύρωση εργασίας
view-author-begins = Αρχίζει…
view-author-try = Προσπάθεια { $place } από { $count }
view-author-clues-now = { $count ->
    [one] { $number } ένδειξη τώρα
   *[other] { $number } ενδείξεις τώρα
}
view-author-best = καλύτερο ως τώρα { $count }
view-author-rated = γρίφοι που δοκιμάστηκαν: { $number }
view-author-questions = { $count ->
    [one] ελέγχθηκε { $number } φορά
   *[other] ελέγχθηκε { $number } φορές
}
view-author-seed = Παραλλαγή
    .hint = Ο ίδιος αριθμός δίνει το ίδιο αποτέλεσμα. Σύρετε, ή κάντε κλικ και πληκτρολογήστε.
view-explain-solutions = Αναζήτηση λύσεων
view-explain-difference = Σύγκριση λύσεων
view-explain-settling = Δοκιμή μεμονωμένων δοσμένων
view-explain-contradiction = Παράλειψη ενδείξεων και κανόνων
view-explain-best = μικρότερο ως τώρα { $count }
view-scope-board = Όλος ο πίνακας
view-scope-grids = Κάθε πλέγμα
view-wish-symmetry = Συμμετρία
    .name = Συμμετρία των ενδείξεων
view-wish-difficulty = Δυσκολία
    .name = Επιθυμητή δυσκολία
    .any = όποια, ή 3..5
    .hint = Ο αριθμός του δυσκολότερου βήματος, από και ως: 3..5, 2.6.. ή ..7.1
view-wish-difficulty-any = Όποια
view-wish-difficulty-label = Το δυσκολότερο βήμα είναι από { $least } ως { $most }
view-wish-difficulty-range = Δικό μου εύρος…
view-wish-difficulty-from = Δυσκολότερο βήμα
    .name = Επιθυμητό εύρος
view-wish-needs = Χρειάζεται
    .any = Όποια τεχνική
view-wish-clues = Ενδείξεις
    .name = Επιθυμητό πλήθος ενδείξεων
    .none = οι ελάχιστες
view-wish-prefer = Προτίμηση
view-prefer-clues = Λίγες ενδείξεις
    .hint = Όσο λιγότερες ενδείξεις γίνεται
view-prefer-givens = Λίγα δοσμένα
    .hint = Όσο λιγότερα δοσμένα γίνεται, ιδανικά κανένα, κι ύστερα όσο λιγότερες άλλες ενδείξεις
view-prefer-even = Ίση κατανομή
    .hint = Δοσμένα μοιρασμένα όσο πιο ομοιόμορφα γίνεται σε γραμμές, στήλες και κουτιά
view-wish-tries = Προσπάθειες
view-wish-limit = Διακοπή μετά
    .hint = Σε μεγάλους πίνακες οι τελευταίες ενδείξεις αργούν· αποτέλεσμα είναι ό,τι επιτευχθεί ως τότε
view-limit-none = Χωρίς όριο
view-limit-seconds = { $count ->
    [one] { $count } δευτερόλεπτο
   *[other] { $count } δευτερόλεπτα
}
view-limit-minutes = { $count ->
    [one] { $count } λεπτό
   *[other] { $count } λεπτά
}
view-loose-rules = Να φεύγουν και κανόνες
    .hint = Μια διαγώνιος ή μια σκιασμένη περιοχή μπορεί να αποδειχθεί περιττή
view-pins-start = Καρφίτσωμα
view-pins-stop = Τέλος
view-pins-none = Όλες ελεύθερες
view-pins-how = Κάντε κλικ στις ενδείξεις που θα μείνουν, ή πηγαίνετε εκεί με τα βέλη και πατήστε Space.
view-pins-count = { $count ->
    [one] { $number } ένδειξη είναι καρφιτσωμένη και θα μείνει.
   *[other] { $number } ενδείξεις είναι καρφιτσωμένες και θα μείνουν.
}
view-generate = Τι θα δημιουργηθεί
view-generate-board = Αυτός ο πίνακας
    .hint = Ο πίνακας και οι κανόνες όπως είναι, με νέα δοσμένα
view-generate-cells = Αυτά τα κελιά
    .hint = Ο πίνακας και οι κανόνες όπως είναι, με νέα ψηφία όπου υπάρχουν τώρα δοσμένα
view-from-zero = Ψηφία από το 0
view-thin-marks = Αραίωση και σημαδιών
    .hint = Κλουβιά, γραμμές και άλλα σημάδια φεύγουν όταν δεν χρειάζονται, μετά τις ενδείξεις
view-mixed-with = Μαζί με
view-mixed-and = και με
view-mixed-kind = Είδος { $number } του μείγματος
view-mixed-nothing = Τίποτα
view-derive-places = Κελιά αλλάζουν θέση
view-derive-digits = Ψηφία αλλάζουν όνομα
view-kind-classic = Κλασικό
view-kind-shidoku = Σιντόκου (4×4)
view-kind-roku = Ρόκου (6×6)
view-kind-hachi = Χάτσι (8×8)
view-kind-juuni = Τζούνι (12×12)
view-kind-super = Supersudoku (16×16)
view-kind-latin = Λατινικό τετράγωνο
view-kind-jigsaw = Ακανόνιστο
view-kind-twin = Δίδυμο
view-kind-chain = Διαγώνια αλυσίδα
view-kind-samurai = Σαμουράι
view-kind-sohei = Σοχέι
view-kind-windmill = Ανεμόμυλος
view-kind-butterfly = Πεταλούδα
view-kind-flower = Λουλούδι

view-result-time = Πήρε { $time }.
view-result-select = Κλικ για επιλογή των κελιών
view-result-apply = Εφαρμογή
view-result-discard = Απόρριψη
view-result-another = Άλλη δοκιμή
view-result-back = Πίσω
view-result-thin-out = Αραίωση…
view-result-unique = Υπάρχει ακριβώς μία λύση
    .detail = Άρα δεν υπάρχει κάτι να εξηγηθεί.
view-result-cancelled = Ακυρώθηκε
    .detail = Ο γρίφος είναι όπως ήταν.
view-result-refused = Αυτό δεν γίνεται
view-needed = Κάθε ένδειξη χρειάζεται
    .detail = Χωρίς οποιαδήποτε από αυτές υπάρχουν πολλές λύσεις.
view-redundant = { $count ->
    [one] { $count } ένδειξη δεν χρειάζεται
   *[other] { $count } ενδείξεις δεν χρειάζονται
}
    .detail = { $count ->
    [1] Είναι σημειωμένη στον πίνακα· χωρίς αυτήν υπάρχει πάλι μία λύση. Κάθε ένδειξη με κουκκίδα χρειάζεται.
   *[other] Είναι σημειωμένες στον πίνακα. Χωρίς οποιαδήποτε από αυτές υπάρχει πάλι μία λύση, ίσως όμως όχι χωρίς δύο. Κάθε ένδειξη με κουκκίδα χρειάζεται.
}
view-several-count = { $count ->
    [one] { $number } λύση συνολικά
   *[other] { $number } λύσεις συνολικά
}
view-several-open = { $count ->
    [one] { $number } κελί δεν είναι ίδιο σε όλες τις λύσεις.
   *[other] { $number } κελιά δεν είναι ίδια σε όλες τις λύσεις.
}
    .at-least = { $count ->
    [one] Τουλάχιστον { $number } κελί δεν είναι ίδιο σε όλες τις λύσεις: ο χρόνος έληξε πριν γίνουν όλα γνωστά.
   *[other] Τουλάχιστον { $number } κελιά δεν είναι ίδια σε όλες τις λύσεις: ο χρόνος έληξε πριν γίνουν όλα γνωστά.
}
view-several-smallest = Η μικρότερη διαφορά που βρέθηκε, σε πλαίσιο: { $cells }.
view-several-select = Επιλογή των κελιών στο πλαίσιο
view-settling-marks = { $count ->
    [one] Το ίδιο και { $count } σημάδι ή κανόνας:
   *[other] Το ίδιο και καθένα από { $count } σημάδια και κανόνες:
}
view-settling-mark-hint = Ένα κλικ το βάζει στον πίνακα
view-settling-none = Κανένα δοσμένο μόνο του δεν το λύνει.
view-settling-digits = { $count ->
    [one] { $number } ψηφίο σε { $cells } θα το έλυνε: οποιοδήποτε από τα μικρά ψηφία στον πίνακα.
   *[other] { $number } ψηφία σε { $cells } θα το έλυναν: οποιοδήποτε από τα μικρά ψηφία στον πίνακα.
}
view-settling-cells = { $count ->
    [one] { $number } κελί
   *[other] { $number } κελιά
}
view-settling-given = { $digit } σε { $cell }
view-settling = { $count ->
    [1] Αυτό μόνο αφήνει ακριβώς μία λύση: { $givens }.
   *[other] Όλα αυτά αφήνουν ακριβώς μία λύση: { $givens }.
}
view-settling-select = Επιλογή { $givens }
view-settling-place = Τοποθέτηση
view-settling-place-all = Τοποθέτηση όλων
view-blame-none = Ο πίνακας δεν μπορεί να συμπληρωθεί
    .detail = Δεν φταίει καμία ένδειξη και κανένας κανόνας.
view-blame-one = Αυτό δεν γίνεται
    .detail = Αντιφάσκει με τον πίνακα από μόνο του.
view-blame-several = Αυτά αντιφάσκουν μεταξύ τους
    .detail = Χωρίς οποιοδήποτε από αυτά τα άλλα έχουν λύση.
    .fewer = Ίσως αρκούν λιγότερα: ο χρόνος έληξε πριν γίνει γνωστό.
