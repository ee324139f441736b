import path from 'node:path'
import { createEntry } from './new-entry/create-entry.ts'
import { today } from './tools/today.ts'
import { UsageError } from './tools/usage-error.ts'

function main([kind, ...title]: string[]): void {
  try {
    const root = path.resolve(import.meta.dirname, '..')
    const { file, address, next } = createEntry(root, kind, title.join(' '), today(root))
    console.log(`Wrote ${file}`)
    console.log(`Address: ${address}`)
    console.log(
      'Next: open it and replace everything that begins with "Fill in"; npm run dev shows it as you write. It is a draft: remove the line `draft: true` to publish it, or write `publishAt` with a day in its place.',
    )
    console.log(next)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) main(process.argv.slice(2))
