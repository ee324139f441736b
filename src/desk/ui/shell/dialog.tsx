import { type ReactNode, useEffect, useId, useRef } from 'react'
import { words } from '../../words.ts'

interface Props {
  title: string
  close(): void
  wide?: boolean
  /** What says, for a dialog without fields, what it is about. */
  describedBy?: string
  children: ReactNode
}

const fields = ':is(input, select, textarea):not([type=file])'

/** A modal dialog. It is open as long as it is rendered. The focus goes to its first field, or else to itself, and back. */
export function Dialog({ title, close, wide, describedBy, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const id = useId()
  useEffect(() => {
    opener.current ??= document.activeElement
    dialog.current?.showModal()
    // The browser chooses what comes first, which is the button that closes: Orca would tell of that alone, and not what
    // it closes.
    ;(dialog.current?.querySelector<HTMLElement>(fields) ?? dialog.current)?.focus()
    // It gives the focus back when the dialog is closed, but not when it is taken away.
    return () => {
      if (document.activeElement === document.body) (opener.current as HTMLElement | null)?.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={wide ? 'desk-dialog desk-dialog-wide' : 'desk-dialog'}
      aria-labelledby={id}
      aria-describedby={describedBy}
      tabIndex={-1}
      onClose={close}
    >
      <header className="desk-dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="desk-close" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </header>
      {children}
    </dialog>
  )
}
