/** Names that say nothing to whoever does not write code. */
const known: Record<string, string> = { src: 'File', alt: 'What it shows', href: 'Link' }

/** A name of code as words: `ctaLink` → `Cta link`, `case-studies` → `Case studies`. */
export function inWords(name: string): string {
  if (Object.hasOwn(known, name)) return known[name] as string
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll(/[-_]/g, ' ')
    .trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
