import { countWords } from './count-words.ts'

/** The words around the rules and the guides that are read in the desk. */
export const helpWords = {
  rule: { meaning: 'What does this mean?', wrong: 'Wrong', right: 'Right', all: 'Show among all rules' },
  help: {
    open: 'Help',
    title: 'Help',
    guides: { writing: 'Writing', rules: 'Rules', legal: 'Legal texts' },
    search: 'Search the guides',
    found: countWords('passage', 'passages'),
    nothing: 'No guide has all of these words. Try fewer.',
  },
}
