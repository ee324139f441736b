import { spawnSync } from 'node:child_process'

/** What parts words in a PDF: where a line ends, and where letters stand apart. Small letters may be set as capitals. */
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}\uFFFD]/gu, '')

/** What stands in the margins of a sheet: the running title and the number of the sheet. */
const margins = (runningTitle: string) => (line: string) => line === runningTitle || /^\d+ \/ \d+$/.test(line)

/** What may stand between two texts: numbers of lists and addresses of links. */
const nearby = 200

/** The texts of a page that its PDF does not have, or not in this order. */
export function missingOnPaper(pdf: Buffer, texts: readonly string[], runningTitle = ''): string[] {
  const { stdout } = spawnSync('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const inMargin = margins(runningTitle)
  return missingIn(
    stdout.split(/[\n\f]/).filter((line) => !inMargin(line.trim())),
    texts,
  )
}

/** The texts that these lines do not have, or not in this order. */
export function missingIn(lines: readonly string[], texts: readonly string[]): string[] {
  const printed = letters(lines.join(' '))
  let place = 0
  return texts.filter((text) => {
    const wanted = letters(text)
    const found = printed.slice(0, place + wanted.length + nearby).indexOf(wanted, place)
    if (found !== -1) place = found + wanted.length
    return found === -1
  })
}
