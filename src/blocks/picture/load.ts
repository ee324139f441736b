import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { PictureProps } from '#src/blocks/picture/picture.tsx'
import type { picture } from '#src/blocks/picture/schema.ts'
import { pictureView } from '#src/content/pictures.ts'
import type { ContentIndex } from '#src/content/queries.ts'

/** The files of a picture, for the width it is shown in. */
export function loadPicture(props: PropsOf<typeof picture>, content: ContentIndex): PictureProps {
  const { caption, credit, width } = props
  return { picture: pictureView(props, width, content), caption, credit, width }
}
