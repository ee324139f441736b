import { appendFileSync } from 'node:fs'
import path from 'node:path'
import type { Measure } from './tools/bench/measured-run.ts'
import { type BenchOptions, readOptions } from './tools/bench/options.ts'
import { measurePictures } from './tools/bench/pictures.ts'
import { measurePipeline, type Step } from './tools/bench/pipeline.ts'
import { previewLatency } from './tools/bench/preview-latency.ts'
import { copyProject, type ProjectCopy } from './tools/bench/project-copy.ts'
import { type Results, summary, tableHead, tableLine } from './tools/bench/report.ts'
import { syntheticContent } from './tools/bench/synthetic-content.ts'

/** How many articles the live preview is measured with. */
const previewSize = 1000

/** Measures the pipeline with more and more articles, and the live preview on the way. */
async function bench(copy: ProjectCopy, { sizes, repeat, dev }: BenchOptions): Promise<Results> {
  const content = syntheticContent(copy.root)
  const results: Results = { rows: new Map() }
  const measurePreview = async () => {
    if (!dev || results.preview) return
    await content.grow(previewSize)
    results.preview = await previewLatency(copy.root, content)
  }
  for (const size of [0, ...sizes]) {
    if (size > previewSize) await measurePreview()
    await content.grow(size)
    console.log(tableHead(size))
    const say = (step: Step, measure: Measure) => console.log(tableLine(step, measure))
    results.rows.set(size, await measurePipeline(copy, content, repeat, say))
  }
  await measurePreview()
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
    const run = { date: new Date().toISOString(), ...results, rows: Object.fromEntries(results.rows) }
    appendFileSync(history, `${JSON.stringify(run)}\n`)
    console.log(`\n${summary(results)}`)
  }
} finally {
  await copy.remove()
}
