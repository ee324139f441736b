function pairs(path: string): Map<string, number> {
  const text = path.toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim()
  const found = new Map<string, number>()
  for (let i = 0; i < text.length - 1; i++) {
    const pair = text.slice(i, i + 2)
    found.set(pair, (found.get(pair) ?? 0) + 1)
  }
  return found
}

const size = (bag: Map<string, number>) => [...bag.values()].reduce((sum, count) => sum + count, 0)

/** How alike two addresses are, from 0 to 1: the share of letter pairs they have in common. */
export function pathSimilarity(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)]
  const total = size(left) + size(right)
  if (total === 0) return 0
  let shared = 0
  for (const [pair, count] of left) shared += Math.min(count, right.get(pair) ?? 0)
  return (2 * shared) / total
}

/** The pages whose address is most like the one asked for, best first; none when nothing comes close. */
export function similarPaths<Page extends { path: string }>(path: string, pages: readonly Page[], limit = 3): Page[] {
  const lastPart = (value: string) => value.split('/').filter(Boolean).at(-1) ?? ''
  return pages
    .map((page) => ({
      page,
      score: Math.max(pathSimilarity(path, page.path), pathSimilarity(lastPart(path), lastPart(page.path))),
    }))
    .filter(({ score }) => score >= 0.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page)
}
