import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { scanTag } from '#src/body/scan-tag.ts'
import type { TreeNode } from '#src/body/tree.ts'
import { isStandIn } from '#src/lib/is-stand-in.ts'
import { suggest } from '../fields/suggest.ts'
import { meantWords } from '../model/fix.ts'
import { spanAt } from '../model/position.ts'
import { figureRef, readProps } from './block-props.ts'
import { checkChildren, checkPlace } from './block-rules.ts'
import { type Context, report } from './context.ts'
import { addHeading } from './convert-heading.ts'
import { convertHtml } from './convert-html.ts'
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
    if (isHtml(name, meant)) return convertHtml(node, tag, context, parents)
    unknownBlock(name, tag.name, meant, context)
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

function unknownBlock(name: string, at: [number, number], meant: string | undefined, context: Context) {
  if (!name) return report(context, 'unknown-block', at, 'A tag without a name is not used here.', 'Remove <> and </>.')
  const { message, hint } = unknownWords(name, meant)
  report(context, 'unknown-block', at, message, hint, meantWords(name, meant))
}
