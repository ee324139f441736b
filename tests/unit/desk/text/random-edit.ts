import type { MarkType, Node } from 'prosemirror-model'
import { Fragment } from 'prosemirror-model'
import { Transform } from 'prosemirror-transform'
import { bodySchema } from '#src/desk/text/model/body-schema.ts'

export const editKinds = [
  'word',
  'space',
  'mark',
  'insert-paragraph',
  'delete-block',
  'move-block',
  'insert-item',
  'delete-item',
  'move-item',
  'insert-row',
  'delete-row',
  'prop',
  'level',
  'split',
  'join',
] as const

/** A single edit, as numbers that are pointed at whatever the document has. */
export interface EditPlan {
  kind: (typeof editKinds)[number]
  at: number
  to: number
  words: string
}

interface Found {
  node: Node
  pos: number
  parent: Node
}

/** The document after one edit such as a person makes; undefined when it has nothing of the kind. */
export function randomEdit(doc: Node, plan: EditPlan): Node | undefined {
  const found: Found[] = []
  doc.descendants((node, pos, parent) => {
    found.push({ node, pos, parent: parent ?? doc })
  })
  const pick = (wanted: (one: Found) => boolean, number = plan.at) => {
    const all = found.filter(wanted)
    return all[number % Math.max(1, all.length)]
  }
  const edit = edits[plan.kind](new Transform(doc), plan, pick)
  return edit && !edit.doc.eq(doc) ? edit.doc : undefined
}

type Pick = (wanted: (one: Found) => boolean, number?: number) => Found | undefined
type Edit = (change: Transform, plan: EditPlan, pick: Pick) => Transform | undefined

const isWords = ({ node }: Found) => node.isTextblock && node.type.name !== 'code_block' && node.content.size > 0
/** Not what other passages refer to: without it they would say something else. */
const isBlock = ({ node, parent }: Found) =>
  !/^(?:footnote|opaque)$/.test(node.type.name) &&
  node.type.isInGroup('flow') &&
  /^(?:doc|block|list_item)$/.test(parent.type.name)
const isItem = ({ node }: Found) => node.type.name === 'list_item'
const isRow = ({ node }: Found) => node.type.name === 'table_row' && node.firstChild?.type.name === 'table_cell'
const paragraph = (words: string) => bodySchema.nodes.paragraph.create(null, words ? bodySchema.text(words) : null)

/** A word of a paragraph, as positions. */
function wordIn({ node, pos }: Found, number: number): [number, number] {
  const text = node.textBetween(0, node.content.size, undefined, '\ufffc')
  const words = [...text.matchAll(/[^\s\ufffc]+/g)]
  const word = words[number % Math.max(1, words.length)]
  const start = pos + 1 + (word?.index ?? 0)
  return [start, start + (word?.[0].length ?? 0)]
}

const markTypes: [MarkType, Record<string, string>?][] = [
  [bodySchema.marks.strong],
  [bodySchema.marks.em],
  [bodySchema.marks.del],
  [bodySchema.marks.code],
  [bodySchema.marks.link, { href: '/contact' }],
]

const edits: Record<EditPlan['kind'], Edit> = {
  word(change, { to, words }, pick) {
    const place = pick(isWords)
    if (!place) return undefined
    const [from, end] = wordIn(place, to)
    const marks = change.doc.resolve(from).marksAcross(change.doc.resolve(Math.max(from, end))) ?? []
    return words ? change.replaceWith(from, end, bodySchema.text(words, marks)) : change.delete(from, end)
  },
  space(change, { to }, pick) {
    const place = pick(isWords)
    if (!place) return undefined
    const [, end] = wordIn(place, to)
    return end < place.pos + place.node.nodeSize - 1 ? change.delete(end, end + 1) : undefined
  },
  mark(change, { to, words }, pick) {
    const place = pick(isWords)
    if (!place) return undefined
    const [from] = wordIn(place, to)
    const [, end] = wordIn(place, to + (words.length % 4))
    const [type, attrs] = markTypes[words.length % markTypes.length] as [MarkType, Record<string, string>?]
    if (end <= from) return undefined
    return change.doc.rangeHasMark(from, end, type)
      ? change.removeMark(from, end, type)
      : change.addMark(from, end, type.create(attrs))
  },
  'insert-paragraph': (change, { words }, pick) => {
    const place = pick(isBlock)
    return place && change.insert(place.pos, paragraph(words))
  },
  'delete-block': (change, _plan, pick) => {
    const place = pick(isBlock)
    return place && place.parent.childCount > 1 ? change.delete(place.pos, place.pos + place.node.nodeSize) : undefined
  },
  'move-block': (change, { to }, pick) => {
    const place = pick(({ parent }) => parent === change.doc)
    const target = pick(({ parent }) => parent === change.doc, to)
    return place && target && moved(change, place, target)
  },
  'insert-item': (change, { words }, pick) => {
    const place = pick(isItem)
    return place && change.insert(place.pos, bodySchema.nodes.list_item.create(null, paragraph(words || 'Item')))
  },
  'delete-item': (change, _plan, pick) => {
    const place = pick((one) => isItem(one) && one.parent.childCount > 1)
    return place && change.delete(place.pos, place.pos + place.node.nodeSize)
  },
  'move-item': (change, { to }, pick) => {
    const place = pick((one) => isItem(one) && one.parent.childCount > 1)
    const target = place && pick((one) => isItem(one) && one.parent === place.parent, to)
    return place && target && moved(change, place, target)
  },
  'insert-row': (change, { words }, pick) => {
    const place = pick(isRow)
    if (!place) return undefined
    const cells: Node[] = []
    place.node.forEach((cell) => {
      cells.push(cell.copy(Fragment.from(paragraph(words || 'Cell'))))
    })
    return change.insert(place.pos, place.node.copy(Fragment.from(cells)))
  },
  'delete-row': (change, _plan, pick) => {
    const place = pick(isRow)
    return place && change.delete(place.pos, place.pos + place.node.nodeSize)
  },
  prop(change, { words }, pick) {
    const place = pick(({ node }) => /="[^"]+"/.test(node.attrs.props ?? ''))
    const plain = words.replace(/["\\&<>{}`'|\n]/g, '')
    return (
      place && change.setNodeAttribute(place.pos, 'props', place.node.attrs.props.replace(/="[^"]+"/, `="x${plain}"`))
    )
  },
  level(change, { to }, pick) {
    const place = pick(({ node }) => node.type.name === 'heading')
    return place && change.setNodeAttribute(place.pos, 'level', 2 + (to % 3))
  },
  split(change, { to }, pick) {
    const place = pick((one) => isWords(one) && isBlock(one))
    if (!place) return undefined
    const [from] = wordIn(place, to)
    return change.split(from)
  },
  join(change, _plan, pick) {
    const place = pick((one) => isWords(one) && one.node.type.name === 'paragraph' && isBlock(one))
    const before = place && change.doc.resolve(place.pos).nodeBefore
    return place && before?.type.name === 'paragraph' ? change.join(place.pos) : undefined
  },
}

function moved(change: Transform, place: Found, target: Found): Transform | undefined {
  if (place.pos === target.pos) return undefined
  const after = target.pos > place.pos
  change.delete(place.pos, place.pos + place.node.nodeSize)
  return change.insert(change.mapping.map(after ? target.pos + target.node.nodeSize : target.pos), place.node)
}
