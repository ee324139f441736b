import { type Node as JsonNode, modify, parseTree } from 'jsonc-parser'
import { isEqual, isGroup } from '../model/is-equal.ts'
import { placesBy, stringEdits } from '../model/string-edits.ts'
import type { TextEdit } from '../model/text-edit.ts'
import { dataSteps } from './data-steps.ts'

const layout = { insertSpaces: true, tabSize: 2, eol: '\n' }
const sign = /\\(?:u[\da-fA-F]{4}|.)|[^\\]/gs

/** Ways to write data into a JSON text that is well-formed, from the finest to one that writes everything anew. */
export function* jsonEdits(text: string, wanted: unknown): Generator<TextEdit[]> {
  const root = parseTree(text)
  if (root) yield valueEdits({ text, print: printed, name: JSON.stringify }, root, wanted)
  yield modify(text, [], wanted, { formattingOptions: layout }).map(({ offset, length, content }) => ({
    from: offset,
    to: offset + length,
    insert: content,
  }))
}

/** The text of values, and how new ones are written in it. */
export interface ValueText {
  text: string
  /** @param indent what the line of the value begins with. */
  print: (value: unknown, indent: string) => string
  name: (name: string) => string
}

/** The edits that turn a value of a text into another. */
export function valueEdits(work: ValueText, node: JsonNode, wanted: unknown): TextEdit[] {
  const { text, print } = work
  const old = dataOf(node)
  if (isEqual(old, wanted)) return []
  if (typeof old === 'string' && typeof wanted === 'string') return wordEdits(work, node, old, wanted)
  if (Array.isArray(old) && Array.isArray(wanted) && old.length > 0 && wanted.length > 0)
    return listEdits(work, node, old, wanted)
  if (isGroup(old) && isGroup(wanted) && Object.keys(old).length > 0) return groupEdits(work, node, wanted)
  return [{ from: node.offset, to: endOf(node), insert: print(wanted, indentAt(text, node.offset)) }]
}

function wordEdits({ text, print }: ValueText, node: JsonNode, old: string, wanted: string): TextEdit[] {
  const [start, end] = [node.offset + 1, endOf(node) - 1]
  const places =
    text[node.offset] === '"' &&
    placesBy(text.slice(start, end), start, sign, (written) => JSON.parse(`"${written}"`), old)
  if (!places) return [{ from: node.offset, to: endOf(node), insert: print(wanted, '') }]
  return stringEdits(places, end, [old, wanted], (words) => JSON.stringify(words).slice(1, -1))
}

/** An item of a list or a field of a group: where it stands, or what is to be written. */
type Part = JsonNode | string

function listEdits(work: ValueText, node: JsonNode, old: readonly unknown[], wanted: readonly unknown[]): TextEdit[] {
  const items = node.children ?? []
  const { text, print } = work
  const edits: TextEdit[] = []
  const parts: Part[] = []
  for (const step of dataSteps(old, wanted)) {
    if (step.type === 'deleted') continue
    if (step.type === 'inserted') {
      parts.push(rawOf(text, items, old, step.now.value) ?? print(step.now.value, innerIndent(text, node)))
      continue
    }
    const item = items[step.old.index] as JsonNode
    edits.push(...valueEdits(work, item, step.now.value))
    parts.push(item)
  }
  return [...edits, ...partEdits(text, node, parts)]
}

/** An item that was moved keeps its bytes. */
function rawOf(text: string, items: readonly JsonNode[], old: readonly unknown[], value: unknown): string | undefined {
  const item = items[old.findIndex((one) => isEqual(one, value))]
  return item && text.slice(item.offset, endOf(item))
}

function groupEdits(work: ValueText, node: JsonNode, wanted: Record<string, unknown>): TextEdit[] {
  const { text, print, name: spell } = work
  const fields = new Map((node.children ?? []).map((field) => [nameOf(field), field]))
  const edits: TextEdit[] = []
  const parts: Part[] = []
  for (const [name, value] of Object.entries(wanted)) {
    const field = fields.get(name)
    if (field?.children?.[1]) edits.push(...valueEdits(work, field.children[1], value))
    parts.push(field ?? `${spell(name)}: ${print(value, innerIndent(text, node))}`)
  }
  return [...edits, ...partEdits(text, node, parts)]
}

/** The edits between the parts that stay. */
function partEdits(text: string, node: JsonNode, parts: readonly Part[]): TextEdit[] {
  const children = node.children ?? []
  const [first, second] = [children[0] as JsonNode, children[1]]
  const [open, close] = [node.offset + 1, endOf(node) - 1]
  const lead = text.slice(open, first.offset)
  const trail = text.slice(endOf(children.at(-1) as JsonNode), close)
  const separator = second ? text.slice(endOf(first), second.offset) : lead.includes('\n') ? `,${lead}` : ', '
  if (parts.length === 0) return [{ from: open, to: close, insert: '' }]
  const edits: TextEdit[] = []
  let from = open
  let insert = lead
  let last: JsonNode | undefined
  for (const [index, part] of parts.entries()) {
    if (index > 0) insert += gapAfter(text, children, last, part, separator)
    if (typeof part === 'string') insert += part
    else {
      edits.push({ from, to: part.offset, insert })
      from = endOf(part)
      insert = ''
    }
    last = typeof part === 'string' ? undefined : part
  }
  return [...edits, { from, to: close, insert: insert + trail }]
}

/** Between neighbours that stay, what stands there. */
function gapAfter(
  text: string,
  children: readonly JsonNode[],
  last: JsonNode | undefined,
  part: Part,
  separator: string,
): string {
  if (!last || typeof part === 'string' || children.indexOf(part) !== children.indexOf(last) + 1) return separator
  return text.slice(endOf(last), part.offset)
}

const endOf = ({ offset, length }: JsonNode) => offset + length
const nameOf = (field: JsonNode) => field.children?.[0]?.value as string

function dataOf(node: JsonNode): unknown {
  if (node.type === 'array') return (node.children ?? []).map(dataOf)
  if (node.type !== 'object') return node.value
  return Object.fromEntries(
    (node.children ?? []).map(({ children = [] }) => [children[0]?.value, children[1] && dataOf(children[1])]),
  )
}

function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? ''
}

function innerIndent(text: string, node: JsonNode): string {
  return indentAt(text, node.children?.[0]?.offset ?? node.offset)
}

/** A value as the formatter of the project leaves it: a list of short values stays on one line. */
function printed(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const flat = Array.isArray(value) && value.every((item) => typeof item !== 'object')
  const line = flat ? `[${value.map((item) => JSON.stringify(item)).join(', ')}]` : ''
  if (flat && indent.length + line.length < 110) return line
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)
}
