import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { readLiteral } from '#src/body/literal.ts'
import type { ScannedTag } from '#src/body/scan-tag.ts'
import { type Tree, type TreeProps, treeText } from '#src/body/tree.ts'
import { fieldRefs, pictureRef } from '../fields/field-refs.ts'
import { isNote } from '../fields/stand-ins.ts'
import { validate } from '../fields/validate.ts'
import type { Ref } from '../model/file-result.ts'
import type { Fix } from '../model/fix.ts'
import type { Issue } from '../model/issue.ts'
import { spanAt } from '../model/position.ts'
import { type Context, report } from './context.ts'
import type { MarkdownNode } from './markdown-node.ts'

/** The props of a block, checked against its schema, defaults filled in; `null` when they are not valid. */
export function readProps(
  name: string,
  definition: BlockDefinition,
  node: MarkdownNode,
  tag: ScannedTag,
  context: Context,
): TreeProps | null {
  if (context.leftOut.has(tag.name[1])) return null
  const raw = rawProps(node, tag, context)
  if (!raw) return null
  const { value, issues } = validate(context.file, definition.props, raw, {
    draft: context.draft,
    notation: 'attributes',
  })
  context.issues.push(...issues.map((issue) => atAttribute(issue, name, tag, context)))
  if (!value) return null
  const props: TreeProps = { ...value }
  // A note in the place of a value names nothing.
  const named = Object.entries(props).filter(([key]) => !isNote(raw[key]))
  addRefs(name, Object.fromEntries(named), tag, context)
  return props
}

/** The values as written. Returns nothing when one of them is no literal: the rest could only mislead. */
function rawProps(node: MarkdownNode, tag: ScannedTag, context: Context): TreeProps | undefined {
  const raw: TreeProps = {}
  let valid = true
  for (const attribute of node.attributes ?? []) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(
        context,
        'block-props',
        tag.name,
        `“{${attribute.value.trim()}}” is no attribute.`,
        'Write each attribute as name="text" or name={3}.',
      )
      valid = false
      continue
    }
    const { name, value } = attribute
    const place = tag.attributes.find((scanned) => scanned.name === name)
    if (Object.hasOwn(raw, name))
      report(
        context,
        'block-props',
        lastOf(tag, name),
        `The attribute \`${name}\` is given twice.`,
        'Remove one of the two.',
      )
    const written = typeof value === 'object' && value ? value.value.trim() : ''
    const literal = typeof value === 'object' && value ? readLiteral(value.value) : undefined
    if (literal && literal.kind !== 'value') {
      report(
        context,
        'block-props',
        place?.value ?? tag.name,
        `\`${name}\` cannot be “{${written}}”: nothing is worked out here.`,
        numberHint(name, written) ?? `Write ${name}="text", or a number, true, false, a list or a group in braces.`,
      )
      valid = false
      continue
    }
    raw[name] = literal ? literal.value : (value ?? true)
  }
  return valid ? raw : undefined
}

/** How to write a number with a comma, of which code makes two. */
function numberHint(name: string, written: string): string | undefined {
  if (!/^\d+(?:,\d+)+$/.test(written)) return undefined
  const meant = /^\d{1,3}(?:,\d{3})+$/.test(written) ? written.replaceAll(',', '') : written.replace(',', '.')
  return `Write the number without a comma: ${name}={${meant}}.`
}

function lastOf(tag: ScannedTag, name: string): [number, number] {
  return tag.attributes.findLast((scanned) => scanned.name === name)?.at ?? tag.name
}

function atAttribute(
  { at, ...issue }: Issue & { at?: string },
  name: string,
  tag: ScannedTag,
  context: Context,
): Issue {
  const attribute = tag.attributes.find((scanned) => scanned.name === issue.field?.split('.')[0])
  const place = (at === 'value' ? attribute?.value : undefined) ?? attribute?.at ?? tag.name
  const written = attribute?.value && context.text.slice(...attribute.value)
  return {
    ...issue,
    fixes: issue.fixes?.flatMap((fix) => asWritten(fix, issue.field?.includes('.') ? undefined : written)),
    rule: 'block-props',
    message: `<${name}>: ${asAttributes(issue.message)}`,
    ...(issue.hint && { hint: asAttributes(issue.hint) }),
    ...spanAt(context.text, ...place),
  }
}

/** What a schema quotes as a field, quoted as an attribute. */
const asAttributes = (words: string) => words.replace(/`(\w+): true`/g, '`$1={true}`')

/** A value stands in an attribute as text in quotation marks, or between braces. A value inside another has no place here. */
function asWritten(fix: Fix, instead: string | undefined): Fix[] {
  if (!('value' in fix)) return [fix]
  if (instead === undefined) return []
  return [{ instead, write: typeof fix.value === 'string' ? `"${fix.value}"` : `{${JSON.stringify(fix.value)}}` }]
}

/** What a block says that names a claim: the figure stands in its `value`, or somewhere in its words, a line for each. */
export function figureRef({ claim, ...props }: TreeProps, children: Tree, tag: ScannedTag, context: Context): Ref[] {
  if (typeof claim !== 'string') return []
  const alone = typeof props.value === 'string'
  const words = [...Object.values(props).map(String), treeText(children)].map((part) => part.trim()).filter(Boolean)
  const value = alone ? String(props.value) : words.join('\n')
  const hasFigure = ({ name }: { name: string }) => (alone ? name === 'value' : /\d/.test(String(props[name])))
  const place = tag.attributes.find(hasFigure) ?? tag.attributes.find(({ name }) => name === 'claim')
  return [{ kind: 'figure', value, claim, alone, ...spanAt(context.text, ...(place?.value ?? tag.name)) }]
}

function addRefs(name: string, props: TreeProps, tag: ScannedTag, context: Context) {
  const at = (field: string) => {
    const attribute = tag.attributes.find((scanned) => scanned.name === field.split('.')[0])
    return spanAt(context.text, ...(attribute?.value ?? attribute?.at ?? tag.name))
  }
  for (const { kind, value, field = '' } of fieldRefs(props)) context.refs.push({ kind, value, ...at(field) })
  if (name === 'Picture') context.refs.push({ ...pictureRef(props as never, props.width as never), ...at('src') })
  const id = props.id
  if (typeof id !== 'string') return
  if (name === 'Claim') context.refs.push({ kind: 'claim', value: id, ...at('id') })
  else context.refs.push({ kind: 'anchor', value: id }, { kind: 'section', value: id, ...at('id') })
}
