import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts as they stand in an editor, by file from the project's root: they count before what stands on disk. */
export type OpenTexts = ReadonlyMap<string, Buffer>

/** The bytes of a file as its writer sees them. */
export function bytesOf(root: string, file: string, open?: OpenTexts): Buffer {
  return open?.get(file) ?? readFileSync(join(root, file))
}
