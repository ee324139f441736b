import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'
import { installPackages } from './install-packages.mjs'

/** One sentence about what could not be fetched. */
function refusal(folder, fault) {
  const { description, dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const packages = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`)
  const code = /code (\w+)/.exec(fault)?.[1] ?? fault.trim()
  return `${description} (${packages.join(', ')}) is fetched once, from the registry of npm, which cannot be reached or does not have it: ${code}.`
}

const toolsOf = (project) => path.join(project, '.cache/tools')
const folderOf = (name, project) => path.join(project, 'scripts/tools/fetched', name)

/** Where a tool is kept: another place as soon as its lockfile is another. */
function fetchedFolder(name, project) {
  const lockfile = readFileSync(path.join(folderOf(name, project), 'package-lock.json'))
  return path.join(toolsOf(project), `${name}-${createHash('sha256').update(lockfile).digest('hex').slice(0, 8)}`)
}

/** Whether a tool is there already. */
export const isFetched = (name, project = root) => existsSync(fetchedFolder(name, project))

/**
 * Where the packages of a tool are that a single command uses. They are no dependencies of the project: each tool has a
 * lockfile of its own, and is fetched when it is first asked for and when that changes.
 *
 * @param name a folder of `scripts/tools/fetched`
 * @returns its `node_modules`
 * @throws one sentence when it cannot be fetched
 */
export async function fetchTool(name, project = root) {
  const [wanted, place, tools] = [folderOf(name, project), fetchedFolder(name, project), toolsOf(project)]
  if (!existsSync(place)) {
    mkdirSync(tools, { recursive: true })
    const work = mkdtempSync(path.join(tools, `.${name}-`))
    try {
      cpSync(wanted, work, { recursive: true })
      if (existsSync(path.join(project, '.npmrc'))) cpSync(path.join(project, '.npmrc'), path.join(work, '.npmrc'))
      const fault = await installPackages(work)
      if (fault) throw new Error(refusal(wanted, fault))
      renameSync(work, place)
    } catch (error) {
      // Whoever asked at the same time may have been first.
      if (!existsSync(place)) throw error
    } finally {
      rmSync(work, { recursive: true, force: true })
    }
  }
  return path.join(place, 'node_modules')
}
