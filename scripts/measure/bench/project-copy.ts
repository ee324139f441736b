import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A copy of the project in a temporary folder, without anything that was built. */
export interface ProjectCopy {
  root: string
  /** Removes what earlier runs left: caches, index, output. */
  forgetRuns(): Promise<void>
  /** Removes all of that but what a CI keeps: as a fresh clone with the cache of another machine. */
  forgetMachine(): Promise<void>
  remove(): Promise<void>
}

const folders = ['content', 'public', 'scripts', 'src']
/** What a CI keeps of the caches. */
const portable = new Set(['served', 'pictures', 'og', 'downloads', 'content', 'pages.json'])
const packageList = '.package-lock.json'
const made = ['.cache', 'dist', 'src/content/generated', 'content/.schemas']

/** Copies sources, settings and content of the project. Its packages are linked, not copied. */
export async function copyProject(project: string): Promise<ProjectCopy> {
  const base = await realpath(await mkdtemp(path.join(tmpdir(), 'vantordine-bench-')))
  const root = path.join(base, 'site')
  const present = await readdir(project, { withFileTypes: true })
  // In a second working tree `.git` is a file that leads to the history of the first: a copy has none.
  const files = present.filter((entry) => entry.isFile() && entry.name !== '.git').map(({ name }) => name)
  for (const name of [...files, ...folders])
    await cp(path.join(project, name), path.join(root, name), { recursive: true })
  await linkPackages(path.join(project, 'node_modules'), path.join(root, 'node_modules'))
  const forgetRuns = async () => {
    for (const name of made) await rm(path.join(root, name), { recursive: true, force: true })
  }
  const forgetMachine = async () => {
    const caches = (await readdir(path.join(root, '.cache'))).filter((name) => !portable.has(name))
    for (const name of [...made.slice(1), ...caches.map((name) => `.cache/${name}`)])
      await rm(path.join(root, name), { recursive: true, force: true })
  }
  await forgetRuns()
  return {
    root,
    forgetRuns,
    forgetMachine,
    remove: () => rm(base, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  }
}

/**
 * Links each package by itself, so that caches that tools keep beside the packages stay in the copy. The list npm leaves of
 * them comes along: without it they would be installed again.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const names = (await readdir(from)).filter((name) => !name.startsWith('.'))
  await cp(path.join(from, packageList), path.join(to, packageList))
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name), 'junction')))
}
