# State of the studio: notices, names of open documents, undo labels, results of the setter's tools.

### all-grids
tell-all-grids-delete-from-all-grids = Διαγραφή από όλα τα πλέγματα: { $rule }
tell-all-grids-add-all-grids = Προσθήκη σε όλα τα πλέγματα: { $rule }
tell-all-grids-put-on-all-grids = Εφαρμογή σε όλα τα πλέγματα: { $rule }

### asked
tell-asked-no-thread-could-started = δεν ήταν δυνατή η εκκίνηση στο παρασκήνιο: { $error }

### author
tell-author-number-clues-number-or = Δώστε πλήθος ενδείξεων ή αφήστε το κενό
tell-author-no-tool-author-open = Δεν είναι ανοιχτό κανένα πλαίσιο σύνθεσης
tell-author-at-work = Εκτελείται ήδη
tell-author-type-some-givens-first = Προσθέστε πρώτα μερικά δοσμένα: τα νέα μπαίνουν στα ίδια κελιά
tell-author-let-cells-or-digits = Επιλέξτε τι μπορεί να αλλάξει: κελιά, ψηφία ή και τα δύο
tell-author-mark = Το σημάδι { $clue }
tell-author-rule = Ο κανόνας { $clue }
tell-author-contradicts-solution-puzzle-had = { $more ->
        [0] Αντιφάσκει με την προηγούμενη λύση του γρίφου: { $first }.
       *[other] Αντιφάσκουν με την προηγούμενη λύση του γρίφου: { $first } και { $more } ακόμη.
    }

### proposal
tell-proposal-clues-taken = { $count ->
        [0] Δεν αφαιρέθηκε καμία ένδειξη.
        [one] Αφαιρέθηκε { $number } ένδειξη.
       *[other] Αφαιρέθηκαν { $number } ενδείξεις.
    }
tell-proposal-givens-go-small-grey = Τα δοσμένα που αφαιρέθηκαν είναι μικρά και γκρι στον πίνακα.
tell-proposal-where-digits-beside-grid = Οι θέσεις των εξωτερικών ενδείξεων που αφαιρέθηκαν είναι χρωματισμένες.
tell-proposal-rules-taken = { $count ->
        [one] Αφαιρέθηκε { $number } κανόνας: { $rules }.
       *[other] Αφαιρέθηκαν { $number } κανόνες: { $rules }.
    }
tell-proposal-no-clue-can-go = Καμία ένδειξη δεν μπορεί να αφαιρεθεί: η λύση δεν θα ήταν πια μοναδική.
tell-proposal-more-could-go-was = Ίσως μπορούν να αφαιρεθούν κι άλλες ενδείξεις: μια ρύθμιση ή ένα όριο σταμάτησε την αναζήτηση.
tell-proposal-thin-out = { $count ->
        [one] Αφαίρεση ενδείξεων: μένει { $number }
       *[other] Αφαίρεση ενδείξεων: μένουν { $number }
    }
tell-proposal-left = { $count ->
        [one] Μένει { $number } ένδειξη
       *[other] Μένουν { $number } ενδείξεις
    }
tell-proposal-generate = { $count ->
        [one] Δημιουργία γρίφου με { $number } ένδειξη
       *[other] Δημιουργία γρίφου με { $number } ενδείξεις
    }
tell-proposal-of-clues = { $count ->
        [one] Γρίφος με { $number } ένδειξη
       *[other] Γρίφος με { $number } ενδείξεις
    }
tell-proposal-derive-another-puzzle = Δημιουργία παραλλαγής
tell-proposal-its-solutions-correspond-those = Μοιάζει με άλλον γρίφο, αλλά είναι εξίσου δύσκολος με τον αρχικό και έχει το ίδιο πλήθος λύσεων.
tell-proposal-another-puzzle = Νέα παραλλαγή
tell-proposal-hardest = Δυσκολότερο βήμα: { $technique }, { $number }.
tell-proposal-nearest = Δεν βρέθηκε εγκαίρως ακριβής αντιστοιχία· αυτός είναι ο πλησιέστερος.
tell-both = { $first } · { $second }
tell-proposal-variation = σπόρος { $seed }
tell-proposal-checked = { $count ->
        [one] { $number } έλεγχος
       *[other] { $number } έλεγχοι
    }

### work
tell-work-no-other-puzzle-can = Δεν υπάρχει παραλλαγή αυτού του γρίφου.

