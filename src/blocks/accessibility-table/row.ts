import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { bulleted, element, paragraphs, table } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text, textWith } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { AccessibilityChecks, AccessibilityLook } from '#src/content/schemas/accessibility.ts'
import { type WcagCriterion, wcagCriteria } from '#src/content/wcag-criteria.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { groupBy } from '#src/lib/group-by.ts'

/** Of the four principles. */
const places = ['wcag-1', 'wcag-2', 'wcag-3', 'wcag-4']

export const accessibilityTable = {
  description: 'Every criterion of WCAG 2.2 A and AA with who or what looked at it, when, and with which result.',
  props: z.strictObject({
    principles: z.array(text('The name of a principle.')).length(4).describe('The four principles, in their order.'),
    criterionLabel: text('Heading of the first column.'),
    levelLabel: text('Heading of the second column.'),
    personLabel: text('Heading of the column that says what people found.'),
    checksLabel: text('Heading of the last column.'),
    nobody: text('Where no person has looked.'),
    noCheck: text('Where no check looks.'),
    met: textWith(['who', 'date'], 'What a person found to be met; {who} and {date} are filled in.'),
    partly: textWith(['who', 'date'], 'What a person found to be met in part; {who} and {date} are filled in.'),
    notMet: textWith(['who', 'date'], 'What a person found not to be met; {who} and {date} are filled in.'),
    notApplicable: textWith(
      ['who', 'date'],
      'What nothing on the site is about, as a person says; {who} and {date} are filled in.',
    ),
    nothingFound: textWith(
      ['check', 'date'],
      'What a check found nothing wrong with; {check} and {date} are filled in.',
    ),
    undecided: textWith(
      ['check', 'date'],
      'What a check could not decide everywhere; {check} and {date} are filled in.',
    ),
    onAll: textWith(['states'], 'Where a check found it on every kind of page; {states} is filled in.'),
    onMost: textWith(
      ['kinds', 'states'],
      'Where a check found it on all but a few kinds of page; {kinds} and {states} are filled in.',
    ),
    onSome: textWith(['kinds', 'states'], 'Where a check found it; {kinds} and {states} are filled in.'),
    looksTitle: textWith(
      ['check', 'date', 'commit'],
      'Heading above what a check looked at; {check}, {date} and {commit} are filled in.',
    ),
  }),
  children: 'none',
  places,
  shows: { accessibilityLooks: { counted: [] }, accessibilityChecks: 'words' },
  example:
    '<AccessibilityTable principles={["Perceivable", "Operable", "Understandable", "Robust"]} criterionLabel="Criterion" levelLabel="Level" personLabel="A person" checksLabel="Checks" nobody="Nobody has looked yet" noCheck="None looks at this" met="Met. {who}, {date}" partly="Met in part. {who}, {date}" notMet="Not met. {who}, {date}" notApplicable="Does not apply. {who}, {date}" nothingFound="{check}, {date}: nothing found" undecided="{check}, {date}: not decided everywhere" onAll="every kind of page ({states})" onMost="all but {kinds} ({states})" onSome="{kinds} ({states})" looksTitle="What {check} looked at on {date}, commit {commit}" />',
} as const satisfies BlockDefinition

type Props = PropsOf<typeof accessibilityTable>

export interface AccessibilityTableProps
  extends Pick<Props, 'criterionLabel' | 'levelLabel' | 'personLabel' | 'checksLabel' | 'nobody' | 'noCheck'> {
  principles: PrincipleOfTable[]
  engines: { title: string; looks: { pages: string[]; states: string[] }[] }[]
}

export interface PrincipleOfTable {
  /** The fragment that leads to it. */
  id: string
  name: string
  criteria: CriterionRow[]
}

export interface CriterionRow extends WcagCriterion {
  /** What a person found, and how; nothing where nobody has looked. */
  person?: { result: string; details: string[] }
  /** What each check found that has rules for it, and where. */
  checks: { words: string; places: string[] }[]
}

