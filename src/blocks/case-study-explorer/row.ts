import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { bulleted, element, fact, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text, textWith } from '#src/content/field-types.ts'
import type { PictureView } from '#src/content/picture-order.ts'
import { pictureView } from '#src/content/pictures.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { type CaseStudy, caseStudyGroup } from '#src/content/schemas/case-study.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'
import * as routes from '#src/lib/routes.ts'

export const caseStudyExplorer = {
  description: 'Filter chips and the case studies they select.',
  props: z.strictObject({
    filterLabel: text('Name of the group of chips for screen readers.'),
    allLabel: text('The chip that shows every study.'),
    announceOne: textWith(['group'], 'Announced after choosing a group with one study; {group} is filled in.'),
    announceMany: textWith(['count', 'group'], 'Announced after choosing a group; {count} and {group} are filled in.'),
    announceAll: textWith(['count'], 'Announced after choosing every study; {count} is filled in.'),
    clientLabel: text('Before the client.'),
    industryLabel: text('Before the client’s industry.'),
    timeframeLabel: text('Before the time the work took.'),
    challengeLabel: text('Heading of the first column.'),
    solutionLabel: text('Heading of the second column.'),
    resultsLabel: text('Heading of the third column.'),
    startLabel: text('The left end of the small chart.'),
    monthLabel: textWith(['month'], 'The right end of the small chart; {month} is filled in.'),
    contactLabel: text('The link under a study, to the contact form.'),
  }),
  interactive: true,
  children: 'none',
  shows: {
    caseStudies: {
      at: (slug) => slug,
      counted: [{ noun: /case stud(?:y|ies)/ }, { noun: /(?:engagements?|clients?)/ }],
    },
  },
  example:
    '<CaseStudyExplorer filterLabel="Filter case studies" allLabel="All" announceOne="1 case study in {group}" announceMany="{count} case studies in {group}" announceAll="All {count} case studies" clientLabel="Client" industryLabel="Industry" timeframeLabel="Timeframe" challengeLabel="Challenge" solutionLabel="Solution" resultsLabel="Results" startLabel="Start" monthLabel="Month {month}" contactLabel="Discuss a similar problem" />',
} as const satisfies BlockDefinition

export interface CaseStudyExplorerProps extends SpreadLabels {
  filterLabel: string
  /** The first one stands for every study. */
  groups: StudyGroup[]
  studies: Study[]
}

export interface SpreadLabels {
  clientLabel: string
  industryLabel: string
  timeframeLabel: string
  challengeLabel: string
  solutionLabel: string
  resultsLabel: string
  startLabel: string
  contactLabel: string
}

/** A case study as it is shown. */
export interface Study extends Omit<CaseStudy, 'category' | 'order' | 'measure' | 'picture'> {
  id: string
  /** The groups it is filtered by, as they stand in the address. */
  groups: string[]
  measure: Measure
  picture?: PictureView
}

/** What was counted, month by month. */
export interface Measure {
  label: string
  values: number[]
  /** The words at the right end, for example "Month 7". */
  end: string
}

/** A filter chip: one group of studies, or all of them. */
export interface StudyGroup {
  value: string
  label: string
  count: number
  /** Said by a screen reader once the group is chosen. */
  announcement: string
}

type Props = PropsOf<typeof caseStudyExplorer>

/** A study is in the group of its category and in every group one of its tags names. */
const groupsOf = ({ data }: Entry<'caseStudies'>) =>
  caseStudyGroup.options.filter((group) => group === data.category || data.tags.includes(group))

function study(entry: Entry<'caseStudies'>, monthLabel: string, content: ContentIndex): Study {
  const { category, tags, measure, picture, order: _order, ...fields } = entry.data
  return {
    ...fields,
    id: entry.slug,
    groups: groupsOf(entry).map(kebabCase),
    tags: [category, ...tags],
    picture: picture && pictureView(picture, 'picture', content),
    measure: { ...measure, end: fillWords(monthLabel, { month: measure.values.length - 1 }) },
  }
}

function group(label: string, count: number, props: Props): StudyGroup {
  const words = count === 1 ? props.announceOne : props.announceMany
  const announcement = fillWords(words, { count, group: label })
  return { value: kebabCase(label), label, count, announcement }
}

/** The studies with the groups they belong to, and the groups with their counts. */
export function loadCaseStudyExplorer(props: Props, content: ContentIndex): CaseStudyExplorerProps {
  const { announceOne: _one, announceMany: _many, announceAll, allLabel, monthLabel, ...labels } = props
  const entries = content.entries('caseStudies')
  const count = entries.length
  const all = { value: 'all', label: allLabel, count, announcement: fillWords(announceAll, { count }) }
  const named = caseStudyGroup.options.map((name) =>
    group(name, entries.filter((entry) => groupsOf(entry).includes(name)).length, props),
  )
  return { ...labels, groups: [all, ...named], studies: entries.map((entry) => study(entry, monthLabel, content)) }
}

/** Every study with what it came to and how. */
export const plainCaseStudyExplorer = ({ studies, ...labels }: CaseStudyExplorerProps): Tree =>
  studies.flatMap((study) => spread(study, labels))

function spread(study: Study, labels: SpreadLabels): Tree {
  const { label, values, end } = study.measure
  const picture: Tree = study.picture ? [['img', { src: study.picture.fallback, alt: study.picture.alt }]] : []
  return [
    element('h3', study.title),
    fact(study.impact, study.impactLabel),
    fact(label, `${labels.startLabel} ${values[0]}, ${end} ${values.at(-1)}`),
    fact(labels.clientLabel, study.client),
    fact(labels.industryLabel, study.industry),
    fact(labels.timeframeLabel, study.timeframe),
    ...picture,
    fact(labels.challengeLabel, study.challenge),
    fact(labels.solutionLabel, study.solution),
    ...paragraphs(element('strong', labels.resultsLabel)),
    bulleted(study.results),
    ...paragraphs(study.tags.join(', '), link(routes.contactPage, labels.contactLabel)),
  ]
}
