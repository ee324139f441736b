import { cut } from '#src/lib/cut.ts'

/** A value as it is quoted in a message. */
export function quote(value: unknown): string {
  return typeof value === 'string' ? `"${cut(value)}"` : cut(JSON.stringify(value) ?? String(value))
}

/** A list in a sentence: `"a", "b" or "c"`. */
export function quoteAll(values: readonly unknown[], conjunction = 'or'): string {
  const quoted = values.map(quote)
  if (quoted.length < 2) return quoted.join('')
  return `${quoted.slice(0, -1).join(', ')} ${conjunction} ${quoted.at(-1)}`
}
