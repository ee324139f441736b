import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { type ScannedTag, scanTag } from '#src/body/scan-tag.ts'
import type { TreeNode } from '#src/body/tree.ts'
import { isStandIn } from '#src/lib/is-stand-in.ts'
import { suggest } from '../fields/suggest.ts'
import { meantWords, wordsAt } from '../model/fix.ts'
import { spanAt } from '../model/position.ts'
import { figureRef, readProps } from './block-props.ts'
import { checkChildren, checkPlace } from './block-rules.ts'
import { type Context, report } from './context.ts'
import { addHeading } from './convert-heading.ts'
import { htmlWords, isInTable, isToldWithWhole, signsFor } from './html-hint.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { reportDivided, reportTagLine } from './tag-lines.ts'
import { isHtml, unknownWords, vocabulary } from './vocabulary.ts'

/** A tag: a block of the vocabulary with checked props, or an error. */
export function convertBlock(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  const name = node.name ?? ''
  const tag = scanTag(context.text, node.position?.start.offset ?? 0)
  const definition = vocabulary.get(name)
  if (!definition) {
    const meant = suggest(name, vocabulary.keys())
    if (isTarget(node)) reportTarget(tag.name, context)
    else unknownBlock(node, tag, meant, context)
    context.convertAll(node.children, meant?.toLowerCase() === name.toLowerCase() ? [...parents, meant] : parents)
    return []
  }
  if (tag.end !== undefined && tag.problem && !context.leftOut.has(tag.name[1])) {
    report(context, 'mdx-syntax', tag.problem.at, tag.problem.message, tag.problem.hint)
    context.convertAll(node.children, parents)
    return []
  }
  if (node.type === 'mdxJsxFlowElement') {
    reportTagLine(node, context)
    if (definition.inline) reportDivided(node, context)
  }
  checkPlace(name, definition, tag, context, parents)
  checkChildren(name, definition, node, tag, context)
  const props = readProps(name, definition, node, tag, context)
  if (name === 'Section' && props?.title) {
    context.outline.push({ depth: 2, words: String(props.title) })
    props.id = addHeading(context, node, 2, String(props.title), props.id as string | undefined)
  }
  const inside = [...parents.filter((parent) => parent !== 'p'), name]
  const children = context.convertAll(node.children, inside)
  if (props) context.refs.push(...figureRef(props, children, tag, context))
  context.refs.push({ kind: 'block', value: name, ...spanAt(context.text, ...tag.name) })
  const note = unnamed(definition, node)
  if (note) return [note]
  return [[name, props && Object.keys(props).length > 0 ? props : null, ...children]]
}

/** The note where a block names something of the site: until it is chosen there is nothing to show but the note. */
function unnamed({ props }: BlockDefinition, { attributes = [] }: MarkdownNode): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') continue
    const { name, value } = attribute
    if (typeof value === 'string' && isStandIn(value) && props.shape[name]?.meta()?.entryOf) return value
  }
  return undefined
}

/** An element of HTML with the signs of Markdown in the place of its tags, or as plain words. */
function withoutTags(node: MarkdownNode, { name: [start], end: inner }: ScannedTag, { text }: Context) {
  const end = node.position?.end.offset
  const close = text.lastIndexOf('</', end)
  if (end === undefined || inner === undefined || close < inner) return undefined
  const sign = signsFor(node.name ?? '', text.slice(inner, close))
  if (sign === undefined || (sign && /[*_~]/.test(`${text[start - 1]}${text[end]}`))) return undefined
  const edits = [wordsAt(text, start, inner, sign), wordsAt(text, close, end, sign)].flatMap((fix) => fix.edits)
  return [{ says: sign && `${sign}${text.slice(inner, close)}${sign}`, edits }]
}

/** Whether a tag does no more than give its place a name for links. */
const isTarget = ({ name, attributes = [] }: MarkdownNode) =>
  name === 'a' && attributes.length > 0 && attributes.every((one) => 'name' in one && /^(?:name|id)$/.test(one.name))

function reportTarget(at: [number, number], context: Context) {
  const hint =
    'Remove it. Links lead to headings, whose addresses are made of their words, and to the `id` of a section.'
  report(context, 'html', at, '<a> is HTML, which content has none of.', hint)
}

function unknownBlock(node: MarkdownNode, tag: ScannedTag, meant: string | undefined, context: Context) {
  const { name: at } = tag
  const name = node.name ?? ''
  if (!name) report(context, 'unknown-block', at, 'A tag without a name is not used here.', 'Remove <> and </>.')
  else if (isHtml(name, meant)) {
    const { message, hint } = htmlWords(name, meant, isInTable(context.text, at[0]))
    if (!isToldWithWhole(name, context.html))
      report(context, 'html', at, message, hint, withoutTags(node, tag, context))
    context.html.add(name)
  } else {
    const { message, hint } = unknownWords(name, meant)
    report(context, 'unknown-block', at, message, hint, meantWords(name, meant))
  }
}
