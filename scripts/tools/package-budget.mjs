import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The most `npm ci` may install on Linux, and what it installed when this was written down: who adds a package sees by how
 * much it grew.
 */
const budget = { packages: { most: 480, noted: 441 }, megabytes: { most: 420, noted: 385 } }

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
