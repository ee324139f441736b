import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { loadParts } from '#src/browser/page-parts.ts'
import { Site } from '#src/browser/site.tsx'
import type { PageData } from '#src/pages/page-data.ts'
import type { LayoutData } from '#src/site/layout-data.ts'

export { siteAddresses } from '#src/content/addresses.ts'
export { layoutData } from '#src/pages/view/layout.ts'
export { loadPage } from '#src/pages/view/load-page.ts'
export { questions } from '#src/pages/view/questions.ts'

/** What React leaves in place of a part that failed or has to wait for something. Words of a page have no `<` in them. */
const unfinished = '<!--$!-->'

/**
 * Renders one page to the HTML of `#root`. Prints no script.
 *
 * @throws the rendering error of the page, if there is one.
 */
export async function renderPage(page: PageData, layout: LayoutData): Promise<string> {
  await loadParts(page)
  const site = (
    <StaticRouter location={page.path}>
      <Site layout={layout} page={page} />
    </StaticRouter>
  )
  // Rendering in one go takes less than half the time and gives the same HTML.
  const html = renderToString(site)
  return html.includes(unfinished) ? renderPatiently(site) : html
}

/** Waits for everything lazy, and tells the error of a part that fails. */
async function renderPatiently(site: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(site, {
    // Whatever its size, a boundary stays where it is: moving it there later would need an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}
