import type { LegalRedline } from '../../../src/desk/requests/legal.ts'
import { formatDate } from '../../../src/lib/dates.ts'
import { type PrintFonts, print, printFonts } from '../../outputs/pdf/print.ts'
import type { MarkedWords, Part } from '../../outputs/pdf/printed-document.ts'
import { type MarkedRun, type PrintedPassage, printedPassages } from './redline-passages.ts'

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
    ...printedPassages(redline.body).flatMap(partsOf),
  ]
  return print({ address: '', title: `${title}, ${versions}`, language: 'en-US', name, parts }, await fonts, day)
}

function partsOf(passage: PrintedPassage): Part[] {
  if (passage.kind === 'table')
    return passage.rows.map((cells) => ({ kind: 'passage', look: 'text', indent: 1, runs: inOneLine(cells) }))
  const { runs } = passage
  if (passage.kind === 'heading') return [{ kind: 'passage', look: 'heading', runs }]
  if (passage.kind === 'paragraph') return [{ kind: 'passage', look: 'text', runs }]
  const { level, number } = passage
  return [{ kind: 'passage', look: 'text', indent: level + 1, sign: number ? `${number}.` : '•', runs }]
}

const inOneLine = (cells: readonly MarkedRun[][]): MarkedWords[] =>
  cells.flatMap((cell, at): MarkedWords[] => (at === 0 ? cell : [{ text: '  |  ' }, ...cell]))
