# The words of dialogs, the start page, booklets and the play-test.
