import { z } from 'zod'
import type { BlockDefinition } from '../block-definition.ts'

export const clientTypes = {
  description: 'The client-type cards, from lists/client-types.json.',
  props: z.strictObject({}),
  children: 'none',
  shows: { clientTypes: { counted: [{ noun: /kinds? of organization/ }] } },
  example: '<ClientTypes />',
} as const satisfies BlockDefinition
