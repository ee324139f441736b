import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
  readonly #child
  readonly #lines

  /** @param command what is asked by lines of JSON */
  constructor(
    [program, ...args]: readonly [string, ...string[]] = [python, path.join(import.meta.dirname, 'office.py')],
  ) {
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    // Who asks is told that it has ended.
    this.#child.stdin.on('error', () => undefined)
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
  }

  async ask(job: OfficeJob): Promise<OfficePassage[]> {
    this.#child.stdin.write(`${JSON.stringify(job)}\n`)
    const { value, done } = await this.#lines.next()
    if (done) throw new Error('LibreOffice has ended')
    const answer = JSON.parse(value)
    if ('error' in answer) throw new Error(`${job.file}: ${answer.error}`)
    return answer
  }

  async close(): Promise<void> {
    this.#child.stdin.end()
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit')
  }
}
