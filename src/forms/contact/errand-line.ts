import { kebabCase } from '#src/lib/kebab-case.ts'

/** The references React writes into attributes. */
const references: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/**
 * The line a link to the form says it is about, found by its name in the address (`?about=analytics-demo-request`) on the
 * page the visitor came from. What an address says is looked up among the words of the site and never shown itself.
 *
 * @param referrer see `document.referrer`
 */
export async function errandLine(name: string, referrer: string): Promise<string | undefined> {
  if (!referrer || new URL(referrer).origin !== window.location.origin) return undefined
  const html = await fetch(referrer).then(
    (response) => response.text(),
    () => '',
  )
  const lines = Array.from(html.matchAll(/ data-about="([^"]*)"/g), ([, text = '']) =>
    text.replace(/&#?\w+;/g, (reference) => references[reference] ?? reference),
  )
  return lines.find((line) => kebabCase(line) === name)
}
