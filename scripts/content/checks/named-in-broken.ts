import type { FileResult } from '../stages/file-result.ts'
import type { Facts } from './facts.ts'
import { fileText } from './file-text.ts'
import { hasErrors } from './has-errors.ts'

/** Whether a list that has mistakes names something: these are told there, and nothing else is said about the name. */
export function namedInBroken(lists: readonly FileResult[], name: string, facts: Facts): boolean {
  return lists.some((list) => hasErrors(list) && fileText(list, facts).text.includes(JSON.stringify(name)))
}
