import type { DigestFormWords } from '#src/content/schemas/forms.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import type { LiveDigest } from './digest-engine.tsx'

export interface DigestStatusProps {
  words: DigestFormWords
  phase: LiveDigest['phase']
  receipt: LiveDigest['receipt']
  demonstration: boolean
}

/** How the sign-up went, read out where it stands. While nothing is transmitted, that is said from the beginning. */
export function DigestStatus({ words, phase, receipt, demonstration }: DigestStatusProps) {
  const { success: sent, mailto: opened, failure: failed, unknown } = words
  const message = { idle: '', sending: '', sent, opened, failed, unknown }[phase]
  return (
    <>
      <p aria-live="polite" aria-atomic="true" className="digest-status" data-phase={phase}>
        {message}
        {receipt && ` ${fillWords(words.receipt, { receipt })}`}
      </p>
      {demonstration && <p className="needs-script text-sm text-muted">{words.demonstration}</p>}
    </>
  )
}
