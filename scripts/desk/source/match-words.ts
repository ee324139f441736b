import { plainWords, similarity } from '../../../src/desk/text/model/plain-words.ts'
import type { Said } from './said.ts'

/** The places that may be meant, and which of the elements says what they say. */
export interface Match {
  level: number
  places: readonly Said[]
}

/** So much alike is a passage that the page shows with something in it, such as the number of a footnote. */
const alike = 0.8
/** What an element says beside the words of a text, such as a number, is less than they are. */
const mostOfIt = 0.4

/**
 * The places that say what one of the elements says, the innermost first; then those whose words stand in one.
 *
 * @param levels the words of each element, from the inside out
 * @param own what the page itself says
 * @param said everything there is, what the page itself says included
 */
export function* matchWords(levels: readonly string[], own: readonly Said[], said: readonly Said[]): Generator<Match> {
  const plains = levels.map(plainWords)
  for (const [level, plain] of plains.entries()) {
    const same = said.filter((one) => one.plain === plain)
    const words = (levels[level] as string).trim()
    yield { level, places: same.filter((one) => one.words === words) }
    yield { level, places: same }
    yield { level, places: own.filter((one) => similarity(one.plain, plain) >= alike) }
    if (level === 0) yield { level, places: said.filter(({ filled }) => filled?.test(plain)) }
  }
  yield* longest(plains.slice(0, 2), said, mostOfIt)
  yield* longest(plains.slice(0, 3), own, 0)
  yield* longest(plains, said, 0)
}

/** Words shorter than this stand anywhere. */
const shortest = 4

/** The longest words that stand in an element and are at least so large a part of what it says. */
function* longest(plains: readonly string[], said: readonly Said[], part: number): Generator<Match> {
  for (const [level, plain] of plains.entries()) {
    const least = Math.max(shortest, part * plain.length)
    const inside = said.filter((one) => one.plain.length >= least && ` ${plain} `.includes(` ${one.plain} `))
    const most = Math.max(...inside.map((one) => one.plain.length))
    yield { level, places: inside.filter((one) => one.plain.length === most) }
  }
}
