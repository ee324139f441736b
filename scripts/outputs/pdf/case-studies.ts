import type { PropsOf } from '../../../src/blocks/block-definition.ts'
import type { caseStudyExplorer } from '../../../src/blocks/case-study-explorer/row.ts'
import type { ContentIndex, Entry } from '../../../src/content/queries.ts'
import { fillWords } from '../../../src/lib/fill-words.ts'
import * as routes from '../../../src/lib/routes.ts'
import { blocksOf } from '../blocks-of.ts'
import { closingNote } from './closing-note.ts'
import type { Part, PrintedDocument } from './printed-document.ts'

type Labels = PropsOf<typeof caseStudyExplorer>

/** What stands on the first page below the title. */
function contents(entries: Entry<'caseStudies'>[]): Part {
  return {
    kind: 'chapters',
    items: entries.map(({ slug, data }) => ({ text: data.title, detail: data.timeframe, to: slug })),
  }
}

function study({ slug, data }: Entry<'caseStudies'>, labels: Labels): Part[] {
  const { label, values } = data.measure
  const end = fillWords(labels.monthLabel, { month: values.length - 1 })
  return [
    { kind: 'new-page' },
    { kind: 'label', text: [data.category, ...data.tags].join(' · ') },
    { kind: 'heading', text: data.title, id: slug },
    { kind: 'outcome', figure: data.impact, words: data.impactLabel },
    {
      kind: 'facts',
      items: [
        { term: labels.clientLabel, text: data.client },
        { term: labels.industryLabel, text: data.industry },
        { term: labels.timeframeLabel, text: data.timeframe },
      ],
    },
    { kind: 'chart', label: `${label} · ${labels.startLabel} – ${end}`, values },
    {
      kind: 'columns',
      columns: [
        { heading: labels.challengeLabel, body: data.challenge },
        { heading: labels.solutionLabel, body: data.solution },
        { heading: labels.resultsLabel, body: data.results },
      ],
    },
  ]
}

/** All case studies in one document, a page each. Nothing when no page shows them. */
export function caseStudiesDocument(content: ContentIndex): PrintedDocument[] {
  const page = content.entries('pages').find(({ slug }) => slug === 'case-studies')
  const [labels] = blocksOf<Labels>(page?.body ?? [], 'CaseStudyExplorer')
  if (!page || !labels) return []
  const site = content.single('site')
  const studies = content.entries('caseStudies')
  const words = content.single('documentWords').caseStudies
  return [
    {
      address: routes.caseStudiesFile,
      title: `${words.title} · ${site.name}`,
      language: site.locale,
      name: site.name,
      parts: [
        { kind: 'title', text: words.title },
        { kind: 'lead', text: page.data.hero.title },
        { kind: 'text', text: page.data.hero.description ?? page.data.description },
        contents(studies),
        ...studies.flatMap((entry) => study(entry, labels)),
        closingNote(words.note, `${site.baseUrl}${routes.caseStudiesPage}`, site),
      ],
    },
  ]
}
