import type { StyleGuide } from '#src/content/schemas/style-guide.ts'
import { groupBy } from '#src/lib/group-by.ts'
import type { RuleId } from '../../rules/rules.ts'

/** Words that are not written, or not so. */
export interface Turn {
  rule: RuleId
  words: string
  /** What stands instead, where that is certain. */
  write?: string | undefined
  /** What helps, where that takes a thought. */
  advice?: string | undefined
  because?: string | undefined
  /** The entry of the style guide, and the field: `avoid.3`, `avoid.3.words.0`. */
  entry: string
  field: string
}

/** Words found in a text. */
export interface FoundTurn {
  turn: Turn
  found: string
  at: number
}

interface Entry {
  words: readonly string[]
  write: readonly string[]
  because?: string
}

/** The lists of the style guide that name turns. */
export const lists = ['avoid', 'legal', 'summaries', 'spellings', 'names'] as const
export type List = (typeof lists)[number]

const ruleOf: Record<List, RuleId> = {
  avoid: 'avoided-words',
  legal: 'legal-words',
  summaries: 'legal-summary',
  spellings: 'one-spelling',
  names: 'name-spelling',
}

/** A sentence, and no words to be written. */
const isAdvice = (words: string) => /^\p{Lu}.* .*\.$/u.test(words)

const fieldOf = (entry: string, own: string) => ({ entry, field: `${entry}.${own}` })

/** The words of a list, each with what is written instead of it. */
function turnsOf(list: Exclude<List, 'names'>, entries: readonly Entry[]): Turn[] {
  return entries.flatMap(({ words, write, because }, index) =>
    words.map((one, at): Turn => {
      const own = write.length === 1 ? write[0] : write[at]
      const instead = own === undefined || isAdvice(own) ? { advice: write.join(' ') } : { write: own }
      return { rule: ruleOf[list], words: one, ...instead, because, ...fieldOf(`${list}.${index}`, `words.${at}`) }
    }),
  )
}

const ofNames = ({ names }: StyleGuide): Turn[] =>
  names.flatMap(({ name, not }, index) =>
    [name, ...not].map((words, at) => {
      return {
        rule: ruleOf.names,
        words,
        write: name,
        ...fieldOf(`names.${index}`, at === 0 ? 'name' : `not.${at - 1}`),
      }
    }),
  )

/** The turns of some lists of the style guide. */
export function turnsIn(guide: StyleGuide, wanted: readonly List[]): Turn[] {
  return wanted.flatMap((list) => (list === 'names' ? ofNames(guide) : turnsOf(list, guide[list])))
}

const pattern = (words: string) =>
  words
    .replace(/[.+?^${}()|[\]\\/-]/g, '\\$&')
    .replaceAll(/[’']/g, "[’']")
    .replaceAll(' ', '\\s+')
    .replaceAll('*', "[a-z’'-]*")

/** A pattern for all turns that begin with the same sign: most words begin with another, and are passed over at once. */
function byFirstSign(turns: readonly Turn[]): string[] {
  const groups = groupBy(turns, ({ words }) => words.charAt(0).toLowerCase())
  return [...groups].map(
    ([sign, own]) => `${pattern(sign)}(?:${own.map(({ words }) => pattern(words.slice(1))).join('|')})`,
  )
}

/** Whether a text is these words and no others. */
export const isTurn = (words: string, text: string) => new RegExp(`^(?:${pattern(words)})$`, 'i').test(text)

/** One more than are ever told of one kind. */
const enough = 21

/** Finds turns in a text. One pattern looks for all of them: a text is read once. */
export function turnFinder(turns: readonly Turn[]): (text: string) => FoundTurn[] {
  if (turns.length === 0) return () => []
  const longestFirst = [...turns].sort((a, b) => b.words.length - a.words.length)
  const any = `\\b(?:${byFirstSign(longestFirst).join('|')})\\b`
  const [first, each] = [new RegExp(any, 'i'), new RegExp(any, 'gi')]
  const known = new Map<string, Turn | undefined>()
  const turnOf = (found: string) => {
    if (!known.has(found))
      known.set(
        found,
        longestFirst.find(({ words }) => isTurn(words, found)),
      )
    return known.get(found)
  }
  return (text) => {
    const all: FoundTurn[] = []
    // Most texts have none, and to ask for all makes a pattern of its own, at ten times what the question whether there is one costs.
    if (!first.test(text)) return all
    for (const { 0: found, index } of text.matchAll(each)) {
      const turn = turnOf(found)
      if (turn && turn.write !== found && !isApart(text, index, found)) all.push({ turn, found, at: index })
      if (all.length === enough) break
    }
    return all
  }
}

/** Whether words are no prose where they stand: quoted, a part of an address, the name of something to be filled in. */
function isApart(text: string, at: number, found: string): boolean {
  const isInside = (open: string, close: string) => text.lastIndexOf(open, at) > text.lastIndexOf(close, at)
  if (isInside('“', '”') || isInside('{', '}')) return true
  const end = text.indexOf(' ', at + found.length)
  const before = text.slice(text.lastIndexOf(' ', at) + 1, at)
  const after = text.slice(at + found.length, end === -1 ? text.length : end)
  return /[@/_\\.]/.test(before) || /[@/_\\]|\.\w/.test(after)
}
