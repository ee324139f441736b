import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { ContactFormProps } from '#src/blocks/contact-form/contact-form.tsx'
import type { contactForm } from '#src/blocks/contact-form/schema.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { Interest } from '#src/content/schemas/forms.ts'
import type { Subject } from '#src/forms/contact/prefill.ts'
import { fillWords } from '#src/lib/fill-words.ts'

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
