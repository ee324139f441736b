import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { DigestFormProps } from '#src/forms/digest/digest-form.tsx'

export const digestSignup = {
  description:
    'The sign-up for the weekly digest, with its own heading: put it in a Section without a title. Its words are in forms/digest.json, where it sends to in site/integrations.json.',
  props: z.strictObject({}),
  interactive: true,
  children: 'none',
  shows: { digestForm: 'words' },
  example: '<DigestSignup />',
} as const satisfies BlockDefinition

export type DigestSignupProps = DigestFormProps

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

/** What the digest is, and the way to sign up by mail. */
export const plainDigestSignup = ({ words, email }: DigestSignupProps): Tree => [
  element('h2', words.title),
  ...paragraphs(words.intro, link(`mailto:${email}?subject=${encodeURIComponent(words.mailSubject)}`, words.noScript)),
]
