import type { TreeNode } from '#src/body/tree.ts'
import { pictureName } from '#src/content/schemas/picture.ts'
import { pictureRef } from '../fields/field-refs.ts'
import { type Context, report, spanOf } from './context.ts'
import { target } from './convert-link.ts'
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
  if (!alt)
    report(
      context,
      'image-alt',
      node,
      'The picture has no description for people who cannot see it.',
      `Write it between the square brackets: ![what it shows](${src}). One that only adorns is <Picture src="${src}" decorative={true} />.`,
    )
  const named = pictureName.safeParse(src)
  if (!named.success)
    report(
      context,
      'image-place',
      node,
      `The picture "${src}" is not named by a file of this site.`,
      'Put the file beside this one, or into content/images, and write its name: ![what it shows](the name of the picture).',
    )
  else if (parents.at(-1) === 'p')
    report(
      context,
      'image-place',
      node,
      'A picture cannot stand inside a sentence, a heading or a link.',
      'Give it a paragraph of its own: leave a blank line before and after it.',
    )
  else context.refs.push({ ...pictureRef({ src, alt }, 'column'), ...spanOf(node) })
  return [['Picture', { src, alt, decorative: false, ...(title && { caption: title }), width: 'column' }]]
}
