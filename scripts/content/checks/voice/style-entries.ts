import type { StyleGuide } from '#src/content/schemas/style-guide.ts'
import type { Found } from '../../model/issue.ts'
import type { Check } from '../check.ts'
import { isTurn, lists, type Turn, turnFinder, turnsIn } from './turns.ts'

/** Words so common that whoever forbids one of them has mistyped something. */
const common = new Set(
  'about all also and are but can for from has have how its may more not our out that the their them they this was what when which who will with you your'.split(
    ' ',
  ),
)

const fitsTooMuch = (words: string) => words.length < 3 || common.has(words.toLowerCase())
const isSame = (one: string, other: string) =>
  one.includes('*') ? isTurn(one, other) : one.toLowerCase() === other.toLowerCase()
const where = (list: string) => `in \`${list.split('.')[0]}\``

/** The style guide contradicts itself nowhere, and each of its entries finds something, and not everything. */
export const styleEntries: Check = (facts) =>
  facts.records('styleGuide').flatMap(({ file, fields }) => wrongIn(fields).map((said) => ({ file, ...said })))

function wrongIn(fields: StyleGuide): Omit<Found, 'file'>[] {
  const turns = turnsIn(fields, lists)
  const own = turns.filter(({ write, words }) => write !== words)
  const idle = turns.filter(({ write, words, rule }) => write === words && rule !== 'name-spelling')
  const say = ({ field }: Turn, message: string, hint: string) => ({ field, message, hint })
  return [
    ...counted(fields),
    ...idle.map((turn) =>
      say(
        { ...turn, field: turn.field.replace('.words', '.write') },
        `“${turn.words}” is to be written instead of itself.`,
        'Write other words, or remove it.',
      ),
    ),
    ...own
      .filter(({ words }) => fitsTooMuch(words))
      .map((turn) => say(turn, `“${turn.words}” stands in nearly every text.`, 'Name a longer turn, or a rarer word.')),
    ...own.flatMap((turn) => {
      const earlier = turns.slice(0, turns.indexOf(turn))
      const twin = earlier.find(({ words, entry }) => entry !== turn.entry && isSame(words, turn.words))
      return twin
        ? [
            say(
              turn,
              `“${turn.words}” is found already by “${twin.words}” ${where(twin.entry)}.`,
              'Remove one of the two.',
            ),
          ]
        : []
    }),
    ...contradictions(turns).map(({ turn, found, other }) =>
      turn === other
        ? say(
            turn,
            `“${turn.words}” is found again in what is to be written instead of it.`,
            'Write other words there.',
          )
        : say(
            turn,
            `What is to be written instead, “${turn.write}”, has “${found}”, which is not written: ${where(other.entry)}.`,
            'Change one of the two.',
          ),
    ),
    ...turns
      .filter(({ rule, words, write = '' }) => rule === 'name-spelling' && words !== write && isSame(words, write))
      .map((turn) =>
        say(
          turn,
          `“${turn.words}” finds nothing more: other capitals of “${turn.write}” are found by themselves.`,
          'Remove it.',
        ),
      ),
  ]
}

/** Entries in which nobody knows what is written instead of what. */
const counted = ({ avoid, legal, summaries, spellings }: StyleGuide) =>
  Object.entries({ avoid, legal, summaries, spellings }).flatMap(([list, entries]) =>
    entries.flatMap(({ words, write }, index) =>
      write.length === 1 || write.length === words.length
        ? []
        : [
            {
              field: `${list}.${index}.write`,
              message: `There are ${words.length} words and ${write.length} to be written instead.`,
              hint: 'Write one for each, in the same order, or a single one for all.',
            },
          ],
    ),
  )

/** What is to be written, and is not to be written. */
function contradictions(turns: readonly Turn[]) {
  return lists.flatMap((list) => {
    const find = turnFinder(turns.filter(({ entry }) => entry.startsWith(`${list}.`)))
    return turns.flatMap((turn) =>
      turn.write === undefined ? [] : find(turn.write).map(({ turn: other, found }) => ({ turn, found, other })),
    )
  })
}
