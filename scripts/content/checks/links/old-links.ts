import { slug } from 'github-slugger'
import { addressForms, isTextFile } from '../../body/convert-link.ts'
import { meantAddress } from '../../fields/offer-address.ts'
import type { Facts } from '../../model/facts.ts'
import { type Fix, meantWords } from '../../model/fix.ts'
import type { Check } from '../check.ts'
import { eachMention } from '../each.ts'
import { anchorsOf } from '../page-anchors.ts'

/** Links that led to a file or a page where a text came from lead to the page that is here, and if there is none, nowhere. */
export const oldLinks: Check = (facts) => {
  const byName = namedPages(facts)
  return eachMention('old-link', ({ ref: { value, written = '', words } }) => {
    const address = addressOf(value, byName(), facts)
    const found = meantWords(value, address) ?? []
    const alone: Fix[] = words === undefined ? [] : [{ instead: written, write: words }]
    if (isTextFile(value))
      return {
        message: `The link leads to "${value}", the file of a text where it came from.`,
        hint: address
          ? `Write ${address}, or remove the link and keep its words.`
          : 'Link to the page that the text has here, or remove the link and keep its words.',
        fixes: [...found, ...alone],
      }
    const message = `The link leads to "${value}", which is no complete address.`
    if (address) return { message, hint: `Write ${address}.`, fixes: found }
    const meant = meantAddress(value) ?? ''
    return {
      message,
      hint: /\.\w+$/.test(meant) ? `Put the file at public${meant}, and write ${meant}.` : addressForms,
    }
  })(facts)
}

/** The pages of a site by the last part of their address, listed when the first is asked for. Of two none is meant. */
function namedPages(facts: Facts): () => ReadonlyMap<string, string | undefined> {
  let known: Map<string, string | undefined> | undefined
  const list = () => {
    known = new Map()
    for (const path of facts.urls.keys()) known.set(nameOf(path), known.has(nameOf(path)) ? undefined : path)
    return known
  }
  return () => known ?? list()
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Where a link leads on this site. A place of the page is kept if it is there. */
function addressOf(written: string, byName: ReadonlyMap<string, string | undefined>, facts: Facts): string | undefined {
  const [, old = '', rest = ''] = /^([^?#]*)(.*)$/.exec(written) ?? []
  const [, meant = ''] = /^([^?#]*)/.exec(meantAddress(old) ?? '') ?? []
  if (facts.publicFiles.has(meant)) return meant
  const page = facts.urls.has(meant) ? meant : byName.get(oldName(old))
  const [target] = (page && facts.urls.get(page)) || []
  const [, place] = /#(.+)$/.exec(rest) ?? []
  if (!page || !target || !place) return page
  return place === 'top' || anchorsOf(target.result, facts)?.has(place) ? `${page}#${place}` : page
}

/** The name of a file as an address has it; without the letters and figures that Notion puts behind. */
function oldName(path: string): string {
  const name = nameOf(path.replaceAll('%20', ' ').replace(/\/$|\.\w+$/, ''))
  return slug(name.replace(/ [0-9a-f]{32}$/, ''))
}
