import { readLiteral } from '#src/body/literal.ts'
import type { Tree, TreeNode } from '#src/body/tree.ts'
import { fieldsEnd } from '#src/lib/fields-end.ts'
import { wordsAt } from '../model/fix.ts'
import { type Context, report, sourceOf } from './context.ts'
import { convertBlock } from './convert-block.ts'
import { convertCode } from './convert-code.ts'
import { convertFootnoteCall, reportCalls } from './convert-footnotes.ts'
import { convertHeading } from './convert-heading.ts'
import { convertLink } from './convert-link.ts'
import { convertList } from './convert-list.ts'
import { convertEmphasis, convertStrike } from './convert-marks.ts'
import { convertPicture, picturesAlone } from './convert-picture.ts'
import { convertTable } from './convert-table.ts'
import { formulaAround } from './formula.ts'
import { reportLineEnds, reportLineStart } from './line-ends.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { unseen } from './mdx-error.ts'
import { withHeadings } from './meant-headings.ts'
import { reportStrays } from './stray-markdown.ts'
import { noteTyped } from './typed-signs.ts'

type Convert = (node: MarkdownNode, context: Context, parents: readonly string[]) => TreeNode[]

const wrap =
  (type: string): Convert =>
  (node, context, parents) => [[type, null, ...context.convertAll(node.children, parents)]]
const nothing: Convert = () => []

const converters: Record<string, Convert> = {
  paragraph: convertParagraph,
  emphasis: convertEmphasis,
  strong: wrap('strong'),
  delete: convertStrike,
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
  for (const [at, written] of nodes.entries()) {
    if (/^(?:list|blockquote)$/.test(written.type)) reportLineStart(nodes[at - 1], written, context)
    for (const node of written.type === 'paragraph' ? withHeadings(written, context) : [written]) {
      const convert = converters[node.type]
      if (!convert) throw new Error(`No text has a ${node.type}`)
      tree.push(...convert(node, context, node.type === 'paragraph' ? [...parents, 'p'] : parents))
    }
  }
  return tree
}

function convertParagraph(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  const pictures = picturesAlone(node)
  if (pictures) return context.convertAll(pictures, parents.slice(0, -1))
  reportStrays(node, context)
  reportLineEnds(node, context)
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
  noteTyped(node, context)
  const written = node.value ?? ''
  // Readers see a space at the end of a line, and so does every rule that reads words.
  const value = written.includes('\n') ? written.replace(/[ \t]*\n[ \t]*/g, ' ') : written
  if (value.includes('[^')) reportCalls(node, value, context)
  return value ? [value] : []
}

function convertExpression(node: MarkdownNode, context: Context): TreeNode[] {
  const literal = readLiteral(node.value ?? '')
  const plain = literal.kind === 'value' && (typeof literal.value !== 'object' || literal.value === null)
  if (literal.kind === 'comment' || formulaAround(context.text, node.position?.start.offset ?? 0)) return []
  if (/^\s*\{[\s\S]*\}\s*$/.test(node.value ?? '')) {
    const hint = 'Delete it, and write what it stands for. \\{ is the sign itself.'
    report(
      context,
      'other-system',
      node,
      'This is a command of another system. Readers would see nothing of it here.',
      hint,
    )
    return []
  }
  if (!plain) {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset]
    // Formatters make underscores of the asterisks of a comment.
    const [, comment] = /^\{\s*\/_\s*([^{}<*\\]*?)\s*_\/\s*\}$/.exec(sourceOf(node, context)) ?? []
    report(
      context,
      'mdx-expression',
      node,
      unseen(`{${(node.value ?? '').trim()}}`),
      'Write out the words. Comments are written {/* … */}, and \\{ is the sign itself.',
      comment === undefined ? undefined : [wordsAt(context.text, start, end, `{/* ${comment} */}`)],
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
