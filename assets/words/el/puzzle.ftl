# Gridwright's texts in Greek. Each kind of rule has one message whose attributes hold all its texts: .hint says how to
# paint it, .rules… are the sentences on sheets, the rest are fields, options and actions with their hints (…-hint).

## Languages

language-english = Αγγλικά
language-persian = Περσικά
language-greek = Ελληνικά
language-portuguese = Πορτογαλικά
language-russian = Ρωσικά

## Grids of a layout

grid-whole = ολόκληρο το πλέγμα
grid-number = πλέγμα { $number }
    .in = Στο πλέγμα { $number }
    .of = του πλέγματος { $number }
grid-north-west = βορειοδυτικό πλέγμα
    .in = Στο βορειοδυτικό πλέγμα
    .of = του βορειοδυτικού πλέγματος
grid-north = βόρειο πλέγμα
    .in = Στο βόρειο πλέγμα
    .of = του βόρειου πλέγματος
grid-north-east = βορειοανατολικό πλέγμα
    .in = Στο βορειοανατολικό πλέγμα
    .of = του βορειοανατολικού πλέγματος
grid-west = δυτικό πλέγμα
    .in = Στο δυτικό πλέγμα
    .of = του δυτικού πλέγματος
grid-centre = κεντρικό πλέγμα
    .in = Στο κεντρικό πλέγμα
    .of = του κεντρικού πλέγματος
grid-east = ανατολικό πλέγμα
    .in = Στο ανατολικό πλέγμα
    .of = του ανατολικού πλέγματος
grid-south-west = νοτιοδυτικό πλέγμα
    .in = Στο νοτιοδυτικό πλέγμα
    .of = του νοτιοδυτικού πλέγματος
grid-south = νότιο πλέγμα
    .in = Στο νότιο πλέγμα
    .of = του νότιου πλέγματος
grid-south-east = νοτιοανατολικό πλέγμα
    .in = Στο νοτιοανατολικό πλέγμα
    .of = του νοτιοανατολικού πλέγματος
in-grid = { $where }, { LOWER_FIRST($sentence) }

## Basic rules of a board

board-digits = { $first } έως { $last }
    .letters = { $first }–{ $digit }, { $letter }–{ $last }
    .one-letter = { $first }–{ $digit }, { $letter }
board-boxes = Κάθε γραμμή, κάθε στήλη και κάθε κουτί περιέχει τα ψηφία { $digits } από μία φορά.
    .several = Σε κάθε πλέγμα, κάθε γραμμή, στήλη και κουτί περιέχει τα ψηφία { $digits } από μία φορά.
board-regions = Κάθε γραμμή, κάθε στήλη και κάθε περιγεγραμμένη περιοχή περιέχει τα ψηφία { $digits } από μία φορά.
    .several = Σε κάθε πλέγμα, κάθε γραμμή, κάθε στήλη και κάθε περιγεγραμμένη περιοχή περιέχει τα ψηφία { $digits } από μία φορά.
board-rows = Κάθε γραμμή και κάθε στήλη περιέχει τα ψηφία { $digits } από μία φορά.
    .several = Σε κάθε πλέγμα, κάθε γραμμή και κάθε στήλη περιέχει τα ψηφία { $digits } από μία φορά.
board-some-boxes = Σε κάθε πλέγμα, κάθε γραμμή και κάθε στήλη περιέχει τα ψηφία { $digits } από μία φορά, όπως και κάθε κουτί.
board-some-regions = Σε κάθε πλέγμα, κάθε γραμμή και κάθε στήλη περιέχει τα ψηφία { $digits } από μία φορά, όπως και κάθε περιγεγραμμένη περιοχή.
board-some-of-both = Σε κάθε πλέγμα, κάθε γραμμή και κάθε στήλη περιέχει τα ψηφία { $digits } από μία φορά, όπως και κάθε κουτί ή περιγεγραμμένη περιοχή.

## Sheets: captions and alternative texts

sheet-answer = Λύση
sheet-understood = { $count ->
    [one] με τους κανόνες που έγιναν κατανοητοί· { $count } δεν έγινε
   *[other] με τους κανόνες που έγιναν κατανοητοί· { $count } δεν έγιναν
}
sheet-notes = Σημειώσεις
sheet-answer-or-notes = Λύση ή σημειώσεις
sheet-lines = Γραμμές για σημειώσεις
sheet-grids = Τα { $count } πλέγματα, A έως { $last }, επικαλύπτονται. Σημάδια στις γωνίες τους δείχνουν ποια κελιά αποτελούν ένα πλέγμα:
sheet-puzzle = Sudoku { $size }×{ $size } με { $givens ->
    [one] { $givens } δοσμένο ψηφίο
   *[other] { $givens } δοσμένα ψηφία
}
    .several = Sudoku με { $grids } πλέγματα { $size }×{ $size } και { $givens ->
    [one] { $givens } δοσμένο ψηφίο
   *[other] { $givens } δοσμένα ψηφία
}
sheet-solution = Λύση, { $size }×{ $size }
    .several = Λύση για { $grids } πλέγματα, { $size }×{ $size }
sheet-numbered = { $number }: { $words }
# Between the names of kinds.
sheet-comma = { ", " }
sheet-semicolon = { "· " }
sheet-number = { $number }
# Two items of a list; the first may be a list itself.
sheet-list = { $first }, { $second }

## Booklets

book-puzzles = Γρίφοι
book-answers = Λύσεις
book-rules = Κανόνες
book-rules-boxes = Κάθε γραμμή, κάθε στήλη και κάθε κουτί ενός πλέγματος περιέχει κάθε ψηφίο μία φορά.
book-rules-regions = Κάθε γραμμή, κάθε στήλη και κάθε περιγεγραμμένη περιοχή ενός πλέγματος περιέχει κάθε ψηφίο μία φορά.
book-rules-rows = Κάθε γραμμή και κάθε στήλη ενός πλέγματος περιέχει κάθε ψηφίο μία φορά.
book-rules-some-boxes = Κάθε γραμμή και κάθε στήλη ενός πλέγματος περιέχει κάθε ψηφίο μία φορά, όπως και κάθε κουτί.
book-rules-some-regions = Κάθε γραμμή και κάθε στήλη ενός πλέγματος περιέχει κάθε ψηφίο μία φορά, όπως και κάθε περιγεγραμμένη περιοχή.
book-rules-some-of-both = Κάθε γραμμή και κάθε στήλη ενός πλέγματος περιέχει κάθε ψηφίο μία φορά, όπως και κάθε κουτί ή περιγεγραμμένη περιοχή.
book-rules-overlap = Όπου τα πλέγματα επικαλύπτονται, τα κοινά κελιά ανήκουν και στα δύο.
book-example = Παράδειγμα του κανόνα
book-credits = Συντελεστές
book-messages = Μηνύματα για όσους τελείωσαν
book-contents = Περιεχόμενα
book-stars = { $count } από πέντε αστέρια
book-answer-page = λύση στη σ. { $page }
book-page = σ. { $page }
book-code = κωδικός QR για { $link }
book-section-puzzles = Γρίφοι { $first }–{ $last }
book-classic = Κλασικό
book-jigsaw = Ακανόνιστο
book-latin = Λατινικό τετράγωνο
book-twin = Δίδυμο
book-chain = Διαγώνια αλυσίδα
book-samurai = Σαμουράι
book-sohei = Σοχέι
book-windmill = Ανεμόμυλος
book-butterfly = Πεταλούδα
book-flower = Λουλούδι
book-several-grids = Πολλά πλέγματα
book-count = { $count ->
    [one] { $count } γρίφος
   *[other] { $count } γρίφοι
}

## Custom fonts and pictures

font-unreadable = δεν είναι γραμματοσειρά· επιλέξτε αρχείο OpenType ή TrueType (.otf, .ttf)
font-too-large = η γραμματοσειρά ξεπερνά τα { $most } MiB
font-restricted = η άδεια της γραμματοσειράς δεν επιτρέπει την ενσωμάτωση (fsType στον πίνακα OS/2), οπότε δεν μπορεί να χρησιμοποιηθεί σε PDF· επιλέξτε άλλη γραμματοσειρά
font-no-subset = η γραμματοσειρά μπορεί να ενσωματωθεί μόνο ολόκληρη ή ως bitmap (fsType στον πίνακα OS/2), ενώ ένα PDF περιέχει μόνο τα γράμματα που χρησιμοποιεί· επιλέξτε άλλη γραμματοσειρά
font-unsaid = η γραμματοσειρά δεν δηλώνει αν μπορεί να ενσωματωθεί (δεν έχει πίνακα OS/2)· επιλέξτε άλλη γραμματοσειρά
font-no-digits = η γραμματοσειρά δεν έχει όλα τα ψηφία· επιλέξτε άλλη γραμματοσειρά
font-too-many = έχουν φορτωθεί πάρα πολλές γραμματοσειρές ({ $most })· επανεκκινήστε το Gridwright
picture-too-long = το αρχείο εικόνας ξεπερνά τα { $most } MiB
picture-too-large = η εικόνα έχει { $width } x { $height } εικονοστοιχεία· το όριο είναι { $most } εκατομμύρια εικονοστοιχεία
picture-too-deep = η εικόνα πιάνει πάνω από { $most } MB αποσυμπιεσμένη· αποθηκεύστε τη με 8 bit ανά χρώμα
picture-too-many-together = οι εικόνες του βιβλίου έχουν συνολικά πάνω από { $most } εκατομμύρια εικονοστοιχεία· χρησιμοποιήστε λιγότερες ή μικρότερες
picture-format = δεν είναι υποστηριζόμενη εικόνα· επιλέξτε αρχείο PNG, JPEG ή WebP
picture-broken = η εικόνα δεν διαβάζεται: { $reason }

## Groups of kinds

group-regions = Περιοχές
group-grid = Όλο το πλέγμα
group-cells = Κελιά και κλουβιά
group-lines = Γραμμές
group-borders = Μεταξύ κελιών
group-outside = Έξω από το πλέγμα
group-own = Προσαρμοσμένοι κανόνες
group-decoration = Διακόσμηση

## Positions

place-box = κουτί { $number }
place-with-clue = { $clue } · { $place }
place-in-grid = { $grid }, { $place }
place-cells = { $count ->
        [one] { $first }
       *[other] { $count } κελιά από { $first }
    }
place-path = { $from } ως { $to }
place-corner = γωνία των { $cells }
place-groups = { $groups } × { $cells ->
        [one] 1 κελί
       *[other] { $cells } κελιά
    }
place-shafts = { $circle }, { $shafts ->
        [one] 1 βέλος
       *[other] { $shafts } βέλη
    }
beyond-top = Πάνω
beyond-right = Δεξιά
beyond-bottom = Κάτω
beyond-left = Αριστερά
beyond-hint = Μία ένδειξη για κάθε στήλη από αριστερά, ή για κάθε γραμμή από πάνω, με κενά ανάμεσα. Γράψτε τελεία όπου δεν υπάρχει ένδειξη: 14 . 36
beyond-diagonal = Στις διαγωνίους
beyond-diagonal-hint = Μία καταχώριση για κάθε ένδειξη: η θέση της, > ή < για την κατεύθυνση, και η ίδια η ένδειξη: top4>15 left2<7
ruled-out-numbers = Αποκλείονται
ruled-out-numbers-hint = Οι αριθμοί που δεν ισχύουν μεταξύ γειτόνων χωρίς σημάδι, με κενά ανάμεσα. Κενό για τους συνηθισμένους και για εκείνους όλων των σημαδιών
place-outside = { $grid } · { $count ->
        [one] 1 ψηφίο
       *[other] { $count } ψηφία
    }
place-outside-numbers = { $grid } · { $count ->
        [one] 1 ένδειξη
       *[other] { $count } ενδείξεις
    }

## Why a puzzle is invalid, or an edit cannot be made

words-too-long = { $words }: { $problem }
words-title = τίτλος
words-author = δημιουργός
words-rules-text = κείμενο κανόνων
words-sentence = πρόταση του κειμένου κανόνων
words-source = πηγή
words-link = σύνδεσμος
words-message = μήνυμα προς τους λύτες
words-notes = σημειώσεις για τον επιμελητή
words-date = ημερομηνία
words-tag = ετικέτα
words-solution = λύση
words-not-understood = στοιχείο που δεν έγινε κατανοητό
words-too-many-letters = πολύ μεγάλο ({ $letters } χαρακτήρες)· το όριο είναι { $most }
puzzle-off-board = το { $cell } δεν είναι στον πίνακα
puzzle-digit-too-large = { $cell }: το ψηφίο { $digit } είναι πολύ μεγάλο για πίνακα { $size }x{ $size }
    .from-zero = { $cell }: το ψηφίο { $digit } είναι πολύ μεγάλο· τα ψηφία αυτού του πίνακα είναι 0 έως { $last }
puzzle-givens-length = { $found } σύμβολα για { $expected } κελιά
puzzle-givens-symbol = { $cell }: το «{ $symbol }» δεν είναι ψηφίο του πίνακα
puzzle-remark = σημείωση { $number }: { $problem }
puzzle-too-many-tags = { $found } ετικέτες· το όριο είναι { $most }
puzzle-too-many-not-understood = { $found } στοιχεία που δεν έγιναν κατανοητά· το όριο είναι { $most }
puzzle-too-many-rules = πάρα πολλοί κανόνες ({ $found })· το όριο είναι { $most }
puzzle-drawing = σχέδιο { $number }: { $problem }
puzzle-too-many-drawings = πάρα πολλά σχέδια ({ $found })· το όριο είναι { $most }
puzzle-fog = ομίχλη: { $problem }
fog-empty-link = ο σύνδεσμος { $number } χρειάζεται κελιά και στις δύο πλευρές: αυτά που περιμένει και αυτά που καθαρίζει
fog-too-many-links = { $found } σύνδεσμοι· το όριο είναι { $most }
fog-too-many-link-cells = { $found } κελιά σε όλους τους συνδέσμους μαζί· το όριο είναι { $most }
fog-text = Ομίχλη κρύβει στοιχεία και σήματα. Ένα σωστό ψηφίο καθαρίζει το κελί του και τα κελιά γύρω του.
    .links = Ομίχλη κρύβει στοιχεία και σήματα. Τα σωστά ψηφία καθαρίζουν κελιά, όχι απαραίτητα τα δικά τους.
drawing-no-points = μια γραμμή χρειάζεται τουλάχιστον ένα σημείο
drawing-negative-length = το πλάτος, το ύψος και το μέγεθος γραμμάτων δεν μπορούν να είναι αρνητικά
drawing-empty-dash = η παύλα και το κενό της πρέπει να είναι μεγαλύτερα από 0
drawing-broken-image = η εικόνα δεν μπορεί να χρησιμοποιηθεί: { $reason }
drawing-too-many-points = πάρα πολλά σημεία· οι γραμμές όλων των σχεδίων μαζί έχουν το πολύ { $most }
drawing-images-too-large = οι εικόνες είναι πολύ μεγάλες· όλες οι εικόνες ενός γρίφου μαζί έχουν το πολύ { $most } kB
puzzle-rule-misfit = κανόνας { $number } ({ $name }): { $misfit }
puzzle-rule-of-directions = ο κανόνας { $number } ({ $name }) εξαρτάται από κατευθύνσεις που αλλάζουν όταν ο πίνακας περιστραφεί ή αναστραφεί
symbols-too-few = { $found } σύμβολα δεν αρκούν· ο πίνακας έχει { $needed } ψηφία
symbols-blank = το σύμβολο του ψηφίου { $digit } είναι κενό ή περιέχει διαστήματα
symbols-same = τα ψηφία { $first } και { $second } έχουν το ίδιο σύμβολο «{ $symbol }»
symbols-too-long = το σύμβολο «{ $symbol }» ξεπερνά τους { $most } χαρακτήρες
lower-case = { LOWER($words) }
edit-rule = κανόνας
edit-cells = { $count } κελιά
edit-title = Αλλαγή τίτλου
edit-author = Αλλαγή δημιουργού
edit-rules-text = Αλλαγή κειμένου κανόνων
edit-no-rules-text = Επαναφορά κειμένου κανόνων
edit-sentence = Αλλαγή πρότασης κανόνων
edit-no-sentence = Επαναφορά πρότασης κανόνων
edit-source = Αλλαγή πηγής
edit-link = Αλλαγή συνδέσμου
edit-message = Αλλαγή μηνύματος προς τους λύτες
edit-notes = Αλλαγή σημειώσεων για τον επιμελητή
edit-date = Αλλαγή ημερομηνίας
edit-tags = Αλλαγή ετικετών
edit-solution = Ορισμός αποθηκευμένης λύσης
edit-no-solution = Αφαίρεση αποθηκευμένης λύσης
edit-settle = Διευθέτηση όσων δεν έγιναν κατανοητά
edit-stars = Ορισμός αστεριών δυσκολίας
edit-no-stars = Χρήση των αστεριών της διαδρομής επίλυσης
edit-symbols = Γραφή με { $symbols }
edit-numbering = Έναρξη ψηφίων από { $lowest }
edit-given = { $digit } στο { $cells }
edit-clear = Καθαρισμός: { $cells }
edit-clear-progress = Καθαρισμός όλων των σημειώσεων και χρωμάτων
edit-progress = Αλλαγή σημειώσεων και χρωμάτων
edit-add-remark = Προσθήκη σημείωσης
edit-remove-remark = Διαγραφή σημείωσης
edit-add-drawings = { $count ->
    [one] Προσθήκη σχεδίου
   *[other] Προσθήκη { $count } σχεδίων
}
edit-change-drawing = Αλλαγή σχεδίου
edit-fog = Αλλαγή ομίχλης
edit-no-fog = Αφαίρεση ομίχλης
edit-add-rule = Προσθήκη: { $rule }
edit-remove-rule = Διαγραφή: { $rule }
edit-change-rule = Αλλαγή: { $rule }
mark-with-brush = { $name }: { $brush }
edit-rule-on = Ενεργοποίηση: { $rule }
edit-rule-off = Απενεργοποίηση: { $rule }
edit-tint-rule = Αλλαγή χρώματος: { $rule }
edit-turn-right = Περιστροφή πίνακα 90° δεξιά
edit-turn-left = Περιστροφή πίνακα 90° αριστερά
edit-turn-half = Περιστροφή πίνακα 180°
edit-turn-left-right = Οριζόντια αναστροφή πίνακα
edit-turn-top-bottom = Κατακόρυφη αναστροφή πίνακα
edit-turn-falling = Αναστροφή πίνακα ως προς την κύρια διαγώνιο
edit-turn-rising = Αναστροφή πίνακα ως προς τη δευτερεύουσα διαγώνιο
edit-no-rule = δεν υπάρχει κανόνας { $number }
edit-name-rule = Μετονομασία: { $rule }
edit-locked = ο κανόνας { $number } ({ $name }) είναι κλειδωμένος· ξεκλειδώστε τον πρώτα
edit-no-remark = δεν υπάρχει σημείωση { $number }
edit-no-entry = δεν υπάρχει στοιχείο { $number } που δεν έγινε κατανοητό
edit-no-drawing = δεν υπάρχει σχέδιο { $number }

## Why a rule does not fit on a board

misfit-no-grid = δεν υπάρχει πλέγμα { $grid }· ο πίνακας έχει { $grids ->
        [one] 1 πλέγμα
       *[other] { $grids } πλέγματα
    }
