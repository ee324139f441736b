import { NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** How many frames a form may take until it is drawn. */
const patience = 60

interface Entry {
  /** The field to go to, as the check names it: `series.0.label`. */
  field?: string
  /** What is done with the field as soon as it has the focus. */
  arrived?(field: Control): void
}

/** Moves to a block: to a field of its form, the first one without another, or to the block as a whole where it has none. */
export function enterBlock(view: EditorView, pos: number, { field, arrived }: Entry = {}): void {
  const { tr, doc } = view.state
  view.dispatch(tr.setSelection(NodeSelection.create(doc, pos)).scrollIntoView())
  view.focus()
  // The form of what stands in a line is the one below the toolbar. That of another block stands above whatever it
  // holds, which may be blocks with forms of their own.
  const form = () =>
    doc.nodeAt(pos)?.isInline
      ? view.dom.closest('.desk-rich')?.querySelector('.desk-inspector')
      : (view.nodeDOM(pos)?.firstChild as HTMLElement | null | undefined)
  const named = `[id$="-${CSS.escape(field?.replaceAll('.', '-') ?? '')}"]`
  const find = (which: string) => form()?.querySelector<Control>(`:is(input, textarea, select)${which}`)
  focusWhenDrawn(() => (field && find(named)) || find(''), arrived)
}

/** Moves to a field or a button of a block as soon as it is drawn. */
export function focusWhenDrawn<Drawn extends HTMLElement>(
  find: () => Drawn | null | undefined,
  arrived?: (drawn: Drawn) => void,
  frames = patience,
): void {
  const field = find()
  if (field) {
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
    arrived?.(field)
  } else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(find, arrived, frames - 1))
}
