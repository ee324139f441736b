import type { AdvisorSummary } from '#src/blocks/advisor-network/advisor-card.tsx'
import type { AdvisorNetworkProps } from '#src/blocks/advisor-network/advisor-network.tsx'
import type { advisorNetwork } from '#src/blocks/advisor-network/schema.ts'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import { pictureView } from '#src/content/pictures.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { fillWords } from '#src/lib/fill-words.ts'

/** Parts the members of the board into those shown first and the extended network, each in their order. */
export function loadAdvisorNetwork(props: PropsOf<typeof advisorNetwork>, content: ContentIndex): AdvisorNetworkProps {
  const advisors = content.entries('advisors').toSorted((a, b) => a.data.order - b.data.order)
  return {
    ...props,
    caption: fillWords(props.caption, { count: advisors.length }),
    featured: advisors.filter(({ data }) => data.featured).map((advisor) => summary(advisor, content)),
    network: advisors.filter(({ data }) => !data.featured).map((advisor) => summary(advisor, content)),
  }
}

function summary({ slug, data }: Entry<'advisors'>, content: ContentIndex): AdvisorSummary {
  const { featured: _, order: __, portrait, ...words } = data
  return { slug, ...words, portrait: portrait && pictureView(portrait, 'portrait', content) }
}
