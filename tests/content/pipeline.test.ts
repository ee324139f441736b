import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createContent } from '../../scripts/content/content.ts'
import { emit } from '../../scripts/content/emit.ts'
import { writeJsonSchemas } from '../../scripts/content/json-schemas.ts'
import { formatIssues } from '../../scripts/content/report.ts'
import { checkSite, today } from '../support/check-site.ts'
import { article, page } from '../support/minimal-content.ts'
import { type TemporarySite, temporarySite } from '../support/temporary-site.ts'

const { parsed } = vi.hoisted(() => ({ parsed: [] as string[] }))
vi.mock('../../scripts/content/parse-file.ts', async (load) => {
  const original = await load<typeof import('../../scripts/content/parse-file.ts')>()
  const parseFile: typeof original.parseFile = (placed, bytes) => {
    parsed.push(placed.file)
    return original.parseFile(placed, bytes)
  }
  return { ...original, parseFile }
})

const briefing = 'content/articles/a-briefing.mdx'
const contentOf = (site: TemporarySite) => createContent({ root: site.root, today })

test('the index is written as one file per collection, and again only where it changed', async () => {
  const site = temporarySite({ [briefing]: article() })
  const folder = join(site.root, 'generated')
  const content = contentOf(site)
  const first = await content.check()
  const written = await emit(first.data!, folder)
  expect(written).toContain(join(folder, 'articles.json'))
  expect(written).toContain(join(folder, 'slugs.ts'))
  expect(await emit(first.data!, folder)).toEqual([])
  site.write(briefing, article({ author: 'Someone else' }))
  const second = await content.check()
  expect(await emit(second.data!, folder)).toEqual([join(folder, 'articles.json')])
})

test('the index is the same however often and wherever it is made', async () => {
  const files = {
    [briefing]: article(),
    'content/pages/about.mdx': page({}, '<Section title="One">\n\nWords.\n\n</Section>\n'),
  }
  const texts = await Promise.all(
    [1, 2].map(async () => {
      const site = temporarySite(files)
      const { data } = await contentOf(site).check()
      return (await emit(data!, join(site.root, 'generated'))).map((file) => readFileSync(file, 'utf8'))
    }),
  )
  expect(texts[0]).toEqual(texts[1])
})

test('slugs are written as values and as types', async () => {
  const site = temporarySite({ [briefing]: article() })
  const { data } = await contentOf(site).check()
  await emit(data!, join(site.root, 'generated'))
  const text = site.read('generated/slugs.ts')
  expect(text).toContain("export type ArticleSlug = 'a-briefing'\n")
  expect(text).toContain('export type AgencySlug = never\n')
  expect(text).toContain("  articles: ['a-briefing'] as const,\n")
})

test('with an error there is no data to write, so the last good index stays', async () => {
  const site = temporarySite({ [briefing]: article() })
  const content = contentOf(site)
  const folder = join(site.root, 'generated')
  await emit((await content.check()).data!, folder)
  const before = site.read('generated/articles.json')
  site.write(briefing, article({ readTime: 'soon' }))
  const { data } = await content.check()
  expect(data).toBeNull()
  expect(site.read('generated/articles.json')).toBe(before)
})

test('after one edit only that file is parsed again', async () => {
  const site = temporarySite({ [briefing]: article(), 'content/pages/about.mdx': page() })
  const content = contentOf(site)
  await content.check()
  parsed.length = 0
  expect((await content.check()).changed).toEqual([])
  site.write(briefing, article({}, 'Other words.\n'))
  const { changed } = await content.check()
  expect(changed).toEqual([briefing])
  expect(parsed).toEqual([briefing])
})

test('a file named as changed is read again even when its time and size are the same', async () => {
  const site = temporarySite({ [briefing]: article({}, 'Words one.\n') })
  const content = contentOf(site)
  await content.check()
  const path = join(site.root, briefing)
  const { atime, mtime } = statSync(path)
  writeFileSync(path, article({}, 'Words two.\n'))
  utimesSync(path, atime, mtime)
  expect((await content.check({ changed: [briefing] })).changed).toEqual([briefing])
})

