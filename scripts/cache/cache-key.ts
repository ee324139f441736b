import { createHash } from 'node:crypto'

/** A name for a result that is kept: the hash of everything it is made of, in order. Fit for a file name. */
export function cacheKey(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  // The length keeps parts apart: 'ab' and 'c' are not 'a' and 'bc'.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex').slice(0, 32)
}
