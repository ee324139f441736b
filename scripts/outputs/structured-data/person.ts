import type { AdvisorNetworkProps } from '../../../src/blocks/advisor-network/advisor-network.tsx'
import { blocksOf } from './blocks-of.ts'
import { organizationId, type Thing, type ThingSource } from './thing.ts'

/** How many fields of expertise a card shows at first. */
const firstExpertise = 2

/**
 * The advisory board as members of the firm, in the order of the page. Education is left out: the lines on the page
 * name a degree and a city, not the school that `alumniOf` asks for.
 */
export function people({ page, baseUrl }: ThingSource): Thing[] {
  const advisors = blocksOf<AdvisorNetworkProps>(page.body, 'AdvisorNetwork').flatMap(({ featured, network }) => [
    ...featured,
    ...network,
  ])
  if (advisors.length === 0) return []
  const member = advisors.map(({ name, title, expertise }) => ({
    '@type': 'Person',
    name,
    jobTitle: title,
    knowsAbout: expertise.slice(0, firstExpertise),
  }))
  return [{ '@type': 'Organization', '@id': organizationId(baseUrl), member }]
}
