import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandOptions } from '../../scripts/tools/command-options.mjs'
import { fuzzDocuments } from './documents.ts'
import { createJudge } from './judge.ts'

const { values } = commandOptions({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
const root = path.resolve(import.meta.dirname, '../..')
const cases = path.join(root, 'tests/content/fixtures/fuzz-cases.json')
const count = Number(values.count)
const seed = Number(values.seed)

/** Keeps a document the check failed for: `tests/content/fuzz.test.ts` tries it again from then on. */
function keep(number: number, failures: string[]) {
  const { placed, text } = fuzzDocuments(root, seed)(number)
  const kept = JSON.parse(readFileSync(cases, 'utf8')) as unknown[]
  const entry = { name: `seed ${seed}, document ${number}`, failures, placed, text }
  writeFileSync(cases, `${JSON.stringify([...kept, entry], null, 2)}\n`)
}

const judge = createJudge(root, seed)
const times: number[] = []
let accepted = 0
let failed = 0
for (let number = 0; number < count; number += 1) {
  const verdict = await judge.ask(number)
  times.push(verdict.milliseconds)
  if (verdict.accepted) accepted += 1
  if (verdict.failures.length > 0) {
    failed += 1
    // How long it took is of the machine as well, so that no test can try it again.
    if (verdict.failures.some((failure) => !failure.startsWith('took '))) keep(number, verdict.failures)
    console.log(`Document ${number}: ${verdict.failures.join('; ')}`)
  }
  if ((number + 1) % 1000 === 0) console.log(`${number + 1} documents`)
}
judge.end()
times.sort((a, b) => a - b)
const at = (share: number) =>
  `${Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)} ms`
console.log(
  `${count} documents of seed ${seed}: ${accepted} accepted, ${count - accepted} rejected, ${failed} failures. ` +
    `Median ${at(0.5)}, 99 % within ${at(0.99)}, longest ${at(1)}.`,
)
process.exitCode = failed > 0 ? 1 : 0