### draft
tell-draft-line = { $file }, γραμμή { $line }
tell-draft-change-title = Αλλαγή τίτλου
tell-draft-change-subtitle = Αλλαγή υποτίτλου
tell-draft-change-author = Αλλαγή δημιουργού
tell-draft-change-language = Αλλαγή γλώσσας
tell-draft-change-credits = Αλλαγή συντελεστών
tell-draft-change-copyright = Αλλαγή πνευματικών δικαιωμάτων
tell-draft-change-words-on-back = Αλλαγή κειμένου οπισθοφύλλου
tell-draft-change-head-pages = Αλλαγή κεφαλίδας
tell-draft-change-foot-pages = Αλλαγή υποσέλιδου
tell-draft-change-link = Αλλαγή συνδέσμου
tell-draft-change-typeface = Αλλαγή γραμματοσειράς
tell-draft-change-font = Αλλαγή προσαρμοσμένης γραμματοσειράς
tell-draft-change-semibold-font = Αλλαγή ημίμαυρης γραμματοσειράς
tell-draft-change-picture-on-cover = Αλλαγή εικόνας εξωφύλλου
tell-draft-change-picture-on-back = Αλλαγή εικόνας οπισθοφύλλου
tell-draft-change-whom-made-for = Αλλαγή προορισμού
tell-draft-change-paper = Αλλαγή χαρτιού
tell-draft-turn-paper = Αλλαγή προσανατολισμού σελίδας
tell-draft-change-margins = Αλλαγή περιθωρίων
tell-draft-change-gutter = Αλλαγή περιθωρίου ράχης
tell-draft-change-bleed = Αλλαγή ξακρίσματος
tell-draft-change-puzzles-page = Αλλαγή γρίφων ανά σελίδα
tell-draft-change-cover = Αλλαγή εξωφύλλου
tell-draft-change-rules-page = Αλλαγή σελίδας κανόνων
tell-draft-change-rules-below-puzzles = Αλλαγή κανόνων κάτω από γρίφους
tell-draft-change-answers = Αλλαγή λύσεων
tell-draft-change-page-numbers = Αλλαγή αριθμών σελίδων
tell-draft-change-title-on-every = Αλλαγή τίτλου σε κάθε σελίδα
tell-draft-change-first-number = Αλλαγή πρώτου αριθμού
tell-draft-change-size-print = Αλλαγή μεγέθους εκτύπωσης
tell-draft-change-lines-for-notes = Αλλαγή γραμμών σημειώσεων
tell-draft-change-dots-for-candidates = Αλλαγή κουκκίδων υποψηφίων
tell-draft-change-cell-marks = Αλλαγή τυπωμένων σημειώσεων και χρωμάτων
tell-draft-change-ink = Αλλαγή μελανιού
tell-draft-change-whom-for = Αλλαγή προοριζόμενης χρήσης
tell-draft-change-stars = Αλλαγή αστεριών δυσκολίας
tell-draft-change-contents = Αλλαγή πίνακα περιεχομένων
tell-draft-change-pages-answers = Αλλαγή παραπομπών στις λύσεις
tell-draft-change-order-on-pages = Αλλαγή γεμίσματος με μικρά πλέγματα
tell-draft-change-inks = Αλλαγή χρωμάτων CMYK
tell-draft-change-printing-condition = Αλλαγή συνθήκης εκτύπωσης
tell-draft-change-thickness-paper = Αλλαγή πάχους χαρτιού
tell-draft-change-order-sheets = Αλλαγή σειράς χειροκίνητης διπλής όψης
tell-draft-change-marks = Αλλαγή σημαδιών κοπής και διπλώματος
tell-draft-change-folding = Αλλαγή διπλώματος και συρραφής
tell-draft-change-booklet = Αλλαγή βιβλίου

### booklet
tell-booklet-untitled-booklet = Βιβλίο χωρίς τίτλο
tell-booklet-move = Μετακίνηση «{ $title }»
tell-booklet-move-section = Μετακίνηση της ενότητας «{ $title }»
tell-booklet-puzzle-move-puzzles = { $count ->
        [one] Μετακίνηση { $count } γρίφου
       *[other] Μετακίνηση { $count } γρίφων
    }
tell-booklet-remove = Αφαίρεση «{ $title }»
tell-booklet-rename = Μετονομασία σε «{ $title }»
tell-booklet-remove-several = { $count ->
    [one] Αφαίρεση { $count } γρίφου
   *[other] Αφαίρεση { $count } γρίφων
}
tell-booklet-kept-setup = Εφαρμογή της προρρύθμισης «{ $name }»
tell-booklet-usual-setup = Εφαρμογή της προεπιλεγμένης προρρύθμισης
tell-booklet-batch-stopped = Διακόπηκε· προστέθηκαν { $number } από { $of }
tell-booklet-batch-astray = Προστέθηκαν: { $number }· από αυτούς, { $astray } όχι ακριβώς όπως ζητήθηκε, γιατί τελείωσε ο χρόνος
tell-setups-kept = Η προρρύθμιση «{ $name }» αποθηκεύτηκε· το επόμενο νέο βιβλίο ξεκινά με αυτήν
tell-setups-not-kept = Δεν ήταν δυνατή η αποθήκευση της προρρύθμισης
tell-setups-deleted = Η προρρύθμιση «{ $name }» διαγράφηκε
tell-setups-not-deleted = Δεν ήταν δυνατή η διαγραφή της προρρύθμισης
tell-booklet-take-setup = Εφαρμογή των ρυθμίσεων σελίδας του { $name }
tell-booklet-change-difficulty = Αλλαγή δυσκολίας «{ $title }»
tell-booklet-change-number = Αλλαγή αριθμού «{ $title }»
tell-booklet-change-section = Αλλαγή ενότητας «{ $title }»
tell-booklet-change-picture = Αλλαγή εικόνας «{ $title }»
tell-booklet-change-stars = Αλλαγή αστεριών «{ $title }»
tell-booklet-change-link = Αλλαγή συνδέσμου «{ $title }»
tell-booklet-change-rules = Αλλαγή κανόνων «{ $title }»

### booklet-files
tell-booklet-files-entry-booklet-could-not = { $count ->
        [one] { $number } στοιχείο του βιβλίου δεν διαβάστηκε
       *[other] { $number } στοιχεία του βιβλίου δεν διαβάστηκαν
    }
