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

/** So many milliseconds after a dialog opened, Orca has told of it. */
const told = 500

const fields = ':is(input, select, textarea):not([type=file])'

/** A modal dialog. It is open as long as it is rendered. The focus goes to it, then to its first field, and back. */
export function Dialog({ title, close, wide, describedBy, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const id = useId()
  useEffect(() => {
    opener.current ??= document.activeElement
    dialog.current?.showModal()
    // The browser chooses what comes first, which is the button that closes: Orca would tell of that alone, and not what
    // it closes.
    dialog.current?.focus()
    return dialog.current ? focusFieldSoon(dialog.current) : undefined
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
 * Moves to the first field of a dialog when a screen reader has told of the dialog. With the page gone, Orca looks for a
 * place inside by itself and says nothing of it: from there a field is not in another dialog, so that the name of this one
 * is told only where it has the focus itself, and for as long as that takes. A key does not wait.
 */
function focusFieldSoon(dialog: HTMLElement) {
  const move = () => {
    stop()
    // Whoever has scrolled meanwhile stays there.
    if (document.activeElement === dialog) dialog.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true })
  }
  const timer = setTimeout(move, told)
  window.addEventListener('keydown', move, true)
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', move, true)
  }
  return stop
}
