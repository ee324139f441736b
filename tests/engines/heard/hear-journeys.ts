import type { Outcome } from '../run-journeys.ts'
import type { HeardJourney } from './heard-journeys.ts'
import type { HearingBrowser } from './hearing-browsers.ts'
import { wordsIn } from './hearing-faults.ts'
import { isCount, listen } from './listen.ts'

/** After so many seconds nothing more is said, also on a busy machine. */
const patience = 60
/** So long after the last word whatever is still to come has been said; where it has not, a repeat is missed. */
const silence = 3
/** With so many utterances a reading is under way. */
const underWay = 3

const joined = (text: string) => ` ${wordsIn(text).join(' ')} `

/** What of the words that are expected, in order, was not said, or was said once more. One line each. */
export function journeyFaults(hears: readonly string[], once: readonly string[], said: readonly string[]): string[] {
  const whole = joined(said.join('\n'))
  let from = 0
  const missing = hears.filter((words) => {
    const at = whole.indexOf(joined(words), from)
    if (at >= 0) from = at + joined(words).length - 1
    return at < 0
  })
  const twice = once.filter((words) => {
    const first = whole.indexOf(joined(words))
    return first >= 0 && whole.indexOf(joined(words), first + 1) >= 0
  })
  return [...missing.map((words) => `not said: ${words}`), ...twice.map((words) => `said twice: ${words}`)]
}

/** Goes through journeys by keys, and compares what is said after each of them. */
export async function hearJourneys(
  { name, start }: HearingBrowser,
  journeys: readonly HeardJourney[],
  site: string,
  report: (outcome: Outcome) => void,
  onSaid: (journey: string, said: readonly string[]) => void = () => {},
): Promise<void> {
  if (!start) return
  await listen(start, site, async (reader, page) => {
    for (const { name: journey, path, from, deeds } of journeys) {
      const started = Date.now()
      const go = async () => {
        const opened = reader.said.length
        await page.open(path)
        // The reading of the whole page is stopped once it is under way: before, it would begin in the midst of the journey.
        const read = () => reader.said.slice(opened)
        await reader.quiet(patience, () => read().slice(0, -underWay).some(isCount))
        await reader.press('Control_L')
        await reader.quiet(silence)
        await page.until(`Something at ${from}`, (selector) => document.querySelector(selector) && true, from)
        await page.run((selector) => {
          const element = document.querySelector<HTMLElement>(selector)
          element?.scrollIntoView({ block: 'center' })
          element?.focus()
        }, from)
        await page.until(
          `${from} comes to life`,
          (selector) => !document.querySelector(selector)?.closest('[data-island]') || null,
          from,
        )
        await reader.quiet(silence)
        for (const { keys = [], text, hears, once = hears.filter((words) => wordsIn(words).length > 2) } of deeds) {
          const before = reader.said.length
          await reader.press(...keys)
          if (text) await reader.type(text)
          const said = () => reader.said.slice(before)
          await reader.quiet(patience, () => journeyFaults(hears, [], said()).length === 0)
          await reader.quiet(silence)
          onSaid(`${journey}: ${[...keys, ...(text ? [text] : [])].join(' ')}`, said())
          const faults = journeyFaults(hears, once, said())
          if (faults.length > 0)
            throw new Error(`${[...keys, text ?? ''].join(' ')}\n${faults.join('\n')}\nsaid: ${said().join(' | ')}`)
        }
      }
      const fault = await go().then(
        () => undefined,
        (error: Error) => error.message,
      )
      report({
        engine: `Orca in ${name}`,
        journey,
        seconds: (Date.now() - started) / 1000,
        ...(fault && { fault }),
      })
    }
  })
}
