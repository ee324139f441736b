import { type MarkType, type Node, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { readBody } from '../../text/body/read-body.ts'
import { bodySchema } from '../../text/model/body-schema.ts'
import { askServer } from '../server/ask-server.ts'
import { pasteFootnotes } from './paste-footnotes.ts'

const link = bodySchema.marks.link as MarkType

/** An address alone. */
const address = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/

/** What no plain text has by chance: a heading, a quotation, a table, code, two items of a list, bold words, a link. */
const markdown =
  /^(?:#{1,4} \S|> \S|\|.*\|[ \t]*\n\|[ \t]*:?-|```)|\*\*\S[^*\n]*\*\*|\[[^\][\n]+\]\([^()\s]+\)|(?:^|\n)(?:[-*+]|\d+[.)]) \S[^\n]*\n+(?:[-*+]|\d+[.)]) \S/m

/**
 * Reads plain text that is pasted: an address over marked words links them, and Markdown is what it says. With Shift it is
 * pasted as plain words, as in other editors.
 */
export class TextPaste {
  private asWords = false

  /** @param file whose text it becomes a part of: what can be read may depend on it */
  constructor(private readonly file: string) {}

  /** Hears before a paste whether plain words are wanted; the words themselves are read as ever. */
  hear = (_text: string, _context: unknown, plain: boolean): Slice => {
    this.asWords = plain
    return null as unknown as Slice
  }

  /** Returns whether the text was taken. */
  paste(view: EditorView, event: ClipboardEvent): boolean {
    const data = event.clipboardData
    const text = data?.getData('text/plain').replace(/\r\n?/g, '\n').trim() ?? ''
    if (this.asWords || !text || data?.getData('text/html')) return false
    if (address.test(text)) return linkSelected(view, text)
    const { parent } = view.state.selection.$from
    if (!markdown.test(text) || parent.type.spec.code || !parent.inlineContent) return false
    void this.read(text).then((slice) => {
      if (view.isDestroyed) return
      if (!slice) view.pasteText(text)
      else if (!pasteFootnotes(view, slice))
        view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
    })
    return true
  }

  /** What a text says, with what cannot be read kept as it is; nothing where nothing can. */
  private async read(text: string): Promise<Slice | undefined> {
    const { root } = await askServer('POST parse', { file: this.file, text }).catch(() => ({ root: undefined }))
    if (!root) return undefined
    const { content } = readBody(text, root)
    const slice = new Slice(content, isParagraph(content.firstChild) ? 1 : 0, isParagraph(content.lastChild) ? 1 : 0)
    // The nodes know where they stood in that text; those of this one are made anew.
    return Slice.fromJSON(bodySchema, slice.toJSON())
  }
}

const isParagraph = (node: Node | null) => node?.type.name === 'paragraph'

/** Links the words that are marked; false where none are, or more than one passage. */
function linkSelected({ state, dispatch }: EditorView, href: string): boolean {
  const { from, to, empty, $from, $to } = state.selection
  if (empty || !$from.sameParent($to) || !$from.parent.inlineContent || !$from.parent.type.allowsMarkType(link))
    return false
  dispatch(state.tr.removeMark(from, to, link).addMark(from, to, link.create({ href })).setMeta('paste', true))
  return true
}
