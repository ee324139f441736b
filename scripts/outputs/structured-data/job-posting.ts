import type {
  JobPosting,
  MonetaryAmount,
  OccupationalExperienceRequirements,
  PostalAddress,
  QuantitativeValue,
} from 'schema-dts'
import { bulleted, element } from '../../../src/body/plain.ts'
import type { Tree } from '../../../src/body/tree.ts'
import type { ContentIndex, Entry } from '../../../src/content/queries.ts'
import type { Job } from '../../../src/content/schemas/job.ts'
import { treeHtml } from '../tree-html.ts'
import { organizationId, type ThingSource } from './thing-source.ts'

const employmentTypes: Record<Job['type'], string> = { 'Full-time': 'FULL_TIME' }

/** A role without a place is open to people anywhere in the country. */
function place({ location, locality, region }: Job): Partial<JobPosting> {
  if (/^remote\b/i.test(location))
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'US' } }
  const address: PostalAddress = {
    '@type': 'PostalAddress',
    addressLocality: locality,
    addressRegion: region,
    addressCountry: 'US',
  }
  return { jobLocation: { '@type': 'Place', address } }
}

function salary({ salaryMin, salaryMax }: Job): MonetaryAmount {
  const value: QuantitativeValue = {
    '@type': 'QuantitativeValue',
    minValue: salaryMin,
    maxValue: salaryMax,
    unitText: 'YEAR',
  }
  return { '@type': 'MonetaryAmount', currency: 'USD', value }
}

function experience({ experience: range }: Job): OccupationalExperienceRequirements {
  const years = Number(/\d+/.exec(range)?.[0] ?? 0)
  return { '@type': 'OccupationalExperienceRequirements', description: range, monthsOfExperience: years * 12 }
}

/** What the page says of the role in sentences and lists; what it says in figures has properties of its own. */
function description({ data, body }: Entry<'jobs'>, content: ContentIndex): Tree {
  const words = content.single('templateWords').job
  return [
    element('p', data.description),
    ...body,
    element('h2', words.skills),
    bulleted(data.skills),
    element('h2', words.impact),
    element('p', data.impact),
  ]
}

/** An open role, on its own page only, with nothing its page does not show. */
export function jobPostings({ page, content, baseUrl }: ThingSource): JobPosting[] {
  if (page.kind !== 'job') return []
  const entry = content.entryAt('jobs', page.path.split('/').at(-1) as string)
  const { slug, data } = entry
  const { name } = content.single('site')
  return [
    {
      '@type': 'JobPosting',
      title: data.title,
      description: treeHtml(description(entry, content), page.meta.canonical, content),
      identifier: { '@type': 'PropertyValue', name, value: slug },
      datePosted: data.posted,
      // The last day counts in full, by the clocks where the work is.
      validThrough: `${data.validThrough}T23:59`,
      employmentType: employmentTypes[data.type],
      hiringOrganization: { '@type': 'Organization', '@id': organizationId(baseUrl), name, sameAs: `${baseUrl}/` },
      ...place(data),
      baseSalary: salary(data),
      experienceRequirements: experience(data),
      skills: data.skills,
      directApply: false,
    },
  ]
}
