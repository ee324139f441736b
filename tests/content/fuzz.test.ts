import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FileResult } from '../../scripts/content/model/file-result.ts'
import { checkAlone, checkDocument, ruleFailures } from '../fuzz/check-document.ts'
import { type FuzzDocument, fuzzDocuments } from '../fuzz/documents.ts'
import { realResults } from '../fuzz/real-results.ts'
import cases from './fixtures/fuzz-cases.json'

const root = join(import.meta.dirname, '../..')
const others = realResults(root)

// `npm run fuzz -- --count 10000` tries many more, and adds those that fail to the cases below.
test('200 changed files are accepted and can be rendered, or rejected with a place', async () => {
  const documentAt = fuzzDocuments(root, 7)
  let left: FileResult[] = []
  for (let number = 0; number < 200; number += 1) {
    const { failures, result } = checkAlone(documentAt(number))
    expect([number, failures]).toEqual([number, []])
    left.push(result)
  }
  // Looking at all files takes longest: ten that were changed are among them at a time.
  while (left.length > 0) {
    const some = new Map(left.slice(0, 10).map((result) => [result.file, result]))
    expect(await ruleFailures([...some.values()], root, others)).toEqual([])
    left = left.filter((result) => some.get(result.file) !== result)
  }
})

test('documents the check once failed for', async () => {
  for (const { name, ...document } of cases as (FuzzDocument & { name: string })[])
    expect([name, (await checkDocument(document, root, others)).failures]).toEqual([name, []])
})
