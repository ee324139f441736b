// `node scripts/changed-files.mjs OLD NEW [--removed]`: the files that differ between two manifests of a site, a line each:
// those to upload, or those to remove. It needs nothing that would have to be installed.
import { readFileSync } from 'node:fs'

/** What a deployment has to do to get from one site to another. An unknown site is an empty one. */
export function changedFiles(before, after) {
  const files = Object.keys(after)
  return {
    changed: files.filter((file) => before[file] !== after[file]),
    removed: Object.keys(before).filter((file) => !(file in after)),
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    // The first deployment has nothing to compare with, and a manifest that was cut off is as good as none.
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return {}
    throw error
  }
}

if (process.argv[1] === import.meta.filename) {
  const [old, now] = process.argv.slice(2)
  if (!now)
    throw new Error('Expected two manifests: that of the site as it is published, and dist-hosts/manifest.json.')
  const { changed, removed } = changedFiles(read(old), JSON.parse(readFileSync(now, 'utf8')))
  for (const file of process.argv.includes('--removed') ? removed : changed) console.log(file)
}