misfit-no-box = δεν υπάρχει κουτί { $number }· το πλέγμα έχει { $boxes } κουτιά
misfit-off-board = το { $cell } δεν είναι στον πίνακα
misfit-not-nine-by-nine = χρειάζεται πλέγμα 9x9 με κουτιά 3x3
misfit-not-square = χρειάζεται τετράγωνα κουτιά
misfit-no-boxes = χρειάζεται πλέγμα με κουτιά του ίδιου σχήματος
misfit-too-many-cells = { $found } κελιά δεν μπορούν να έχουν όλα διαφορετικά ψηφία· υπάρχουν μόνο { $most }
misfit-too-many-to-pair = πάρα πολλά κελιά για σύγκριση όλων των ζευγών ({ $found })· το όριο είναι { $most }
misfit-too-many-values = οι τροποποιητές δίνουν στα κελιά πάνω από { $most } διαφορετικές τιμές· χρησιμοποιήστε λιγότερους
misfit-no-shading = δεν υπάρχει σκίαση προς εύρεση στο πλέγμα αυτών των κελιών· προσθέστε στο πλέγμα τον κανόνα «Σκίαση προς εύρεση»
misfit-no-loop = δεν υπάρχει βρόχος ή διαδρομή προς εύρεση στο πλέγμα αυτών των κελιών· προσθέστε στο πλέγμα τον κανόνα «Βρόχος ή διαδρομή προς εύρεση»
misfit-no-loop-or-regions = δεν υπάρχει βρόχος, διαδρομή ή περιοχές προς εύρεση στο πλέγμα αυτών των κελιών· προσθέστε στο πλέγμα τον κανόνα «Βρόχος ή διαδρομή προς εύρεση» ή «Περιοχές προς εύρεση»
misfit-complicated-formula = ο τύπος είναι πολύ περίπλοκος για { $cells } κελιά· χρησιμοποιήστε λιγότερα κελιά ή απλούστερο τύπο
misfit-undefined-letter = κανένα άθροισμα δεν είναι σκέτο { $letter }, άρα το { $letter } δεν αντιστοιχεί σε αριθμό· δώστε σε ένα άθροισμα την ένδειξη { $letter }
misfit-too-few-cells = χρειάζεται τουλάχιστον { $least } κελιά
misfit-no-clue = δεν έχει ενδείξεις
misfit-too-many-digits = πάρα πολλά ψηφία ({ $found })· το όριο είναι { $most }
misfit-no-such-digit = δεν υπάρχει ψηφίο { $digit }· ο πίνακας έχει { $size } ψηφία
misfit-marked-twice = το { $cell } είναι σημειωμένο δύο φορές
misfit-several-grids = το { $cell } ανήκει σε πολλά πλέγματα· επιλέξτε κελί ενός πλέγματος
misfit-branch-from-nowhere = ο κλάδος που αρχίζει στο { $cell } δεν συνδέεται
misfit-no-circle = ο κύκλος πρέπει να καλύπτει 1 έως { $most } γειτονικά κελιά μιας γραμμής ή στήλης
misfit-no-number = αυτό το είδος κανόνα δεν έχει αριθμό
misfit-no-line = δεν υπάρχει γραμμή ή στήλη { $number } στην άκρη ({ $side })· το πλέγμα έχει { $size }
misfit-no-diagonal = δεν υπάρχει διαγώνιος από το { $place }
misfit-diagonal = το { $place } δείχνει σε διαγώνιο, αλλά οι ενδείξεις αυτού του είδους είναι για γραμμές και στήλες
misfit-not-diagonal = το { $place } δείχνει σε γραμμή ή στήλη, αλλά οι ενδείξεις αυτού του είδους είναι για διαγωνίους
misfit-digit-too-large = το ψηφίο { $digit } στην άκρη ({ $side }) είναι πολύ μεγάλο· το πλέγμα έχει { $size } ψηφία
    .from-zero = το ψηφίο { $digit } στην άκρη ({ $side }) είναι πολύ μεγάλο· τα ψηφία του πλέγματος είναι 0 έως { $last }
misfit-number-out-of-range = το { $number } δεν είναι μεταξύ { $least } και { $most }
misfit-not-beside = το { $to } δεν είναι δίπλα στο { $from }
misfit-twice-on-path = η γραμμή περνά δύο φορές από το { $cell }
misfit-unequal-groups = οι ομάδες έχουν διαφορετικό πλήθος κελιών

## Why a clue is rejected

refusal-no-outside-clue = Αυτό το είδος κανόνα δεν έχει ενδείξεις έξω από το πλέγμα
refusal-not-a-digit = Το «{ $symbol }» δεν είναι ψηφίο
refusal-not-a-number = Το «{ $text }» δεν είναι αριθμός από 0 έως 9999
refusal-no-diagonal-place = Το «{ $text }» δεν είναι ένδειξη σε διαγώνιο. Γράψτε κάτι σαν top4>15
refusal-number-range = Το { $text } δεν είναι μεταξύ { $least } και { $most }
refusal-sum = Το «{ $text }» δεν είναι μέρος αθροίσματος. Γράψτε αριθμό, γράμμα, παράσταση όπως 2A+B, σύγκριση όπως <12, ή prime, square, odd, even ή ?
refusal-sum-end = Στο τέλος λείπει ένας αριθμός ή ένα γράμμα
refusal-not-typed = Αυτό το είδος κανόνα δεν έχει ένδειξη για πληκτρολόγηση
refusal-no-leap = Το «{ $text }» δεν είναι άλμα. Γράψτε γραμμές και στήλες από 0 έως 24, όπως 1,2
refusal-too-many-leaps = Το πολύ { $most } άλματα είναι δυνατά

## Why an engine gave no answer

stopped-cancelled = ακυρώθηκε
stopped-out-of-time = έληξε ο χρόνος
stopped-engine = η μηχανή απέτυχε: { $reason }

## Single clues

clue-given = { $digit } στο { $cell }
clue-above = { $digits } πάνω από τη στήλη { $line }
clue-below = { $digits } κάτω από τη στήλη { $line }
clue-left = { $digits } αριστερά της γραμμής { $line }
clue-right = { $digits } δεξιά της γραμμής { $line }
clue-diagonal = { $digits } στη διαγώνιο από { $from } ως { $to }
clue-corner = { $digits } στη διαγώνιο ενός κελιού στο { $cell }
clue-of-grid = { $clue } { $grid }
clue-rule = { LOWER_FIRST($name) } ({ $place })
clue-mark = { LOWER_FIRST($name) } στο { $cell }
clue-no-rule = κανόνας { $number }

## Why a setter tool has no result

mixture-unknown = δεν υπάρχει είδος «{ $name }»· επιλέξτε από: { $names }
mixture-twice = το «{ $name }» δόθηκε δύο φορές
mixture-two-boards = τα «{ $one }» και «{ $other }» είναι και τα δύο πίνακες· συνδυάστε έναν πίνακα με είδη κανόνων
    .given = το «{ $name }» είναι πίνακας, αλλά έχει ήδη δοθεί άλλος
mixture-no-place = το «{ $name }» δεν ταιριάζει στον πίνακα
    .reason = το «{ $name }» δεν ταιριάζει στον πίνακα: { $reason }
author-several = ο γρίφος έχει πολλές λύσεις (το { $cell } είναι { $one } σε μία και { $other } σε άλλη), αλλά ενδείξεις αφαιρούνται μόνο από γρίφο με ακριβώς μία· προσθέστε πρώτα ένα δοσμένο ή έναν κανόνα
author-several-layers = το παζλ έχει πολλές λύσεις, με τα ίδια ψηφία αλλά με διαφορετικά κελιά προς εύρεση, ενώ στοιχεία αφαιρούνται μόνο από παζλ με ακριβώς μία λύση· προσθέστε πρώτα ένα δοσμένο ψηφίο ή έναν κανόνα
author-no-solution = ο γρίφος δεν έχει λύση, άρα δεν μπορούν να αφαιρεθούν ενδείξεις· κάποιες ενδείξεις του αντιφάσκουν μεταξύ τους
author-keep-off-board = το { $cell } δεν είναι στον πίνακα, άρα δεν μπορεί να διατηρηθεί δοσμένο εκεί
author-keep-off-edge = δεν υπάρχει θέση { $lookout } έξω από τα πλέγματα, άρα δεν μπορεί να διατηρηθεί ένδειξη εκεί
author-pattern-off-board = το { $cell } δεν είναι στον πίνακα, άρα δεν μπορεί να έχει δοσμένο
author-no-digits = δεν βρέθηκαν ψηφία για αυτά τα κελιά που να δίνουν ακριβώς μία λύση ({ $beginnings } τυχαίες προσπάθειες)· προσθέστε κελιά ή επιλέξτε άλλα
author-no-rule = δεν υπάρχει κανόνας { $number } για αφαίρεση
author-not-fillable = ο πίνακας δεν μπορεί να συμπληρωθεί με τους κανόνες του
author-too-few-derived = αυτός ο γρίφος έχει μόνο { $found ->
        [one] { $found } παραλλαγή
       *[other] { $found } παραλλαγές
    } με τον ίδιο πίνακα και τους ίδιους κανόνες, αλλά ζητήθηκαν { $wanted }
symmetry-not-square = ο πίνακας έχει ύψος { $rows } κελιά και πλάτος { $cols }, άρα γίνεται μόνο περιστροφή 180°, οριζόντια και κατακόρυφη συμμετρία· ή εφαρμόστε τη συμμετρία σε κάθε πλέγμα

## Problems of a booklet

preflight-no-puzzles = το βιβλίο δεν έχει γρίφους· προσθέστε τουλάχιστον έναν
preflight-no-solution = δεν έχει λύση
preflight-several = έχει πολλές λύσεις
preflight-not-proved = δεν αποδείχθηκε ότι έχει ακριβώς μία λύση: { $reason }
preflight-missing-answer = λείπει η λύση του
preflight-no-answers = δεν τυπώνονται λύσεις· είναι απενεργοποιημένες
preflight-already-solved = κάθε κελί έχει δοσμένο, άρα δεν μένει τίποτα για λύσιμο
preflight-fog = το χαρτί δεν έχει ομίχλη, άρα τυπώνονται όλα τα στοιχεία και τα σήματα κάτω από αυτήν
preflight-changed = το αρχείο του άλλαξε μετά τον έλεγχο του γρίφου
preflight-narrow-margin = περιθώριο { $mm } mm είναι πολύ στενό· ο εκτυπωτής χρειάζεται { $least } mm
preflight-narrow-gutter = περιθώριο ράχης { $mm } mm είναι πολύ στενό· η βιβλιοδεσία τόσων σελίδων χρειάζεται { $least } mm
preflight-unused-bleed = έχει οριστεί ξάκρισμα, αλλά τίποτα δεν ξεπερνά την άκρη σελίδας
preflight-narrow-bleed = το χρώμα φτάνει στην άκρη, αλλά το ξάκρισμα είναι { $mm } mm· τα τυπογραφεία χρειάζονται 3 mm
preflight-light-tint = απόχρωση { $percent }% είναι πολύ ανοιχτή· αποχρώσεις κάτω από 10% ίσως δεν τυπωθούν
preflight-long-title = ο τίτλος πιάνει { $lines } γραμμές
preflight-broken-word = το «{ $word }» δεν χωρά στη στήλη του, οπότε ο τίτλος σπάει στη μέση της λέξης
preflight-marks-in-pieces = { $count ->
        [one] ένα σημάδι είναι σε χωριστά κομμάτια, που τα ενώνει διάστικτη γραμμή: { $kind } ({ $place })
       *[other] { $count } σημάδια είναι σε χωριστά κομμάτια, που τα ενώνουν διάστικτες γραμμές· το πρώτο είναι { $kind } ({ $place })
    }
preflight-fewer-per-page = { $wanted } πίνακες ανά σελίδα θα ήταν πολύ μικροί για ανάγνωση· { $boards ->
        [one] 1 γρίφος είναι σε σελίδα που χωρά
       *[other] { $boards } γρίφοι είναι σε σελίδες που χωρούν
    } μόνο { $range }
preflight-fewer-answers = { $wanted } λύσεις ανά σελίδα θα ήταν πολύ μικρές για ανάγνωση· τυπώνονται το πολύ { $range } ανά σελίδα
preflight-no-stars = χωρίς αστέρια: η διαδρομή επίλυσής του δεν φτάνει στη λύση· ορίστε τα αστέρια στο έργο
preflight-not-understood = { $count ->
    [one] { $count } στοιχείο του αρχείου του δεν έγινε κατανοητό· ίσως λείπει κανόνας
   *[other] { $count } στοιχεία του αρχείου του δεν έγιναν κατανοητά· ίσως λείπουν κανόνες
}
preflight-stored-solution = η αποθηκευμένη λύση είναι λανθασμένη: { $problem }
preflight-rules-text = κείμενο κανόνων: { $problem }
preflight-cut-title = ο τίτλος κόβεται στην κεφαλίδα της σελίδας
preflight-no-title = αρχείο για τυπογραφείο χρειάζεται τίτλο
preflight-not-compared = δεν συγκρίθηκαν όλοι οι γρίφοι μεταξύ τους: { $reason }
preflight-same-solution = έχει την ίδια λύση με τον γρίφο { $number }, αλλά διαφορετικά δοσμένα
preflight-too-few-pages = { $pages } σελίδες είναι πολύ λίγες· ένα δεμένο βιβλίο χρειάζεται τουλάχιστον { $least }
preflight-blank-pages = { $pages } κενές σελίδες στη σειρά
preflight-fold-padding = { $pages ->
        [one] 1 κενή σελίδα προστέθηκε
       *[other] { $pages } κενές σελίδες προστέθηκαν
    } στο τέλος για τη δίπλωση
preflight-unknown-trim = { $target }: δεν είναι γνωστό ότι τυπώνονται βιβλία { $paper }· διαλέξτε διαθέσιμο μέγεθος
preflight-cover-in-interior = { $target }: τα εξώφυλλα είναι χωριστά αρχεία, οπότε αυτό το εξώφυλλο γίνεται σελίδα του βιβλίου
preflight-printer-marks = { $target }: δεν γίνονται δεκτά σημάδια κοπής ή διπλώματος· απενεργοποιήστε τα
preflight-imposed-sheets = { $target }: γίνονται δεκτές μονές σελίδες στη σειρά τους· απενεργοποιήστε το δίπλωμα και συρραφή και τη διπλή όψη
preflight-many-stapled = { $pages } σελίδες είναι πάρα πολλές για δίπλωμα και συρραφή· έως { $most } μένουν επίπεδες
preflight-unknown-condition = το «{ $name }» δεν είναι συνθήκη εκτύπωσης του μητρώου ICC· γράψτε όνομα όπως FOGRA39 ή CGATS TR 006
preflight-picture-at-edge = μια εικόνα φτάνει ως την άκρη της σελίδας, αλλά δεν υπάρχει ξάκρισμα· τα τυπογραφεία θέλουν 3 mm
preflight-cropped-picture = τυπώνεται μόνο το { $percent }% μιας εικόνας και το υπόλοιπο κόβεται· προσαρμόστε την στον χώρο της ή κόψτε την εσείς
preflight-separated-twice = μια εικόνα CMYK μετατράπηκε σε RGB και διαχωρίζεται ξανά, οπότε τα χρώματά της αλλάζουν· χρησιμοποιήστε εικόνα RGB
preflight-no-profile = τα χρώματα μιας εικόνας μετατρέπονται χωρίς το προφίλ ICC του { $condition }· ζητήστε δοκίμιο
preflight-unknown-placeholder = το «{ $text }» δεν σημαίνει τίποτα και θα τυπωνόταν ως έχει· γνωστά είναι: { $known }
preflight-turned-letters = το «{ $text }» έχει αόρατους χαρακτήρες (□) που αλλάζουν τη σειρά των γραμμάτων· αφαιρέστε τους
preflight-contents-without-numbers = τα περιεχόμενα αναφέρουν σελίδες, αλλά καμία σελίδα δεν έχει αριθμό
preflight-no-translation = το πρόγραμμα δεν έχει λέξεις για τη γλώσσα «{ $language }», οπότε επικεφαλίδες, κανόνες και ετικέτες είναι στα αγγλικά
preflight-other-difficulty = δηλώνονται { $stated } από 5 αστέρια, αλλά η διαδρομή της λύσης έχει { $path }
preflight-switched-off = { $count ->
    [one] ένας κανόνας είναι απενεργοποιημένος: { $kind }
   *[other] { $count } κανόνες είναι απενεργοποιημένοι· ο πρώτος είναι: { $kind }
}
preflight-rule-not-explained = τίποτα δεν εξηγεί τον κανόνα «{ $kind }»· προσθέστε σελίδες κανόνων ή τυπώστε τους κανόνες κάτω από τους γρίφους
preflight-other-meaning = ο δικός σας κανόνας «{ $name }» έχει άλλη σημασία στον γρίφο { $number }
preflight-fine = κανένα πρόβλημα: { $pages ->
        [one] μία σελίδα
       *[other] { $pages } σελίδες
    }, { $puzzles ->
        [one] ένας γρίφος
       *[other] { $puzzles } γρίφοι
    }
preflight-small-text = κείμενο { $points } στιγμών· κάτω από { $least } στιγμές διαβάζεται δύσκολα
preflight-over-margin = μπαίνει { $mm } mm στο περιθώριο ή στη ράχη
preflight-low-contrast = κείμενο με χαμηλή αντίθεση ({ $ratio }:1)
preflight-coarse-picture = εικόνα με { $dpi } κουκκίδες ανά ίντσα· κάτω από 300 δεν θα τυπωθεί ευκρινώς
preflight-small-code = κωδικός QR με τετράγωνα { $mm } mm· τα τηλέφωνα χρειάζονται τουλάχιστον 0,33 mm
preflight-long-link = χωρίς κωδικό QR: ο σύνδεσμός του είναι πολύ μεγάλος, ή κανένας σύνδεσμος δεν χωρά όλο τον γρίφο
preflight-missing-letters = οι γραμματοσειρές δεν έχουν «{ $letters }», άρα θα τυπώνονταν κενά τετράγωνα
preflight-number-twice = ο αριθμός γρίφου { $number } χρησιμοποιείται δύο φορές
preflight-number-jump = ο αριθμός γρίφου { $number } ακολουθεί τον { $before }
preflight-twin = ίδιος με τον γρίφο { $number }, αν εξαιρεθούν συμμετρία και μετονομασία ψηφίων
preflight-too-many-pages = { $pages } σελίδες είναι πάρα πολλές· σε ένα βιβλίο δένονται το πολύ { $most }

## Why a sheet or its settings cannot be made

paper-unknown = το «{ $text }» δεν είναι μέγεθος χαρτιού· επιλέξτε { $names } ή προσαρμοσμένο μέγεθος όπως 170x240mm ή 6.14x9.21in
paper-size = χαρτί { $text } δεν μπορεί να τυπωθεί· κάθε πλευρά πρέπει να είναι { $least } έως { $most } mm
per-page-unknown = το «{ $text }» δεν είναι πλήθος πινάκων ανά σελίδα· δώστε 1 έως 64, best, ή στήλες x γραμμές από 1x1 έως 8x8
png-too-large = εικόνα { $width } x { $height } εικονοστοιχείων είναι πολύ μεγάλη· το όριο είναι { $most } εικονοστοιχεία
png-encoding = η εικόνα δεν μπορεί να αποθηκευτεί ως PNG: { $reason }
pdf-paper = σελίδα PDF { $width } x { $height } mm δεν είναι δυνατή
pdf-writing = η σελίδα δεν μπορεί να αποθηκευτεί ως PDF: { $reason }
pdf-cancelled = ακυρώθηκε
pdf-picture = μια εικόνα δεν μπορεί να προστεθεί στο PDF
pdf-date = το «{ $seconds }» δεν είναι ημερομηνία για PDF τυπογραφείου· ορίστε στο SOURCE_DATE_EPOCH ακέραια δευτερόλεπτα από το 1970, το πολύ { $most } (το τέλος του έτους 9999)
pdf-shape = το αρχείο δεν μπορεί να ετοιμαστεί για τυπογραφεία: η έξοδος της βιβλιοθήκης PDF έχει απρόσμενη δομή

## Problems of a file, and where they are

