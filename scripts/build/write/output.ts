import { copyFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cacheKey } from '../../cache/cache-key.ts'
import { readSealed, writeSealed } from '../../cache/sealed-file.ts'
import type { Store } from '../../cache/store.ts'
import { compressed, endings, isCompressible, type Served } from './compress.ts'
import { contentsText, filesOf, type Group, type Groups, groupOf, manifestText } from './groups.ts'
import { type FileGroup, folderMaker, type LaidOut, type Manifest, openStaging } from './lay-out.ts'
import { pack, unpack } from './pack.ts'

/**
 * The folder that is served. A build lays out beside it what has changed, and puts it in place at the end: a build that
 * fails on the way leaves the site as it was.
 */
export interface Output {
  /** Lays out a file, and its compressed copies when its kind is worth compressing. Returns its key. */
  write(file: string, content: string | Buffer): Promise<string>
  /** Lays out files that are made together, with copies that were compressed before. The key stands for all of them. */
  put(files: FileGroup, key: string): void
  /** What of these files and their copies is published already. */
  published(files: readonly string[]): Manifest
  /** Notes files that another thread has laid out in `staging`, with what it said. */
  note(files: readonly string[], key: string, laidOut: LaidOut): void
  /**
   * Keeps files of the build before that were made from the same things, which the key stands for. False when they are
   * to be put: the key is another one, or a file is not there any more.
   */
  keep(files: string[], key: string): boolean
  /** What a page or another first file of a group weighs as a browser fetches it, in bytes. */
  bytes(file: string): number
  /** What was laid out or kept so far, as the text of an object: each file with its hash, without compressed copies. */
  contents(): string
  /**
   * Puts everything in place and removes what was neither laid out nor kept. Counts compressed copies as removed only.
   *
   * @returns the manifest as text, too
   */
  commit(): { written: number; removed: number; manifest: string }
  readonly folder: string
  /** Where files are laid out until all are there. */
  readonly staging: string
}

export interface OutputInput {
  folder: string
  /** Where files are laid out, and where it is noted what the folder holds. */
  caches: string
  /** Compressed copies of earlier builds. */
  store: Store
  /** Key of the code that writes and compresses. */
  code: string
}

const withCopies = (file: string) => (isCompressible(file) ? [file, ...endings.map((ending) => file + ending)] : [file])

/** Every file of a folder, and whether anything has claimed it: nothing has, yet. */
function filesIn(folder: string): Map<string, boolean> {
  const found = new Map<string, boolean>()
  const visit = (place: string, below: string) => {
    for (const entry of readdirSync(place, { withFileTypes: true }))
      if (entry.isDirectory()) visit(path.join(place, entry.name), `${below}${entry.name}/`)
      else found.set(below + entry.name, false)
  }
  try {
    visit(folder, '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return found
}

/** Moves a file. A folder that is mounted from elsewhere cannot be moved into (`EXDEV`): then it is copied. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(from, to)
  }
}

/** Opens the output folder. */
export function openOutput({ folder, caches, store, code }: OutputInput): Output {
  const [staging, groupsFile] = [path.join(caches, 'staging'), path.join(caches, 'output.json')]
  const before: Groups = new Map(readSealed<[string, Group][]>(groupsFile, ''))
  const after: Groups = new Map()
  // What is left of a build that was interrupted.
  rmSync(staging, { recursive: true, force: true })
  const present = filesIn(folder)
  const laidOut: string[] = []
  const layOut = openStaging(staging)
  const claim = (file: string) => void (present.has(file) && present.set(file, true))
  const output: Output = {
    folder,
    staging,
    published(files) {
      const known = before.get(files[0] as string)
      const hashes = known ? filesOf(known) : {}
      const there = files.flatMap(withCopies).filter((file) => present.has(file))
      return Object.fromEntries(there.map((file) => [file, hashes[file] ?? '']))
    },
    note(files, key, { hashes, bytes }) {
      const published = output.published(files)
      for (const [file, hash] of Object.entries(hashes)) {
        claim(file)
        if (published[file] !== hash) laidOut.push(file)
      }
      after.set(files[0] as string, groupOf(key, bytes, hashes))
    },
    keep(files, key) {
      const [name] = files as [string]
      const group = before.get(name)
      if (group?.key !== key) return false
      const all = files.flatMap(withCopies)
      if (group.count !== all.length || !all.every((file) => present.has(file))) return false
      all.forEach(claim)
      after.set(name, group)
      return true
    },
    put(files, key) {
      const names = [...files.keys()]
      output.note(names, key, layOut(files, output.published(names)))
    },
    async write(file, text) {
      const content = Buffer.from(text)
      const key = cacheKey(code, file, content)
      store.use(key)
      if (output.keep([file], key)) return key
      const kept = isCompressible(file) ? store.find(key) : undefined
      const served = kept ? (unpack(kept)[0] as Served) : await compressed(file, content)
      if (!kept && isCompressible(file)) store.keep(key, pack([served]))
      output.put(new Map([[file, served]]), key)
      return key
    },
    bytes: (file) => (after.get(file) as Group).bytes,
    contents: () => contentsText(after),
    commit() {
      const makeFolder = folderMaker()
      // Should this end halfway, what was noted before would vouch for files that are not there any more.
      rmSync(groupsFile, { force: true })
      for (const file of laidOut) {
        makeFolder(path.join(folder, file))
        move(path.join(staging, file), path.join(folder, file))
      }
      const stale = [...present].flatMap(([file, claimed]) => (claimed ? [] : [file]))
      for (const file of stale) rmSync(path.join(folder, file))
      rmSync(staging, { recursive: true, force: true })
      writeSealed(groupsFile, '', [...after])
      const written = laidOut.filter((file) => !/\.(?:br|gz)$/.test(file)).length
      return { written, removed: stale.length, manifest: manifestText(after) }
    },
  }
  return output
}
