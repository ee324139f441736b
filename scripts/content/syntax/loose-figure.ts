import { offerNumber } from '../fields/offer-number.ts'
import { type Found, matches } from './unclosed-text.ts'

/** What stands behind a colon without quotation marks; a comma before a digit belongs to it, as one before a name does not. */
const value = /(?:[^\s"“”„{}[\],]|,(?=\d)|[ \t](?![ \t]*(?:[,}\]"\n]|$)))+/y
/** What the parser reads, or has better words for. */
const leftToParser = /^-?\d+(?:\.\d*)?(?:e[+-]?\d*)?$|[;=#]|\/[/*]|^['‘’]/i

/** What begins as a number behind a colon and is none, or states one as people do: `98%`, `1,2`, `$1.2M`, `10:30`. */
export function looseFigure(source: string, colon: number): Found | undefined {
  const start = matches(/[ \t]*/y, source, colon + 1) ?? colon + 1
  const end = matches(value, source, start) ?? start
  const written = source.slice(start, end)
  const meant = offerNumber(written)
  if (leftToParser.test(written) || (meant === undefined && !/^[-+.]?\d/.test(written))) return undefined
  const words = [
    'This is neither a number nor a text in double quotes.',
    meant === undefined ? `Write "${written}" if it is a text.` : `Write ${meant}, or "${written}" if it is a text.`,
  ] as const
  // A word nobody knows, of which the parser says one thing at this place.
  return { end: end - 1, instead: [[start, 'x'.repeat(end - start)]], problem: { start, end, words } }
}
