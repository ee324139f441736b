import type { FileResult } from '../stages/file-result.ts'

/** Whether a file has errors of its own: what it contains is then not known in full. */
export function hasErrors({ issues }: FileResult): boolean {
  return issues.some(({ severity }) => severity === 'error')
}
