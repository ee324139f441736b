import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { readLiteral } from '#src/body/literal.ts'
import type { ScannedTag } from '#src/body/scan-tag.ts'
import { type Context, report } from './context.ts'
import { isTag, type MarkdownNode } from './markdown-node.ts'

/** A block stands only where its definition lets it: in certain blocks, and in a paragraph only when it is inline. */
export function checkPlace(
  name: string,
  definition: BlockDefinition,
  tag: ScannedTag,
  context: Context,
  parents: readonly string[],
) {
  const parent = parents.filter((item) => item !== 'p').at(-1)
  const allowed = definition.parents
  // Around a tag that could not be read, nobody knows where the others stand.
  if (allowed?.some((item) => context.leftOutTags.has(item))) return
  if (allowed && !(parent && allowed.includes(parent))) {
    report(
      context,
      'block-place',
      tag.name,
      `<${name}> stands only inside ${tags(allowed)}.`,
      `Put it between <${allowed[0]}> and </${allowed[0]}>.`,
    )
  } else if (parents.at(-1) === 'p' && !definition.inline) {
    report(
      context,
      'block-place',
      tag.name,
      `<${name}> cannot stand inside a paragraph.`,
      'Leave a blank line before and after it.',
    )
  }
}

/** What stands inside a block is what its definition allows. */
export function checkChildren(
  name: string,
  definition: BlockDefinition,
  node: MarkdownNode,
  tag: ScannedTag,
  context: Context,
) {
  const policy = definition.children
  const children = contentOf(node)
  const first = children[0]
  if (policy === 'prose' || !first) return
  if (policy !== 'none' && policy.some((item) => context.leftOutTags.has(item))) return
  if (policy === 'none') {
    report(
      context,
      'block-children',
      tag.name,
      `Nothing can stand inside <${name}>.`,
      `Write <${name} … /> and put the words outside.`,
    )
    return
  }
  for (const child of children.filter((item) => !isTag(item) || !policy.includes(item.name ?? ''))) {
    const what = isTag(child) ? `<${child.name ?? ''}>` : 'Text'
    report(
      context,
      'block-children',
      child,
      `${what} cannot stand inside <${name}>.`,
      `Put it before <${name}>: only ${tags(policy)} can stand inside.`,
    )
  }
}

/** The children that count: no comments, no empty space; paragraphs of tags on lines of their own are looked into. */
function contentOf(node: MarkdownNode): MarkdownNode[] {
  return (node.children ?? []).filter((child) => {
    if (child.type === 'text') return child.value?.trim()
    if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression')
      return readLiteral(child.value ?? '').kind !== 'comment'
    return true
  })
}

function tags(names: readonly string[]): string {
  return names.map((name) => `<${name}>`).join(' or ')
}
