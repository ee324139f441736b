/** Budgets in bytes, brotli. A TCP connection's first window carries 14,600 bytes. */
export const budgets = { entry: 95 * 1024, firstResponse: 14_600, longProse: 25_000 }
