import { error, warning } from './rule.ts'

const about = 'content/pages/about.mdx'

/** What comes along when words are copied, pasted, merged or saved by other programs. */
export const pasting = {
  invisible: error('No sign that nobody sees stands where it would be taken for another.', {
    search: 'non-breaking space, zero width, soft hyphen, control character, paste, U+00A0',
    wrong: 'Words\u0007 that ring.',
    right: 'Words that ring.',
  }),
  'invisible-character': warning('Titles, labels and headings have no characters that nobody sees.', {
    search: 'soft hyphen, zero-width space, direction mark, paste, U+200B, U+00AD',
    wrong: '## Our re\u00adsults',
    right: '## Our results',
  }),
  mojibake: error('Every character is the one that was written.', {
    search: 'encoding, â€™, Ã¼, apostrophe, accents, umlaut, garbled, UTF-8',
    wrong: 'The firmâ€™s results.',
    right: 'The firm’s results.',
  }),
  ligature: error('Letters are typed one by one, and not as the one sign a PDF file makes of them.', {
    search: 'fi, fl, ff, PDF, copied, ligature',
    wrong: 'The ﬁrm and its results.',
    right: 'The firm and its results.',
    once: 'file',
  }),
  'lost-character': error('No character was lost on the way.', {
    search: 'replacement character, �, question mark, encoding',
    wrong: 'The firm�s results.',
    right: 'The firm’s results.',
  }),
  'not-utf8': error('A file is saved as UTF-8.', {
    search: 'encoding, Windows-1252, Latin-1, UTF-16, ANSI, save as',
    once: 'file',
    wrong: { [about]: 'We met in a café, saved as Windows-1252' },
    right: { [about]: 'We met in a café' },
  }),
  'merge-conflict': error('Of two versions that a merge left side by side, one is kept.', {
    search: 'git, conflict, <<<<<<<, =======, >>>>>>>, merge',
    wrong: '<<<<<<< mine\nOur results.\n=======\nTheir results.\n>>>>>>> theirs',
    right: 'Our results.',
    orRight: 'Their results.',
  }),
  'empty-file': error('A file has something in it.', {
    search: 'nothing, blank, zero bytes',
    once: 'file',
    wrong: { [about]: 'empty' },
    right: { [about]: '---\ntitle: About us\n---\n\nWords.' },
  }),
  'too-long': error('A file is short enough to be read.', {
    search: 'size, limit, characters',
    once: 'file',
    wrong: { [about]: 'A sentence of many. '.repeat(30_000) },
    right: { [about]: 'A sentence of many. '.repeat(10), 'content/pages/more.mdx': 'A sentence of many. '.repeat(10) },
  }),
}
