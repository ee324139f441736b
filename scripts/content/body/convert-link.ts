import { type Tree, type TreeNode, treeText } from '#src/body/tree.ts'
import { href } from '#src/content/field-types.ts'
import { pictureName } from '#src/content/schemas/picture.ts'
import * as routes from '#src/lib/routes.ts'
import { meantAddress } from '../fields/offer-address.ts'
import { type Fix, meantWords, wordsAt } from '../model/fix.ts'
import { isPicture } from '../pictures/is-picture.ts'
import { type Context, report, sourceOf, spanOf, warn } from './context.ts'
import type { MarkdownNode } from './markdown-node.ts'

/** What is said of an address that is only begun. */
export const nowhere = {
  message: 'The link leads nowhere.',
  hint: 'Write where it goes, or remove it and keep its words.',
}

export const addressForms = `Links are paths on this site such as ${routes.contactPage}, fragments such as #results, or start with https:, mailto: or tel:.`

/** Links, written out or by reference. */
export function convertLink(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  const { url, title } = target(node, context)
  const children = context.convertAll(node.children, parents)
  if (isInBrokenLink(node, context) || reportedAsPicture(node, url, context)) return children
  if (!url && treeText(children).trim() === '') {
    report(context, 'link-words', node, 'This link has neither words nor an address.', 'Remove it.')
    return []
  }
  if (treeText(children).trim() === '' && !hasPicture(children))
    report(
      context,
      'link-words',
      node,
      'The link has no words, so nobody can see or press it.',
      `Write them between the square brackets: [the words of the link](${url}), or remove it.`,
    )
  else warnOfVagueWords(node, treeText(children).trim(), context)
  const mistake = mistakeIn(node, url, context)
  const isUnsafe = url.startsWith('http://') && meantAddress(url) === url.replace('http:', 'https:')
  if (mistake) report(context, 'link-form', node, ...mistake)
  else if (url === '#') report(context, 'broken-link', node, nowhere.message, nowhere.hint, wordsAlone(node, context))
  else if (isUnsafe)
    warn(
      context,
      'unsafe-link',
      node,
      `The link leads to "${url}", which everybody on the way can read and change.`,
      'Open the same address with https:// in a browser. If the page is there, write it so.',
    )
  else if (isOld(url)) context.refs.push({ kind: 'old-link', value: url, ...wordsOf(node, context), ...spanOf(node) })
  else if (!href.safeParse(url).success) {
    const meant = meantAddress(url)
    report(
      context,
      'link-form',
      node,
      `The link leads to "${url}", which is no complete address.`,
      meant ? `Write ${meant}.` : addressForms,
      meantWords(url, meant),
    )
  } else {
    context.refs.push({ kind: 'link', value: url, ...spanOf(node) })
  }
  return [['a', { href: url, ...(title && { title }) }, ...children]]
}

/** Whether an address becomes a link by itself because the one it stands in, which is told, became letters. */
const isInBrokenLink = ({ position }: MarkdownNode, { text }: Context) =>
  text.slice(0, position?.start.offset).endsWith('](')

/** Words that say where a link leads only together with those around it, which a list of links does not have. */
const vague =
  /^(?:(?:click |see |read |more )?here|this(?: link| page)?|(?:the )?link|(?:read )?more|[^\p{L}\p{N}]+)[.:!…]?$/iu

function warnOfVagueWords(node: MarkdownNode, words: string, context: Context) {
  if (vague.test(words))
    warn(
      context,
      'link-words',
      node,
      `The words “${words}” do not say where the link leads.`,
      'Link the words that do, such as the title of the page it leads to.',
    )
}

