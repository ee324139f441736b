import { z } from 'zod'
import type { BlockDefinition } from '../block-definition.ts'

export const contactForm = {
  description: 'The contact form. Its words are in forms/contact.json, where it sends to in site/integrations.json.',
  props: z.strictObject({}),
  interactive: true,
  children: 'none',
  shows: { contactForm: 'words' },
  example: '<ContactForm />',
} as const satisfies BlockDefinition
