import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPicture } from '../../content/pictures/is-picture.ts'
import type { DeskContext } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import { isContentName } from '../repository/is-content-name.ts'
import { refuseLinks } from './content-file.ts'

const none = () => new Refusal(404, 'There is no such picture.')

/**
 * The path of a picture of the content, by a name that can be trusted. It may not exist.
 *
 * @throws Refusal
 */
export function picturePath(root: string, file: string): string {
  if (!isPicture(file) || !isContentName(file)) throw none()
  refuseLinks(root, file)
  return path.join(root, file)
}

/**
 * The bytes of a picture of the content.
 *
 * @param before as it was in the last commit
 * @throws Refusal when there is none of this name
 */
export async function pictureBytes(
  { root, repository }: Pick<DeskContext, 'root' | 'repository'>,
  file: string,
  before: boolean,
): Promise<Buffer> {
  const place = picturePath(root, file)
  const bytes = before ? await repository.before(file) : existsSync(place) ? readFileSync(place) : null
  if (!bytes) throw none()
  return bytes
}
