import type { IndustryProfilesProps } from '#src/blocks/industry-profiles/industry-profiles.tsx'
import { bulleted, element, fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

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
