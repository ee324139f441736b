import type { AdvisorNetworkProps } from '#src/components/blocks/advisor-network.tsx'
import type { AdvisorSummary } from '#src/components/entries/advisor-card.tsx'
import type { ContentIndex, Entry } from '#src/content-index/queries.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'

/** Parts the members of the board into those shown first and the extended network, each in their order. */
export function loadAdvisorNetwork(props: BlockProps<'AdvisorNetwork'>, content: ContentIndex): AdvisorNetworkProps {
  const advisors = content.entries('advisors').toSorted((a, b) => a.data.order - b.data.order)
  return {
    ...props,
    featured: advisors.filter(({ data }) => data.featured).map(summary),
    network: advisors.filter(({ data }) => !data.featured).map(summary),
  }
}

function summary({ slug, data: { featured, order, ...words } }: Entry<'advisors'>): AdvisorSummary {
  return { slug, ...words }
}
