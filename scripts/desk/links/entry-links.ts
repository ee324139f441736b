import type { EntryLinks } from '../../../src/desk/requests/entry.ts'
import { recordedTexts } from '../../content/legal/recorded-texts.ts'
import type { FileResult } from '../../content/model/file-result.ts'
import type { DeskContext } from '../context.ts'
import { incomingOf } from './incoming.ts'

/** The other files that lead to an entry, by what can be done about it. */
export function entryLinks({ root, check }: Pick<DeskContext, 'root' | 'check'>, result: FileResult): EntryLinks {
  const { linkingFiles, namingFiles } = incomingOf(root, check.last(), result)
  const isRecorded = recordedTexts(check.last())
  return {
    linking: linkingFiles.filter((file) => !isRecorded.has(file)),
    naming: namingFiles,
    recorded: linkingFiles.filter((file) => isRecorded.has(file)),
  }
}
