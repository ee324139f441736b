import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { DigestSignupProps } from '#src/blocks/digest-signup/digest-signup.tsx'
import type { digestSignup } from '#src/blocks/digest-signup/schema.ts'
import type { ContentIndex } from '#src/content/queries.ts'

/** The words of the sign-up and where it sends to. Waits as long for an answer as the contact form does. */
export function loadDigestSignup(_props: PropsOf<typeof digestSignup>, content: ContentIndex): DigestSignupProps {
  const { contact, digest } = content.single('integrations')
  return {
    words: content.single('digestForm'),
    delivery: {
      mode: digest.mode,
      ...(digest.endpoint && { endpoint: digest.endpoint }),
      timeoutMs: contact.timeoutMs,
      minFillMs: contact.minFillMs,
    },
    email: content.single('site').emails.enquiries,
  }
}
