import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { commandOptions, refuseUnknown } from '../../scripts/tools/command-options.mjs'
import { startEndpointSite } from '../support/endpoint-site.ts'
import { availableEngines, olderEngines } from './available-engines.ts'
import { checkHtml, htmlChecker } from './check-html.ts'
import { journeys, sendingJourneys } from './journeys.ts'
import { collectIn, startLocalSite } from './local-site.ts'
import { runDesk } from './run-desk.ts'
import { type Outcome, runJourneys } from './run-journeys.ts'

/**
 * Goes through what matters in Chromium, Firefox and WebKit, on the built site and in the desk, on the site in the oldest
 * Chromium that gets everything too, and reads its HTML.
 *
 *     npm run engines             everything this machine can do
 *     npm run engines -- webkit   one of chromium, firefox, webkit, older and html
 */
const root = path.resolve(import.meta.dirname, '../..')
const { positionals } = commandOptions({ allowPositionals: true })
refuseUnknown(positionals, ['chromium', 'firefox', 'webkit', 'older', 'html'])
const wanted = (name: string) => positionals.length === 0 || positionals.includes(name)

const outcomes: Outcome[] = []
function report(outcome: Outcome) {
  outcomes.push(outcome)
  const { engine, journey, seconds, fault } = outcome
  console.log(`${fault ? '✗' : '✓'} ${engine}: ${journey} (${seconds.toFixed(1)} s)`)
  if (fault) console.log(fault.replace(/^/gm, '    '))
}

const engines = (await availableEngines()).filter(({ name }) => wanted(name.toLowerCase()))
const older = wanted('older') ? await olderEngines() : []
const endpoint = await startEndpointSite(5000)
const [site, sending] = [await startLocalSite(), await collectIn(endpoint.url)]
const sites = [
  { url: site.url, journeys },
  { url: sending.url, journeys: sendingJourneys(endpoint) },
]
try {
  await Promise.all([...engines, ...older].map((engine) => runJourneys(engine, sites, report)))
} finally {
  await Promise.all([site, sending, endpoint].map(({ close }) => close()))
}
if (engines.some(({ start }) => start)) await runDesk(engines, report)

/** Reads every page with the HTML checker. False where it is left out: without Java, or without a network to fetch it. */
async function readHtml(): Promise<boolean> {
  const started = Date.now()
  const tell = (fault: string) =>
    report({
      engine: 'HTML checker',
      journey: 'every page',
      seconds: (Date.now() - started) / 1000,
      ...(fault && { fault }),
    })
  try {
    const checker = await htmlChecker()
    if (checker) tell((await checkHtml(checker, path.join(root, 'dist'))).join('\n'))
    return Boolean(checker)
  } catch (error) {
    const { message } = error as Error
    if (process.env.CI === 'true') tell(message)
    else console.log(message)
    return false
  }
}

const missing = [...engines, ...older].filter(({ start }) => !start).map(({ name }) => name)
if (wanted('html') && !(await readHtml())) missing.push('HTML checker')
const failures = outcomes.flatMap(({ engine, journey, fault }) => (fault ? [`${engine}: ${journey}\n${fault}`] : []))
const failed = failures.length
const passed = outcomes.length - failed
await mkdir(path.join(root, 'test-results'), { recursive: true })
await writeFile(
  path.join(root, 'test-results/engines.json'),
  `${JSON.stringify({ passed, failed, failures, missing })}\n`,
)
console.log(`\n${passed} passed, ${failed} failed`)
if (missing.length > 0)
  console.log(
    `Left out: ${missing.join(', ')}. Debian: apt-get install firefox-esr webkit2gtk-driver xvfb default-jre-headless; ` +
      'elsewhere: npx playwright install firefox webkit, and Java for the HTML checker.',
  )
process.exitCode = failed > 0 ? 1 : 0
