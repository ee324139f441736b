import { type PicturePlaceName, picturePlaces } from '#src/content/picture-places.ts'
import { hasErrors } from '../../model/file-result.ts'
import { candidates } from '../../pictures/find-picture.ts'
import { showings } from '../../pictures/shown-at.ts'
import type { Checks } from '../check.ts'
import { eachShowing } from '../each.ts'
import { pictureFiles } from './picture-files.ts'
import { picturesExist } from './pictures-exist.ts'
import { samePictures } from './same-pictures.ts'

const shownAs: Partial<Record<PicturePlaceName, string>> = {
  column: 'a picture as wide as the text',
  wide: 'a wide picture',
  full: 'a picture across the window',
  cover: 'a cover',
  image: 'the picture of a hero',
  picture: 'the picture of a case study',
  portrait: 'a portrait',
}

/** What finds the rules about pictures. */
export const pictureChecks: Checks = {
  'missing-picture': picturesExist,
  'picture-file': pictureFiles,
  'picture-size': eachShowing(({ picture: file, ref: { place } }, { pictures }) => {
    const picture = file && pictures.get(file)?.picture
    if (!picture || !place || picture.format === 'svg') return
    const { least, widths } = picturePlaces[place]
    if (picture.width >= least) return
    return {
      message: `The picture is ${picture.width} pixels wide, too small for its place: ${shownAs[place]} is ${least} pixels wide.`,
      hint: `Take one that is ${widths.at(-1)} pixels wide, which is sharp on every screen, or show it smaller.`,
    }
  }),
  'picture-name': samePictures,
  'unused-picture': (facts) => {
    // A file with errors may show the picture, and one that is named and not there may be this one, misspelled.
    if (facts.results.some(hasErrors) || showings(facts).some(({ picture }) => !picture)) return []
    const shown = new Set(showings(facts).flatMap(({ ref, file }) => candidates(ref.value, file)))
    return [...facts.pictures.values()]
      .filter(({ file, picture }) => picture && !shown.has(file))
      .map(({ file }) => ({ file, message: 'No page shows this picture.', hint: 'Show it, or remove the file.' }))
  },
}
