import type { ParseMdx } from '../../src/dev/gallery/block-entry.ts'
import { readBody } from '../content/body/read-body.ts'
import { sharedFolder } from '../content/pictures/find-picture.ts'
import { withPictureFiles } from '../content/pictures/with-picture-files.ts'

/** Reads the example of a block as content is read. */
export const parseExample: ParseMdx = (text) => {
  // The pictures of the examples are those that several texts share.
  const file = `${sharedFolder}/example.mdx`
  const { issues, ...read } = readBody(file, text)
  const { body } = withPictureFiles({ ...read, value: null, file }, { has: () => true })
  return { body, problems: issues.map(({ message }) => message) }
}
