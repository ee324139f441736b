import type { Tree, TreeElement, TreeNode } from '../../../src/body/tree.ts'

/** Words of one look, which one of the versions may not have; or a remark on what became of a link or of emphasis. */
export interface MarkedRun {
  text: string
  bold: boolean
  italic: boolean
  mark?: 'ins' | 'del'
  remark?: true
}

/** A passage of a comparison, as it is printed below the one before. */
export type PrintedPassage =
  | { kind: 'heading'; level: 1 | 2 | 3; runs: MarkedRun[] }
  | { kind: 'paragraph'; runs: MarkedRun[] }
  /** `number` is that of an item of a numbered list; `level` is 0 for the outermost list. */
  | { kind: 'item'; level: number; number?: number; runs: MarkedRun[] }
  | { kind: 'table'; rows: MarkedRun[][][] }

const plain: Omit<MarkedRun, 'text'> = { bold: false, italic: false }
const lists = ['ul', 'ol']
const children = (element: TreeElement) => element.slice(2) as Tree
const isElement = (node: TreeNode): node is TreeElement => typeof node !== 'string'

/** Words for the eye: what is said to screen readers, and labels between the words of the text, is left out. */
function runsOf(nodes: Tree, look = plain): MarkedRun[] {
  return nodes.flatMap((node): MarkedRun[] => {
    if (!isElement(node)) return node ? [{ ...look, text: node }] : []
    const [type, props] = node
    const className = String(props?.className ?? '')
    if (/sr-only|redline-label/.test(className)) return []
    if (className === 'redline-remark') return [{ ...plain, text: String(children(node)[0]), remark: true }]
    if (type === 'br') return [{ ...look, text: ' ' }]
    const inside = { ...look }
    if (type === 'strong' || type === 'th') inside.bold = true
    if (type === 'em') inside.italic = true
    if (type === 'ins' || type === 'del') inside.mark = type
    return runsOf(children(node), inside)
  })
}

/** The mark that all words of a passage have: then the passage itself came or went. */
export function wholeMark(runs: readonly MarkedRun[]): 'ins' | 'del' | undefined {
  const words = runs.filter(({ text, remark }) => text.trim() !== '' && !remark)
  const mark = words[0]?.mark
  return words.every((run) => run.mark === mark) ? mark : undefined
}

/** The passages of a comparison in reading order. */
export function printedPassages(body: Tree): PrintedPassage[] {
  return body.flatMap((node): PrintedPassage[] => {
    if (!isElement(node)) return node.trim() ? [{ kind: 'paragraph', runs: runsOf([node]) }] : []
    const [type] = node
    const level = ['h2', 'h3', 'h4'].indexOf(type) + 1
    if (level > 0) return [{ kind: 'heading', level: level as 1 | 2 | 3, runs: runsOf(children(node)) }]
    if (lists.includes(type)) return items(node, 0)
    if (type === 'table') return [{ kind: 'table', rows: rowsOf(node) }]
    if (['blockquote', 'section', 'div'].includes(type)) return printedPassages(children(node))
    return type === 'hr' ? [] : [{ kind: 'paragraph', runs: runsOf(children(node)) }]
  })
}

function items(list: TreeElement, level: number): PrintedPassage[] {
  const own = children(list).filter(isElement)
  return own.flatMap((item, at): PrintedPassage[] => {
    const words = children(item).filter((node) => !isElement(node) || !lists.includes(node[0]))
    const nested = children(item).filter((node): node is TreeElement => isElement(node) && lists.includes(node[0]))
    const number = list[0] === 'ol' ? { number: at + 1 } : {}
    return [
      { kind: 'item', level, ...number, runs: runsOf(words) },
      ...nested.flatMap((inner) => items(inner, level + 1)),
    ]
  })
}

function rowsOf(table: TreeElement): MarkedRun[][][] {
  const rows = children(table)
    .filter(isElement)
    .flatMap((part) => (part[0] === 'tr' ? [part] : children(part).filter(isElement)))
  return rows.map((row) =>
    children(row)
      .filter(isElement)
      .map((cell) => runsOf([cell])),
  )
}
