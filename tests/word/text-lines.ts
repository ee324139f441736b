import type { Block, Token } from '../../scripts/desk/legal/docx/text-blocks.ts'
import type { OfficePassage, OfficeWords } from './office.ts'

/** Styles whose words are bold by themselves. */
const bold = /^(?:Title|Heading\d|TableHeading)$/

interface Words {
  text: string
  look: string
}

/** Words with their looks and links: `Pay <b>now</b>` → `Pay {b}now{}`. */
function line(words: readonly Words[]): string {
  let look = ''
  return words
    .map((one) => {
      const begins = one.look !== look ? `{${one.look}}` : ''
      look = one.look
      return begins + one.text
    })
    .join('')
}

/** The site of the documents. */
export const site = 'https://firm.example'

/** LibreOffice may write a sign that is not seen into a row of empty cells. */
const hasWords = (row: string) => /[^ |]/.test(row.slice(3))

/** A text as lines: style, number and words of each passage; cells of a row in one. */
export function linesOfBlocks(blocks: readonly Block[]): string[] {
  const counts = new Map<object, number>()
  return blocks.flatMap((block) => {
    if ('rows' in block)
      return block.rows
        .map(({ head, cells }) => ['row', ...cells.map((cell) => tokenLine(cell, head ? 'TableHeading' : ''))])
        .map((row) => row.join(' | '))
        .filter(hasWords)
    const { style, level, list, tokens } = block
    const count = list && (counts.get(list) ?? list.start - 1) + 1
    if (list && count) counts.set(list, count)
    const label = list ? (list.ordered ? `${count}.` : '•') : ''
    if (tokens.length === 0) return []
    return [`${style}${list ? level : ''} ${label} ${tokenLine(tokens, style)}`]
  })
}

function tokenLine(tokens: readonly Token[], style: string): string {
  const words = tokens.map(({ text, marks, href, note }): Words => {
    if (note) return { text: `[^${note.map((one) => tokenLine(one, '')).join('¶')}]`, look: '' }
    const is = (mark: string, sign: string) => (marks.includes(mark) ? sign : '')
    const strong = bold.test(style) ? '' : is('strong', 'b')
    const to = href?.replace(/^#.*/, '#').replace(/^\//, `${site}/`) ?? ''
    return { text, look: `${strong}${is('em', 'i')}${is('del', 's')}${is('sup', '^')}${to}` }
  })
  return line(words)
}

const styles: Record<string, string> = {
  Standard: 'Normal',
  Quotations: 'Quote',
  'HTML Preformatted': 'Code',
  'Preformatted Text': 'Code',
}

/**
 * What LibreOffice shows, as the same lines. Passages without words are left out, and counted by no number: it leaves an
 * empty one where one with a note was behind another one with a note.
 */
export function linesOfOffice(passages: readonly OfficePassage[]): string[] {
  const empty = new Map<string, number>()
  return passages.flatMap((passage) => {
    if ('table' in passage) return rowLines(passage.table)
    const style = styles[passage.style] ?? passage.style.replaceAll(' ', '')
    const words = officeLine(passage.words, style)
    const list = `${passage.list} ${passage.level}`
    if (!words) empty.set(list, (empty.get(list) ?? 0) + 1)
    const label = passage.label.replace(/^\d+/, (number) => String(Number(number) - (empty.get(list) ?? 0)))
    return words ? [`${style}${label ? passage.level : ''} ${label} ${words}`] : []
  })
}

function rowLines(cells: readonly { cell: string; passages: OfficePassage[] }[]): string[] {
  const rows = new Map<string, string[]>()
  for (const { cell, passages } of cells) {
    const row = cell.replace(/^[A-Za-z]+/, '')
    const words = passages.map((one) => ('words' in one ? officeLine(one.words, one.style.replaceAll(' ', '')) : ''))
    rows.set(row, [...(rows.get(row) ?? ['row']), words.join('¶')])
  }
  return [...rows.values()].map((row) => row.join(' | ')).filter(hasWords)
}

function officeLine(words: readonly OfficeWords[], style: string): string {
  return line(
    words.map((one): Words => {
      if ('note' in one) {
        const passages = one.note.map((passage) => officeLine(passage, ''))
        return { text: `[^${passages.join('¶').replace(/^ /, '')}]`, look: '' }
      }
      const { text, italic, struck, raised, link } = one
      const strong = one.bold && !bold.test(style) ? 'b' : ''
      const look = `${strong}${italic ? 'i' : ''}${struck ? 's' : ''}${raised ? '^' : ''}`
      return { text: text.replaceAll('\u200d', ''), look: `${look}${link.startsWith('#') ? '#' : link}` }
    }),
  )
}
