import type { Node } from 'prosemirror-model'
import type { WordText } from './read-docx.ts'
import { WordMarkup } from './word-markup.ts'
import { isGoingOn, isTitle, numberOf, outlineOf } from './write-html.ts'
import { type WordKnown, Writing } from './writing.ts'
import { childOf, elementsOf, isOn, textOf, valOf, type XmlElement } from './xml-tree.ts'

/** What can be another one in an entry than in its document. */
export const changeKinds = ['number', 'rank', 'bold', 'italic', 'picture'] as const

export interface Change {
  kind: (typeof changeKinds)[number]
  /** What it belongs to, and the names of the elements around it, the outermost first. */
  within: readonly ['body' | 'heading' | 'list' | 'note', ...string[]]
  /** What it was and is, and the words it belongs to. */
  says: string
}

interface Passage {
  within: Change['within']
  /** From 1 on; 0 is a title. */
  rank: number | undefined
  number: string | undefined
  runs: { words: string; bold: boolean; italic: boolean }[]
  /** The names of its pictures in the entry. */
  pictures: string[]
}

/** A sign of the entry that is no space, with what is said of it. */
interface Sign {
  level: number | undefined
  bold: boolean
  italic: boolean
  /** Headings and names of columns are bold without a word. */
  isHead: boolean
  /** The number or the bullet of the item that begins with it. */
  item: string
}

/** What has another number, rank, emphasis or place in the entry than the XML of its document says. */
export function changesOf(known: WordKnown, word: WordText): Change[] {
  const writing = new Writing(known, {}, () => '', new WordMarkup([], [], false))
  const passages: Passage[] = []
  const body = childOf(known.parts.main.root, 'w:body')
  if (body) collect({ writing, word, passages }, body, [])
  for (const { element, part } of known.notes.values()) {
    writing.part = part
    collect({ writing, word, passages }, element, ['w:note'])
  }
  return compared(passages, entryOf(word))
}

interface Reading {
  writing: Writing
  word: WordText
  passages: Passage[]
}

function collect(reading: Reading, element: XmlElement, within: readonly string[], open?: Passage): void {
  const { writing, word, passages } = reading
  for (const child of elementsOf(element)) {
    const inside = [...within, child.name]
    if (/Pr$/.test(child.name) || writing.isGone(child)) continue
    if (child.name === 'w:p') {
      const passage = passageOf(writing, child, inside)
      passages.push(passage)
      collect(reading, child, inside, passage)
    } else if (child.name === 'mc:AlternateContent') {
      const [way] = elementsOf(child)
      if (way) collect(reading, way, inside, open)
    } else if (child.name === 'w:r') {
      open?.runs.push(runOf(writing.known, child))
      collect(reading, child, inside, open)
    } else if (child.name === 'a:blip' || child.name === 'v:imagedata') {
      const target = writing.part.targets.get(child.attrs['r:embed'] ?? child.attrs['r:id'] ?? '')
      const bytes = target && writing.known.pictures.get(target.at)
      const name = [...word.pictures].find(([, own]) => bytes && Buffer.from(own).equals(bytes))?.[0]
      if (name) open?.pictures.push(name)
    } else collect(reading, child, inside, open)
  }
}

function passageOf(writing: Writing, element: XmlElement, around: readonly string[]): Passage {
  const properties = childOf(element, 'w:pPr')
  const number = isGoingOn(writing, properties) ? undefined : numberOf(writing, properties)
  const outline = outlineOf(writing, properties)
  const rank = isTitle(writing, properties) ? 0 : outline < 9 ? outline + 1 : undefined
  const is = number ? 'list' : 'body'
  const within = [around[0] === 'w:note' ? 'note' : rank === undefined ? is : 'heading', ...around] as const
  return { within, rank, number: number?.marker, runs: [], pictures: [] }
}

function runOf({ styles }: WordKnown, run: XmlElement): Passage['runs'][number] {
  const properties = childOf(run, 'w:rPr')
  const style = styles.named(valOf(properties, 'w:rStyle'), 'run')
  const isHidden = isOn(properties, 'w:vanish') ?? style.hidden
  const words = elementsOf(run).filter(({ name }) => name === 'w:t')
  return {
    words: isHidden ? '' : signsIn(words.map(textOf).join('')),
    bold: isOn(properties, 'w:b') ?? style.bold ?? false,
    italic: isOn(properties, 'w:i') ?? style.italic ?? false,
  }
}

