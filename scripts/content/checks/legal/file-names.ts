import type { Check } from '../check.ts'

/** A version of a legal text is filed in the folder of its document, under the day from which it applies. */
export const legalFileNames: Check = ({ records }) =>
  records('legal').flatMap(({ file, slug, fields }) => {
    const [name, folder, ...above] = slug.split('/').reverse()
    const issue = (message: string, hint: string) => [
      { severity: 'error' as const, rule: 'legal-file-name', file, field: 'effective', message, hint },
    ]
    if (above.length > 0)
      return issue(
        'The folder of a document stands directly in content/legal: its name is the address.',
        `Move the file to content/legal/${folder}/${name}.mdx.`,
      )
    if (name === fields.effective && folder) return []
    return issue(
      `This version applies from ${fields.effective}, but its file is named "${name}".`,
      `Rename it to ${fields.effective}.mdx in a folder named like the address of the document, or correct \`effective\`.`,
    )
  })
