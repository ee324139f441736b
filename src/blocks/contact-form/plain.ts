import type { ContactFormProps } from '#src/blocks/contact-form/contact-form.tsx'
import { link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import * as routes from '#src/lib/routes.ts'

/** Nobody fills in a form elsewhere: the way to it. */
export const plainContactForm = ({ words }: ContactFormProps): Tree => paragraphs(link(routes.contactPage, words.title))
