import { commandOptions, refuseUnknown } from '../../../scripts/tools/command-options.mjs'
import { startLocalSite } from '../local-site.ts'
import { gatherOutcomes } from '../run-journeys.ts'
import { hearBlocks } from './hear-blocks.ts'
import { hearJourneys } from './hear-journeys.ts'
import { hearPages } from './hear-pages.ts'
import { heardJourneys } from './heard-journeys.ts'
import { everyPage } from './heard-pages.ts'
import { hearingBrowsers } from './hearing-browsers.ts'

/**
 * Has Orca read one page of every template and all that editors composed, in every state, in Firefox and Chromium, and goes
 * through what is done by keys; says what is not heard, or heard twice.
 *
 *     npm run heard                               every kind of page, every journey and every block
 *     npm run heard -- /services                  one page, with --open once everything in it is open
 *     npm run heard -- --journey search           the journeys that have this word in their name
 *     npm run heard -- --said chromium /          in one browser, with everything that is said
 *     npm run heard -- --blocks                   each block of the gallery, as its guide says it is heard in Firefox
 *     npm run heard -- --blocks --record          writes down for the guide what is heard
 */
const { positionals, values } = commandOptions({
  allowPositionals: true,
  options: {
    said: { type: 'boolean' },
    open: { type: 'boolean' },
    journey: { type: 'string' },
    blocks: { type: 'boolean' },
    record: { type: 'boolean' },
  },
})
const named = positionals.filter((one) => !one.startsWith('/'))
const asked = positionals.filter((one) => one.startsWith('/'))
refuseUnknown(named, ['firefox', 'chromium'])
const browsers = hearingBrowsers().filter(({ name }) => named.length === 0 || named.includes(name.toLowerCase()))
const isAll = asked.length === 0 && values.journey === undefined && !values.blocks
const pages = isAll ? everyPage() : asked.map((address) => ({ address, isOpen: values.open ?? false }))
const journeys = heardJourneys.filter(
  ({ name }) => isAll || (values.journey !== undefined && name.includes(values.journey)),
)

const { outcomes, report } = gatherOutcomes()
const print = (what: string, said: readonly string[]) => console.log(`${what}\n${said.join('\n').replace(/^/gm, '  ')}`)
const onSaid = values.said ? print : undefined

const site = await startLocalSite()
try {
  for (const browser of browsers) {
    if (!browser.start)
      console.log(`Left out: Orca in ${browser.name}. Debian: apt-get install orca openbox xdotool xvfb dbus-daemon`)
    if (pages.length > 0) await hearPages(browser, pages, site.url, report, onSaid)
    if (journeys.length > 0) await hearJourneys(browser, journeys, site.url, report, onSaid)
    if ((isAll || values.blocks) && browser.name === 'Firefox')
      await hearBlocks(browser, report, values.record ?? false, onSaid)
  }
} finally {
  await site.close()
}
const failed = outcomes.filter(({ fault }) => fault).length
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
