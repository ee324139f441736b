import { readLiteral } from '#src/body/literal.ts'
import { type ScannedAttribute, scanTag } from '#src/body/scan-tag.ts'
import { referenced } from '../model/align-text.ts'
import { isGroup } from '../model/is-equal.ts'
import { placesBy, stringEdits } from '../model/string-edits.ts'
import { applyEdits, type TextEdit, tidyEdits } from '../model/text-edit.ts'
import { valueEdits } from './json-edits.ts'
import { literalTree } from './literal-tree.ts'
import { withValue } from './with-value.ts'

/** The attributes of a block, from the `props` of its node. Undefined when one of them is no plain value. */
export function readProps(props: string): Record<string, unknown> | undefined {
  const attributes = scan(props)
  const values = attributes?.map((attribute) => valueIn(props, attribute))
  if (!attributes || !values || values.some((value) => value === undefined)) return undefined
  return Object.fromEntries(attributes.map(({ name }, index) => [name, values[index]]))
}

/**
 * The `props` with another value at a path; undefined removes it. Everything else stays as it is written.
 *
 * @param order the names of the attributes in the order of their schema, for the place of a new one.
 */
export function withProp(
  props: string,
  [name, ...rest]: readonly [string, ...(string | number)[]],
  value: unknown,
  order: readonly string[] = [],
): string {
  const attributes = scan(props) ?? []
  const attribute = attributes.find((one) => one.name === name)
  const wanted = rest.length > 0 ? withValue(attribute && valueIn(props, attribute), rest, value) : value
  if (!attribute) return wanted === undefined ? props : added(props, attributes, name, wanted, order)
  const edits = wanted === undefined ? [removed(props, attribute)] : changed(props, attribute, wanted)
  return applyEdits(props, tidyEdits(props, edits)).trim()
}

const tagStart = '<X '

/** The attributes with offsets into the props. */
function scan(props: string): ScannedAttribute[] | undefined {
  const tag = scanTag(`${tagStart}${props} />`, 0)
  if (tag.problem || tag.end !== tagStart.length + props.length + 3) return undefined
  const moved = ([from, to]: [number, number]): [number, number] => [from - tagStart.length, to - tagStart.length]
  return tag.attributes.map(({ name, at, value }) => ({ name, at: moved(at), ...(value && { value: moved(value) }) }))
}

function valueIn(props: string, { value }: ScannedAttribute): unknown {
  if (!value) return true
  const [from, to] = [value[0] + 1, value[1] - 1]
  const inner = props.slice(from, to)
  if (props[value[0]] !== '{') return inner.replace(reference, (written) => referenced(written) ?? written)
  const literal = readLiteral(inner)
  return literal.kind === 'value' ? literal.value : undefined
}

const reference = /&(?:#\d+|#[xX][\da-fA-F]+|\w+);/g
const sign = /&(?:#\d+|#[xX][\da-fA-F]+|\w+);|[\s\S]/g

function changed(props: string, attribute: ScannedAttribute, wanted: unknown): TextEdit[] {
  const { value, at } = attribute
  if (!value) return wanted === true ? [] : [{ from: at[1], to: at[1], insert: `=${written(wanted)}` }]
  const old = valueIn(props, attribute)
  const [from, to] = [value[0] + 1, value[1] - 1]
  const quote = props[value[0]] as string
  if (quote !== '{' && typeof wanted === 'string' && typeof old === 'string') {
    const places = placesBy(props.slice(from, to), from, sign, (one) => referenced(one) ?? one, old)
    if (places) return stringEdits(places, to, [old, wanted], (words) => quoted(words, quote))
  }
  const tree = quote === '{' && typeof wanted === 'object' ? literalTree(props, from, to) : undefined
  if (tree) return valueEdits({ text: props, print: literal, name: fieldName }, tree, wanted)
  return [{ from: value[0], to: value[1], insert: written(wanted) }]
}

function removed(props: string, { at, value }: ScannedAttribute): TextEdit {
  const end = value?.[1] ?? at[1]
  const space = /\s*$/.exec(props.slice(0, at[0]))?.[0].length ?? 0
  return { from: at[0] - space, to: end, insert: '' }
}

function added(
  props: string,
  attributes: readonly ScannedAttribute[],
  name: string,
  value: unknown,
  order: readonly string[],
): string {
  const attribute = value === true ? name : `${name}=${written(value)}`
  const rank = order.indexOf(name)
  const before = attributes.findLast(
    (one) => rank === -1 || (order.includes(one.name) && order.indexOf(one.name) < rank),
  )
  const [first, second] = attributes
  if (!first) return attribute
  const gap = second ? props.slice(first.value?.[1] ?? first.at[1], second.at[0]) : ' '
  if (!before) return attribute + gap + props
  const at = before.value?.[1] ?? before.at[1]
  return props.slice(0, at) + gap + attribute + props.slice(at)
}

/** A value as it stands behind the sign =. */
function written(value: unknown): string {
  return typeof value === 'string' ? `"${quoted(value, '"')}"` : `{${literal(value)}}`
}

/** In quotes nothing can be escaped, but every sign has a name. */
function quoted(words: string, quote: string): string {
  const named = words.replace(reference, (found) => found.replace('&', '&amp;'))
  return quote === '"' ? named.replaceAll('"', '&quot;') : named.replaceAll("'", '&#39;')
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (!isGroup(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, item]) => `${fieldName(name)}: ${literal(item)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

function fieldName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}
