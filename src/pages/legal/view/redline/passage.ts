import type { Tree, TreeElement, TreeNode } from '#src/body/tree.ts'

/** A word, a space or a sign, with the names of the elements it stands in: `['strong']`. */
export interface Token {
  text: string
  marks: readonly string[]
  /** Where it leads. */
  href?: string
}

/** The smallest part of a text that is compared as a whole: a heading, a paragraph, an item of a list, a row of a table. */
export interface Passage {
  kind: 'h2' | 'h3' | 'h4' | 'p' | 'ul' | 'ol' | 'thead' | 'tbody'
  /** Of a heading: the name that leads to it. */
  id?: string
  /** Of a heading: its number, as it stands before its words: `7.2. `. */
  number: string
  /** How deep an item stands in lists: 0 is the outermost. */
  level: number
  /** The cells of a row; everything else has one. */
  cells: Token[][]
  /** The number of the section it stands in. */
  section: string
  /** The name that leads to that section. */
  sectionId?: string | undefined
}

const pieces = /\s+|[\p{L}\p{N}]+(?:[’'.,@-][\p{L}\p{N}]+)*%?|./gu
/** The elements that words keep. What the text itself strikes is no change: `del` is a deletion here. */
const kept = new Map(Object.entries({ strong: 'strong', em: 'em', code: 'code', sup: 'sup', del: 's' }))
/** Parts of an item that begin on a line of their own. */
const blocks = new Set(['p', 'blockquote', 'pre'])
const lists = new Set(['ul', 'ol'])

function tokens(nodes: Tree, marks: readonly string[] = [], href?: string): Token[] {
  const told = { marks, ...(href && { href }) }
  return nodes.flatMap((node, at) => {
    if (typeof node === 'string')
      return (node.match(pieces) ?? []).map((text) => ({ text: /^\s+$/.test(text) ? ' ' : text, ...told }))
    if (node[0] === 'br') return [{ text: ' ', ...told }]
    const to = node[0] === 'a' ? (node[1]?.href as string | undefined) : href
    const mark = kept.get(node[0])
    const inside = tokens(node.slice(2) as Tree, mark ? [...marks, mark] : marks, to)
    return at > 0 && isElement(node, blocks) ? [{ text: ' ', ...told }, ...inside] : inside
  })
}

const children = (element: TreeElement) => element.slice(2) as Tree
const isElement = (node: TreeNode, names: ReadonlySet<string>): node is TreeElement =>
  typeof node !== 'string' && names.has(node[0])

/** Lists the passages of a text in reading order. */
export function passages(body: Tree): Passage[] {
  let section = ''
  let sectionId: string | undefined
  const passage = (kind: Passage['kind'], cells: Token[][], more: Partial<Passage> = {}): Passage => ({
    kind,
    cells: cells.map((cell) => cell.filter(({ text }, at) => text !== ' ' || cell[at - 1]?.text !== ' ')),
    number: '',
    level: 0,
    section,
    sectionId,
    ...more,
  })
  const heading = (node: TreeElement): Passage => {
    const all = children(node)
    const [number = ''] = typeof all[0] === 'string' ? (/^\d+(?:\.\d+)*\. /.exec(all[0]) ?? []) : []
    const id = node[1]?.id as string | undefined
    if (number) [section, sectionId] = [number.replace(/\. $/, ''), id]
    const words = typeof all[0] === 'string' ? [all[0].slice(number.length), ...all.slice(1)] : all
    return passage(node[0] as 'h2', [tokens(words)], { number, id })
  }
  const items = (list: TreeElement, level: number): Passage[] =>
    children(list).flatMap((item) => {
      if (typeof item === 'string') return []
      const own = children(item).filter((child) => !isElement(child, lists))
      const nested = children(item).filter((child) => isElement(child, lists)) as TreeElement[]
      return [passage(list[0] as 'ul', [tokens(own)], { level }), ...nested.flatMap((inner) => items(inner, level + 1))]
    })
  const rows = (table: TreeElement): Passage[] =>
    children(table).flatMap((part) =>
      typeof part === 'string'
        ? []
        : children(part).map((row) =>
            passage(
              part[0] as 'tbody',
              children(row as TreeElement).map((cell) => tokens([cell])),
            ),
          ),
    )
  const visit = (nodes: Tree): Passage[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return node.trim() ? [passage('p', [tokens([node])])] : []
      if (/^h[2-4]$/.test(node[0])) return [heading(node)]
      if (lists.has(node[0])) return items(node, 0)
      if (node[0] === 'table') return rows(node)
      if (node[0] === 'blockquote' || node[0] === 'section') return visit(children(node))
      return node[0] === 'hr' ? [] : [passage('p', [tokens(children(node))])]
    })
  return visit(body)
}

/** The words of a passage without its number. */
export function passageText({ cells }: { cells: readonly (readonly { text: string }[])[] }): string {
  return cells
    .map((cell) =>
      cell
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    .join(' ')
}
