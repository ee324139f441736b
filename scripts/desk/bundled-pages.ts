import { galleryBlock } from '../../src/dev/gallery/gallery-block.ts'
import type { ClientBuild } from '../build/bundle/client-build.ts'
import { bundledAssets } from '../build/render/render-page.ts'
import type { App } from '../build/render/server-build.ts'
import type { PageCode } from '../dev/live-pages.ts'
import { parseExample } from '../dev/parse-example.ts'
import { contentSecurityPolicy, headerRules, headersFor, withoutHttps } from '../hosts/headers.ts'

/** What the page of problems may do, which needs nothing of the content: run, ask, and stand in the frame. */
const problemPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'"

/**
 * The two lines in which the headers of a page differ from those for visitors: the desk shows it in a frame. Its script
 * needs no other, for it parses pages without a policy of its own for trusted types.
 */
function inFrame(headers: Record<string, string>): Record<string, string> {
  const policy = headers['Content-Security-Policy'] as string
  return {
    ...headers,
    'Content-Security-Policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'X-Frame-Options': 'SAMEORIGIN',
  }
}

/** The code of the pages as it was bundled: what visitors get, and the script that follows the content. */
export function bundledPages(client: ClientBuild, app: () => App): PageCode {
  const { follow, problemPage, stylesheet } = client.preview
  const at = (file: string) => `/${file}`
  return {
    app: async () => app(),
    stylesheet: client.stylesheet,
    // The script that follows the content takes that of visitors along.
    assets: (page) => ({
      ...bundledAssets(page, client),
      stylesheets: [at(stylesheet)],
      entry: at(follow),
      integrity: undefined,
    }),
    ownPage: async (path, index) => galleryBlock(path, index, parseExample),
    problems: { script: at(problemPage), stylesheet: at(stylesheet) },
    finish: (html) => html,
    headers(index) {
      if (!index) return { 'Content-Security-Policy': problemPolicy }
      const policy = contentSecurityPolicy([client.css, client.proseCss], index.single('integrations'))
      const rules = withoutHttps(headerRules(policy, true))
      // Here a parameter may make another page of an address: the page as it was.
      const { 'No-Vary-Search': _, ...headers } = headersFor('/', rules)
      return inFrame(headers)
    },
  }
}
