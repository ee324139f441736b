import { type PicturePlaceName, picturePlaces } from '#src/content/picture-places.ts'
import { eachShowing } from '../each.ts'

const shownAs: Partial<Record<PicturePlaceName, string>> = {
  column: 'a picture as wide as the text',
  wide: 'a wide picture',
  full: 'a picture across the window',
  cover: 'a cover',
  image: 'the picture of a hero',
  picture: 'the picture of a case study',
  portrait: 'a portrait',
}

/** A picture is as wide as its place on an ordinary screen, or it looks blurred. */
export const pictureSizes = eachShowing(({ picture: file, ref: { place } }, { pictures }) => {
  const picture = file && pictures.get(file)?.picture
  if (!picture || !place || picture.format === 'svg') return
  const { least, widths } = picturePlaces[place]
  if (picture.width >= least) return
  return {
    message: `The picture is ${picture.width} pixels wide, too small for its place: ${shownAs[place]} is ${least} pixels wide.`,
    hint: `Take one that is ${widths.at(-1)} pixels wide, which is sharp on every screen, or show it smaller.`,
  }
})