test('a removed file is a change, and what links to it is told', async () => {
  const site = temporarySite({
    'content/pages/about.mdx': page(),
    'content/pages/other.mdx': page({ title: 'Other' }, '[x](/about)\n'),
  })
  const content = contentOf(site)
  expect((await content.check()).issues).toEqual([])
  site.remove('content/pages/about.mdx')
  const { changed, issues } = await content.check()
  expect(changed).toEqual(['content/pages/about.mdx'])
  expect(issues.map((issue) => issue.message)).toEqual(['The link leads to /about, which does not exist.'])
})

test('a second process finds everything in the cache and says the same', async () => {
  const site = temporarySite({
    [briefing]: article({ category: 'Complience' }),
    'content/pages/about.mdx': page({}, 'A[^1].\n\n[^1]: B.\n'),
  })
  const cold = await contentOf(site).check()
  parsed.length = 0
  const warm = await contentOf(site).check()
  expect(parsed).toEqual([])
  expect(warm).toEqual(cold)
  site.write(briefing, article())
  const { data } = await contentOf(site).check()
  expect(data).toEqual(
    (await createContent({ root: site.root, today, cacheDir: join(site.root, 'other') }).check()).data,
  )
})

test('a cache that cannot be read is left aside', async () => {
  const site = temporarySite()
  const { data } = await contentOf(site).check()
  const file = join(site.root, '.cache/content/results.jsonl')
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -200))
  expect((await contentOf(site).check()).data).toEqual(data)
  writeFileSync(file, 'nonsense')
  expect((await contentOf(site).check()).data).toEqual(data)
})

test('the report for programs holds no source text', async () => {
  const { issues } = await checkSite({ [briefing]: article({ category: 'Complience' }) })
  expect(formatIssues(issues, { format: 'json', color: false })).toMatchInlineSnapshot(`
    "{
      "errors": 1,
      "warnings": 0,
      "issues": [
        {
          "severity": "error",
          "file": "content/articles/a-briefing.mdx",
          "field": "category",
          "rule": "unknown-value",
          "message": "\`category\` cannot be \\"Complience\\".",
          "hint": "Did you mean \\"Compliance\\"? Allowed: \\"Federal Contracting\\", \\"SBA Programs\\", \\"Treasury Programs\\", \\"Digital Transformation\\", \\"Risk Management\\" or \\"Compliance\\".",
          "line": 9,
          "column": 11,
          "endColumn": 21
        }
      ]
    }"
  `)
})

test('the report for GitHub is annotations', async () => {
  const { issues } = await checkSite({ [briefing]: article({ category: 'Complience' }, 'See [100%](/nope).\n') })
  expect(formatIssues(issues, { format: 'github', color: false })).toMatchInlineSnapshot(`
    "::error file=content/articles/a-briefing.mdx,line=9,col=11,endColumn=21,title=unknown-value::\`category\` cannot be "Complience".%0ADid you mean "Compliance"? Allowed: "Federal Contracting", "SBA Programs", "Treasury Programs", "Digital Transformation", "Risk Management" or "Compliance".
    ::error file=content/articles/a-briefing.mdx,line=14,col=5,endColumn=18,title=broken-link::The link leads to /nope, which does not exist.%0AWrite the address of a page of this site: the path of its file in content/pages."
  `)
})

test('GitHub annotations escape what would end them', () => {
  const issue = { severity: 'warning', rule: 'a:b,c', file: 'content/x,y.mdx', message: '50%\nmore', line: 3 } as const
  expect(formatIssues([issue], { format: 'github', color: false })).toBe(
    '::warning file=content/x%2Cy.mdx,line=3,title=a%3Ab%2Cc::50%25%0Amore',
  )
})

test('the report for people is coloured on demand and silent when all is well', async () => {
  const { issues } = await checkSite({ [briefing]: article({ category: 'Complience' }) })
  expect(formatIssues(issues, { format: 'human', color: true })).toContain('\u001B[31merror\u001B[39m')
  expect(formatIssues([], { format: 'human', color: true })).toBe('')
})

test('JSON schemas for editors are written once and carry the descriptions', async () => {
  const site = temporarySite()
  const written = await writeJsonSchemas(site.root)
  expect(written).toContain(join(site.root, 'content/.schemas/advisors.json'))
  expect(await writeJsonSchemas(site.root)).toEqual([])
  const schema = JSON.parse(site.read('content/.schemas/advisors.json'))
  expect(schema.properties.name.description).toBe('Full name.')
  expect(schema.properties.$schema).toEqual({ type: 'string' })
})
