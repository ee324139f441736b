import { z } from 'zod'
import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { type Action, buttonSize, buttonVariant, href, interest, text } from '#src/content/field-types.ts'

export const actions = {
  description: 'Buttons side by side.',
  props: z.strictObject({}),
  children: ['Action'],
  shows: {},
  example: '<Actions>\n<Action label="Our Approach" href="/approach" />\n</Actions>',
} as const satisfies BlockDefinition

export const action = {
  description: 'A button that leads somewhere.',
  props: z.strictObject({
    label: text('The words on the button.'),
    href,
    variant: buttonVariant.default('default'),
    size: buttonSize.default('default'),
    interest: interest.optional(),
    about: text('A line put at the start of the message on the contact form.').optional(),
  }),
  children: 'none',
  shows: {},
  example: '<Action label="Get in Touch" href="/contact" variant="emerald" />',
} as const satisfies BlockDefinition

/** A button is a link on a line of its own. */
export const plainAction = ({ href, label }: Pick<Action, 'href' | 'label'>): Tree => paragraphs(link(href, label))
