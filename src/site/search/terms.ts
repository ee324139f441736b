/** Words that stand in every text and tell none from another. They are neither indexed nor looked for. */
const skipped = new Set(
  (
    'a an and are as at be been but by can d did do does for from had has have how if in into is it its ll m no not of ' +
    'on or our re s so such t than that the their them then there these they this to us ve was we were what when ' +
    'where which while who will with you your'
  ).split(' '),
)

/** A run of letters and digits. */
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text as they are written. */
export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? []
}

/** A text as its words and what stands between them, in turn; what stands between comes first. */
export function splitWords(text: string): string[] {
  return text.split(/([\p{L}\p{N}\p{M}]+)/u)
}

const vowel = /[aeiouy]/

/** Takes a suffix off a word when enough is left to be a word of its own. */
function without(suffix: RegExp, word: string): string {
  const rest = word.replace(suffix, '')
  return rest.length >= 3 && vowel.test(rest) ? rest : word
}

/**
 * The form under which a word is indexed: singular, without -ed, -ing and a last -e, so that “pricing” finds “prices”.
 * Lighter than Porter's algorithm, which makes “organ” of “organization”.
 */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = word.replace(/ies$/, 'y').replace(/(?<=[sxz]|[cs]h)es$|(?<![isu])s$/, '')
  const root = without(/(?:(?<!e)ed|ing)$/, singular)
  const single = root === singular ? root : root.replace(/([bdgmnprt])\1$/, '$1')
  return without(/e$/, single).replace(/y$/, 'i')
}

/** A language has few words and a site says them often: each is looked at once. */
const known = new Map<string, string | null>()

function newTerm(word: string): string | null {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return skipped.has(plain) || plain === '' ? null : stem(plain)
}

/** The term a word is indexed and looked for as; null when it is not. */
export function termOf(word: string): string | null {
  let term = known.get(word)
  if (term === undefined) {
    term = newTerm(word)
    known.set(word, term)
  }
  return term
}

/** The terms of a text, in its order. */
export function termsOf(text: string): string[] {
  const terms: string[] = []
  for (const word of wordsOf(text)) {
    const term = termOf(word)
    if (term !== null) terms.push(term)
  }
  return terms
}
