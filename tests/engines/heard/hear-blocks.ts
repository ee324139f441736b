import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BlockName } from '../../../src/blocks/rows.ts'
import { isConnected } from '../../../src/dev/gallery/block-entry.ts'
import { blockHeading, blocksPath, names } from '../../../src/dev/gallery/gallery-block.ts'
import type { HeardBlocks } from '../../../src/dev/gallery/heard-blocks.ts'
import { startDeskCopy } from '../../support/desk-copy.ts'
import type { Outcome } from '../run-journeys.ts'
import { hearPages, ofPage } from './hear-pages.ts'
import type { HearingBrowser } from './hearing-browsers.ts'

/** What was heard of each block when it was written down. */
const file = path.resolve(import.meta.dirname, '../../../src/dev/gallery/heard-blocks.json')

/** So many utterances show how a block is heard; what follows in a long one is more of the same. */
const enough = 16

/** The reading of the page of blocks, cut at the headings that name them. A block whose heading was not said is missing. */
export function heardByBlock(said: readonly string[]): HeardBlocks {
  const starts = names.map((name) => said.indexOf(blockHeading(name)))
  // Names are headings of the second rank, said as such right after.
  const ends = [...starts.slice(1), said.indexOf(blockHeading('end'))]
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const [start, end] = [starts[index] as number, ends[index] as number]
      if (start < 0 || end < 0) return []
      const words = said.slice(start + 2, end)
      return [[name, { said: words.slice(0, enough), more: Math.max(0, words.length - enough) }]]
    }),
  )
}

/** What a reader says of something besides its words. */
export const kind =
  /^(?:heading level \d|(?:visited )?link|(?:push|toggle|radio) button|(?:not )?(?:pressed|selected)|collapsed|expanded|panel|form|entry|required|combo box|opens \w+|clickable|article|figure|caption|image|block quote|(?:column|row) header|description (?:term|value)|leaving [\w ]+\.|table with .*|(?:Description l|L)ist with .*)$/

/** Of a block that shows records, what is said besides their words: those stand in pages, which are heard as well. */
function comparable(name: BlockName, said: readonly string[] = []): string {
  if (!isConnected(name)) return said.join('\n')
  const kinds = said.filter((words) => kind.test(words)).map((words) => words.replace(/\d+/g, '#'))
  return [...new Set(kinds)].sort().join('\n')
}

/**
 * Hears every block of the gallery, and compares that with what was written down.
 *
 * @param record writes down what is heard instead.
 */
export async function hearBlocks(
  browser: HearingBrowser,
  report: (outcome: Outcome) => void,
  record: boolean,
  onSaid?: (page: string, said: readonly string[]) => void,
): Promise<void> {
  if (!browser.start) return
  const started = Date.now()
  const known: HeardBlocks = JSON.parse(readFileSync(file, 'utf8'))
  let heard: HeardBlocks = {}
  const desk = await startDeskCopy()
  try {
    // Only pages are compared with what stands in them: examples share names and words.
    await hearPages(
      browser,
      [{ address: blocksPath }],
      new URL(desk.url).origin,
      ({ fault }) => fault && console.log(fault.slice(0, 600)),
      (page, said) => {
        heard = heardByBlock(ofPage(said))
        onSaid?.(page, said)
      },
    )
  } finally {
    await desk.stop()
  }
  const missing = names.filter((name) => !heard[name]).map((name) => `${name} was not heard`)
  if (record && missing.length === 0) writeFileSync(file, `${JSON.stringify(heard, null, 2)}\n`)
  const other = record
    ? []
    : names.filter((name) => heard[name] && comparable(name, heard[name].said) !== comparable(name, known[name]?.said))
  const changed = other.map(
    (name) => `${name}\nheard: ${heard[name]?.said.join(' | ')}\nwritten down: ${known[name]?.said.join(' | ')}`,
  )
  const faults = [...missing, ...changed]
  report({
    engine: `Orca in ${browser.name}`,
    journey: 'the blocks of the gallery',
    seconds: (Date.now() - started) / 1000,
    ...(faults.length > 0 && { fault: [...faults, 'npm run heard -- --blocks --record'].join('\n') }),
  })
}
