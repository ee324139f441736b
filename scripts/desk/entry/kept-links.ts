import { rmSync } from 'node:fs'
import path from 'node:path'
import { mergeEdits } from '../../../src/desk/text/model/stretches.ts'
import { applyEdits } from '../../../src/desk/text/model/text-edit.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { readText } from './text-file.ts'

/** A text before and after its links were led elsewhere. */
interface Led {
  before: string
  after: string
}

/** What was done to the links to an entry that was deleted, by file. */
export class KeptLinks {
  private readonly place: string

  /** @param kept where the text of the entry is kept */
  constructor(kept: string) {
    this.place = `${kept}.links.json`
  }

  /** Keeps the texts as they stand in a folder, and as they will. */
  keep(root: string, after: ReadonlyMap<string, string>): void {
    const led = [...after].map(([file, text]) => [file, { before: textIn(root, file), after: text }])
    if (led.length > 0) writeAtomically(this.place, JSON.stringify(Object.fromEntries(led)))
    else this.forget()
  }

  /**
   * The texts with the links they had. What was written in them since stays.
   *
   * @param read gives what stands in a file now
   * @returns with the files in which the same passages were written anew: they stay as they are
   */
  back(read: (file: string) => string): { texts: Map<string, string>; left: string[] } {
    const led = Object.entries(JSON.parse(readText(this.place)?.text ?? '{}') as Record<string, Led>)
    const texts = new Map<string, string>()
    const left: string[] = []
    for (const [file, { before, after }] of led) {
      const now = read(file)
      const edits = mergeEdits(now, before, after)
      if (edits) texts.set(file, applyEdits(now, edits))
      else left.push(file)
    }
    return { texts, left }
  }

  forget(): void {
    rmSync(this.place, { force: true })
  }
}

const textIn = (root: string, file: string) => readText(path.join(root, file))?.text ?? ''
