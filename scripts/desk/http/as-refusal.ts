import type { DeskIssue } from '../../../src/desk/requests/issue.ts'
import { UsageError } from '../../tools/usage-error.ts'
import { GitError } from '../repository/run-git.ts'
import { Refusal } from './refusal.ts'

const sentences: Record<string, [status: number, message: string]> = {
  ENOSPC: [
    507,
    'The disk is full, so nothing was written. What you wrote is kept in this window: make room, then go on.',
  ],
  EACCES: [403, 'The file may not be written on this computer. What you wrote is kept in this window.'],
  ENOENT: [404, 'There is no such file.'],
}
const alike: Record<string, string> = { EDQUOT: 'ENOSPC', EFBIG: 'ENOSPC', EPERM: 'EACCES', EROFS: 'EACCES' }

/** An error of the disk in a sentence; anything else stays what it is. */
export function asDiskRefusal(error: unknown): unknown {
  const isFull = error instanceof GitError && error.isFull
  const { code = '' } = isFull ? { code: 'ENOSPC' } : (error as NodeJS.ErrnoException)
  const said = sentences[alike[code] ?? code]
  return said ? new Refusal(...said) : error
}

/** Any error as a sentence that says nothing of the machine. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof UsageError) {
    const { sentence, issues, field } = error
    return new Refusal(409, sentence.replace(/:$/, '.'), {
      ...(field && { field }),
      ...(issues.length > 0 && { issues: issues as DeskIssue[] }),
    })
  }
  const known = asDiskRefusal(error)
  return known instanceof Refusal
    ? known
    : new Refusal(500, 'The desk could not do this. The window in which it was started says why.')
}
