import type { DeskIssue } from '../../requests/issue.ts'
import { words } from '../../words.ts'
import { inWords } from '../fields/in-words.ts'

type IssuePlace = Pick<DeskIssue, 'block' | 'field' | 'passage' | 'line'>

/**
 * Where an issue is, named as the form names it: `offices.0.name` → `Offices › Item 1 › Name`, in a block `Callout › Title`;
 * elsewhere in the text as its passage begins.
 *
 * @param lines whether whoever reads it sees lines. A place that has no other name is called after its line anyway.
 */
export function placeWords({ block, field, passage, line }: IssuePlace, lines = false): string {
  const name = [...(block ? [inWords(block)] : []), ...(field ? [pathWords(field.split('.'))] : [])].join(' › ')
  const place = name || (passage ? words.passage(passage) : '')
  return [place, line && (lines || !place) ? words.line(line) : ''].filter(Boolean).join(' · ')
}

/** A field by its path, named as the form names it: `['offices', 0, 'name']` → `Offices › Item 1 › Name`. */
export function pathWords(path: readonly (string | number)[]): string {
  return path
    .map(String)
    .map((part) => (/^\d+$/.test(part) ? words.list.item(Number(part) + 1) : inWords(part)))
    .join(' › ')
}
