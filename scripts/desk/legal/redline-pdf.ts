import type { LegalRedline } from '../../../src/desk/requests/legal.ts'
import { formatDate } from '../../../src/lib/dates.ts'
import { type PrintFonts, print, printFonts } from '../../outputs/pdf/print.ts'
import type { MarkedWords, Part } from '../../outputs/pdf/printed-document.ts'
import { printedWords } from './printed-words.ts'
import { type MarkedRun, type PrintedPassage, printedPassages } from './redline-passages.ts'

let fonts: Promise<PrintFonts> | undefined

/**
 * A comparison as a PDF on the print sheet of the site.
 *
 * @param site the firm and its address
 * @param replaced says of words what stood in their place: {now} and {before} are filled in
 * @param day the day the file says it was made, `YYYY-MM-DD`
 */
export async function redlinePdf(
  redline: LegalRedline,
  site: { name: string; baseUrl: string },
  replaced: string,
  day: string,
): Promise<Buffer> {
  fonts ??= printFonts()
  const { title, before, now, insertions, deletions, moves, remarks } = redline
  const versions = `${formatDate(before)} – ${formatDate(now)}`
  const looks = remarks > 0 ? `, ${remarks} of links or emphasis` : ''
  const counts = `${insertions} inserted, ${deletions} deleted, ${moves} moved${looks}`
  const passages = printedPassages(redline.body, true)
  const ids = new Set(passages.flatMap((passage) => ('id' in passage && passage.id ? [`#${passage.id}`] : [])))
  const parts: Part[] = [
    { kind: 'label', text: `${versions} / ${counts}` },
    { kind: 'title', text: title },
    ...partsOf(passages, (runs) => printedWords(runs, replaced, (href) => addressOf(href, site.baseUrl, ids))),
  ]
  const named = { title: `${title}, ${versions}`, language: 'en-US', name: site.name }
  return print({ address: '', ...named, parts }, await fonts, day)
}

/** Where a link leads from a sheet: to a heading of the document, or to an address. */
function addressOf(href: string, baseUrl: string, ids: ReadonlySet<string>): string | undefined {
  if (href.startsWith('#')) return ids.has(href) ? href : undefined
  return href.startsWith('/') ? baseUrl + href : href
}

/** Items that follow each other are one list, until another one begins. */
function partsOf(passages: readonly PrintedPassage[], wordsOf: (runs: readonly MarkedRun[]) => MarkedWords[]): Part[] {
  const parts: Part[] = []
  for (const passage of passages) {
    if (passage.kind === 'table')
      parts.push({ ...passage, rows: passage.rows.map((cells) => cells.map((runs) => wordsOf(runs))) })
    else if (passage.kind !== 'item') parts.push({ ...passage, kind: 'passage', runs: wordsOf(passage.runs) })
    else {
      const { level, number, runs } = passage
      const item = { level, sign: number ? `${number}.` : '•', runs: wordsOf(runs) }
      const last = parts.at(-1)
      if (last?.kind === 'list' && !(level === 0 && number === 1)) last.items.push(item)
      else parts.push({ kind: 'list', items: [item] })
    }
  }
  return parts
}
