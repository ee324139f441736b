import { commandOptions, refuseUnknown } from '../../../scripts/tools/command-options.mjs'
import { differentPages } from '../../support/pages.ts'
import { startLocalSite } from '../local-site.ts'
import type { Outcome } from '../run-journeys.ts'
import { hearPages } from './hear-pages.ts'
import { hearingBrowsers } from './hearing-browsers.ts'

/**
 * Has Orca read one page of every template and all that editors composed, in Firefox and Chromium, and says what is
 * not heard, or heard twice.
 *
 *     npm run heard                         every kind of page
 *     npm run heard -- /services            one page
 *     npm run heard -- --said chromium /    in one browser, with everything that is said
 */
const { positionals, values } = commandOptions({
  allowPositionals: true,
  options: { said: { type: 'boolean' } },
})
const asked = positionals.filter((one) => one.startsWith('/'))
const named = positionals.filter((one) => !one.startsWith('/'))
refuseUnknown(named, ['firefox', 'chromium'])
const browsers = hearingBrowsers().filter(({ name }) => named.length === 0 || named.includes(name.toLowerCase()))
const paths =
  asked.length > 0
    ? asked
    : differentPages()
        .filter((page) => page.template !== 'redirect')
        .map((page) => page.path)

let failed = 0
function report({ engine, journey, seconds, fault }: Outcome) {
  if (fault) failed += 1
  console.log(`${fault ? '✗' : '✓'} ${engine}: ${journey} (${seconds.toFixed(1)} s)`)
  if (fault) console.log(fault.replace(/^/gm, '    '))
}
const print = (path: string, said: readonly string[]) => console.log(`${path}\n${said.join('\n').replace(/^/gm, '  ')}`)

const site = await startLocalSite()
try {
  for (const browser of browsers) {
    if (browser.start) await hearPages(browser, paths, site.url, report, values.said ? print : undefined)
    else console.log(`Left out: Orca in ${browser.name}. Debian: apt-get install orca openbox xdotool xvfb dbus-daemon`)
  }
} finally {
  await site.close()
}
console.log(`\n${browsers.length * paths.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
