import type { Checks } from '../check.ts'
import { pictureFiles } from './picture-files.ts'
import { pictureSizes } from './picture-sizes.ts'
import { picturesExist } from './pictures-exist.ts'
import { samePictures } from './same-pictures.ts'
import { unusedPictures } from './unused-pictures.ts'

/** What finds the rules about pictures. */
export const pictureChecks: Checks = {
  'missing-picture': picturesExist,
  'picture-file': pictureFiles,
  'picture-size': pictureSizes,
  'picture-name': samePictures,
  'unused-picture': unusedPictures,
}
