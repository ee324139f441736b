import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What the project allows itself: the most packages and megabytes `npm ci` may install on Linux, and what was noted last of
 * these and of the time of each part of `npm test`, in yardsticks.
 */
const budget = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../tests/budget.json'), 'utf8'))

/** What a file, or a folder with all in it, takes of the disk, in bytes. */
function bytesOf(place) {
  const stats = lstatSync(place)
  // Windows counts no blocks.
  const own = stats.blocks === undefined ? stats.size : stats.blocks * 512
  if (!stats.isDirectory()) return own
  return readdirSync(place).reduce((sum, name) => sum + bytesOf(path.join(place, name)), own)
}

/** The packages right inside a folder, those of an organisation one by one. */
const packagesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(folder, name)).map((one) => `${name}/${one}`) : name,
    )

const told = (name, { most, noted }, figure) => {
  const change = figure - noted
  const grown = change === 0 ? '' : `, ${Math.abs(change)} ${change > 0 ? 'more' : 'less'} than noted`
  return `${figure} ${name} (at most ${most}${grown})`
}

/**
 * Counts what is installed and what it takes of the disk.
 *
 * @param folder the project's, with its `node_modules`
 * @returns whether both are within their bounds, and a sentence with what grew; beyond a bound it names the largest packages
 */
export function packageBudget(folder, { packages, megabytes } = budget) {
  const place = path.join(folder, 'node_modules')
  const { packages: installed } = JSON.parse(readFileSync(path.join(place, '.package-lock.json'), 'utf8'))
  const count = Object.keys(installed).length
  const sizes = packagesIn(place).map((name) => ({ name, size: bytesOf(path.join(place, name)) / 2 ** 20 }))
  const size = Math.round(sizes.reduce((sum, one) => sum + one.size, 0))
  const ok = count <= packages.most && size <= megabytes.most
  const largest = sizes.sort((a, b) => b.size - a.size).slice(0, 5)
  const names = ok
    ? ''
    : `; the largest are ${largest.map((one) => `${one.name} (${Math.round(one.size)} MB)`).join(', ')}`
  return { ok, text: `${told('packages', packages, count)}, ${told('MB', megabytes, size)}${names}` }
}

/** Seconds one processor of this machine takes now to hash 512 MB: what a part takes is told in these. */
export function yardstick() {
  const start = performance.now()
  const hash = createHash('sha256')
  const megabyte = Buffer.alloc(2 ** 20, 'x')
  for (let count = 0; count < 512; count += 1) hash.update(megabyte)
  hash.digest()
  return (performance.now() - start) / 1000
}

/** What a quarter more is growth of: less comes of the machine. */
const growth = 1.25

/**
 * What a part of `npm test` took, in yardsticks, and by how much it grew.
 *
 * @param seconds what it took
 * @param unit what `yardstick` said
 */
export function partBudget(name, seconds, unit, { parts } = budget) {
  const figure = seconds / unit
  const noted = parts[name]
  if (!noted) return `${Math.round(figure)} yardsticks (none noted yet)`
  const grew = figure > noted * growth ? `, ${(figure / noted).toFixed(1)} times as long as noted` : ''
  return `${Math.round(figure)} yardsticks (${noted} noted${grew})`
}
