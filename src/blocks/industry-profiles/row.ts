import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import type { Market } from '#src/blocks/industry-profiles/market-scale.ts'
import { bulleted, element, fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import type { Industry } from '#src/content/schemas/industry.ts'
import { parseAmount, shortAmount } from '#src/lib/amount.ts'

export const industryProfiles = {
  description:
    'The five industries with market, services, challenges, opportunities and result, and an index beside them.',
  props: z.strictObject({
    indexLabel: text('Heading of the index.'),
    chartTitle: text('Heading of the chart above the profiles.'),
    chartNote: text('What the chart shows: one or two sentences.'),
    chartStart: text('The left end of the chart.'),
    chartEnd: text('The right end of the chart.'),
    marketLabel: text('Under the market size.'),
    growthLabel: text('Under the growth.'),
    servicesLabel: text('Heading of the services.'),
    challengesLabel: text('Heading of the challenges.'),
    opportunitiesLabel: text('Heading of the opportunities.'),
    resultLabel: text('Before the case-study result.'),
  }),
  children: 'none',
  shows: {
    industries: {
      at: (slug) => slug,
      found: ({ name }) => [name],
      counted: [{ noun: /(?:markets?|profiles?|industr(?:y|ies))/ }],
    },
  },
  example:
    '<IndustryProfiles indexLabel="On this page" chartTitle="Five markets on one ratio scale" chartNote="A steeper line grows faster." chartStart="Today" chartEnd="In ten years" marketLabel="Market size" growthLabel="Growth" servicesLabel="Services" challengesLabel="Challenges" opportunitiesLabel="Opportunities" resultLabel="Case study" />',
} as const satisfies BlockDefinition

export interface IndustryProfilesProps extends ProfileLabels {
  indexLabel: string
  chartTitle: string
  chartNote: string
  chartStart: string
  chartEnd: string
  profiles: ProfileData[]
  /** The rules of the chart that carry their amount. */
  scale: Decade[]
  markets: Market[]
}

export interface ProfileData extends Omit<Industry, 'order'> {
  id: string
}

export interface ProfileLabels {
  marketLabel: string
  growthLabel: string
  servicesLabel: string
  challengesLabel: string
  opportunitiesLabel: string
  resultLabel: string
}

/** A rule of the scale that carries its amount. */
export interface Decade {
  value: number
  label: string
}

const years = 10
const decades = [1e11, 1e12, 1e13]

/** Today's market in billions, and what it would be after ten years of today's growth. */
function market({ data }: Entry<'industries'>) {
  const today = parseAmount(data.marketSize) / 1e9
  const rate = Number.parseFloat(data.growth) / 100
  return { name: data.name, from: today, to: Math.round(today * (1 + rate) ** years) }
}

/** The profiles, and the same markets as lines for the chart. */
export function loadIndustryProfiles(
  props: PropsOf<typeof industryProfiles>,
  content: ContentIndex,
): IndustryProfilesProps {
  const entries = content.entries('industries')
  const profiles = entries.map(({ slug, data: { order: _order, ...profile } }) => ({ ...profile, id: slug }))
  const scale = decades.map((dollars) => ({ value: dollars / 1e9, label: shortAmount(dollars) }))
  return { ...props, profiles, scale, markets: entries.map(market) }
}

/** The profiles in full; the chart above them has its figures from them. */
export const plainIndustryProfiles = ({ profiles, ...words }: IndustryProfilesProps): Tree => [
  element('h3', words.chartTitle),
  ...paragraphs(words.chartNote),
  ...profiles.flatMap((profile) => [
    element('h3', profile.name),
    fact(words.marketLabel, profile.marketSize),
    fact(words.growthLabel, profile.growth),
    ...paragraphs(profile.focus),
    element('h4', words.challengesLabel),
    bulleted(profile.challenges),
    element('h4', words.opportunitiesLabel),
    bulleted(profile.opportunities),
    element('h4', words.servicesLabel),
    bulleted(profile.services),
    element('h4', words.resultLabel),
    ...paragraphs(profile.caseStudy.result, profile.caseStudy.title),
  ]),
]
