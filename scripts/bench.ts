import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { measureLanguageServer } from './measure/bench/language-server.ts'
import { type Measure, measuredRun } from './measure/bench/measured-run.ts'
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

/** Measures what somebody waits for who writes in an editor of their own. */
async function benchEditors(copy: ProjectCopy, { sizes }: BenchOptions): Promise<void> {
  const content = syntheticContent(copy.root)
  for (const size of sizes) {
    await content.grow(size)
    // As on every day but the first: the check has run, and the server has been started.
    await measuredRun(copy.root, 'scripts/content.mjs')
    await measureLanguageServer(copy.root)
    const { ready, completion, megabytes = 0 } = await measureLanguageServer(copy.root)
    console.log(
      `${size.toLocaleString('en-US')} articles: an editor is ready after ${(ready / 1000).toFixed(2)} s (2), ` +
        `95 of 100 completions take ${completion.toFixed(0)} ms at most (50), ${megabytes.toFixed(0)} MB (300)`,
    )
  }
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
  else if (options.editors) await benchEditors(copy, options)
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
