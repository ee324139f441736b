import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { measureDocument, type Places, places } from './desk/word/measure-document.ts'
import { commandOptions, refuseUnknown } from './tools/command-options.mjs'

// `npm run word -- corpus FOLDER`: what became of every word of the documents in a folder, by the place it stood in.
const { positionals } = commandOptions({ allowPositionals: true, options: { list: { type: 'boolean' } } })
refuseUnknown(positionals.slice(0, 1), ['corpus'])
const folder = positionals[1] ?? '.'
const isListed = process.argv.includes('--list')

const sums: Places = new Map()
const failed: string[] = []
let [documents, sentences] = [0, 0]
for (const name of (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.docx')).sort()) {
  try {
    const measured = await measureDocument(readFileSync(path.join(folder, name)))
    documents += 1
    sentences += measured.sentences
    for (const [place, { all, told, lost }] of measured.places) {
      const sum = sums.get(place) ?? { all: 0, told: 0, lost: [] }
      sums.set(place, { all: sum.all + all, told: sum.told + told, lost: [...sum.lost, ...lost] })
      if (isListed && lost.length > 0) console.log(`${name}: ${place}: ${lost.slice(0, 12).join(' ')}`)
    }
  } catch (error) {
    failed.push(`${name}: ${(error as Error).message}`)
  }
}

console.log(`${documents} documents, ${sentences} sentences, ${failed.length} that cannot be read`)
for (const failure of failed) console.log(`  ${failure}`)
console.log('place              words    told    lost untold')
for (const place of places) {
  const { all, told, lost } = sums.get(place) ?? { all: 0, told: 0, lost: [] }
  console.log(
    `${place.padEnd(16)} ${String(all).padStart(7)} ${String(told).padStart(7)} ${String(lost.length).padStart(7)}`,
  )
}
