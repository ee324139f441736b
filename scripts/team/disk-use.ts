import type { Dirent } from 'node:fs'
import { lstat, readdir, statfs } from 'node:fs/promises'
import path from 'node:path'

/** Less is told, in bytes: what a clone of a site with many pictures takes. */
const little = 1024 ** 3

/** What the operator is told of the disk. */
export interface DiskUse {
  /** Tells what the desk takes, the largest part first. */
  tell(): Promise<void>
  /** Looks whether there is little room left, which is told once. */
  look(): Promise<void>
}

interface Options {
  /** That of the desk. */
  folder: string
  log: Pick<Console, 'info' | 'error'>
  /** How many bytes are free for this user where a folder is. */
  free?(folder: string): Promise<number>
}

async function freeAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const namesIn = (folder: string): Promise<Dirent[]> => readdir(folder, { withFileTypes: true }).catch(() => [])

/** What a file or folder takes, in bytes: whole blocks, as `du` counts them. What goes meanwhile takes nothing. */
async function takenBy(place: string): Promise<number> {
  const own = await lstat(place).then(
    // A block is 512 bytes, whatever those of the disk are.
    ({ blocks }) => blocks * 512,
    () => 0,
  )
  let sum = own
  for (const entry of await namesIn(place)) sum += await takenBy(path.join(place, entry.name))
  return sum
}

const inWords = (bytes: number) =>
  bytes < 1000 ** 3 ? `${Math.ceil(bytes / 1000 ** 2)} MB` : `${(bytes / 1000 ** 3).toFixed(1)} GB`

/** Looks at what a desk takes on the disk, and at what is left there. */
export function diskUse({ folder, log, free = freeAt }: Options): DiskUse {
  let isTold = false
  return {
    async tell() {
      const names = (await namesIn(folder)).map(({ name }) => name).filter((name) => name !== 'clones')
      const clones = (await namesIn(path.join(folder, 'clones'))).map(({ name }) => `clones/${name}`)
      const parts: { name: string; bytes: number }[] = []
      for (const name of [...names, ...clones]) parts.push({ name, bytes: await takenBy(path.join(folder, name)) })
      parts.sort((one, other) => other.bytes - one.bytes)
      const sum = parts.reduce((before, { bytes }) => before + bytes, 0)
      const each = parts.map(({ name, bytes }) => `${name} ${inWords(bytes)}`).join(', ')
      log.info(`The desk takes ${inWords(sum)} on the disk, and ${inWords(await free(folder))} are free: ${each}.`)
    },
    async look() {
      const left = await free(folder)
      if (left < little && !isTold)
        log.error(`Only ${inWords(left)} are free where ${folder} is. Nothing can be saved on a disk that is full.`)
      isTold = left < little
    },
  }
}
