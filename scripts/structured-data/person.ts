import type { AdvisorNetworkProps } from '../../src/components/blocks/advisor-network.tsx'
import { blocksOf } from './blocks-of.ts'
import { organizationId, type Thing, type ThingSource } from './thing.ts'

/** The advisory board as members of the firm, in the order of the page. */
export function people({ page, baseUrl }: ThingSource): Thing[] {
  const advisors = blocksOf<AdvisorNetworkProps>(page.body, 'AdvisorNetwork').flatMap(({ featured, network }) => [
    ...featured,
    ...network,
  ])
  if (advisors.length === 0) return []
  const member = advisors.map(({ name, title, expertise, education }) => ({
    '@type': 'Person',
    name,
    jobTitle: title,
    knowsAbout: expertise,
    alumniOf: education,
  }))
  return [{ '@type': 'Organization', '@id': organizationId(baseUrl), member }]
}
