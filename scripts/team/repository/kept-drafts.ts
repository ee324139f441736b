import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Clock, clockAt } from '../../../src/content/clock.ts'
import { collections } from '../../../src/content/collections.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { placeOf } from '../../content/model/place.ts'
import { isPicture } from '../../content/pictures/is-picture.ts'
import { stateOfText } from '../../content/stages/state-of-text.ts'
import { decode } from '../../content/syntax/decode.ts'
import { filesIn } from '../../desk/repository/git-hashes.ts'
import { readBlobs } from '../../desk/repository/read-blobs.ts'
import { type RunGit, splitZero } from '../../desk/repository/run-git.ts'

const siteFile = 'content/site/site.json'

/** What of a commit somebody is kept from, by what they see in any case. */
export type FindsKept = (commit: string, sees: (file: string) => boolean) => Promise<ReadonlySet<string>>

/**
 * Finds what is not public yet: drafts, what is scheduled, what cannot be read, and the pictures that no other text names.
 *
 * @param git of a clone; each text is read once in its life
 */
export function findsKept(git: RunGit): FindsKept {
  /** What is public, and stays so until it is another text. */
  const known = new Set<string>()
  return async (commit, sees) => {
    const all = await filesIn(git, commit, ['content'])
    const [hashOfSite = ''] = [all.get(siteFile)?.hash].flatMap((hash) => hash ?? [])
    const entries = [...all].flatMap(([file, { hash }]) => {
      const { problem, collection } = placeOf(file.slice('content/'.length))
      const isAsked = !problem && collections[collection].kind === 'entries' && !sees(file)
      return isAsked && !known.has(`${collection} ${hash}`) ? [{ file, collection, hash }] : []
    })
    const blobs = await readBlobs(git, [hashOfSite, ...entries.map(({ hash }) => hash)].filter(Boolean))
    const clock = clockIn(blobs.get(hashOfSite))
    const kept = new Map<string, string>()
    for (const { file, collection, hash } of entries) {
      const { text } = decode(file, blobs.get(hash) as Buffer)
      const state = stateOfText(file, text, collection, clock)
      if (state === 'open' || state === 'closed') known.add(`${collection} ${hash}`)
      else kept.set(file, text)
    }
    const texts = [...kept.values()]
    const named = [...all.keys()].filter(
      (file) => isPicture(file) && !sees(file) && texts.some((text) => text.includes(path.basename(file))),
    )
    const elsewhere = await namedElsewhere(git, commit, named, [...kept.keys()])
    return new Set([...kept.keys(), ...named.filter((file) => !elsewhere.has(path.basename(file)))])
  }
}

/** The clock of the firm; UTC where nothing says which that is. */
function clockIn(site: Buffer | undefined): Clock {
  try {
    return clockAt(process.env.BUILD_DATE, JSON.parse(String(site)).officeHours.timeZone)
  } catch {
    return clockAt(process.env.BUILD_DATE, 'UTC')
  }
}

/** The names of pictures that stand in other texts too. */
async function namedElsewhere(git: RunGit, commit: string, pictures: readonly string[], but: readonly string[]) {
  if (pictures.length === 0) return new Set<string>()
  const names = pictures.flatMap((file) => ['-e', path.basename(file)])
  const others = ['content', ...but.map((file) => `:(exclude,literal)${file}`)]
  // It ends with 1 where there is none.
  const found = await git(['grep', '-I', '-h', '-o', '-F', ...names, commit, '--', ...others]).catch(() => '')
  return new Set(found.toString('utf8').split('\n'))
}

/**
 * Takes what somebody is kept from out of their clone, but for what they have changed themselves, and puts back what they may
 * see by now.
 *
 * @returns the files that are another than before
 */
export async function leaveOut(root: string, git: RunGit, kept: ReadonlySet<string>): Promise<string[]> {
  const note = path.join(root, '.git/kept-drafts.json')
  const before: string[] = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : []
  if (kept.size === 0 && before.length === 0) return []
  writeAtomically(note, JSON.stringify([...new Set([...before, ...kept])]))
  const isThere = (file: string) => existsSync(path.join(root, file))
  const differing = await git(['diff', '--name-only', '-z', '--no-renames', 'HEAD', '--', 'content'])
  const own = new Set(splitZero(differing).filter(isThere))
  const out = [...kept].filter((file) => isThere(file) && !own.has(file))
  for (const file of out) rmSync(path.join(root, file))
  const back = before.filter((file) => !kept.has(file) && !isThere(file))
  const hashes = await filesIn(git, 'HEAD', back)
  const blobs = await readBlobs(
    git,
    [...hashes.values()].map(({ hash }) => hash),
  )
  for (const [file, { hash }] of hashes) writeAtomically(path.join(root, file), blobs.get(hash) as Buffer)
  writeAtomically(note, JSON.stringify([...kept]))
  return [...out, ...hashes.keys()]
}