tell-booklet-files-saved = Αποθηκεύτηκε: { $path }
tell-booklet-files-booklet-could-not-saved = Δεν ήταν δυνατή η αποθήκευση του βιβλίου
tell-booklet-files-puzzle-add-puzzles = { $count ->
        [one] Προσθήκη { $number } γρίφου
       *[other] Προσθήκη { $number } γρίφων
    }
tell-booklet-files-puzzle-added-puzzles = { $count ->
        [one] Προστέθηκε { $number } γρίφος
       *[other] Προστέθηκαν { $number } γρίφοι
    }
tell-booklet-files-puzzle-could-not-read = { $count ->
        [one] Προστέθηκε { $number } γρίφος· δεν διαβάστηκαν { $bad }
       *[other] Προστέθηκαν { $number } γρίφοι· δεν διαβάστηκαν { $bad }
    }
tell-booklet-files-pages-could-not-made = Δεν ήταν δυνατή η δημιουργία των σελίδων: { $why }
tell-booklet-files-batch-cancelled = Η δημιουργία διακόπηκε· δεν γράφτηκε γρίφος
tell-booklet-files-exported = Εξήχθη: { $path }
tell-booklet-files-export-was-cancelled-no = Η εξαγωγή ακυρώθηκε· δεν γράφτηκε αρχείο

### cells
tell-cells-cell-copied-cells = { $count ->
        [one] Αντιγράφηκε { $number } κελί
       *[other] Αντιγράφηκαν { $number } κελιά
    }
tell-cells-cell-cut-cells = { $count ->
        [one] Αποκόπηκε { $number } κελί
       *[other] Αποκόπηκαν { $number } κελιά
    }
tell-cells-select-cell-where-copied = Επιλέξτε πρώτα το κελί όπου θα γίνει η επικόλληση
tell-cells-cell-paste-cells = { $count ->
        [one] Επικόλληση { $number } κελιού
       *[other] Επικόλληση { $number } κελιών
    }
tell-cells-rules = { $count ->
        [one] { $count } κανόνας
       *[other] { $count } κανόνες
    }
tell-cells-rules-copied = Αντιγράφηκαν: { $rules }
tell-cells-rules-cut = Αποκόπηκαν: { $rules }
tell-cells-rules-pasted = Επικόλληση: { $rules }
tell-cells-board-no-place-for = Τα αντιγραμμένα κελιά δεν χωρούν εκεί
tell-cells-cell-had-no-place = { $count ->
        [one] { $number } κελί δεν χωρούσε σε αυτόν τον πίνακα και παραλείφθηκε
       *[other] { $number } κελιά δεν χωρούσαν σε αυτόν τον πίνακα και παραλείφθηκαν
    }
tell-cells-cell-move-cells = { $count ->
        [one] Μετακίνηση { $number } κελιού
       *[other] Μετακίνηση { $number } κελιών
    }
tell-cells-cell-turn-cells = { $count ->
        [one] Περιστροφή ή αναστροφή { $number } κελιού
       *[other] Περιστροφή ή αναστροφή { $number } κελιών
    }
tell-cells-shapes-not-taken = Σχήματα περιοχών παραλείφθηκαν ({ $number }): χρειάζονται ακανόνιστο πλέγμα με περιοχές ίδιου μεγέθους
tell-cells-board-ends-there = Ο πίνακας τελειώνει εκεί
tell-cells-rule-no-place = ο κανόνας { $number } ({ $name }) δεν ταιριάζει εκεί

### check
tell-check-its-solution-breaks-rule = η λύση του παραβιάζει κανόνα του γρίφου

### clipboard
tell-clipboard-select-cells-cut-first = Επιλέξτε πρώτα τα κελιά ή τους κανόνες προς αποκοπή
tell-clipboard-there-no-text-clipboard = Το πρόχειρο δεν περιέχει κείμενο
tell-clipboard-what-was-pasted-no = Το κείμενο που επικολλήθηκε δεν είναι γρίφος
tell-clipboard-there-nothing = Δεν περιέχει γρίφο.
tell-clipboard-take-what-was-pasted = Προσθήκη του γρίφου που επικολλήθηκε
tell-clipboard-rules-do-not-fit = { $count ->
        [one] { $count } κανόνας δεν ταιριάζει σε αυτόν τον πίνακα και παραλείφθηκε
       *[other] { $count } κανόνες δεν ταιριάζουν σε αυτόν τον πίνακα και παραλείφθηκαν
    }
tell-clipboard-copied = Αντιγράφηκε: { $format }
tell-clipboard-copied-solution-too = Αντιγράφηκε: { $format }, μαζί με τη λύση, ώστε οι λύτες να βλέπουν πότε τελείωσαν
tell-clipboard-puzzle-could-not-copied = Δεν ήταν δυνατή η αντιγραφή του γρίφου
tell-clipboard-copied-picture-board = Αντιγράφηκε εικόνα του πίνακα
tell-clipboard-copied-picture-solution = Αντιγράφηκε εικόνα της λύσης
tell-clipboard-link-too-long-for = Ο σύνδεσμος είναι πολύ μεγάλος για περιηγητή· αντιγράψτε τον
tell-clipboard-opened-browser = Άνοιξε στον περιηγητή
tell-clipboard-no-browser = Δεν βρέθηκε περιηγητής· ο σύνδεσμος αντιγράφηκε
tell-clipboard-puzzle-could-not-opened = Δεν ήταν δυνατό το άνοιγμα του γρίφου στον περιηγητή
tell-clipboard-open-board-other-digits = Ο ανοιχτός γρίφος χρησιμοποιεί διαφορετικά ψηφία
tell-clipboard-there-givens-where-open = Κάποια δοσμένα θα ήταν έξω από τον ανοιχτό πίνακα
tell-clipboard-there-neither-givens-nor = Ο επικολλημένος γρίφος δεν έχει δοσμένα ή κανόνες που ταιριάζουν σε αυτόν τον πίνακα

