import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Lockfile {
  packages?: Record<string, { version?: string }>
}

/** The versions of packages that make files, as the lockfile of the project has them: with another one the files differ. */
export function packageVersions(root: string, names: readonly string[]): string {
  let lockfile: Lockfile = {}
  try {
    lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return names.map((name) => `${name} ${lockfile.packages?.[`node_modules/${name}`]?.version}`).join('\n')
}
