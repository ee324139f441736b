import type { DeskIssue } from '../../requests/issue.ts'
import { inWords } from '../fields/in-words.ts'
import { placeWords } from './place-words.ts'

/** A field, or a switch that is on, as the check names it in a file. */
const named = /`([a-z]\w*(?:\.\w+)*)(?:: true|=\{true\})?`((?:, item \d+(?:, `[\w.]+`)?)*)/g

/** `, item 1, \`name\`` as the rest of a path, which counts from nought: `.0.name`. */
const rest = (items: string) =>
  items.replaceAll(/, item (\d+)/g, (_, number: string) => `.${Number(number) - 1}`).replaceAll(/, `([\w.]+)`/g, '.$1')

/** @param unknown what there is none of: it has no other name */
const said = (text: string, unknown: string | undefined) =>
  text
    .replace(/^<([A-Z]\w*)>: /, (_, block: string) => `${inWords(block)}: `)
    .replaceAll(named, (whole, field: string, items: string) =>
      field === unknown ? whole : `“${placeWords({ field: field + rest(items) })}”`,
    )
    .replaceAll(/\battribute(s?)\b/g, 'field$1')

/** An issue with blocks and fields named as the forms of the desk name them: `cover.alt` → “Cover › What it shows”. */
export function inFormWords(issue: DeskIssue): DeskIssue {
  const unknown = issue.problem === 'unknown-name' ? issue.field?.split('.').at(-1) : undefined
  const { message, hint } = issue
  return { ...issue, message: said(message, unknown), ...(hint && { hint: said(hint, unknown) }) }
}
