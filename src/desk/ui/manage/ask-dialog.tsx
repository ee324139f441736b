import { type FormEvent, type ReactNode, useId, useState } from 'react'
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

/** A dialog with a few fields, a sentence about what will happen, and a button that does it. */
export function AskDialog({ title, help, done, close, act, children }: Props) {
  const [refusal, setRefusal] = useState<DeskRefusal>()
  const [busy, setBusy] = useState(false)
  const about = useId()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await act(new FormData(event.currentTarget))
    } catch (error) {
      const { message } = error as Error
      setRefusal(error instanceof NoAnswer ? { ...error.body, message } : { message })
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} close={close} describedBy={children ? undefined : about}>
      {/* Firefox calls a form invalid in which something required is not written yet. */}
      <form className="desk-form" role="none" onSubmit={submit}>
        {children}
        <p id={about} className="desk-help">
          {help}
        </p>
        {refusal && (
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
  autoComplete?: 'name' | 'email'
  /** Told of what is typed. */
  change?(value: string): void
}

/** A field of such a dialog. */
export function AskField({ name, label, type = 'text', value, autoComplete, change }: FieldProps) {
  const id = useId()
  return (
    <div className="desk-ask" {...(type === 'date' && { role: 'group', 'aria-labelledby': `${id}-label` })}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        required
        // Firefox calls invalid what is not written yet; when it is sent, the browser says what is missing.
        aria-invalid={false}
        onChange={({ target }) => change?.(target.value)}
      />
    </div>
  )
}
