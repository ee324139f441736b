import { fieldsEnd } from '#src/lib/fields-end.ts'

/**
 * The words that readers see of the place with the cursor: the value of a field or of an attribute, the cell of a table, the
 * paragraph without its signs.
 */
export function wordsAt(text: string, offset: number, format: 'mdx' | 'json'): string {
  const line = lineAt(text, offset)
  if (isInFields(text, offset, format)) return quotedAt(text, line, offset) ?? plainValue(text.slice(...line))
  const paragraph = paragraphAt(text, offset)
  const words = text.slice(...paragraph)
  if (/^\s*<|^\s*\w+=/.test(text.slice(...line))) return quotedAt(text, line, offset) ?? withoutSigns(words)
  if (/^\s*\|/.test(text.slice(...line))) return withoutSigns(cellAt(text, line, offset))
  const isOwnLine = /^\s*(?:#{1,6}\s|[-+*]\s|\d+[.)]\s)/.test(text.slice(...line))
  return withoutSigns(isOwnLine ? text.slice(...line) : words)
}

/** What else stands between quotation marks in the block with the cursor. */
export function wordsBeside(text: string, offset: number, format: 'mdx' | 'json'): string[] {
  if (isInFields(text, offset, format)) return []
  const [from, to] = paragraphAt(text, offset)
  return [...text.slice(from, to).matchAll(quoted)].map(unquoted)
}

const isInFields = (text: string, offset: number, format: 'mdx' | 'json') =>
  format === 'json' || offset < (fieldsEnd(text) ?? 0)

const quoted = /"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'/g

const unquoted = ([, double, single]: readonly string[]): string =>
  double?.replaceAll(/\\(.)/g, '$1') ?? single?.replaceAll("''", "'") ?? ''

type Range = [from: number, to: number]

function lineAt(text: string, offset: number): Range {
  const end = text.indexOf('\n', offset)
  return [text.lastIndexOf('\n', offset - 1) + 1, end === -1 ? text.length : end]
}

function paragraphAt(text: string, offset: number): Range {
  const before = text.slice(0, offset).search(/\n[ \t]*\n(?![\s\S]*\n[ \t]*\n)/)
  const after = text.slice(offset).search(/\n[ \t]*\n/)
  return [before === -1 ? 0 : before + 1, after === -1 ? text.length : offset + after]
}

/** What stands between the quotation marks around the cursor. The last text of the line, where it stands in none. */
function quotedAt(text: string, [from, to]: Range, offset: number): string | undefined {
  const all = [...text.slice(from, to).matchAll(quoted)]
  const found = all.find(({ index, 0: whole }) => from + index <= offset && offset <= from + index + whole.length)
  const here = found ?? all.at(-1)
  return here && unquoted(here)
}

const plainValue = (line: string) => line.replace(/^[\s-]*(?:[\w-]+:\s*)?/, '')

function cellAt(text: string, [from, to]: Range, offset: number): string {
  const start = text.lastIndexOf('|', offset - 1)
  const end = text.indexOf('|', offset)
  return text.slice(Math.max(from, start + 1), end === -1 || end > to ? to : end)
}

function withoutSigns(words: string): string {
  return words
    .replaceAll(/<\/?[A-Z][^>]*>/g, ' ')
    .replaceAll(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replaceAll(/\[\^[^\]]*\]:?/g, '')
    .replaceAll(/^\s*(?:>|#{1,6}|[-+*]|\d+[.)])\s+/gm, '')
    .replaceAll(/[*_`\\]/g, '')
}
