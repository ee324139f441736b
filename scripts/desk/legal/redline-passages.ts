import { type Tree, type TreeElement, type TreeNode, treeText } from '../../../src/body/tree.ts'

/** Words of one look, which one of the versions may not have; or a remark on what became of a link or of emphasis. */
export interface MarkedRun {
  text: string
  bold: boolean
  italic: boolean
  mark?: 'ins' | 'del'
  remark?: true
  /** What became of the passage as a whole. */
  label?: true
  /** What is read aloud before and after the words. */
  said?: [before: string, after: string]
  /** Where it leads. */
  href?: string
}

/** A passage of a comparison, as it is printed below the one before. */
export type PrintedPassage =
  /** `id` is the name that leads to it. */
  | { kind: 'heading'; level: 1 | 2 | 3; id?: string; runs: MarkedRun[] }
  | { kind: 'paragraph'; runs: MarkedRun[] }
  /** `number` is that of an item of a numbered list; `level` is 0 for the outermost list. */
  | { kind: 'item'; level: number; number?: number; runs: MarkedRun[] }
  /** `heads` is how many of the rows head their columns. */
  | { kind: 'table'; heads: number; rows: MarkedRun[][][] }

const plain: Omit<MarkedRun, 'text'> = { bold: false, italic: false }
const lists = ['ul', 'ol']
const children = (element: TreeElement) => element.slice(2) as Tree
const isElement = (node: TreeNode): node is TreeElement => typeof node !== 'string'

/** What is said to screen readers around changed words. */
function saidAround(nodes: Tree): MarkedRun['said'] {
  const said = nodes.filter(isElement).filter(([, props]) => props?.className === 'spoken')
  return said.length === 2 ? [treeText(said.slice(0, 1)), treeText(said.slice(1))] : undefined
}

/** Words for the eye: what is said to screen readers stands beside them. */
function runsOf(nodes: Tree, labels: boolean, look = plain): MarkedRun[] {
  return nodes.flatMap((node): MarkedRun[] => {
    if (!isElement(node)) return node ? [{ ...look, text: node }] : []
    const [type, props] = node
    const className = String(props?.className ?? '')
    if (className === 'spoken') return []
    if (className === 'redline-label') return labels ? [{ ...plain, text: String(children(node)[0]), label: true }] : []
    if (className === 'redline-remark') return [{ ...plain, text: String(children(node)[0]), remark: true }]
    if (type === 'br') return [{ ...look, text: ' ' }]
    const inside = { ...look, ...(type === 'a' && { href: String(props?.href) }) }
    if (type === 'strong' || type === 'th') inside.bold = true
    if (type === 'em') inside.italic = true
    if (type === 'ins' || type === 'del') Object.assign(inside, { mark: type, said: saidAround(children(node)) })
    return runsOf(children(node), labels, inside)
  })
}

/** The mark that all words of a passage have: then the passage itself came or went. */
export function wholeMark(runs: readonly MarkedRun[]): 'ins' | 'del' | undefined {
  const words = runs.filter(({ text, remark }) => text.trim() !== '' && !remark)
  const mark = words[0]?.mark
  return words.every((run) => run.mark === mark) ? mark : undefined
}

/**
 * The passages of a comparison in reading order.
 *
 * @param labels whether what became of a passage as a whole stands before its words
 */
export function printedPassages(body: Tree, labels = false): PrintedPassage[] {
  return body.flatMap((node): PrintedPassage[] => {
    if (!isElement(node)) return node.trim() ? [{ kind: 'paragraph', runs: runsOf([node], labels) }] : []
    const [type, props] = node
    const level = ['h2', 'h3', 'h4'].indexOf(type) + 1
    const named = props?.id ? { id: String(props.id) } : {}
    if (level > 0)
      return [{ kind: 'heading', level: level as 1 | 2 | 3, ...named, runs: runsOf(children(node), labels) }]
    if (lists.includes(type)) return items(node, 0, labels)
    if (type === 'table') return [tableOf(node, labels)]
    if (['blockquote', 'section', 'div'].includes(type)) return printedPassages(children(node), labels)
    return type === 'hr' ? [] : [{ kind: 'paragraph', runs: runsOf(children(node), labels) }]
  })
}

function items(list: TreeElement, level: number, labels: boolean): PrintedPassage[] {
  const own = children(list).filter(isElement)
  return own.flatMap((item, at): PrintedPassage[] => {
    const words = children(item).filter((node) => !isElement(node) || !lists.includes(node[0]))
    const nested = children(item).filter((node): node is TreeElement => isElement(node) && lists.includes(node[0]))
    const number = list[0] === 'ol' ? { number: at + 1 } : {}
    return [
      { kind: 'item', level, ...number, runs: runsOf(words, labels) },
      ...nested.flatMap((inner) => items(inner, level + 1, labels)),
    ]
  })
}

function tableOf(table: TreeElement, labels: boolean): PrintedPassage {
  const parts = children(table).filter(isElement)
  const rowsOf = (part: TreeElement) => (part[0] === 'tr' ? [part] : children(part).filter(isElement))
  const cellsOf = (row: TreeElement) => children(row).filter(isElement)
  return {
    kind: 'table',
    heads: parts.filter(([type]) => type === 'thead').flatMap(rowsOf).length,
    rows: parts.flatMap(rowsOf).map((row) => cellsOf(row).map((cell) => runsOf([cell], labels))),
  }
}
