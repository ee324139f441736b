import { type Stats, statSync } from 'node:fs'

/** What a name leads to: nothing where that is not there, or goes round in a circle. */
export function ledTo(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP') return undefined
    throw error
  }
}
