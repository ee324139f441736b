import type { Node } from 'prosemirror-model'
import { EditorState, type Plugin, type Selection, TextSelection, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { bodyEdits } from '../../text/body-edits.ts'
import { bodySchema } from '../../text/body-schema.ts'
import { readBody } from '../../text/read-body.ts'
import { offsetAt, posAt } from '../../text/source-map.ts'
import { applyEdits } from '../../text/text-edit.ts'
import type { Parsed } from '../../writing-api.ts'
import { askServer, NoAnswer } from '../server/ask-server.ts'
import { replacement, type TextBuffer } from '../write/text-buffer.ts'

/** A text with the document that was read from it: every change is written as a change of it. */
interface Base {
  text: string
  doc: Node
}

/** Marks what came from the text: it is not written back. */
export const fromText = 'desk:from-text'

/** How long after the last key a text is read again, in milliseconds. */
const pause = 400
/** How long until a server that did not answer is asked again, in milliseconds. */
const patience = 1000
/** How many documents are remembered, so that undo shows at once what was there before. */
const remembered = 300

/** The body of a file as a document, kept in step with its text in both directions. */
export class RichDocument {
  view?: EditorView
  private base?: Base
  private readonly known = new Map<string, { base: Base; doc: Node }>()
  private writing = false
  private closed = false
  private timer?: ReturnType<typeof setTimeout>
  private stop?: () => void

  constructor(
    private readonly file: string,
    private readonly buffer: TextBuffer,
    private readonly plugins: Plugin[],
  ) {}

  /** Reads the text for the first time. Returns nothing where the body cannot be read: the source shows why. */
  async open(): Promise<EditorState | undefined> {
    const base = await this.read()
    if (!base) return undefined
    this.base = base
    const state = EditorState.create({ schema: bodySchema, doc: base.doc, plugins: this.plugins })
    const { anchor, head } = this.buffer.state.selection.main
    const at = posAt(base.doc, anchor)
    return at === undefined
      ? state
      : state.apply(state.tr.setSelection(selectionIn(base.doc, at, posAt(base.doc, head))))
  }

  /** Begins to follow the text. */
  attach(view: EditorView): void {
    this.view = view
    this.stop = this.buffer.subscribe(({ docChanged }) => {
      if (docChanged && !this.writing) this.follow()
    })
    if (this.base && this.buffer.text !== this.base.text) this.follow()
  }

  /** Ends following, and leaves the cursor, or what is selected, in the text. */
  detach(): void {
    this.closed = true
    this.stop?.()
    clearTimeout(this.timer)
    const { base, view } = this
    const isCurrent = base && view && base.text === this.buffer.text && base.doc.eq(view.state.doc)
    const [anchor, head] = isCurrent
      ? [view.state.selection.anchor, view.state.selection.head].map((pos) => offsetAt(base.doc, pos))
      : []
    if (head !== undefined) this.buffer.update({ selection: { anchor: anchor ?? head, head } })
    this.view = undefined
  }

  /** The place of an offset of the text, when the document is what was read from it. */
  posAt(offset: number): number | undefined {
    const { base, view } = this
    return base && view && base.doc.eq(view.state.doc) ? posAt(base.doc, offset) : undefined
  }

  dispatch = (transaction: Transaction): void => {
    const { view, base } = this
    if (!view || !base) return
    const isOwn = transaction.docChanged && !transaction.getMeta(fromText)
    // The text changed elsewhere and is being read: an edit of what it was would take that change back.
    if (isOwn && !this.known.has(this.buffer.text) && this.buffer.text !== base.text) return
    const state = view.state.apply(transaction)
    if (isOwn) this.write(base, state.doc)
    const hadFocus = view.dom.contains(document.activeElement)
    view.updateState(state)
    // A button or field that went with what was changed leaves the focus to the text.
    if (hadFocus && document.activeElement === document.body) view.focus()
  }

  private write(base: Base, doc: Node) {
    const text = applyEdits(base.text, bodyEdits(base.text, base.doc, doc))
    this.remember(text, base, doc)
    const edit = replacement(this.buffer.text, text)
    this.writing = true
    if (edit) this.buffer.edit([edit], 'body')
    this.writing = false
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.rebase(), pause)
  }

  private remember(text: string, base: Base, doc: Node) {
    this.known.delete(text)
    this.known.set(text, { base, doc })
    const [oldest] = this.known.keys()
    if (this.known.size > remembered && oldest !== undefined) this.known.delete(oldest)
  }

  /** Reads what was written, so that the next changes are small against it. */
  private async rebase() {
    const base = await this.read()
    const { view } = this
    if (!base || !view) return
    // What a text cannot say, such as an empty paragraph, stays on the screen until something is written in it.
    if (base.doc.eq(view.state.doc)) this.take(base)
    else view.dispatch(view.state.tr.setMeta(fromText, true))
  }

  private take(base: Base) {
    this.base = base
    this.remember(base.text, base, base.doc)
    this.view?.dispatch(this.view.state.tr.setMeta(fromText, true))
  }

  /** Shows a text that changed elsewhere. */
  private follow() {
    clearTimeout(this.timer)
    const { text } = this.buffer
    const known = this.known.get(text)
    if (known) {
      this.base = known.base
      this.show(known.doc)
      return
    }
    void this.read().then((base) => {
      if (!base || !this.view) return
      this.show(base.doc)
      this.take(base)
    })
  }

  /** Replaces what differs, and nothing else: what stays keeps its selection and its place on the screen. */
  private show(doc: Node) {
    const { view } = this
    if (!view) return
    const now = view.state.doc
    const start = now.content.findDiffStart(doc.content)
    const ends = now.content.findDiffEnd(doc.content)
    const tr = view.state.tr.setMeta(fromText, true)
    if (start !== null && ends) {
      // Where something repeats, the ends found from both sides may overlap.
      const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
      tr.replace(start, ends.a + overlap, doc.slice(start, ends.b + overlap))
      tr.setSelection(near(tr.doc, Math.min(ends.b + overlap, tr.doc.content.size))).scrollIntoView()
    }
    view.dispatch(tr)
  }

  private async read(): Promise<Base | undefined> {
    const { text } = this.buffer
    try {
      const { root } = await askServer<Parsed>('POST', 'parse', { file: this.file, text })
      if (text !== this.buffer.text) return this.read()
      return root ? { text, doc: readBody(text, root as Parameters<typeof readBody>[1]) } : undefined
    } catch (error) {
      if (!(error instanceof NoAnswer && error.serverGone)) return undefined
      // A server that does not answer says nothing of the text.
      await new Promise((resolve) => setTimeout(resolve, patience))
      return this.closed ? undefined : this.read()
    }
  }
}

/** What is selected from one position to another, or the cursor where there are no words. */
export function selectionIn(doc: Node, from: number, to = from): Selection {
  return from === to ? near(doc, from) : TextSelection.between(doc.resolve(from), doc.resolve(to))
}

function near(doc: Node, pos: number): Selection {
  return TextSelection.near(doc.resolve(Math.max(0, Math.min(pos, doc.content.size))))
}
