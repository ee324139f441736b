import { type Tree, type TreeNode, treeText } from '#src/body/tree.ts'
import { href } from '#src/content/field-types.ts'
import { type Context, report, spanOf } from './context.ts'
import type { MarkdownNode } from './markdown-node.ts'

/** Links, written out or by reference. */
export function convertLink(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  const { url, title } = target(node, context)
  const children = context.convertAll(node.children, parents)
  if (treeText(children).trim() === '' && !hasImage(children))
    report(
      context,
      'link-words',
      node,
      'The link has no words, so nobody can see or press it.',
      'Write them between the square brackets: [the words of the link](/address).',
    )
  const mistake = mistakeIn(node, url, context)
  if (mistake) report(context, 'link-form', node, ...mistake)
  else if (!href.safeParse(url).success) {
    const start = url.startsWith('http://') ? 'https:' : 'a slash'
    const begin = url.startsWith('mailto:')
      ? 'Write the whole address: mailto:name@example.com.'
      : `Begin it with ${start}.`
    report(
      context,
      'link-form',
      node,
      `The link leads to "${url}", which is no complete address.`,
      `${begin} Links are paths on this site such as /contact, fragments such as #results, or start with https:, mailto: or tel:.`,
    )
  } else {
    context.refs.push({ kind: 'link', value: url, ...spanOf(node) })
  }
  return [['a', { href: url, ...(title && { title }) }, ...children]]
}

/** What is wrong with an address, for those that would otherwise be explained as something else. */
function mistakeIn(node: MarkdownNode, url: string, { text }: Context): [message: string, hint: string] | undefined {
  const offset = node.position?.start.offset ?? 0
  if (text.startsWith('www.', offset))
    return [
      'An address that begins with www. is read as one without encryption.',
      `Write [the words of the link](${url.replace('http:', 'https:')}).`,
    ]
  if (url.startsWith('mailto:') && !/^mailto:[^@\s]+@[^@\s.]+\.[^@\s]+$/.test(url))
    return [`"${url}" is no complete e-mail address.`, 'Write mailto:name@example.com.']
  return undefined
}

function hasImage(nodes: Tree): boolean {
  return nodes.some((node) => Array.isArray(node) && (node[0] === 'img' || hasImage(node.slice(2) as Tree)))
}

/** Images. What they show has to be said for people who cannot see them. */
export function convertImage(node: MarkdownNode, context: Context): TreeNode[] {
  const { url, title } = target(node, context)
  if (!node.alt?.trim()) {
    report(
      context,
      'image-alt',
      node,
      'The image has no description for people who cannot see it.',
      'Write it between the square brackets: ![A bridge at dawn](/images/bridge.jpg).',
    )
  }
  if (!url.startsWith('/images/')) {
    report(
      context,
      'image-place',
      node,
      `The image "${url}" is not one of this site's images.`,
      'Put the file into public/images and write /images/ and its name.',
    )
  } else {
    context.refs.push({ kind: 'image', value: url, ...spanOf(node) })
  }
  return [['img', { src: url, alt: node.alt ?? '', ...(title && { title }) }]]
}

function target(node: MarkdownNode, context: Context): { url: string; title?: string | null } {
  const definition = node.identifier === undefined ? node : context.definitions.get(node.identifier.toUpperCase())
  return { url: definition?.url ?? '', title: definition?.title }
}
