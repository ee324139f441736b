import { type PicturePlaceName, picturePlaces } from '#src/content/picture-places.ts'
import { placeOfRef, showings } from '../../pictures/shown-at.ts'
import type { Check } from '../check.ts'

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
export const pictureSizes: Check = (facts) =>
  showings(facts).flatMap((showing) => {
    const picture = showing.picture && facts.pictures.get(showing.picture)?.picture
    const place = showing.ref.place
    if (!picture || !place || picture.format === 'svg') return []
    const { least, widths } = picturePlaces[place]
    if (picture.width >= least) return []
    return [
      {
        ...placeOfRef(showing),
        message: `The picture is ${picture.width} pixels wide, too small for its place: ${shownAs[place]} is ${least} pixels wide.`,
        hint: `Take one that is ${widths.at(-1)} pixels wide, which is sharp on every screen, or show it smaller.`,
      },
    ]
  })
