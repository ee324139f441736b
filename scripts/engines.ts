import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { availableEngines } from './engines/available-engines.ts'
import { startLocalSite } from './engines/local-site.ts'
import { type Outcome, runJourneys } from './engines/run-journeys.ts'

/**
 * Goes through what matters in Chromium, Firefox and WebKit, on the built site.
 *
 *     npm run engines             every engine this machine has
 *     npm run engines -- webkit   one of them
 */
const results = path.resolve(import.meta.dirname, '../test-results')

const { positionals: wanted } = parseArgs({ allowPositionals: true })
const engines = (await availableEngines()).filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()),
)
const missing = engines.filter(({ start }) => !start).map(({ name }) => name)

const outcomes: Outcome[] = []
function report(outcome: Outcome) {
  outcomes.push(outcome)
  const { engine, journey, seconds, fault } = outcome
  console.log(`${fault ? '✗' : '✓'} ${engine}: ${journey} (${seconds.toFixed(1)} s)`)
  if (fault) console.log(fault.replace(/^/gm, '    '))
}

const site = await startLocalSite()
try {
  await Promise.all(engines.map((engine) => runJourneys(engine, site.url, report)))
} finally {
  await site.close()
}

const failed = outcomes.filter(({ fault }) => fault).length
const passed = outcomes.length - failed
await mkdir(results, { recursive: true })
await writeFile(path.join(results, 'engines.json'), `${JSON.stringify({ passed, failed, missing }, null, 2)}\n`)
console.log(`\n${passed} passed, ${failed} failed${missing.length > 0 ? `, missing: ${missing.join(', ')}` : ''}`)
process.exitCode = failed > 0 ? 1 : 0