read-file = { $file }: { $problem }
read-in-line = { $file }: γραμμή { $line }: { $problem }
read-at = { $file }: γραμμή { $line }, στήλη { $column }: { $problem }
problem-unreadable = δεν διαβάζεται: { $reason }
problem-too-large = πολύ μεγάλο ({ $found })· το όριο είναι { $limit }
problem-too-large-stream = πολύ μεγάλο· το όριο είναι { $limit }
size-mib = { $number } MiB
problem-not-utf-eight = δεν είναι κείμενο UTF-8· αποθηκεύστε το ως UTF-8
problem-not-text = δεν είναι κείμενο· αν είναι εικόνα ή έγγραφο, ανοίξτε τον γρίφο στο πρόγραμμά του και αντιγράψτε τον ως κείμενο
problem-unrecognised = δεν αναγνωρίζεται ως γρίφος
problem-unrecognised-near = δεν αναγνωρίζεται ως γρίφος· πλησιέστερα: { $guesses }
guess = { $format } ({ $problem })
guess-in-line = { $format } (γραμμή { $line }: { $problem })
guesses = { $first }· { $others }
problem-seed = είναι ο σπόρος ενός γρίφου, από τον οποίο μόνο το Solo του Simon Tatham φτιάχνει γρίφο· αντιγράψτε τον κωδικό παιχνιδιού (Game > Specific)
problem-no-file = είναι συσκευή ή σωλήνωση· επιλέξτε αρχείο ή φάκελο
problem-too-deep = παρενθέσεις με πάνω από { $limit } επίπεδα εμφώλευσης
problem-measure = { $field }: { $mm } mm δεν είναι διάσταση σελίδας· δώστε 0 έως { $most } mm
problem-stars = το στοιχείο { $entry } έχει { $stars } αστέρια· δώστε 0 έως 5
problem-no-puzzle = δεν περιέχει γρίφο
problem-not-a-puzzle-line = αυτή η γραμμή δεν περιέχει γρίφο
problem-newer = από νεότερο Gridwright (μορφή { $found }, αυτή η έκδοση διαβάζει έως { $newest })· ενημερώστε το Gridwright για να το ανοίξετε
problem-no-version = δεν είναι γρίφος Gridwright: δεν αρχίζει με «(gridwright: { $newest },»
problem-no-book = δεν είναι βιβλίο Gridwright: δεν αρχίζει με «(gridwright_book: { $newest },»
problem-entry = { $at }: { $problem }
problem-too-many-puzzles = πάνω από { $limit } γρίφοι, πάρα πολλοί μαζί
problem-booklet-too-long = δεν διαβάστηκε: ένα βιβλίο μπορεί να έχει το πολύ { $limit } γρίφους
problem-given-up = διακόπηκε μετά από { $lines } εσφαλμένες γραμμές
problem-too-many = πάνω από { $limit } στοιχεία, πάρα πολλά για έναν γρίφο
problem-remote-link = ο σύνδεσμος δεν περιέχει γρίφο, μόνο το αναγνωριστικό ενός που είναι αποθηκευμένος σε διακομιστή· ανοίξτε τον σε περιηγητή και αντιγράψτε τον μεγάλο σύνδεσμο
problem-bad-link = ο σύνδεσμος δεν αποκωδικοποιείται· μάλλον λείπει ένα μέρος του
problem-no-such-line = δεν υπάρχει γρίφος στη γραμμή { $line }
problem-truncated = το αρχείο τελειώνει πολύ νωρίς· μάλλον λείπει ένα μέρος του
problem-wrong-length = { $found } σύμβολα δεν σχηματίζουν πλέγμα· ένας γρίφος έχει { $lengths }
problem-lengths = { $others } ή { $last }
problem-unknown-symbol = το «{ $symbol }» δεν είναι ψηφίο· { $hint }
problem-unknown-symbol-at = { $cell }: το «{ $symbol }» δεν είναι ψηφίο· { $hint }
problem-board-word = το «{ $word }» δεν ισχύει σε γραμμή πίνακα· αναμενόταν { $expected }
problem-board-incomplete = η γραμμή πίνακα είναι ελλιπής· αναμενόταν { $expected }
problem-board-boxes = κουτιά { $rows }x{ $cols } δεν ταιριάζουν σε πίνακα με { $digits } ψηφία
problem-region-rows = το ακανόνιστο στο { $origin } έχει { $found } γραμμές περιοχών αντί για { $expected }
problem-grid-kind = ένα πλέγμα έχει κουτιά (boxes: "3x3"), περιοχές ή τίποτα από τα δύο (latin: 9)· δώστε μόνο ένα από αυτά
problem-row-length = η γραμμή { $row } έχει { $found } σύμβολα αντί για { $expected }
problem-row-count = τα δοσμένα έχουν { $found } γραμμές αντί για { $expected }
problem-hole-not-marked = το { $cell } δεν είναι στον πίνακα· γράψτε # εκεί
problem-cell-marked-as-hole = το { $cell } είναι στον πίνακα· γράψτε . για κελί χωρίς δοσμένο
expected-object = αναμενόταν αντικείμενο, όπως {"{"}"size": 9{"}"}
expected-size = αναμενόταν πλήθος γραμμών από 2 έως 25
expected-rows = αναμενόταν λίστα γραμμών
expected-cells = αναμενόταν λίστα κελιών
expected-digit = αναμενόταν ψηφίο του πίνακα
expected-digits-list = αναμενόταν λίστα ψηφίων του πίνακα
expected-list = αναμενόταν λίστα
expected-json = αναμενόταν τιμή JSON, όπως στη μορφή JSON
expected-column-names = αναμένονταν ονόματα στηλών, ένα από αυτά «givens» ή «puzzle»
expected-values = αναμένονταν τόσες τιμές όσα ονόματα έχει η πρώτη γραμμή
expected-foreign-cell = αναμενόταν κελί όπως R3C4
expected-foreign-cells = αναμενόταν λίστα κελιών όπως R3C4
expected-near-cell = αναμενόταν κελί του πλέγματος ή δίπλα σε αυτό
expected-inner-cell = αναμενόταν κελί του πλέγματος
expected-outer-cell = αναμενόταν κελί έξω από το πλέγμα
expected-direction = αναμενόταν κατεύθυνση: UR, UL, DR ή DL
expected-as-many-cells = αναμενόταν ίδιο πλήθος κελιών και στις δύο λίστες
expected-corner = αναμένονταν τέσσερα κελιά που συναντιούνται σε γωνία
expected-pairs = αναμένονταν κελιά ως [row, column], με αρχή το 0
expected-grids = αναμένονταν περιοχές που σχηματίζουν ένα τετράγωνο πλέγμα, ή πολλά με τα ίδια κουτιά
expected-game = αναμένονταν 81 ψηφία ή αποθηκευμένη παρτίδα
expected-runs = αναμένονταν ψηφία, και γράμματα για σειρές κενών κελιών, που γεμίζουν ακριβώς το πλέγμα
expected-indexes = αναμένονταν αριθμοί κελιών, μετρώντας κατά στήλες
expected-flat = αναμενόταν πλέγμα με μία στρώση
expected-squares = αναμενόταν πλέγμα με τετράγωνα κελιά
expected-two-cells = αναμένονταν δύο κελιά
expected-cages = αναμένονταν 81 κελιά, το καθένα σε κλουβί
expected-game-id = αναμένονταν οι ρυθμίσεις και η περιγραφή ενός παιχνιδιού
expected-solo = αναμενόταν παιχνίδι Solo
expected-constraint = αναμενόταν περιορισμός, όπως .Cage~10~R1C1~R1C2
expected-given = αναμενόταν κελί με τα ψηφία του, όπως R3C4_7
expected-whole-lines = αναμένονταν γραμμές και στήλες που περιέχουν κάθε ψηφίο
expected-number = αναμενόταν ακέραιος αριθμός
hint-line = χρησιμοποιήστε . ή 0 για κενό κελί και τα γράμματα A έως P για ψηφία πάνω από 9
hint-rows = χρησιμοποιήστε . για κενό κελί, τα γράμματα A έως P για ψηφία πάνω από 9 και # όπου δεν υπάρχει κελί
    .from-zero = χρησιμοποιήστε . για κενό κελί (το 0 είναι ψηφίο εδώ), τα γράμματα A έως O για ψηφία πάνω από 9 και # όπου δεν υπάρχει κελί
hint-regions = χρησιμοποιήστε τα ψηφία 1 έως 9 και τα γράμματα A έως P για τα ονόματα των περιοχών
expected-digits = το πλήθος των ψηφίων, από 2 έως 25, ή τα ψηφία, όπως 0-8
expected-boxes = τα κουτιά, όπως 3x3, latin ή jigsaw
expected-origin = το πάνω αριστερά κελί πλέγματος, όπως r1c1
expected-origins = το πάνω αριστερά κελί κάθε πλέγματος, όπως r1c1

## What is left out when a file is read or written

warning-text-after-puzzle = { $file }: γραμμή { $line }: το κείμενο μετά τον γρίφο αγνοείται, εδώ και στις επόμενες γραμμές: «{ $text }»
warning-only-first = { $file }: περιέχει { $puzzles } γρίφους· χρησιμοποιείται μόνο ο πρώτος
warning-line-skipped = { $file }: γραμμή { $line }: δεν είναι γρίφος, παραλείφθηκε όπως και οι επόμενες επικεφαλίδες: «{ $text }»
warning-taken-for = { $file }: διαβάστηκε ως { $form }
form-and-encoding = { $form }, { $encoding }
form-encoding = κείμενο σε κωδικοποίηση { $name }
form-boards = πλέγματα από χαρακτήρες
form-printed-board = τυπωμένο πλέγμα με κενά στα άδεια κελιά
form-html-table = πίνακας HTML
form-lists = λίστες προγράμματος
form-links = σύνδεσμοι μέσα σε κείμενο
form-lines = γραμμές κειμένου
form-unwrapped = κείμενο σε παράθεση ή με διακοσμήσεις
form-joined-lines = συμβολοσειρά περιορισμών σε πολλές γραμμές
form-line-pairs = γρίφοι με τις περιοχές ή τη λύση τους στην επόμενη γραμμή
form-cages = λίστα κλουβιών
form-drawn-cages = σχέδιο κλουβιών ή περιοχών
form-incomplete-json = JSON του f-puzzles χωρίς μέγεθος
warning-words-lost = γρίφος { $puzzle }: τίτλος και δημιουργός χάνονται· οι γραμμές κειμένου δεν τα χωρούν
warning-rules-lost = γρίφος { $puzzle }: { $rules ->
        [one] χάνεται { $rules } κανόνας
       *[other] χάνονται { $rules } κανόνες
    }· οι γραμμές κειμένου δεν χωρούν κανόνες
warning-symbols-lost = γρίφος { $puzzle }: τα σύμβολά του χάνονται· οι γραμμές κειμένου χρησιμοποιούν ψηφία, μετά γράμματα

warning-left-out = { $file }: { $loss }
warning-left-out-in-line = { $file }: γραμμή { $line }: { $loss }
warning-lost = γρίφος { $puzzle }: { $loss }
warning-not-read-back = γρίφος { $puzzle }: το αποθηκευμένο αρχείο δεν διαβάζεται ξανά: { $problem }
read-back-count = περιέχει { $found } γρίφους αντί για { $expected }
loss = { $what }: { $fate }
fate-unknown = παραλείφθηκε (δεν αναγνωρίζεται)
fate-no-place = παραλείφθηκε (δεν υποστηρίζεται εδώ)
fate-off-board = παραλείφθηκε (έξω από τον πίνακα)
fate-blank = παραλείφθηκε (κενό)
fate-nearest = αντικαταστάθηκε από το πλησιέστερο
fate-as-regions = αντικαταστάθηκε από περιοχές με το ίδιο νόημα
fate-as-rules = διατηρήθηκαν ως κανόνες· τα ψηφία τους δεν επαναλαμβάνονται
fate-too-large = παραλείφθηκε (περισσότερα κελιά από ψηφία)
fate-recognised = αναγνωρίστηκε από το σχέδιο
fate-read-otherwise = διαφορετικό όταν το αρχείο διαβαστεί ξανά
fate-as-marks = διατηρήθηκε ως σχέδιο, όχι πια ως κανόνας
fate-as-drawings = διατηρήθηκαν ως σχέδια χωρίς νόημα· αν κάποιο είναι κανόνας, δεν ισχύει
fate-misfit = παραλείφθηκε ({ $misfit })
fate-as-clues = διαβάστηκαν ως ενδείξεις· θα μπορούσαν να είναι και σημειώσεις λύτη
fate-as-solvers-marks = διαβάστηκαν ως σημειώσεις λύτη· θα μπορούσαν να είναι και ενδείξεις
fate-as-zero = διαβάστηκε ως ψηφίο, άρα τα ψηφία αρχίζουν από το 0· θα μπορούσε να σημαίνει και κενό κελί
fate-as-layout = διαβάστηκε ως «{ $name }»
element-title = τίτλος
element-author = δημιουργός
element-stars = αστέρια δυσκολίας
element-rules-text = κείμενο κανόνων
element-solution = λύση
element-source = πηγή
element-link = σύνδεσμος
element-date = ημερομηνία
element-tags = ετικέτες
element-notes = σημειώσεις για τον επιμελητή
element-not-understood = { $count ->
    [one] { $count } στοιχείο που δεν έγινε κατανοητό
   *[other] { $count } στοιχεία που δεν έγιναν κατανοητά
}
element-symbols = σύμβολα των ψηφίων
element-origin = θέση του πίνακα
element-boxes = κουτιά
element-uneven-regions = { $count ->
        [one] { $count } περιοχή με μέγεθος διαφορετικό από το πλήθος των ψηφίων
       *[other] { $count } περιοχές με μέγεθος διαφορετικό από το πλήθος των ψηφίων
    }
element-layout = διάταξη πλεγμάτων
element-givens = { $count ->
        [one] { $count } δοσμένο ψηφίο
       *[other] { $count } δοσμένα ψηφία
    }
element-colours = { $count ->
        [one] { $count } χρώμα
       *[other] { $count } χρώματα
    }
element-switched-off = { $count ->
        [one] { $count } ανενεργός κανόνας
       *[other] { $count } ανενεργοί κανόνες
    }
element-rules = { $count ->
        [one] { $count } κανόνας του είδους «{ $name }»
       *[other] { $count } κανόνες του είδους «{ $name }»
    }
element-entered = { $count ->
        [one] { $count } ψηφίο που έγραψε λύτης
       *[other] { $count } ψηφία που έγραψε λύτης
    }
element-pencil-marks = { $count ->
        [one] σημειώσεις λύτη σε { $count } κελί
       *[other] σημειώσεις λύτη σε { $count } κελιά
    }
element-candidates = υποψήφια σε { $count ->
        [one] { $count } κελί
       *[other] { $count } κελιά
    }
element-zeros = το σύμβολο 0 σε { $count ->
        [one] { $count } κελί
       *[other] { $count } κελιά
    }
element-remarks = { $count ->
        [one] { $count } σημείωση λύτη
       *[other] { $count } σημειώσεις λυτών
    }
element-highlights = { $count ->
        [one] χρώμα λύτη σε { $count } κελί
       *[other] χρώματα λύτη σε { $count } κελιά
    }
element-fog = ομίχλη
element-fog-links = { $count ->
        [one] { $count } σύνδεσμος ομίχλης
       *[other] { $count } σύνδεσμοι ομίχλης
    }
element-fog-lights = { $count ->
        [one] { $count } φως στην ομίχλη
       *[other] { $count } φώτα στην ομίχλη
    }
element-angles = { $count ->
        [one] η περιστροφή { $count } σημαδιού
       *[other] η περιστροφή { $count } σημαδιών
    }
element-sizes = { $count ->
        [one] το μέγεθος { $count } σημαδιού ή γραμμής
       *[other] τα μεγέθη { $count } σημαδιών ή γραμμών
    }
element-drawings = { $count ->
    [one] 1 σχέδιο
   *[other] { $count } σχέδια
}
element-texts = { $count ->
        [one] { $count } κείμενο
       *[other] { $count } κείμενα
    }
element-messages = { $count ->
        [one] { $count } μήνυμα στον λύτη
       *[other] { $count } μηνύματα στον λύτη
    }
element-settings = { $count ->
        [one] { $count } ρύθμιση
       *[other] { $count } ρυθμίσεις
    }
element-named = { $count } × «{ $name }»

## Names of formats

format-killer = killer μίας γραμμής
format-lines = γραμμές κειμένου
format-link = { $name } (σύνδεσμος)
format-json-lines = γραμμές JSON
format-sdm = συλλογή sudoku (.sdm)
format-sdx = sudoku με υποψήφια (.sdx)
format-candidates = πίνακας υποψηφίων
format-picture = σχέδιο κειμένου (.ss)
format-solo = κωδικός παιχνιδιού Solo

## Why a file is not saved

write-unknown-format = το όνομα του αρχείου δεν έχει γνωστή κατάληξη· χρησιμοποιήστε { $endings }
write-read-only = το { $format } ανοίγει, αλλά δεν αποθηκεύεται
write-board = το { $format } χωρά μόνο { $boards }
write-too-many = το { $format } περιορίζεται σε { $limit } στοιχεία, και ο γρίφος έχει περισσότερα
write-too-many-puzzles = το { $format } περιορίζεται σε { $limit } γρίφους, και υπάρχουν περισσότεροι
write-too-large = { $found } είναι πολύ μεγάλο για το { $format }· το όριο είναι { $limit }
boards-one-grid = ένα πλέγμα, με ψηφία από 1
boards-classic = πλέγματα 9x9 με κουτιά 3x3, με ψηφία από 1
boards-one-grid-with-boxes = ένα πλέγμα με κουτιά, με ψηφία από 1
boards-from-one = πίνακες με ψηφία από 1
write-one-puzzle-only = ένα αρχείο .{ $extension } χωρά έναν γρίφο, αλλά υπάρχουν { $puzzles }
save-format = { $path }: { $problem }
save-disk = { $path }: δεν μπορεί να αποθηκευτεί: { $reason }
layout-no-folder = το σύστημα δεν έχει φάκελο για ρυθμίσεις
layout-no-name = μια διάταξη χρειάζεται όνομα
layout-disk = { $path }: { $reason }
setup-no-name = μια προρρύθμιση χρειάζεται όνομα
difficulty-no-number = δώστε αριθμό ή εύρος από 0 έως 20, όπως 4.2, 3..5, 2.6.. ή ..7.1
difficulty-reversed = ο πρώτος αριθμός είναι μεγαλύτερος από τον δεύτερο

## Formulas of custom rules, as they are printed

own-named = { $name }: { LOWER_FIRST($sentence) }
formula-number = { $number }
digits-range = { $first }–{ $last }
digits-classes = { $first }; { $second }
digits-none = κανένα ψηφίο
formula-group = ({ $one })
formula-negative = −{ $one }
formula-absolute = |{ $one }|
formula-sum = { $one } + { $two }
formula-difference = { $one } − { $two }
formula-product = { $one }·{ $two }
formula-quotient = { $one }/{ $two }
formula-remainder = { $one } mod { $two }
formula-list = { $first }, { $second }
formula-least = ελάχιστο({ $list })
formula-most = μέγιστο({ $list })
formula-first = πρώτο
formula-last = τελευταίο
formula-total = άθροισμα({ $list })
formula-multiplied = γινόμενο({ $list })
formula-distinct = διαφορετικά({ $list })
formula-count = πλήθος({ $list })
formula-all = όλα({ $one })
formula-any = κάποιο({ $one })
formula-prime = πρώτος αριθμός({ $one })
formula-square = τετράγωνο({ $one })
formula-item = x[{ $place }]
formula-part = x[{ $first }..{ $last }]
formula-equal = { $one } = { $two }
formula-different = { $one } ≠ { $two }
formula-less = { $one } < { $two }
formula-at-most = { $one } ≤ { $two }
formula-greater = { $one } > { $two }
formula-at-least = { $one } ≥ { $two }
formula-and = { $one } και { $two }
formula-or = { $one } ή { $two }
formula-not = όχι { $one }

## Why a formula cannot be read

formula-column = στήλη { $column }: { $problem }
formula-expected-value = αναμενόταν a, b, n, αριθμός ή παράσταση σε παρενθέσεις ή κάθετες
formula-expected-operator = αναμενόταν τελεστής ή το τέλος
formula-expected-bracket = αναμενόταν τελεστής ή )
formula-expected-bar = αναμενόταν τελεστής ή |
formula-expected-opening = αναμενόταν (
formula-expected-number = αναμενόταν αριθμός, όχι συνθήκη
formula-expected-truth = αναμενόταν συνθήκη, όχι αριθμός
formula-expected-comparison = αναμενόταν σύγκριση, όπως = ή >=
formula-expected-place = αναμενόταν θέση στη λίστα, όπως 1, -1 ή 2..-2
formula-expected-list = αναμενόταν η λίστα x, ή τμήμα της όπως x[2..]
formula-list-as-number = το x είναι εδώ λίστα· χρησιμοποιήστε ένα σύνολο όπως sum(x), ένα ψηφίο όπως x[1], ή συνθήκη σε count(…), any(…) ή all(…)
formula-several-parts = μια συνθήκη αφορά ένα μόνο τμήμα της λίστας
formula-nested = τα count, any και all με συνθήκες δεν μπαίνουν το ένα μέσα στο άλλο
formula-mixed = ένας τύπος αφορά δύο ψηφία a και b ή τη λίστα x, όχι και τα δύο
formula-unknown-name-or-list = το «{ $name }» είναι άγνωστο· χρησιμοποιήστε a, b, n, x, first, last, sum, product, min, max, count, distinct, any, all, abs, mod, prime, square, and, or, not
formula-unknown-name = το «{ $name }» είναι άγνωστο· χρησιμοποιήστε a, b, n, abs, min, max, mod, prime, square, and, or, not
formula-large-number = οι αριθμοί μπορούν να είναι το πολύ { $most }
formula-too-deep = παρενθέσεις και κάθετες μπορούν να έχουν το πολύ { $most } επίπεδα εμφώλευσης
formula-too-long = επιτρέπονται το πολύ { $most } χαρακτήρες

## Why a regular expression cannot be read

expression-column = στήλη { $column }: { $problem }
expression-too-long = επιτρέπονται το πολύ { $most } χαρακτήρες
expression-too-complicated = η έκφραση είναι πολύ σύνθετη· απλοποιήστε την

## Kinds of rule

# For decorations, in the inspector.
decoration-rules = Μόνο διακόσμηση, όχι κανόνας.

region = Επιπλέον περιοχή
    .hint = Σύρετε πάνω σε κελιά για να φτιάξετε μια επιπλέον περιοχή. Σύρσιμο με Shift προσθέτει κελιά στην επιλεγμένη περιοχή ή τα αφαιρεί.
    .rules-house = Κάθε σκιασμένη περιοχή περιέχει από μία φορά καθένα από τα { $size } ψηφία.
    .rules-part = Τα ψηφία δεν επαναλαμβάνονται μέσα σε μια σκιασμένη περιοχή.
    .words-house = { $count } κελιά, κάθε ψηφίο μία φορά

diagonals = Διαγώνιοι
    .hint = Κάντε κλικ σε πλέγμα: κάθε ψηφίο εμφανίζεται μία φορά σε καθεμία από τις δύο διαγωνίους του. Κλικ ξανά επιλέγει τον κανόνα· Delete τον αφαιρεί.
    .rules-both = Καθεμία από τις δύο σημειωμένες διαγωνίους περιέχει κάθε ψηφίο μία φορά.
    .rules-one = Η σημειωμένη διαγώνιος περιέχει κάθε ψηφίο μία φορά.
    .falling = Διαγώνιος από πάνω αριστερά
    .falling-hint = Από πάνω αριστερά ως κάτω δεξιά
    .rising = Διαγώνιος από κάτω αριστερά
    .rising-hint = Από κάτω αριστερά ως πάνω δεξιά

four-squares = Γουίντοκου
    .hint = Κάντε κλικ σε πλέγμα 9x9: τέσσερα επιπλέον τετράγωνα περιέχουν κάθε ψηφίο μία φορά. Κλικ ξανά επιλέγει τον κανόνα· Delete τον αφαιρεί.
    .rules = Καθένα από τα τέσσερα σκιασμένα τετράγωνα περιέχει κάθε ψηφίο μία φορά.

four-pyramids = Πυραμίδες
    .hint = Κάντε κλικ σε πλέγμα 9x9: τέσσερις πυραμίδες, σε διάταξη ανεμόμυλου, περιέχουν κάθε ψηφίο μία φορά. Κλικ ξανά επιλέγει τον κανόνα· Delete τον αφαιρεί. Ένα πλέγμα μπορεί να έχει και τον ανεμόμυλο και τον κατοπτρικό του.
    .rules = Καθεμία από τις τέσσερις σκιασμένες πυραμίδες περιέχει κάθε ψηφίο μία φορά.
    .words-mirrored = { $grid }, κατοπτρικά
    .pinwheel = Ανεμόμυλος
    .mirrored = Κατοπτρικά
    .mirrored-hint = Ο κατοπτρικός ανεμόμυλος

position = Ομάδες θέσεων
    .hint = Κάντε κλικ σε πλέγμα: τα κελιά στην ίδια θέση κάθε κουτιού έχουν διαφορετικά ψηφία. Κλικ ξανά επιλέγει τον κανόνα· Delete τον αφαιρεί.
    .rules = Τα κελιά στην ίδια θέση κάθε κουτιού περιέχουν κάθε ψηφίο μία φορά.

magic-box = Μαγικό κουτί
    .hint = Κάντε κλικ σε κουτί: όλες οι γραμμές και οι στήλες του έχουν το ίδιο άθροισμα. Κλικ ξανά επιλέγει τον κανόνα· Delete τον αφαιρεί.
    .rules = Σε κάθε μαγικό κουτί, όλες οι γραμμές και οι στήλες έχουν άθροισμα { $total }.
    .rules-diagonals = Σε κάθε μαγικό κουτί, όλες οι γραμμές, οι στήλες και οι διαγώνιοι έχουν άθροισμα { $total }.
    .words = { $place } · άθροισμα { $total }
    .diagonals = Και οι διαγώνιοι
    .diagonals-hint = Και οι δύο διαγώνιοι του κουτιού έχουν το ίδιο άθροισμα

magic-square = Μαγικό τετράγωνο
    .hint = Κάντε κλικ στο κεντρικό κελί ενός τετραγώνου 3x3: όλες οι γραμμές και οι στήλες του έχουν το ίδιο άθροισμα. Κλικ ξανά επιλέγει τον κανόνα· Delete τον αφαιρεί.
    .rules = Σε κάθε μαγικό τετράγωνο, όλες οι γραμμές και οι στήλες έχουν το ίδιο άθροισμα.
    .rules-diagonals = Σε κάθε μαγικό τετράγωνο, όλες οι γραμμές, οι στήλες και οι διαγώνιοι έχουν το ίδιο άθροισμα.
    .diagonals = Και οι διαγώνιοι
    .diagonals-hint = Και οι δύο διαγώνιοι του τετραγώνου έχουν το ίδιο άθροισμα

odd-even = Μονά / ζυγά
    .hint = Σύρετε πάνω σε κελιά για να τα σημειώσετε ως ζυγά (τετράγωνο) ή μονά (κύκλος). Σύρετε πάνω σε σημάδια του ίδιου είδους για να τα σβήσετε.
    .rules = Ένα κελί με κύκλο περιέχει μονό ψηφίο· ένα κελί με τετράγωνο περιέχει ζυγό ψηφίο.
    .rules-odd = Ένα κελί με κύκλο περιέχει μονό ψηφίο.
    .rules-even = Ένα κελί με τετράγωνο περιέχει ζυγό ψηφίο.
    .even = Ζυγά
    .odd = Μονά
    .mark-all = Σήμανση όλων των κελιών από τη λύση
    .mark-all-hint = Βάζει κύκλο σε κάθε κελί με μονό ψηφίο και τετράγωνο σε κάθε κελί με ζυγό
    .mark-even = Σήμανση ζυγών κελιών από τη λύση
    .mark-even-hint = Βάζει τετράγωνο σε κάθε κελί με ζυγό ψηφίο· οι σωστοί κύκλοι μένουν
    .mark-odd = Σήμανση μονών κελιών από τη λύση
    .mark-odd-hint = Βάζει κύκλο σε κάθε κελί με μονό ψηφίο· τα σωστά τετράγωνα μένουν
    .rest-odd = Σήμανση των υπόλοιπων ως μονών
    .rest-odd-hint = Βάζει κύκλο σε κάθε κελί χωρίς σημάδι
    .rest-even = Σήμανση των υπόλοιπων ως ζυγών
    .rest-even-hint = Βάζει τετράγωνο σε κάθε κελί χωρίς σημάδι

outside = Εξωτερικό sudoku
    .hint = Κάντε κλικ σε ένα τετράγωνο έξω από το πλέγμα και γράψτε ψηφία: καθένα εμφανίζεται στα πρώτα κελιά εκείνης της γραμμής ή στήλης.
    .rules = Κάθε ψηφίο έξω από το πλέγμα εμφανίζεται { $down ->
            [one] στο πρώτο κελί
           *[other] στα πρώτα { $down } κελιά
        } της γραμμής ή της στήλης του, μετρώντας από τη δική του πλευρά.
    .rules-two-depths = Κάθε ψηφίο έξω από το πλέγμα εμφανίζεται { $down ->
            [one] στο πρώτο κελί
           *[other] στα πρώτα { $down } κελιά
        } της στήλης του ή { $across ->
            [one] στο πρώτο κελί
           *[other] στα πρώτα { $across } κελιά
        } της γραμμής του, μετρώντας από τη δική του πλευρά.

reading-of-values = { $rule } Ο κανόνας αυτός χρησιμοποιεί τις τιμές των κελιών αντί για τα ψηφία τους.
quantifier-all = όλοι
quantifier-none = κανένας
quantifier-at-least = τουλάχιστον { $count }
quantifier-exactly = ακριβώς { $count }
quantifier-at-most = το πολύ { $count }
quantifier-digit = όσοι το ψηφίο στο { $cell }
choice-kind = κανόνας αυτού του είδους δεν μπορεί να είναι σε ομάδα με ποσοδείκτη
choice-off-board = το { $cell }, το κελί του ποσοδείκτη, δεν είναι στο πλέγμα
choice-too-few =
    ο ποσοδείκτης του χρειάζεται κανόνες: { $wanted }, αλλά η ομάδα έχει μόνο { $found }· επιλέξτε μικρότερο αριθμό ή προσθέστε κανόνες
choice-too-large = η ομάδα του με ποσοδείκτη είναι πολύ μεγάλη· αφαιρέστε κανόνες από την ομάδα
choice-all = Ισχύουν όλοι αυτοί οι κανόνες: { $rules }.
choice-none = Κανένας από αυτούς τους κανόνες δεν ισχύει: { $rules }.
choice-at-least =
    { $count ->
        [one] Ισχύει τουλάχιστον { $count } από αυτούς τους κανόνες: { $rules }.
       *[other] Ισχύουν τουλάχιστον { $count } από αυτούς τους κανόνες: { $rules }.
    }
choice-exactly =
    { $count ->
        [one] Ισχύει ακριβώς { $count } από αυτούς τους κανόνες· οι άλλοι παραβιάζονται: { $rules }.
       *[other] Ισχύουν ακριβώς { $count } από αυτούς τους κανόνες· οι άλλοι παραβιάζονται: { $rules }.
    }
choice-at-most =
    { $count ->
        [one] Ισχύει το πολύ { $count } από αυτούς τους κανόνες· οι άλλοι παραβιάζονται: { $rules }.
       *[other] Ισχύουν το πολύ { $count } από αυτούς τους κανόνες· οι άλλοι παραβιάζονται: { $rules }.
    }
choice-digit = Ισχύουν τόσοι από αυτούς τους κανόνες όσο το ψηφίο στο { $cell }· οι άλλοι παραβιάζονται: { $rules }.

killer-cage = Κλουβί killer
    .hint = Σύρετε πάνω σε κελιά για να φτιάξετε κλουβί και γράψτε το άθροισμά του, ή αφήστε το κενό. Σύρσιμο με Shift προσθέτει κελιά στο επιλεγμένο κλουβί ή τα αφαιρεί.
    .rules = Τα ψηφία σε ένα κλουβί έχουν άθροισμα τον αριθμό στη γωνία του και δεν επαναλαμβάνονται.
    .rules-no-sum = Τα ψηφία σε ένα κλουβί χωρίς αριθμό δεν επαναλαμβάνονται.
    .rules-letters = Τα ψηφία σε ένα κλουβί δεν επαναλαμβάνονται και έχουν άθροισμα την τιμή της παράστασης στη γωνία του, όπου κάθε γράμμα αντιστοιχεί σε έναν αριθμό.
    .rules-compared = Τα ψηφία σε ένα κλουβί δεν επαναλαμβάνονται και το άθροισμά τους ικανοποιεί τη σύγκριση στη γωνία του.
    .rules-prime = Τα ψηφία σε ένα κλουβί με την ένδειξη «prime» δεν επαναλαμβάνονται και το άθροισμά τους είναι πρώτος αριθμός.
    .rules-square = Τα ψηφία σε ένα κλουβί με την ένδειξη «square» δεν επαναλαμβάνονται και το άθροισμά τους είναι τέλειο τετράγωνο.
    .rules-odd = Τα ψηφία σε ένα κλουβί με την ένδειξη «odd» δεν επαναλαμβάνονται και το άθροισμά τους είναι περιττό.
    .rules-even = Τα ψηφία σε ένα κλουβί με την ένδειξη «even» δεν επαναλαμβάνονται και το άθροισμά τους είναι άρτιο.
    .rules-common = Τα ψηφία σε ένα κλουβί δεν επαναλαμβάνονται. Όλα τα κλουβιά χωρίς αριθμό έχουν το ίδιο άθροισμα.
    .sum = Άθροισμα
    .sum-hint = Το άθροισμα των ψηφίων του κλουβιού: αριθμός, γράμμα για άγνωστο αριθμό, 2A+B, <12, prime, square, odd, even, ?, ή = για ίδιο άθροισμα με τα άλλα κλουβιά με =. Αφήστε το κενό αν αρκεί να διαφέρουν

modified-cells = Τροποποιημένα κελιά
    .hint = Σύρετε πάνω από κελιά που η τιμή τους δεν είναι το ψηφίο τους. Τη χρησιμοποιούν οι κανόνες που διαβάζουν τιμές. Το Delete αφαιρεί τον επιλεγμένο κανόνα.
    .doubled = Διπλάσιο
    .negated = Αρνητικό
    .hot = Κατά ένα μεγαλύτερο
    .cold = Κατά ένα μικρότερο
    .zero = Μηδέν
    .change = Τιμή
    .change-hint = Η τιμή των κελιών για τους κανόνες που διαβάζουν τιμές
    .rules-doubled = Η τιμή ενός κελιού με σήμανση ×2 είναι το διπλάσιο του ψηφίου του.
    .rules-negated = Η τιμή ενός κελιού με σήμανση − είναι το ψηφίο του με αρνητικό πρόσημο.
    .rules-hot = Η τιμή ενός κελιού με σήμανση +1 είναι κατά ένα μεγαλύτερη από το ψηφίο του.
    .rules-cold = Η τιμή ενός κελιού με σήμανση −1 είναι κατά ένα μικρότερη από το ψηφίο του.
    .rules-zero = Η τιμή ενός κελιού με σήμανση ×0 είναι 0.

hidden-modifiers = Τροποποιητές προς εύρεση
    .hint = Κάντε κλικ σε ένα πλέγμα: ο λύτης πρέπει να βρει κελιά που η τιμή τους δεν είναι το ψηφίο τους. Τη χρησιμοποιούν οι κανόνες που διαβάζουν τιμές. Κάντε ξανά κλικ για να επιλέξετε τον κανόνα· το Delete τον αφαιρεί.
    .doubled = Διπλασιαστές
    .negated = Αρνητικά κελιά
    .hot = Θερμά κελιά
    .cold = Ψυχρά κελιά
    .zero = Μηδενικά κελιά
    .change = Τιμή
    .change-hint = Η τιμή των κελιών για τους κανόνες που διαβάζουν τιμές
    .houses = Ένα ανά γραμμή, στήλη και πλαίσιο
    .houses-hint = Κάθε γραμμή, στήλη και πλαίσιο περιέχει ακριβώς ένα από τα κελιά
    .digits = Κάθε ψηφίο μία φορά
    .digits-hint = Κάθε ψηφίο βρίσκεται σε ακριβώς ένα από τα κελιά
    .rules-doubled = Η τιμή ενός διπλασιαστή είναι το διπλάσιο του ψηφίου του.
    .rules-negated = Η τιμή ενός αρνητικού κελιού είναι το ψηφίο του με αρνητικό πρόσημο.
    .rules-hot = Η τιμή ενός θερμού κελιού είναι κατά ένα μεγαλύτερη από το ψηφίο του.
    .rules-cold = Η τιμή ενός ψυχρού κελιού είναι κατά ένα μικρότερη από το ψηφίο του.
    .rules-zero = Η τιμή ενός μηδενικού κελιού είναι 0.
    .placed = { $rule } Βρείτε αυτά τα κελιά{ $houses ->
        [yes] : κάθε γραμμή, στήλη και πλαίσιο περιέχει ακριβώς ένα{ $digits ->
            [yes] , και κάθε ψηφίο βρίσκεται σε ακριβώς ένα από αυτά.
           *[no] .
        }
       *[no] { $digits ->
            [yes] : κάθε ψηφίο βρίσκεται σε ακριβώς ένα από αυτά.
           *[no] .
        }
    }

shading = Σκίαση προς εύρεση
    .hint = Κάντε κλικ σε ένα πλέγμα: ο λύτης πρέπει να βρει ποια κελιά του είναι σκιασμένα. Κάντε ξανά κλικ για να επιλέξετε τον κανόνα και τα μέρη του· το Delete τον αφαιρεί.
    .yin-yang = Γιν-γιανγκ
    .cave = Σπηλιά
    .star-battle = Μάχη αστεριών
    .free = Ελεύθερη
    .connected = Ενωμένα
    .connected-hint = Όλα τα κελιά αυτής της απόχρωσης ενώνονται μέσω πλευρών
    .square = Χωρίς 2×2
    .square-hint = Κανένα τετράγωνο 2×2 δεν έχει παντού αυτή την απόχρωση
    .to-edge = Φτάνει στην άκρη
    .to-edge-hint = Όλα τα κελιά αυτής της απόχρωσης ενώνονται μέσω πλευρών με την άκρη του πλέγματος
    .apart = Απόσταση
    .apart-hint = Πόσο κοντά μπορεί να είναι μεταξύ τους τα σκιασμένα κελιά
    .value = Τιμή
    .value-hint = Η τιμή των σκιασμένων κελιών για τους κανόνες που διαβάζουν τιμές
    .count = Ανά γραμμή, στήλη και πλαίσιο
    .count-hint = Το πλήθος των σκιασμένων κελιών σε κάθε γραμμή, στήλη και πλαίσιο· κενό για οποιοδήποτε πλήθος
    .neither = Καμία
    .shaded = Σκιά
    .unshaded = Χωρίς
    .both = Και οι δύο
    .touching = Ελεύθερα
    .edge = Όχι πλευρές
    .corner = Χωρίς επαφή
    .digit = Ψηφίο
    .doubled = ×2
    .negated = −
    .hot = +1
    .cold = −1
    .zero = 0
    .rules = Σκιάστε μερικά κελιά.{ $connected ->
        [shaded] {" "}Όλα τα σκιασμένα κελιά ενώνονται μέσω πλευρών.
        [unshaded] {" "}Όλα τα μη σκιασμένα κελιά ενώνονται μέσω πλευρών.
        [both] {" "}Όλα τα σκιασμένα κελιά ενώνονται μέσω πλευρών, και το ίδιο όλα τα μη σκιασμένα.
       *[neither] {""}
    }{ $edge ->
        [shaded] {" "}Κάθε σκιασμένο κελί ενώνεται μέσω πλευρών με την άκρη του πλέγματος.
        [unshaded] {" "}Κάθε μη σκιασμένο κελί ενώνεται μέσω πλευρών με την άκρη του πλέγματος.
        [both] {" "}Κάθε κελί ενώνεται με την άκρη του πλέγματος μέσω πλευρών κελιών της ίδιας απόχρωσης.
       *[neither] {""}
    }{ $square ->
        [shaded] {" "}Κανένα τετράγωνο 2×2 δεν είναι ολόκληρο σκιασμένο.
        [unshaded] {" "}Κανένα τετράγωνο 2×2 δεν είναι ολόκληρο μη σκιασμένο.
        [both] {" "}Κανένα τετράγωνο 2×2 δεν έχει μόνο μία απόχρωση.
       *[neither] {""}
    }{ $apart ->
        [edge] {" "}Τα σκιασμένα κελιά δεν έχουν κοινή πλευρά.
        [corner] {" "}Τα σκιασμένα κελιά δεν εφάπτονται, ούτε σε γωνία.
       *[touching] {""}
    }{ $counted ->
        [yes] {" "}Κάθε γραμμή, στήλη και πλαίσιο έχει ακριβώς { $number } { $number ->
            [one] σκιασμένο κελί
           *[other] σκιασμένα κελιά
        }.
       *[no] {""}
    }{ $value ->
        [doubled] {" "}Η τιμή ενός σκιασμένου κελιού είναι το διπλάσιο του ψηφίου του.
        [negated] {" "}Η τιμή ενός σκιασμένου κελιού είναι το ψηφίο του με αρνητικό πρόσημο.
        [hot] {" "}Η τιμή ενός σκιασμένου κελιού είναι κατά ένα μεγαλύτερη από το ψηφίο του.
        [cold] {" "}Η τιμή ενός σκιασμένου κελιού είναι κατά ένα μικρότερη από το ψηφίο του.
        [zero] {" "}Η τιμή ενός σκιασμένου κελιού είναι 0.
       *[digit] {""}
    }

shaded-cells = Σκιασμένα κελιά
    .hint = Σύρετε πάνω σε κελιά: στη λύση είναι σκιασμένα ή μη σκιασμένα. Το πλέγμα χρειάζεται σκίαση προς εύρεση. Σύρετε από σημειωμένο κελί για σβήσιμο.
    .shaded = Σκιασμένα
    .unshaded = Μη σκιασμένα
    .rules = Όσα κελιά σχεδιάζονται σκιασμένα είναι σκιασμένα, και τα κελιά με μικρό τετράγωνο δεν είναι.
    .rules-shaded = Όσα κελιά σχεδιάζονται σκιασμένα είναι σκιασμένα.
    .rules-unshaded = Τα κελιά με μικρό τετράγωνο δεν είναι σκιασμένα.

shade-counts = Πλήθη αποχρώσεων
    .hint = Σύρετε πάνω σε κελιά: ένα ψηφίο σε κύκλο μετρά σκιασμένα κελιά. Το πλέγμα χρειάζεται σκίαση, γραμμή ή περιοχές προς εύρεση. Σύρετε από κύκλο για σβήσιμο.
    .around = Σκιασμένα γύρω
    .seen = Ορατά ίδιας απόχρωσης
    .rules = { $counted ->
        [loop] Ένα ψηφίο σε κύκλο με πλάγιες ακτίνες είναι το πλήθος των κελιών της γραμμής γύρω του. Ένα ψηφίο σε κύκλο με ίσιες ακτίνες είναι το πλήθος των κελιών που βλέπει στη γραμμή και στη στήλη του, μαζί με το ίδιο, και είναι πάνω στη γραμμή αν είναι και το δικό του, αλλιώς εκτός· τα άλλα κελιά κόβουν τη θέα.
        [region] Ένα ψηφίο σε κύκλο με πλάγιες ακτίνες είναι το πλήθος των κελιών της δικής του περιοχής γύρω του. Ένα ψηφίο σε κύκλο με ίσιες ακτίνες είναι το πλήθος των κελιών της δικής του περιοχής που βλέπει στη γραμμή και στη στήλη του, μαζί με το ίδιο· κελιά άλλων περιοχών κόβουν τη θέα.
       *[shade] Ένα ψηφίο σε κύκλο με πλάγιες ακτίνες είναι το πλήθος των σκιασμένων κελιών γύρω του. Ένα ψηφίο σε κύκλο με ίσιες ακτίνες είναι το πλήθος των κελιών της δικής του απόχρωσης που βλέπει στη γραμμή και στη στήλη του, μαζί με το ίδιο· κελιά της άλλης απόχρωσης κόβουν τη θέα.
    }
    .rules-around = { $counted ->
        [loop] Ένα ψηφίο σε κύκλο με ακτίνες είναι το πλήθος των κελιών της γραμμής γύρω του.
        [region] Ένα ψηφίο σε κύκλο με ακτίνες είναι το πλήθος των κελιών της δικής του περιοχής γύρω του.
       *[shade] Ένα ψηφίο σε κύκλο με ακτίνες είναι το πλήθος των σκιασμένων κελιών γύρω του.
    }
    .rules-seen = { $counted ->
        [loop] Ένα ψηφίο σε κύκλο με ακτίνες είναι το πλήθος των κελιών που βλέπει στη γραμμή και στη στήλη του, μαζί με το ίδιο, και είναι πάνω στη γραμμή αν είναι και το δικό του, αλλιώς εκτός· τα άλλα κελιά κόβουν τη θέα.
        [region] Ένα ψηφίο σε κύκλο με ακτίνες είναι το πλήθος των κελιών της δικής του περιοχής που βλέπει στη γραμμή και στη στήλη του, μαζί με το ίδιο· κελιά άλλων περιοχών κόβουν τη θέα.
       *[shade] Ένα ψηφίο σε κύκλο με ακτίνες είναι το πλήθος των κελιών της δικής του απόχρωσης που βλέπει στη γραμμή και στη στήλη του, μαζί με το ίδιο· κελιά της άλλης απόχρωσης κόβουν τη θέα.
    }

counting = Κελιά που μετρούν
    .hint = Σύρετε πάνω σε κελιά: το ψηφίο του καθενός μετρά άλλα κελιά, γύρω του ή στη γραμμή και στη στήλη του. Επιλέξτε τι μετρά στο πλαίσιο δεξιά. Σύρσιμο με Shift προσθέτει κελιά ή τα αφαιρεί.
    .neighbours = Περιττοί γείτονες
    .watchtower = Σκοπιά
    .direction = Κατεύθυνση
    .rules = { $number ->
        [yes] Ο μικρός αριθμός σε σημειωμένο κελί
       *[no] { $mark ->
            [circle] Ένα ψηφίο σε κύκλο
            [square] Ένα ψηφίο σε τετράγωνο
            [filled] Ένα ψηφίο σε χρωματισμένο κελί
           *[bare] Το ψηφίο σε σημειωμένο κελί
        }
    } είναι το πλήθος των { $layer ->
        [any] κελιών
        [marked] { $counted ->
            [loop] κελιών της γραμμής προς εύρεση
            [region] κελιών της δικής του περιοχής
           *[shade] σκιασμένων κελιών
        }
        [same] { $counted ->
            [loop] κελιών που βρίσκονται πάνω στη γραμμή προς εύρεση αν βρίσκεται και το δικό του, αλλιώς εκτός της,
            [region] κελιών της δικής του περιοχής
           *[shade] κελιών της δικής του απόχρωσης
        }
       *[other] { $counted ->
            [loop] κελιών που βρίσκονται εκτός της γραμμής προς εύρεση αν το δικό του είναι πάνω της, αλλιώς πάνω της,
            [region] κελιών άλλων περιοχών
           *[shade] κελιών της άλλης απόχρωσης
        }
    } { $area ->
        [around] γύρω του
        [edges] που έχουν κοινή πλευρά με αυτό
        [corners] που το αγγίζουν μόνο σε γωνία
        [row] στη γραμμή του
        [column] στη στήλη του
        [cross] στη γραμμή και στη στήλη του
        [diagonals] στις δύο διαγωνίους του
        [box] στο πλαίσιό του
        [up] από πάνω του
        [upright] διαγώνια πάνω και δεξιά του
        [right] στα δεξιά του
        [downright] διαγώνια κάτω και δεξιά του
        [down] από κάτω του
        [downleft] διαγώνια κάτω και αριστερά του
        [left] στα αριστερά του
       *[upleft] διαγώνια πάνω και αριστερά του
    }{ $digits ->
        [yes] , με ψηφίο b που ικανοποιεί: { $formula }
       *[no] {""}
    }{ $first ->
        [yes] , όπου a είναι το ψηφίο στο σημειωμένο κελί
       *[no] {""}
    }{ $own ->
        [yes] {" "}(μπορεί να μετρηθεί και το ίδιο το κελί)
       *[no] {""}
    }.{ $end ->
        [uncounted] {" "}Σε κάθε κατεύθυνση η μέτρηση σταματά πριν από το πρώτο κελί που δεν μετριέται.
       *[edge] {""}
    }
    .area = Πού
    .area-hint = Τα κελιά ανάμεσα στα οποία μετρά κάθε σημειωμένο κελί
    .around = Γύρω
    .edges = Κοινή πλευρά
    .corners = Κοινή γωνία μόνο
    .row = Γραμμή
    .column = Στήλη
    .cross = Γραμμή και στήλη
    .diagonals = Διαγώνιοι
    .box = Πλαίσιο
    .up = Πάνω
    .upright = Πάνω και δεξιά
    .right = Δεξιά
    .downright = Κάτω και δεξιά
    .down = Κάτω
    .downleft = Κάτω και αριστερά
    .left = Αριστερά
    .upleft = Πάνω και αριστερά
    .formula = Ψηφία
    .formula-hint = Η συνθήκη για το b, το ψηφίο ενός κελιού που μετριέται· a είναι το ψηφίο του σημειωμένου κελιού. Κενό για οποιοδήποτε ψηφίο. Μπορείτε να χρησιμοποιήσετε + - * / mod, |…|, min, max, = != < <= > >=, and, or, not· n είναι το πλήθος των ψηφίων.
    .layer = Λύση
    .layer-hint = Η συνθήκη για την απόχρωση, τη γραμμή ή την περιοχή ενός κελιού που μετριέται, αν το παζλ έχει κάποια προς εύρεση
    .any = Οτιδήποτε
    .marked = Σκιασμένο ή στη γραμμή
    .same = Όπως το σημειωμένο
    .other = Αντίθετα από το σημειωμένο
    .end = Μέχρι
    .end-hint = Πού σταματά η μέτρηση σε μια κατεύθυνση
    .edge = Την άκρη
    .uncounted = Κελί που δεν μετριέται
    .own = Μετρά και τον εαυτό του
    .own-hint = Μετριέται και το σημειωμένο κελί, αν ικανοποιεί τη συνθήκη
    .number = Αριθμός
    .number-hint = Το πλήθος των κελιών που μετριούνται· κενό αν είναι το ψηφίο του κελιού
    .mark = Σημάδι
    .mark-hint = Το σημάδι στα κελιά
    .circle = Κύκλος
    .square = Τετράγωνο
    .filled = Γέμισμα
    .bare = Κανένα
    .name = Όνομα
    .name-hint = Το όνομα του κανόνα. Κενό: το όνομα του είδους του
    .sentence = Κείμενο
    .sentence-hint = Η πρόταση στο φύλλο. Κενό: πρόταση από αυτές τις ρυθμίσεις

loop = Βρόχος ή διαδρομή προς εύρεση
    .hint = Κάντε κλικ σε ένα πλέγμα: ο λύτης πρέπει να βρει μια γραμμή μέσα από τα κελιά του. Κάντε ξανά κλικ για να επιλέξετε τον κανόνα και τα μέρη του· το Delete τον αφαιρεί.
    .loop = Βρόχος
    .path = Διαδρομή
    .snake = Φίδι
    .ends = Άκρα
    .ends-hint = Κλειστός βρόχος, ή διαδρομή με δύο άκρα
    .visits = Κελιά
    .visits-hint = Τα κελιά από τα οποία περνά η γραμμή
    .some = Μερικά
    .all = Όλα
    .apart = Επαφή
    .apart-hint = Πού μπορούν να αγγίζονται κελιά της γραμμής που δεν είναι διαδοχικά πάνω της
    .touching = Επιτρέπεται
    .edge = Όχι πλευρές
    .corner = Καθόλου
    .length = Μήκος
    .length-hint = Το πλήθος των κελιών της γραμμής· κενό για οποιοδήποτε πλήθος
    .formula = Γειτονικά
    .formula-hint = Η συνθήκη για δύο διαδοχικά ψηφία a και b της γραμμής, και με τις δύο σειρές· κενό για οποιαδήποτε ψηφία. Μπορείτε να χρησιμοποιήσετε + - * / mod, |…|, min, max, = != < <= > >=, and, or, not· n είναι το πλήθος των ψηφίων.
    .sums = Αθροίσματα πλαισίων
    .sums-hint = Τα αθροίσματα των ψηφίων της γραμμής σε κάθε πλαίσιο
    .any = Οποιαδήποτε
    .equal = Ίσα
    .rules = { $ends ->
        [path] Σχεδιάστε μια διαδρομή που περνά από τα κέντρα κελιών με κοινή πλευρά και δεν διακλαδίζεται ούτε διασταυρώνεται με τον εαυτό της.
       *[loop] Σχεδιάστε έναν κλειστό βρόχο που περνά από τα κέντρα κελιών με κοινή πλευρά και δεν διακλαδίζεται ούτε διασταυρώνεται με τον εαυτό του.
    }{ $visits ->
        [all] {" "}Περνά από κάθε κελί.
       *[some] {""}
    }{ $apart ->
        [edge] {" "}Τα κελιά του δεν έχουν κοινή πλευρά, εκτός αν είναι διαδοχικά στη γραμμή.
        [corner] {" "}Δεν αγγίζει τον εαυτό του, ούτε σε γωνία.
       *[touching] {""}
    }{ $counted ->
        [yes] {" "}Περνά από ακριβώς { $number } { $number ->
            [one] κελί
           *[other] κελιά
        }.
       *[no] {""}
    }{ $related ->
        [yes] {" "}Δύο διαδοχικά ψηφία a και b της γραμμής ικανοποιούν, και με τις δύο σειρές: { $formula }.
       *[no] {""}
    }{ $sums ->
        [equal] {" "}Τα ψηφία της γραμμής έχουν το ίδιο άθροισμα σε κάθε πλαίσιο.
       *[any] {""}
    }

loop-cells = Κελιά γραμμής προς εύρεση
    .hint = Σύρετε πάνω σε κελιά: λένε πώς πηγαίνει ο βρόχος ή η διαδρομή. Το πλέγμα χρειάζεται βρόχο ή διαδρομή προς εύρεση. Σύρετε από σημειωμένο κελί για σβήσιμο.
    .on = Πάνω στη γραμμή
    .off = Εκτός γραμμής
    .turn = Στροφή
    .straight = Ευθεία
    .end = Άκρο
    .black = Μαύρο μαργαριτάρι
    .white = Λευκό μαργαριτάρι
    .rules = Τα σημάδια στα κελιά λένε πώς πηγαίνει η γραμμή.{ $on ->
        [yes] {" "}Τα κελιά με τελεία είναι πάνω στη γραμμή.
       *[no] {""}
    }{ $off ->
        [yes] {" "}Τα κελιά με σταυρό δεν είναι πάνω στη γραμμή.
       *[no] {""}
    }{ $turn ->
        [yes] {" "}Η γραμμή στρίβει στα κελιά με γωνία.
       *[no] {""}
    }{ $straight ->
        [yes] {" "}Η γραμμή περνά ευθεία από τα κελιά με παύλα.
       *[no] {""}
    }{ $end ->
        [yes] {" "}Οι δίσκοι χωρίς περίγραμμα είναι τα άκρα της γραμμής.
       *[no] {""}
    }{ $black ->
        [yes] {" "}Η γραμμή στρίβει σε δίσκο με παχύ περίγραμμα, και περνά ευθεία από το προηγούμενο και το επόμενο κελί.
       *[no] {""}
    }{ $white ->
        [yes] {" "}Η γραμμή περνά ευθεία από δακτύλιο, και στρίβει στο προηγούμενο ή στο επόμενο κελί.
       *[no] {""}
    }
    .rules-on = Τα κελιά με τελεία είναι πάνω στη γραμμή.
    .rules-off = Τα κελιά με σταυρό δεν είναι πάνω στη γραμμή.
    .rules-turn = Η γραμμή στρίβει στα κελιά με γωνία.
    .rules-straight = Η γραμμή περνά ευθεία από τα κελιά με παύλα.
    .rules-end = Οι δίσκοι είναι τα άκρα της γραμμής.
    .rules-black = Η γραμμή στρίβει σε δίσκο, και περνά ευθεία από το προηγούμενο και το επόμενο κελί.
    .rules-white = Η γραμμή περνά ευθεία από δακτύλιο, και στρίβει στο προηγούμενο ή στο επόμενο κελί.

loop-wall = Τοίχος
    .hint = Κάντε κλικ σε ένα σύνορο: ο βρόχος ή η διαδρομή δεν το διασχίζει, ή πρέπει να το διασχίζει· οι περιοχές προς εύρεση τελειώνουν εκεί, ή όχι. Το πλέγμα χρειάζεται βρόχο, διαδρομή ή περιοχές προς εύρεση. Κάντε ξανά κλικ για αφαίρεση.
    .closed = Κλειστό
    .open = Ανοιχτό
    .crossed = Άνοιγμα
    .crossed-hint = Η γραμμή διασχίζει αυτό το σύνορο, ή τα δύο κελιά ανήκουν στην ίδια περιοχή· αλλιώς είναι τοίχος
    .rules = { $read ->
        [regions] Μια παχιά γραμμή ανάμεσα σε δύο κελιά χωρίζει περιοχές.
       *[line] Η γραμμή δεν διασχίζει τοίχους.
    }
    .rules-open = { $read ->
        [regions] Μια μικρή παύλα κάθετη σε ένα σύνορο ενώνει δύο κελιά της ίδιας περιοχής.
       *[line] Η γραμμή διασχίζει κάθε σύνορο με μια μικρή παύλα κάθετη σε αυτό.
    }

unknown-regions = Περιοχές προς εύρεση
    .hint = Κάντε κλικ σε ένα πλέγμα: ο λύτης πρέπει να βρει τις περιοχές του. Χρησιμοποιήστε πλέγμα χωρίς πλαίσια. Κάντε ξανά κλικ για να επιλέξετε τον κανόνα· το Delete τον αφαιρεί.
    .rules = Χωρίστε το πλέγμα σε { $size } περιοχές των { $size } κελιών που συνδέονται με τις πλευρές τους. Κάθε περιοχή περιέχει κάθε ψηφίο μία φορά.

thermometer = Θερμόμετρο
    .hint = Σύρετε από τον βολβό ως την άκρη: τα ψηφία αυξάνονται κατά μήκος της γραμμής. Σύρετε από την άκρη για επέκταση. Σύρετε πάλι από τον βολβό, ή με Shift από οποιοδήποτε κελί, για κλάδο. Κλικ με Shift κόβει μια γραμμή.
    .rules = Τα ψηφία κατά μήκος ενός θερμομέτρου αυξάνονται ξεκινώντας από τον βολβό.
    .rules-slow = Τα ψηφία κατά μήκος ενός αργού θερμομέτρου αυξάνονται ή μένουν ίδια, ξεκινώντας από τον βολβό.
    .rules-ringed = Τα ψηφία κατά μήκος ενός θερμομέτρου με δακτύλιο στον βολβό αυξάνονται ή μένουν ίδια, ξεκινώντας από τον βολβό.
    .slow = Αργό
    .slow-hint = Τα ψηφία μπορεί να μένουν ίδια από κελί σε κελί

whispers = Γραμμή ψιθύρων
    .hint = Σύρετε κατά μήκος της γραμμής: γειτονικά ψηφία διαφέρουν τουλάχιστον κατά 5 (γερμανικοί) ή 4 (ολλανδικοί). Σύρετε από όποιο άκρο για επέκταση.
    .rules = Γειτονικά ψηφία κατά μήκος μιας γραμμής ψιθύρων διαφέρουν τουλάχιστον κατά { $number }.
    .german = Γερμανικοί
    .dutch = Ολλανδικοί
    .number = Διαφορά
    .number-hint = Η ελάχιστη διαφορά μεταξύ γειτόνων στη γραμμή. Κενό: το μισό πλήθος των ψηφίων, με στρογγύλευση προς τα πάνω

renban = Γραμμή ρένμπαν
    .hint = Σύρετε κατά μήκος της γραμμής: τα ψηφία της είναι διαδοχικά, με οποιαδήποτε σειρά. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Τα ψηφία σε μια γραμμή ρένμπαν είναι διαδοχικά, με οποιαδήποτε σειρά, και δεν επαναλαμβάνονται.

palindrome = Παλίνδρομο
    .hint = Σύρετε κατά μήκος της γραμμής: τα ψηφία της διαβάζονται το ίδιο και προς τις δύο κατευθύνσεις. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Τα ψηφία κατά μήκος ενός παλινδρόμου διαβάζονται το ίδιο και προς τις δύο κατευθύνσεις.

between = Ενδιάμεση γραμμή
    .hint = Σύρετε από κύκλο σε κύκλο: τα ψηφία στη γραμμή είναι αυστηρά ανάμεσα σε εκείνα των κύκλων. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Τα ψηφία κατά μήκος μιας ενδιάμεσης γραμμής είναι αυστηρά ανάμεσα στα ψηφία των δύο κύκλων στα άκρα της.

region-sum = Γραμμή ίσων αθροισμάτων
    .hint = Σύρετε κατά μήκος της γραμμής: τα όρια των κουτιών τη χωρίζουν σε τμήματα με ίσα αθροίσματα. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Τα όρια των κουτιών χωρίζουν κάθε γραμμή ίσων αθροισμάτων σε τμήματα με ίσα αθροίσματα. Αν μια γραμμή ξαναμπεί στο ίδιο κουτί, αυτό είναι νέο τμήμα.

double-arrow = Διπλό βέλος
    .hint = Σύρετε από κύκλο σε κύκλο: τα ψηφία στη γραμμή έχουν το ίδιο άθροισμα με τους δύο κύκλους. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Τα ψηφία κατά μήκος ενός διπλού βέλους έχουν άθροισμα ίσο με το σύνολο των δύο ψηφίων στους κύκλους των άκρων του.

zipper = Γραμμή φερμουάρ
    .hint = Σύρετε κατά μήκος της γραμμής: ψηφία σε ίση απόσταση από το κέντρο της έχουν το ίδιο άθροισμα. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Σε κάθε γραμμή φερμουάρ, όλα τα ζεύγη ψηφίων σε ίση απόσταση από το κέντρο έχουν το ίδιο άθροισμα, και ένα ψηφίο στο κεντρικό κελί ισούται με αυτό.

sum-line = Γραμμή αθροίσματος
    .hint = Σύρετε κατά μήκος της γραμμής: χωρίζεται σε ομάδες με άθροισμα 10, ή τον αριθμό που ορίζετε. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Κάθε γραμμή αθροίσματος μπορεί να χωριστεί σε ομάδες γειτονικών κελιών που καθεμιά έχει άθροισμα { $number }.
    .number = Άθροισμα
    .number-hint = Το άθροισμα κάθε ομάδας. Κενό: το πλήθος των ψηφίων συν ένα

lockout = Γραμμή αποκλεισμού
    .hint = Σύρετε από ρόμβο σε ρόμβο: κανένα ψηφίο στη γραμμή δεν είναι ίσο με εκείνα των ρόμβων ούτε ανάμεσά τους. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Τα ψηφία στους δύο ρόμβους μιας γραμμής αποκλεισμού διαφέρουν τουλάχιστον κατά { $number }. Τα ψηφία κατά μήκος της γραμμής δεν είναι ούτε ίσα με αυτά ούτε ανάμεσά τους.
    .number = Διαφορά
    .number-hint = Η ελάχιστη διαφορά μεταξύ των ρόμβων. Κενό: το μισό πλήθος των ψηφίων, με στρογγύλευση προς τα κάτω

nabner = Γραμμή νάμπνερ
    .hint = Σύρετε κατά μήκος της γραμμής: δύο ψηφία της δεν είναι ποτέ ίσα ή διαδοχικά. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Δύο ψηφία σε μια γραμμή νάμπνερ δεν είναι ποτέ ίσα ή διαδοχικά, όπου κι αν βρίσκονται στη γραμμή.

entropic = Εντροπική γραμμή
    .hint = Σύρετε κατά μήκος της γραμμής: κάθε τρία γειτονικά κελιά περιέχουν ένα χαμηλό, ένα μεσαίο και ένα υψηλό ψηφίο. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Κάθε τρία γειτονικά κελιά κατά μήκος μιας εντροπικής γραμμής περιέχουν ένα χαμηλό ({ $low }), ένα μεσαίο ({ $middle }) και ένα υψηλό ({ $high }) ψηφίο.

modular = Γραμμή υπολοίπων
    .hint = Σύρετε κατά μήκος της γραμμής: κάθε τρία γειτονικά ψηφία αφήνουν διαφορετικά υπόλοιπα στη διαίρεση με το 3. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Κάθε { $number } γειτονικά ψηφία κατά μήκος μιας γραμμής υπολοίπων αφήνουν διαφορετικά υπόλοιπα στη διαίρεση με το { $number } ({ $classes }).
    .number = Διαιρέτης
    .number-hint = Με διαιρέτη N, κάθε N γειτονικά ψηφία αφήνουν διαφορετικά υπόλοιπα στη διαίρεση με το N. Κενό: 3

parity-line = Γραμμή ισοτιμίας
    .hint = Σύρετε κατά μήκος της γραμμής: τα ψηφία της είναι εναλλάξ μονά και ζυγά. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Τα ψηφία κατά μήκος μιας γραμμής ισοτιμίας είναι εναλλάξ μονά και ζυγά.

arithmetic = Αριθμητική πρόοδος
    .hint = Σύρετε κατά μήκος της γραμμής: τα ψηφία της αλλάζουν κατά το ίδιο βήμα από κελί σε κελί. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Κατά μήκος μιας αριθμητικής προόδου, τα ψηφία αλλάζουν από κάθε κελί στο επόμενο κατά το ίδιο ποσό, προς την ίδια κατεύθυνση.

no-repeats = Γραμμή χωρίς επανάληψη
    .hint = Σύρετε κατά μήκος της γραμμής: τα ψηφία της δεν επαναλαμβάνονται. Σύρετε από όποιο άκρο για επέκταση.
    .rules = Τα ψηφία δεν επαναλαμβάνονται κατά μήκος μιας γραμμής χωρίς επανάληψη.

difference-dot = Κουκκίδα διαφοράς
    .hint = Κάντε κλικ ανάμεσα σε δύο κελιά: τα ψηφία τους διαφέρουν κατά 1, ή κατά τον αριθμό που γράφετε. Κλικ σε κουκκίδα την επιλέγει· Delete την αφαιρεί.
    .rules = Ψηφία με λευκή κουκκίδα ανάμεσά τους διαφέρουν κατά 1.
    .rules-number = Ψηφία με λευκή κουκκίδα με αριθμό ανάμεσά τους διαφέρουν κατά αυτόν τον αριθμό.
    .number = Διαφορά
    .number-hint = Η διαφορά των ψηφίων. Κενό: 1

ratio-dot = Κουκκίδα λόγου
    .hint = Κάντε κλικ ανάμεσα σε δύο κελιά: το ένα ψηφίο είναι διπλάσιο του άλλου· για άλλον λόγο, γράψτε τον αριθμό του. Κλικ σε κουκκίδα την επιλέγει· Delete την αφαιρεί.
    .rules = Από δύο ψηφία με μαύρη κουκκίδα ανάμεσά τους, το ένα είναι διπλάσιο του άλλου.
    .rules-number = Από δύο ψηφία με μαύρη κουκκίδα με αριθμό ανάμεσά τους, το ένα είναι τόσες φορές το άλλο.
    .number = Λόγος
    .number-hint = Πόσες φορές το ένα ψηφίο είναι το άλλο. Κενό: 2

border-sum = Άθροισμα ζεύγους (X, V)
    .hint = Κάντε κλικ ανάμεσα σε δύο κελιά: τα ψηφία τους έχουν άθροισμα 10 (X), 5 (V), ή τον αριθμό που γράφετε. Κλικ σε σύμβολο το επιλέγει· Delete το αφαιρεί.
    .rules = Ψηφία με έναν αριθμό ανάμεσά τους έχουν άθροισμα αυτόν τον αριθμό.
    .rules-x = Ψηφία με ένα X ανάμεσά τους έχουν άθροισμα 10.
    .rules-v = Ψηφία με ένα V ανάμεσά τους έχουν άθροισμα 5.
    .rules-none = Ένα άθροισμα ανάμεσα σε δύο κελιά χωρίς αριθμό δεν σημαίνει τίποτα.
    .x = X
    .v = V
    .sum = Άθροισμα
    .sum-hint = Το άθροισμα των δύο ψηφίων· το 10 εμφανίζεται ως X, το 5 ως V

inequality = Ανισότητα
    .hint = Κάντε κλικ ανάμεσα σε δύο κελιά: το σύμβολο δείχνει προς το μικρότερο ψηφίο. Κλικ σε σύμβολο το επιλέγει· Delete το αφαιρεί.
    .rules = Το σύμβολο ανάμεσα σε δύο κελιά δείχνει προς το μικρότερο ψηφίο.
    .falling = Μεγαλύτερο
    .rising = Μικρότερο
    .rising-hint = Το ψηφίο στο αριστερό ή στο πάνω κελί είναι το μικρότερο

quadruple = Τετράδα
    .hint = Κάντε κλικ εκεί που συναντιούνται τέσσερα κελιά και γράψτε ως τέσσερα ψηφία που εμφανίζονται σε αυτά· γράψτε ένα ψηφίο δύο φορές αν εμφανίζεται τουλάχιστον δύο. Κλικ σε κύκλο τον επιλέγει· Delete τον αφαιρεί.
    .rules = Όλα τα ψηφία σε έναν κύκλο εμφανίζονται στα τέσσερα κελιά γύρω του, το καθένα τουλάχιστον όσες φορές είναι γραμμένο.
    .digits = Ψηφία
    .digits-hint = Ως τέσσερα ψηφία· μπορούν να επαναλαμβάνονται

anti-knight = Αντι-ίππος
    .hint = Κάντε κλικ σε πλέγμα: κελιά που απέχουν μία κίνηση ίππου του σκακιού δεν μπορούν να περιέχουν το ίδιο ψηφίο.
    .rules = Κελιά που απέχουν μία κίνηση ίππου του σκακιού δεν μπορούν να περιέχουν το ίδιο ψηφίο.

anti-king = Αντι-βασιλιάς
    .hint = Κάντε κλικ σε πλέγμα: κελιά που απέχουν μία κίνηση βασιλιά του σκακιού δεν μπορούν να περιέχουν το ίδιο ψηφίο.
    .rules = Κελιά που απέχουν μία κίνηση βασιλιά του σκακιού δεν μπορούν να περιέχουν το ίδιο ψηφίο.

entropy = Καθολική εντροπία
    .hint = Κάντε κλικ σε πλέγμα: κάθε τετράγωνο 2x2 περιέχει ένα χαμηλό, ένα μεσαίο και ένα υψηλό ψηφίο.
    .rules = Κάθε τετράγωνο 2x2 κελιών περιέχει τουλάχιστον ένα χαμηλό ({ $low }), ένα μεσαίο ({ $middle }) και ένα υψηλό ({ $high }) ψηφίο.

nonconsecutive = Μη διαδοχικά
    .hint = Κάντε κλικ σε πλέγμα: ορθογώνια γειτονικά κελιά δεν μπορούν να περιέχουν διαδοχικά ψηφία. Αν ο πίνακας έχει κουκκίδες, δίνονται όλες οι δυνατές.
    .rules = Ορθογώνια γειτονικά κελιά δεν μπορούν να περιέχουν διαδοχικά ψηφία.
    .rules-numbers = Τα ψηφία σε ορθογώνια γειτονικά κελιά δεν μπορούν να διαφέρουν κατά { $numbers }.
    .rules-dots = Δίνονται όλες οι δυνατές λευκές κουκκίδες: τα ψηφία σε ορθογώνια γειτονικά κελιά χωρίς κουκκίδα ανάμεσά τους δεν διαφέρουν κατά { $numbers }.

no-ratio = Απαγόρευση λόγου
    .hint = Κάντε κλικ σε πλέγμα: από δύο ψηφία σε ορθογώνια γειτονικά κελιά κανένα δεν είναι διπλάσιο του άλλου. Αν ο πίνακας έχει κουκκίδες, δίνονται όλες οι δυνατές.
    .rules = Από δύο ψηφία σε ορθογώνια γειτονικά κελιά, κανένα δεν είναι { $numbers } φορές το άλλο.
    .rules-dots = Δίνονται όλες οι δυνατές μαύρες κουκκίδες: από δύο ψηφία σε ορθογώνια γειτονικά κελιά χωρίς κουκκίδα ανάμεσά τους, κανένα δεν είναι { $numbers } φορές το άλλο.

all-sums = Δίνονται όλα τα X και V
    .hint = Κάντε κλικ σε πλέγμα: ψηφία σε ορθογώνια γειτονικά κελιά χωρίς X, V ή αριθμό ανάμεσά τους δεν έχουν άθροισμα 10, 5 ή κάποιον αριθμό που σημειώνεται στον πίνακα.
    .rules = Δίνονται όλα τα δυνατά σύμβολα: τα ψηφία σε ορθογώνια γειτονικά κελιά χωρίς σύμβολο ανάμεσά τους δεν έχουν άθροισμα { $numbers }.

extremes = Ελάχιστο / μέγιστο
    .hint = Σύρετε πάνω σε κελιά: καθένα είναι μικρότερο, ή μεγαλύτερο, από όλα τα ορθογώνια γειτονικά κελιά χωρίς το ίδιο σημάδι. Σύρετε από σημειωμένο κελί για σβήσιμο.
    .rules = Ένα κελί με τρίγωνα προς τα μέσα περιέχει μικρότερο ψηφίο από όλα τα ορθογώνια γειτονικά κελιά· ένα με τρίγωνα προς τα έξω περιέχει μεγαλύτερο. Γειτονικά κελιά με το ίδιο σημάδι δεν συγκρίνονται.
    .rules-minimum = Ένα κελί με τρίγωνα προς τα μέσα περιέχει μικρότερο ψηφίο από όλα τα ορθογώνια γειτονικά κελιά. Γειτονικά κελιά με το ίδιο σημάδι δεν συγκρίνονται.
    .rules-maximum = Ένα κελί με τρίγωνα προς τα έξω περιέχει μεγαλύτερο ψηφίο από όλα τα ορθογώνια γειτονικά κελιά. Γειτονικά κελιά με το ίδιο σημάδι δεν συγκρίνονται.
    .minimum = Ελάχιστο
    .maximum = Μέγιστο

low-high = Χαμηλά / υψηλά
    .hint = Σύρετε πάνω σε κελιά: καθένα περιέχει ψηφίο από το χαμηλό, ή το υψηλό, μισό. Σύρετε από σημειωμένο κελί για σβήσιμο.
    .rules = Ένα κελί με τρίγωνο προς τα κάτω περιέχει χαμηλό ψηφίο ({ $low }), ένα με τρίγωνο προς τα πάνω υψηλό ψηφίο ({ $high }){ $has-middle ->
            [yes] · το μεσαίο ψηφίο, το { $middle }, δεν είναι κανένα από τα δύο
           *[no] { "" }
        }.
    .rules-low = Ένα κελί με τρίγωνο προς τα κάτω περιέχει χαμηλό ψηφίο ({ $low }){ $has-middle ->
            [yes] · το μεσαίο ψηφίο, το { $middle }, δεν είναι χαμηλό
           *[no] { "" }
        }.
    .rules-high = Ένα κελί με τρίγωνο προς τα πάνω περιέχει υψηλό ψηφίο ({ $high }){ $has-middle ->
            [yes] · το μεσαίο ψηφίο, το { $middle }, δεν είναι υψηλό
           *[no] { "" }
        }.
    .low = Χαμηλό
    .high = Υψηλό

indexers = Δείκτες
    .hint = Σύρετε πάνω σε κελιά: αν ένα τέτοιο κελί στη θέση p της γραμμής, της στήλης ή του κουτιού του περιέχει το v, τότε η θέση v αυτής της γραμμής, της στήλης ή του κουτιού περιέχει το p. Σύρετε από σημειωμένο κελί για σβήσιμο.
    .rules = Τα κελιά με γραμμές στις πλευρές τους είναι δείκτες. Γραμμές αριστερά και δεξιά: αν το κελί στη στήλη c περιέχει το v, τότε το κελί στη στήλη v της γραμμής του περιέχει το c. Γραμμές πάνω και κάτω: αν το κελί στη γραμμή r περιέχει το v, τότε το κελί στη γραμμή v της στήλης του περιέχει το r. Γραμμές σε όλες τις πλευρές: αν το κελί στη θέση p του κουτιού του, με τη σειρά ανάγνωσης, περιέχει το v, τότε η θέση v αυτού του κουτιού περιέχει το p.{ $from ->
            [0] { " " }Γραμμές, στήλες και θέσεις μετρούν από το 0.
           *[other] { "" }
        }
    .rules-column = Αν ένα κελί στη στήλη c με γραμμές αριστερά και δεξιά του περιέχει το v, τότε το κελί στη στήλη v της γραμμής του περιέχει το c.{ $from ->
            [0] { " " }Γραμμές, στήλες και θέσεις μετρούν από το 0.
           *[other] { "" }
        }
    .rules-row = Αν ένα κελί στη γραμμή r με γραμμές πάνω και κάτω του περιέχει το v, τότε το κελί στη γραμμή v της στήλης του περιέχει το r.{ $from ->
            [0] { " " }Γραμμές, στήλες και θέσεις μετρούν από το 0.
           *[other] { "" }
        }
    .rules-box = Αν ένα κελί στη θέση p του κουτιού του, με τη σειρά ανάγνωσης, με γραμμές σε όλες τις πλευρές περιέχει το v, τότε η θέση v αυτού του κουτιού περιέχει το p.{ $from ->
            [0] { " " }Γραμμές, στήλες και θέσεις μετρούν από το 0.
           *[other] { "" }
        }
    .column = Στήλη
    .row = Γραμμή
    .box = Κουτί

counting-circles = Κύκλοι μέτρησης
    .hint = Σύρετε πάνω σε κελιά: ένα ψηφίο σε κύκλο είναι το πλήθος των κύκλων που περιέχουν αυτό το ψηφίο. Σύρετε από κύκλο για σβήσιμο.
    .rules = Ένα ψηφίο σε κύκλο είναι το πλήθος των κύκλων που περιέχουν αυτό το ψηφίο.

cell-sum = Περιοχή αθροίσματος
    .hint = Σύρετε πάνω σε κελιά και γράψτε το άθροισμά τους, ή το ελάχιστο ή μέγιστό του· τα ψηφία μπορούν να επαναλαμβάνονται. Σύρσιμο με Shift προσθέτει κελιά ή τα αφαιρεί.
    .rules = Τα ψηφία σε μια σκιασμένη περιοχή έχουν άθροισμα τον αριθμό στη γωνία της και μπορούν να επαναλαμβάνονται.
    .rules-at-most = Τα ψηφία σε μια σκιασμένη περιοχή έχουν άθροισμα το πολύ τον αριθμό μετά το ≤ και μπορούν να επαναλαμβάνονται.
    .rules-at-least = Τα ψηφία σε μια σκιασμένη περιοχή έχουν άθροισμα τουλάχιστον τον αριθμό μετά το ≥ και μπορούν να επαναλαμβάνονται.
    .rules-letters = Τα ψηφία σε μια σκιασμένη περιοχή έχουν άθροισμα την τιμή της παράστασης στη γωνία της, όπου κάθε γράμμα αντιστοιχεί σε έναν αριθμό. Μπορούν να επαναλαμβάνονται.
    .rules-compared = Τα ψηφία σε μια σκιασμένη περιοχή έχουν άθροισμα που ικανοποιεί τη σύγκριση στη γωνία της. Μπορούν να επαναλαμβάνονται.
    .rules-prime = Τα ψηφία σε μια σκιασμένη περιοχή με την ένδειξη «prime» έχουν άθροισμα πρώτο αριθμό και μπορούν να επαναλαμβάνονται.
    .rules-square = Τα ψηφία σε μια σκιασμένη περιοχή με την ένδειξη «square» έχουν άθροισμα τέλειο τετράγωνο και μπορούν να επαναλαμβάνονται.
    .rules-odd = Τα ψηφία σε μια σκιασμένη περιοχή με την ένδειξη «odd» έχουν περιττό άθροισμα και μπορούν να επαναλαμβάνονται.
    .rules-even = Τα ψηφία σε μια σκιασμένη περιοχή με την ένδειξη «even» έχουν άρτιο άθροισμα και μπορούν να επαναλαμβάνονται.
    .rules-common = Όλες οι σκιασμένες περιοχές χωρίς αριθμό έχουν το ίδιο άθροισμα. Τα ψηφία τους μπορούν να επαναλαμβάνονται.
    .rules-no-sum = Τα ψηφία σε μια σκιασμένη περιοχή μπορούν να επαναλαμβάνονται.
    .sum = Άθροισμα
    .sum-hint = Το άθροισμα των ψηφίων ή το όριό του: αριθμός, γράμμα για άγνωστο αριθμό, 2A+B, <12, prime, square, odd, even, ?, ή = για ίδιο άθροισμα με τις άλλες περιοχές με =
    .compared = Σύγκριση
    .compared-hint = Αν το άθροισμα είναι ίσο με τον αριθμό, το πολύ ή τουλάχιστον ο αριθμός
    .equal = =
    .at-most = ≤
    .at-least = ≥

product-cage = Κλουβί γινομένου
    .hint = Σύρετε πάνω σε κελιά για να φτιάξετε κλουβί και γράψτε το γινόμενό του. Σύρσιμο με Shift προσθέτει κελιά ή τα αφαιρεί.
    .rules = Τα ψηφία σε ένα κλουβί με κουκκίδες έχουν γινόμενο τον αριθμό πριν από το × και μπορούν να επαναλαμβάνονται.
    .rules-differ = Τα ψηφία σε ένα κλουβί με παύλες έχουν γινόμενο τον αριθμό πριν από το × και δεν επαναλαμβάνονται.
    .product = Γινόμενο
    .product-hint = Το γινόμενο των ψηφίων
    .differ = Χωρίς επανάληψη
    .differ-hint = Τα ψηφία δεν επαναλαμβάνονται στο κλουβί

allowed = Επιτρεπόμενα ψηφία
    .hint = Σύρετε πάνω σε κελιά και γράψτε τα ψηφία που μπορούν να περιέχουν.
    .rules = Ένα κελί με μικρά ψηφία περιέχει ένα από αυτά.
    .digits = Ψηφία
    .digits-hint = Τα ψηφία που μπορεί να περιέχει καθένα από τα κελιά

clones = Κλώνοι
    .hint = Σύρετε πάνω στα κελιά της πρώτης ομάδας και κάντε κλικ με Shift για να βάλετε αντίγραφό της αλλού.
    .rules = Γκρίζες ομάδες του ίδιου σχήματος περιέχουν τα ίδια ψηφία στις ίδιες θέσεις.

anti-diagonal = Αντι-διαγώνιος
    .hint = Κάντε κλικ σε πλέγμα: κάθε διαγώνιος περιέχει όσο το δυνατόν λιγότερα διαφορετικά ψηφία (τρία σε πλέγμα 9x9).
    .rules = Κάθε διακεκομμένη διαγώνιος περιέχει ακριβώς { $count } διαφορετικά ψηφία.
    .rules-one = Η διακεκομμένη διαγώνιος περιέχει ακριβώς { $count } διαφορετικά ψηφία.
    .falling = Διαγώνιος από πάνω αριστερά
    .falling-hint = Από πάνω αριστερά ως κάτω δεξιά
    .rising = Διαγώνιος από κάτω αριστερά
    .rising-hint = Από κάτω αριστερά ως πάνω δεξιά

arrow = Βέλος
    .hint = Σύρετε από τον κύκλο κατά μήκος του βέλους· σύρετε από τη μύτη του για επέκταση. Σύρετε από τον ίδιο κύκλο για άλλο βέλος. Κλικ σε βέλος το επιλέγει· Delete το αφαιρεί.
    .rules = Τα ψηφία κατά μήκος ενός βέλους έχουν άθροισμα το ψηφίο στον κύκλο του.
    .rules-figures = Τα ψηφία κατά μήκος ενός βέλους έχουν άθροισμα τον αριθμό στον κύκλο του· κάθε κελί του κύκλου περιέχει ένα ψηφίο αυτού του αριθμού.
    .shaft = Βέλος
    .circle = Κάψουλα

figure = Μοτίβο περιοχών
    .hint = Κάντε κλικ σε πλέγμα 9x9 για ένα μοτίβο όπου τα ψηφία δεν επαναλαμβάνονται: αστερίσκος, κεντρικές κουκκίδες, τζιράντολα, τοις εκατό ή αργκάιλ.
    .rules = Τα ψηφία δεν επαναλαμβάνονται μέσα σε ένα χρωματιστό σχήμα· αν αυτό αποτελείται από τετράγωνα με περίγραμμα και μια γραμμή, ο κανόνας ισχύει χωριστά για κάθε τετράγωνο και για τη γραμμή.
    .rules-lines = Τα ψηφία δεν επαναλαμβάνονται κατά μήκος μιας χρωματιστής διαγωνίου.
    .words = { $figure }, { $grid }
    .asterisk = Αστερίσκος
    .centre-dots = Κεντρικές κουκκίδες
    .girandola = Τζιράντολα
    .percent = Τοις εκατό
    .argyle = Αργκάιλ

leaps = Απαγόρευση άλματος
    .hint = Κάντε κλικ σε πλέγμα: κελιά που απέχουν ορισμένες γραμμές και στήλες δεν μπορούν να περιέχουν το ίδιο ψηφίο. Κλικ ξανά επιλέγει τον κανόνα· Delete τον αφαιρεί.
    .rules-leap = { $rows }×{ $columns }
    .rules-digit = { $digit }
    .rules = Κελιά που απέχουν ένα άλμα δεν μπορούν να περιέχουν το ίδιο ψηφίο. Άλματα (γραμμές × στήλες, με οποιαδήποτε σειρά): { $leaps }.
    .rules-rider = Κελιά που απέχουν ένα ή περισσότερα ίσα άλματα σε ευθεία δεν μπορούν να περιέχουν το ίδιο ψηφίο. Άλματα (γραμμές × στήλες, με οποιαδήποτε σειρά): { $leaps }.
    .rules-digits = Κελιά που απέχουν ένα άλμα δεν μπορούν να περιέχουν το ίδιο ψηφίο, αν αυτό είναι ένα από τα { $digits }. Άλματα (γραμμές × στήλες, με οποιαδήποτε σειρά): { $leaps }.
    .rules-rider-digits = Κελιά που απέχουν ένα ή περισσότερα ίσα άλματα σε ευθεία δεν μπορούν να περιέχουν το ίδιο ψηφίο, αν αυτό είναι ένα από τα { $digits }. Άλματα (γραμμές × στήλες, με οποιαδήποτε σειρά): { $leaps }.
    .leaps = Γραμμές και στήλες
    .leaps-hint = Γραμμές και στήλες κάθε άλματος, με οποιαδήποτε σειρά και κατεύθυνση: 1,2 είναι κίνηση ίππου, 1,1 ένα διαγώνιο βήμα. Χωρίστε τα άλματα με κενά
    .rider = Συνεχές
    .rider-hint = Το ίδιο άλμα μπορεί να επαναληφθεί, όπως το βήμα του αξιωματικού: το 1,1 γίνεται ολόκληρες διαγώνιοι
    .digits = Μόνο για
    .digits-hint = Τα ψηφία για τα οποία ισχύει ο κανόνας. Κενό: όλα

sandwich = Άθροισμα σάντουιτς
    .hint = Κάντε κλικ σε ένα τετράγωνο έξω από το πλέγμα και γράψτε το άθροισμα των ψηφίων ανάμεσα στο μικρότερο και το μεγαλύτερο ψηφίο εκείνης της γραμμής ή στήλης.
    .rules = Ένας αριθμός έξω από το πλέγμα είναι το άθροισμα των ψηφίων ανάμεσα στο μικρότερο και το μεγαλύτερο ψηφίο της γραμμής ή στήλης του.

x-sum = Άθροισμα Χ
    .hint = Κάντε κλικ σε ένα τετράγωνο έξω από το πλέγμα και γράψτε το άθροισμα των πρώτων Χ ψηφίων από εκεί, όπου Χ είναι το πρώτο από αυτά.
    .rules = Ένας αριθμός έξω από το πλέγμα είναι το άθροισμα των πρώτων Χ ψηφίων της γραμμής ή της στήλης του, μετρώντας από τη δική του πλευρά, όπου Χ είναι το πρώτο από αυτά.

skyscraper = Ουρανοξύστης
    .hint = Κάντε κλικ σε ένα τετράγωνο έξω από το πλέγμα και γράψτε πόσα ψηφία φαίνονται από εκεί· κάθε ψηφίο κρύβει όλα τα μικρότερα πίσω του.
    .rules = Ένας αριθμός έξω από το πλέγμα είναι το πλήθος των ψηφίων που φαίνονται από εκεί, όπου κάθε ψηφίο κρύβει όλα τα μικρότερα πίσω του.

hidden-skyscraper = Κρυμμένος ουρανοξύστης
    .hint = Κάντε κλικ σε ένα τετράγωνο έξω από το πλέγμα και γράψτε το πρώτο ψηφίο, βλέποντας από εκεί, που κρύβεται πίσω από μεγαλύτερο.
    .rules = Ένα ψηφίο έξω από το πλέγμα είναι το πρώτο ψηφίο, βλέποντας από εκεί, που κρύβεται πίσω από μεγαλύτερο.

numbered-rooms = Αριθμημένα δωμάτια
    .hint = Κάντε κλικ σε ένα τετράγωνο έξω από το πλέγμα και γράψτε το ψηφίο του Χ-οστού κελιού από εκεί, όπου Χ είναι το ψηφίο του πρώτου κελιού.
    .rules = Ένα ψηφίο έξω από το πλέγμα είναι το ψηφίο του Χ-οστού κελιού της γραμμής ή της στήλης του, μετρώντας από τη δική του πλευρά, όπου Χ είναι το ψηφίο του πρώτου κελιού.

little-killer = Μικρός killer
    .hint = Κάντε κλικ σε ένα τετράγωνο έξω από το πλέγμα, κοντά στη γωνία του όπου αρχίζει η διαγώνιος, και γράψτε το άθροισμα των ψηφίων κατά μήκος της.
    .rules = Ένας αριθμός με βέλος είναι το άθροισμα των ψηφίων κατά μήκος εκείνης της διαγωνίου· τα ψηφία μπορούν να επαναλαμβάνονται.

text-label = Κείμενο
    .hint = Σύρετε πάνω σε κελιά και γράψτε το κείμενο στο πλαίσιο δεξιά. Μπαίνει στο κέντρο των κελιών. Μόνο διακόσμηση, όχι κανόνας.
    .text = Περιεχόμενο
    .text-hint = Μία γραμμή. Βάψτε δύο κελιά για να μπει στο όριό τους, ή τέσσερα για να μπει στη γωνία τους
    .size = Μέγεθος
    .size-hint = Το μέγεθος των γραμμάτων σε εκατοστά του κελιού. Κενό: η προεπιλογή
    .coloured = Έγχρωμο
    .coloured-hint = Με το χρώμα παρακάτω, αντί για το χρώμα των ψηφίων

circle-mark = Κύκλος
    .hint = Κάντε κλικ σε κελί, ή σύρετε πάνω σε δύο ή τέσσερα: σχεδιάζεται κύκλος στη μέση τους. Μόνο διακόσμηση, όχι κανόνας.
    .size = Μέγεθος
    .size-hint = Η διάμετρος σε εκατοστά του κελιού. Κενό: η προεπιλογή
    .fill = Γέμισμα
    .fill-hint = Το εσωτερικό του κύκλου
    .tint = Χρώμα
    .clear = Κανένα
    .white = Λευκό
    .black = Μαύρο
    .outline = Περίγραμμα
    .outline-hint = Η γραμμή γύρω από τον κύκλο
    .thin = Λεπτό
    .thick = Παχύ
    .dashed = Διακεκομμένο
    .bare = Κανένα

rectangle-mark = Ορθογώνιο
    .hint = Κάντε κλικ σε κελί ή σύρετε πάνω σε πολλά: σχεδιάζεται ορθογώνιο στη μέση τους. Μόνο διακόσμηση, όχι κανόνας.
    .width = Πλάτος
    .width-hint = Σε εκατοστά του κελιού. Κενό: το πλάτος των κελιών
    .height = Ύψος
    .height-hint = Σε εκατοστά του κελιού. Κενό: το ύψος των κελιών
    .fill = Γέμισμα
    .fill-hint = Το εσωτερικό του ορθογωνίου
    .tint = Χρώμα
    .clear = Κανένα
    .white = Λευκό
    .black = Μαύρο
    .outline = Περίγραμμα
    .outline-hint = Η γραμμή γύρω από το ορθογώνιο
    .thin = Λεπτό
    .thick = Παχύ
    .dashed = Διακεκομμένο
    .bare = Κανένα

line-mark = Γραμμή
    .hint = Σύρετε από κελί σε κελί για να σχεδιάσετε γραμμή. Σύρετε από όποιο άκρο για επέκταση· κλικ με Shift την κόβει. Μόνο διακόσμηση, όχι κανόνας.
    .width = Πλάτος
    .width-hint = Μια φαρδιά γραμμή περνά πίσω από τα ψηφία
    .wide = Φαρδιά
    .medium = Μεσαία
    .thin = Λεπτή
    .style = Στιλ
    .style-hint = Συνεχής, διακεκομμένη ή με κουκκίδες
    .solid = Συνεχής
    .dashed = Διακεκομμένη
    .dotted = Με κουκκίδες
    .tip = Άκρα
    .tip-hint = Αιχμή βέλους στο τέλος, ή βολβός στην αρχή
    .plain = Απλά
    .arrow = Βέλος
    .bulb = Βολβός

frame-mark = Πλαίσιο
    .hint = Σύρετε πάνω σε κελιά για να σχεδιάσετε πλαίσιο γύρω τους. Σύρσιμο με Shift προσθέτει κελιά ή τα αφαιρεί. Μόνο διακόσμηση, όχι κανόνας.
    .outline = Περίγραμμα
    .outline-hint = Η γραμμή γύρω από τα κελιά
    .thin = Λεπτό
    .thick = Παχύ
    .dashed = Διακεκομμένο
    .bare = Κανένα
    .inset = Εσοχή
    .inset-hint = Πόσο μέσα στα κελιά περνά η γραμμή, σε εκατοστά του κελιού. Κενό: η προεπιλογή

coloured-cells = Χρωματιστά κελιά
    .hint = Σύρετε πάνω σε κελιά για να τα χρωματίσετε. Σύρσιμο με Shift προσθέτει κελιά ή τα αφαιρεί. Μόνο διακόσμηση, όχι κανόνας.

own-line = Προσαρμοσμένη γραμμή
    .hint = Σύρετε από κελί σε κελί και γράψτε τύπο για δύο ψηφία a και b, ή για τη λίστα x όλων των ψηφίων, στο πλαίσιο δεξιά. Σύρετε από όποιο άκρο για επέκταση της γραμμής· κλικ με Shift την κόβει.
    .rules = Κατά μήκος της γραμμής, κάθε ψηφίο a και το επόμενο ψηφίο b ικανοποιούν: { $formula }.
    .rules-all = Κατά μήκος της γραμμής, κάθε ψηφίο a και κάθε μεταγενέστερο ψηφίο b ικανοποιούν: { $formula }.
    .rules-list = Κατά μήκος της γραμμής, η λίστα x όλων των ψηφίων ικανοποιεί: { $formula }.
    .formula = Τύπος
    .formula-hint = Η συνθήκη για δύο ψηφία· το a έρχεται πριν από το b στη γραμμή. Μπορείτε να χρησιμοποιήσετε + - * / mod, |…|, min, max, = != < <= > >=, and, or, not· n είναι το πλήθος των ψηφίων. Για όλα τα ψηφία μαζί υπάρχει η λίστα x: x[2], first, last, x[2..-2], sum(x), product(x), min(x), max(x), count(x), distinct(x), count(x > 4), any(…), all(…), prime(…), square(…).
    .pairs = Ζεύγη
    .pairs-hint = Κάθε ψηφίο με το επόμενο, ή με όλα τα μεταγενέστερα
    .neighbours = Γείτονες
    .all = Όλα
    .name = Όνομα
    .name-hint = Το όνομα του κανόνα. Κενό: το όνομα του είδους του
    .sentence = Κείμενο
    .sentence-hint = Η πρόταση στο φύλλο. Κενό: πρόταση από αυτές τις ρυθμίσεις
    .width = Πλάτος
    .width-hint = Μια φαρδιά γραμμή περνά πίσω από τα ψηφία
    .wide = Φαρδιά
    .medium = Μεσαία
    .thin = Λεπτή
    .style = Στιλ
    .style-hint = Συνεχής, διακεκομμένη ή με κουκκίδες
    .solid = Συνεχής
    .dashed = Διακεκομμένη
    .dotted = Με κουκκίδες
    .tip = Άκρα
    .tip-hint = Αιχμή βέλους στο τέλος, ή βολβός στην αρχή
    .plain = Απλά
    .arrow = Βέλος
    .bulb = Βολβός

own-cells = Προσαρμοσμένο κλουβί
    .hint = Σύρετε πάνω σε κελιά και γράψτε τύπο για δύο ψηφία a και b, που ισχύει για κάθε ζεύγος των κελιών, ή για τη λίστα x όλων των ψηφίων, στο πλαίσιο δεξιά. Σύρσιμο με Shift προσθέτει κελιά ή τα αφαιρεί.
    .rules = Οποιαδήποτε δύο ψηφία στα σημειωμένα κελιά, { $ordered ->
            [yes] με το a πριν από το b στη σειρά ανάγνωσης
           *[no] a και b
        }, ικανοποιούν: { $formula }.
    .rules-list = Η λίστα x των ψηφίων στα σημειωμένα κελιά{ $ordered ->
        [yes] , στη σειρά ανάγνωσης,
       *[no] {""}
    } ικανοποιεί: { $formula }.
    .formula = Τύπος
    .formula-hint = Η συνθήκη για δύο ψηφία· το a είναι στο κελί που έρχεται πρώτο κατά γραμμές. Μπορείτε να χρησιμοποιήσετε + - * / mod, |…|, min, max, = != < <= > >=, and, or, not· n είναι το πλήθος των ψηφίων. Για όλα τα ψηφία μαζί υπάρχει η λίστα x: x[2], first, last, x[2..-2], sum(x), product(x), min(x), max(x), count(x), distinct(x), count(x > 4), any(…), all(…), prime(…), square(…).
    .name = Όνομα
    .name-hint = Το όνομα του κανόνα. Κενό: το όνομα του είδους του
    .sentence = Κείμενο
    .sentence-hint = Η πρόταση στο φύλλο. Κενό: πρόταση από αυτές τις ρυθμίσεις
    .outline = Περίγραμμα
    .outline-hint = Η γραμμή γύρω από τα κελιά
    .thin = Λεπτό
    .thick = Παχύ
    .dashed = Διακεκομμένο
    .bare = Κανένα
    .white = Λευκό
    .white-hint = Τα κελιά μένουν λευκά αντί να γεμίσουν με το χρώμα

own-border = Προσαρμοσμένη ένδειξη ορίου
    .hint = Κάντε κλικ στο όριο δύο κελιών και γράψτε τύπο για τα ψηφία τους a και b στο πλαίσιο δεξιά. Κλικ ξανά επιλέγει την ένδειξη· Delete την αφαιρεί.
    .rules = Τα ψηφία εκατέρωθεν ενός συμβόλου, { $ordered ->
            [yes] με το a πάνω ή αριστερά από το b
           *[no] a και b
        }, ικανοποιούν: { $formula }.
    .rules-sign = Τα ψηφία εκατέρωθεν του συμβόλου { $sign }, { $ordered ->
            [yes] με το a πάνω ή αριστερά από το b
           *[no] a και b
        }, ικανοποιούν: { $formula }.
    .formula = Τύπος
    .formula-hint = Η συνθήκη για τα δύο ψηφία· το a είναι πάνω ή αριστερά από το b. Μπορείτε να χρησιμοποιήσετε + - * / mod, |…|, min, max, = != < <= > >=, and, or, not· n είναι το πλήθος των ψηφίων.
    .name = Όνομα
    .name-hint = Το όνομα του κανόνα. Κενό: το όνομα του είδους του
    .sentence = Κείμενο
    .sentence-hint = Η πρόταση στο φύλλο. Κενό: πρόταση από αυτές τις ρυθμίσεις
    .sign = Ετικέτα
    .sign-hint = Ως τρεις χαρακτήρες που εμφανίζονται στην ένδειξη

own-grid = Προσαρμοσμένος κανόνας
    .hint = Κάντε κλικ σε πλέγμα και γράψτε τύπο για δύο ψηφία a και b στο πλαίσιο δεξιά· όλοι οι γείτονες στο πλέγμα τον ικανοποιούν. Κλικ ξανά επιλέγει τον κανόνα· Delete τον αφαιρεί.
    .rules-edges = Τα ψηφία σε δύο οποιαδήποτε κελιά με κοινή πλευρά, { $ordered ->
            [yes] με το a πριν από το b στη σειρά ανάγνωσης
           *[no] a και b
        }, ικανοποιούν: { $formula }.
    .rules-corners = Τα ψηφία σε δύο οποιαδήποτε κελιά με κοινή μόνο μια γωνία, { $ordered ->
            [yes] με το a πριν από το b στη σειρά ανάγνωσης
           *[no] a και b
        }, ικανοποιούν: { $formula }.
    .rules-touching = Τα ψηφία σε δύο οποιαδήποτε κελιά με κοινή πλευρά ή γωνία, { $ordered ->
            [yes] με το a πριν από το b στη σειρά ανάγνωσης
           *[no] a και b
        }, ικανοποιούν: { $formula }.
    .rules-leaps = Τα ψηφία σε δύο οποιαδήποτε κελιά που απέχουν ένα άλμα, { $ordered ->
            [yes] με το a πριν από το b στη σειρά ανάγνωσης
           *[no] a και b
        }, ικανοποιούν: { $formula }. Άλματα (γραμμές × στήλες, με οποιαδήποτε σειρά): { $leaps }.
    .formula = Τύπος
    .formula-hint = Η συνθήκη για δύο ψηφία· το a είναι στο κελί που έρχεται πρώτο κατά γραμμές. Μπορείτε να χρησιμοποιήσετε + - * / mod, |…|, min, max, = != < <= > >=, and, or, not· n είναι το πλήθος των ψηφίων.
    .pairs = Ζεύγη
    .pairs-hint = Ποια κελιά του πλέγματος συγκρίνονται
    .edges = Πλευρές
    .corners = Γωνίες
    .touching = Και τα δύο
    .leaps = Άλματα
    .offsets = Γραμμές και στήλες
    .offsets-hint = Μόνο για άλματα: γραμμές και στήλες κάθε άλματος, με οποιαδήποτε σειρά και κατεύθυνση, όπως 1,2. Χωρίστε τα άλματα με κενά
    .name = Όνομα
    .name-hint = Το όνομα του κανόνα. Κενό: το όνομα του είδους του
    .sentence = Κείμενο
    .sentence-hint = Η πρόταση στο φύλλο. Κενό: πρόταση από αυτές τις ρυθμίσεις

own-word = Γραμμή μοτίβου
    .hint = Σύρετε από κελί σε κελί προς την κατεύθυνση που διαβάζεται η γραμμή και γράψτε μια κανονική έκφραση στο πλαίσιο δεξιά. Σύρετε από όποιο άκρο για επέκταση της γραμμής· κλικ με Shift την κόβει.
    .rules = Τα ψηφία κατά μήκος της γραμμής, από την αρχή της, ταιριάζουν στην κανονική έκφραση { $expression }.
    .expression = Κανονική έκφραση
    .expression-hint = Οι ακολουθίες ψηφίων που επιτρέπονται, από την αρχή ως το τέλος: . κάθε ψηφίο, [135] ένα από αυτά, * όσες φορές, + τουλάχιστον μία φορά, ? το πολύ μία φορά, { "{2,3}" } δύο ή τρεις φορές, | ή, ( ) ομάδες
    .name = Όνομα
    .name-hint = Το όνομα του κανόνα. Κενό: το όνομα του είδους του
    .sentence = Κείμενο
    .sentence-hint = Η πρόταση στο φύλλο. Κενό: πρόταση από αυτές τις ρυθμίσεις
    .width = Πλάτος
    .width-hint = Μια φαρδιά γραμμή περνά πίσω από τα ψηφία
    .wide = Φαρδιά
    .medium = Μεσαία
    .thin = Λεπτή
    .style = Στιλ
    .style-hint = Συνεχής, διακεκομμένη ή με κουκκίδες
    .solid = Συνεχής
    .dashed = Διακεκομμένη
    .dotted = Με κουκκίδες
    .tip = Άκρα
    .tip-hint = Αιχμή βέλους στο τέλος, ή βολβός στην αρχή
    .plain = Απλά
    .arrow = Βέλος
    .bulb = Βολβός

full-rank = Πλήρης κατάταξη
    .hint = Κάντε κλικ σε ένα τετράγωνο έξω από το πλέγμα και γράψτε τη θέση κατάταξης της γραμμής ή στήλης που διαβάζεται από εκεί, ανάμεσα σε όλες τις γραμμές και στήλες διαβασμένες και από τα δύο άκρα.
    .rules = Όλες οι γραμμές και οι στήλες διαβάζονται ως αριθμοί και από τα δύο άκρα και κατατάσσονται από τον μικρότερο (1) έως τον μεγαλύτερο ({ $most }). Ένας αριθμός έξω από το πλέγμα είναι η θέση κατάταξης της γραμμής ή στήλης που διαβάζεται από τη δική του πλευρά.
    .rules-equal = Όλες οι γραμμές και οι στήλες διαβάζονται ως αριθμοί και από τα δύο άκρα και κατατάσσονται από τον μικρότερο (1) έως τον μεγαλύτερο ({ $most })· ίσοι αριθμοί μοιράζονται τη χαμηλότερη από τις θέσεις τους. Ένας αριθμός έξω από το πλέγμα είναι η θέση κατάταξης της γραμμής ή στήλης που διαβάζεται από τη δική του πλευρά.

# Steps of the solving path as sentences. $cells, $digits, $houses and $rules are lists of what a step uses.
logic-sentence = { $technique }: { $why }: { $result }
logic-places = το { $cell } είναι { $digit }
logic-removes = αφαιρέστε { $digits } από { $cells }
logic-row = γραμμή { $number }
logic-column = στήλη { $number }
logic-box = κουτί { $number }
logic-of-grid = { $house } του πλέγματος { $grid }
logic-board = ο πίνακας
difficulty = { $stars ->
    [1] Εύκολο
    [2] Μέτριο
    [3] Δύσκολο
    [4] Πολύ δύσκολο
   *[5] Διαβολικό
}
logic-last-digit = Τελευταίο ψηφίο
    .why = το { $digits } είναι το μόνο ψηφίο που λείπει ({ $houses })
logic-hidden-single-box = Κρυφό μοναδικό σε κουτί
    .why = το { $digits } μπαίνει μόνο σε ένα κελί ({ $houses })
logic-hidden-single = Κρυφό μοναδικό
    .why = το { $digits } μπαίνει μόνο σε ένα κελί ({ $houses })
logic-direct-pointing = Άμεση κατάδειξη
    .why = από τις μονάδες { $houses }, στην πρώτη το { $digits } μπαίνει μόνο στα { $cells }, κι έτσι στη δεύτερη του μένει ένα κελί
logic-direct-claiming = Άμεση διεκδίκηση
    .why = από τις μονάδες { $houses }, στην πρώτη το { $digits } μπαίνει μόνο στα { $cells }, κι έτσι στη δεύτερη του μένει ένα κελί
logic-direct-hidden-pair = Άμεσο κρυφό ζεύγος
    .why = τα { $digits } μπαίνουν μόνο στα { $cells } ({ $houses }), κι έτσι σε άλλο ψηφίο μένει ένα κελί
logic-direct-hidden-triplet = Άμεση κρυφή τριάδα
    .why = τα { $digits } μπαίνουν μόνο στα { $cells } ({ $houses }), κι έτσι σε άλλο ψηφίο μένει ένα κελί
logic-naked-single = Φανερό μοναδικό
    .why = το { $digits } είναι το μόνο υποψήφιο που μένει στο { $cells }
logic-pair-consequence = Περιορισμός ζευγών
    .why = { $rules } περιορίζει τα υποψήφια σε { $cells }
logic-clause = Θέσεις που αφήνει ένδειξη
    .why = { $rules } αφήνει μόνο { $digits } σε { $cells }
logic-sum-bounds = Όρια αθροίσματος
    .why = με κάποια υποψήφια στα { $cells }, το άθροισμα δεν επιτυγχάνεται ({ $rules }), όσο μικρά ή μεγάλα κι αν είναι τα άλλα ψηφία
logic-parity = Ισοτιμία αθροίσματος
    .why = σε όλα τα κελιά εκτός από ένα ({ $rules }: { $cells }) είναι γνωστό αν το ψηφίο είναι μονό ή ζυγό, άρα το άθροισμα το καθορίζει και σε εκείνο
logic-combinations = Συνδυασμοί αθροίσματος
    .why = κανένας συνδυασμός για { $rules } ({ $cells }) δεν περιέχει αυτά τα υποψήφια
logic-word = Γεμίσματα γραμμής
    .why = κανένα γέμισμα της γραμμής για { $rules } ({ $cells }) δεν χρησιμοποιεί αυτά τα υποψήφια
logic-rank = Κατάταξη γραμμής
    .why = αυτά τα υποψήφια θα έδιναν στη γραμμή για { $rules } ({ $cells }) άλλη θέση κατάταξης
logic-rule-in-house = Απαιτούμενο ψηφίο
    .why = κάθε συνδυασμός για { $rules } περιέχει το { $digits }, που μπαίνει μόνο σε { $cells }
logic-leftovers = Κανόνας του 45
    .why = το άθροισμα είναι γνωστό ({ $houses }), και με { $rules } επίσης το άθροισμα των { $cells }
logic-leftovers-houses = Κανόνας του 45, πολλές μονάδες
    .why = το άθροισμα είναι γνωστό ({ $houses }), και με { $rules } επίσης το άθροισμα των { $cells }
logic-pointing = Κατάδειξη
    .why = το { $digits } μπαίνει μόνο στα { $cells } ({ $houses })
logic-claiming = Διεκδίκηση
    .why = το { $digits } μπαίνει μόνο στα { $cells } ({ $houses })
logic-naked-pair = Φανερό ζεύγος
    .why = τα { $cells } ({ $houses }) μπορούν να περιέχουν μόνο { $digits }
logic-naked-triplet = Φανερή τριάδα
    .why = τα { $cells } ({ $houses }) μπορούν να περιέχουν μόνο { $digits }
logic-naked-quad = Φανερή τετράδα
    .why = τα { $cells } ({ $houses }) μπορούν να περιέχουν μόνο { $digits }
logic-hidden-pair = Κρυφό ζεύγος
    .why = τα { $digits } μπαίνουν μόνο στα { $cells } ({ $houses })
logic-hidden-triplet = Κρυφή τριάδα
    .why = τα { $digits } μπαίνουν μόνο στα { $cells } ({ $houses })
logic-hidden-quad = Κρυφή τετράδα
    .why = τα { $digits } μπαίνουν μόνο στα { $cells } ({ $houses })
logic-x-wing = X-wing
    .why = από τις μονάδες { $houses }, οι δύο πρώτες έχουν όλα τα υποψήφιά τους για { $digits } σε κελιά των δύο τελευταίων ({ $cells })
logic-swordfish = Ξιφίας
    .why = από τις μονάδες { $houses }, οι τρεις πρώτες έχουν όλα τα υποψήφιά τους για { $digits } σε κελιά των τριών τελευταίων ({ $cells })
logic-jellyfish = Μέδουσα
    .why = από τις μονάδες { $houses }, οι τέσσερις πρώτες έχουν όλα τα υποψήφιά τους για { $digits } σε κελιά των τεσσάρων τελευταίων ({ $cells })
logic-finned-x-wing = X-wing με πτερύγιο
    .why = από τις μονάδες { $houses }, οι δύο πρώτες έχουν όλα τα υποψήφιά τους για { $digits }, εκτός από πτερύγια, σε κελιά των δύο τελευταίων ({ $cells })
logic-sashimi-x-wing = X-wing σασίμι
logic-finned-swordfish = Ξιφίας με πτερύγιο
    .why = από τις μονάδες { $houses }, οι τρεις πρώτες έχουν όλα τα υποψήφιά τους για { $digits }, εκτός από πτερύγια, σε κελιά των τριών τελευταίων ({ $cells })
logic-sashimi-swordfish = Ξιφίας σασίμι
logic-xy-wing = XY-wing
    .why = τα δύο τελευταία από τα { $cells } έχουν ακριβώς ένα κοινό υποψήφιο από τα { $digits }, και ό,τι κι αν περιέχει το πρώτο κελί, τουλάχιστον ένα από αυτά τα δύο περιέχει αυτό το ψηφίο
logic-xyz-wing = XYZ-wing
    .why = τα { $cells } έχουν ακριβώς ένα κοινό υποψήφιο από τα { $digits }, και ό,τι κι αν περιέχει το πρώτο κελί, τουλάχιστον ένα από τα τρία περιέχει αυτό το ψηφίο
logic-w-wing = W-wing
    .why = τα δύο πρώτα από τα { $cells } μπορούν να περιέχουν μόνο { $digits } και συνδέονται ({ $houses }) μέσω ενός από αυτά τα ψηφία, άρα τουλάχιστον ένα από τα δύο περιέχει το άλλο ψηφίο
logic-unique-rectangle = Μοναδικό ορθογώνιο
logic-unique-loop = Μοναδικός βρόχος
    .why = αν τα { $cells } περιείχαν μόνο { $digits }, θα υπήρχαν δύο λύσεις
logic-bug = Καθολικός τάφος δύο τιμών
    .why = χωρίς { $digits } σε { $cells }, θα υπήρχαν δύο λύσεις
logic-aligned-pair = Αποκλεισμός ζεύγους
    .why = κάποια ζεύγη ψηφίων στα δύο πρώτα από τα { $cells } θα άφηναν ένα από τα άλλα κελιά χωρίς υποψήφιο
logic-remote-pairs = Απομακρυσμένα ζεύγη
    .why = τα { $cells } εναλλάσσονται μεταξύ { $digits }
logic-turbot-fish = Καλκάνι
    .why = σε καθεμία από τις μονάδες { $houses } το { $digits } μπαίνει μόνο σε δύο κελιά· αυτά σχηματίζουν αλυσίδα ({ $cells }), και τουλάχιστον ένα από τα δύο άκρα της περιέχει το ψηφίο
logic-skyscraper = Ουρανοξύστης
logic-kite = Χαρταετός
logic-simple-colouring = Απλός χρωματισμός
    .why = κάθε σύνδεση μεταξύ των { $cells } ενώνει ένα κελί που περιέχει { $digits } με ένα που δεν το περιέχει
logic-multi-colouring = Πολλαπλός χρωματισμός
    .why = κάθε σύνδεση μεταξύ των { $cells } ενώνει ένα κελί που περιέχει { $digits } με ένα που δεν το περιέχει
logic-x-chain = Αλυσίδα X
    .why = μια αλυσίδα συμπερασμάτων για { $digits } περνά από { $cells }
logic-x-cycle = Κύκλος X
logic-y-cycle = Κύκλος XY
logic-chain = Αλυσίδα συνεπειών
    .why = μια αλυσίδα συμπερασμάτων για { $digits } περνά από { $cells }
logic-cycle = Κύκλος
logic-empty-rectangle = Κενό ορθογώνιο
    .why = στην πρώτη από τις μονάδες { $houses }, τα κελιά για { $digits } χωρίζονται σε δύο σύνολα, όπως όσα είναι σε μία γραμμή και όσα είναι σε μία στήλη· η δεύτερη μονάδα έχει μόνο δύο κελιά για αυτό το ψηφίο, και ένα από αυτά βλέπει κάθε κελί του ενός συνόλου ({ $cells })
logic-sue-de-coq = Sue de Coq
    .why = τα { $cells } ({ $houses }) περιέχουν καθένα από { $digits } μία φορά
logic-grouped-chain = Αλυσίδα με ομάδες
    .why = μια αλυσίδα συμπερασμάτων για { $digits } περνά από { $cells }
logic-nishio = Nishio
    .why = αν αυτό το αποτέλεσμα για { $digits } δεν ίσχυε, θα υπήρχε αντίφαση στα { $cells }
logic-multiple-chains = Πολλαπλές αλυσίδες
    .why = κάθε περίπτωση μέσα από { $cells } οδηγεί στο ίδιο αποτέλεσμα για { $digits }
logic-cell-chains = Αλυσίδες από κελί
logic-house-chains = Αλυσίδες από μονάδα
logic-dynamic-chains = Δυναμικές αλυσίδες
    .why = κάθε περίπτωση μέσα από { $cells } οδηγεί στο ίδιο αποτέλεσμα για { $digits } ή σε αντίφαση
logic-dynamic-chains-plus = Δυναμικές αλυσίδες με τεχνικές
    .why = κάθε περίπτωση μέσα από { $cells } οδηγεί στο ίδιο αποτέλεσμα για { $digits } ή σε αντίφαση
logic-contradiction-chains = Αλυσίδες αντίφασης
logic-double-chains = Διπλές αλυσίδες

subject-board = Γραμμές, στήλες και πλαίσια
subject-shared-cells = Κοινά κελιά
subject-choices = Ομάδες κανόνων
subject-without-rule = πρόταση για «{ $subject }», που το παζλ δεν έχει
subject-without-sentence = καμία πρόταση για «{ $subject }»
solution-not-digits = δεν είναι ένα ψηφίο του πλέγματος για κάθε κελί
solution-givens =
    έρχεται σε αντίθεση με { $count ->
        [one] το δοσμένο ψηφίο στο { $cells }
       *[other] { $count } δοσμένα ψηφία: { $cells }
    }
solution-board = επαναλαμβάνει ψηφίο σε γραμμή, στήλη ή πλαίσιο: { $cells }
solution-rule = παραβιάζει τον κανόνα { $number } ({ $name })
solution-rule-at = παραβιάζει τον κανόνα { $number } ({ $name }) στα { $cells }
solution-choice = παραβιάζει την ομάδα «{ $group }» ({ $quantifier }): ισχύουν { $found } από τους κανόνες της
solution-differs =
    δεν είναι αυτή που βρέθηκε· { $count ->
        [one] διαφέρει το { $cells }
       *[other] διαφέρουν { $count } κελιά: { $cells }
    }
