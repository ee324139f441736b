import { legalBlocks } from '#src/blocks/legal.ts'
import type { Check } from '../check.ts'

/** Figures and section numbers exist in legal texts only. */
export const legalBlocksPlace: Check = ({ results }) =>
  results
    .filter(({ collection }) => collection !== 'legal')
    .flatMap(({ file, refs }) =>
      refs.flatMap(({ kind, value, line, column, endColumn }) => {
        if (kind !== 'block' || !Object.hasOwn(legalBlocks, value)) return []
        const message = `<${value}> stands only in legal texts, where its words come from.`
        const hint = 'Write out the words, or link to the section.'
        return [{ severity: 'error' as const, rule: 'block-place', file, line, column, endColumn, message, hint }]
      }),
    )
