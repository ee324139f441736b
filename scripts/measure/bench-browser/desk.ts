import path from 'node:path'
import type { Browser, BrowserContext } from 'playwright'
import { type DeskFigures, deskWindow, measureDesk, slow } from './desk-figures.ts'
import { type DeskProject, deskProject } from './desk-project.ts'
import { goals } from './goals.ts'
import { median } from './median.ts'

/** How a desk is measured. */
export interface DeskOptions {
  /** The folders of other projects, which are measured in turn with ours. No goal is theirs. */
  beside: readonly string[]
  /** So many briefings are added to the content: once for each number. */
  briefings: readonly number[]
  /** So many starts after the first. */
  runs: number
  /** For so long somebody writes in the last start, before its memory is read. */
  minutes: number
}

/** One figure of ours and of every other project. */
export interface DeskRow {
  name: string
  figures: number[]
  /** At most so much; undefined without another project where the goal is a share of it. */
  goal: number | undefined
}

interface Measured {
  project: DeskProject
  window: BrowserContext
  /** The first one as after an installation. */
  starts: DeskFigures[]
}

/** What is shown of all starts of one desk, and its goal. */
type Line = [name: string, value: (starts: DeskFigures[]) => number, goal: { most: number } | { share: number }]
type Timed = Exclude<keyof DeskFigures, 'megabytes'>

const project = path.resolve(import.meta.dirname, '../../..')

/** Measures the desk in copies of the project, with each number of briefings; milliseconds, and megabytes. */
export async function* deskRows(
  browser: Browser,
  { beside, briefings, runs, minutes }: DeskOptions,
): AsyncGenerator<{ briefings: number; rows: DeskRow[] }> {
  for (const more of briefings) {
    const all: Measured[] = []
    try {
      for (const folder of [project, ...beside])
        all.push({ project: await deskProject(folder, more), window: await deskWindow(browser), starts: [] })
      for (let run = 0; run <= runs; run += 1)
        for (const { project, window, starts } of all)
          starts.push(await measureDesk(window, project, run === runs ? minutes : 0))
      yield { briefings: more, rows: rowsOf(all, more, minutes) }
    } finally {
      for (const { project, window } of all) {
        await window.close()
        await project.remove()
      }
    }
  }
}

const first = (figure: Timed) => (starts: DeskFigures[]) => starts[0]?.[figure] ?? Number.NaN
const later = (figure: Timed) => (starts: DeskFigures[]) => median(starts.slice(1).map((start) => start[figure]))
/** Only in the last start somebody wrote for so long. */
const after = (minute: number) => (starts: DeskFigures[]) =>
  starts.at(-1)?.megabytes.at(Math.max(0, minute - 1)) ?? Number.NaN

function rowsOf(all: readonly Measured[], briefings: number, minutes: number): DeskRow[] {
  const { desk } = goals
  const half = Math.ceil(minutes / 2)
  const lines: Line[] = [
    ['command to list, after an installation', first('list'), desk.list],
    ['command to list', later('list'), desk.list],
    ['press to text, after an installation', first('firstText'), desk.firstText],
    ['press to text, first entry after a start', later('firstText'), desk.firstText],
    ['press to text, a later entry', later('laterText'), desk.laterText],
    ['press to page, after an installation', first('firstPage'), desk.firstPage],
    ['press to page, first entry after a start', later('firstPage'), desk.firstPage],
    ['press to page, a later entry', later('laterPage'), desk.laterPage],
    ['key to page', later('keyToPage'), briefings > 1000 ? desk.keyToPageOfMany : desk.keyToPage],
    ['key to the problem beside its field', later('keyToProblem'), desk.keyToProblem],
    [`longest task of the browser, ${slow} times slower`, later('longestTask'), desk.longestTask],
    // The same twice: it grows no more.
    [`megabytes after ${half} of ${minutes} minutes of writing`, after(half), desk.megabytes],
    [`megabytes after ${minutes} minutes of writing`, after(minutes), desk.megabytes],
  ]
  return lines.map(([name, value, goal]) => {
    const figures = all.map(({ starts }) => value(starts))
    const beside = figures[1]
    return { name, figures, goal: 'most' in goal ? goal.most : beside && goal.share * beside }
  })
}
