import type { FileResult } from '../../model/file-result.ts'
import type { Found } from '../../model/issue.ts'
import { eachText, type TextRule } from './each-text.ts'
import type { PlainText } from './plain-texts.ts'

/** Soft hyphen, zero-width characters and marks that turn the direction of writing. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/

const names: Record<string, string> = {
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u2060': 'a word joiner',
  '\ufeff': 'a zero-width no-break space',
}

/** Titles, labels and headings have no characters that nobody sees: they come along when words are pasted. */
export const invisibleCharacters: TextRule = (result, texts, source) => [
  ...eachText(wrongIn)(result, texts, source),
  ...inHeadings(result, texts),
]

/** The headings that are Markdown; those of blocks are attributes and told as such. */
function inHeadings({ file, refs }: FileResult, texts: readonly PlainText[]): Found[] {
  const attributes = new Set(texts.map(({ text }) => text))
  return refs.flatMap(({ kind, value, line, column }) => {
    const said = kind === 'heading' && !attributes.has(value) && wrongIn(value)
    return said ? [{ file, line, column, ...said }] : []
  })
}

function wrongIn(text: string): Pick<Found, 'message' | 'hint'> | undefined {
  const found = invisible.exec(text)
  if (!found) return undefined
  const [character] = found
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  const what = names[character] ? `${names[character]} (${code})` : `the character ${code}`
  const before = text.slice(Math.max(0, found.index - 20), found.index)
  const message = `The text has ${what}, which nobody sees, ${before ? `after “${before}”` : 'at its beginning'}.`
  return { message, hint: 'Delete the words around it and type them again.' }
}
