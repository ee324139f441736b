import type { AdvisorSummary } from '#src/blocks/advisor-network/advisor-card.tsx'
import type { AdvisorNetworkProps } from '#src/blocks/advisor-network/advisor-network.tsx'
import { element, fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The people, those shown first and the extended network. */
export const plainAdvisorNetwork = ({ featured, network, ...words }: AdvisorNetworkProps): Tree => [
  ...featured.flatMap((advisor) => person(advisor, words)),
  ...paragraphs(element('strong', words.networkLabel)),
  ...network.flatMap((advisor) => person(advisor, words)),
  ...paragraphs(words.caption),
]

const person = (advisor: AdvisorSummary, words: Omit<AdvisorNetworkProps, 'featured' | 'network'>): Tree => [
  ...paragraphs(advisor.category),
  element('h3', advisor.name),
  ...paragraphs(advisor.title, advisor.background),
  fact(words.expertiseLabel, advisor.expertise.join(', ')),
  fact(words.educationLabel, advisor.education),
]
