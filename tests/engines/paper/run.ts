import { commandOptions, refuseUnknown } from '../../../scripts/tools/command-options.mjs'
import { builtPages } from '../../support/pages.ts'
import { availableEngines, type Engine, onPath } from '../available-engines.ts'
import { pagesOnPaper } from '../journeys/print.ts'
import { startLocalSite } from '../local-site.ts'
import { gatherOutcomes, runJourneys } from '../run-journeys.ts'

/**
 * Saves every page of the built site as a PDF in Chromium, Firefox and WebKit, and says which words are missing in it or out
 * of order, which sheets are empty and which headings end one. `npm test` does so with a page of each kind.
 *
 *     npm run paper                 every page
 *     npm run paper -- /services    one page
 */
const { positionals } = commandOptions({ allowPositionals: true })
const pages = builtPages()
  .filter(({ template }) => template !== 'redirect')
  .map(({ path }) => path)
refuseUnknown(positionals, pages)
const paths = positionals.length > 0 ? positionals : pages
if (!onPath('pdftotext')) {
  console.error('This reads PDF files with Poppler, which is not there. Debian: apt-get install poppler-utils')
  process.exit(1)
}

const { outcomes, report } = gatherOutcomes()

const left: string[] = []
async function saveIn({ name, start }: Engine): Promise<void> {
  const driver = await start?.()
  if (!driver?.print) {
    left.push(name)
    return driver?.close()
  }
  const journeys = paths.map((path) => ({ name: path, run: pagesOnPaper([path]) }))
  await runJourneys({ name, start: async () => driver }, [{ url: site.url, journeys }], report)
}

const site = await startLocalSite()
try {
  await Promise.all((await availableEngines()).map(saveIn))
} finally {
  await site.close()
}
const failed = outcomes.filter(({ fault }) => fault).length
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`)
if (left.length > 0)
  console.log(
    `Left out: ${left.join(', ')}. Debian: apt-get install firefox-esr webkit2gtk-driver xvfb gir1.2-webkit2-4.1; ` +
      'the Firefox and the WebKit that Playwright installs make no PDF.',
  )
process.exitCode = failed > 0 ? 1 : 0
