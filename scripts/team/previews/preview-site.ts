import type { Address } from '../../../src/content/addresses.ts'
import type { Clock } from '../../../src/content/clock.ts'
import { publicationOf, stateAt } from '../../../src/content/publication.ts'
import { contentIndex } from '../../../src/content/queries.ts'
import { formatDate } from '../../../src/lib/dates.ts'
import { zonedTime } from '../../../src/lib/zoned-time.ts'
import { htmlDocument } from '../../build/render/document.ts'
import { bundledAssets } from '../../build/render/render-page.ts'
import { sizeDrawings } from '../../build/render/size-drawings.ts'
import { createContent } from '../../content/content.ts'
import { type FileResult, hasErrors } from '../../content/model/file-result.ts'
import type { Pictures } from '../../content/model/picture.ts'
import { findPicture } from '../../content/pictures/find-picture.ts'
import { isPicture } from '../../content/pictures/is-picture.ts'
import { assemble } from '../../content/stages/assemble.ts'
import type { PagesCode } from '../../desk/bundled-code.ts'
import { entryAddresses } from '../../desk/site/entry-addresses.ts'
import { isEnough } from '../../dev/last-right.ts'
import { type PreviewPictures, previewPictures } from '../../dev/preview-pictures.ts'
import { others } from '../../tools/turns.ts'
import { type PreviewFrame, previewDocument, previewPolicy, previewStyles } from './preview-document.ts'

/** The pages of a review as the site would have them. */
export interface PreviewSite {
  /** The path of the page that is shown first. */
  first: string
  /** A page at its path, letter by letter; undefined where the review has none there. */
  page(path: string, link: Link): Promise<{ html: string; policy: string } | undefined>
  /** The pictures of those pages. */
  pictures: PreviewPictures
}

/** The link by which a page is read. */
interface Link {
  /** Its path, without a slash at its end. */
  base: string
  /** When it ends, ISO 8601. */
  until: string
}

interface Options {
  /** The folder with the site that the review would make. */
  root: string
  /** What the review is called, and what it changes. */
  title: string
  files: readonly string[]
  code: PagesCode
  log: Pick<Console, 'error'>
}

/** Shown of a review that changes nothing but what stands on no page of its own: the words of the site, a list of addresses. */
const home = '/'

/** The pages that show what the files of a review say: their own, those of their places, and those of their pictures. */
function pathsOf(files: readonly string[], shown: readonly FileResult[], pictures: Pictures, clock: Clock): string[] {
  const places = entryAddresses({ results: shown, clock })
  const showing = (picture: string) =>
    shown.filter(({ refs, file }) =>
      refs.some(({ kind, value }) => kind === 'picture' && findPicture(value, file, pictures) === picture),
    )
  return files.flatMap((file) => {
    const texts = isPicture(file) ? showing(file).map((text) => text.file) : [file]
    return texts.flatMap((text) => places.get(text)?.split('#')[0] ?? [])
  })
}

/**
 * Reads the site that a review would make. What is not public yet is in it where the review changes it, and otherwise not: the
 * lists of a page show nobody's drafts.
 *
 * @throws Error where there is not enough for a page
 */
export async function previewSite({ root, title, files, code, log }: Options): Promise<PreviewSite> {
  const content = createContent({ root, now: process.env.BUILD_DATE, preview: true })
  const { results, pictures, clock } = await content.check({ turn: others })
  const own = new Set(files)
  const isPublic = ({ collection, value }: FileResult) =>
    stateAt(publicationOf(collection, value, clock), clock) === 'open'
  const shown = results.filter((result) => !hasErrors(result) && (own.has(result.file) || isPublic(result)))
  if (!isEnough(shown)) throw new Error('A file that every page needs has errors.')
  const drawn = previewPictures(root, (message) => log.error(message), 'no-store')
  const index = contentIndex(assemble(shown, pictures, clock, true), drawn.order)
  const { client } = code
  const app = code.app()
  const addresses = index.ask((all) => app.siteAddresses(all, { today: clock.today, preview: true }))
  const pages = addresses.filter(({ kind }) => kind !== 'redirect' && kind !== 'legalPermalink')
  const changed = pages.flatMap(({ file, path }) => (own.has(file) ? [path] : []))
  const there = new Map(pages.map((address) => [address.path, address]))
  const paths = [...new Set([...changed, ...pathsOf(files, shown, pictures, clock)])].filter((path) => there.has(path))
  if (paths.length === 0) paths.push(home)
  const load = (path: string) => app.loadPage(there.get(path) as Address, index, () => clock.today)
  const listed = paths.map((path) => ({ path, title: load(path).meta.ownTitle }))
  const inlined = [client.css, client.proseCss].map(previewStyles)
  const policy = previewPolicy(inlined)

  return {
    first: paths[0] as string,
    pictures: drawn,
    async page(path, { base, until }) {
      if (!paths.includes(path)) return undefined
      const page = load(path)
      const layout = app.layoutData(index, Number(clock.today.slice(0, 4)), client.stylesheet)
      const { inlinedStyles, ...assets } = bundledAssets(page, client)
      const html = htmlDocument(page, layout, sizeDrawings(await app.renderPage(page, layout)), {
        ...assets,
        inlinedStyles: inlinedStyles.map(previewStyles),
      })
      const frame: PreviewFrame = {
        base,
        publicSite: index.single('site').baseUrl.replace(/\/$/, ''),
        pages: listed,
        hasFile: (address) => own.has(`public${address}`),
        mark: `Preview, not published: ${title}`,
        says: [
          'These pages stand here as the site would have them. Search, filters and forms do not work, and all other links lead to the public site.',
          `This link ends on ${formatDate(zonedTime(new Date(until), clock.timeZone).date)}.`,
        ],
      }
      return { html: previewDocument(html, frame, path), policy }
    },
  }
}
