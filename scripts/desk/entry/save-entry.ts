import { plainText, rawText } from '../../../src/lib/line-ends.ts'
import { Refusal } from '../http/refusal.ts'
import type { ContentFile } from './content-file.ts'
import { goneMeanwhile, readText, writeText } from './text-file.ts'

/**
 * Writes the text of a file that still is what the text was made from, with the line ends and the byte-order mark the file
 * has. What stands there already needs no writing, so that a save whose answer was lost can be repeated. Returns the
 * version.
 *
 * @param base the version the text was made from; null for a file that must not exist
 * @throws Refusal with what stands there now, when that is another version
 */
export function saveEntry({ path }: ContentFile, text: string, base: string | null): string {
  const now = readText(path)
  const raw = now ? rawText(now.text, text) : text
  if (now?.text === raw) return now.version
  if ((now?.version ?? null) !== base) {
    const sentence = now ? 'The file was changed elsewhere meanwhile.' : goneMeanwhile
    throw new Refusal<'PUT entry'>(409, sentence, {
      text: now && plainText(now.text),
      version: now?.version ?? null,
    })
  }
  return writeText(path, raw).version
}
