import path from 'node:path'
import type { TextEdit } from '../../../src/desk/text/model/text-edit.ts'
import { editAsRead } from '../../../src/desk/text/model/text-edit.ts'
import { readText } from '../entry/text-file.ts'

/** The texts of files after edits of each, by file; without those in which nothing is edited. */
export function rewritten(
  root: string,
  files: Iterable<string>,
  edit: (file: string, text: string) => TextEdit[],
): Map<string, string> {
  return new Map(
    [...files].flatMap((file): [string, string][] => {
      const before = readText(path.join(root, file))?.text ?? ''
      const after = editAsRead(before, (text) => edit(file, text))
      return after === before ? [] : [[file, after]]
    }),
  )
}
