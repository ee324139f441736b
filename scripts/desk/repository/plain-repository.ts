import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { filesUnder } from '../../content/model/files-under.ts'
import { isPicture } from '../../content/pictures/is-picture.ts'
import { Refusal } from '../http/refusal.ts'
import { isContentName } from './is-content-name.ts'
import type { ChangeKind, Repository } from './repository.ts'
import { textPatch } from './text-patch.ts'

/** The content as it was when the desk was first opened, from the project's root. */
const keptIn = '.cache/desk/original'

const bytesOf = (file: string) => (existsSync(file) ? readFileSync(file) : null)

const isShown = (file: string) => !path.basename(file).startsWith('.')

/**
 * Copies the content as it is, unless that was done before. A copy somebody interrupted does not count as one, and of two
 * desks that open at once one keeps it. Hidden files are no content, and those that are being put in place come and go.
 */
async function keepContent(root: string, original: string): Promise<void> {
  if (existsSync(original)) return
  await mkdir(path.dirname(original), { recursive: true })
  const part = await mkdtemp(`${original}-`)
  try {
    await cp(path.join(root, 'content'), path.join(part, 'content'), { recursive: true, filter: isShown })
    await rename(part, original)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    if (!existsSync(original)) throw error
  }
}

/** The content where there is no git: a copy is kept, changes are what differs from it, and a review is a patch. */
export function plainRepository(root: string): Repository {
  const original = path.join(root, keptIn)
  let kept: Promise<void> | undefined
  const before = (file: string) => bytesOf(path.join(original, file))
  const after = (file: string) => bytesOf(path.join(root, file))
  const kindOf = (file: string): ChangeKind | undefined => {
    const [old, now] = [before(file), after(file)]
    if (!old || !now) return old ? 'deleted' : 'added'
    return old.equals(now) ? undefined : 'changed'
  }
  return {
    open() {
      kept ??= keepContent(root, original).catch((error: unknown) => {
        kept = undefined
        throw error
      })
      return kept
    },
    state: async () => ({ available: false }),
    async changes() {
      const folders = [original, root].map((folder) => filesUnder(path.join(folder, 'content'), 'content/'))
      const files = [...new Set(folders.flat())].filter(isContentName)
      const kinds = files.map((file) => [file, kindOf(file)] as const)
      return new Map(kinds.filter((pair): pair is [string, ChangeKind] => pair[1] !== undefined))
    },
    before: async (file) => before(file),
    async allBefore(files) {
      const pairs = files.map((file) => [file, before(file)] as const)
      return new Map(pairs.flatMap(([file, bytes]) => (bytes ? [[file, bytes] as const] : [])))
    },
    waiting: async () => new Map(),
    reviews: async () => [],
    async send({ files, message }) {
      const texts = files.filter((file) => !isPicture(file))
      const left = files.filter((file) => isPicture(file))
      const parts = texts.map((file) =>
        textPatch(file, before(file)?.toString('utf8') ?? null, after(file)?.toString('utf8') ?? null),
      )
      return { patch: `${message.trim()}\n\n${parts.join('')}`, ...(left.length > 0 && { left }) }
    },
    history: async () => [],
    async revision() {
      throw new Refusal(404, 'This copy of the site keeps no history.')
    },
  }
}
