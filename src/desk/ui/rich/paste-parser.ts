import { DOMParser, type ParseOptions, type Slice } from 'prosemirror-model'
import { bodySchema } from '../../text/body-schema.ts'
import { cleanPaste } from '../../text/paste/clean-paste.ts'

/**
 * Reads what was pasted: from the rich text itself as it is, from anywhere else without its looks. ProseMirror has made
 * elements of the HTML by then, apart from the page and under the one policy the page allows.
 */
class PasteParser extends DOMParser {
  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    if (dom instanceof Element && dom.querySelector('[data-pm-slice]')) return super.parseSlice(dom, options)
    const apart = document.implementation.createHTMLDocument()
    apart.body.append(...dom.cloneNode(true).childNodes)
    return cleanPaste('', () => apart)
  }
}

export const pasteParser = new PasteParser(bodySchema, DOMParser.fromSchema(bodySchema).rules)
