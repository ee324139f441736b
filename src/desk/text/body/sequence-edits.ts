import type { Node } from 'prosemirror-model'
import { sequenceDiff } from '#src/lib/sequence-diff.ts'
import { likeness } from '../model/likeness.ts'
import { withPrefix } from '../model/line-prefix.ts'
import { type Source, sourceOf } from '../model/source.ts'
import type { TextEdit } from '../model/text-edit.ts'
import { houseGap, leastGap, separates, writtenGap } from './separators.ts'

/** Nodes below each other, as they stand in the text and as they are to stand. */
export interface Sequence {
  text: string
  /** The name of the node they stand in. */
  parent: string
  old: readonly Node[]
  now: readonly Node[]
  inner: readonly [from: number, to: number]
  /** What their further lines begin with. */
  prefix: string
  /** What stands before the first and after the last when there was none. */
  ends: readonly [before: string, after: string]
  print: (node: Node, index: number) => string
  /** The edits that make one the other; undefined when it has to be written anew. */
  change: (old: Node, now: Node) => TextEdit[] | undefined
}

interface Step {
  node: Node
  index: number
  /** Where it stands in the text, for a node that stays. */
  at?: number
}

/** The edits of a sequence: what stays is left alone, and what stands between is replaced as a whole. */
export function sequenceEdits(sequence: Sequence): TextEdit[] {
  const { old, now } = sequence
  const edits: TextEdit[] = []
  const steps: Step[] = now.map((node, index) => ({ node, index }))
  const places = old.map((node, index): Step => ({ node, index }))
  for (const step of sequenceDiff(places, steps, (a, b) => likeness(a.node, b.node))) {
    if (step.type !== 'same') continue
    const changes = step.old.node.eq(step.now.node) ? [] : sequence.change(step.old.node, step.now.node)
    if (!changes) continue
    step.now.at = step.old.index
    edits.push(...changes)
  }
  return [...edits, ...regions(steps).flatMap((region) => regionEdit(sequence, region))]
}

/** What stands between two nodes that stay, or at an end. */
interface Region {
  before?: Step
  added: Step[]
  after?: Step
}

function regions(steps: readonly Step[]): Region[] {
  const found: Region[] = []
  let region: Region = { added: [] }
  for (const step of steps) {
    if (step.at === undefined) region.added.push(step)
    else {
      found.push({ ...region, after: step })
      region = { before: step, added: [] }
    }
  }
  return [...found, region]
}

function regionEdit(sequence: Sequence, { before, added, after }: Region): TextEdit[] {
  const { text, old, inner, prefix } = sequence
  const first = before?.at === undefined ? 0 : before.at + 1
  const last = after?.at ?? old.length
  if (added.length === 0 && first === last) return []
  const from = before?.at === undefined ? inner[0] : writtenAt(old[before.at]).to
  const to = after?.at === undefined ? inner[1] : writtenAt(old[after.at]).from
  const steps = [before, ...added, after].filter((step) => step !== undefined)
  const parts: string[] = []
  if (!before) parts.push(endGap(sequence, 0))
  for (const [index, step] of steps.entries()) {
    const previous = steps[index - 1]
    if (previous) parts.push(gapBetween(sequence, previous, step))
    if (step.at === undefined) parts.push(withPrefix(sequence.print(step.node, step.index), prefix))
  }
  if (!after && (steps.length > 0 || sequence.parent !== 'block')) parts.push(endGap(sequence, 1))
  return [{ from, to, insert: parts.join('') }].filter((edit) => text.slice(edit.from, edit.to) !== edit.insert)
}

/** What stands before the first node or after the last. */
function endGap({ text, old, inner, ends }: Sequence, side: 0 | 1): string {
  const edge = side === 0 ? old[0] : old.at(-1)
  if (!edge) return ends[side]
  const { from, to } = writtenAt(edge)
  return side === 0 ? text.slice(inner[0], from) : text.slice(to, inner[1])
}

/** What separates two nodes: as it stands in the text beside one of them when that will do. */
function gapBetween({ text, parent, old, prefix }: Sequence, before: Step, after: Step): string {
  const least = leastGap(parent, before.node, after.node)
  const candidates = [gapAt(text, old, before.at), gapAt(text, old, after.at === undefined ? undefined : after.at - 1)]
  const found = candidates.filter((gap) => gap?.endsWith(`\n${prefix}`) && separates(gap, least)) as string[]
  const longest = found.sort((a, b) => b.split('\n').length - a.split('\n').length)[0]
  const stays = before.at !== undefined && after.at !== undefined
  if (longest !== undefined && (stays || sameStyle(before, after, old, longest))) return longest
  return writtenGap(houseGap(parent, before.node, after.node), prefix)
}

/** A new node is separated as its neighbours are when it is of their kind. */
function sameStyle(before: Step, after: Step, old: readonly Node[], gap: string): boolean {
  if (gap.split('\n').length > 2) return true
  const at = before.at ?? (after.at ?? 1) - 1
  const [left, right] = [old[at], old[at + 1]]
  return left?.type === right?.type && before.node.type === after.node.type
}

/** What stands after a node and before the next. */
function gapAt(text: string, old: readonly Node[], index: number | undefined): string | undefined {
  const [left, right] = index === undefined ? [] : [old[index], old[index + 1]]
  return left && right ? text.slice(writtenAt(left).to, writtenAt(right).from) : undefined
}

function writtenAt(node: Node | undefined): Source {
  const source = node && sourceOf(node)
  if (!source)
    throw new Error('A node of the document before the edit has no place in the text: it was not read from it.')
  return source
}