### count
tell-count-its-solution-breaks-rule = η λύση του παραβιάζει κανόνα του γρίφου

### document
tell-document-untitled-puzzle = Γρίφος χωρίς τίτλο
tell-document-no-rule-selected = Επιλέξτε πρώτα έναν κανόνα
tell-document-there-only-one-grid = Υπάρχει μόνο ένα πλέγμα
tell-document-only-rules-for-whole = Μόνο κανόνες για ολόκληρο πλέγμα μπορούν να εφαρμοστούν σε όλα τα πλέγματα

### edits
tell-edits-all-grids-fits-have = Ο κανόνας υπάρχει ήδη σε κάθε πλέγμα όπου ταιριάζει

### examples
tell-examples-plain-boards = Απλοί πίνακες
tell-examples-classic = Κλασικό
tell-examples-jigsaw = Ακανόνιστο
tell-examples-latin-square = Λατινικό τετράγωνο
tell-examples-four-pyramids-mirrored = Τέσσερις πυραμίδες, κατοπτρικά
tell-examples-decoration = Διακόσμηση
tell-examples-choices = Ομάδες κανόνων
tell-examples-fog = Ομίχλη
tell-examples-formulas = Τύποι για όλα τα ψηφία
tell-examples-sizes = Μεγέθη
tell-examples-shidoku = Σιντόκου, 4 × 4
tell-examples-roku = Ρόκου, 6 × 6
tell-examples-hachi = Χάτσι, 8 × 8
tell-examples-juuni = Τζούνι, 12 × 12
tell-examples-supersudoku = Supersudoku, 16 × 16
tell-examples-giant = Γίγαντας, 25 × 25
tell-examples-layouts = Διατάξεις
tell-examples-samurai-grids = Σαμουράι, 5 πλέγματα
tell-examples-samurai-five-kinds = Σαμουράι, πέντε είδη κανόνων
tell-examples-twin-grids = Δίδυμο, 2 πλέγματα
tell-examples-sohei-grids = Σοχέι, 4 πλέγματα
tell-examples-chain-grids = Αλυσίδα 3 πλεγμάτων
tell-examples-windmill-grids = Ανεμόμυλος, 5 πλέγματα
tell-examples-butterfly-grids = Πεταλούδα, 4 πλέγματα
tell-examples-flower-grids = Λουλούδι, 5 πλέγματα

### files
tell-files-fonts = Γραμματοσειρές
tell-files-pictures = Εικόνες
tell-files-puzzles = Γρίφοι
tell-files-open-puzzles = Άνοιγμα γρίφων
tell-files-save-puzzle = Αποθήκευση γρίφου
tell-files-gridwright-puzzle = Γρίφος του Gridwright
tell-files-export-puzzle = Εξαγωγή γρίφου, χωρίς τη λύση, ως .png, .svg, .pdf ή .html
tell-files-export-solution = Εξαγωγή λύσης ως .png, .svg ή .pdf
tell-files-export-both = Εξαγωγή γρίφου και λύσης ως .png, .svg ή .pdf
# $name is the file name of the puzzle.
tell-files-name-solution = { $name }-λύση
tell-files-name-both = { $name }-με-λύση
tell-files-key-sheet = Αποθήκευση συντομεύσεων πληκτρολογίου ως .pdf
tell-files-picture-or-page = Εικόνα ή PDF
tell-files-open-booklet = Άνοιγμα βιβλίου
tell-files-batch = Αποθήκευση νέων γρίφων
tell-files-lines = Γρίφοι του Gridwright, ένας ανά γραμμή
tell-files-take-setup = Αντιγραφή ρυθμίσεων σελίδας από βιβλίο
tell-files-save-booklet = Αποθήκευση βιβλίου
tell-files-gridwright-booklet = Βιβλίο του Gridwright
tell-files-add-puzzles-booklet = Προσθήκη γρίφων στο βιβλίο
tell-files-export-booklet = Εξαγωγή βιβλίου
tell-files-pdf-file = Αρχείο PDF
tell-files-choose-font = Επιλογή γραμματοσειράς
tell-files-choose-picture = Επιλογή εικόνας
tell-files-name-must-end-png = { $path }: το όνομα πρέπει να τελειώνει σε .png, .svg, .pdf ή .html

