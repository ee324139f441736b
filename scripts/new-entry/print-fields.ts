import { stringify } from 'yaml'

const width = 120

/** JSON as the formatter of the project leaves it: a list of short values stays on one line. */
function json(value: unknown, indent: string, used: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
    const flat = value.every((item) => typeof item !== 'object') && used + line.length < width
    return flat ? line : `[\n${value.map((item) => inner + json(item, inner, inner.length)).join(',\n')}\n${indent}]`
  }
  const lines = Object.entries(value).map(([key, item]) => {
    const name = `${inner}${JSON.stringify(key)}: `
    return name + json(item, inner, name.length)
  })
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/** The fields of an entry as the text of a JSON file. */
export function printJson(fields: object): string {
  return `${json(fields, '', 0)}\n`
}

/** The fields of an entry as the head of an MDX file. */
export function printFrontmatter(fields: object): string {
  return `---\n${stringify(fields, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}---\n\n`
}
