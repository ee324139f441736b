/** Words that stand in every text and tell none from another. They are neither indexed nor looked for. */
const skipped = new Set(
  (
    'a am an and any are as at be been but by can could d did do does find for from get had has have how i if in into is ' +
    'it its list ll m many me much my need no not of on or our re s should show so such t than that the their them then ' +
    'there these they this to us ve want was we were what when where which while who will with would you your'
  ).split(' '),
)

/** Names that are written like words which are skipped. */
const names = new Set(['IT', 'US'])

/**
 * A word as it is written: letters with dots (`U.S.`), a code (`8(a)`), a sign between two letters (`R&D`), or a run of
 * letters and digits, with hyphens (`e-mail`, `800-171`) and the signs inside of a number (`2.0`, `1,900`). It names every
 * letter there is only twice: each time takes a browser some milliseconds before the first word.
 */
const letter = '[A-Za-zÀ-ɏ]'
const any = '[\\p{L}\\p{N}\\p{M}]'
const word =
  `(?:(?:${letter}\\.)+${letter}\\.?|${letter}&${letter})(?!${letter}|\\d)|\\d+(?:\\([A-Za-z\\d]\\))+|` +
  `${any}+(?:(?:[-‐‑]|(?<=\\d)[.,](?=\\d))${any}+)*`
const wordPattern = new RegExp(word, 'gu')
const splitPattern = new RegExp(`(${word})`, 'u')

/** The words of a text as they are written. */
export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? []
}

/** A text as its words and what stands between them, in turn; what stands between comes first. */
export function splitWords(text: string): string[] {
  return text.split(splitPattern)
}

/** The pieces a word is put together of: `e-mail` of two, `ISO27001` too, most of one. */
const piecesOf = (word: string) => word.split(/[-‐‑]|(?<=\p{L}{2})(?=\p{N})/u)

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
  const singular = word.replace(/ies$/, 'y').replace(/(?<=[sxz]|[cs]h)es$|(?<=..s)is$|(?<![isu])s$/, '')
  const root = without(/(?:(?<!e)ed|ing)$/, singular)
  const single = root === singular ? root : root.replace(/([bdgmnprt])\1$/, '$1')
  return without(/e$/, single).replace(/y$/, 'i')
}

/** A piece in small letters, without accents and signs, in the singular when it is an abbreviation: `U.S.`, `RFPs`, `2.0`. */
function plain(piece: string): string {
  const one = piece.replace(/(?<=^\p{Lu}{2,})s$/u, '').normalize('NFKD')
  const bare = /^\d+[.,]/.test(one) ? one.replace(/\.0+$|,/g, '') : one.replace(/[.()&]/g, '')
  return bare.replace(/\p{M}/gu, '').toLowerCase()
}

const isSkipped = (piece: string) => !names.has(piece) && skipped.has(piece.toLowerCase())

function newTerms(word: string): string[] {
  if (/^[a-z]+$/.test(word)) return skipped.has(word) ? [] : [stem(word)]
  const pieces = piecesOf(word)
  const own = pieces.filter((piece) => !isSkipped(piece)).map((piece) => stem(plain(piece)))
  const terms = pieces.length > 1 ? [stem(plain(pieces.join(''))), ...own] : own
  return terms.filter((term) => term !== '')
}

/** A language has few words and a site says them often: each is looked at once. */
const known = new Map<string, string[]>()

/** The terms a word is indexed as: that of the whole first, then those of its pieces. None when it is skipped. */
export function termsOfWord(word: string): string[] {
  let terms = known.get(word)
  if (terms === undefined) {
    terms = newTerms(word)
    known.set(word, terms)
  }
  return terms
}

/** The terms of a text, in its order. */
export const termsOf = (text: string): string[] => wordsOf(text).flatMap(termsOfWord)

/** The words of a question: those that are put together are looked for by their pieces, whichever way they are written. */
export const askedPieces = (question: string): string[] =>
  wordsOf(question)
    .flatMap(piecesOf)
    .filter((piece) => termsOfWord(piece).length > 0)

/** The term of a word, or of a piece of one, as a whole. */
export const termOf = (word: string): string => termsOfWord(word)[0] ?? ''
