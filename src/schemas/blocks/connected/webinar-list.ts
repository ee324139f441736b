import { z } from 'zod'
import type { BlockDefinition } from '../../blocks.ts'

export const webinarList = {
  description: 'Upcoming and recorded webinars.',
  props: z.strictObject({}),
  children: 'none',
  example: '<WebinarList />',
} as const satisfies BlockDefinition
