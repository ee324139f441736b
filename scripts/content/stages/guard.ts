import type { Issue } from '../model/issue.ts'

/** Whether a file was not there any more when it was to be read. */
export const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Runs a step of the check. An exception is a mistake in the check: it is told like any other, and the rest goes on. Only
 * that a file is gone is thrown on: then everything is looked at again.
 */
export function guarded<Result>(step: () => Result, otherwise: (message: string, hint: string) => Result): Result {
  try {
    return step()
  } catch (error) {
    return otherwise(...reasonOf(error))
  }
}

/** What is told of an exception, and what to do; that a file is gone is thrown on. */
export function reasonOf(error: unknown): [reason: string, hint: string] {
  if (isGone(error)) throw error
  const [reason = ''] = String(error).split('\n')
  const hint = 'This is a mistake in the check itself: tell the developers. Until then, take back the last change.'
  return [reason.slice(0, 200), hint]
}

/** What to say about a rule that stumbled itself. */
export function ruleFailed(name: string, reason: string, hint: string): Issue {
  const message = `The rule ${name} could not be checked (${reason}).`
  return { severity: 'error', rule: 'check-failed', file: 'content', message, hint }
}

/** What to say about a file the check itself stumbled over. */
export function stumbled(file: string, reason: string, hint: string): Issue {
  const message = `The check stumbled over this file (${reason}).`
  return { severity: 'error', rule: 'check-failed', file, line: 1, column: 1, message, hint }
}
