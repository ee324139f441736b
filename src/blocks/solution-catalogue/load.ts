import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { solutionCatalogue } from '#src/blocks/solution-catalogue/schema.ts'
import type { SolutionCatalogueProps } from '#src/blocks/solution-catalogue/solution-catalogue.tsx'
import type { ContentIndex } from '#src/content/queries.ts'

/** The categories in order, each with its solutions. */
export function loadSolutionCatalogue(
  props: PropsOf<typeof solutionCatalogue>,
  content: ContentIndex,
): SolutionCatalogueProps {
  const categories = content
    .entries('solutions')
    .map(({ slug, data: { order: _order, ...category } }) => ({ ...category, id: slug }))
  return { ...props, categories }
}
