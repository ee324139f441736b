/**
 * What stands on lines of its own in every browser, or in no text: text browsers know of no block that came with HTML5, nor
 * do all of groups of fields (lynx 2.9, w3m 0.5). And changes of a text, which say in words where they begin and end.
 */
const apart = new Set(
  (
    'address blockquote body br caption dd del div dl dt h1 h2 h3 h4 h5 h6 hr ins li menu ol optgroup option p pre script ' +
    'style table tbody td template tfoot th thead tr ul wbr'
  ).split(' '),
)

/** Tags of a line between two texts without a space. React writes `>` in attributes as an entity. */
const betweenTexts = /(?<=[^\s>([{“‘])(?:<\/?[a-z][^>]*>)+(?=[^\s<%.,;:!?)\]}”’])/gi

const empty = /^<(?:img|input|source)\b|\/>$/

/**
 * What parts two elements of a line, such as two links side by side, for those who read without our styles. A tab: no
 * text of ours is one, so that it can be told from what React has written.
 */
const part = '\t'

/** Where of a row of tags a space stands outside of most of them; nowhere when one only begins or ends in a text. */
function joint(tags: string[]): number {
  let depth = 0
  let [least, place] = [0, 0]
  for (const [number, tag] of tags.entries()) {
    if (!empty.test(tag)) depth += tag.startsWith('</') ? -1 : 1
    if (depth >= least) continue
    least = depth
    place = number + 1
  }
  return place === tags.length ? 0 : place
}

/** Parts elements that stand side by side and only styles would part. Their words are read glued together otherwise. */
export function partWords(html: string): string {
  return html.replace(betweenTexts, (row) => {
    const tags = row.match(/<[^>]+>/g) ?? []
    const onOneLine = tags.every((tag) => !apart.has(/[a-z0-9]+/i.exec(tag)?.[0].toLowerCase() ?? ''))
    const place = onOneLine ? joint(tags) : 0
    return place ? tags.slice(0, place).join('') + part + tags.slice(place).join('') : row
  })
}

/** Takes the parting out of an element again: React takes over only what it has written. */
export function joinWords(element: Element): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const parts: Node[] = []
  while (walker.nextNode()) if (walker.currentNode.nodeValue === part) parts.push(walker.currentNode)
  for (const node of parts) (node as Text).remove()
}