/** The criteria by principle, and what each check looked at. What a check finds is never more than that. */
export function loadAccessibilityTable(props: Props, content: ContentIndex): AccessibilityTableProps {
  const looks = new Map(content.list('accessibilityLooks').map((look): [string, AccessibilityLook] => [look.id, look]))
  const { engines } = content.single('accessibilityChecks')
  const rows = wcagCriteria.map((criterion): CriterionRow => {
    const look = looks.get(criterion.number)
    const checks = engines.flatMap((engine) => checkWords(criterion, engine, props))
    return { ...criterion, checks, ...(look && { person: personWords(look, props) }) }
  })
  const { criterionLabel, levelLabel, personLabel, checksLabel, nobody, noCheck } = props
  return {
    ...{ criterionLabel, levelLabel, personLabel, checksLabel, nobody, noCheck },
    principles: props.principles.map((name, index) => ({
      id: places[index] as string,
      name,
      criteria: rows.filter(({ number }) => number.startsWith(`${index + 1}.`)),
    })),
    engines: engines.map(({ name, day, commit, looks }) => ({
      title: fillWords(props.looksTitle, { check: name, date: formatDate(day), commit: commit.slice(0, 8) }),
      looks: byStates(looks),
    })),
  }
}

type Engine = AccessibilityChecks['engines'][number]

function checkWords({ number }: WcagCriterion, engine: Engine, words: Props): CriterionRow['checks'] {
  const { name, day, looks, criteria } = engine
  const found = criteria.find(({ criterion }) => criterion === number)?.found ?? []
  const all = [...new Set(looks.map(({ template }) => template))]
  return [...groupBy(found, ({ result }) => result)].map(([result, places]) => ({
    words: fillWords(result === 'undecided' ? words.undecided : words.nothingFound, {
      check: name,
      date: formatDate(day),
    }),
    places: places.map((place) => placeWords(place, all, words)),
  }))
}

type FoundPlace = Engine['criteria'][number]['found'][number]

function placeWords({ templates, states }: FoundPlace, all: string[], { onAll, onMost, onSome }: Props): string {
  const others = all.filter((name) => !templates.includes(name))
  const isMost = others.length < templates.length
  const kinds = isMost ? others : templates
  const words = others.length === 0 ? onAll : isMost ? onMost : onSome
  return fillWords(words, { kinds: kinds.join(', '), states: states.join('; ') })
}

function personWords({ result, who, day, looked, found }: AccessibilityLook, words: Props) {
  const { met, partly, notMet, notApplicable } = words
  const sentence = { met, partly, 'not-met': notMet, 'not-applicable': notApplicable }[result]
  return { result: fillWords(sentence, { who, date: formatDate(day) }), details: [looked, found ?? ''].filter(Boolean) }
}

/** Pages that were looked at in the same states, together. */
function byStates(looks: Engine['looks']) {
  const groups = new Map<string, { pages: string[]; states: string[] }>()
  for (const { template, address, states } of looks) {
    const group = groups.get(states.join()) ?? { pages: [], states }
    group.pages.push(`${template}: ${address}`)
    groups.set(states.join(), group)
  }
  return [...groups.values()].sort((a, b) => b.pages.length - a.pages.length)
}

/** A table for each principle, then what was looked at. */
export const plainAccessibilityTable = ({ principles, engines, ...labels }: AccessibilityTableProps): Tree => [
  ...principles.flatMap(({ name, criteria }) => [
    ...paragraphs(element('strong', name)),
    table(
      [labels.criterionLabel, labels.levelLabel, labels.personLabel, labels.checksLabel],
      criteria.map(({ number, name, level, person, checks }) => [
        `${number} ${name}`,
        level,
        [person?.result ?? labels.nobody, ...(person?.details ?? [])].join(' '),
        checks.map(({ words, places }) => `${words}: ${places.join('; ')}.`).join(' ') || labels.noCheck,
      ]),
    ),
  ]),
  ...engines.flatMap(({ title, looks }) => [
    ...paragraphs(title),
    bulleted(looks.map(({ pages, states }) => `${pages.join(', ')} (${states.join('; ')})`)),
  ]),
]
