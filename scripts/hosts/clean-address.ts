/**
 * Addresses a page has besides its own, as regular expressions that every server reads alike. What a slash would follow
 * is no slash, so that `//elsewhere/` can never become `Location: //elsewhere`, which browsers take for another host.
 */
export const htmlAddress = String.raw`^/+(?:index|([^/].*?)(?:/index)?)\.html$`
export const slashAddress = '^/+([^/].*?)/+$'

/** The address a page is known under: `/about.html`, `/about/` and `/about/index.html` are `/about`. */
export function cleanAddress(pathname: string): string {
  const match = new RegExp(htmlAddress).exec(pathname) ?? new RegExp(slashAddress).exec(pathname)
  return match ? `/${match[1] ?? ''}` : pathname
}
