import type { DigestFormWords } from '#src/content/schemas/forms.ts'
import type { LiveDigest } from './digest-engine.tsx'

export interface DigestStatusProps {
  words: DigestFormWords
  phase: LiveDigest['phase']
  demonstration: boolean
}

/** How the sign-up went, read out where it stands. While nothing is transmitted, that is said from the beginning. */
export function DigestStatus({ words, phase, demonstration }: DigestStatusProps) {
  const { success: sent, mailto: opened, failure: failed, unknown } = words
  const message = { idle: '', sending: '', sent, opened, failed, unknown }[phase]
  return (
    <>
      <p role="status" className="digest-status" data-phase={phase}>
        {message}
      </p>
      {demonstration && <p className="needs-script text-sm text-muted">{words.demonstration}</p>}
    </>
  )
}
