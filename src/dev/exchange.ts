/** Takes over the attributes in which `after` differs from `before`: what else stands on the element was set by scripts. */
function exchangeAttributes(shown: Element, before: Element, after: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) shown.setAttribute(name, value)
}

const isAlive = (node: Node) => node instanceof Element && node.matches('.island:not([data-island=""])')

/**
 * Changes what is shown as far as two servings of it differ. The rest of the page stays the elements it is, with scroll
 * position, focus and whatever scripts have made of it; so does an island that is alive or about to be, which React updates.
 */
export function exchange(shown: Node, before: Node, after: Node): void {
  if (before.isEqualNode(after) || isAlive(shown)) return
  const counts = [shown, before, after].map(({ childNodes }) => childNodes.length)
  const isAlike = shown.nodeName === after.nodeName && counts.every((count) => count === counts[0])
  if (!(shown instanceof Element && before instanceof Element && after instanceof Element && isAlike)) {
    shown.parentNode?.replaceChild(document.importNode(after, true), shown)
    return
  }
  exchangeAttributes(shown, before, after)
  const [olds, news] = [[...before.childNodes], [...after.childNodes]]
  for (const [index, child] of [...shown.childNodes].entries())
    exchange(child, olds[index] as Node, news[index] as Node)
}
