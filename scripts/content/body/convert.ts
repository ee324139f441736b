import { readLiteral } from '#src/body/literal.ts'
import type { Tree, TreeNode } from '#src/body/tree.ts'
import { fieldsEnd } from '#src/lib/fields-end.ts'
import { type Context, report } from './context.ts'
import { convertBlock } from './convert-block.ts'
import { convertCode } from './convert-code.ts'
import { convertFootnoteCall } from './convert-footnotes.ts'
import { convertHeading } from './convert-heading.ts'
import { convertLink } from './convert-link.ts'
import { convertList } from './convert-list.ts'
import { convertPicture, picturesAlone } from './convert-picture.ts'
import { convertTable } from './convert-table.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { unseen } from './mdx-error.ts'
import { reportStrays } from './stray-markdown.ts'

type Convert = (node: MarkdownNode, context: Context, parents: readonly string[]) => TreeNode[]

const wrap =
  (type: string): Convert =>
  (node, context, parents) => [[type, null, ...context.convertAll(node.children, parents)]]
const nothing: Convert = () => []

const converters: Record<string, Convert> = {
  paragraph: convertParagraph,
  emphasis: wrap('em'),
  strong: wrap('strong'),
  delete: wrap('del'),
  blockquote: wrap('blockquote'),
  thematicBreak: convertLine,
  break: () => [['br', null]],
  text: convertText,
  inlineCode: (node) => [['code', null, (node.value ?? '').replace(/\n/g, ' ')]],
  code: convertCode,
  heading: convertHeading,
  list: convertList,
  table: convertTable,
  link: convertLink,
  linkReference: convertLink,
  image: convertPicture,
  imageReference: convertPicture,
  footnoteReference: convertFootnoteCall,
  mdxJsxFlowElement: convertBlock,
  mdxJsxTextElement: convertBlock,
  mdxFlowExpression: convertExpression,
  mdxTextExpression: convertExpression,
  mdxjsEsm: refuseCode,
  yaml: nothing,
  definition: nothing,
  footnoteDefinition: nothing,
}

/**
 * Turns Markdown nodes into a tree. `parents` are the names of what they stand in, from the outside in:
 * blocks by their name, paragraphs as `p`.
 */
export function convertAll(
  nodes: readonly MarkdownNode[] = [],
  context: Context,
  parents: readonly string[] = [],
): Tree {
  const tree: Tree = []
  for (const node of nodes) {
    const convert = converters[node.type]
    if (!convert) throw new Error(`No text has a ${node.type}`)
    tree.push(...convert(node, context, node.type === 'paragraph' ? [...parents, 'p'] : parents))
  }
  return tree
}

function convertParagraph(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  const pictures = picturesAlone(node)
  if (pictures) return context.convertAll(pictures, parents.slice(0, -1))
  reportStrays(node, context)
  return [['p', null, ...context.convertAll(node.children, parents)]]
}

function convertLine(node: MarkdownNode, context: Context): TreeNode[] {
  const end = fieldsEnd(context.text)
  if (end !== undefined && context.text.slice(end, node.position?.start.offset).trim() === '')
    report(
      context,
      'frontmatter',
      node,
      'A line across the page stands before the first words: it was probably meant to end the fields.',
      'Remove it.',
    )
  return [['hr', null]]
}

function convertText(node: MarkdownNode, context: Context): TreeNode[] {
  const written = node.value ?? ''
  const value = written.includes('\n') ? written.replace(/[ \t]*\n[ \t]*/g, '\n') : written
  if (value.includes('[^')) for (const call of value.matchAll(/\[\^[^\][\s]+\]/g)) reportCall(node, call, context)
  return value ? [value] : []
}

/** A footnote that is written nowhere, or whose line has no colon: then it is told there alone. */
function reportCall(node: MarkdownNode, { 0: call, index }: RegExpExecArray, context: Context) {
  const begun = context.text.includes(`\n${call} `)
  const here = begun && index === 0 && node.position?.start.column === 1
  if (begun && !here) return
  const message = here
    ? `A colon is missing after ${call}, so this is no footnote.`
    : `The footnote ${call} is called here but written nowhere.`
  const hint = here ? `Write ${call}: and then its text.` : `Add a line ${call}: with its text at the end.`
  report(context, 'footnotes', node, message, hint)
}

function convertExpression(node: MarkdownNode, context: Context): TreeNode[] {
  const literal = readLiteral(node.value ?? '')
  const plain = literal.kind === 'value' && (typeof literal.value !== 'object' || literal.value === null)
  if (literal.kind === 'comment') return []
  if (!plain) {
    report(
      context,
      'mdx-expression',
      node,
      unseen(`{${(node.value ?? '').trim()}}`),
      'Write out the words. Comments are written {/* … */}, and \\{ is the sign itself.',
    )
    return []
  }
  return typeof literal.value === 'string' || typeof literal.value === 'number' ? [String(literal.value)] : []
}

function refuseCode(node: MarkdownNode, context: Context): TreeNode[] {
  const word = /^\w+/.exec(node.value ?? '')?.[0] ?? 'import'
  report(
    context,
    'mdx-code',
    node,
    `Readers would see nothing of this line, because it begins with “${word}”.`,
    'Remove the line: blocks need no import. If it is a sentence, begin it differently.',
  )
  return []
}
