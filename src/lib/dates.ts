const months = 'January February March April May June July August September October November December'.split(' ')

/** `2026-03-01` → `March 1, 2026`. Without `Intl`: see `numbers.ts`. */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  return `${months[Number(month) - 1]} ${day}, ${year}`
}

/** `2026-03-01` → `2026-02-28`. */
export function dayBefore(isoDate: string): string {
  return new Date(Date.parse(`${isoDate}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}