### flow
tell-flow-puzzle-was-closed-before = Ο γρίφος έχει ήδη κλείσει
tell-flow-open-another-tab-close = Το { $path } είναι ανοιχτό σε άλλη καρτέλα. Κλείστε πρώτα εκείνη.
tell-flow-puzzle-could-not-saved = Δεν ήταν δυνατή η αποθήκευση του γρίφου
tell-newer-not-watched = Αλλαγές σε ανοιχτά αρχεία ίσως περάσουν απαρατήρητες: { $reason }
tell-newer-open-elsewhere = Το { $path } είναι ανοιχτό και σε άλλο παράθυρο του Gridwright
tell-newer-gone = Το { $path } δεν υπάρχει πια: άλλο πρόγραμμα το διέγραψε ή το μετακίνησε. Η αποθήκευση το δημιουργεί ξανά.
tell-edits-misfit = { $name }: { $misfit }
tell-flow-saved = Αποθηκεύτηκε: { $path }
tell-flow-another-file-being-written = Γράφεται ακόμη άλλο αρχείο
tell-flow-exported = Εξήχθη: { $path }
tell-flow-exported-puzzle = Εξήχθη ο γρίφος: { $path }
tell-flow-exported-solution = Εξήχθη η λύση: { $path }
tell-flow-exported-both = Εξήχθη ο γρίφος με τη λύση: { $path }
tell-flow-exported-font-no-empty = Εξήχθη: { $path }, αλλά η γραμματοσειρά δεν έχει «{ $missing }»: στη θέση τους εμφανίζονται κενά πλαίσια
tell-flow-puzzle-could-not-exported = Δεν ήταν δυνατή η εξαγωγή του γρίφου
tell-flow-sheet-could-not-be-written = Δεν ήταν δυνατή η αποθήκευση των συντομεύσεων πληκτρολογίου
tell-flow-another-file-dialog-open = Είναι ήδη ανοιχτός άλλος διάλογος αρχείων

### looks
tell-looks-less = Το παράθυρο χωρά μόνο { $real }%· το { $scale }% θα εφαρμοστεί όταν μεγαλώσει

### browsing
tell-browser-folder-could-not-made = Δεν ήταν δυνατή η δημιουργία του φακέλου

### rules
tell-rules-several = { $count } κανόνες
tell-rules-move = Μετακίνηση: { $rule }
tell-rules-duplicate = Αντίγραφο: { $rule }
tell-rules-delete = Διαγραφή: { $rule }
tell-rules-on = Ενεργοποίηση: { $rule }
tell-rules-off = Απενεργοποίηση: { $rule }
tell-rules-only = Απενεργοποίηση όλων εκτός από: { $rule }
tell-rules-no-place = Ο κανόνας δεν ταιριάζει εκεί
tell-rules-group = Ομαδοποίηση: { $rule }
tell-rules-quantify = Ποσοδείκτης: { $quantifier }
tell-rules-ungroup = Αφαίρεση από την ομάδα: { $rule }
tell-rules-new-group = Ομάδα { $number }
tell-rules-rename-group = Μετονομασία: { $group }
tell-rules-lock = Κλείδωμα: { $rule }
tell-rules-unlock = Ξεκλείδωμα: { $rule }
tell-rules-read-values = Χρήση τιμών: { $rule }
tell-rules-read-digits = Χρήση ψηφίων: { $rule }
tell-rules-all = Ενεργοποίηση όλων των κανόνων

### jigsaw
tell-jigsaw-from = (από { $cell })
tell-jigsaw-wrong-count = Η περιοχή { $region } έχει { $cells } κελιά αντί για { $size }
tell-jigsaw-not-connected = Η περιοχή { $region } δεν είναι συνεκτική

### jobs
tell-jobs-fault-program = εσωτερικό σφάλμα: { $words }
tell-jobs-says-nothing = χωρίς λεπτομέρειες
tell-jobs-ended-without-answer = τελείωσε χωρίς αποτέλεσμα

### files
tell-files-no-text = δεν είναι αρχείο κειμένου

### keymap
tell-keymap-system-needs-one-for = Δεσμευμένο για το πρόχειρο και την επεξεργασία κειμένου
tell-keymap-f-opens-menus = Το F10 ανοίγει τα μενού
tell-keymap-alt-with-letter-opens = Το Alt με γράμμα ανοίγει μενού και επιλέγει εργαλεία· προσθέστε Ctrl
tell-keymap-keys-alone-type-hold = Τα πλήκτρα μόνα τους γράφουν κείμενο· προσθέστε Ctrl ή χρησιμοποιήστε πλήκτρο λειτουργίας

### layout
tell-layout-given-was-on-cells = { $givens ->
        [one] { $givens } δοσμένο ήταν σε κελί που αφαιρέθηκε ή είναι κατειλημμένο· η αναίρεση το επαναφέρει
       *[other] { $givens } δοσμένα ήταν σε κελιά που αφαιρέθηκαν ή είναι κατειλημμένα· η αναίρεση τα επαναφέρει
    }
tell-layout-rule-was-on-cells = { $rules ->
        [one] { $rules } κανόνας ήταν σε κελιά που αφαιρέθηκαν ή είναι κατειλημμένα· η αναίρεση τον επαναφέρει
       *[other] { $rules } κανόνες ήταν σε κελιά που αφαιρέθηκαν ή είναι κατειλημμένα· η αναίρεση τους επαναφέρει
    }
tell-layout-given-givens-rule-rules = { $givens ->
        [one] { $givens } δοσμένο
       *[other] { $givens } δοσμένα
    } και { $rules ->
        [one] { $rules } κανόνας
       *[other] { $rules } κανόνες
    } ήταν σε κελιά που αφαιρέθηκαν ή είναι κατειλημμένα· η αναίρεση τα επαναφέρει

