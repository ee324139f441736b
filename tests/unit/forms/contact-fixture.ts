import { type ContactFormProps, loadContactForm } from '#src/blocks/contact-form/row.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { recordIndex } from '../../support/record-index.ts'

const singles = recordIndex('contactForm', 'site', 'integrations')
const entries: Record<string, object[]> = {
  jobs: [{ slug: 'engagement-manager', data: { title: 'Engagement Manager' } }],
  services: [
    {
      slug: 'organizational-design',
      data: { title: 'Organizational Design', interest: 'organizational-transformation' },
    },
  ],
}
const content = { ...singles, entries: (name: string) => entries[name] ?? [] } as unknown as ContentIndex

/** What the contact page gives the form: the real words, one open role and one service. */
export const contactProps: ContactFormProps = loadContactForm({}, content)

/** The real words of the form. */
export const words = contactProps.words

/** A message the rules accept. */
export const goodValues = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  title: 'Director',
  phone: '+12125550142',
  service: 'other',
  message: 'We would like the engine to run straight.',
}
