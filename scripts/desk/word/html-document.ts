import { parseHTML } from 'linkedom/worker'

/** A document of HTML in which nothing runs. */
export function htmlDocument(html: string): Document {
  const window = parseHTML(`<!doctype html><html><head></head><body>${html}</body></html>`)
  const { prototype } = window.Element
  if (prototype.matches !== quickly) {
    matches = prototype.matches
    Object.assign(prototype, { matches: quickly })
  }
  // It cuts words at each sign that is written as `&lt;`.
  window.document.body.normalize()
  return window.document
}

let matches: (selector: string) => boolean = () => false

/**
 * linkedom reads a selector anew each time an element is asked whether it matches (0.18), and ProseMirror asks each element
 * for the tags of a dozen rules.
 */
function quickly(this: Element, selector: string): boolean {
  const tag = /^[a-z]\w*(?![^[])/.exec(selector)?.[0]
  if (tag === selector) return this.localName === tag
  return (tag === undefined || selector.includes(',') || this.localName === tag) && matches.call(this, selector)
}
