import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { redline } from '#src/pages/legal/view/redline.ts'
import { printedWords } from '../../scripts/desk/legal/printed-words.ts'
import { type MarkedRun, printedPassages } from '../../scripts/desk/legal/redline-passages.ts'
import { redlinePdf } from '../../scripts/desk/legal/redline-pdf.ts'
import { onPath } from '../engines/available-engines.ts'
import { missingIn, missingOnPaper } from '../engines/missing-on-paper.ts'
import { checkedContent, type Pair } from './check-redlines.ts'
import { site } from './text-lines.ts'

export const hasPdfPrograms = () => onPath('qpdf') !== undefined && onPath('pdfinfo') !== undefined

const day = '2026-01-01'

/** What is wrong with the comparisons of these pairs as PDF files: a sentence each. */
export async function redlinePdfFaults(pairs: readonly Pair[]): Promise<string[]> {
  const words = (await checkedContent()).single('legalWords').redline
  const folder = await mkdtemp(path.join(tmpdir(), 'redline-pdfs-'))
  const file = path.join(folder, 'redline.pdf')
  const faults: string[] = []
  try {
    for (const { name, old, now } of pairs) {
      const compared = redline(old.body, now.body, words, 'everything', 'kept')
      const made = { title: now.title, before: day, now: day, ...compared }
      const pdf = await redlinePdf(made, { name: 'The firm', baseUrl: site }, words.replaced, day)
      await writeFile(file, pdf)
      const spoken = (runs: readonly MarkedRun[]) =>
        printedWords(runs, words.replaced, (href) => href)
          .map(({ aloud, joins, text }) => (joins ? '' : (aloud ?? text)))
          .join('')
      const passages = printedPassages(compared.body, true).flatMap((one) =>
        'rows' in one ? one.rows.flat() : [one.runs],
      )
      const drawn = passages.map((runs) => runs.map(({ text }) => text).join(''))
      const checked = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
      if (checked.status !== 0) faults.push(`${name}: ${checked.stdout}${checked.stderr}`)
      const missing = [...missingOnPaper(pdf, passages.map(spoken)), ...missingIn([toldBy(file)], drawn)]
      if (missing.length > 0) faults.push(`${name} as PDF: ${missing.slice(0, 6).join(' | ')}`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return faults
}

/** The words of the structure as they are drawn, piece by piece: this program knows nothing of those in their place. */
function toldBy(file: string): string[] {
  const { stdout } = spawnSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8', maxBuffer: 1e8 })
  return [...stdout.matchAll(/^ *"(.*)"$/gm)].map(([, words = '']) => words)
}
