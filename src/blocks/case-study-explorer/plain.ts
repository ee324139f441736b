import type { CaseStudyExplorerProps } from '#src/blocks/case-study-explorer/case-study-explorer.tsx'
import type { SpreadLabels, Study } from '#src/blocks/case-study-explorer/case-study-spread.tsx'
import { bulleted, element, fact, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import * as routes from '#src/lib/routes.ts'

/** Every study with what it came to and how. */
export const plainCaseStudyExplorer = ({ studies, ...labels }: CaseStudyExplorerProps): Tree =>
  studies.flatMap((study) => spread(study, labels))

function spread(study: Study, labels: SpreadLabels): Tree {
  const { label, values, end } = study.measure
  const picture: Tree = study.picture ? [['img', { src: study.picture.fallback, alt: study.picture.alt }]] : []
  return [
    element('h3', study.title),
    fact(study.impact, study.impactLabel),
    fact(label, `${labels.startLabel} ${values[0]}, ${end} ${values.at(-1)}`),
    fact(labels.clientLabel, study.client),
    fact(labels.industryLabel, study.industry),
    fact(labels.timeframeLabel, study.timeframe),
    ...picture,
    fact(labels.challengeLabel, study.challenge),
    fact(labels.solutionLabel, study.solution),
    ...paragraphs(element('strong', labels.resultsLabel)),
    bulleted(study.results),
    ...paragraphs(study.tags.join(', '), link(routes.contactPage, labels.contactLabel)),
  ]
}
