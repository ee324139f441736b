import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDocument } from '../fuzz/check-document.ts'
import { type FuzzDocument, fuzzDocuments } from '../fuzz/documents.ts'
import { realResults } from '../fuzz/real-results.ts'
import cases from './fixtures/fuzz-cases.json'

const root = join(import.meta.dirname, '../..')
const others = realResults(root)
const failuresOf = async (document: FuzzDocument) => (await checkDocument(document, root, others)).failures

// `npm run fuzz -- --count 10000` tries many more, and adds those that fail to the cases below.
test('200 changed files are accepted and can be rendered, or rejected with a place', async () => {
  const documentAt = fuzzDocuments(root, 7)
  for (let number = 0; number < 200; number += 1)
    expect([number, await failuresOf(documentAt(number))]).toEqual([number, []])
})

test('documents the check once failed for', async () => {
  for (const { name, ...document } of cases as (FuzzDocument & { name: string })[])
    expect([name, await failuresOf(document)]).toEqual([name, []])
})