/** What stands before an item without a number. */
const bullet = '·'

/** Without spaces, and what is raised on the line: those are written in another way. */
const signsIn = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

interface Entry {
  text: string
  signs: Sign[]
  pictures: { name: string; at: number }[]
}

function entryOf({ title = '', body }: WordText): Entry {
  const entry: Entry = { text: '', signs: [], pictures: [] }
  const add = (words: string, sign: Sign) => {
    const text = signsIn(words)
    entry.text += text
    entry.signs.push(...Array.from({ length: text.length }, (_, at) => (at === 0 ? sign : { ...sign, item: '' })))
  }
  add(title, { level: 1, bold: false, italic: false, isHead: true, item: '' })
  const items = new Map<Node | null, string>()
  body.descendants((node, _pos, parent, index) => {
    if (node.type.name === 'list_item')
      items.set(node, parent?.type.name === 'ordered_list' ? String(parent.attrs.start + index) : bullet)
    const name = /^src="([^"]*)"/.exec(node.type.name === 'block' ? node.attrs.props : '')?.[1]
    if (name) entry.pictures.push({ name, at: entry.text.length })
    if (!node.isTextblock) return true
    const level: number | undefined = node.type.name === 'heading' ? node.attrs.level : undefined
    let item = (index === 0 && items.get(parent)) || ''
    node.descendants((leaf) => {
      const marks = leaf.marks.map(({ type }) => type.name)
      const isHead = level !== undefined || parent?.type.name === 'table_header'
      add(leaf.text ?? '', { level, bold: marks.includes('strong'), italic: marks.includes('em'), isHead, item })
      if (leaf.text) item = ''
    })
    return false
  })
  return entry
}

function compared(passages: readonly Passage[], { text, signs, pictures }: Entry): Change[] {
  const changes: Change[] = []
  const tops = passages.filter(({ rank = 9, runs }) => rank < 2 && runs.some((run) => run.words))
  const shift = tops.length > (signs[0]?.level === 1 ? 1 : 0) ? 1 : 0
  let at = 0
  for (const { within, rank, number, runs, pictures: own } of passages) {
    const words = runs.map((run) => run.words).join('')
    const note = (kind: Change['kind'], was: unknown, is: unknown, of = words) =>
      changes.push({ kind, within, says: `${was} → ${is}: ${of.slice(0, 40)}` })
    const marker = signsIn(number ?? '')
    const start = startOf(text, at, marker, words)
    if (start !== undefined) at = start
    const first = signs[start ?? -1]
    if (first && words) {
      const isKept =
        text.slice(0, start).endsWith(marker) ||
        first.item === marker ||
        first.item === /^(\d+)[.)]?$/.exec(marker)?.[1]
      if (marker && !isKept) note('number', number, first.item || 'none')
      const level = rank === undefined ? undefined : rank + (rank === 0 ? 1 : shift)
      const isTitleInText = rank === 0 && first.level === 2
      if (first.level !== level && !isTitleInText && first.level !== 1) note('rank', level, first.level)
    }
    for (const run of runs) {
      const from = text.indexOf(run.words, at)
      if (!run.words || from === -1 || from > at + 100) continue
      const said = signs.slice(from, from + run.words.length)
      at = from + run.words.length
      if (said.some(({ isHead, bold }) => !isHead && bold !== run.bold)) note('bold', run.bold, !run.bold, run.words)
      if (said.some(({ isHead, italic }) => !isHead && italic !== run.italic))
        note('italic', run.italic, !run.italic, run.words)
    }
    for (const name of own) {
      const shown = pictures.find((one) => one.name === name)
      if (shown) pictures.splice(pictures.indexOf(shown), 1)
      if (shown && shown.at !== at) note('picture', name, `${shown.at - at} signs on`)
    }
  }
  return changes
}

/** Where the words of a passage stand: behind those before it, or where it was moved to. */
function startOf(text: string, at: number, marker: string, words: string): number | undefined {
  if (!words) return undefined
  if (text.startsWith(marker + words, at)) return at + marker.length
  const near = text.indexOf(words, at)
  if (near !== -1 && near < at + 200) return near
  const anywhere = text.indexOf(words)
  return anywhere === -1 || words.length < 4 ? undefined : anywhere
}
