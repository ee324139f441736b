import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { loadParts } from '#src/browser/page-parts.ts'
import { routeTable } from '#src/browser/routes.tsx'
import type { PageData } from '#src/pages/page-data.ts'
import type { LayoutData } from '#src/site/layout-data.ts'

export { siteAddresses } from '#src/content/addresses.ts'
export { layoutData } from '#src/pages/view/layout.ts'
export { loadPage } from '#src/pages/view/load-page.ts'

/**
 * Renders one page to the HTML of `#root`, waiting for everything lazy. Prints no script.
 *
 * @throws the rendering error of the page, if there is one.
 */
export async function renderPage(page: PageData, layout: LayoutData): Promise<string> {
  await loadParts(page)
  const handler = createStaticHandler(routeTable({ layout: async () => layout, page: async () => page, redirects: [] }))
  const context = await handler.query(new Request(new URL(page.path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${page.path} answered with a redirect while being rendered.`)
  for (const error of Object.values(context.errors ?? {})) throw error
  const router = createStaticRouter(handler.dataRoutes, context)
  const failures: unknown[] = []
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    onError: (error) => void failures.push(error),
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}
