import { resolveBlocks } from '#src/blocks/resolve.ts'
import { blockNames } from '#src/body/block-names.ts'
import type { Address } from '#src/content/addresses.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { PageData, PageMeta } from '#src/pages/page-data.ts'
import { routes, type Shown } from '#src/pages/routes.ts'
import type { Day, Draft } from './draft.ts'
import { settleDocuments } from './printed-documents.ts'

function meta(
  { title, description, canonicalPath, index = true, links }: Draft<unknown>,
  path: string,
  content: ContentIndex,
): PageMeta {
  const { name, baseUrl, tagline } = content.single('site')
  const target = canonicalPath ?? path
  const isHome = path === '/'
  return {
    // A dash is a pause for a voice; a dot in the middle would be “middle dot”.
    title: isHome ? `${name} – ${tagline}` : `${title} – ${name}`,
    ownTitle: isHome ? tagline : title,
    description: description.slice(0, 160),
    canonical: baseUrl + (target === '/' ? '/' : target),
    index,
    ...(links && { links }),
  }
}

/**
 * Everything one page needs, with nothing left to look up.
 *
 * @param today the only thing a page shows that is not in the content.
 */
export function loadPage(address: Address, content: ContentIndex, today: Day): PageData {
  const { kind } = address
  const page = routes[kind].view(address, content, today)
  const shown = settleDocuments({ kind, view: page.view } as Shown, content)
  const live = page.live && settleDocuments(page.live, content)
  const body = settleDocuments(resolveBlocks(page.body, content), content)
  return {
    path: address.path,
    status: kind === 'notFound' ? 404 : 200,
    meta: meta(page, address.path, content),
    ...shown,
    body,
    ...(live && { live }),
    blocks: blockNames(live ? [live, ...body] : body),
    source: address.file,
  }
}
