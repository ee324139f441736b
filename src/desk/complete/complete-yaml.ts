import type { Proposals, Vocabulary } from './proposal.ts'
import { fieldProposals, schemaAt, valueProposals } from './schema-at.ts'

/** A line of the fields: how deep its key or its value stands, and the items of lists that begin on it. */
interface Line {
  indent: number
  /** The columns of the hyphens before it. */
  dashes: number[]
  key?: string
}

/** Proposes names and values of the fields at the top of a file. */
export function completeYaml(text: string, offset: number, { schema, ...site }: Vocabulary): Proposals | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const before = text.slice(start, offset)
  const lines = text.slice(0, start).split('\n').slice(1, -1).map(lineOf)
  const here = lineOf(before)
  const group = groupPath(lines, here)
  const [, lead = '', key, quote = '', value = ''] = /^([\s-]*)(?:([\w$-]+):[ \t]+)?(["']?)([^"']*)$/.exec(before) ?? []
  const plain = (word: string) => (quote || /^[\w./#-]+$/.test(word) ? word : `"${word}"`)
  const valued = (path: (string | number)[]) =>
    valueProposals(schemaAt(schema, path), site).map((one) => ({ ...one, insert: plain(one.label) }))
  const from = offset - value.length
  if (key) return some(from, valued([...group, key]))
  const items = here.dashes.length > 0 ? valued(group) : []
  const isName = !quote && /^[\w$-]*$/.test(value) && before.length === lead.length + value.length
  const after = /^[\w$-]*:/.test(text.slice(offset)) ? '' : ': '
  const names = isName
    ? fieldProposals(schemaAt(schema, group), siblings(text, lines, start, here)).map((one) => ({
        ...one,
        insert: one.label + after,
      }))
    : []
  return some(from, [...items, ...names])
}

const some = (from: number, options: Proposals['options']): Proposals | undefined =>
  options.length > 0 ? { from, options } : undefined

function lineOf(line: string): Line {
  const [, lead = '', key] = /^([\s]*(?:-[ \t]+)*)(?:([\w$-]+):(?:\s|$))?/.exec(line) ?? []
  const dashes = [...lead.matchAll(/-/g)].map(({ index }) => index)
  return { indent: lead.length, dashes, ...(key && { key }) }
}

/** The path of the group that a line stands in: the keys and the items that begin further left, above it. */
function groupPath(lines: readonly Line[], here: Line): (string | number)[] {
  const open: { column: number; name: string | number }[] = []
  for (const { indent, dashes, key } of [...lines, { ...here, key: undefined }]) {
    for (const column of dashes) {
      while ((open.at(-1)?.column ?? -1) > column) open.pop()
      const last = open.at(-1)
      if (last?.column === column && typeof last.name === 'number') last.name += 1
      else open.push({ column, name: 0 })
    }
    const isLast = key === undefined
    while ((open.at(-1)?.column ?? -1) >= indent && (isLast || open.at(-1)?.column !== dashes.at(-1))) open.pop()
    if (key !== undefined) open.push({ column: indent, name: key })
  }
  return open.map(({ name }) => name)
}

/** The keys beside a line: up to where the group ends, above and below it. */
function siblings(text: string, above: readonly Line[], start: number, here: Line): Set<string> {
  const end = text.indexOf('\n---', start)
  const below = text
    .slice(start, end === -1 ? undefined : end)
    .split('\n')
    .slice(1)
    .map(lineOf)
  const taken = new Set<string>()
  const upwards = here.dashes.length > 0 ? [] : [...above].reverse()
  for (const side of [upwards, below]) {
    for (const { indent, dashes, key } of side) {
      if (indent < here.indent || (side === below && dashes.length > 0 && indent === here.indent)) break
      if (indent === here.indent && key) taken.add(key)
      if (side === upwards && dashes.length > 0 && indent === here.indent) break
    }
  }
  return taken
}