/** Whether a link leads to the file of a picture by its name alone: then a picture was meant, and that is told. */
function reportedAsPicture(node: MarkdownNode, url: string, context: Context): boolean {
  const { start, end } = node.position ?? {}
  if (!isPicture(url) || !pictureName.safeParse(url).success || !start || !end) return false
  const [from = 0, to = from] = [start.offset, end.offset]
  const sign = /(?<!\S)![ \t\u00a0]+$/.exec(context.text.slice(Math.max(0, from - 10), from))?.[0] ?? ''
  const message = sign
    ? 'The space after ! keeps this from being a picture.'
    : `The link leads to "${url}", which is the name of a picture.`
  const show = `Write !${context.text.slice(from, to).replace(/\s+/g, ' ')} to show it, in a paragraph of its own.`
  const hint = sign ? show : `${show} A link leads to an address such as ${routes.contactPage}.`
  report(context, 'link-form', [from - sign.length, to], message, hint)
  return true
}

/** What is wrong with an address, for those that would otherwise be explained as something else. */
function mistakeIn(
  node: MarkdownNode,
  url: string,
  { text }: Context,
): [message: string, hint: string, fixes?: Fix[]] | undefined {
  const offset = node.position?.start.offset ?? 0
  if (text.startsWith('www.', offset))
    return [
      'An address that begins with www. is read as one without encryption.',
      `Write [the words of the link](${url.replace('http:', 'https:')}).`,
    ]
  if (/^(?:file:|[a-z]:[\\/]|\\\\?\w|\/(?:Users|home)\/)/i.test(url))
    return [
      `The link leads to "${url}", a file on a computer, which readers cannot open.`,
      'Link to a page, or to an address that begins with https:.',
    ]
  if (url.startsWith('mailto:') && !/^mailto:[^/@\s]+@[^@\s.]+\.[^@\s]+$/.test(url))
    return [`"${url}" is no complete e-mail address.`, `Write ${emailMeant(url) ?? 'mailto:name@example.com'}.`]
  if (url.startsWith('https://') && !href.safeParse(url).success && !meantAddress(url))
    return [
      `The link leads to "${url}", in which the name of the site is not whole.`,
      'Copy it from the address bar of the browser: https://example.com/page.',
    ]
  return undefined
}

/** Whether an address is that of a file, or of a page, where a text came from: which page it is here, all of them tell. */
const isOld = (url: string) =>
  isTextFile(url) || (!href.safeParse(url).success && /^\/(?!\/)/.test(meantAddress(url) ?? ''))

/** Whether an address is that of a file of Markdown. */
export const isTextFile = (url: string) => /^[^:#?]*\.(?:md|markdown)(?:[?#]|$)/.test(url)

/** A link as it is written, and its words, where it has some. */
function wordsOf(node: MarkdownNode, context: Context): { written: string; words?: string } {
  const [first, last] = [node.children?.[0]?.position?.start.offset, node.children?.at(-1)?.position?.end.offset]
  const words = context.text.slice(first, last)
  return { written: sourceOf(node, context), ...(first !== undefined && last !== undefined && { words }) }
}

/** A link replaced by its words. */
function wordsAlone(node: MarkdownNode, context: Context): Fix[] | undefined {
  const start = node.position?.start.offset
  const { written, words } = wordsOf(node, context)
  return start === undefined || words === undefined
    ? undefined
    : [wordsAt(context.text, start, start + written.length, words)]
}

function emailMeant(url: string): string | undefined {
  const meant = url
    .replace(/^mailto:\/*/, 'mailto:')
    .replace(',', '.')
    .replace('@@', '@')
  return meant !== url && href.safeParse(meant).success ? meant : undefined
}

function hasPicture(nodes: Tree): boolean {
  return nodes.some((node) => Array.isArray(node) && (node[0] === 'Picture' || hasPicture(node.slice(2) as Tree)))
}

/** Where a link or a picture leads, written out or by reference. */
export function target(node: MarkdownNode, context: Context): { url: string; title?: string | null } {
  const definition = node.identifier === undefined ? node : context.definitions.get(node.identifier.toUpperCase())
  return { url: definition?.url ?? '', title: definition?.title }
}
