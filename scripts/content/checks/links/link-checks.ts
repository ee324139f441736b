import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Collection, type CollectionName, collections } from '#src/content/collections.ts'
import type { Checks } from '../check.ts'
import { eachMention, eachRecord } from '../each.ts'
import { addressOnSite } from './address-on-site.ts'
import { isUnusedService, signIn } from './forbidden-links.ts'
import { internalLinks } from './internal-links.ts'
import { oldLinks } from './old-links.ts'
import { publicFiles } from './public-files.ts'
import { redirectChains } from './redirect-chains.ts'
import { uniqueUrls } from './unique-urls.ts'

const megabyte = 1024 * 1024
/** Sizes are written to a tenth of a megabyte. */
const rounding = 0.05

/** What finds the rules about addresses, links and the files behind them. */
export const linkChecks: Checks = {
  // Files that stand alone, such as `site/site.json`.
  'missing-file': ({ files }) =>
    Object.values(collections as Record<CollectionName, Collection>)
      .filter((row) => row.kind !== 'entries' && !files.includes(`content/${row.path}`))
      .map((row) => ({
        file: `content/${row.path}`,
        message: 'The file is missing.',
        hint: `Give it back its name, or bring it back from the history of the project.${row.kind === 'list' ? ' A list that never had records is [].' : ''}`,
      })),
  'duplicate-url': uniqueUrls,
  'public-file': publicFiles,
  'duplicate-section': (facts) => {
    const seen = new Set<string>()
    return eachMention('section', ({ result: { file }, ref: { value } }) => {
      if (seen.size < seen.add(`${file}#${value}`).size) return
      const message = `The id "${value}" is already given to another block of this page.`
      return { message, hint: 'Give each block its own id.' }
    })(facts)
  },
  'broken-link': internalLinks,
  'link-form': oldLinks,
  'redirect-chain': redirectChains,
  'forbidden-link': eachMention('link', ({ result: { collection }, ref: { value, field } }, facts) => {
    const path = (addressOnSite(value, facts) ?? value).replace(/[?#].*$/, '')
    if (signIn.includes(path))
      return { message: `The site has no accounts, so nothing can lead to ${path}.`, hint: 'Remove the link.' }
    if (!isUnusedService(path) || (collection === 'services' && field === 'href')) return
    const message = `The address ${path} has no page and must not be linked.`
    return { message, hint: `Link to ${path.replace(/\/(?=[^/]*$)/, '#')}.` }
  }),
  // That the file is there, `broken-link` looks at.
  'download-size': eachRecord('resources', ({ fields: { file, downloadSize } }, { root, publicFiles }) => {
    if (!file || !publicFiles.has(file)) return
    const actual = statSync(join(root, 'public', file)).size / megabyte
    if (Math.abs(actual - Number.parseFloat(downloadSize)) <= Math.max(actual * 0.05, rounding)) return
    const size = `${actual.toFixed(1)} MB`
    const message = `The size says ${downloadSize}, but public${file} has ${size}.`
    return { field: 'downloadSize', message, hint: `Write "${size}".` }
  }),
}
