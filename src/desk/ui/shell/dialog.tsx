import { type ReactNode, useEffect, useId, useRef } from 'react'
import { words } from '../../words.ts'

interface Props {
  title: string
  close(): void
  wide?: boolean
  children: ReactNode
}

/** A modal dialog. It is open as long as it is rendered. */
export function Dialog({ title, close, wide, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={wide ? 'desk-dialog desk-dialog-wide' : 'desk-dialog'}
      aria-labelledby={id}
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
