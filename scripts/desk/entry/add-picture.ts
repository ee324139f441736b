import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Answers } from '../../../src/desk/requests.ts'
import { slugOf } from '../../../src/lib/slug-of.ts'
import { sharedFolder } from '../../content/pictures/find-picture.ts'
import { isPicture } from '../../content/pictures/is-picture.ts'
import { readPicture } from '../../content/pictures/read-picture.ts'
import type { DeskContext } from '../context.ts'
import { asDiskRefusal } from '../http/as-refusal.ts'
import { Refusal } from '../http/refusal.ts'
import { type ContentFile, refuseLinks } from './content-file.ts'

/** More than the largest photograph the site reads needs. */
export const mostPictureBytes = 40_000_000

/** A name that can stand in a text: “Größe 1.JPG” is “grosse-1.jpg”. */
function pictureFileName(name: string): string {
  const { name: words, ext } = path.posix.parse(name.split(/[/\\]/).at(-1) ?? '')
  const plain = slugOf(words).slice(0, 80).replace(/-$/, '')
  const file = `${plain || 'picture'}${ext.toLowerCase().replace('.jpeg', '.jpg')}`
  if (!isPicture(file))
    throw new Refusal(415, 'By its name this is no picture. Pictures end in .jpg, .png, .webp, .avif or .svg.')
  return file
}

/**
 * Lays a picture beside an entry, under a name that is free; one that is there already with the same bytes is taken.
 *
 * @throws Refusal with what is wrong with the picture, in the words of the check
 */
export async function addPicture(
  { root, check }: Pick<DeskContext, 'root' | 'check'>,
  beside: ContentFile,
  name: string,
  bytes: Buffer,
): Promise<Answers<'POST picture'>> {
  const own = pictureFileName(name)
  // What several texts of a fixed file show stands in the folder they share.
  const folder = beside.row.kind === 'entries' ? path.posix.dirname(beside.file) : sharedFolder
  const { name: base, ext } = path.posix.parse(own)
  try {
    refusePicture(root, own, bytes)
    for (let number = 1; ; number += 1) {
      const src = number === 1 ? own : `${base}-${number}${ext}`
      const file = `${folder}/${src}`
      refuseLinks(root, file)
      if (layDown(path.join(root, file), bytes)) {
        await check.recheck([file])
        return { src }
      }
    }
  } catch (error) {
    throw asDiskRefusal(error)
  }
}

/** Looks at a picture as the check does, before it is one of the content. */
function refusePicture(root: string, name: string, bytes: Buffer): void {
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'picture-'))
  try {
    writeFileSync(path.join(folder, name), bytes)
    const problem = readPicture(folder, name, '').problems.find(({ severity }) => severity === 'error')
    if (problem) throw new Refusal(415, [problem.message, problem.hint].filter(Boolean).join(' '))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes a new file; never over another one. Returns whether the file has these bytes now. */
export function layDown(file: string, bytes: Buffer): boolean {
  if (existsSync(file)) return readFileSync(file).equals(bytes)
  mkdirSync(path.dirname(file), { recursive: true })
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`)
  try {
    writeFileSync(temporary, bytes)
    copyFileSync(temporary, file, constants.COPYFILE_EXCL)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    rmSync(file, { force: true })
    throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}
