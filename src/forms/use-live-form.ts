import { type ComponentType, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { controlOf } from './form-fields.ts'
import { honeypotName } from './honeypot.tsx'

interface Live {
  submit: () => void
}

/**
 * A form whose markup is there at once and whose engine (checking, sending) is loaded when someone turns to it.
 * Fields stay the same elements throughout, so typing is never interrupted; a press on the button waits for the engine.
 */
export function useLiveForm<Props, State extends Live>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const form = useRef<HTMLFormElement>(null)
  const startedAt = useRef(0)
  const loading = useRef<Promise<void>>(undefined)
  const [Engine, setEngine] = useState<ComponentType<Props> | null>(null)
  const [live, publish] = useState<State | null>(null)
  const [waiting, setWaiting] = useState(false)
  const [unreachable, setUnreachable] = useState(false)

  const want = useCallback(() => {
    loading.current ??= load().then(
      (module) => setEngine(() => module.default),
      () => {
        loading.current = undefined
        setUnreachable(true)
      },
    )
  }, [load])

  useEffect(() => {
    startedAt.current = performance.now()
    if (!form.current) return
    const pressed = wasPressed(form.current)
    if (pressed) setWaiting(true)
    if (pressed || isInUse(form.current)) want()
  }, [want])

  useEffect(() => {
    if (!live || !waiting) return
    setWaiting(false)
    live.submit()
  }, [live, waiting])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setUnreachable(false)
    if (live) return live.submit()
    setWaiting(true)
    want()
  }

  return {
    form,
    startedAt,
    Engine,
    live,
    publish,
    /** The engine could not be fetched although the visitor has pressed the button. */
    unreachable: unreachable && waiting,
    events: { onSubmit, onFocus: want, onPointerEnter: want },
  }
}

/** Whether someone was quicker than the script. */
function isInUse(form: HTMLFormElement): boolean {
  const typed = Array.from(form.elements).some(
    (control) =>
      (control instanceof HTMLInputElement && control.type !== 'hidden' && control.value !== '') ||
      (control instanceof HTMLTextAreaElement && control.value !== '') ||
      (control instanceof HTMLSelectElement && control.selectedIndex > 0),
  )
  return typed || form.contains(document.activeElement)
}

/**
 * Whether the button was pressed before the page came to life. Browsers then count every field as judged by the
 * visitor, also the one that no visitor ever sees.
 */
function wasPressed(form: HTMLFormElement): boolean {
  try {
    return controlOf(form, honeypotName)?.matches(':user-valid') ?? false
  } catch {
    return false
  }
}
