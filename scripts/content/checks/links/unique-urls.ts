import type { Check } from '../check.ts'

/** An address leads to one thing only. */
export const uniqueUrls: Check = ({ urls }) =>
  [...urls].flatMap(([url, [first, ...others]]) =>
    others.map(({ file, field }) => ({
      severity: 'error',
      rule: 'duplicate-url',
      file,
      ...(field ? { field } : { line: 1, column: 1 }),
      message: `The address ${url} is already that of ${first?.file}.`,
      hint: field ? 'Remove the redirect, or lead away from another address.' : 'Rename one of the two files.',
    })),
  )
