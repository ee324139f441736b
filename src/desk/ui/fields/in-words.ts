/** A name of code as words: `ctaLink` → `Cta link`, `case-studies` → `Case studies`. */
export function inWords(name: string): string {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll(/[-_]/g, ' ')
    .trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