### mending
tell-mending-what-was-not-saved = Η μη αποθηκευμένη εργασία σας αποθηκεύτηκε αυτόματα: το Gridwright θα προτείνει την ανάκτησή της στην επόμενη εκκίνηση.
tell-mending-save-what-you-have = Αποθηκεύστε τώρα τις αλλαγές σας.
tell-mending-what-was-being-done = { $words }. { $kept } Η τελευταία ενέργειά σας ίσως έμεινε στη μέση: ελέγξτε την ή αναιρέστε την.
tell-mending-window-failed = Κάτι πήγε στραβά

### new-board
tell-new-board-no-puzzle-open = δεν είναι ανοιχτός κανένας γρίφος
tell-new-board-grids-layout-have-digits = τα πλέγματα αυτής της διάταξης έχουν { $size } ψηφία το καθένα, όχι { $found }
tell-new-board-squares-have-no-boxes = τα λατινικά τετράγωνα μεγέθους { $size } δεν έχουν κουτιά που να μοιράζονται, άρα γίνεται μόνο ένα πλέγμα

### played
tell-played-digit = Ψηφίο
tell-played-corner = Γωνία
tell-played-centre = Κέντρο
tell-played-colour = Χρώμα

### playing
tell-playing-play-test-paused = Η δοκιμή επίλυσης είναι σε παύση
tell-playing-select-cell-first-then = Επιλέξτε πρώτα ένα κελί και μετά γράψτε το ψηφίο του.
tell-playing-goes-on = Συνεχίζεται· το χρονόμετρο δείχνει { $time }

### ideal
tell-ideal-dimension-quotient-ring-number = Διάσταση του δακτυλίου πηλίκου: { $count }, το πλήθος των λύσεων ({ $seconds } δ).
tell-ideal-computed-from-solutions-search = Υπολογίστηκε από τις λύσεις που βρήκε η αναζήτηση, όχι από τα πολυώνυμα.
tell-ideal-graded-reverse-lexicographic-order = Βαθμωτή αντίστροφη λεξικογραφική διάταξη, μεταβλητές { $order }.
tell-ideal-prime-certified-over-rational = { $count ->
        [one] Πάνω από τους ρητούς, ανακατασκευή από { $count } πρώτο, πιστοποιημένη.
       *[other] Πάνω από τους ρητούς, ανακατασκευή από { $count } πρώτους, πιστοποιημένη.
    }
tell-ideal-more-than = πάνω από { $count }
tell-ideal-basis-not-known = Η βάση είναι άγνωστη: { $why }.
tell-ideal-there-no-polynomials-reasonable = Δεν υπάρχουν πολυώνυμα λογικού μεγέθους: { $why }.
tell-ideal-degree = { $count } βαθμού { $degree }
tell-ideal-polynomials = { $count ->
        [one] { $count } πολυώνυμο
       *[other] { $count } πολυώνυμα
    }
tell-ideal-in-variables = { $count ->
        [one] { $size } σε { $count } μεταβλητή: { $degrees }.
       *[other] { $size } σε { $count } μεταβλητές: { $degrees }.
    }
tell-ideal-cells = Κελιά
tell-ideal-board = Ο πίνακας
tell-ideal-row = Γραμμή { $number }
tell-ideal-column = Στήλη { $number }
tell-ideal-box = Κουτί { $number }
tell-ideal-grid = { $house }, πλέγμα { $grid }
tell-ideal-reduced-basis = Ανηγμένη βάση
tell-ideal-standard-monomials = Τυπικά μονώνυμα

### proofs
tell-proofs-row-by-row = κατά γραμμές
tell-proofs-column-by-column = κατά στήλες
tell-proofs-from-last-cell = από το τελευταίο κελί
tell-proofs-board = Ο πίνακας
tell-proofs-givens = Δοσμένα

### program
tell-program-digit-each-cell = Ένα ψηφίο ανά κελί
tell-program-column-for-digit-cell = { $count ->
        [one] { $count } στήλη: { $cells } για ψηφία σε κελιά
       *[other] { $count } στήλες: { $cells } για ψηφία σε κελιά
    }
tell-program-for-what-rules-add = { $columns }, { $count } που προσθέτουν οι κανόνες
tell-program-rows = { $count ->
        [one] { $count } γραμμή: { $rows }.
       *[other] { $count } γραμμές: { $rows }.
    }
tell-program-entries-not-all-entries = { $count ->
        [one] { $count } μη μηδενικό στοιχείο: { $percent }% όλων.
       *[other] { $count } μη μηδενικά στοιχεία: { $percent }% όλων.
    }
tell-program-first-solve = Πρώτη επίλυση: { $outcome }.
tell-program-solution = μία λύση
tell-program-no-solution-so-there = καμία, άρα ο γρίφος δεν έχει λύση
tell-program-exclusion-row = Γραμμή αποκλεισμού
tell-program-another-solution-so-there = άλλη λύση, άρα υπάρχουν πολλές
tell-program-no-solution-so-first = καμία, άρα η πρώτη είναι η μόνη λύση
tell-program-second-solve-with-row = Δεύτερη επίλυση, με μια γραμμή που αποκλείει την πρώτη λύση: { $outcome }.
tell-program-of-rules = { $name } { $rows } (από { $count } κανόνες)
tell-program-unknown = άγνωστο, { $why }
tell-program-nodes = { $count ->
        [one] { $outcome } ({ $count } κόμβος, { $seconds } δ)
       *[other] { $outcome } ({ $count } κόμβοι, { $seconds } δ)
    }

