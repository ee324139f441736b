import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Placed } from '../../scripts/content/model/file-result.ts'
import { fromLine, toLine } from '../../scripts/content/stages/cache.ts'
import { parseFile } from '../../scripts/content/stages/parse-file.ts'
import { importBundled } from '../../scripts/tools/import-bundled.mjs'
import { article } from '../support/minimal-content.ts'
import { removeTemporarySites, temporarySite } from '../support/temporary-site.ts'

type ParseFiles = typeof import('../../scripts/content/stages/parse-files.ts')

// As the content check runs it: workers start from the bundle.
const { parseFiles } = (await importBundled('scripts/content/stages/parse-files.ts')) as ParseFiles

afterEach(removeTemporarySites)

/** A site with so many briefings; every tenth has a mistake. */
function siteWith(count: number) {
  const files = Array.from({ length: count }, (_, index): Placed => {
    const slug = `briefing-${String(index).padStart(3, '0')}`
    return { file: `content/articles/${slug}.mdx`, collection: 'articles', slug }
  })
  const texts = files.map(({ slug }, index) =>
    article({ title: slug }, index % 10 ? 'Some *words*.\n' : 'A lone { here.\n'),
  )
  const site = temporarySite(Object.fromEntries(files.map(({ file }, index) => [file, texts[index] as string])))
  const alone = files.map((placed) => parseFile(placed, readFileSync(join(site.root, placed.file))))
  return { root: site.root, files, alone }
}

/** What a line says. Its body is read when it is asked for, so a comparison would not see it. */
const resultIn = (line: string | Buffer) => {
  const result = fromLine(() => Buffer.from(line))
  return result && { ...result, body: result.body }
}

test('files parsed on several processors say what each says alone', async () => {
  const { root, files, alone } = siteWith(200)
  const parsed = new Map<string, string>()
  await parseFiles(root, files, ({ file, line }) => void parsed.set(file, line), undefined, 2)
  expect(files.map(({ file }) => resultIn(parsed.get(file) as string))).toEqual(alone)
})

test('a file that a worker cannot read is told as it would be without one', async () => {
  const { root, files } = siteWith(200)
  const lost = { ...(files[150] as Placed), file: 'content/articles/lost.mdx' }
  const parsed: string[] = []
  const parsing = parseFiles(root, files.with(150, lost), ({ file }) => void parsed.push(file), undefined, 2)
  await expect(parsing).rejects.toThrow('content/articles/lost.mdx')
  expect(parsed).not.toContain('content/articles/lost.mdx')
})

test('half a line is no result', () => {
  const { alone } = siteWith(1)
  const line = Buffer.from(toLine(alone[0] as (typeof alone)[0]))
  expect(resultIn(line)).toEqual(alone[0])
  for (const length of [0, 20, line.length - 20, line.length - 1])
    expect(resultIn(line.subarray(0, length))).toBeUndefined()
})
