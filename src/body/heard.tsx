import type { ReactNode } from 'react'

/** What is to be heard after the unit of an amount: Orca’s voice says “$1.2B” as “1.2 b”. */
const restOfUnits: Readonly<Record<string, string>> = { M: 'illion', B: 'illion', T: 'rillion' }

/** The sign in a range of amounts, or the unit of an amount. */
const inAmounts = '(?<=[$€£][\\d.,]+[kMBT]?) ?[-–] ?(?=[$€£]\\d)|(?<=[$€£][\\d.,]+)[MBT](?!\\p{L})'
/** The sign between the only two numbers of a text, such as “3-6 months”; of a range where the second is the larger one. */
const inRange = '(?<=^\\D*\\d+)[-–](?=\\d+\\D*$)'

const proseSigns = new RegExp(`(${inAmounts})`, 'u')
const figureSigns = new RegExp(`(${inAmounts}|${inRange})`, 'u')

const ascends = (text: string) => {
  const [from = 0, to = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return from < to
}

/** The text, each of its signs with what is heard after it. */
function withWords(text: string, signs: RegExp): ReactNode {
  const parts = text.split(signs)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={index} data-heard={restOfUnits[part] ?? ' to '}>
        {part}
      </span>
    ),
  )
}

/**
 * A figure as it is printed, with words for ears: “to” in a range, where Orca’s voice says “dash” or nothing, and the whole of
 * “million”. They are generated content, so that what is copied, found and indexed is what is printed.
 */
export const heard = (text: string): ReactNode => withWords(text, ascends(text) ? figureSigns : proseSigns)

/** The same of amounts in running prose. Other numbers with a sign between them may be names there: “SP 800-171”. */
export const heardInProse = (text: string): ReactNode => withWords(text, proseSigns)

/** What is heard after a number with this sign before it and this unit behind it, if anything. */
export const restOfUnit = (prefix: string, suffix: string): string | undefined =>
  /^[$€£]$/.test(prefix) ? restOfUnits[suffix] : undefined
