import * as routes from '#src/lib/routes.ts'
import type { Facts } from '../../model/facts.ts'
import type { Check } from '../check.ts'
import { generatedFiles } from '../generated-files.ts'

/** What a build writes beside pages and `generatedFiles`. Hosts tell browsers to keep what is in some of the folders for good. */
const made = [
  routes.notFoundFile,
  '/_headers',
  '/_redirects',
  routes.securityFile,
  routes.buildFile,
  routes.manifestFile,
]
const folders = Object.values(routes).flatMap((pattern) => (/^\/.+\/\*$/.test(pattern) ? [pattern.slice(0, -1)] : []))
const isMade = (path: string) => made.includes(path) || folders.some((folder) => path.startsWith(folder))

/** No file in `public/` has the name of one that a build writes: one of the two would be lost without a word. */
export const publicFiles: Check = (facts) => {
  const generated = generatedFiles(facts)
  return [...facts.publicFiles].flatMap((path) => {
    // Many disks take names that differ in capital letters only for the same.
    const place = path.toLowerCase()
    const what = generated.has(place) || isMade(place) ? 'a file that is made with the site' : pageAt(place, facts)
    if (!what) return []
    return [
      {
        file: `public${path}`,
        message: `The file has the place of ${what}.`,
        hint: 'Give it another name or folder, or remove it.',
      },
    ]
  })
}

/** The page whose HTML would be written to the file. A redirect is told at the list of redirects. */
function pageAt(path: string, { urls }: Facts): string | undefined {
  const address = path.replace(/(?:\/index)?\.html$/, '') || '/'
  const page = address !== path && urls.get(address)?.find(({ kind }) => kind !== 'redirect')
  return page ? `the page ${address}` : undefined
}
