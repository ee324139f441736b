import type { DeskIssue } from '../../api.ts'
import { words } from '../../words.ts'
import { inWords } from '../fields/in-words.ts'

/** Where an issue is, named as the form names it: `offices.0.name` → `Offices › Item 1 › Name`; otherwise its line. */
export function placeWords({ field, line }: Pick<DeskIssue, 'field' | 'line'>): string {
  if (!field) return line ? words.line(line) : ''
  const parts = field.split('.').map((part) => (/^\d+$/.test(part) ? words.list.item(Number(part) + 1) : inWords(part)))
  return parts.join(' › ')
}
