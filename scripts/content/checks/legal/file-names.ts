import type { Check } from '../check.ts'

/** A version of a legal text is filed under the day from which it applies. */
export const legalFileNames: Check = ({ records }) =>
  records('legal').flatMap(({ file, slug, fields }) => {
    const name = slug.split('/').at(-1)
    if (name === fields.effective && slug.includes('/')) return []
    const message = `This version applies from ${fields.effective}, but its file is named "${name}".`
    const hint = `Rename it to ${fields.effective}.mdx in a folder named like the address of the document, or correct \`effective\`.`
    return [{ severity: 'error', rule: 'legal-file-name', file, field: 'effective', message, hint }]
  })
