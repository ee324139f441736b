import { posix } from 'node:path'
import { suggest } from '../../fields/suggest.ts'
import type { Facts } from '../../model/facts.ts'
import { meantWords } from '../../model/fix.ts'
import { candidates, sharedFolder } from '../../pictures/find-picture.ts'
import type { Showing } from '../../pictures/shown-at.ts'
import { eachShowing, type Said } from '../each.ts'

/** A picture that is named has to be there, once: beside the text or in `content/images`. */
export const picturesExist = eachShowing((showing, facts) => {
  const places = candidates(showing.ref.value, showing.file)
  const found = [...new Set(places)].filter((place) => facts.pictures.has(place))
  if (found.length === 1) return
  return found.length === 0 ? missing(showing, places, facts) : ambiguous(showing, places)
})

function missing(showing: Showing, [beside]: [string, string], { pictures }: Facts): Said {
  const { value } = showing.ref
  const folder = posix.dirname(showing.file)
  const near = [...pictures.keys()].filter(
    (file) => file.startsWith(`${folder}/`) || file.startsWith(`${sharedFolder}/`),
  )
  const names = near.map((file) => posix.relative(file.startsWith(`${folder}/`) ? folder : sharedFolder, file))
  // Somebody may have written the folder as well.
  const meant = names.find((name) => name === posix.basename(value)) ?? suggest(value, names)
  return {
    message: `There is no picture ${value} beside this file, and none in ${sharedFolder}.`,
    hint: meant ? `Did you mean ${meant}?` : `Put the file at ${beside}.`,
    fixes: meantWords(value, meant),
  }
}

function ambiguous(showing: Showing, [beside, shared]: [string, string]): Said {
  return {
    rule: 'picture-name',
    message: `Two pictures are called ${showing.ref.value}: ${beside} and ${shared}.`,
    hint: 'Give one of them another name, and write here the name of the one you mean.',
  }
}
