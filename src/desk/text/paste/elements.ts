/** Leaves what an element holds in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Makes an element one of another kind, without attributes. */
export function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** Puts what an element holds into one inside of it. */
export function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/** The number of the first item of a list. */
export const startOf = (list: Element): number => Number(list.getAttribute('start') ?? 1)
