/**
 * Addresses a page has besides its own, as regular expressions that every server reads alike. What a slash would follow
 * is no slash, so that `//elsewhere/` can never become `Location: //elsewhere`, which browsers take for another host.
 */
export const otherAddresses = {
  index: String.raw`^/+(?:([^/].*?)/+)?index(?:\.html)?$`,
  html: String.raw`^/+([^/].*?)\.html$`,
  slash: '^/+([^/].*?)/+$',
}

/** The address a page is known under: `/about.html`, `/about/` and `/about/index.html` are `/about`. */
export function cleanAddress(pathname: string): string {
  const patterns = Object.values(otherAddresses)
  const match = patterns.map((pattern) => new RegExp(pattern).exec(pathname)).find((found) => found)
  return match ? `/${match[1] ?? ''}` : pathname
}
