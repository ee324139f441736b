import { type FormEvent, type ReactNode, useId, useState } from 'react'
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
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const about = useId()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await act(new FormData(event.currentTarget))
    } catch (error) {
      setRefusal((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} close={close} describedBy={about}>
      <form className="desk-form" onSubmit={submit}>
        {children}
        <p id={about} className="desk-help">
          {help}
        </p>
        {refusal && (
          <p className="desk-problem" role="alert">
            {refusal}
          </p>
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
  type?: 'text' | 'date'
  value?: string
  /** Told of what is typed. */
  change?(value: string): void
}

/** A field of such a dialog. */
export function AskField({ name, label, type = 'text', value, change }: FieldProps) {
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
        required
        // Firefox calls invalid what is not written yet; when it is sent, the browser says what is missing.
        aria-invalid={false}
        onChange={({ target }) => change?.(target.value)}
      />
    </div>
  )
}
