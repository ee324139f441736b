import type { Facts } from '../model/facts.ts'
import type { FileResult } from '../model/file-result.ts'
import { hasErrors } from '../model/file-result.ts'
import { fileText } from '../syntax/file-text.ts'

/** Whether a list that has mistakes names something: these are told there, and nothing else is said about the name. */
export function namedInBroken(lists: readonly FileResult[], name: string, facts: Facts): boolean {
  return lists.some((list) => hasErrors(list) && fileText(list, facts).text.includes(JSON.stringify(name)))
}
