/** How many scripts stand in a page and run: data blocks and scripts of their own address are not among them. */
export function inlineScripts(html: string): number {
  return html.match(/<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)/g)?.length ?? 0
}
