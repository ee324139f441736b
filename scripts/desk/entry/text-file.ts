import { isUtf8 } from 'node:buffer'
import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { cacheKey } from '../../cache/cache-key.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { asDiskRefusal } from '../http/as-refusal.ts'
import { Refusal } from '../http/refusal.ts'

/** What stands in a file. */
export interface FileText {
  text: string
  /** The hash of the text. */
  version: string
}

/** Why nothing is done with a file that is known and not there. */
export const goneMeanwhile = 'The file was deleted meanwhile.'

export const versionOf = (text: string) => cacheKey(text)

/**
 * What stands in a file, byte by byte; null when there is none.
 *
 * @throws Refusal when it is no text
 */
export function readText(path: string): FileText | null {
  try {
    const bytes = readFileSync(path)
    if (!isUtf8(bytes))
      throw new Refusal(422, 'The file is not saved as UTF-8 text, so the desk cannot show it unharmed.')
    const text = bytes.toString('utf8')
    return { text, version: versionOf(text) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw asDiskRefusal(error)
  }
}

/**
 * What stands in a file that is known, for whoever is about to move or copy it.
 *
 * @throws Refusal when it has gone meanwhile: nothing in its place would be an empty text
 */
export function textThere(path: string): string {
  const now = readText(path)
  if (!now) throw new Refusal(409, goneMeanwhile)
  return now.text
}

/**
 * Puts a text in place of what stands in a file, in one step.
 *
 * @throws Refusal when the disk does not take it; the file is what it was
 */
export function writeText(path: string, text: string): FileText {
  // A character cut in half would come back as another one.
  if (/\p{Surrogate}/u.test(text)) throw new Refusal(400, 'The text ends in the middle of a character.')
  try {
    const before = statSync(path, { throwIfNoEntry: false })
    // Renaming does not ask whether the file itself may be written.
    if (before) accessSync(path, constants.W_OK)
    writeAtomically(path, text, before && before.mode & 0o777)
    return { text, version: versionOf(text) }
  } catch (error) {
    throw asDiskRefusal(error)
  }
}

/** The version of what stands in a file; null when there is none, or no text. */
export function fileVersion(path: string): string | null {
  try {
    return readText(path)?.version ?? null
  } catch {
    return null
  }
}
