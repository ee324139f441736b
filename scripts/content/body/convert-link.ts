import { type Tree, type TreeNode, treeText } from '#src/body/tree.ts'
import { href } from '#src/content/field-types.ts'
import { type Context, report, spanOf } from './context.ts'
import type { MarkdownNode } from './markdown-node.ts'

/** Links, written out or by reference. */
export function convertLink(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  const { url, title } = target(node, context)
  const children = context.convertAll(node.children, parents)
  if (treeText(children).trim() === '' && !hasPicture(children))
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

function hasPicture(nodes: Tree): boolean {
  return nodes.some((node) => Array.isArray(node) && (node[0] === 'Picture' || hasPicture(node.slice(2) as Tree)))
}

/** Where a link or a picture leads, written out or by reference. */
export function target(node: MarkdownNode, context: Context): { url: string; title?: string | null } {
  const definition = node.identifier === undefined ? node : context.definitions.get(node.identifier.toUpperCase())
  return { url: definition?.url ?? '', title: definition?.title }
}
