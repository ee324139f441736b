import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ledTo } from '../model/led-to.ts'
import type { Pictures } from '../model/picture.ts'
import { readPicture } from './read-picture.ts'

/** Changes when the file is written or replaced. Of a link to a file that is not there, the link is looked at. */
export function stampOf(path: string): string {
  const { mtimeMs, ctimeMs, size } = ledTo(path) ?? lstatSync(path)
  return `${mtimeMs}:${ctimeMs}:${size}`
}

/** Looks at pictures and remembers them: one is looked at again only after it was written. */
export function createPictureReader(root: string) {
  let stamps = new Map<string, string>()
  let known: Pictures = new Map()
  return (files: readonly string[]): Pictures => {
    const before = stamps
    stamps = new Map(files.map((file) => [file, stampOf(join(root, file))]))
    const isSame = (file: string) => before.get(file) === stamps.get(file)
    if (before.size === files.length && files.every(isSame)) return known
    known = new Map(
      files.map((file) => {
        const found = isSame(file) ? known.get(file) : undefined
        return [file, found ?? readPicture(root, file, stamps.get(file) as string)]
      }),
    )
    return known
  }
}
