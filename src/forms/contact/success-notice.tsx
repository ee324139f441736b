import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import { Notice } from '#src/forms/notice.tsx'
import { fillWords } from '#src/lib/fill-words.ts'
import type { LiveContactForm } from './contact-engine.tsx'

export interface SuccessNoticeProps {
  words: Pick<ContactFormWords, 'success' | 'demonstration'>
  live: LiveContactForm
  demonstration: boolean
}

/** The message has left, or is in the visitor's mail program. */
export function SuccessNotice({ words: { success, demonstration: note }, live, demonstration }: SuccessNoticeProps) {
  const opened = live.phase === 'opened'
  return (
    <Notice tone="success" title={opened ? success.mailto : success.title} moment={live.notices}>
      <p>{opened ? success.mailtoText : success.text}</p>
      {live.receipt && <p>{fillWords(success.receipt, { receipt: live.receipt })}</p>}
      {demonstration && <p className="text-sm text-muted">{note}</p>}
    </Notice>
  )
}
