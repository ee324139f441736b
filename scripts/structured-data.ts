import type { PageData } from '../src/lib/page-data.ts'
import type { Site } from '../src/schemas/site.ts'

type Thing = Record<string, unknown>

/** JSON inside a `<script>` element: `<` is escaped so that no text can end it. */
function serialize(graph: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

function organization(site: Site): Thing {
  const { street, floor, locality, region, postalCode, country } = site.address
  return {
    '@type': 'Organization',
    '@id': `${site.baseUrl}/#organization`,
    name: site.name,
    url: `${site.baseUrl}/`,
    description: site.blurb,
    email: site.emails.enquiries,
    telephone: site.phone.href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street}, ${floor}`,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
  }
}

function breadcrumbList(page: PageData, site: Site): Thing[] {
  const items = (page.view as { breadcrumb?: { name: string; href: string }[] }).breadcrumb ?? []
  if (items.length < 2) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: items.map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: site.baseUrl + href,
      })),
    },
  ]
}

/** The schema.org graph of a page. Emitted when the page is prerendered, never by script. */
export function structuredData(page: PageData, site: Site): string | undefined {
  const graph = [
    ...(page.path === '/' || page.path === '/about' ? [organization(site)] : []),
    ...(page.path === '/' ? [{ '@type': 'WebSite', name: site.name, url: `${site.baseUrl}/` }] : []),
    ...breadcrumbList(page, site),
  ]
  return graph.length > 0 && page.meta.index ? serialize(graph) : undefined
}
