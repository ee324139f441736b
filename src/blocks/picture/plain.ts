import type { PictureProps } from '#src/blocks/picture/picture.tsx'
import { element } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The file every reader shows, with caption and credit. */
export function plainPicture({ picture, caption, credit }: PictureProps): Tree {
  const words = [caption, credit].filter(Boolean).join(' ')
  const image: Tree = [['img', { src: picture.fallback, alt: picture.alt }]]
  return [element('figure', ...image, words && element('figcaption', words))]
}
