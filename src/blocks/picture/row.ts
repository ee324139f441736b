import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { line, text } from '#src/content/field-types.ts'
import type { PictureView } from '#src/content/picture-order.ts'
import { pictureView } from '#src/content/pictures.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { describedOnce, pictureFields } from '#src/content/schemas/picture.ts'

export const picture = {
  description: 'A picture, with a caption and its maker, as wide as the text or wider.',
  props: z
    .strictObject({
      ...pictureFields,
      caption: text('One or two sentences under the picture.').optional(),
      credit: line('Who made it, after the caption.').optional(),
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

export interface PictureProps {
  picture: PictureView
  caption?: string
  credit?: string
  width: 'column' | 'wide' | 'full'
}

/** The files of a picture, for the width it is shown in. */
export function loadPicture(props: PropsOf<typeof picture>, content: ContentIndex): PictureProps {
  const { caption, credit, width } = props
  return { picture: pictureView(props, width, content), caption, credit, width }
}

/** The file every reader shows, with caption and credit. */
export function plainPicture({ picture, caption, credit }: PictureProps): Tree {
  const words = [caption, credit].filter(Boolean).join(' ')
  const image: Tree = [['img', { src: picture.fallback, alt: picture.alt }]]
  return [element('figure', ...image, words && element('figcaption', words))]
}
