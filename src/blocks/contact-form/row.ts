import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { Interest } from '#src/content/schemas/forms.ts'
import type { ContactFormProps as FormProps } from '#src/forms/contact/contact-form.tsx'
import type { Subject } from '#src/forms/contact/prefill.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import * as routes from '#src/lib/routes.ts'

export const contactForm = {
  description: 'The contact form. Its words are in forms/contact.json, where it sends to in site/integrations.json.',
  props: z.strictObject({}),
  interactive: true,
  children: 'none',
  shows: { contactForm: 'words' },
  example: '<ContactForm />',
} as const satisfies BlockDefinition

export interface ContactFormProps extends Pick<FormProps, 'words' | 'delivery' | 'email' | 'phone'> {
  /** Entries of the site a message can be about, by the slug an address may name. */
  subjects: Readonly<Record<string, Subject>>
}

/** The form's words, where it sends to, and the entries of the site a message can be about. */
export function loadContactForm(_props: PropsOf<typeof contactForm>, content: ContentIndex): ContactFormProps {
  const { subjects: _, ...words } = content.single('contactForm')
  const site = content.single('site')
  const { mode, endpoint, timeoutMs, minFillMs } = content.single('integrations').contact
  return {
    words,
    delivery: { mode, ...(endpoint && { endpoint }), timeoutMs, minFillMs },
    email: site.emails.enquiries,
    phone: site.directPhone,
    subjects: subjectsOf(content),
  }
}

/** What `?about=<slug>` may name. On equal slugs the first collection wins. */
function subjectsOf(content: ContentIndex): Record<string, Subject> {
  const lines = content.single('contactForm').subjects
  const subject = (line: string, title: string, interest: Interest): Subject => ({
    line: fillWords(line, { title }),
    interest,
  })
  return Object.fromEntries([
    ...content
      .entries('caseStudies')
      .map(({ slug, data }) => [slug, subject(lines.caseStudies, data.title, 'other')] as const),
    ...content
      .entries('webinars')
      .map(({ slug, data }) => [slug, subject(lines.webinars, data.title, 'other')] as const),
    ...content
      .entries('resources')
      .map(({ slug, data }) => [slug, subject(lines.resources, data.title, 'other')] as const),
    ...content
      .entries('services')
      .map(({ slug, data }) => [slug, subject(lines.services, data.title, data.interest)] as const),
    ...content.entries('jobs').map(({ slug, data }) => [slug, subject(lines.jobs, data.title, 'other')] as const),
  ])
}

/** Nobody fills in a form elsewhere: the way to it. */
export const plainContactForm = ({ words }: ContactFormProps): Tree => paragraphs(link(routes.contactPage, words.title))
