import type { Tree, TreeNode } from '#src/body/tree.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { type Run, wordRuns } from '#src/lib/word-runs.ts'
import type { Passage, Token } from './passage.ts'
import type { PassageChange } from './passage-changes.ts'
import { type LinkPlaces, type RemarkWords, remarks } from './remarks.ts'

/** The words a comparison adds to the text it shows. */
export interface RedlineWords extends RemarkWords {
  /** Read aloud around changed words. */
  insertion: string
  deletion: string
  end: string
  /** Before a passage that is changed as a whole; {section} is filled in. */
  inserted: string
  deleted: string
  movedTo: string
  movedFrom: string
}

/** Tokens as words, with the elements they stood in. */
function marked(tokens: readonly Token[], depth = 0): Tree {
  const nodes: Tree = []
  for (let at = 0; at < tokens.length; ) {
    const mark = tokens[at]?.marks[depth]
    let end = at
    while (end < tokens.length && tokens[end]?.marks[depth] === mark) end += 1
    const group = tokens.slice(at, end)
    nodes.push(mark ? [mark, null, ...marked(group, depth + 1)] : group.map(({ text }) => text).join(''))
    at = end
  }
  return nodes
}

/** The same, with links as links. */
function linked(tokens: readonly Token[]): Tree {
  const nodes: Tree = []
  for (let at = 0; at < tokens.length; ) {
    const href = tokens[at]?.href
    let end = at
    while (end < tokens.length && tokens[end]?.href === href) end += 1
    const words = marked(tokens.slice(at, end))
    nodes.push(...(href ? [['a', { href }, ...words] satisfies TreeNode] : words))
    at = end
  }
  return nodes
}

/** Whether words that lead somewhere still do; those that are gone never do. */
type Links = 'kept' | 'left out'
const drawn = (tokens: readonly Token[], links: Links) => (links === 'kept' ? linked(tokens) : marked(tokens))

/** Words tell of a change, as many screen readers say nothing of the elements; those that do would say it twice. */
const untold = { role: 'none' }

const spoken = (words: string): TreeNode => ['span', { className: 'spoken' }, words]

type MarkWords = Pick<RedlineWords, 'insertion' | 'deletion' | 'end'>

/** Changed words, marked for eyes and ears. */
export function changedWords(type: 'inserted' | 'deleted', nodes: Tree, words: MarkWords): Tree {
  const [element, start] = type === 'inserted' ? ['ins', words.insertion] : ['del', words.deletion]
  return [[element as string, untold, spoken(start as string), ...nodes, spoken(words.end)]]
}

/** One run of words: plain, or marked. */
function run({ type, tokens }: Run<Token>, words: RedlineWords, links: Links): Tree {
  if (type === 'same') return drawn(tokens, links)
  return changedWords(type, type === 'deleted' ? marked(tokens) : drawn(tokens, links), words)
}

const whole = (element: 'ins' | 'del', tokens: readonly Token[], links: Links): Tree =>
  tokens.length > 0 ? [[element, untold, ...(element === 'del' ? marked(tokens) : drawn(tokens, links))]] : []

/** What became of a passage as a whole, and the name that leads to where it went; what follows is another sentence. */
const label = (text: string, section?: string): Tree => [
  ['span', { className: 'redline-label', ...(section && { 'data-section': section }) }, text],
  spoken(':'),
  ' ',
]

/** Another number in front of a section is no change of its own: its marks are told apart by their class. */
function renumbered(old: string, now: string, words: RedlineWords): Tree {
  const props = { ...untold, className: 'redline-number' }
  return [
    ['del', props, spoken(words.deletion), old, spoken(words.end)],
    ' ',
    ['ins', props, spoken(words.insertion), now, spoken(words.end)],
    ' ',
  ]
}

const remark = (text: string): Tree => [' ', ['span', { className: 'redline-remark' }, text]]

function compared(
  old: Passage,
  now: Passage,
  words: RedlineWords,
  places: LinkPlaces | undefined,
  links: Links,
): Tree[] {
  const number = old.number === now.number ? [now.number] : renumbered(old.number.trim(), now.number.trim(), words)
  return now.cells.map((cell, index) => {
    const before = old.cells[index] ?? []
    const told = places ? remarks(before, cell, words, places) : []
    const runs = [...wordRuns(before, cell).flatMap((part) => run(part, words, links)), ...told.flatMap(remark)]
    return index === 0 && now.number ? [...number, ...runs] : runs
  })
}

function oneSided(element: 'ins' | 'del', passage: Passage, note: Tree, links: Links): Tree[] {
  const numbered = passage.number ? [{ text: passage.number, marks: [] }] : []
  return passage.cells.map((cell, index) => [
    ...(index === 0 ? [...note, ...whole(element, [...numbered, ...cell], links)] : whole(element, cell, links)),
  ])
}

/** The cells of a passage with its changes marked; what became of words that stayed is told behind them. */
export function changedCells(
  change: PassageChange,
  words: RedlineWords,
  places: LinkPlaces | undefined,
  links: Links,
): Tree[] {
  if (change.type === 'same') return compared(change.old, change.now, words, places, links)
  if (change.type === 'inserted') return oneSided('ins', change.now, label(words.inserted), links)
  if (change.type === 'deleted') return oneSided('del', change.old, label(words.deleted), links)
  if (change.type === 'left')
    return oneSided(
      'del',
      change.old,
      label(fillWords(words.movedTo, { section: change.now.section }), change.now.sectionId),
      links,
    )
  const [first = [], ...others] = compared(change.old, change.now, words, places, links)
  return [[...label(fillWords(words.movedFrom, { section: change.old.section })), ...first], ...others]
}
