const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** How many letters must be added, removed or replaced to get from one text to the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] as number) + (letter === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    row = next
  }
  return row[b.length] as number
}

function similarity(a: string, b: string): number {
  const [left, right] = [plain(a), plain(b)]
  const longest = Math.max(left.length, right.length)
  return longest === 0 ? 0 : 1 - distance(left, right) / longest
}

const lastPart = (path: string) => path.split('/').filter(Boolean).at(-1) ?? ''

/** The pages whose address is most like the one asked for, best first; none when nothing comes close. */
export function similarPaths<Page extends { path: string }>(path: string, pages: readonly Page[], limit = 3): Page[] {
  return pages
    .map((page) => ({
      page,
      score: Math.max(similarity(path, page.path), similarity(lastPart(path), lastPart(page.path))),
    }))
    .filter(({ score }) => score >= 0.55)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page)
}
