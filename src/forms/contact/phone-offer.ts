import { phonePattern } from './limits.ts'

/** Only what people put between digits. An extension or a letter means we cannot know the number. */
const separators = /^[\d\s().\-‐-―/+]+$/

/** The number that was probably meant, if it can be told: `(212) 555-0142` → `2125550142`. */
export function phoneOffer(typed: string): string | undefined {
  if (!separators.test(typed)) return undefined
  const digits = typed
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  return digits !== typed && phonePattern.test(digits) ? digits : undefined
}
