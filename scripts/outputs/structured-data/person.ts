import type { Organization, Person } from 'schema-dts'
import { expertiseShown } from '../../../src/blocks/advisor-network/expertise-shown.ts'
import type { AdvisorNetworkProps } from '../../../src/blocks/advisor-network/row.ts'
import { blocksOf } from '../blocks-of.ts'
import { organizationId, type ThingSource } from './thing-source.ts'

/**
 * The advisory board as members of the firm, in the order of the page. Education is left out: the lines on the page
 * name a degree and a city, not the school that `alumniOf` asks for.
 */
export function people({ page, baseUrl }: ThingSource): Organization[] {
  const advisors = blocksOf<AdvisorNetworkProps>(page.body, 'AdvisorNetwork').flatMap(({ featured, network }) => [
    ...featured,
    ...network,
  ])
  if (advisors.length === 0) return []
  const member = advisors.map(
    ({ name, title, expertise, portrait }): Person => ({
      '@type': 'Person',
      name,
      jobTitle: title,
      // A plate that only adorns is no image of the person.
      ...(portrait?.alt && { image: baseUrl + portrait.fallback }),
      knowsAbout: expertise.slice(0, expertiseShown),
    }),
  )
  return [{ '@type': 'Organization', '@id': organizationId(baseUrl), member }]
}
