import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { blocks } from '#src/blocks/rows.ts'
import type { Check } from '../check.ts'

const definitions: Record<string, BlockDefinition> = blocks

/** Figures and section numbers exist in legal texts only. */
export const legalBlocksPlace: Check = ({ mentions }) =>
  mentions('block').flatMap(({ result: { file, collection }, ref: { value, line, column, endColumn } }) => {
    if (collection === 'legal' || definitions[value]?.collection !== 'legal') return []
    const message = `<${value}> stands only in legal texts, where its words come from.`
    const hint = 'Write out the words, or link to the section.'
    return [{ severity: 'error' as const, rule: 'block-place', file, line, column, endColumn, message, hint }]
  })
