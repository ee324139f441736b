import { stretchOf } from '../../text/model/source-map.ts'
import type { Stretch } from '../../text/passages/find-words.ts'
import type { TextBuffer } from '../write/text-buffer.ts'
import type { RichDocument } from './rich-document.ts'

/** In milliseconds: what was just typed is read in half a second, unless the server does not answer. */
const [pause, patience] = [50, 3000]

/** Where the words stand in the text that are selected in the document, as soon as what was typed is read. */
export async function selectedIn(document: RichDocument, buffer: TextBuffer): Promise<Stretch | undefined> {
  for (let waited = 0; waited < patience; waited += pause) {
    const { current, view } = document
    if (!view) return undefined
    const { from, to } = view.state.selection
    if (current?.text === buffer.text) return stretchOf(current.doc, from, to)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return undefined
}
