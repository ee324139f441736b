/** The page of this site a link leads to; null when the browser should follow the link itself. */
export function pageOf(link: HTMLAnchorElement | null): URL | null {
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  const url = new URL(link.href)
  if (/\.[a-z0-9]+$/i.test(url.pathname)) return null
  const stays = url.pathname === location.pathname && url.search === location.search
  return stays && (url.hash || link.getAttribute('href') === '#') ? null : url
}
