import { history, redo, redoDepth, undo, undoDepth } from '@codemirror/commands'
import {
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state'
import { replacement, type TextEdit } from '../../text/model/text-edit.ts'
import type { Stretch } from '../../text/passages/find-words.ts'

/** What belongs to the source alone, while it is shown. */
const ofSource = new Compartment()

const replaced = 'desk.replace'

/** Whether the text was taken over from elsewhere, and not written. */
export const isReplacement = (transaction: Transaction): boolean => transaction.isUserEvent(replaced)

/** Told of every change of the text, with what made it. */
export type BufferListener = (transaction: Transaction) => void

/**
 * The text of one open file. Form, rich text and source are three ways to edit it, so that there is one undo for all of
 * them, and it goes back through saves.
 */
export class TextBuffer {
  state: EditorState
  /** Where the words stand that are selected in an editor with a selection of its own; that of the state is the source’s. */
  selected?: () => Promise<Stretch | undefined>
  private readonly listeners = new Set<BufferListener>()

  constructor(text: string) {
    this.state = EditorState.create({
      doc: text,
      extensions: [history({ newGroupDelay: 600 }), ofSource.of([])],
    })
  }

  get text(): string {
    return this.state.sliceDoc()
  }

  dispatch = (transaction: Transaction): void => {
    this.state = transaction.state
    for (const listener of this.listeners) listener(transaction)
  }

  update(...specs: TransactionSpec[]): void {
    this.dispatch(this.state.update(...specs))
  }

  /** Makes edits of a form or of the rich text. `kind` groups what is undone together: keys of one field in a row. */
  edit(edits: readonly TextEdit[], kind: string): void {
    const [first, last] = [edits[0], edits.at(-1)]
    if (!first || !last) return
    // Undo leads back to where the cursor was, which a form and the rich text do not tell.
    this.update({ selection: EditorSelection.cursor(first.from), annotations: Transaction.addToHistory.of(false) })
    const shift = edits.reduce((sum, { from, to, insert }) => sum + insert.length - (to - from), 0)
    this.update({
      changes: [...edits],
      selection: EditorSelection.cursor(last.to + shift),
      userEvent: `input.type.${kind}`,
    })
  }

  /** Takes over a text that was written elsewhere. It can be undone as any other change. */
  replace(text: string): void {
    const edit = replacement(this.text, text)
    if (edit) this.takeOver([edit])
  }

  /** Takes over what was changed elsewhere, beside what was written here. */
  takeOver(edits: readonly TextEdit[]): void {
    if (edits.length > 0) this.update({ changes: [...edits], annotations: Transaction.userEvent.of(replaced) })
  }

  /** Sets what the source can do beyond the text itself. */
  configure(extensions: Extension): void {
    this.update({ effects: ofSource.reconfigure(extensions) })
  }

  undo = (): boolean => undo({ state: this.state, dispatch: this.dispatch })
  redo = (): boolean => redo({ state: this.state, dispatch: this.dispatch })

  get canUndo(): boolean {
    return undoDepth(this.state) > 0
  }

  get canRedo(): boolean {
    return redoDepth(this.state) > 0
  }

  subscribe = (listener: BufferListener): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}
