import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { FileResult } from '../../content/model/file-result.ts'
import { candidates } from '../../content/pictures/find-picture.ts'
import type { DeskContext } from '../context.ts'
import { asDiskRefusal } from '../http/as-refusal.ts'
import { Refusal } from '../http/refusal.ts'
import { layDown } from './add-picture.ts'
import { refuseLinks } from './content-file.ts'

type Desk = Pick<DeskContext, 'root' | 'check'>

/**
 * Moves a text to another folder together with the pictures beside it: one that other texts show as well stays there, too.
 *
 * @param file what the text is called from now on
 * @param move moves the text; what it throws takes the pictures back
 */
export async function withPictures(
  { root, check }: Desk,
  result: FileResult,
  file: string,
  move: () => Promise<void>,
): Promise<void> {
  const pairs = picturesBeside({ root, check }, result, file)
  const laid: string[] = []
  try {
    for (const [from, to] of pairs) {
      const isNew = !existsSync(path.join(root, to))
      if (!lay(root, from, to)) throw new Refusal(409, `It keeps its name: another picture is called ${to} already.`)
      if (isNew) laid.push(to)
    }
    if (laid.length > 0) await check.recheck(laid)
    await move()
  } catch (error) {
    for (const picture of laid) rmSync(path.join(root, picture), { force: true })
    if (laid.length > 0) await check.recheck(laid)
    throw error
  }
  const shown = new Set(check.last().results.flatMap(picturesOf))
  const left = [...pairs.keys()].filter((picture) => !shown.has(picture))
  for (const picture of left) rmSync(path.join(root, picture), { force: true })
  if (left.length > 0) await check.recheck(left)
}

/** The pictures a text names, as they would lie beside it. */
const picturesOf = ({ file, refs }: Pick<FileResult, 'file' | 'refs'>) =>
  refs.filter(({ kind }) => kind === 'picture').map(({ value }) => candidates(value, file)[0])

/** The pictures that lie beside a text, each with its place beside the new one. */
function picturesBeside({ root }: Desk, { file: old, refs }: FileResult, file: string): Map<string, string> {
  if (path.posix.dirname(old) === path.posix.dirname(file)) return new Map()
  const [from, to] = [old, file].map((name) => picturesOf({ file: name, refs })) as [string[], string[]]
  const pairs = from.map((picture, at) => [picture, to[at] as string] as const)
  return new Map(pairs.filter(([picture]) => existsSync(path.join(root, picture))))
}

function lay(root: string, from: string, to: string): boolean {
  refuseLinks(root, from)
  refuseLinks(root, to)
  try {
    return layDown(path.join(root, to), readFileSync(path.join(root, from)))
  } catch (error) {
    throw asDiskRefusal(error)
  }
}
