import { isList } from '#src/content/archive.ts'
import * as routes from '#src/lib/routes.ts'
import type { Facts } from '../../model/facts.ts'
import type { Found } from '../../model/issue.ts'
import type { PageUrl } from '../../model/page-urls.ts'
import type { Check } from '../check.ts'
import { generatedFiles } from '../generated-files.ts'

const briefings = `${routes.briefingsPage}/`
/** What the addresses of lists and feeds begin with, where those of briefings have their name. */
const besideBriefings = new RegExp(
  `^(?:\\d{4}|${Object.values(routes)
    .filter((pattern) => pattern.startsWith(briefings))
    .map((pattern) => pattern.slice(briefings.length).replace(/[/.].*/, ''))
    .join('|')})$`,
)

/** An address leads to one thing only. */
export const uniqueUrls: Check = (facts) => {
  const files = new Set([...facts.publicFiles, ...generatedFiles(facts).keys()])
  const lowerCase = new Set([...facts.urls.keys()].map((url) => url.toLowerCase()))
  return [...facts.urls].flatMap(([url, pages]) => {
    // Lists of briefings have no file that could be called something else.
    const [first, ...others] = [...pages].sort((a, b) => Number(isList(b.kind)) - Number(isList(a.kind)))
    if (!first) return []
    const owner = isList(first.kind) ? 'a list of briefings' : first.file
    const taken = others.map((other) => told(other, `The address ${url} is already that of ${owner}.`))
    const reason = pages.length === 1 ? kept(first, files, facts, lowerCase) : undefined
    return reason ? [...taken, told(first, reason)] : taken
  })
}

/** Why nothing of its own can stand at an address, although no other page does. */
function kept({ path, kind }: PageUrl, files: ReadonlySet<string>, { urls }: Facts, lowerCase: ReadonlySet<string>) {
  if (!isList(kind) && path.startsWith(briefings) && besideBriefings.test(path.slice(briefings.length)))
    return `The address ${path} is kept for lists and feeds of briefings.`
  if (kind !== 'redirect') return undefined
  if (files.has(path)) return `The address ${path} is that of a file of the site.`
  const page = path.replace(/\.html$/, '').replace(/\/(?:index)?$/, '') || '/'
  if (page !== path && urls.has(page)) return `The address ${path} is another way to write ${page}, which is a page.`
  const small = path.toLowerCase()
  if (small !== path && lowerCase.has(small))
    return `The address ${path} differs from ${small} in capital letters only.`
  return undefined
}

function told({ file, field, kind }: PageUrl, message: string): Found {
  const hint = field
    ? 'Remove the redirect, or lead away from another address.'
    : isList(kind)
      ? 'Give the category another name.'
      : 'Give the file another name.'
  return {
    file,
    ...(field ? { field } : { line: 1, column: 1 }),
    message,
    hint,
  }
}
