import { spawnSync } from 'node:child_process'

/** What parts words in a PDF: where a line ends, and where letters stand apart. Small letters may be set as capitals. */
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}\uFFFD]/gu, '')

/** What stands in the margins of a sheet: the running title and the number of the sheet. */
const margins = (runningTitle: string) => (line: string) => line === runningTitle || /^\d+ \/ \d+$/.test(line)

/** What may stand between two texts: numbers of lists and addresses of links. */
const nearby = 200

/** The lines of each sheet of a PDF, in order. */
export function sheetsOf(pdf: Buffer, runningTitle = ''): string[][] {
  const { stdout } = spawnSync('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const inMargin = margins(runningTitle)
  const sheets = stdout.split('\f').slice(0, -1)
  return sheets.map((sheet) => sheet.split('\n').filter((line) => line.trim() && !inMargin(line.trim())))
}

/** The texts of a page that its PDF does not have, or not in this order. */
export const missingOnPaper = (pdf: Buffer, texts: readonly string[]) => missingIn([sheetsOf(pdf).flat()], texts)

/** The texts that these sheets do not have, or not in this order: what stands side by side goes on side by side on the next sheet. */
export function missingIn(sheets: readonly string[][], texts: readonly string[]): string[] {
  const places = placesIn(
    sheets.map((lines) => letters(lines.join(' '))),
    texts,
  )
  return texts.filter((_, at) => places[at] === undefined)
}

/** Where a text ends. */
interface Place {
  sheet: number
  /** In letters of the sheet. */
  end: number
}

/** A place where a text may stand. */
interface Found extends Place {
  /** How many letters would be left out before it. */
  skipped: number
}

/** What another sheet weighs, in letters that are left out: a short text may stand at several places. */
const turning = 50

/** Where each text ends; nothing for one that is not there, or not in this order. */
function placesIn(printed: readonly string[], texts: readonly string[]): (Place | undefined)[] {
  const ends = printed.map(() => 0)
  let last = 0
  const find = (words: string, sheet: number): Found | undefined => {
    const from = ends[sheet] ?? 0
    const found = printed[sheet]?.slice(0, from + words.length + nearby).indexOf(words, from) ?? -1
    return found === -1 ? undefined : { sheet, end: found + words.length, skipped: found - from }
  }
  /** Where it leaves out the least; on the sheet of the text before it rather than on another one, and further on than back. */
  const whole = (words: string): Place | undefined => {
    const weight = ({ sheet, skipped }: Found) => skipped + turning * Math.abs(last - sheet)
    return printed
      .flatMap((_, sheet) => (sheet <= last + 1 ? (find(words, sheet) ?? []) : []))
      .sort((a, b) => weight(a) - weight(b) || b.sheet - a.sheet)[0]
  }
  /** It begins on one sheet and ends on the next, where that leaves out the least. */
  const divided = (words: string): Place | undefined => {
    const [found] = [last, last - 1]
      .flatMap((sheet) =>
        Array.from(words, (_, cut) => {
          const [first, rest] = [find(words.slice(0, cut), sheet), find(words.slice(cut), sheet + 1)]
          return cut > 0 && first && rest ? [{ first, rest }] : []
        }).flat(),
      )
      .sort((a, b) => a.first.skipped + a.rest.skipped - b.first.skipped - b.rest.skipped)
    if (found) ends[found.first.sheet] = found.first.end
    return found?.rest
  }
  return texts.map((text) => {
    const words = letters(text)
    if (!words) return { sheet: last, end: 0 }
    const found = whole(words) ?? divided(words)
    if (!found) return undefined
    last = found.sheet
    ends[last] = found.end
    return found
  })
}

/** A text of a page, and whether it is one of a heading. */
export interface PageText {
  text: string
  heading: boolean
}

/** The headings that end a sheet which is not the last one: what they head stands on the next. */
export function headingsAtFoot(sheets: readonly string[][], texts: readonly PageText[]): string[] {
  const printed = sheets.map((lines) => letters(lines.join(' ')))
  const places = placesIn(
    printed,
    texts.map(({ text }) => text),
  )
  const isAtFoot = (place: Place | undefined) =>
    place && place.sheet < sheets.length - 1 && place.end === printed[place.sheet]?.length
  return texts
    .filter(({ text, heading }, at) => heading && letters(text) && isAtFoot(places[at]))
    .map(({ text }) => text)
}
