import { JSDOM, VirtualConsole } from 'jsdom'
import { addressOf, differentPages, htmlOf } from '../support/pages.ts'
import type { Reader, Reading } from './readers.ts'
import { readingFaults } from './reading-faults.ts'
import type { Outcome } from './run-journeys.ts'

/** One page of every template and all that editors composed; one that has moved is left before it is read. */
const pagesOf = (site: string) =>
  differentPages()
    .filter(({ template }) => template !== 'redirect')
    .map(({ path }) => {
      const url = site + (path === '/search' ? '/search?q=pricing' : addressOf(path))
      const { document } = new JSDOM(htmlOf(path), { url, virtualConsole: new VirtualConsole() }).window
      return { path, url, document }
    })

/** Reads pages of the site in engines that get no more than words and links, and compares both with the HTML. */
export async function readPages(readers: readonly Reader[], site: string, report: (outcome: Outcome) => void) {
  const pages = pagesOf(site)
  for (const { name, read, ...how } of readers) {
    if (!read) continue
    const started = Date.now()
    const compare = (readings: readonly Reading[]) =>
      pages.flatMap(({ path, document }, number) => {
        const reading = readings[number]
        const found = reading ? readingFaults(document, how, reading) : ['not read']
        return found.map((fault) => `${path}: ${fault}`)
      })
    const faults = await read(pages.map(({ url }) => url)).then(compare, ({ message }: Error) => [message])
    report({
      engine: name,
      journey: 'words, figures and links',
      seconds: (Date.now() - started) / 1000,
      ...(faults.length > 0 && { fault: faults.join('\n') }),
    })
  }
}
