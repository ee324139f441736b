import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { transformationOS } from '#src/blocks/transformation-os/schema.ts'
import type { TransformationOSProps } from '#src/blocks/transformation-os/transformation-os.tsx'
import type { ContentIndex } from '#src/content/queries.ts'

/** The six steps in order and the figure laid over the diagram. */
export function loadTransformationOS(
  props: PropsOf<typeof transformationOS>,
  content: ContentIndex,
): TransformationOSProps {
  const claim = content.list('claims').find(({ id }) => id === props.overlayClaim)
  if (!claim)
    throw new Error(
      `<TransformationOS overlayClaim="${props.overlayClaim}"> names no entry of content/site/claims.json.`,
    )
  const { id, value, label, scope, source, illustrative } = claim
  return {
    ...props,
    overlay: { id, value, label, scope, source, illustrative },
    steps: content.list('transformationSteps').toSorted((a, b) => a.id - b.id),
  }
}
