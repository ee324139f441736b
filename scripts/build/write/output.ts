import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressions, isCompressible } from './compress.ts'

/** The folder that is served. Files are written only when they changed; what no longer belongs there is removed. */
export interface Output {
  /** Writes a file, and its compressed copies when its kind is worth compressing. */
  write(file: string, content: string | Buffer): Promise<void>
  /** Keeps files of an earlier build that are known to be the same. False when one of them is not there any more. */
  keep(files: string[]): boolean
  /** Removes everything that was neither written nor kept. Returns how many files that were. */
  clean(): Promise<number>
  readonly folder: string
  /** Number of files that had to be written. */
  written(): number
}

async function sameFile(file: string, content: Buffer): Promise<boolean> {
  const present = await readFile(file).catch(() => null)
  return present?.equals(content) ?? false
}

async function writeAtomically(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.tmp`, content)
  await rename(`${file}.tmp`, file)
}

/** All files a written file stands for: itself and its compressed copies. */
function withCompressed(file: string): string[] {
  return isCompressible(file) ? [file, ...compressions.map(({ ending }) => file + ending)] : [file]
}

async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile())
  const names = files.map((entry) => path.join(entry.parentPath, entry.name).slice(folder.length + 1))
  return new Set(path.sep === '/' ? names : names.map((name) => name.replaceAll(path.sep, '/')))
}

/** Opens the output folder. */
export async function openOutput(folder: string): Promise<Output> {
  const present = await filesIn(folder)
  const current = new Set<string>()
  const folders = new Set<string>()
  let written = 0

  /** Notes that the file and its copies belong to the site. Returns whether all of them are there. */
  const claim = (file: string) => {
    const names = withCompressed(file)
    for (const name of names) current.add(name)
    return names.every((name) => present.has(name))
  }
  const makeFolder = async (target: string) => {
    if (folders.has(target)) return
    await mkdir(target, { recursive: true })
    folders.add(target)
  }
  return {
    folder,
    written: () => written,
    keep: (files) => files.map(claim).every(Boolean),
    async write(file, text) {
      const content = Buffer.from(text)
      const target = path.join(folder, file)
      if (claim(file) && (await sameFile(target, content))) return
      written += 1
      await makeFolder(path.dirname(target))
      const copies = isCompressible(file) ? compressions : []
      await Promise.all(
        copies.map(async ({ ending, compress }) => writeAtomically(target + ending, await compress(content, file))),
      )
      await writeAtomically(target, content)
    },
    async clean() {
      const stale = [...present].filter((file) => !current.has(file))
      await Promise.all(stale.map((file) => rm(path.join(folder, file))))
      return stale.length
    },
  }
}
