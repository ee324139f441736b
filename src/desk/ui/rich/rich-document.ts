import type { Node } from 'prosemirror-model'
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { bodyEdits } from '../../text/body/body-edits.ts'
import { readBody } from '../../text/body/read-body.ts'
import { bodySchema } from '../../text/model/body-schema.ts'
import { offsetAt, posAt } from '../../text/model/source-map.ts'
import { mergeEdits } from '../../text/model/stretches.ts'
import { applyEdits, editBetween, replacement, type TextEdit } from '../../text/model/text-edit.ts'
import { NoAnswer } from '../server/ask-server.ts'
import type { ParsedText } from '../write/autosave.ts'
import { isReplacement, type TextBuffer } from '../write/text-buffer.ts'
import { takeSelection } from './read-selection.ts'
import { fromText, selectionIn, showDocument } from './show-document.ts'

/** A text with the document that was read from it: every change is written as a change of it. */
interface Base {
  text: string
  doc: Node
}

/** In milliseconds: so long after the last key a text is read again, and so long after no answer the server is asked again. */
const [pause, patience] = [400, 1000]
/** How many documents are remembered, so that undo shows at once what was there before. */
const remembered = 300

/** The body of a file as a document, kept in step with its text in both directions. */
export class RichDocument {
  view?: EditorView
  private base?: Base
  /** The edits of what was read that the text has now. */
  private edits: TextEdit[] = []
  private readonly known = new Map<string, { base: Base; doc: Node }>()
  private writing = false
  private closed = false
  /** What the text became elsewhere and is still being read, and what was shown when it came. */
  private elsewhere?: { text: string; shown: string }
  private timer?: ReturnType<typeof setTimeout>
  private stop?: () => void

  constructor(
    private readonly buffer: TextBuffer,
    /** Asks for the text as the server parses it. */
    private readonly parse: () => Promise<ParsedText>,
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
    this.stop = this.buffer.subscribe((change) => {
      if (change.docChanged && !this.writing) this.follow(isReplacement(change))
    })
    if (this.base && this.buffer.text !== this.base.text) this.follow()
  }

  /** Ends following, and leaves the cursor, or what is selected, in the text. */
  detach(): void {
    this.closed = true
    this.stop?.()
    clearTimeout(this.timer)
    const { base, view } = this
    // What was changed elsewhere and is still being read has its cursor where that was, also where it was undone meanwhile.
    const isCurrent = base && view && !this.elsewhere && base.text === this.buffer.text && base.doc.eq(view.state.doc)
    const [anchor, head] = isCurrent
      ? [view.state.selection.anchor, view.state.selection.head].map((pos) => offsetAt(base.doc, pos))
      : []
    if (head !== undefined) this.buffer.update({ selection: { anchor: anchor ?? head, head } })
    this.view = undefined
  }

  /** What was read from the text, when the document says the same. */
  get current(): Base | undefined {
    const { base, view } = this
    return base && view && base.doc.eq(view.state.doc) ? base : undefined
  }

  dispatch = (transaction: Transaction): void => {
    const { view, base } = this
    if (!view || !base) return
    const isOwn = transaction.docChanged && !transaction.getMeta(fromText)
    const state = view.state.apply(transaction)
    if (isOwn && !this.write(base, state.doc)) return
    const hadFocus = view.dom.contains(document.activeElement)
    view.updateState(state)
    // A button or field that went with what was changed leaves the focus to the text.
    if (hadFocus && document.activeElement === document.body) view.focus()
  }

  /** Returns false where what is written would take back what the text became elsewhere. */
  private write(base: Base, doc: Node): boolean {
    const edits = bodyEdits(base.text, base.doc, doc)
    if (this.elsewhere) return this.writeBeside(applyEdits(base.text, edits), this.elsewhere)
    this.edit(editBetween(base.text, this.edits, edits))
    this.edits = edits
    this.remember(base, doc)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.rebase(), pause)
    return true
  }

  /** Writes what the body says besides what the text became elsewhere: whoever reads that reads this too. */
  private writeBeside(text: string, elsewhere: { text: string; shown: string }): boolean {
    const edits = mergeEdits(text, elsewhere.text, elsewhere.shown)
    if (edits) this.edit(replacement(this.buffer.text, applyEdits(text, edits)))
    return edits !== undefined
  }

  private edit(edit: TextEdit | undefined) {
    this.writing = true
    if (edit) this.buffer.edit([edit], 'body')
    this.writing = false
  }

  private remember(base: Base, doc: Node) {
    const { text } = this.buffer
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
    this.edits = []
    this.remember(base, base.doc)
    this.view?.dispatch(this.view.state.tr.setMeta(fromText, true))
  }

  /**
   * Shows a text that changed elsewhere.
   *
   * @param stays whether the cursor stays where it is: somebody else wrote.
   */
  private follow(stays = false) {
    clearTimeout(this.timer)
    const { base, view } = this
    const { text } = this.buffer
    const known = this.known.get(text)
    if (known && view) {
      this.elsewhere = undefined
      this.base = known.base
      this.edits = bodyEdits(known.base.text, known.base.doc, known.doc)
      showDocument(view, known.doc, stays)
      this.timer = setTimeout(() => void this.rebase(), pause)
      return
    }
    if (base && view) this.elsewhere = { text, shown: textOf(base, view.state.doc) }
    void this.read().then((base) => {
      if (!base || !this.view) return
      this.elsewhere = undefined
      showDocument(this.view, base.doc, stays)
      this.take(base)
    })
  }

  private async read(): Promise<Base | undefined> {
    try {
      const { text, root } = await this.parse()
      // Before anything is compared: a key that is read only now changes the text.
      if (this.view) takeSelection(this.view)
      if (text !== this.buffer.text) return this.read()
      return root ? { text, doc: readBody(text, root) } : undefined
    } catch (error) {
      if (!(error instanceof NoAnswer && error.serverGone)) return undefined
      // A server that does not answer says nothing of the text.
      await new Promise((resolve) => setTimeout(resolve, patience))
      return this.closed ? undefined : this.read()
    }
  }
}

/** The text of a document that was made from one that was read. */
function textOf({ text, doc: read }: Base, doc: Node): string {
  return applyEdits(text, bodyEdits(text, read, doc))
}
