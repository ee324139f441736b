import { isIPv6 } from 'node:net'

/** Counts messages by where they come from, for an hour, in memory alone: no address is written anywhere. */
export class Rate {
  private hour = 0
  private together = 0
  private readonly by = new Map<string, number>()

  constructor(private readonly perHour: { address: number; together: number }) {}

  /** Whether one more may come from this address; if so it counts. */
  takes(address: string, now = Date.now()): boolean {
    const hour = Math.floor(now / 3_600_000)
    if (hour !== this.hour) {
      this.hour = hour
      this.together = 0
      this.by.clear()
    }
    const from = network(address)
    const count = this.by.get(from) ?? 0
    if (count >= this.perHour.address || this.together >= this.perHour.together) return false
    this.by.set(from, count + 1)
    this.together += 1
    return true
  }
}

/** A household or a firm has 64 bits of IPv6 addresses and uses any of them (RFC 6177). */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [before = '', after] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const known = [...before]
  const missing = after ? Array(8 - known.length - after.length).fill('0') : []
  return [...known, ...missing, ...(after ?? [])].slice(0, 4).join(':')
}
