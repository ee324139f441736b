import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { commandOptions, refuseUnknown } from '../../scripts/tools/command-options.mjs'
import { recordLooks, refuseUncommitted } from '../support/accessibility-reporter.ts'
import { startEndpointSite } from '../support/endpoint-site.ts'
import { hasPdfPrograms, redlinePdfFaults } from '../word/check-redline-pdfs.ts'
import { historyPairs, randomPairs, redlineFaults } from '../word/check-redlines.ts'
import { knownPairs } from '../word/known-pairs.ts'
import { hasOffice } from '../word/office.ts'
import { hasPandoc } from '../word/pandoc.ts'
import { availableEngines, type Engine, olderEngines, onPath } from './available-engines.ts'
import { barrierChecker, checkBarriers } from './check-barriers.ts'
import { checkHtml, htmlChecker } from './check-html.ts'
import { hearBlocks } from './heard/hear-blocks.ts'
import { hearJourneys } from './heard/hear-journeys.ts'
import { hearPages } from './heard/hear-pages.ts'
import { heardJourneys } from './heard/heard-journeys.ts'
import { everyPage, samplePages } from './heard/heard-pages.ts'
import { hearingBrowsers } from './heard/hearing-browsers.ts'
import { journeys, sendingJourneys } from './journeys.ts'
import { collectIn, startLocalSite } from './local-site.ts'
import { readPages } from './read-pages.ts'
import { readers } from './readers.ts'
import { runDesk } from './run-desk.ts'
import { gatherOutcomes, runJourneys } from './run-journeys.ts'
import { runTeam } from './run-team.ts'

/**
 * Goes through what matters in Chromium, Firefox and WebKit, on the built site and in the desk, on the site in the oldest
 * Chromium that gets everything too; compares the words where there is no more (`text`: lynx, w3m, QtWebEngine); checks pages
 * with IBM’s accessibility checker (`barriers`), comparisons as documents of Word and PDF files (`word`), and the HTML; has
 * Orca read pages in every state, and goes through what is done by keys (`heard`).
 *
 *     npm run engines             everything this machine can do
 *     npm run engines -- --sample  as `npm test` does, with three pages in place of all that Orca reads in an hour, without the team
 *     npm run engines -- barriers --record   with what it looked at kept for the accessibility statement
 *     npm run engines -- webkit   one of chromium, firefox, webkit, older, text, barriers, heard, word and html
 */
const root = path.resolve(import.meta.dirname, '../..')
const { positionals, values } = commandOptions({
  allowPositionals: true,
  options: { record: { type: 'boolean' }, sample: { type: 'boolean' } },
})
refuseUnknown(positionals, ['chromium', 'firefox', 'webkit', 'older', 'text', 'barriers', 'heard', 'word', 'html'])
if (values.record) refuseUncommitted()
const wanted = (name: string) => positionals.length === 0 || positionals.includes(name)

const { outcomes, report, whole } = gatherOutcomes()

/**
 * Runs a checker that is fetched once. False where it is left out: without what it runs in, or without a network to fetch
 * it.
 */
async function check(
  engine: string,
  journey: string,
  fetched: () => Promise<string | undefined>,
  faultsOf: (checker: string) => Promise<string[]>,
): Promise<boolean> {
  const started = Date.now()
  const tell = (fault: string) =>
    report({ engine, journey, seconds: (Date.now() - started) / 1000, ...(fault && { fault }) })
  let checker: string | undefined
  try {
    checker = await fetched()
  } catch (error) {
    const { message } = error as Error
    if (process.env.CI === 'true') tell(message)
    else console.log(message)
  }
  if (checker === undefined) return false
  const faults = await faultsOf(checker).catch(({ message }: Error) => [message])
  tell(faults.join('\n'))
  return true
}

const available = await availableEngines()
const engines = available.filter(({ name }) => wanted(name.toLowerCase()))
const older = wanted('older') ? await olderEngines() : []
const texts = wanted('text') ? readers() : []
const listened = wanted('heard') ? hearingBrowsers() : []
const missing = [...engines, ...older, ...texts].flatMap((one) => ('start' in one || 'read' in one ? [] : one.name))
missing.push(...listened.flatMap(({ name, start }) => (start ? [] : `Orca in ${name}`)))
if (!onPath('pdftotext')) missing.push('the words of a PDF')
const endpoint = await startEndpointSite(5000)
const [site, sending] = [await startLocalSite(), await collectIn(endpoint.url)]
const sites = [
  { url: site.url, journeys },
  { url: sending.url, journeys: sendingJourneys(endpoint) },
]
try {
  await Promise.all(
    [...engines, ...older].map((engine) => whole(engine.name, () => runJourneys(engine, sites, report))),
  )
  const { start } = available[0] as Engine
  const [, checked] = await Promise.all([
    whole('The readers', () => readPages(texts, site.url, report)),
    wanted('barriers') &&
      start &&
      check('IBM’s checker', 'every kind of page', barrierChecker, (checker) =>
        checkBarriers(checker, start, site.url, values.record ? recordLooks : undefined),
      ),
  ])
  for (const browser of listened)
    await whole(`Orca in ${browser.name}`, async () => {
      await hearPages(browser, values.sample ? samplePages : everyPage(), site.url, report)
      if (values.sample) return
      await hearJourneys(browser, heardJourneys, site.url, report)
      if (browser.name === 'Firefox') await hearBlocks(browser, report, false)
    })
  if (wanted('barriers') && !checked) missing.push('IBM’s checker')
} finally {
  await Promise.all([site, sending, endpoint].map(({ close }) => close()))
}
if (engines.some(({ start }) => start)) await whole('The desk', () => runDesk(engines, report))
if (!values.sample && engines.some(({ start }) => start))
  await whole('The desk of a team', () => runTeam(engines, report))

if (wanted('word')) {
  const documents = async () => redlineFaults([...(await historyPairs()), ...knownPairs, ...randomPairs(20)])
  const program = async () => (hasOffice() ? 'soffice' : undefined)
  if (!(await check('LibreOffice and pandoc', 'comparisons of legal texts', program, documents)))
    missing.push('LibreOffice')
  if (!hasPandoc()) missing.push('pandoc')
  const files = async () => redlinePdfFaults([...(await historyPairs()), ...randomPairs(5)])
  const reader = async () => (hasPdfPrograms() ? 'qpdf' : undefined)
  if (!(await check('qpdf and Poppler', 'comparisons of legal texts as PDF', reader, files))) missing.push('qpdf')
}

const htmlFaultsOf = (checker: string) => checkHtml(checker, path.join(root, 'dist'))
if (wanted('html') && !(await check('HTML checker', 'every page', htmlChecker, htmlFaultsOf)))
  missing.push('HTML checker')
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
    `Left out: ${missing.join(', ')}. Debian: apt-get install firefox-esr webkit2gtk-driver xvfb default-jre-headless lynx ` +
      'w3m gir1.2-webkit2-4.1 python3-pyqt5.qtwebengine poppler-utils qpdf orca openbox xdotool dbus-daemon ' +
      'libreoffice-writer-nogui python3-uno ' +
      'pandoc; elsewhere: npx playwright install firefox webkit, and Java for the HTML checker.',
  )
process.exitCode = failed > 0 ? 1 : 0
