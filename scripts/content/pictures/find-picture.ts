import { posix } from 'node:path'

/** The folder of the pictures that several texts may show. */
export const sharedFolder = 'content/images'

/** The files a name may mean: the one beside the text, and the one in `content/images`. */
export function candidates(name: string, textFile: string): [beside: string, shared: string] {
  return [posix.join(posix.dirname(textFile), name), posix.join(sharedFolder, name)]
}

/** The file a name in a text means; undefined when there is none. */
export function findPicture(
  name: string,
  textFile: string,
  pictures: Pick<ReadonlyMap<string, unknown>, 'has'>,
): string | undefined {
  return candidates(name, textFile).find((file) => pictures.has(file))
}
