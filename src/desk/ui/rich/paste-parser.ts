import { DOMParser, type ParseOptions, type ResolvedPos, type Slice } from 'prosemirror-model'
import type { Selection } from 'prosemirror-state'
import { richWords } from '../../rich-words.ts'
import { bodySchema } from '../../text/model/body-schema.ts'
import { cleanPaste, type Pasted } from '../../text/paste/clean-paste.ts'
import { oneLine } from '../../text/paste/one-line.ts'

/**
 * Reads what was pasted: from the rich text itself as it is, from anywhere else without its looks. ProseMirror has made
 * elements of the HTML by then, apart from the page and under the one policy the page allows.
 */
export class PasteParser extends DOMParser {
  /**
   * @param selection what is selected now.
   * @param tell hears of everything pasted what could not be kept of it, in sentences.
   */
  constructor(
    private readonly selection: () => Selection | undefined,
    private readonly tell: (left: string[]) => void,
  ) {
    super(bodySchema, DOMParser.fromSchema(bodySchema).rules)
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    const isOwn = dom instanceof Element && dom.querySelector('[data-pm-slice]')
    const { slice, left } = isOwn ? { slice: super.parseSlice(dom, options), left: [] } : cleaned(dom)
    // One passage, or one table, whose cells are spread over those there are.
    if (slice.content.childCount < 2 || !isInOneCell(options?.context, this.selection())) {
      this.tell(left)
      return slice
    }
    const line = oneLine(slice)
    this.tell(line.isLess ? [...left, richWords.pasted.noWords] : left)
    return line.slice
  }
}

/** Whether what is pasted goes into one cell of a table. */
function isInOneCell(from: ResolvedPos | undefined, selection: Selection | undefined): boolean {
  if (!from || !selection) return false
  let depth = from.depth
  while (depth > 0 && !/cell$/.test(from.node(depth).type.spec.tableRole ?? '')) depth -= 1
  // What is dropped replaces nothing.
  const end = selection.from === from.pos ? selection.to : from.pos
  return depth > 0 && from.sharedDepth(end) >= depth
}

function cleaned(dom: Node): Pasted {
  const apart = document.implementation.createHTMLDocument()
  apart.body.append(...dom.cloneNode(true).childNodes)
  return cleanPaste('', () => apart)
}
