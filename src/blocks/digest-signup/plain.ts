import type { DigestSignupProps } from '#src/blocks/digest-signup/digest-signup.tsx'
import { element, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** What the digest is, and the way to sign up by mail. */
export const plainDigestSignup = ({ words, email }: DigestSignupProps): Tree => [
  element('h2', words.title),
  ...paragraphs(words.intro, link(`mailto:${email}?subject=${encodeURIComponent(words.mailSubject)}`, words.noScript)),
]
