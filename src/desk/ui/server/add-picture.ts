import { askServer } from './ask-server.ts'

/** Lays a picture beside a file of the content. Returns the name it got there. */
export async function addPicture(file: string, picture: File): Promise<string> {
  const { src } = await askServer('POST picture', { file, name: picture.name, bytes: picture })
  return src
}
