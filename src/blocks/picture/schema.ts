import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import { describedOnce, pictureFields } from '#src/content/schemas/picture.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const picture = {
  description: 'A picture, with a caption and its maker, as wide as the text or wider.',
  props: z
    .strictObject({
      ...pictureFields,
      caption: text('One or two sentences under the picture.').optional(),
      credit: text('Who made it, after the caption.').optional(),
      width: z
        .enum(['column', 'wide', 'full'])
        .default('column')
        .describe('As wide as the text, wider, or a band to the edge of the window, which is cropped to 21:9.'),
    })
    .check(describedOnce),
  begins: ['alt'],
  children: 'none',
  shows: {},
  example:
    '<Picture src="doubling-plate.png" alt="Four engraved ridges, each twice as high as the one before." caption="Four doublings." credit="Engraved by the firm" width="wide" />',
} as const satisfies BlockDefinition