### reading
tell-reading-files = { $count ->
        [one] { $count } αρχείο
       *[other] { $count } αρχεία
    }
tell-reading-entries = { $count ->
        [one] { $count } καταχώριση βιβλίου
       *[other] { $count } καταχωρίσεις βιβλίου
    }
tell-reading-pasted = το κείμενο που επικολλήθηκε
tell-saving = Αποθήκευση: { $file }
tell-saving-then-closes = θα κλείσει έπειτα
tell-saving-given-up = Η αναμονή για το { $file } σταμάτησε· θεωρείται μη αποθηκευμένο
tell-reading-reading = Ανάγνωση: { $file }
tell-reading-mb = { $read } από { $length } MB
tell-reading-waiting = { $count ->
        [one] ακόμη { $count } σε αναμονή
       *[other] ακόμη { $count } σε αναμονή
    }
tell-reading-left = { $count ->
        [one] απομένει { $count }
       *[other] απομένουν { $count }
    }
tell-reading-reading-was-cancelled = Η ανάγνωση ακυρώθηκε: { $file }
tell-reading-file-could-not-opened = Δεν ήταν δυνατό το άνοιγμα του αρχείου
tell-reading-files-could-not-opened = Δεν ήταν δυνατό το άνοιγμα ορισμένων αρχείων
tell-reading-files-failed = { $count ->
        [one] { $count } αρχείο:
       *[other] { $count } αρχεία:
    }
tell-reading-open-already = Το { $path } είναι ήδη ανοιχτό
tell-reading-was-changed-here-while = Το { $path } άλλαξε εδώ κατά την επαναφόρτωσή του
tell-reading-booklet-was-changed-while = Το βιβλίο άλλαξε κατά την ανάγνωση του { $path }
tell-reading-open-booklet-changes-not = Το ανοιχτό βιβλίο έχει μη αποθηκευμένες αλλαγές. Αποθηκεύστε το ή κλείστε το πρώτα.
tell-reading-changes-could-not-recovered = Δεν ήταν δυνατή η ανάκτηση των αλλαγών
tell-reading-booklet-could-not-opened = Δεν ήταν δυνατό το άνοιγμα του βιβλίου

### recovery
tell-recovery-no-copy-unsaved-changes = Δεν είναι δυνατή η αυτόματη αποθήκευση της εργασίας σας: { $reason }
tell-recovery-changes-could-not-recovered = Δεν ήταν δυνατή η ανάκτηση των αλλαγών
tell-recovery-changes-could-not-deleted = Δεν ήταν δυνατή η διαγραφή των μη αποθηκευμένων αλλαγών

### walk
tell-walk-nothing-was-laid-out = ο γρίφος δεν μπόρεσε να προετοιμαστεί για επίλυση

### start
tell-start-grids = { $count ->
        [one] { $count } πλέγμα { $size } × { $size }
       *[other] { $count } πλέγματα { $size } × { $size }
    }

### clues
tell-clues-clues-stand-beside-grid = Κάντε κλικ σε ένα τετράγωνο έξω από το πλέγμα
tell-clues-move = Μετακίνηση ένδειξης ({ $rule })

### grids
tell-grids-cell-shares-cells = { $count ->
        [0] χωρίς κοινά κελιά
        [one] { $count } κοινό κελί
       *[other] { $count } κοινά κελιά
    }
tell-grids-at = στο { $cell }
tell-grids-grid = Πλέγμα { $number }

### jigsaw
tell-jigsaw-paint-region = Βάψιμο περιοχής { $number }

### laying
tell-laying-move-grid = Μετακίνηση πλέγματος { $grid }
tell-laying-delete-grid = Διαγραφή πλέγματος { $grid }

### pins
tell-pins-click-clue-pin = Κάντε κλικ σε μια ένδειξη για να την καρφιτσώσετε

### selected
tell-selected-select-cells-rule-first = Επιλέξτε πρώτα τα κελιά για τον κανόνα
tell-selected-line-goes-from-each = Επιλέξτε κελιά που σχηματίζουν μία συνεχή γραμμή
tell-selected-select-two-cells-beside = Επιλέξτε τα δύο κελιά εκατέρωθεν του ορίου
tell-selected-select-four-cells-around = Επιλέξτε τα τέσσερα κελιά γύρω από τη γωνία
tell-selected-select-cell-at-edge = Επιλέξτε ένα κελί στην άκρη του πίνακα
tell-selected-cells-beyond-grid = Τα επιλεγμένα κελιά πρέπει να είναι όλα στο ίδιο πλέγμα
tell-selected-region-already = Τα κελιά είναι ήδη σε μία περιοχή
tell-selected-region-keeps-cell = Σε μια περιοχή δεν θα έμεναν κελιά

### typing
tell-typing-select-cell-first-then = Επιλέξτε πρώτα ένα κελί, μετά γράψτε το ψηφίο του.

### words
tell-words-microseconds = { $time } µs
tell-words-milliseconds = { $time } ms
tell-words-seconds = { $time } δ
tell-words-minutes = { $minutes } λ { $seconds } δ

