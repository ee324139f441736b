import type { Check } from '../check.ts'
import { hasErrors } from '../has-errors.ts'

/** Images nobody sees are not published: each one in `public/images` is named somewhere. */
export const unusedImages: Check = ({ results, publicFiles }) => {
  // A file with errors may show the image.
  if (results.some(hasErrors)) return []
  const named = results.flatMap(({ refs }) => refs.filter(({ kind }) => kind === 'image' || kind === 'link'))
  const used = new Set(named.map(({ value }) => value))
  return [...publicFiles]
    .filter((path) => path.startsWith('/images/') && !used.has(path))
    .map((path) => ({
      severity: 'warning',
      rule: 'unused-image',
      file: `public${path}`,
      message: `No page shows the image ${path}.`,
      hint: 'Show it, or remove the file.',
    }))
}
