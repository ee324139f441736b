interface Dated {
  slug: string
  data: { date: string }
}

/** Sorts dated entries, the newest first; those of one day by name, so that the order is the same in every build. */
export function newestFirst(a: Dated, b: Dated): number {
  return b.data.date.localeCompare(a.data.date) || a.slug.localeCompare(b.slug)
}
