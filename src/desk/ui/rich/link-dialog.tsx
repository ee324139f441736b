import type { MarkType } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { bodySchema } from '../../text/model/body-schema.ts'
import { words } from '../../words.ts'
import { useLinkChoices } from '../server/targets.ts'
import { Combobox } from '../shell/combobox.tsx'
import { Dialog } from '../shell/dialog.tsx'

const link = bodySchema.marks.link as MarkType

/** The stretch of the link around the cursor, or what is selected. */
export function linkRange({ state }: EditorView): { from: number; to: number; href: string } {
  const { $from, from, to } = state.selection
  const { node, offset } = $from.parent.childAfter($from.parentOffset)
  const mark = node && link.isInSet(node.marks)
  if (!mark) return { from, to, href: '' }
  const start = $from.start() + offset
  return { from: Math.min(from, start), to: Math.max(to, start + node.nodeSize), href: String(mark.attrs.href) }
}

/** Sets, changes or removes a link: to a page or a heading by its title, or to any address. */
export function LinkDialog({ view, close }: { view: EditorView; close(): void }) {
  const [range] = useState(() => linkRange(view))
  const [href, setHref] = useState(range.href)
  const id = useId()
  const choices = useLinkChoices()
  const finish = (address: string) => {
    const { from, to } = range
    const tr = view.state.tr
    if (from === to && address) {
      const title = choices.find((one) => one.value === address)?.title ?? address
      tr.insert(from, bodySchema.text(title, [link.create({ href: address })]))
    } else {
      tr.removeMark(from, to, link)
      if (address) tr.addMark(from, to, link.create({ href: address }))
    }
    // The text cannot take the focus before the dialog has let it go.
    flushSync(close)
    view.dispatch(tr)
    view.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    finish(href.trim())
  }
  return (
    <Dialog title={words.link.title} close={close}>
      {/* Firefox calls a form and a field invalid where something required is not written yet. */}
      <form className="desk-form" role="none" onSubmit={submit}>
        <label htmlFor={id}>{words.link.to}</label>
        <Combobox
          control={{ id, required: true, 'aria-invalid': false, 'aria-describedby': `${id}-help` }}
          value={href}
          choices={choices}
          change={setHref}
        />
        <p id={`${id}-help`} className="desk-help">
          {words.link.help}
        </p>
        <div className="desk-buttons">
          <button type="submit" className="button button-sm">
            {words.link.set}
          </button>
          {range.href && (
            <button type="button" className="button button-sm button-outline" onClick={() => finish('')}>
              {words.link.remove}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
