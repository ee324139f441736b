import { z } from 'zod'
import type { BlockDefinition } from '../block-definition.ts'

export const digestSignup = {
  description:
    'The sign-up for the weekly digest, with its own heading: put it in a Section without a title. Its words are in forms/digest.json, where it sends to in site/integrations.json.',
  props: z.strictObject({}),
  interactive: true,
  children: 'none',
  shows: { digestForm: 'words' },
  example: '<DigestSignup />',
} as const satisfies BlockDefinition
