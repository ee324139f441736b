import type { DeskIssue } from '../../api.ts'
import { inWords } from '../fields/in-words.ts'
import { placeWords } from './place-words.ts'

/** A field, or a switch that is on, as the check names it in a file. What there is none of has no other name. */
const named = /(?<!There is no (?:field|attribute) )`([a-z]\w*(?:\.\w+)*)(?:: true|=\{true\})?`/g

const said = (text: string) =>
  text
    .replace(/^<([A-Z]\w*)>: /, (_, block: string) => `${inWords(block)}: `)
    .replaceAll(named, (_, field: string) => `“${placeWords({ field })}”`)
    .replaceAll(/\battribute(s?)\b/g, 'field$1')

/** An issue with blocks and fields named as the forms of the desk name them: `cover.alt` → “Cover › What it shows”. */
export function inFormWords(issue: DeskIssue): DeskIssue {
  return { ...issue, message: said(issue.message), ...(issue.hint && { hint: said(issue.hint) }) }
}
