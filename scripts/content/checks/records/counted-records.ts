import type { BlockName } from '#src/blocks/rows.ts'
import type { CollectionName } from '#src/content/collections.ts'
import type { Facts } from '../../model/facts.ts'

/** A word for what a block shows, and how many of them there are. */
export interface Counted {
  noun: RegExp
  count(facts: Facts): number
}

/** What visitors see is counted: drafts, and what is still to come or gone, are not among it. */
const shown = <Name extends CollectionName>({ records, isOpen }: Facts, name: Name) =>
  records(name).filter(({ result }) => isOpen(result))

const all = (name: CollectionName) => (facts: Facts) =>
  facts
    .of(name)
    .filter(facts.isOpen)
    .reduce((sum, { value, ids }) => sum + (Array.isArray(value) ? ids.length : 1), 0)
const caseStudies: Counted = { noun: /case stud(?:y|ies)/, count: all('caseStudies') }

/** What pages write about the records they show, by the block that shows them. */
export const countedByBlock: Partial<Record<BlockName, readonly Counted[]>> = {
  AdvisorNetwork: [
    { noun: /people/, count: (facts) => shown(facts, 'advisors').filter(({ fields }) => fields.featured).length },
    { noun: /(?:advisors|members shown)/, count: all('advisors') },
  ],
  AdditionalCapabilities: [{ noun: /additions?/, count: all('additionalCapabilities') }],
  AgencyTable: [{ noun: /agenc(?:y|ies)/, count: all('agencies') }],
  ApproachMetrics: [{ noun: /figures?/, count: all('approachMetrics') }],
  BriefingList: [
    { noun: /briefings?/, count: all('articles') },
    { noun: /categor(?:y|ies)/, count: all('categories') },
  ],
  CapabilityCatalogue: [
    { noun: /categor(?:y|ies)/, count: all('capabilities') },
    {
      noun: /services?/,
      count: (facts) => shown(facts, 'capabilities').reduce((sum, { fields }) => sum + fields.services.length, 0),
    },
  ],
  CareerExplorer: [{ noun: /(?:open )?roles?/, count: all('jobs') }],
  CaseStudyExplorer: [caseStudies, { noun: /(?:engagements?|clients?)/, count: all('caseStudies') }],
  ClientTypes: [{ noun: /kinds? of organization/, count: all('clientTypes') }],
  IndustryCards: [{ noun: /industr(?:y|ies)/, count: all('aboutIndustries') }],
  IndustryProfiles: [{ noun: /(?:markets?|profiles?|industr(?:y|ies))/, count: all('industries') }],
  ResourceLibrary: [
    { noun: /documents?/, count: all('resources') },
    {
      noun: /shel(?:f|ves)/,
      count: (facts) => new Set(shown(facts, 'resources').map(({ fields }) => fields.group)).size,
    },
  ],
  ServiceExplorer: [{ noun: /services?/, count: all('services') }],
  SolutionCatalogue: [
    { noun: /categor(?:y|ies)/, count: all('solutions') },
    {
      noun: /solutions?/,
      count: (facts) => shown(facts, 'solutions').reduce((sum, { fields }) => sum + fields.solutions.length, 0),
    },
  ],
  TransformationOS: [{ noun: /steps?/, count: all('transformationSteps') }],
}

/** The same for files that show no block. */
export const countedByCollection: Partial<Record<CollectionName, readonly Counted[]>> = { claims: [caseStudies] }
