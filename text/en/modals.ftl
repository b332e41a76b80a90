### Titles (45 signs at most), fields and examples of modals.

modal-line = Your move in one line
modal-line-field = Move
modal-search = Search the rules
modal-search-field = A word, a question or a number
