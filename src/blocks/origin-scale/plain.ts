import type { OriginScaleProps } from '#src/blocks/origin-scale/origin-scale.tsx'
import { fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** What each of the two axes shows, and the words beside them. */
export const plainOriginScale = (props: OriginScaleProps, inner: Tree): Tree => [
  fact(props.linear, props.linearNote),
  fact(props.ratio, props.ratioNote),
  ...inner,
  ...paragraphs(props.source),
]
