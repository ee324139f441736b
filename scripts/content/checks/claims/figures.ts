import { quote } from '../../fields/quote.ts'
import { meantWords } from '../../report/fix.ts'
import type { Check } from '../check.ts'

/** A figure that names a claim says what the register says: it is corrected in both places or in none. */
export const claimFigures: Check = ({ records, mentions }) => {
  const printed = new Map(records('claims').map(({ fields }) => [fields.id, fields.value]))
  return mentions('figure').flatMap(({ result: { file }, ref }) => {
    const { value: said, claim = '', alone, line, column, endColumn } = ref
    const figure = printed.get(claim)
    if (figure === undefined || says(said, figure)) return []
    return [
      {
        severity: 'error',
        rule: 'claim-figure',
        file,
        line,
        column,
        endColumn,
        message: `${quote(said)} is not what the register gives for the claim "${claim}": ${figure}.`,
        hint: `Write ${figure} here, or correct the claim in content/site/claims.json.`,
        fixes: alone ? meantWords(said, figure) : undefined,
      },
    ]
  })
}

/** Whether a figure such as `95%` stands in words by itself; of several, such as `40% and 60%`, each. */
function says(words: string, figure: string): boolean {
  const parts = figure.match(/\S*\d\S*/g) ?? [figure]
  return stands(words, figure) || (parts.length > 1 && parts.every((part) => stands(words, part)))
}

function stands(words: string, figure: string): boolean {
  const sign = /[\d$€£%+]/
  for (let at = words.indexOf(figure); at !== -1; at = words.indexOf(figure, at + 1)) {
    const after = words.slice(at + figure.length)
    if (!sign.test(words[at - 1] ?? '') && !sign.test(after[0] ?? '') && !/^[.,]\d/.test(after)) return true
  }
  return false
}
