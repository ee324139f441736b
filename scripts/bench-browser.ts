import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright'
import { builtPages } from './build/render/page-records.ts'
import { asHostsServe } from './measure/bench-browser/as-hosts-serve.ts'
import { controls, latencyOf } from './measure/bench-browser/controls.ts'
import { type DeskRow, deskRows } from './measure/bench-browser/desk.ts'
import { firstSecond } from './measure/bench-browser/first-second.ts'
import { countFrames, shareOfThread } from './measure/bench-browser/frames.ts'
import { goals } from './measure/bench-browser/goals.ts'
import { goalsReport } from './measure/bench-browser/goals-report.ts'
import { lighthouseFigures } from './measure/bench-browser/lighthouse-figures.ts'
import { nextPages } from './measure/bench-browser/next-page.ts'
import { onePerTemplate } from './measure/bench-browser/one-per-template.ts'
import { openPage } from './measure/bench-browser/open-page.ts'
import { slowDown } from './measure/bench-browser/probe.ts'
import { scrolledThrough } from './measure/bench-browser/scrolled-through.ts'
import { bestSearchTimes, indexSize } from './measure/bench-browser/search.ts'
import { teamRows } from './measure/bench-browser/team.ts'
import { openFiles, shareFound, visitorsQuestions } from './outputs/search-answers.ts'
import { serveSite } from './serve.ts'
import { commandOptions, refuseUnknown } from './tools/command-options.mjs'
import { launchBrowser } from './tools/launch-browser.ts'
import { sitemapPaths } from './tools/sitemap-paths.ts'

/**
 * Measures the built site in a browser whose processor runs at a quarter of its speed: frames per second while the
 * pages move, time from an input to the next paint for every kind of control, layout shift of every page with nothing
 * in the cache, the first result of the search and the first seconds of one page of each kind on a slow line, the way from
 * a link to the next page, the desk, and what Lighthouse says about every page. Ends with an error when a goal is missed.
 *
 *     npm run bench:browser                                           everything
 *     npm run bench:browser -- shift                                  only frames, latency, search, shift, first, next, desk, team, lighthouse
 *     npm run bench:browser -- lighthouse --runs 1 /about /contact    these addresses, once instead of five times
 *     npm run bench:browser -- first --beside Before=http://localhost:4173 /contact
 *     npm run bench:browser -- desk --beside Before=../before --briefings 0,1000 --minutes 1
 *
 * `--beside` measures another site in turn with ours (first, next, lighthouse), or the desk of another folder of the project,
 * with its packages installed; it may be said several times. The desk is measured on the content as it is and with 1,000 and
 * 10,000 briefings more, and its memory after ten minutes of writing, if nothing else is said.
 */
const dist = path.resolve(import.meta.dirname, '../dist')
const asked = path.resolve(import.meta.dirname, '../tests/support/search-questions.json')
const slow = 4
const { values: options, positionals } = commandOptions({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    beside: { type: 'string', multiple: true, default: [] },
    briefings: { type: 'string', default: '0,1000,10000' },
    minutes: { type: 'string', default: '10' },
  },
})
const runs = Number(options.runs)
const wanted = positionals.filter((word) => !word.startsWith('/'))
const named = positionals.filter((word) => word.startsWith('/'))
/** The other sites, by name. No goal is theirs. */
const others = options.beside.map((site) => site.split('=', 2) as [name: string, url: string])
const allSites = (url: string) => [url, ...others.map(([, other]) => other)]
const { line, row, missed } = goalsReport(others.map(([name]) => name))

async function frames(browser: Browser, url: string) {
  console.log(`\nFrames per second while moving, processor ${slow} times slower`)
  for (const address of ['/terms-of-service', '/', '/approach']) {
    const page = await openPage(browser, url + address, 1280)
    if (address === '/approach') await page.locator('.os-bar').scrollIntoViewIfNeeded()
    await page.waitForTimeout(1500)
    await slowDown(page, slow)
    const share = await shareOfThread(page, 6)
    line(`${address}, % of its thread for what moves`, share.toFixed(1), share <= goals.moving)
    const { perSecond, slow: gap } = await countFrames(page, 5)
    const note = `slowest twentieth ${gap.toFixed(0)} ms${address === '/terms-of-service' ? ', nothing moves here' : ''}`
    line(address, perSecond.toFixed(1), perSecond >= goals.perSecond, note)
    await page.close()
  }
}

async function latency(browser: Browser, url: string) {
  console.log(`\nMilliseconds from an input to the next paint, processor ${slow} times slower`)
  for (const control of controls) {
    let best = Number.POSITIVE_INFINITY
    for (let attempt = 0; attempt < 3 && best > goals.latency; attempt += 1)
      best = Math.min(best, await latencyOf(browser, url, control, slow))
    line(control.name, String(best), best <= goals.latency, control.path)
  }
}

async function search(browser: Browser, url: string) {
  console.log(`\nSearch on a slow telephone link, processor ${slow} times slower`)
  const size = await indexSize(dist)
  line('bytes of the index', String(size), size <= goals.index)
  const index = await openFiles((file) => readFile(path.join(dist, file), 'utf8'))
  const { share, others } = await shareFound(index, visitorsQuestions(await readFile(asked, 'utf8')))
  line('% of questions with their page among the first three', (100 * share).toFixed(1), share >= goals.asked, others)
  const best = await bestSearchTimes(browser, `${url}/about`, slow)
  line('milliseconds from a key to its results', best.firstKey.toFixed(0), best.firstKey <= goals.firstResult)
  line('from the press on the button to the first results', best.ready.toFixed(0), true, 'nothing was fetched before')
}

