import { type Collection, collections } from '#src/content/collections.ts'
import type { Facts } from '../../model/facts.ts'
import type { Found } from '../../model/issue.ts'
import type { FoundPicture } from '../../model/picture.ts'
import { ofWindows } from '../../model/place.ts'
import { sharedFolder } from '../../pictures/find-picture.ts'
import { placeOfPicture } from '../../pictures/shown-at.ts'
import type { RuleId } from '../../rules/rules.ts'
import type { Check } from '../check.ts'

const folders = (Object.values(collections) as Collection[])
  .filter(({ kind }) => kind === 'entries')
  .map(({ path }) => `content/${path}/`)

/** A picture is a file the site can show, under a name and in a folder where texts find it. */
export const pictureFiles: Check = (facts) =>
  [...facts.pictures.values()].flatMap((found) => [
    ...named(found, facts),
    ...found.problems.map(({ line, column, ...problem }): Found => {
      const place = line === undefined ? placeOfPicture(found.file, facts) : { file: found.file, line, column }
      return { ...problem, ...place, message: withName(problem.message, found, place.file) }
    }),
  ])

/** In a text the picture has to be named. */
function withName(message: string, { file }: FoundPicture, told: string): string {
  return file === told ? message : `${file}: ${message}`
}

function named({ file }: FoundPicture, { pictures }: Facts): Found[] {
  const issue = (rule: RuleId, message: string, hint: string): Found[] => [{ rule, file, message, hint }]
  const name = nameOf(file)
  const folder = file.slice(0, -name.length)
  if (![`${sharedFolder}/`, ...folders].some((folder) => file.startsWith(folder))) {
    const hint = `Move it to ${free(`${sharedFolder}/${name}`, pictures)}.`
    return issue('picture-place', 'No text finds a picture in this folder.', hint)
  }
  if (!/^[\w.-]+$/.test(name)) {
    const hint = `Rename it to ${nameOf(free(folder + plainName(name), pictures))}: letters, digits and hyphens.`
    return issue('picture-name', 'The name of the picture has characters that cannot stand in a text.', hint)
  }
  if (!ofWindows.test(name.replace(/\..*$/, ''))) return []
  const message = 'Windows keeps this name for a device, so the file could not be opened there.'
  return issue('picture-name', message, 'Give it another name, for example with a second word.')
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

/** The file itself, or with the first number that no other picture of that name has. */
function free(file: string, pictures: Facts['pictures']): string {
  let found = file
  for (let number = 2; pictures.has(found); number += 1) found = file.replace(/(?=\.\w+$)/, `-${number}`)
  return found
}

/** The name without accents, and with one hyphen for whatever else cannot stand in it. */
function plainName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.replace(/[^\w.]+/g, '-').replace(/-+(?=\.)|^-+/g, '')
}
