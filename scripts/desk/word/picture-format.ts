const beginnings: readonly (readonly [format: string, hexadecimal: RegExp])[] = [
  ['png', /^89504e47/],
  ['jpg', /^ffd8ff/],
  ['webp', /^52494646.{8}57454250/],
  ['avif', /^.{8}66747970617669(?:66|73)/],
  ['svg', /^(?:efbbbf)?(?:20|09|0a|0d)*3c(?:3f786d6c|737667|21)/],
  ['emf', /^01000000.{72}20454d46/],
  ['zip', /^504b0304/],
  ['wmf', /^(?:d7cdc69a|01000900)/],
]

/** The format a picture or another file begins like, whatever it is called. */
export function formatOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 100)).toString('hex')
  return beginnings.find(([, pattern]) => pattern.test(start))?.[0] ?? 'other'
}