async function shift(browser: Browser, url: string) {
  console.log('\nCumulative layout shift, nothing in the cache')
  for (const width of [360, 1280]) {
    for (const address of sitemapPaths(dist)) {
      const probe = await scrolledThrough(browser, url + address, width)
      line(
        `${address} at ${width}`,
        probe.shift.toFixed(4),
        probe.shift <= goals.shift,
        probe.shift > 0 ? probe.moved : '',
      )
    }
  }
}

/** Real throttling: what other programs on the machine do is part of the figures. */
async function first(browser: Browser, url: string) {
  console.log(`\nFirst seconds, processor ${slow} times slower, 150 ms, 1.6 Mbit/s; median of ${runs}`)
  row('', ['FCP', 'LCP', 'fonts', 'task', 'blocking', 'work', 'CLS'])
  for (const screen of ['phone', 'laptop'] as const) {
    for (const address of named.length > 0 ? named : onePerTemplate(dist, builtPages('.cache/pages.json'))) {
      const sites = allSites(url).map((site) => site + address)
      for (const [place, figures] of (await firstSecond(browser, sites, screen, runs)).entries()) {
        const { firstPaint, largestPaint, fonts, longestTask, blocking, work, shift } = figures
        const times = [firstPaint, largestPaint, fonts, longestTask, blocking, work].map(Math.round)
        const good = largestPaint <= firstPaint + goals.behind && longestTask <= goals.task && shift === 0
        row(`${address}, ${screen}`, [...times, shift.toFixed(4)], good, place)
      }
    }
  }
}

async function next(_: Browser, url: string) {
  console.log(`\nFrom a press on a link to the headline of its page, as above; median of ${runs}`)
  row('', ['0 s before', '0.5 s', '2 s'])
  for await (const { to, way, times } of nextPages(allSites(url), named, runs, slow))
    for (const [place, all] of times.entries())
      row(`${to}, ${way}`, all.map(Math.round), way === 'at the press' || Math.max(...all) <= goals.nextPage, place)
}

async function lighthouse(_: Browser, url: string) {
  console.log(`\nLighthouse, mobile, simulated throttling, HTTP/2; median of ${runs}`)
  row('', ['scores'.padStart(20), 'FCP', 'LCP', 'TBT', 'CLS', 'requests', 'scripts'])
  const hosts = await Promise.all(allSites(url).map(asHostsServe))
  for (const address of named.length > 0 ? named : sitemapPaths(dist)) {
    const sites = hosts.map((host) => host + address)
    for (const [place, figures] of (await lighthouseFigures(sites, debugPort, runs)).entries()) {
      const { scores, firstPaint, largestPaint, blocking, shift, requests, scripts } = figures
      const times = [firstPaint, largestPaint, blocking].map(Math.round)
      const good =
        scores.every((score) => score === 100) &&
        largestPaint <= firstPaint + goals.behind &&
        blocking <= goals.blocking &&
        shift === 0 &&
        requests <= goals.requests &&
        scripts <= goals.scripts
      row(address, [scores.join(' ').padStart(20), ...times, shift.toFixed(4), requests, scripts], good, place)
    }
  }
}

async function desk(browser: Browser) {
  const beside = others.map(([, folder]) => path.resolve(folder))
  const briefings = options.briefings.split(',').map(Number)
  const minutes = Number(options.minutes)
  for await (const measured of deskRows(browser, { beside, briefings, runs, minutes })) {
    console.log(
      `\nThe desk with ${measured.briefings} briefings more; median of ${runs}, ${minutes} minutes of writing`,
    )
    deskTable(measured.rows)
  }
}

function deskTable(rows: readonly DeskRow[]) {
  row('', ['ours', ...(rows[0]?.figures.length === 1 ? [] : others.map(([name]) => name)), 'at most'])
  for (const { name, figures, goal } of rows) {
    const cells = [...figures, goal ?? Number.NaN].map((figure) => (Number.isNaN(figure) ? '–' : figure.toFixed(0)))
    row(name, cells, goal === undefined || !((figures[0] ?? 0) > goal))
  }
}

async function team(browser: Browser) {
  console.log(`\nTen writers of one firm at its desk, ${options.minutes} minutes`)
  deskTable(await teamRows(browser, Number(options.minutes)))
}

const debugPort = 4470
const parts = { frames, latency, search, shift, first, next, desk, team, lighthouse }
refuseUnknown(wanted, Object.keys(parts))
const ofDesk = ['desk', 'team']
const needsSite = wanted.length === 0 || wanted.some((name) => !ofDesk.includes(name))
const site = needsSite ? await serveSite(dist, 4480) : undefined
const browser = await launchBrowser([`--remote-debugging-port=${debugPort}`, '--ignore-certificate-errors'])
for (const [name, measure] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) await measure(browser, site?.url ?? '')
await browser.close()
console.log(missed.length === 0 ? '\n  Every goal is met.\n' : `\n  Goals missed: ${missed.join(', ')}\n`)
process.exit(missed.length === 0 ? 0 : 1)
