import { fieldsEnd } from '#src/lib/fields-end.ts'
import type { MarkdownNode } from '../content/body/markdown-node.ts'
import { readMarkdown } from '../content/body/read-markdown.ts'
import { guarded } from '../content/stages/guard.ts'
import { masked } from '../content/syntax/masked-text.ts'

/**
 * The body of an MDX file as the check reads it: mdast whose offsets count UTF-16 units of the text. Null where nothing
 * could be read, and where there are only fields. Whatever the text is, this throws nothing and comes to an end.
 */
export function parseBody(file: string, text: string): MarkdownNode | null {
  if (file.endsWith('.json')) return null
  return guarded(
    () => readMarkdown(file, masked(text, 0, fieldsEnd(text) ?? 0)).root ?? null,
    () => null,
  )
}
