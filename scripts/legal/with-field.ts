/** Sets a field of the frontmatter; a new one goes after `after`. Everything else stays as it is written. */
export function withField(text: string, name: string, value: string, after: string): string {
  const field = new RegExp(`^${name}:.*(?:\\n[ \\t]+.*)*$`, 'm')
  const line = `${name}: "${value}"`
  const end = text.indexOf('\n---', 3)
  const [fields, rest] = [text.slice(0, end), text.slice(end)]
  if (field.test(fields)) return fields.replace(field, line) + rest
  return fields.replace(new RegExp(`^${after}:.*(?:\\n[ \\t]+.*)*$`, 'm'), (found) => `${found}\n${line}`) + rest
}
