import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import type { DeskRefusal } from '../../requests.ts'
import { IssueNotes } from '../fields/issue-notes.tsx'
import { NoAnswer } from '../server/ask-server.ts'
import { Dialog } from '../shell/dialog.tsx'

interface Props {
  title: string
  help: string
  /** The words on the button. */
  done: string
  close(): void
  /** Does what is asked for; what it throws is said. */
  act(form: FormData): Promise<void>
  children?: ReactNode
}

/** Why it was refused, where that is about one of the fields: it is told beside that one. */
const FieldRefusal = createContext<DeskRefusal | undefined>(undefined)

/** A dialog with a few fields, a sentence about what will happen, and a button that does it. */
export function AskDialog({ title, help, done, close, act, children }: Props) {
  const [refusal, setRefusal] = useState<DeskRefusal>()
  const [busy, setBusy] = useState(false)
  const about = useId()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const form = event.currentTarget
    try {
      await act(new FormData(form))
    } catch (error) {
      const { message } = error as Error
      const { field, ...told } = error instanceof NoAnswer ? { ...error.body, message } : { message }
      setRefusal(field && form.elements.namedItem(field) ? { ...told, field } : told)
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} close={close} describedBy={children ? undefined : about}>
      {/* Firefox calls a form invalid in which something required is not written yet. */}
      <form className="desk-form" role="none" onSubmit={submit}>
        <FieldRefusal value={refusal}>{children}</FieldRefusal>
        <p id={about} className="desk-help">
          {help}
        </p>
        {refusal && refusal.field === undefined && (
          <div role="alert">
            <p className="desk-problem">{refusal.message}</p>
            <IssueNotes issues={refusal.issues ?? []} />
          </div>
        )}
        <button type="submit" className="button button-sm" aria-disabled={busy} aria-describedby={about}>
          {done}
        </button>
      </form>
    </Dialog>
  )
}

interface FieldProps {
  name: string
  label: string
  type?: 'text' | 'date' | 'email'
  value?: string
  /** Whether it may be left empty. */
  optional?: boolean
  autoComplete?: 'name' | 'email'
  /** Told of what is typed. */
  change?(value: string): void
}

/** A field of such a dialog. */
export function AskField({ name, label, type = 'text', value, optional = false, autoComplete, change }: FieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const refused = useContext(FieldRefusal)
  const refusal = refused?.field === name ? refused : undefined
  useEffect(() => {
    if (refusal) input.current?.focus()
  }, [refusal])
  return (
    <div className="desk-ask" {...(type === 'date' && { role: 'group', 'aria-labelledby': `${id}-label` })}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {refusal && (
        <p id={`${id}-refusal`} className="desk-problem">
          {refusal.message}
        </p>
      )}
      <input
        ref={input}
        id={id}
        className="input"
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        required={!optional}
        // Firefox calls invalid what is not written yet; when it is sent, the browser says what is missing.
        aria-invalid={refusal !== undefined}
        aria-describedby={refusal && `${id}-refusal`}
        onChange={({ target }) => change?.(target.value)}
      />
    </div>
  )
}
