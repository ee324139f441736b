import type { PictureSaved } from '../../requests.ts'
import { askServer, query } from './ask-server.ts'

/** Lays a picture beside a file of the content. Returns the name it got there. */
export async function addPicture(file: string, picture: File): Promise<string> {
  const { src } = await askServer<PictureSaved>('POST', query('picture', { file, name: picture.name }), picture)
  return src
}