### aid
tell-aid-solved = Λύθηκε σε { $time }
tell-aid-no-mistake-so-far = Κανένα λάθος ως τώρα
tell-aid-digit-wrong-digits-wrong = { $count ->
        [one] { $number } ψηφίο είναι λάθος
       *[other] { $number } ψηφία είναι λάθος
    }
tell-aid-there-mistake = Υπάρχει λάθος
tell-aid-mark-wrong = Μια σημείωση είναι λάθος
tell-aid-no-solution-all = Καμία λύση δεν συμφωνεί με όσα γράψατε
tell-aid-found-no-solution = Ο γρίφος δεν έχει λύση
tell-aid-could-not-told-time = Δεν ελέγχθηκε εγκαίρως
tell-aid-place = { $place } από { $count }
tell-aid-why = Γιατί; · { $cell }
tell-aid-look-at = Κοιτάξτε: { $place }.
tell-aid-there = Εδώ, { $why }: { $result }.
tell-aid-every-cell-its-digit = Όλα τα κελιά είναι συμπληρωμένα.
tell-aid-no-technique-moves-on = Καμία γνωστή τεχνική δεν εφαρμόζεται εδώ· θα έπρεπε να μαντέψετε.
tell-aid-digit-not-what-solution = { $count ->
        [one] { $number } ψηφίο είναι λάθος.
       *[other] { $number } ψηφία είναι λάθος.
    }
tell-aid-cell-leave-out-right = { $count ->
        [one] Από τις κεντρικές σημειώσεις { $number } κελιού λείπει το σωστό ψηφίο.
       *[other] Από τις κεντρικές σημειώσεις { $number } κελιών λείπει το σωστό ψηφίο.
    }
tell-aid-puzzle-several-solutions-none = Ο γρίφος έχει πολλές λύσεις, αλλά καμία δεν συμφωνεί με όσα γράψατε.
tell-aid-no-solution = Ο γρίφος δεν έχει λύση.
tell-aid-answer-was-lost = Κάτι πήγε στραβά: { $why }.
tell-aid-no-answer-was-found = Δεν βρέθηκε απάντηση εγκαίρως.
tell-aid-given = Αυτό το ψηφίο είναι δοσμένο.
tell-aid-or-which-other-digit = Ή άλλο ψηφίο;
tell-aid-which-digit = Ποιο ψηφίο;
tell-aid-why-digit = Γιατί { $digit }
tell-aid-not-already = Το { $cell } δεν μπορεί να είναι { $digit }: το έχει ήδη το { $by } ({ $house }).
tell-aid-not-because = Το { $cell } δεν μπορεί να είναι { $digit } λόγω κανόνα: { $rule }.
tell-aid-techniques-do-not-settle = Καμία γνωστή τεχνική δεν δείχνει αν το { $cell } είναι { $digit }.
tell-aid-nothing-can-concluded-from = Τίποτα δεν συνάγεται από όσα γράψατε.
tell-aid-is = Το { $cell } είναι { $digit }:
tell-aid-is-not = Το { $cell } δεν είναι { $digit }:
tell-aid-after-other-step-after = { $count ->
        [one] Το { $cell } είναι { $digit }, μετά από { $number } προηγούμενο βήμα:
       *[other] Το { $cell } είναι { $digit }, μετά από { $number } προηγούμενα βήματα:
    }
tell-aid-not-after-other-step = { $count ->
        [one] Το { $cell } δεν είναι { $digit }, μετά από { $number } προηγούμενο βήμα:
       *[other] Το { $cell } δεν είναι { $digit }, μετά από { $number } προηγούμενα βήματα:
    }

### bar
tell-bar-back-setting-what-was = Πίσω στη σύνθεση ({ $key })· η πρόοδός σας διατηρείται
tell-bar-nothing-you-enter-here = Όσα γράφετε εδώ δεν αλλάζουν τον γρίφο.
tell-bar-zoom = { $number }%
tell-bar-keys = Τα Z, X, C και V αλλάζουν τι γράφετε. Space: παύση, K: έλεγχος, H: υπόδειξη.

### notes
tell-notes-puzzle = τον γρίφο
tell-notes-write-note-about = Γράψτε μια σημείωση για { $what }…
tell-notes-note-setter = Σημείωση προς τον συνθέτη
tell-notes-kept-with-puzzle = Αποθηκεύεται με τον γρίφο
tell-notes-add-note = Προσθήκη
tell-notes-notes-setter = Σημειώσεις προς τον συνθέτη
tell-notes-delete-note = Διαγραφή σημείωσης { $number }

### timer
tell-timer-stands-while-window-hidden = Σταματά όσο το παράθυρο είναι κρυφό
tell-timer-cells = { $filled } από { $count } κελιά

# File errors of the operating system.
system-not-found = Δεν υπάρχει τέτοιο αρχείο ή φάκελος
system-denied = Δεν επιτρέπεται η πρόσβαση
system-exists = Το αρχείο υπάρχει ήδη
system-is-folder = Είναι φάκελος
system-no-folder = Δεν είναι φάκελος
system-full = Δεν υπάρχει χώρος στη συσκευή
system-read-only = Η συσκευή είναι μόνο για ανάγνωση
system-name = Το όνομα του αρχείου είναι πολύ μεγάλο
system-too-large = Το αρχείο είναι πολύ μεγάλο
