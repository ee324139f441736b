import { NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isStandIn, standIn } from '#src/lib/is-stand-in.ts'
import { blockKinds } from '../server/blocks.ts'
import { selectStandIn } from './select-stand-in.ts'
import type { ValuePart } from './value-at.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** How many frames a form may take until it is drawn. */
const patience = 60

/**
 * Moves to a block: to a field of its form, or to the block as a whole where it has none.
 *
 * @param field to go to, as the check names it: `series.0.label`, or what of its value is to be selected. Without it, the
 *   first one that is still to be written.
 */
export function enterBlock(view: EditorView, pos: number, field?: string | ValuePart): void {
  const { tr, doc } = view.state
  view.dispatch(tr.setSelection(NodeSelection.create(doc, pos)).scrollIntoView())
  view.focus()
  // The form of what stands in a line is the one below the toolbar. That of another block stands above whatever it
  // holds, which may be blocks with forms of their own.
  const form = () =>
    doc.nodeAt(pos)?.isInline
      ? view.dom.closest('.desk-rich')?.querySelector('.desk-inspector')
      : (view.nodeDOM(pos)?.firstChild as HTMLElement | null | undefined)
  const fields = () => [...(form()?.querySelectorAll<Control>('input, textarea, select') ?? [])]
  const wanted = (control: Control) => {
    if (field === undefined) return isToWrite(control)
    if (typeof field !== 'string') return control.value === field.value
    return control.matches(`[id$="-${CSS.escape(field.replaceAll('.', '-'))}"]`)
  }
  // The items of a list are drawn when they are opened.
  focusWhenDrawn(
    () =>
      fields().find(wanted) ??
      fields().find(isToWrite) ??
      fields()[0] ??
      form()?.querySelector<HTMLElement>('details:not(.desk-rule) > summary'),
    (control) => typeof field === 'object' && selectPart(control, field),
    () => view.hasFocus() && view.state.selection.from === pos,
  )
}

function selectPart(control: HTMLElement, { value, from, to }: ValuePart): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  // A number has no places for a cursor.
  if (control.value === value && control.selectionStart !== null) control.setSelectionRange(from, to)
}

/** A picture is chosen before anything is said of it. */
const isToWrite = ({ type, value }: Control) => type === 'file' || isStandIn(value)

/** Moves to the first words of a node that are still to be written, in a form or in its text, or to the node itself. */
export function enterFirstToWrite(view: EditorView, pos: number): void {
  const end = pos + (view.state.doc.nodeAt(pos)?.nodeSize ?? 0)
  let first: number | undefined
  view.state.doc.nodesBetween(pos, end, (node, at) => {
    const words = node.isTextblock ? node.textContent : node.attrs.props
    if (at >= pos && first === undefined && standIn.test(words)) first = at
  })
  if (first !== undefined && selectStandIn(view, first + 1)) view.focus()
  else enterBlock(view, first ?? pos)
}

/**
 * Moves to a field or a button of a block as soon as it is drawn, which is after the vocabulary came.
 *
 * @param isWanted whether nobody went elsewhere meanwhile.
 */
export function focusWhenDrawn<Drawn extends HTMLElement>(
  find: () => Drawn | null | undefined,
  focused: (field: Drawn) => void = () => undefined,
  isWanted: () => boolean = () => true,
): void {
  const focus = () => {
    const field = find()
    if (!field) return false
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
    focused(field)
    return true
  }
  const tryFor = (frames: number) => {
    if (isWanted() && !focus() && frames > 0) requestAnimationFrame(() => tryFor(frames - 1))
  }
  if (!focus()) void blockKinds().then(() => tryFor(patience))
}
