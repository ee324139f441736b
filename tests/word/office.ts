import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** Words of one look as LibreOffice shows them, or the passages of a note. */
export type OfficeWords =
  | { note: OfficeWords[][] }
  | { text: string; bold: boolean; italic: boolean; struck: boolean; raised: boolean; link: string }

export type OfficePassage =
  | { style: string; label: string; list: string; level: number; left: number; words: OfficeWords[] }
  | { table: { cell: string; passages: OfficePassage[] }[]; heads: number }

/** What is done to a document when it is open. */
export interface OfficeJob {
  file: string
  act: 'accept' | 'reject' | 'some' | 'nothing'
  /** When those were made that are accepted while the others are rejected: `09:30`. */
  accepted?: readonly string[]
  /** Where it is saved then. */
  save?: string
}

const python = '/usr/bin/python3'

/** Whether this machine has what opens documents. */
export const hasOffice = () =>
  existsSync('/usr/bin/soffice') && existsSync(python) && existsSync('/usr/lib/python3/dist-packages/uno.py')

/** One LibreOffice for many documents: to start it takes seconds. */
export class Office {
  readonly #child = spawn(python, [path.join(import.meta.dirname, 'office.py')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  readonly #lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()

  async ask(job: OfficeJob): Promise<OfficePassage[]> {
    this.#child.stdin.write(`${JSON.stringify(job)}\n`)
    const { value, done } = await this.#lines.next()
    if (done) throw new Error('LibreOffice has ended')
    const answer = JSON.parse(value)
    if ('error' in answer) throw new Error(`${job.file}: ${answer.error}`)
    return answer
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.stdin.end()
    await ended
  }
}
