/**
 * A passage without what each further line of it begins with: `> ` in a quotation, spaces in a list. Undefined when a
 * line begins otherwise, which Markdown allows.
 */
export function withoutPrefix(passage: string, prefix: string): string | undefined {
  if (!prefix) return passage
  const [first = '', ...rest] = passage.split('\n')
  const lines = [first]
  for (const line of rest) {
    if (line.startsWith(prefix)) lines.push(line.slice(prefix.length))
    else if (line === prefix.trimEnd() || line === '') lines.push('')
    else return undefined
  }
  return lines.join('\n')
}

/** The passage again as it is written there. */
export function withPrefix(passage: string, prefix: string): string {
  if (!prefix) return passage
  const blank = prefix.trimEnd()
  return passage
    .split('\n')
    .map((line, index) => (index === 0 ? line : line === '' ? blank : prefix + line))
    .join('\n')
}
