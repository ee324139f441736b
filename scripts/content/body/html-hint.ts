import { lineBefore } from '../model/position.ts'

/** Tags that go without anything in their place. */
const plain = [
  'div',
  'span',
  'font',
  'center',
  'small',
  'article',
  'main',
  'ins',
  'kbd',
  'samp',
  'var',
  'cite',
  'abbr',
  'q',
  'section',
  'header',
  'footer',
]

const hints: Record<string, string> = {
  a: 'Write [the words of the link](the address of the page).',
  b: 'Write **words**.',
  strong: 'Write **words**.',
  i: 'Write *words*.',
  em: 'Write *words*.',
  br: 'End the line before with a backslash.',
  hr: 'Write --- on a line of its own, with a blank line before and after it.',
  img: 'Write ![what it shows](the name of the picture).',
  p: 'Leave a blank line between paragraphs.',
  ul: 'Write one item per line, each starting with "- ".',
  ol: 'Write one item per line, each starting with "1. ".',
  table: 'Write the table with | between the cells, and its caption in a paragraph above it.',
  dl: 'Write each term and its meaning in one paragraph: **Term**: what it means.',
  aside: 'Write <Callout title="Note">, the words and </Callout>, with blank lines between the three.',
  blockquote: 'Begin each line with "> ".',
  code: 'Write `words`.',
  pre: 'Write ``` on a line of its own before and after it.',
  figure:
    'Write ![what it shows](the name of the picture) in a paragraph of its own, and its caption in quotation marks behind the name.',
  details: 'Write its summary as a heading, ### and its words, and what it hides below that.',
  mark: 'Write **words**.',
  button: 'Remove the tag, and link the words where they lead somewhere.',
  u: 'Remove the tag and keep the words: readers would take underlined words for a link. **words** are strong.',
  sub: 'Write the character itself, such as ₂ in CO₂.',
  sup: 'Write the character itself, such as ² in m², or a footnote: [^1].',
  iframe:
    'Link to it: [the words of the link](https://example.com). Nothing of another website is shown inside a page.',
  ...named(['del', 's', 'strike'], 'Write ~~words~~.'),
  ...named(['video', 'audio', 'embed', 'object'], 'Link to it: [the words of the link](https://example.com).'),
  ...named(plain, 'Remove the tag and keep the words.'),
  ...named(['h1', 'h2'], 'Write ## before the words, on a line of their own.'),
  h3: 'Write ### before the words, on a line of their own.',
  ...named(['h4', 'h5', 'h6'], 'Write #### before the words, on a line of their own.'),
}

function named(names: readonly string[], hint: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, hint]))
}

/** What stands in lists and tables of HTML: rewritten as a whole, they are told as a whole. */
const wholes: Record<string, readonly string[]> = {
  ...Object.fromEntries(['tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'caption'].map((name) => [name, ['table']])),
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  figcaption: ['figure'],
  summary: ['details'],
}

/** A tag may be called as what every record has: `constructor`. */
const own = <Value>(record: Record<string, Value>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** Whether a tag stands in one of those that were told before, and is rewritten with it. */
export function isToldWithWhole(name: string, told: ReadonlySet<string>): boolean {
  return (own(wholes, name) ?? []).some((whole) => told.has(whole))
}

const signs: Record<string, string> = {
  ...Object.fromEntries(['b', 'strong', 'mark'].map((name) => [name, '**'])),
  ...Object.fromEntries(['i', 'em'].map((name) => [name, '*'])),
  ...Object.fromEntries(['del', 's', 'strike'].map((name) => [name, '~~'])),
}

/**
 * The signs that take the place of both tags of an element: none where words stay without it. Undefined where more than the
 * tags has to change.
 *
 * @param inside what stands between the tags
 */
export function signsFor(name: string, inside: string): string | undefined {
  if (name === 'u' || plain.includes(name)) return ''
  const isWhole = /^[^\s*_~](?:[\s\S]*[^\s*_~\\])?$/.test(inside) && !/\n[ \t>]*\n/.test(inside)
  if (name === 'code') return isWhole && !/[`<&{\\]/.test(inside) ? '`' : undefined
  return isWhole ? own(signs, name) : undefined
}

/** A tag and those that are rewritten with it: the tags of a list and of its items. The wholes come first. */
export function rewrittenTogether(name: string): { names: string[]; wholes: readonly string[] } {
  const heads = own(wholes, name) ?? [name]
  const parts = Object.keys(wholes).filter((part) => heads.some((head) => wholes[part]?.includes(head)))
  const all = [...new Set(parts.flatMap((part) => wholes[part] ?? []))]
  return parts.length > 0 ? { names: [...all, ...parts], wholes: all } : { names: [name], wholes: [name] }
}

/** Says that a tag is HTML, and how the same is written here. `meant` is a block with a name much like it. */
export function htmlWords(name: string, meant?: string, inTable = false): { message: string; hint: string } {
  const message = `<${name}> is HTML, which content has none of.`
  // What ends a line, or needs lines of its own, would tear the row.
  if (inTable && /^(?:br|hr|p|ul|ol|li|pre|blockquote|details|summary|aside|figure|h[1-6])$/.test(name))
    return { message, hint: 'Remove the tag: a row of a table is one line. Divide its words by ; or make two rows.' }
  return {
    message,
    hint:
      own(hints, name) ??
      own(hints, own(wholes, name)?.[0] ?? '') ??
      `Use Markdown or a block${meant ? `, for example <${meant}>` : ''}, or write \\< for the sign itself.`,
  }
}

/** Whether a place is in the row of a table. */
export const isInTable = (text: string, at: number): boolean => /^[ \t>]*\|/.test(lineBefore(text, at))
