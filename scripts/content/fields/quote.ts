/** A value as it is quoted in a message. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return `"${value.length > 60 ? `${value.slice(0, 57)}…` : value}"`
  return JSON.stringify(value) ?? String(value)
}

/** A list in a sentence: `"a", "b" or "c"`. */
export function quoteAll(values: readonly unknown[], conjunction = 'or'): string {
  const quoted = values.map(quote)
  if (quoted.length < 2) return quoted.join('')
  return `${quoted.slice(0, -1).join(', ')} ${conjunction} ${quoted.at(-1)}`
}
