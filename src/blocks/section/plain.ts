import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { section } from '#src/blocks/section/schema.ts'
import { paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** Its heading, and what stands in it. */
export function plainSection({ title, eyebrow, intro, id }: PropsOf<typeof section>, inner: Tree): Tree {
  const heading: Tree = title ? [['h2', id ? { id } : null, title]] : []
  return [...paragraphs(eyebrow), ...heading, ...paragraphs(intro), ...inner]
}
