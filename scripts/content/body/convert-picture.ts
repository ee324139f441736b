import type { TreeNode } from '#src/body/tree.ts'
import { pictureName } from '#src/content/schemas/picture.ts'
import { pictureRef } from '../fields/field-refs.ts'
import { type Fix, wordsAt } from '../model/fix.ts'
import type { NamedProblem } from '../model/named-problem.ts'
import { lineBefore } from '../model/position.ts'
import { type Context, report, spanOf } from './context.ts'
import { target } from './convert-link.ts'
import { isInTable } from './html-hint.ts'
import type { MarkdownNode } from './markdown-node.ts'

const isPicture = ({ type }: MarkdownNode) => type === 'image' || type === 'imageReference'
const isSpace = ({ type, value }: MarkdownNode) => type === 'break' || (type === 'text' && !value?.trim())

/** The pictures of a paragraph that consists of nothing else: there they are no part of a sentence. */
export function picturesAlone({ children = [] }: MarkdownNode): MarkdownNode[] | undefined {
  const pictures = children.filter((child) => !isSpace(child))
  return pictures.length > 0 && pictures.every(isPicture) ? pictures : undefined
}

/** `![What it shows](its name "Caption")`: the short way to write `<Picture>`. */
export function convertPicture(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  const { url: src, title } = target(node, context)
  const alt = node.alt?.trim() ?? ''
  const isWritten = src.startsWith('data:')
  const name = isWritten ? 'the name of the file' : src
  if (!alt)
    report(
      context,
      'image-alt',
      node,
      'The picture has no description for people who cannot see it.',
      `Write it between the square brackets: ![what it shows](${name}). One that only adorns is <Picture src="${name}" decorative={true} />.`,
    )
  const named = pictureName.safeParse(src)
  if (isWritten) {
    report(
      context,
      'image-place',
      node,
      'This picture is written into the text, as a long row of letters.',
      'Save it as a file beside this one, and write its name: ![what it shows](the name of the file).',
    )
    Object.assign(context.issues.at(-1) ?? {}, { problem: 'picture-in-text' satisfies NamedProblem })
  } else if (!named.success)
    report(
      context,
      'image-place',
      node,
      `The picture "${src}" is not named by a file of this site.`,
      'Put the file beside this one, or into content/images, and write its name: ![what it shows](the name of the picture).',
    )
  if (parents.at(-1) === 'p') report(context, 'image-place', node, ...misplaced(node, context))
  else if (named.success) context.refs.push({ ...pictureRef({ src, alt }, 'column'), ...spanOf(node) })
  return [['Picture', { src, alt, decorative: false, ...(title && { caption: title }), width: 'column' }]]
}

/** Where a picture cannot stand, and what becomes of it there: a paragraph of its own would tear a table or a link. */
function misplaced({ position, alt }: MarkdownNode, { text }: Context): [message: string, hint: string, fixes?: Fix[]] {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
  if (isInTable(text, start))
    return [
      'A picture cannot stand in a table.',
      'Take it out of its cell, and write it in a paragraph of its own above or below the table.',
    ]
  const [link] = /^\](?:\([^()\n]*\)|\[[^\][\n]*\])/.exec(text.slice(end)) ?? []
  if (text[start - 1] === '[' && link) {
    const below = text.slice(end + link.length)
    const isAlone = !lineBefore(text, start - 1) && /^[ \t]*(?:\n|$)/.test(below)
    const words = `${text.slice(start, end)}\n\n[${alt}${link}${/^[ \t]*\n[ \t]*\S/.test(below) ? '\n' : ''}`
    return [
      'A picture leads nowhere.',
      'Write it in a paragraph of its own, and the link in words below it.',
      alt && isAlone ? [wordsAt(text, start - 1, end + link.length, words)] : undefined,
    ]
  }
  return [
    'A picture cannot stand inside a sentence, a heading or a link.',
    'Give it a paragraph of its own: leave a blank line before and after it.',
  ]
}
