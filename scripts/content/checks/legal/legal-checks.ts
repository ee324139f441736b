import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { blocks } from '#src/blocks/rows.ts'
import type { Checks } from '../check.ts'
import { eachMention, eachRecord } from '../each.ts'
import { unlessUnchanged } from '../unless-unchanged.ts'
import { legalAnchors } from './anchors.ts'
import { legalAnnouncements } from './announcements.ts'
import { legalDates } from './dates.ts'
import { legalDefinitionsUsed } from './definitions.ts'
import { legalFigures } from './figures.ts'
import { legalLock } from './lock.ts'
import { legalReferences } from './references.ts'
import { legalUndefinedTerms } from './undefined-terms.ts'
import { legalValues } from './values.ts'

const definitions: Record<string, BlockDefinition> = blocks
const texts = ['legal', 'legalWords', 'site'] as const

/** What finds the rules about legal texts. */
export const legalChecks: Checks = {
  'legal-file-name': eachRecord('legal', ({ slug, fields: { effective } }) => {
    const [name, folder, ...above] = slug.split('/').reverse()
    if (above.length > 0)
      return {
        field: 'effective',
        message: 'The folder of a document stands directly in content/legal: its name is the address.',
        hint: `Move the file to content/legal/${folder}/${name}.mdx.`,
      }
    if (name === effective && folder) return
    return {
      field: 'effective',
      message: `This version applies from ${effective}, but its file is named "${name}".`,
      hint: `Rename it to ${effective}.mdx in a folder named like the address of the document, or correct \`effective\`.`,
    }
  }),
  'legal-dates': legalDates,
  'legal-lock': unlessUnchanged('legal-lock', ['legal', 'legalRecords'], legalLock),
  'legal-announcement': legalAnnouncements,
  'legal-value': unlessUnchanged('legal-value', texts, legalValues),
  'legal-figure': unlessUnchanged('legal-figure', texts, legalFigures),
  'legal-definition': unlessUnchanged('legal-definition', texts, legalDefinitionsUsed),
  'legal-undefined-term': unlessUnchanged('legal-undefined-term', texts, legalUndefinedTerms),
  'legal-reference': legalReferences,
  'legal-anchor': legalAnchors,
  'block-place': eachMention('block', ({ result: { collection }, ref: { value } }) => {
    if (collection === 'legal' || definitions[value]?.collection !== 'legal') return
    const message = `<${value}> stands only in legal texts, where its words come from.`
    return { message, hint: 'Write out the words, or link to the section.' }
  }),
}
