import { z } from 'zod'
import type { BlockDefinition } from '../../blocks.ts'

export const resourceLibrary = {
  description: 'The three groups of downloadable items.',
  props: z.strictObject({}),
  children: 'none',
  example: '<ResourceLibrary />',
} as const satisfies BlockDefinition
