// `npm run lockfile`: run after adding or updating packages, of the project or of a tool that is fetched.
// A registry mirror may lack the binaries of other platforms; npm then leaves them out of the lockfile and `npm ci`
// refuses it everywhere. This adds them by name, asks the registry for their checksums, and removes download addresses:
// the lockfile names no host.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './install.mjs'

const run = promisify(execFile)
const shell = process.platform === 'win32'
const fetched = path.join(import.meta.dirname, 'fetched')
const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']

/** What the name of a platform package says about where it runs. */
function platform(name) {
  const parts = name.split(/[-/]/)
  const os = systems.filter((system) => parts.includes(system))
  const cpu = processors.filter((processor) => parts.includes(processor))
  const libc = parts.some((part) => part.startsWith('musl')) ? ['musl'] : parts.includes('gnu') ? ['glibc'] : []
  return { cpu: cpu.slice(0, 1), ...(os.length > 0 && { os }), ...(libc.length > 0 && { libc }) }
}

/** The checksum of a package, unless the registry does not know it. */
async function integrity(name, version) {
  const { stdout } = await run('npm', ['view', `${name}@${version}`, 'dist.integrity'], { shell }).catch(() => ({
    stdout: '',
  }))
  return stdout.trim() || undefined
}

async function complete(folder) {
  // Elsewhere: beside the packages npm (11) would note as installed what it only writes down.
  const work = mkdtempSync(path.join(tmpdir(), 'lockfile-'))
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(path.join(folder, name))) cpSync(path.join(folder, name), path.join(work, name))
  await run('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: work, shell })
  const lock = JSON.parse(readFileSync(path.join(work, 'package-lock.json'), 'utf8'))
  rmSync(work, { recursive: true })
  // A folder without a name of its own would be called after the place where npm has just worked.
  if (path.basename(work) === lock.name) lock.name = path.basename(folder)
  for (const entry of Object.values(lock.packages)) {
    delete entry.resolved
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const { cpu, os, libc } = platform(name)
      if (lock.packages[`node_modules/${name}`] || cpu.length === 0) continue
      lock.packages[`node_modules/${name}`] = {
        version,
        cpu,
        ...(entry.dev && { dev: true }),
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      }
    }
  }

  const unchecked = Object.entries(lock.packages).filter(([place, entry]) => place && !entry.integrity && !entry.link)
  // Eight at a time: a registry asked for all at once may refuse.
  for (let first = 0; first < unchecked.length; first += 8) {
    const answered = unchecked.slice(first, first + 8).map(async ([place, entry]) => {
      entry.integrity = await integrity(place.split('node_modules/').pop(), entry.version)
      if (!entry.integrity) console.warn(`The registry gives no checksum for ${place}`)
    })
    await Promise.all(answered)
  }
  const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(path.join(folder, 'package-lock.json'), `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)
}

await complete(root)
for (const name of readdirSync(fetched)) await complete(path.join(fetched, name))
