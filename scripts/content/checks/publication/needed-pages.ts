import type { Page } from '#src/content/schemas/page.ts'
import type { FileResult } from '../../stages/file-result.ts'
import type { Check } from '../check.ts'

const fields = ['draft', 'publishAt', 'unpublishAt'] as const

const home = 'content/pages/index.mdx'

/** The home page and the page for wrong addresses are there at any time: without them there is no site. */
export const neededPages: Check = (facts) => [...withoutHome(facts), ...timed(facts)]

const withoutHome: Check = ({ files }) =>
  files.includes(home)
    ? []
    : [
        {
          severity: 'error',
          rule: 'missing-file',
          file: home,
          message: 'The file is missing: without it the site has no home page.',
          hint: 'Give it back its name, or bring it back from the history of the project.',
        },
      ]

const timed: Check = ({ records }) =>
  records('pages')
    .filter(({ result }) => isNeeded(result))
    .flatMap(({ file, slug, fields: page }) => {
      const name = slug === 'index' ? 'The home page' : 'The page for wrong addresses'
      const wrong = fields.filter((field) => page[field] !== undefined && page[field] !== false)
      return wrong.map((field) => ({
        severity: 'error',
        rule: 'needed-page',
        file,
        field,
        at: 'key',
        message: `${name} is always public, so it has no \`${field}\`.`,
        hint: 'Remove the line.',
      }))
    })

/** Whether a file is a page the site cannot be without. */
export function isNeeded({ collection, slug, value }: FileResult): boolean {
  return collection === 'pages' && (slug === 'index' || (value as Page | null)?.template === 'not-found')
}
