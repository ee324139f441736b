import { type Tree, type TreeElement, type TreeNode, treeText } from '../../../../src/body/tree.ts'

/** A word, a space, a sign, a line break or the mark of a note. */
export interface Token {
  /** `\n` is a line break. */
  text: string
  /** The names of the elements it stands in, sorted: `['em', 'strong']`. */
  marks: readonly string[]
  href?: string
  /** The passages of the note it calls. */
  note?: readonly Token[][]
}

/** One list of a text. A list in another one is a list of its own. */
export interface List {
  ordered: boolean
  start: number
  level: number
}

/** A passage in a style of the document. */
export interface Passage {
  style: 'Title' | 'Heading1' | 'Heading2' | 'Heading3' | 'Normal' | 'Quote' | 'Code' | 'ListParagraph' | 'ListContinue'
  /** How deep it stands in lists: 0 is no list, or the outermost. */
  level: number
  /** What it is an item of. */
  list?: List
  /** The name that leads to it. */
  id?: string
  tokens: Token[]
}

export interface Row {
  head: boolean
  cells: Token[][]
}

export type Block = Passage | { rows: Row[] }

/** Where it stands in what it is part of. */
type BlockStyle = Pick<Passage, 'style' | 'level'>

const pieces = /[ \t\r\n]+|[\p{L}\p{N}]+(?:[’'.,@-][\p{L}\p{N}]+)*%?|./gsu
const headings = { h1: 'Title', h2: 'Heading1', h3: 'Heading2', h4: 'Heading3' } as const
const looks = new Set(['strong', 'em', 'del', 'code', 'sup'])
const blocks = new Set(['p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr', 'h1', 'h2', 'h3', 'h4', 'section', 'li'])

const children = (element: TreeElement) => element.slice(2) as Tree
const isElement = (node: TreeNode): node is TreeElement => typeof node !== 'string'
const isBlock = (node: TreeNode) => isElement(node) && blocks.has(node[0])

/** A text as the paragraphs and tables of a document; notes stand at what calls them. */
export function textBlocks(body: Tree): Block[] {
  const notes = new Map(body.filter(isElement).flatMap(notesIn))
  return blocksOf(body, { style: 'Normal', level: 0 }, notes)
}

/** The items of the section of notes, by the names that lead to them. */
function notesIn([type, props, ...rest]: TreeElement): [string, TreeElement][] {
  if (type !== 'section' || !props?.['data-footnotes']) return []
  const items = (rest.filter(isElement).find(([name]) => name === 'ol') ?? []).slice(2) as TreeElement[]
  return items.map((item) => [`#${item[1]?.id}`, item])
}

type Notes = ReadonlyMap<string, TreeElement>

function blocksOf(nodes: Tree, place: BlockStyle, notes: Notes): Block[] {
  return inPassages(nodes).flatMap((node): Block[] => {
    const passage = (style: Passage['style'], more: Partial<Passage> = {}): Block[] => {
      const tokens = tokensOf(children(node), notes)
      return tokens.length > 0 ? [{ ...place, style, tokens, ...more }] : []
    }
    switch (node[0]) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
        return passage(headings[node[0]], node[1]?.id ? { id: String(node[1].id) } : {})
      case 'ul':
      case 'ol':
        return itemsOf(node, place, notes)
      case 'table':
        return [{ rows: rowsOf(node, notes) }]
      case 'blockquote':
        return blocksOf(children(node), { ...place, style: 'Quote' }, notes)
      case 'section':
        return node[1]?.['data-footnotes'] ? [] : blocksOf(children(node), place, notes)
      case 'pre':
        return [{ ...place, style: 'Code', tokens: linesOf(treeText(children(node)).replace(/\n$/, '')) }]
      case 'hr':
        return []
      default:
        return passage(place.style)
    }
  })
}

/** What stands in a line beside blocks is a paragraph. */
function inPassages(nodes: Tree): TreeElement[] {
  const passages: TreeElement[] = []
  let line: Tree = []
  const end = () => {
    if (treeText(line).trim()) passages.push(['p', null, ...line])
    line = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) line.push(node)
    else {
      end()
      passages.push(node as TreeElement)
    }
  }
  end()
  return passages
}

/** The first passage of an item has its number or sign, the others go on below it. */
function itemsOf(node: TreeElement, place: BlockStyle, notes: Notes): Block[] {
  const level = place.style === 'ListContinue' ? place.level + 1 : 0
  const list: List = { ordered: node[0] === 'ol', start: Number(node[1]?.start ?? 1), level }
  return children(node)
    .filter(isElement)
    .flatMap((item): Block[] => {
      const [first, ...rest] = blocksOf(children(item), { style: 'ListContinue', level }, notes)
      const isWords = first && 'tokens' in first && first.style === 'ListContinue'
      const head: Passage = { style: 'ListParagraph', level, list, tokens: isWords ? first.tokens : [] }
      return isWords || !first ? [head, ...rest] : [head, first, ...rest]
    })
}

function rowsOf(table: TreeElement, notes: Notes): Row[] {
  return children(table)
    .filter(isElement)
    .flatMap((part) =>
      children(part)
        .filter(isElement)
        .map((row) => ({
          head: part[0] === 'thead',
          cells: children(row)
            .filter(isElement)
            .map((cell) => tokensOf(children(cell), notes)),
        })),
    )
}

const linesOf = (text: string): Token[] =>
  text.split(/(\n)/).flatMap((line) => (line ? [{ text: line, marks: ['code'] }] : []))

function tokensOf(nodes: Tree, notes: Notes): Token[] {
  const all = inLine(nodes, [], undefined, notes)
  // Blanks at the ends of lines and beside each other are not seen.
  return all.filter(({ text }, at) => {
    const next = all[at + 1]?.text
    return text !== ' ' || (next !== undefined && next !== '\n' && next !== ' ' && !isStart(all, at))
  })
}

function isStart(all: readonly Token[], at: number): boolean {
  let before = at - 1
  while (all[before]?.text === ' ') before -= 1
  return before < 0 || all[before]?.text === '\n'
}

function inLine(nodes: Tree, marks: readonly string[], href: string | undefined, notes: Notes): Token[] {
  const told = { marks, ...(href && { href }) }
  return nodes.flatMap((node): Token[] => {
    if (!isElement(node))
      return (node.match(pieces) ?? []).map((text) => ({ text: /^[ \t\r\n]+$/.test(text) ? ' ' : text, ...told }))
    const [type, props] = node
    if (type === 'br') return [{ text: '\n', ...told }]
    const called = type === 'sup' ? calledNote(node, notes) : undefined
    if (called) return [{ text: '', marks: [], note: notePassages(called) }]
    const inside = looks.has(type) ? [...new Set([...marks, type])].sort() : marks
    return inLine(children(node), inside, type === 'a' ? (props?.href as string | undefined) : href, notes)
  })
}

function calledNote(sup: TreeElement, notes: Notes): TreeElement | undefined {
  const [link] = children(sup)
  return link && isElement(link) ? notes.get(String(link[1]?.href)) : undefined
}

/** Without the links back to the text. */
function notePassages(item: TreeElement): Token[][] {
  const isBack = (node: TreeNode) => isElement(node) && node[0] === 'a' && node[1]?.['aria-label'] !== undefined
  const without = (nodes: Tree): Tree =>
    nodes
      .filter((node) => !isBack(node))
      .map((node) => (isElement(node) ? [node[0], node[1], ...without(children(node))] : node))
  return textBlocks(without(children(item))).flatMap((block) =>
    'rows' in block ? block.rows.flatMap(({ cells }) => cells) : [block.tokens],
  )
}
