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

type Command = readonly [string, ...string[]]

function start([program, ...args]: Command) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  // Who asks is told that it has ended.
  child.stdin.on('error', () => undefined)
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

/** One LibreOffice for many documents: to start it takes seconds. */
export class Office {
  #running

  /** @param command what is asked by lines of JSON */
  constructor(private readonly command: Command = [python, path.join(import.meta.dirname, 'office.py')]) {
    this.#running = start(command)
  }

  /**
   * @throws what LibreOffice says, and that it has ended: twice over the same document, since on a busy machine it may end by
   *   itself between one and the next (LibreOffice 7.4, once in some two hundred documents of one run out of ten)
   */
  async ask(job: OfficeJob): Promise<OfficePassage[]> {
    let line = await this.#answer(job)
    if (line === undefined) {
      this.#running = start(this.command)
      line = await this.#answer(job)
    }
    if (line === undefined) throw new Error(`${job.file}: LibreOffice has ended`)
    const answer = JSON.parse(line)
    if ('error' in answer) throw new Error(`${job.file}: ${answer.error}`)
    return answer
  }

  /** The line it answers; undefined where it has ended. */
  async #answer(job: OfficeJob): Promise<string | undefined> {
    this.#running.child.stdin.write(`${JSON.stringify(job)}\n`)
    return (await this.#running.lines.next()).value
  }

  async close(): Promise<void> {
    const { child } = this.#running
    child.stdin.end()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}
