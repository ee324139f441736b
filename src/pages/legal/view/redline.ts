import { joinText } from '#src/body/join-text.ts'
import type { Tree, TreeElement, TreeNode } from '#src/body/tree.ts'
import { changedCells, type RedlineWords } from './redline/change-markup.ts'
import { type Passage, passages, passageText } from './redline/passage.ts'
import { type PassageChange, passageChanges } from './redline/passage-changes.ts'
import { LinkPlaces } from './redline/remarks.ts'

export type { RedlineWords } from './redline/change-markup.ts'

/** Two versions of a text in one, with every change marked. */
export interface Redline {
  body: Tree
  insertions: number
  deletions: number
  moves: number
  /** How often words stayed, and where they lead or how they look changed. */
  remarks: number
  /** The sections of the new version in which something changed. */
  sections: { id: string; number: string; text: string }[]
}

interface Marked {
  passage: Passage
  type: PassageChange['type']
  cells: Tree[]
}

const isList = ({ kind }: Passage) => kind === 'ul' || kind === 'ol'
const isRow = ({ kind }: Passage) => kind === 'thead' || kind === 'tbody'

/**
 * Compares two versions of a text by word, within the structure of the text.
 *
 * @param old the earlier version, numbered.
 * @param now the later version.
 * @param tells whether links and looks are compared too.
 * @param links whether the words of a link still lead somewhere.
 */
export function redline(
  old: Tree,
  now: Tree,
  words: RedlineWords,
  tells: 'everything' | 'words' = 'everything',
  links: 'kept' | 'left out' = 'left out',
): Redline {
  const changes = passageChanges(passages(old), passages(now))
  const places = tells === 'everything' ? new LinkPlaces(changes) : undefined
  const marked = changes.map((change): Marked => {
    const passage = change.type === 'deleted' || change.type === 'left' ? change.old : change.now
    return { passage, type: change.type, cells: changedCells(change, words, places, links).map(joinText) }
  })
  const counted = marked.filter(({ type }) => type === 'same').flatMap(({ cells }) => cells.flat())
  const count = (type: Marked['type'], element?: string) =>
    marked.filter((item) => item.type === type).length +
    counted.filter((node) => element && typeof node !== 'string' && isCounted(node, element)).length
  return {
    body: nest(marked),
    insertions: count('inserted', 'ins'),
    deletions: count('deleted', 'del'),
    moves: count('arrived'),
    remarks: marked.flatMap(({ cells }) => cells.flat()).filter(isRemark).length,
    sections: changedSections(marked),
  }
}

/** Words that changed inside a passage: neither another number in front of it nor a passage marked as a whole. */
const isCounted = (node: TreeElement, element: string) =>
  node[0] === element && !node[1]?.className && typeof node[2] !== 'string' && (node[2] as TreeElement)[0] === 'span'

const isRemark = (node: TreeNode) => typeof node !== 'string' && node[1]?.className === 'redline-remark'

function changedSections(marked: readonly Marked[]): Redline['sections'] {
  const sections: (Redline['sections'][number] & { changed: boolean })[] = []
  for (const { passage, type, cells } of marked) {
    const kept = type !== 'deleted' && type !== 'left'
    if (kept && passage.id && passage.number)
      sections.push({
        id: passage.id,
        number: passage.number.replace(/\. $/, ''),
        text: passageText(passage),
        changed: false,
      })
    const section = sections.at(-1)
    const inside = cells
      .flat()
      .some((node) => typeof node !== 'string' && (isCounted(node, 'ins') || isCounted(node, 'del') || isRemark(node)))
    // What moved away is told where it went.
    if (section && type !== 'left' && (type !== 'same' || inside)) section.changed = true
  }
  return sections.filter(({ changed }) => changed).map(({ changed: _, ...section }) => section)
}

/** Puts items and rows back into lists and tables. */
function nest(marked: readonly Marked[]): Tree {
  const body: Tree = []
  for (let at = 0; at < marked.length; ) {
    const { passage } = marked[at] as Marked
    let end = at + 1
    const together = isList(passage) ? isList : isRow(passage) ? isRow : undefined
    // A head begins a new table, even right after another one.
    while (together && end < marked.length && together((marked[end] as Marked).passage) && !beginsTable(marked, end))
      end += 1
    const group = marked.slice(at, end)
    body.push(isRow(passage) ? table(group) : isList(passage) ? list(group, 0) : single(group[0] as Marked))
    at = end
  }
  return body
}

const beginsTable = (marked: readonly Marked[], at: number) =>
  marked[at]?.passage.kind === 'thead' && marked[at - 1]?.passage.kind === 'tbody'

function single({ passage, type, cells }: Marked): TreeElement {
  const id = type === 'deleted' || type === 'left' ? undefined : passage.id
  return [passage.kind, id ? { id } : null, ...(cells[0] ?? [])]
}

function list(group: readonly Marked[], level: number): TreeElement {
  const items: TreeElement[] = []
  for (let at = 0; at < group.length; ) {
    const first = group[at] as Marked
    let end = at + 1
    while (end < group.length && (group[end] as Marked).passage.level > level) end += 1
    const inner = group.slice(first.passage.level > level ? at : at + 1, end)
    const nested = inner.length > 0 ? [list(inner, level + 1)] : []
    items.push(['li', null, ...(first.passage.level > level ? [] : (first.cells[0] ?? [])), ...nested])
    at = end
  }
  return [group[0]?.passage.kind ?? 'ul', null, ...items]
}

function table(group: readonly Marked[]): TreeElement {
  const rows = (kind: 'thead' | 'tbody'): TreeElement[] => {
    const own = group.filter(({ passage }) => passage.kind === kind)
    const cell = (content: Tree): TreeElement =>
      kind === 'thead' ? ['th', { scope: 'col' }, ...content] : ['td', null, ...content]
    return own.length > 0
      ? [[kind, null, ...own.map(({ cells }): TreeElement => ['tr', null, ...cells.map(cell)])]]
      : []
  }
  return ['table', null, ...rows('thead'), ...rows('tbody')]
}
