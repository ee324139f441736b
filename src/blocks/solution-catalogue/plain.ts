import type { SolutionCatalogueProps } from '#src/blocks/solution-catalogue/solution-catalogue.tsx'
import { bulleted, element, paragraphs, table } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The categories, one table each. */
export const plainSolutionCatalogue = ({ categories, ...labels }: SolutionCatalogueProps): Tree =>
  categories.flatMap(({ title, description, solutions }) => [
    element('h3', title),
    ...paragraphs(description),
    table(
      [labels.solutionLabel, labels.featuresLabel, labels.timelineLabel, labels.valueLabel],
      solutions.map((one) => [`${one.name}: ${one.description}`, bulleted(one.features), one.timeline, one.value]),
    ),
  ])
