import { Scalar } from 'yaml'
import type { WrittenAt } from '../model/align-text.ts'
import { placesBy, stringEdits } from '../model/string-edits.ts'
import type { TextEdit } from '../model/text-edit.ts'

interface Style {
  /** What stands around the value. */
  quote: string
  /** What stands for one or more characters. */
  sign: RegExp
  decode: (written: string) => string
  spell: (words: string) => string
}

const fold = (written: string) => (/^[ \t]*\n/.test(written) ? ' ' : undefined)

const styles: Record<string, Style> = {
  [Scalar.PLAIN]: {
    quote: '',
    sign: /[ \t]*\n[ \t]*|[^\n]/g,
    decode: (written) => fold(written) ?? written,
    spell: (words) => words,
  },
  [Scalar.QUOTE_DOUBLE]: {
    quote: '"',
    sign: /\\(?:u[\da-fA-F]{4}|[^\n])|[ \t]*\n[ \t]*|[^\\\n]/g,
    decode: (written) => fold(written) ?? (written.startsWith('\\') ? unescaped(written) : written),
    spell: (words) => JSON.stringify(words).slice(1, -1),
  },
  [Scalar.QUOTE_SINGLE]: {
    quote: "'",
    sign: /''|[ \t]*\n[ \t]*|[^\n]/g,
    decode: (written) => fold(written) ?? (written === "''" ? "'" : written),
    spell: (words) => words.replaceAll("'", "''"),
  },
}

/** An escape that JSON knows as well; one that only YAML knows agrees with no value. */
function unescaped(written: string): string {
  try {
    return JSON.parse(`"${written}"`)
  } catch {
    return ''
  }
}

/** The edit of one value: of the part that differs where both are texts. Undefined when it has to be written anew. */
export function scalarEdits(text: string, node: Scalar, wanted: unknown): TextEdit[] | undefined {
  const [from, to] = node.range as [number, number, number]
  if (typeof wanted !== 'string')
    return typeof wanted === 'object' || node.type?.startsWith('BLOCK')
      ? undefined
      : [{ from, to, insert: String(wanted) }]
  const style = styles[node.type ?? '']
  if (!style || typeof node.value !== 'string') return undefined
  const [start, end] = [from + style.quote.length, to - style.quote.length]
  const places: WrittenAt[] | undefined = placesBy(text.slice(start, end), start, style.sign, style.decode, node.value)
  return places && stringEdits(places, end, [node.value, wanted], style.spell)
}
