import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { yamlTooDeep } from '#src/lib/yaml-too-deep.ts'
import { isEqual, isGroup } from '../model/is-equal.ts'
import type { TextEdit } from '../model/text-edit.ts'
import { type DataItem, dataSteps } from './data-steps.ts'
import { printYaml, styleOf } from './print-yaml.ts'
import { columnOf, firstLine, type Lines, linesAround, linesOf, trimmedEnd } from './yaml-lines.ts'
import { scalarEdits } from './yaml-scalar.ts'

/** The text from the first `---` to before the last: offsets are those of the file. */
type Frontmatter = string

/** The data of the fields. As in the check, dates stay the text they are written as. */
export function yamlValue(text: Frontmatter): unknown {
  try {
    const document = readFrontmatter(text)
    if (!document || document.errors.length > 0) return undefined
    const value: unknown = document.toJS()
    return value === null ? {} : isGroup(value) ? value : undefined
  } catch {
    // Aliases of aliases, for one, are not followed without end.
    return undefined
  }
}

/** The fields as `yaml` reads them; undefined where that would take too long. */
export function readFrontmatter(text: Frontmatter): Document.Parsed | undefined {
  const start = text.indexOf('\n') + 1
  if (text.length > 20_000 || yamlTooDeep(text) !== undefined) return undefined
  const fields = ' '.repeat(Math.max(0, start - 1)) + '\n'.repeat(Math.min(1, start)) + text.slice(start)
  return parseDocument(fields, { schema: 'core', prettyErrors: false, logLevel: 'error', keepSourceTokens: true })
}

/** Ways to write data into fields, from the finest to one that writes the field of the first level anew. */
export function* yamlEdits(text: Frontmatter, wanted: unknown): Generator<TextEdit[]> {
  const document = readFrontmatter(text)
  const root = document?.contents
  if (!isGroup(wanted)) return
  if (!root || !isMap(root)) {
    yield [{ from: text.length, to: text.length, insert: printYaml(wanted, 'QUOTE_DOUBLE', '') }]
    return
  }
  const old = document.toJS() as Record<string, unknown>
  yield groupEdits({ text, coarse: false }, root, [old, wanted], '')
  yield groupEdits({ text, coarse: true }, root, [old, wanted], '')
}

interface Work {
  text: Frontmatter
  /** Writes every changed field anew. */
  coarse: boolean
}

type Groups = readonly [old: Record<string, unknown>, wanted: Record<string, unknown>]

function groupEdits(work: Work, map: YAMLMap, [old, wanted]: Groups, indent: string): TextEdit[] {
  const pairs = map.items as Pair<Scalar, Node | null>[]
  const names = pairs.map(({ key }) => String(key.value))
  const edits: TextEdit[] = []
  for (const [index, pair] of pairs.entries()) {
    const name = names[index] as string
    if (!Object.hasOwn(wanted, name)) edits.push({ ...linesOf(work.text, pair), insert: '' })
    else edits.push(...pairEdits(work, pair, [old[name], wanted[name]], indent))
  }
  const style = styleOf(map)
  let at: number | undefined
  for (const [name, value] of Object.entries(wanted)) {
    const index = names.indexOf(name)
    if (index !== -1) at = linesOf(work.text, pairs[index] as Pair<Scalar, Node | null>).to
    else {
      const place = at ?? firstLine(work.text, pairs[0])
      edits.push({ from: place, to: place, insert: printYaml({ [name]: value }, style, indent) })
    }
  }
  return edits
}

function pairEdits(
  work: Work,
  { key, value }: Pair<Scalar, Node | null>,
  [old, wanted]: readonly [unknown, unknown],
  indent: string,
): TextEdit[] {
  if (isEqual(old, wanted)) return []
  const fine = work.coarse ? undefined : value && valueEdits(work, value, old, wanted)
  if (fine) return fine
  const colon = work.text.indexOf(':', (key.range as number[])[1]) + 1
  const end = value?.range ? trimmedEnd(work.text, value.range[1]) : colon
  const name = String(key.value)
  const whole = printYaml({ [name]: wanted }, styleOf(value), indent).trimEnd()
  return [{ from: colon, to: Math.max(colon, end), insert: whole.slice(whole.indexOf(':') + 1) }]
}

function valueEdits(work: Work, node: Node, old: unknown, wanted: unknown): TextEdit[] | undefined {
  if (isScalar(node)) return scalarEdits(work.text, node, wanted)
  const column = columnOf(work.text, node)
  if (isMap(node) && isGroup(old) && isGroup(wanted) && !node.flow && Object.keys(wanted).length > 0)
    return groupEdits(work, node, [old, wanted], ' '.repeat(column))
  if (isSeq(node) && Array.isArray(wanted) && Array.isArray(old) && !node.flow && wanted.length > 0)
    return listEdits(work, node, old, wanted)
  return undefined
}

/** The items of a list each stand on lines of their own. */
function listEdits(
  work: Work,
  seq: YAMLSeq,
  old: readonly unknown[],
  wanted: readonly unknown[],
): TextEdit[] | undefined {
  const { text } = work
  const items = seq.items as Node[]
  const indent = ' '.repeat(columnOf(text, seq))
  const places = items.map((item) => linesAround(text, item))
  const steps = dataSteps(old, wanted)
  const nextKept = (from: number) => {
    const next = steps.slice(from).find(({ type }) => type === 'same')
    return next?.type === 'same' ? places[next.old.index]?.from : places.at(-1)?.to
  }
  const edits: TextEdit[] = []
  for (const [index, step] of steps.entries()) {
    if (step.type === 'deleted') edits.push({ ...(places[step.old.index] as Lines), insert: '' })
    if (step.type === 'same') {
      const changed = itemEdits(work, items[step.old.index] as Node, step.old, step.now.value)
      if (!changed) return undefined
      edits.push(...changed)
    }
    if (step.type !== 'inserted') continue
    const from = nextKept(index) as number
    const moved = places[old.findIndex((value) => isEqual(value, step.now.value))]
    const insert = moved ? text.slice(moved.from, moved.to) : printYaml([step.now.value], styleOf(seq), indent)
    edits.push({ from, to: from, insert })
  }
  return edits
}

function itemEdits(work: Work, item: Node, old: DataItem, wanted: unknown): TextEdit[] | undefined {
  if (isEqual(old.value, wanted)) return []
  // The first field of a group stands behind the dash of its item: it can be changed there, and not taken away.
  const first = isMap(item) ? String((item.items[0]?.key as Scalar | undefined)?.value) : undefined
  if (first !== undefined && isGroup(wanted) && Object.keys(wanted)[0] !== first) return undefined
  return valueEdits(work, item, old.value, wanted)
}
