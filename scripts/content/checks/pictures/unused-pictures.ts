import { hasErrors } from '../../model/file-result.ts'
import { candidates } from '../../pictures/find-picture.ts'
import { showings } from '../../pictures/shown-at.ts'
import type { Check } from '../check.ts'

/** Pictures nobody sees are told: each one is named by a text. */
export const unusedPictures: Check = (facts) => {
  // A file with errors may show the picture, and one that is named and not there may be this one, misspelled.
  if (facts.results.some(hasErrors) || showings(facts).some(({ picture }) => !picture)) return []
  const shown = new Set(showings(facts).flatMap(({ ref, file }) => candidates(ref.value, file)))
  return [...facts.pictures.values()]
    .filter(({ file, picture }) => picture && !shown.has(file))
    .map(({ file }) => ({
      file,
      message: 'No page shows this picture.',
      hint: 'Show it, or remove the file.',
    }))
}
