import type { ChangeEventHandler, FocusEventHandler } from 'react'
import type { Outcome } from './send.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Where a form stands. */
export type Phase = 'idle' | 'sending' | Outcome | 'failed'

/** What a control needs so that its values are followed. */
export interface Attachment {
  ref: (control: Control | null) => void
  onChange: ChangeEventHandler<Control>
  onBlur: FocusEventHandler<Control>
}

/** A form that checks and sends. Its markup was there before; this is what the loaded part tells it. */
export interface LiveForm<Name extends string> {
  phase: Phase
  /** The number of the message that was sent, where it has one. */
  receipt: string | undefined
  /** How many notices have appeared: errors, success, failure. The newest one takes the focus. */
  notices: number
  /** Whether errors have stood in the way of sending; then they are listed together. */
  refused: boolean
  errors: Readonly<Partial<Record<Name, string>>>
  valid: Readonly<Partial<Record<Name, boolean>>>
  offline: boolean
  attach: (name: Name) => Attachment
  submit: () => void
}
