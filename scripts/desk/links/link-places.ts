import { readLiteral } from '../../../src/body/literal.ts'
import { scanTag } from '../../../src/body/scan-tag.ts'
import { fieldsEnd } from '../../../src/lib/fields-end.ts'
import { isTag, type MarkdownNode } from '../../content/body/markdown-node.ts'
import { readMarkdown } from '../../content/body/read-markdown.ts'
import { fieldRefs } from '../../content/fields/field-refs.ts'
import { fieldFinder } from '../../content/fields/locate-issues.ts'
import { readFrontmatter } from '../../content/syntax/frontmatter.ts'
import { readJson } from '../../content/syntax/json.ts'
import { masked } from '../../content/syntax/masked-text.ts'

/** A stretch of a text in which addresses stand, and which. */
export interface LinkPlace {
  from: number
  to: number
  addresses: string[]
}

/** Where a file links to something, in its fields and in its text. */
export function linkPlaces(file: string, text: string): LinkPlace[] {
  if (file.endsWith('.json')) return inFields(file, text, readJson(file, text).value)
  const { root } = readMarkdown(file, masked(text, 0, fieldsEnd(text) ?? 0))
  return [...inFields(file, text, readFrontmatter(file, text).data), ...(root ? inBody(root, text) : [])]
}

const linksIn = (value: unknown) => fieldRefs(value).filter(({ kind }) => kind === 'link')

function inFields(file: string, text: string, value: unknown): LinkPlace[] {
  const find = fieldFinder(file, text)
  return linksIn(value).flatMap(({ value: address, field = '' }) => {
    const range = find(field.split('.'), 'value')
    return range ? [{ from: range[0], to: range[1], addresses: [address] }] : []
  })
}

function inBody(node: MarkdownNode, text: string): LinkPlace[] {
  const inside = (node.children ?? []).flatMap((child) => inBody(child, text))
  return [...placesOf(node, text), ...inside]
}

function placesOf(node: MarkdownNode, text: string): LinkPlace[] {
  const from = node.position?.start.offset ?? 0
  const to = node.position?.end.offset ?? 0
  if (node.type === 'definition') return [{ from, to, addresses: [node.url ?? ''] }]
  if (node.type === 'link') {
    // The address stands behind the words, unless it is the words.
    const words = node.children?.at(-1)?.position?.end.offset ?? from
    const begin = text.slice(words, to).includes(node.url ?? '') ? words : from
    return [{ from: begin, to, addresses: [node.url ?? ''] }]
  }
  return isTag(node) ? inTag(node, from, text) : []
}

/** The parser gives no positions for attributes. */
function inTag(node: MarkdownNode, start: number, text: string): LinkPlace[] {
  return scanTag(text, start).attributes.flatMap(({ name, value }) => {
    const given = node.attributes?.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
    if (!value || given?.type !== 'mdxJsxAttribute') return []
    const literal = typeof given.value === 'object' && given.value ? readLiteral(given.value.value) : undefined
    const plain = literal?.kind === 'value' ? literal.value : given.value
    const addresses = linksIn({ [name]: plain }).map((link) => link.value)
    return addresses.length > 0 ? [{ from: value[0], to: value[1], addresses }] : []
  })
}
