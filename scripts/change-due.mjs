// `node scripts/change-due.mjs next-change.json`: whether a site that was built is out of date. Exits with 0 when it has to
// be built again and with 1 when not. It needs nothing that would have to be installed: it is asked every ten minutes.
import { readFileSync } from 'node:fs'

/** After so many days the site is built in any case: what a CI keeps with a deployment is not kept for ever. */
const longest = 30

/** Why the site has to be built again, or nothing. `text` is what the build before wrote, if it is still there. */
export function whyDue(text, now) {
  const last = read(text)
  if (!last) return 'Nothing is known of the last build.'
  if (last.at !== null && Date.parse(last.at) <= now)
    return last.changes.map(({ file, title, change }) => `${file}: “${title}” ${change}.`).join('\n')
  const days = (now - Date.parse(last.builtAt)) / 86_400_000
  return days >= longest ? `The last build is ${Math.floor(days)} days old.` : undefined
}

function read(text) {
  try {
    const { builtAt, at, changes } = JSON.parse(text)
    const known = !Number.isNaN(Date.parse(builtAt)) && (at === null || !Number.isNaN(Date.parse(at)))
    return known && Array.isArray(changes) ? { builtAt, at, changes } : undefined
  } catch {
    return undefined
  }
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

if (process.argv[1] === import.meta.filename) {
  const why = whyDue(textOf(process.argv[2] ?? 'dist-hosts/next-change.json'), Date.now())
  console.log(why ?? 'Nothing is due.')
  process.exitCode = why ? 0 : 1
}
