import type { DeskIssue } from '../../requests/issue.ts'
import { inWords } from '../fields/in-words.ts'
import { placeWords } from './place-words.ts'

/** A field, or a switch that is on, as the check names it in a file. What there is none of has no other name. */
const path = /`([a-z]\w*(?:\.\w+)*)(?:: true|=\{true\})?`((?:, item \d+(?:, `[\w.]+`)?)*)/
const named = new RegExp(`(?<!There is no (?:field|attribute) )${path.source}`, 'g')

/** `, item 1, \`name\`` as the rest of a path, which counts from nought: `.0.name`. */
const rest = (items: string) =>
  items.replaceAll(/, item (\d+)/g, (_, number: string) => `.${Number(number) - 1}`).replaceAll(/, `([\w.]+)`/g, '.$1')

const said = (text: string) =>
  text
    .replace(/^<([A-Z]\w*)>: /, (_, block: string) => `${inWords(block)}: `)
    .replaceAll(named, (_, field: string, items: string) => `“${placeWords({ field: field + rest(items) })}”`)
    .replaceAll(/\battribute(s?)\b/g, 'field$1')

/** An issue with blocks and fields named as the forms of the desk name them: `cover.alt` → “Cover › What it shows”. */
export function inFormWords(issue: DeskIssue): DeskIssue {
  return { ...issue, message: said(issue.message), ...(issue.hint && { hint: said(issue.hint) }) }
}
