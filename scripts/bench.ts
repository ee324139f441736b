import { appendFileSync } from 'node:fs'
import path from 'node:path'
import type { Measure } from './measure/bench/measured-run.ts'
import { type BenchOptions, readOptions } from './measure/bench/options.ts'
import { measurePictures } from './measure/bench/pictures.ts'
import { measurePipeline, type Step } from './measure/bench/pipeline.ts'
import { measurePreview } from './measure/bench/preview.ts'
import { copyProject, type ProjectCopy } from './measure/bench/project-copy.ts'
import { previewLine, type Results, summary, tableHead, tableLine } from './measure/bench/report.ts'
import { syntheticContent } from './measure/bench/synthetic-content.ts'

/** Measures the pipeline and the live preview with more and more articles. */
async function bench(copy: ProjectCopy, { sizes, repeat, dev }: BenchOptions): Promise<Results> {
  const content = syntheticContent(copy.root)
  const results: Results = { rows: new Map(), previews: new Map() }
  for (const size of [0, ...sizes]) {
    await content.grow(size)
    console.log(tableHead(size))
    const say = (step: Step, measure: Measure) => console.log(tableLine(step, measure))
    results.rows.set(size, await measurePipeline(copy, content, repeat, say))
    if (!dev || size === 0) continue
    const preview = await measurePreview(copy.root, content)
    results.previews.set(size, preview)
    console.log(previewLine(preview))
  }
  return results
}

const options = readOptions(process.argv.slice(2))
const project = path.resolve(import.meta.dirname, '..')
/** What was measured before, one run a line. Logs are not committed. */
const history = path.join(project, 'bench-history.log')
const copy = await copyProject(project)
const stop = () => void copy.remove().finally(() => process.exit(130))
process.once('SIGINT', stop).once('SIGTERM', stop)
try {
  if (options.pictures) await measurePictures(copy, options.repeat)
  else {
    const results = await bench(copy, options)
    const [rows, previews] = [results.rows, results.previews].map((each) => Object.fromEntries(each))
    const run = { date: new Date().toISOString(), rows, previews }
    appendFileSync(history, `${JSON.stringify(run)}\n`)
    console.log(`\n${summary(results)}`)
  }
} finally {
  await copy.remove()
}
