import { type Measure, measuredRun, medianRun } from './measured-run.ts'
import type { ProjectCopy } from './project-copy.ts'
import type { SyntheticContent } from './synthetic-content.ts'

/** The steps an editor or a host waits for, in the order of the table. */
export const steps = {
  checkCold: 'content check, cold',
  checkEdit: 'content check, body edited',
  buildCold: 'build, cold',
  buildBody: 'build, body edited',
  buildTitle: 'build, title edited',
  buildSame: 'build, nothing edited',
  buildClone: 'build, fresh clone with cache',
} as const
export type Step = keyof typeof steps
/** Without added articles there is nothing to edit. */
export type Row = Partial<Record<Step, Measure>>

const needsArticle = new Set<Step>(['checkEdit', 'buildBody', 'buildTitle'])
const check = 'scripts/content.mjs'
const build = 'scripts/build.mjs'

/** Measures every step with the articles there are. Each run is a new process; cold means without its caches. */
export async function measurePipeline(
  copy: ProjectCopy,
  content: SyntheticContent,
  repeat: number,
  say: (step: Step, measure: Measure) => void,
): Promise<Row> {
  const run = (script: string) => () => measuredRun(copy.root, script)
  const cold = (script: string) => async () => {
    await copy.forgetRuns()
    return run(script)()
  }
  const edited = (script: string, part: 'title' | 'body') => async () => {
    await content.edit(part)
    return run(script)()
  }
  const cloned = (script: string) => async () => {
    await copy.forgetMachine()
    return run(script)()
  }
  const plan: [Step, number, () => Promise<Measure>][] = [
    ['checkCold', repeat, cold(check)],
    ['checkEdit', repeat, edited(check, 'body')],
    ['buildCold', content.size() === 0 ? repeat : 1, cold(build)],
    ['buildBody', repeat, edited(build, 'body')],
    ['buildTitle', repeat, edited(build, 'title')],
    ['buildSame', repeat, run(build)],
    ['buildClone', 1, cloned(build)],
  ]
  const row: Row = {}
  for (const [step, times, measure] of plan) {
    if (content.size() === 0 && needsArticle.has(step)) continue
    row[step] = await medianRun(times, measure)
    say(step, row[step])
  }
  return row
}
