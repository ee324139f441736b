import { DOMParser, type ParseOptions, type Slice } from 'prosemirror-model'
import { bodySchema } from '../../text/body-schema.ts'
import { cleanPaste, type Pasted } from '../../text/paste/clean-paste.ts'

/**
 * Reads what was pasted: from the rich text itself as it is, from anywhere else without its looks. ProseMirror has made
 * elements of the HTML by then, apart from the page and under the one policy the page allows.
 */
export class PasteParser extends DOMParser {
  /** @param tell hears of everything pasted what could not be kept of it, in sentences. */
  constructor(private readonly tell: (left: string[]) => void) {
    super(bodySchema, DOMParser.fromSchema(bodySchema).rules)
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    const isOwn = dom instanceof Element && dom.querySelector('[data-pm-slice]')
    const { slice, left } = isOwn ? { slice: super.parseSlice(dom, options), left: [] } : cleaned(dom)
    this.tell(left)
    return slice
  }
}

function cleaned(dom: Node): Pasted {
  const apart = document.implementation.createHTMLDocument()
  apart.body.append(...dom.cloneNode(true).childNodes)
  return cleanPaste('', () => apart)
}
