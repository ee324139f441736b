import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef } from 'react'

/**
 * How long it may take until a screen reader has heard where the focus is. Orca 43.1 says nothing of the new place when the old
 * one has left the document by then: the page behind the dialog stays until the dialog is said, the dialog until the button is.
 */
const heardMs = 1000

/** Takes the page beside an element out of reach. Returns the way to give it back. */
function coverPage(own: Element): () => void {
  const others = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.inert && !element.contains(own),
  )
  const set = (inert: boolean) => {
    for (const element of others) element.inert = inert
  }
  set(true)
  return () => set(false)
}

interface PageDialogProps extends Omit<ComponentProps<'dialog'>, 'children'> {
  /** Called once it is open, with the focus in its first control. */
  onOpened?: () => void
  /** Called when nothing of it is needed any more. */
  onGone: () => void
  children: (close: () => void) => ReactNode
}

/**
 * A dialog over the page that is heard when it opens and when it closes. It opens once it is rendered, as an element of the
 * body, keeps the focus inside, closes on Escape and by a press beside it, and gives the focus back.
 */
export function PageDialog({ onOpened, onGone, children, ...attributes }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const uncover = useRef<() => void>(undefined)
  // The browser gives the focus back where it may go.
  const letOut = useCallback(() => {
    uncover.current?.()
    uncover.current = undefined
  }, [])
  const close = useCallback(() => {
    letOut()
    dialog.current?.close()
  }, [letOut])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return
    const cover = () => {
      if (dialog.current?.open) uncover.current ??= coverPage(dialog.current)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') cover()
      if (event.key !== 'Escape' || event.isComposing || !dialog.current?.open) return
      event.preventDefault()
      close()
    }
    opener.current = document.activeElement
    // As a modal dialog it would take the page away at once.
    dialog.current.show()
    onOpened?.()
    document.addEventListener('keydown', onKey)
    const timer = setTimeout(cover, heardMs)
    return () => {
      document.removeEventListener('keydown', onKey)
      clearTimeout(timer)
      letOut()
    }
  }, [])

  return (
    <div className="dialog-cover">
      <dialog
        ref={dialog}
        closedby="any"
        aria-modal="true"
        {...attributes}
        onCancel={letOut}
        onClose={() => {
          // A press beside it takes the focus to the body, from where browsers do not give it back.
          const { activeElement: active, body } = document
          if (active === body || dialog.current?.contains(active)) {
            ;(active as HTMLElement).blur()
            ;(opener.current as HTMLElement | null)?.focus()
          }
          setTimeout(onGone, heardMs)
        }}
      >
        {children(close)}
      </dialog>
    </div>
  )
}
