import type { LegalRedline } from '../../../src/desk/requests/legal.ts'
import { formatDate } from '../../../src/lib/dates.ts'
import { type PrintFonts, print, printFonts } from '../../outputs/pdf/print.ts'
import type { Part } from '../../outputs/pdf/printed-document.ts'
import { type PrintedPassage, printedPassages } from './redline-passages.ts'

let fonts: Promise<PrintFonts> | undefined

/**
 * A comparison as a PDF on the print sheet of the site.
 *
 * @param name of the firm
 * @param day the day the file says it was made, `YYYY-MM-DD`
 */
export async function redlinePdf(redline: LegalRedline, name: string, day: string): Promise<Buffer> {
  fonts ??= printFonts()
  const { title, before, now, insertions, deletions, moves, remarks } = redline
  const versions = `${formatDate(before)} – ${formatDate(now)}`
  const looks = remarks > 0 ? `, ${remarks} of links or emphasis` : ''
  const counts = `${insertions} inserted, ${deletions} deleted, ${moves} moved${looks}`
  const parts: Part[] = [
    { kind: 'label', text: `${versions} / ${counts}` },
    { kind: 'title', text: title },
    ...partsOf(printedPassages(redline.body, true)),
  ]
  return print({ address: '', title: `${title}, ${versions}`, language: 'en-US', name, parts }, await fonts, day)
}

/** Items that follow each other are one list, until another one begins. */
function partsOf(passages: readonly PrintedPassage[]): Part[] {
  const parts: Part[] = []
  for (const passage of passages) {
    if (passage.kind === 'table') parts.push(passage)
    else if (passage.kind !== 'item') parts.push({ ...passage, kind: 'passage' })
    else {
      const { level, number, runs } = passage
      const item = { level, sign: number ? `${number}.` : '•', runs }
      const last = parts.at(-1)
      if (last?.kind === 'list' && !(level === 0 && number === 1)) last.items.push(item)
      else parts.push({ kind: 'list', items: [item] })
    }
  }
  return parts
}
