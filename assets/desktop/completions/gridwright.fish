# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_gridwright_global_optspecs
    string join \n h/help V/version
end

function __fish_gridwright_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_gridwright_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_gridwright_using_subcommand
    set -l cmd (__fish_gridwright_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c gridwright -n "__fish_gridwright_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_needs_command" -s V -l version -d 'Print version'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "check" -d 'Say of each puzzle whether it has exactly one solution'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "candidates" -d 'Say which digits each cell takes in at least one solution'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "export" -d 'Print a puzzle to a picture or a sheet, and several to a booklet'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "book" -d 'Print a booklet from its project'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "convert" -d 'Write puzzles in another format'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "model" -d 'Write a puzzle as a model for other solvers: an integer program, clauses, constraints or an ideal'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "minimise" -d 'Take clues away as long as the solution stays the only one'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "generate" -d 'Make new puzzles, each with exactly one solution'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "derive" -d 'Make new puzzles of one, by changing places of cells and names of digits'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "canon" -d 'Print the canonical form of each puzzle, which all of its twins have'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "explain" -d 'Say why a puzzle has several solutions or none and what would mend it, or which clues it does without'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "rate" -d 'Say how hard each puzzle is for a person'
complete -c gridwright -n "__fish_gridwright_needs_command" -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l engine -d 'Which engine answers; several must agree' -r -f -a "native\t'Propagation and search; fast'
bilp\t'A binary integer program'
algebra\t'Groebner bases of polynomials; for small boards and puzzles that are not too hard'
both\t'The first two, one after the other; any disagreement is an error'
all\t'Every engine that comes to an end, at least two; any disagreement is an error'"
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l limit -d 'Count solutions up to N. One that was found proves nothing, so 1 only tells whether there is any' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l timeout -d 'Give up on a puzzle after this many seconds (for each engine); what is not proved by then is unknown' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l skip -d 'Pass over the first N puzzles, such as those that are done; lines that cannot be read count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l shard -d 'Only every N-th puzzle, from the I-th on; the others are those of other processes. --skip counts within these' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l cores -d 'Work on so many puzzles at once, at most 256; as many as there are cores if nothing is said' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l json -d 'Print one JSON object a puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -l strict -d 'Refuse a puzzle of which something is left out in reading it that may change its solutions'
complete -c gridwright -n "__fish_gridwright_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l engine -d 'Which engine answers; several must agree' -r -f -a "native\t'Propagation and search; fast'
bilp\t'A binary integer program'
algebra\t'Groebner bases of polynomials; for small boards and puzzles that are not too hard'
both\t'The first two, one after the other; any disagreement is an error'
all\t'Every engine that comes to an end, at least two; any disagreement is an error'"
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l timeout -d 'Give up on a puzzle after this many seconds (for each engine)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l counts -d 'Also count the solutions of each candidate, up to N' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l skip -d 'Pass over the first N puzzles, such as those that are done; lines that cannot be read count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l shard -d 'Only every N-th puzzle, from the I-th on; the others are those of other processes. --skip counts within these' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l cores -d 'Work on so many puzzles at once, at most 256; as many as there are cores if nothing is said' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -l json -d 'Print one JSON object a puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand candidates" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -s o -l output -d 'The file to make, whose name ends in .png, .svg, .pdf or .ron; an existing file of the kind is replaced. With --each the folder, which is made if need be' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l each -d 'Make a file of each puzzle, in a folder: png, svg or pdf; a JSON object each tells its source and its file. --timeout is for each then' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l dpi -d 'Dots per inch of a .png; 300 as usual' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l pixels -d 'Make a .png that is at most so many pixels wide and high, such as a thumbnail, in place of --dpi' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l paper -d 'The paper of a .pdf; a4 as usual' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l ink -d 'What the printer has; colour as usual' -r -f -a "colour\t''
grey\t''
black\t'Black alone: tints become hatches'"
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l board-size -d 'The width of the board in millimetres, on a single sheet, which must have room for it' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l label -d 'How difficult the puzzle is, in your words' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l number -d 'The puzzle\'s number, in a booklet that of the first' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l rules -d 'Your own words in place of the rules' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l language -d 'The language of rules, "Answer" and the like: en, el, fa, pt or ru. With another code the file is of that language, its words are English; a booklet of one that is read from right to left is bound on the right' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l for -d 'Make it for a printer: margins, gutter, bleed, number of pages and the kind of file are what they ask for' -r -f -a "kdp\t'Kindle Direct Publishing'
ingram\t'IngramSpark'
office\t'A printer at home or in an office'
screen\t'Nobody: it is read on a screen'"
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l per-page -d 'Boards on a page: 1 to 64, any columns x rows such as 2x3, or best for as many as fit in a good size' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l answers -d 'Answers at the back, so many a page: 1 to 64, columns x rows, or best for as many as can be read' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l title -d 'The title of the booklet' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l subtitle -d 'A line below the title' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l author -d 'Who made the booklet' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l copyright -d 'Words on the page behind the title, such as who may copy what' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l back -d 'Words on a page behind all others' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l cover-picture -d 'A PNG, JPEG or WebP picture on the cover' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l back-picture -d 'A picture on the last page' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l picture-fit -d 'Whether these pictures fill their room, and are cut, or fit into it; fill as usual' -r -f -a "fill\t''
fit\t''"
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l picture-room -d 'Whether these pictures stand in the middle of the page or take all of it; middle as usual' -r -f -a "middle\t''
page\t''"
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l typeface -d 'The typeface' -r -f -a "inter\t'Without serifs'
noto-serif\t'With serifs'
atkinson\t'Atkinson Hyperlegible Next, for readers who see badly'"
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l font -d 'A font file in place of it, which is embedded' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l bold-font -d 'The font file of what is semibold' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l link -d 'Print a QR code to a link beside each puzzle, with {number} or {sudokupad} in it' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l credits -d 'Words on a last page' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l header -d 'What stands at the head of pages, with {title}, {section}, {page} and {pages} in it' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l footer -d 'What stands at the foot of pages, as the header; {page} as usual' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l bleed -d 'Let colour run over the edge by so many millimetres (without a number an eighth of an inch)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l condition -d 'The printing condition of a file for a print shop, as in the registry of the ICC; FOGRA39 as usual' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l creep -d 'How thick the paper is, in millimetres: pages of a stapled booklet move by as much as the fold pushes them out' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l timeout -d 'Give up solving, proving and rating after this many seconds in all' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l skip -d 'Pass over the first N puzzles, such as those that are done; lines that cannot be read count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l shard -d 'Only every N-th puzzle, from the I-th on; the others are those of other processes. --skip counts within these' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l cores -d 'Work on so many puzzles at once, at most 256; as many as there are cores if nothing is said' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l transparent -d 'Leave the paper of a .png transparent'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l one-bit -d 'Make a .png of black and white pixels only; implies --ink black'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l live-text -d 'Write the letters of an .svg as text instead of outlines: to be edited, where the fonts are installed'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l solution -d 'Fill in the solution, which must be the only one'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l small-answer -d 'Print the solution in a small size below the puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l landscape -d 'The paper on its side'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l large-print -d 'Boards and type in large print'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l dots -d 'A dot for each digit in the empty cells, to note candidates by'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l cell-marks -d 'The marks and colours that the setter has put into cells'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l notes -d 'Lines to write on'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l no-answers -d 'No answers at the back'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l cover -d 'Begin with a cover page'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l contents -d 'A page with the sections and the pages on which they begin'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l rules-page -d 'A page that explains the kinds of rule'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l rules-below -d 'The rules below each puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l stars -d 'Say of each puzzle how hard it is, in stars and a word, by its solving path, where its author has not'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l keep-order -d 'Draw no small board forward to fill a page'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l print-shop -d 'Make a file that print shops take: PDF/X-1a, in greys or in four inks with black alone for text and lines'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l cmyk -d 'Write colours as the four inks of a press, as --print-shop always does'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l marks -d 'Marks where the paper is cut and folded'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l saddle-stitch -d 'Two pages a side, ordered to be folded and stapled'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l manual-duplex -d 'All fronts, then all backs in the order in which the turned stack takes them'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l skip-unreadable -d 'Leave out puzzles that cannot be read'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l anyway -d 'Print in spite of the errors that preflight finds'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l no-preflight -d 'Do not look the pages over; answers are still solved'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l preflight -d 'Print what preflight finds on standard output, and that there is nothing to mend where that is so'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l json -d 'With --preflight, print a JSON object for each finding'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -l force -d 'Write even over one of several inputs, once it is read, and over a file of another kind; without this both are refused'
complete -c gridwright -n "__fish_gridwright_using_subcommand export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -s o -l output -d 'The .pdf to make; an existing file of the kind is replaced' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l language -d 'Print in another language than the project says: en, el, fa, pt or ru' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l paper -d 'The size of the pages, in another than the project says' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l ink -r -f -a "colour\t''
grey\t''
black\t'Black alone: tints become hatches'"
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l for -d 'Make it for a printer: margins, gutter, bleed, number of pages and the kind of file are what they ask for' -r -f -a "kdp\t'Kindle Direct Publishing'
ingram\t'IngramSpark'
office\t'A printer at home or in an office'
screen\t'Nobody: it is read on a screen'"
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l per-page -d 'Boards on a page: 1 to 64, any columns x rows such as 2x3, or best for as many as fit in a good size' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l answers -d 'Answers at the back, so many a page: 1 to 64, columns x rows, or best for as many as can be read' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l title -d 'The title of the booklet' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l subtitle -d 'A line below the title' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l author -d 'Who made the booklet' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l copyright -d 'Words on the page behind the title, such as who may copy what' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l back -d 'Words on a page behind all others' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l cover-picture -d 'A PNG, JPEG or WebP picture on the cover' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l back-picture -d 'A picture on the last page' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l picture-fit -d 'Whether these pictures fill their room, and are cut, or fit into it; fill as usual' -r -f -a "fill\t''
fit\t''"
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l picture-room -d 'Whether these pictures stand in the middle of the page or take all of it; middle as usual' -r -f -a "middle\t''
page\t''"
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l typeface -d 'The typeface' -r -f -a "inter\t'Without serifs'
noto-serif\t'With serifs'
atkinson\t'Atkinson Hyperlegible Next, for readers who see badly'"
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l font -d 'A font file in place of it, which is embedded' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l bold-font -d 'The font file of what is semibold' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l link -d 'Print a QR code to a link beside each puzzle, with {number} or {sudokupad} in it' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l credits -d 'Words on a last page' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l header -d 'What stands at the head of pages, with {title}, {section}, {page} and {pages} in it' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l footer -d 'What stands at the foot of pages, as the header; {page} as usual' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l bleed -d 'Let colour run over the edge by so many millimetres (without a number an eighth of an inch)' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l condition -d 'The printing condition of a file for a print shop, as in the registry of the ICC; FOGRA39 as usual' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l creep -d 'How thick the paper is, in millimetres: pages of a stapled booklet move by as much as the fold pushes them out' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l timeout -d 'Give up solving, proving and rating after this many seconds in all' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l large-print -d 'Boards and type in large print'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l record -d 'Write into the project what the puzzles are now, if all are proved: preflight tells when a file changes. A project with comments, which would be lost, is left as it is without --force'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l no-answers -d 'No answers at the back'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l cover -d 'Begin with a cover page'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l contents -d 'A page with the sections and the pages on which they begin'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l rules-page -d 'A page that explains the kinds of rule'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l rules-below -d 'The rules below each puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l stars -d 'Say of each puzzle how hard it is, in stars and a word, by its solving path, where its author has not'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l keep-order -d 'Draw no small board forward to fill a page'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l print-shop -d 'Make a file that print shops take: PDF/X-1a, in greys or in four inks with black alone for text and lines'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l cmyk -d 'Write colours as the four inks of a press, as --print-shop always does'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l marks -d 'Marks where the paper is cut and folded'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l saddle-stitch -d 'Two pages a side, ordered to be folded and stapled'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l manual-duplex -d 'All fronts, then all backs in the order in which the turned stack takes them'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l skip-unreadable -d 'Leave out puzzles that cannot be read'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l force -d 'Write even over one of several inputs, once it is read, and over a file of another kind; without this both are refused'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l anyway -d 'Print in spite of the errors that preflight finds'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l no-preflight -d 'Do not look the pages over; answers are still solved'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l preflight -d 'Print what preflight finds on standard output, and that there is nothing to mend where that is so'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -l json -d 'With --preflight, print a JSON object for each finding'
complete -c gridwright -n "__fish_gridwright_using_subcommand book" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -s o -l output -d 'The new file, whose name ends in .ron or .txt or as the format has it; an existing file of the kind is replaced. By default, and for -, standard output' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l to -d 'The format, if the name of the new file does not tell it' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l timeout -d 'Give up on the solution of a puzzle after this many seconds; nothing more is written then' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l skip -d 'Pass over the first N puzzles, such as those that are done; lines that cannot be read count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l shard -d 'Only every N-th puzzle, from the I-th on; the others are those of other processes. --skip counts within these' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l strict -d 'Write nothing if anything would be lost'
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l solution -d 'Solve each puzzle, and tell its only solution in formats that check solvers by it'
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l rules -d 'Tell the rules in words too, in formats that have a place for them and do not need them'
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -l force -d 'Write even over one of several inputs, once it is read, and over a file of another kind; without this both are refused'
complete -c gridwright -n "__fish_gridwright_using_subcommand convert" -s h -l help -d 'Print help'
complete -c gridwright -n "__fish_gridwright_using_subcommand model" -s o -l output -d 'The new file, or - for standard output; an existing file of the kind is replaced' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand model" -l to -d 'The format, if the name of the new file does not tell it: lp, mps, cnf, mzn, xcsp, sage, sing, m2 or tex' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand model" -l force -d 'Write even over one of several inputs, once it is read, and over a file of another kind; without this both are refused'
complete -c gridwright -n "__fish_gridwright_using_subcommand model" -s h -l help -d 'Print help'
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -s o -l output -d 'The new file, whose name ends in .ron or .txt; an existing file of the kind is replaced' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l symmetry -d 'The pattern of clues looks the same after this' -r -f -a "none\t'Any pattern'
half-turn\t'Turned by 180 degrees'
quarter-turn\t'Turned by 90 degrees'
horizontal\t'Left and right exchanged'
vertical\t'Top and bottom exchanged'
falling\t'Mirrored in the diagonal from the top left'
rising\t'Mirrored in the diagonal from the bottom left'
diagonals\t'Mirrored in both diagonals'
full\t'All of these'"
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l keep -d 'Clues that stay: cells such as r1c1,r5c4-6, and places beside a grid such as top4,left1-9, or g2top4 where there are several grids' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l prefer -d 'Which of two results is the better one' -r -f -a "fewest\t'As few clues as can be'
fewest-givens\t'As few givens as can be, none at best, then as few other clues'
even\t'Givens as evenly spread over rows, columns and boxes as can be'"
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l clues -d 'Stop at N clues; otherwise as few as possible' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l tries -d 'Try so many orders in which clues go, and keep the best result' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l seed -d 'The same seed gives the same puzzles' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l difficulty -d 'The number of the hardest step, such as 3..5, 2.6.. or ..7.1 (see `rate`), or a word from gentle to diabolical' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l techniques -d 'Solved by techniques up to one, such as up-to:xy-wing' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l needs -d 'Its path has a step of this technique, such as x-wing; may be said several times' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l bottlenecks -d 'At least so many moments at which a single step is open, and it is more than a single' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l patience -d 'How long to look for each puzzle with such a path; then the nearest is taken, with a warning' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l loose-rules -d 'Rules that may go as a whole when the clues that are left do without them: their numbers, such as 1,3; all when none is named' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l timeout -d 'Stop after this many seconds for a puzzle, with what was reached by then' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l each-grid -d 'Ask the symmetry of each grid, not of the whole board'
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l no-guess -d 'Solved by the techniques that `rate` knows'
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l json -d 'Print one JSON object a puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -l force -d 'Write even over one of several inputs, once it is read, and over a file of another kind; without this both are refused'
complete -c gridwright -n "__fish_gridwright_using_subcommand minimise" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l kind -d 'What kind of puzzle, or several mixed on one board, such as killer+thermometers or jigsaw+diagonals' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l board -d 'The board for these kinds of rule: rows and columns of its boxes, such as 5x5, or a puzzle whose board is taken' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l digits-from -d 'Whether the digits begin at 1 or at 0' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l from -d 'A puzzle whose board and rules are taken; its givens are not looked at' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l pattern -d 'Givens stand in exactly these cells, such as r1c1,r5c4-6; without cells, where they stand in the file' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l count -d 'How many' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l symmetry -d 'The pattern of clues looks the same after this' -r -f -a "none\t'Any pattern'
half-turn\t'Turned by 180 degrees'
quarter-turn\t'Turned by 90 degrees'
horizontal\t'Left and right exchanged'
vertical\t'Top and bottom exchanged'
falling\t'Mirrored in the diagonal from the top left'
rising\t'Mirrored in the diagonal from the bottom left'
diagonals\t'Mirrored in both diagonals'
full\t'All of these'"
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l keep -d 'Clues that stay: cells such as r1c1,r5c4-6, and places beside a grid such as top4,left1-9, or g2top4 where there are several grids' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l prefer -d 'Which of two results is the better one' -r -f -a "fewest\t'As few clues as can be'
fewest-givens\t'As few givens as can be, none at best, then as few other clues'
even\t'Givens as evenly spread over rows, columns and boxes as can be'"
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l clues -d 'Stop at N clues; otherwise as few as possible' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l tries -d 'Try so many orders in which clues go, and keep the best result' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l seed -d 'The same seed gives the same puzzles' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l difficulty -d 'The number of the hardest step, such as 3..5, 2.6.. or ..7.1 (see `rate`), or a word from gentle to diabolical' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l techniques -d 'Solved by techniques up to one, such as up-to:xy-wing' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l needs -d 'Its path has a step of this technique, such as x-wing; may be said several times' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l bottlenecks -d 'At least so many moments at which a single step is open, and it is more than a single' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l patience -d 'How long to look for each puzzle with such a path; then the nearest is taken, with a warning' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l timeout -d 'End after this many seconds in all; the puzzles that were made by then stand' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -s o -l output -d 'The folder to put them in, which is made if need be, or - for standard output' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l to -d 'How puzzles are written to standard output' -r -f -a "lines\t'Its givens, where these on the customary board are all of it; else as jsonl'
jsonl\t'An object of JSON that holds everything, and that all commands read'"
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l skip -d 'Pass over the first N puzzles, such as those that are done; lines that cannot be read count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l shard -d 'Only every N-th puzzle, from the I-th on; the others are those of other processes. --skip counts within these' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l cores -d 'Work on so many puzzles at once, at most 256; as many as there are cores if nothing is said' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l each-grid -d 'Ask the symmetry of each grid, not of the whole board'
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l no-guess -d 'Solved by the techniques that `rate` knows'
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l thin-marks -d 'Let marks go that are not needed: rules of which the kind has many, such as cages or lines; after the clues'
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l json -d 'Print one JSON object a puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -l force -d 'Write even over one of several inputs, once it is read, and over a file of another kind; without this both are refused'
complete -c gridwright -n "__fish_gridwright_using_subcommand generate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l count -d 'How many of each puzzle' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l seed -d 'The same seed gives the same puzzles' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l timeout -d 'Give up on a puzzle after this many seconds; nothing is derived of it then' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -s o -l output -d 'The folder to put them in, which is made if need be, or - for standard output' -r -F
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l to -d 'How puzzles are written to standard output; as they came if nothing is said' -r -f -a "lines\t'Its givens, where these on the customary board are all of it; else as jsonl'
jsonl\t'An object of JSON that holds everything, and that all commands read'"
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l skip -d 'Pass over the first N puzzles, such as those that are done; lines that cannot be read count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l shard -d 'Only every N-th puzzle, from the I-th on; the others are those of other processes. --skip counts within these' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l cores -d 'Work on so many puzzles at once, at most 256; as many as there are cores if nothing is said' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l keep-digits -d 'Digits keep their names'
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l keep-places -d 'Cells keep their places'
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l json -d 'Print one JSON object a puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -l force -d 'Write even over one of several inputs, once it is read, and over a file of another kind; without this both are refused'
complete -c gridwright -n "__fish_gridwright_using_subcommand derive" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c gridwright -n "__fish_gridwright_using_subcommand canon" -l skip -d 'Pass over the first N puzzles, such as those that are done; lines that cannot be read count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand canon" -l shard -d 'Only every N-th puzzle, from the I-th on; the others are those of other processes. --skip counts within these' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand canon" -l cores -d 'Work on so many puzzles at once, at most 256; as many as there are cores if nothing is said' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand canon" -l key -d 'Print the form alone, not where the puzzle stands'
complete -c gridwright -n "__fish_gridwright_using_subcommand canon" -l json -d 'Print one JSON object a puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand canon" -s h -l help -d 'Print help'
complete -c gridwright -n "__fish_gridwright_using_subcommand explain" -l timeout -d 'Stop after this many seconds for a puzzle, with what was found by then' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand explain" -l seed -d 'The same seed gives the same explanation' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand explain" -l json -d 'Print one JSON object a puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand explain" -s h -l help -d 'Print help'
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l up-to -d 'Use techniques up to this one, by its name such as x-wing; simplest first' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l timeout -d 'Give up on a puzzle after this many seconds' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l skip -d 'Pass over the first N puzzles, such as those that are done; lines that cannot be read count too' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l shard -d 'Only every N-th puzzle, from the I-th on; the others are those of other processes. --skip counts within these' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l cores -d 'Work on so many puzzles at once, at most 256; as many as there are cores if nothing is said' -r
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l path -d 'Tell every step'
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -l json -d 'Print one JSON object a puzzle'
complete -c gridwright -n "__fish_gridwright_using_subcommand rate" -s h -l help -d 'Print help'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "check" -d 'Say of each puzzle whether it has exactly one solution'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "candidates" -d 'Say which digits each cell takes in at least one solution'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "export" -d 'Print a puzzle to a picture or a sheet, and several to a booklet'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "book" -d 'Print a booklet from its project'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "convert" -d 'Write puzzles in another format'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "model" -d 'Write a puzzle as a model for other solvers: an integer program, clauses, constraints or an ideal'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "minimise" -d 'Take clues away as long as the solution stays the only one'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "generate" -d 'Make new puzzles, each with exactly one solution'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "derive" -d 'Make new puzzles of one, by changing places of cells and names of digits'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "canon" -d 'Print the canonical form of each puzzle, which all of its twins have'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "explain" -d 'Say why a puzzle has several solutions or none and what would mend it, or which clues it does without'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "rate" -d 'Say how hard each puzzle is for a person'
complete -c gridwright -n "__fish_gridwright_using_subcommand help; and not __fish_seen_subcommand_from check candidates export book convert model minimise generate derive canon explain rate help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
