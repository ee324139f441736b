import type { FieldIssue } from '../model/issue.ts'

/** A field of the first level, with all that is indented below it. */
export interface Part {
  name: string
  start: number
  end: number
}

/** The first field, where it is indented and others are not. `plain` is the text in which it is not, of the same length. */
export function indentedFirst(yaml: string) {
  const [found, before = '', indent = '', name = '', rest = ''] = /^(\s*\n|)( +)(\w+)(:(?= |$).*)/m.exec(yaml) ?? []
  if (found === undefined || !yaml.startsWith(found)) return undefined
  const start = before.length
  return {
    name,
    start,
    end: start + indent.length + name.length,
    plain: before + name + rest + indent + yaml.slice(found.length),
    words: {
      message: `The first field \`${name}\` is indented, and no group is open above it.`,
      hint: 'Delete the spaces before it.',
    },
  }
}

/** The group that ends where a field begins, if one does: the field may be meant to stand in it. */
export function groupBefore(yaml: string, parts: readonly Part[], index: number): string | undefined {
  const before = parts[index - 1]
  return before && /^\s*\w+:[ \t]*\n(?:[ \t]+\w+:|$)/.test(yaml.slice(before.start, before.end))
    ? before.name
    : undefined
}

/** What is said of a field that is given twice. */
export function twiceWords(name: string, group: string | undefined) {
  return {
    message: `The field \`${name}\` is given twice.`,
    hint: group
      ? `If this one belongs to \`${group}\` above it, begin its line with two spaces. Otherwise remove one of the two lines.`
      : 'Remove one of the two lines.',
  }
}

/** The fields of which nothing can be said: a line that is indented wrongly may belong to the group above, or to none. */
export function namesIn(yaml: string, parts: readonly Part[], index: number): string[] {
  const { name, start, end } = parts[index] as Part
  const part = yaml.slice(start, end)
  const isGroup = /^\s*"?\w+"?:[ \t]*\n[ \t]*\w+:/.test(part)
  const below = isGroup ? [] : [...part.matchAll(/^[ \t]+(\w+):(?=\s)/gm)].map(([, inner = '']) => inner)
  return [name, ...below, groupBefore(yaml, parts, index) ?? name]
}

/** Lines that are indented with tabs are one mistake: told at the first, with the numbers of the others. */
export function tabsOnce(issues: readonly FieldIssue[]): FieldIssue[] {
  const [first, ...more] = issues.filter(({ problem }) => problem === 'tab-indent')
  if (!first || more.length === 0) return [...issues]
  const others = more.map(({ line }) => line).join(', ')
  const once = {
    ...first,
    message: 'Lines are indented with tabs, of which this is the first.',
    hint: `Use two spaces instead, here and on ${more.length > 1 ? 'lines' : 'line'} ${others}.`,
  }
  return issues.flatMap((issue) => (issue === first ? [once] : more.includes(issue) ? [] : [issue]))
}
