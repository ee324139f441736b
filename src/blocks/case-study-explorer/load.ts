import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { CaseStudyExplorerProps, StudyGroup } from '#src/blocks/case-study-explorer/case-study-explorer.tsx'
import type { Study } from '#src/blocks/case-study-explorer/case-study-spread.tsx'
import type { caseStudyExplorer } from '#src/blocks/case-study-explorer/schema.ts'
import { pictureView } from '#src/content/pictures.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { caseStudyGroup } from '#src/content/schemas/case-study.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'

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
