import type { LinkTarget } from '../requests/writing.ts'

/** What a field of a file can name: entries of a collection, figures of the register, parts of a legal text. */
export function namedIn(file: string, entryOf: string | undefined, targets: readonly LinkTarget[]): LinkTarget[] {
  const known = targets.filter(({ collection, slug }) => slug && collection === entryOf)
  const own = known.filter((one) => one.file === file)
  // A text names its own sections in short.
  const titles = new Set(own.map(({ on }) => on))
  return [...own, ...known.filter((one) => !one.file && !(one.on && titles.has(one.on)))]
}
