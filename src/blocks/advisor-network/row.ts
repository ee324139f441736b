import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text, textWith } from '#src/content/field-types.ts'
import type { PictureView } from '#src/content/picture-order.ts'
import { pictureView } from '#src/content/pictures.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import type { Advisor } from '#src/content/schemas/advisor.ts'
import { fillWords } from '#src/lib/fill-words.ts'

export const advisorNetwork = {
  description: 'The advisory board, from content/advisors: featured members first, the rest behind a button.',
  props: z.strictObject({
    expertiseLabel: text('Name of the list of expertise.'),
    educationLabel: text('Put before the education.'),
    moreExpertise: textWith(['count'], 'The button after the first two fields of expertise; {count} is filled in.'),
    moreExpertiseName: textWith(
      ['count', 'name'],
      'The same button for screen readers; {count} and {name} are filled in.',
    ),
    fewerExpertise: text('The button once all fields are shown.'),
    fewerExpertiseName: textWith(['name'], 'The same button for screen readers; {name} is filled in.'),
    networkLabel: text('The short label above the extended network.'),
    viewNetwork: text('The button that shows the extended network.'),
    hideNetwork: text('The button that hides it again.'),
    caption: textWith(
      ['count'],
      'The line under the people: how many are shown and why not all; {count} is filled in.',
    ),
  }),
  interactive: true,
  children: 'none',
  shows: {
    advisors: {
      at: (slug) => slug,
      counted: [
        { noun: /people/, count: (advisors) => advisors.filter(({ featured }) => featured).length },
        { noun: /(?:advisors|members shown)/ },
      ],
    },
  },
  places: ['network'],
  example:
    '<AdvisorNetwork expertiseLabel="Expertise" educationLabel="Education" moreExpertise="+{count} more" moreExpertiseName="Show {count} more areas of expertise for {name}" fewerExpertise="Show fewer" fewerExpertiseName="Show fewer areas of expertise for {name}" networkLabel="Extended network" viewNetwork="View Full Network" hideNetwork="Show Less" caption="{count} members shown." />',
} as const satisfies BlockDefinition

/** A member of the advisory board as the cards show them. */
export type AdvisorSummary = Omit<Advisor, 'featured' | 'order' | 'portrait'> & { slug: string; portrait?: PictureView }

export interface AdvisorNetworkProps extends PropsOf<typeof advisorNetwork> {
  featured: AdvisorSummary[]
  network: AdvisorSummary[]
}

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

/** The people, those shown first and the extended network. */
export const plainAdvisorNetwork = ({ featured, network, ...words }: AdvisorNetworkProps): Tree => [
  ...featured.flatMap((advisor) => person(advisor, words)),
  ...paragraphs(element('strong', words.networkLabel)),
  ...network.flatMap((advisor) => person(advisor, words)),
  ...paragraphs(words.caption),
]

const person = (advisor: AdvisorSummary, words: Omit<AdvisorNetworkProps, 'featured' | 'network'>): Tree => [
  ...paragraphs(advisor.category),
  element('h3', advisor.name),
  ...paragraphs(advisor.title, advisor.background),
  fact(words.expertiseLabel, advisor.expertise.join(', ')),
  fact(words.educationLabel, advisor.education),
]
