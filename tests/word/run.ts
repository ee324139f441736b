import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { changeKinds } from '../../scripts/desk/word/measure-changes.ts'
import { measureDocument, type Places, places } from '../../scripts/desk/word/measure-document.ts'
import { commandOptions, refuseUnknown } from '../../scripts/tools/command-options.mjs'

// `npm run word -- corpus FOLDER`: what became of every word of the documents in a folder, by the place it stood in: how
// many are told as lost, how many are lost untold, and what is another number, rank, emphasis or place now.
// `npm run word -- redlines`: whether comparisons are the two texts in LibreOffice and pandoc, for every version of the legal
// texts and for 200 pairs made by chance, or as many as `--count` says; and whether a tenth of them comes back as it is when a
// part of the changes is accepted there and the rest rejected. `--seed 31` looks at one of those pairs alone.
const { positionals, values } = commandOptions({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, count: { type: 'string', default: '200' }, seed: { type: 'string' } },
})
refuseUnknown(positionals.slice(0, 1), ['corpus', 'redlines'])
if (positionals[0] === 'redlines') {
  const { historyPairs, partFaults, randomPair, randomPairs, redlineFaults } = await import('./check-redlines.ts')
  const { knownPairs } = await import('./known-pairs.ts')
  const seed = values.seed === undefined ? undefined : Number(values.seed)
  const pairs =
    seed !== undefined
      ? [randomPair(seed)]
      : [...(await historyPairs()), ...knownPairs, ...randomPairs(Number(values.count))]
  const parts =
    seed !== undefined ? [seed] : Array.from({ length: Math.ceil(Number(values.count) / 10) }, (_, at) => at)
  const faults = [...(await redlineFaults(pairs)), ...(await partFaults(parts))]
  for (const fault of faults) console.log(fault)
  console.log(`${pairs.length} pairs, ${faults.length} faults`)
  process.exit(faults.length > 0 ? 1 : 0)
}
const folder = positionals[1] ?? '.'
const isListed = process.argv.includes('--list')

const none = () => ({ all: 0, told: 0, lost: [], changed: [] })
const sums: Places = new Map()
const kinds = new Map<string, number>()
const failed: string[] = []
let [documents, sentences] = [0, 0]
for (const name of (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.docx')).sort()) {
  try {
    const measured = await measureDocument(readFileSync(path.join(folder, name)))
    documents += 1
    sentences += measured.sentences
    for (const [place, { all, told, lost, changed }] of measured.places) {
      const sum = sums.get(place) ?? none()
      sums.set(place, {
        all: sum.all + all,
        told: sum.told + told,
        lost: [...sum.lost, ...lost],
        changed: [...sum.changed, ...changed],
      })
      if (!isListed) continue
      if (lost.length > 0) console.log(`${name}: ${place}: ${lost.slice(0, 12).join(' ')}`)
      for (const change of changed.slice(0, 12)) console.log(`${name}: ${place}: ${change}`)
    }
    for (const { kind } of measured.changes) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  } catch (error) {
    failed.push(`${name}: ${(error as Error).message}`)
  }
}

console.log(`${documents} documents, ${sentences} sentences, ${failed.length} that cannot be read`)
for (const failure of failed) console.log(`  ${failure}`)
console.log('place              words    told    lost changed')
for (const place of places) {
  const { all, told, lost, changed } = sums.get(place) ?? none()
  const counts = [all, told, lost.length, changed.length].map((count) => String(count).padStart(7))
  console.log(`${place.padEnd(16)} ${counts.join(' ')}`)
}
console.log(`changed: ${changeKinds.map((kind) => `${kind} ${kinds.get(kind) ?? 0}`).join(', ')}`)
