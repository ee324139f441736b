import { z } from 'zod'
import type { BlockDefinition } from '#src/blocks/block-definition.ts'

export const split = {
  description: 'Two columns of unequal width: the first child at the left, the rest at the right.',
  props: z.strictObject({ reverse: z.boolean().default(false) }),
  children: 'prose',
  passages: ['the words at the left', 'the words at the right'],
  shows: {},
  example: '<Split>\n\nLeft.\n\nRight.\n\n</Split>',
} as const satisfies BlockDefinition
