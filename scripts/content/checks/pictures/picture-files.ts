import { type Collection, collections } from '#src/content/collections.ts'
import type { FieldIssue } from '../../fields/field-issue.ts'
import { sharedFolder } from '../../pictures/find-picture.ts'
import type { FoundPicture } from '../../pictures/read-picture.ts'
import { placeOfPicture } from '../../pictures/shown-at.ts'
import type { Check } from '../check.ts'

const folders = (Object.values(collections) as Collection[])
  .filter(({ kind }) => kind === 'entries')
  .map(({ path }) => `content/${path}/`)

/** A picture is a file the site can show, under a name and in a folder where texts find it. */
export const pictureFiles: Check = (facts) =>
  [...facts.pictures.values()].flatMap((found) => [
    ...named(found),
    ...found.problems.map(({ line, column, ...problem }): FieldIssue => {
      const place = line === undefined ? placeOfPicture(found.file, facts) : { file: found.file, line, column }
      return { ...problem, rule: 'picture-file', ...place, message: withName(problem.message, found, place.file) }
    }),
  ])

/** In a text the picture has to be named. */
function withName(message: string, { file }: FoundPicture, told: string): string {
  return file === told ? message : `${file}: ${message}`
}

function named({ file }: FoundPicture): FieldIssue[] {
  const issue = (rule: string, message: string, hint: string): FieldIssue[] => [
    { severity: 'error', rule, file, message, hint },
  ]
  const name = file.slice(file.lastIndexOf('/') + 1)
  if (![`${sharedFolder}/`, ...folders].some((folder) => file.startsWith(folder)))
    return issue('picture-place', 'No text finds a picture in this folder.', `Move it to ${sharedFolder}/${name}.`)
  if (!/^[\w.-]+$/.test(name))
    return issue(
      'picture-name',
      'The name of the picture has characters that cannot stand in a text.',
      `Rename it to ${plainName(name)}: letters, digits and hyphens.`,
    )
  return []
}

/** The name without accents, and with one hyphen for whatever else cannot stand in it. */
function plainName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.replace(/[^\w.]+/g, '-').replace(/-+(?=\.)|^-+/g, '')
}
