import { type ComponentType, type FocusEvent, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { controlOf } from './form-fields.ts'
import { honeypotName } from './honeypot.tsx'
import { readMessage } from './sent-message.ts'

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
  const left = useRef(new Set<string>())
  const loading = useRef<Promise<void>>(undefined)
  const [Engine, setEngine] = useState<ComponentType<Props> | null>(null)
  const [live, publish] = useState<State | null>(null)
  /** Whether the button was pressed before the engine was there. Shows nowhere, so that a press draws nothing anew. */
  const waiting = useRef(false)
  const [unreachable, setUnreachable] = useState(false)

  const want = useCallback(() => {
    loading.current ??= load().then(
      (module) => setEngine(() => module.default),
      () => {
        loading.current = undefined
        setUnreachable(waiting.current)
      },
    )
  }, [load])

  useEffect(() => {
    startedAt.current = performance.now()
    if (!form.current) return
    const pressed = wasPressed(form.current)
    waiting.current ||= pressed
    for (const name of namesOf(form.current, ':user-valid, :user-invalid')) left.current.add(name)
    if (pressed || isInUse(form.current) || hasOpenMessage(form.current)) want()
  }, [want])

  useEffect(() => {
    if (!live || !waiting.current) return
    waiting.current = false
    live.submit()
  }, [live])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setUnreachable(false)
    if (live) return live.submit()
    waiting.current = true
    want()
  }

  const onBlur = ({ target }: FocusEvent) => {
    if (!live && 'name' in target) left.current.add(String(target.name))
  }

  return {
    form,
    startedAt,
    Engine,
    live,
    publish,
    /** The engine could not be fetched although the visitor has pressed the button. */
    unreachable,
    /** Names of the fields that were left before the engine could follow them. */
    left,
    events: { onSubmit, onFocus: want, onPointerEnter: want, onBlur },
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

/** Whether someone left while a message was under way, and is back. */
function hasOpenMessage(form: HTMLFormElement): boolean {
  return readMessage(controlOf(form, 'formId')?.value ?? '')?.open ?? false
}

/**
 * Whether the button was pressed before the page came to life. Browsers then count every field as judged by the
 * visitor, also the one that no visitor ever sees.
 */
function wasPressed(form: HTMLFormElement): boolean {
  return namesOf(form, ':user-valid').includes(honeypotName)
}

/** The names of the fields a selector matches; none where the browser does not know the selector. */
function namesOf(form: HTMLFormElement, selector: string): string[] {
  try {
    return Array.from(form.querySelectorAll<HTMLInputElement>(selector), ({ name }) => name)
  } catch {
    return []
  }
}
