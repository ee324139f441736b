import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  HeadingLevel,
  type ICommentOptions,
  InsertedTextRun,
  type IParagraphOptions,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { LegalRedline } from '../../../src/desk/requests/legal.ts'
import { type MarkedRun, type PrintedPassage, printedPassages, wholeMark } from '../legal/redline-passages.ts'

/** Who made the changes, and when: Word shows both beside each of them. */
interface Author {
  author: string
  /** ISO 8601. */
  date: string
}

const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 }
const numbering = 'legal'

/**
 * A comparison as a Word document whose changes are tracked: accepted they give the later version, rejected the earlier.
 * What became of a link or of emphasis is a comment on its passage.
 *
 * @param author who Word says made the changes
 * @param day on which it says they were made, `YYYY-MM-DD`
 */
export async function redlineDocx({ title, body }: LegalRedline, author: string, day: string): Promise<Buffer> {
  let id = 0
  const change = (): Author & { id: number } => ({ id: ++id, author, date: `${day}T00:00:00Z` })
  const run = ({ text, bold, italic, mark }: MarkedRun) => {
    const options = { text, bold, italics: italic }
    if (mark === 'ins') return new InsertedTextRun({ ...options, ...change() })
    return mark === 'del' ? new DeletedTextRun({ ...options, ...change() }) : new TextRun(options)
  }
  const comments: ICommentOptions[] = []
  const comment = ({ text }: MarkedRun) => {
    const at = comments.length
    comments.push({ id: at, author, date: new Date(`${day}T00:00:00Z`), children: [new Paragraph(text)] })
    return at
  }
  const paragraph = (runs: readonly MarkedRun[], options: IParagraphOptions = {}) => {
    const mark = wholeMark(runs)
    const end = mark && { run: mark === 'ins' ? { insertion: change() } : { deletion: change() } }
    const remarks = runs.filter(({ remark }) => remark).map(comment)
    const words = runs.filter(({ remark }) => !remark).map(run)
    return new Paragraph({
      ...options,
      ...end,
      children: [
        ...remarks.map((at) => new CommentRangeStart(at)),
        ...words,
        ...remarks.flatMap((at) => [new CommentRangeEnd(at), new TextRun({ children: [new CommentReference(at)] })]),
      ],
    })
  }
  const row = (cells: MarkedRun[][]) => {
    const mark = wholeMark(cells.flat())
    const end = mark && (mark === 'ins' ? { insertion: change() } : { deletion: change() })
    return new TableRow({ ...end, children: cells.map(cell) })
  }
  const cell = (runs: MarkedRun[]) => new TableCell({ children: [paragraph(runs)] })
  const drawn = (passage: PrintedPassage) => {
    if (passage.kind === 'table')
      return new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: passage.rows.map(row),
      })
    if (passage.kind === 'heading') return paragraph(passage.runs, { heading: levels[passage.level] })
    if (passage.kind === 'paragraph') return paragraph(passage.runs, { spacing: { after: 120 } })
    const { level, number, runs } = passage
    return paragraph(runs, number ? { numbering: { reference: numbering, level } } : { bullet: { level } })
  }
  const children = [new Paragraph({ text: title, heading: HeadingLevel.TITLE }), ...printedPassages(body).map(drawn)]
  const steps = [0, 1, 2].map((level) => ({ level, format: 'decimal' as const, text: `%${level + 1}.` }))
  const document = new Document({
    title,
    creator: author,
    numbering: { config: [{ reference: numbering, levels: steps }] },
    features: { trackRevisions: true },
    comments: { children: comments },
    sections: [{ children }],
  })
  return Packer.toBuffer(document)
}
