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

/** Keys that neither write nor lead on, or by which a screen reader is told what to do. */
const silent = new Set(['Alt', 'CapsLock', 'Control', 'Escape', 'Insert', 'Meta', 'NumLock', 'Shift'])

/**
 * A modal dialog. It is open as long as it is rendered. The focus goes to it, with the first key or the pointer to its first
 * field, and back.
 */
export function Dialog({ title, close, wide, describedBy, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const id = useId()
  useEffect(() => {
    opener.current ??= document.activeElement
    dialog.current?.showModal()
    // The browser would choose what comes first, or a field that asks for it. What had the focus is gone with the page: Orca
    // goes to what has it now without a word, unless that is a dialog.
    dialog.current?.focus()
    return dialog.current ? focusFieldNext(dialog.current) : undefined
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
 * Moves to the first field of a dialog with the first key, which is written there, and when the pointer moves: whoever uses
 * one sees where they write. Until then the field looks as if it had the focus. Earlier, it would take the word from whoever
 * tells of the dialog, and no time is right for every voice.
 */
function focusFieldNext(dialog: HTMLElement) {
  const field = dialog.querySelector<HTMLElement>(fields)
  if (!field) return
  field.dataset.next = ''
  const move = (event: Event) => {
    if (event instanceof KeyboardEvent && (event.repeat || silent.has(event.key))) return
    stop()
    const isBack = event instanceof KeyboardEvent && event.shiftKey && event.key === 'Tab'
    if (document.activeElement !== dialog || isBack) return
    // Whoever has scrolled meanwhile stays there.
    field.focus({ preventScroll: true })
    // It has come where it leads.
    if (event instanceof KeyboardEvent && event.key === 'Tab') event.preventDefault()
  }
  const events = ['keydown', 'pointermove'] as const
  for (const name of events) window.addEventListener(name, move, true)
  const stop = () => {
    for (const name of events) window.removeEventListener(name, move, true)
  }
  return stop
}
