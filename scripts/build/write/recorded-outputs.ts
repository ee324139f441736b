import { readSealed, writeSealed } from '../../cache/sealed-file.ts'
import { openTaskPool } from '../../tools/task-pool.ts'
import type { RecordedContent } from '../render/recorded-content.ts'
import type { Output } from './output.ts'

/** Files that are made of the content as a whole, as feeds and the index of the search are. */
export interface RecordedOutputs {
  /**
   * Writes files, by the name they have in the folder that is served. Those of an earlier build stay where they are when
   * all that was asked of the content for them has the same answers.
   *
   * @param also what they are made of beside the content
   */
  write(name: string, make: () => Record<string, string>, also?: string): Promise<void>
  save(): void
}

/** What is known of files that were made together. */
interface Made {
  also: string
  answers: [read: string, key: string][]
  files: [file: string, key: string][]
}

/** How many files are compressed at once: each takes megabytes until it is done. */
const atOnce = 8

/** Opens what is known of such files. Notes of another version, that is of other code, are as good as none. */
export function openRecordedOutputs(
  file: string,
  version: string,
  content: RecordedContent,
  output: Output,
): RecordedOutputs {
  const before = readSealed<Record<string, Made>>(file, version) ?? {}
  const after: Record<string, Made> = {}
  const isSame = ({ answers, files }: Made) =>
    answers.every(([read, key]) => content.answer(read) === key) &&
    files.every(([name, key]) => output.keep([name], key))
  return {
    async write(name, make, also = '') {
      const known = before[name]
      if (known?.also === also && isSame(known)) {
        after[name] = known
        return
      }
      const { result, reads } = content.record(make)
      const made: Made = { also, answers: reads.map((read) => [read, content.answer(read)]), files: [] }
      const pool = openTaskPool(atOnce)
      for (const [served, text] of Object.entries(result))
        await pool.add(async () => void made.files.push([served, await output.write(served, text)]))
      await pool.done()
      after[name] = made
    },
    save: () => writeSealed(file, version, after),
  }
}
