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

/** Where each text ends; nothing for one that is not there, or not in this order. */
function placesIn(printed: readonly string[], texts: readonly string[]): (Place | undefined)[] {
  const ends = printed.map(() => 0)
  let last = 0
  const endOf = (words: string, sheet: number): number | undefined => {
    const end = ends[sheet] ?? 0
    const found = printed[sheet]?.slice(0, end + words.length + nearby).indexOf(words, end) ?? -1
    return found === -1 ? undefined : found + words.length
  }
  /** On the sheet of the text before it, or on the nearest other one. */
  const whole = (words: string): Place | undefined => {
    const found = printed.flatMap((_, sheet) => {
      const end = sheet <= last + 1 ? endOf(words, sheet) : undefined
      return end === undefined ? [] : [{ sheet, end }]
    })
    return found.sort((a, b) => Math.abs(last - a.sheet) - Math.abs(last - b.sheet))[0]
  }
  /** It begins on one sheet and ends on the next. */
  const divided = (words: string): Place | undefined => {
    for (const sheet of [last, last - 1])
      for (let cut = words.length - 1; cut > 0; cut -= 1) {
        const [first, rest] = [endOf(words.slice(0, cut), sheet), endOf(words.slice(cut), sheet + 1)]
        if (first === undefined || rest === undefined) continue
        ends[sheet] = first
        return { sheet: sheet + 1, end: rest }
      }
    return undefined
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
