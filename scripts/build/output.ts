import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressions, isCompressible } from './compress.ts'

/** The folder that is served. Files are written only when they changed; what no longer belongs there is removed. */
export interface Output {
  /** Writes a file, and its compressed copies when its kind is worth compressing. */
  write(file: string, content: string | Buffer): Promise<void>
  /** Keeps files of an earlier build that are known to be the same. */
  keep(files: string[]): void
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
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.tmp`, content)
  await rename(`${file}.tmp`, file)
}

/** All files a written file stands for: itself and its compressed copies. */
export function withCompressed(file: string): string[] {
  return isCompressible(file) ? [file, ...compressions.map(({ ending }) => file + ending)] : [file]
}

/** Opens the output folder. */
export function openOutput(folder: string): Output {
  const current = new Set<string>()
  let written = 0
  return {
    folder,
    written: () => written,
    keep: (files) => {
      for (const file of files.flatMap(withCompressed)) current.add(file)
    },
    async write(file, text) {
      const content = Buffer.from(text)
      for (const name of withCompressed(file)) current.add(name)
      const target = path.join(folder, file)
      if (await sameFile(target, content)) return
      written += 1
      if (isCompressible(file)) {
        await Promise.all(
          compressions.map(async ({ ending, compress }) =>
            writeAtomically(target + ending, await compress(content, file)),
          ),
        )
      }
      await writeAtomically(target, content)
    },
    async clean() {
      const entries = await readdir(folder, { withFileTypes: true, recursive: true })
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      const stale = files.filter((file) => !current.has(file.split(path.sep).join('/')))
      await Promise.all(stale.map((file) => rm(path.join(folder, file))))
      return stale.length
    },
  }
}
