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

/** So many milliseconds after a dialog opened, Orca has found its place in it. */
const settled = 200

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
    const field = dialog.current?.querySelector<HTMLElement>(fields)
    return field ? focusSoon(field) : dialog.current?.focus()
  }, [])
  useEffect(() => {
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

/**
 * Moves to a field when the dialog around it is known: Orca looks itself for a place where the page is gone, and where it
 * finds the field it says nothing of it, and takes the keys for commands. A key does not wait.
 */
function focusSoon(field: HTMLElement) {
  ;(document.activeElement as HTMLElement | null)?.blur()
  const move = () => {
    stop()
    if (document.activeElement === document.body) field.focus()
  }
  const timer = setTimeout(move, settled)
  window.addEventListener('keydown', move, true)
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', move, true)
  }
  return stop
}
