/**
 * The offset after the closing `---`, if the text begins with frontmatter. The same line gray-matter ends it at: the
 * first that begins with three hyphens.
 */
export function fieldsEnd(text: string): number | undefined {
  if (!/^---[ \t]*(?:\n|$)/.test(text)) return undefined
  const close = text.indexOf('\n---', 3)
  return close === -1 ? undefined : close + 4
}
