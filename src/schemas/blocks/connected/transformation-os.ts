import { z } from 'zod'
import type { BlockDefinition } from '../../blocks.ts'

export const transformationOS = {
  description: 'The interactive Transformation OS of the Approach page.',
  props: z.strictObject({}),
  children: 'none',
  example: '<TransformationOS />',
} as const satisfies BlockDefinition
