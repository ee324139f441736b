import { type Measure, measuredRun, medianRun } from './measured-run.ts'
import type { ProjectCopy } from './project-copy.ts'
import { addBriefings, addPhotographs } from './synthetic-pictures.ts'

/** How many photographs of 12 megapixels are added. */
const count = 100

const build = 'scripts/build.mjs'
const line = (name: string, { seconds, cpuSeconds, megabytes }: Measure) =>
  `  ${name.padEnd(36)}${seconds.toFixed(2).padStart(8)} s${cpuSeconds.toFixed(2).padStart(9)} s CPU${megabytes.toFixed(0).padStart(7)} MB`

/**
 * Measures what pictures cost a build: with 100 briefings, then with a photograph of 12 megapixels in each. Aims on two
 * processors: 90 s and 700 MB when all are made, 0.3 s more than without them when nothing has changed.
 */
export async function measurePictures({ root, forgetRuns }: ProjectCopy, repeat: number): Promise<void> {
  const run = () => measuredRun(root, build)
  const say = (name: string, measure: Measure) => {
    console.log(line(name, measure))
    return measure.seconds
  }
  await addBriefings(root, count, false)
  await forgetRuns()
  const bare = say('without pictures, cold', await run())
  const bareSame = say('without pictures, nothing edited', await medianRun(repeat, run))
  await addPhotographs(root, count)
  await addBriefings(root, count, true)
  await forgetRuns()
  const cold = say(`${count} photographs, cold`, await run())
  const same = say(`${count} photographs, nothing edited`, await medianRun(repeat, run))
  console.log(
    `  The pictures took ${(cold - bare).toFixed(1)} s when made and ${(same - bareSame).toFixed(2)} s when nothing had changed.`,
  )
}
