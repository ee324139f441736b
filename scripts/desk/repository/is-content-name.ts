import { placeOf } from '../../content/model/place.ts'
import { isPicture } from '../../content/pictures/is-picture.ts'

/** Whether a path from the project's root is that of a text or of a picture of the content. */
export function isContentName(file: string): boolean {
  if (!file.startsWith('content/') || file.includes('/.') || file.includes('\\')) return false
  const name = file.slice('content/'.length)
  return !placeOf(name).problem || (isPicture(name) && /^[\w./-]+$/.test(name))
}
