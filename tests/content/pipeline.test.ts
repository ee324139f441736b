import { readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { ContentData } from '#src/content/queries.ts'
import { filesKey } from '../../scripts/cache/files-key.ts'
import { type CheckResult, type Content, createContent } from '../../scripts/content/content.ts'
import { formatIssues } from '../../scripts/content/report/report.ts'
import { emit } from '../../scripts/content/stages/emit.ts'
import { today } from '../support/check-site.ts'
import { article, page } from '../support/minimal-content.ts'
import { pngOf } from '../support/pictures.ts'
import { type TemporarySite, temporarySite } from '../support/temporary-site.ts'

const { parsed } = vi.hoisted(() => ({ parsed: [] as string[] }))
vi.mock('../../scripts/content/stages/parse-file.ts', async (load) => {
  const original = await load<typeof import('../../scripts/content/stages/parse-file.ts')>()
  const parseFile: typeof original.parseFile = (placed, ...given) => {
    parsed.push(placed.file)
    return original.parseFile(placed, ...given)
  }
  return { ...original, parseFile }
})

const briefing = 'content/articles/a-briefing.mdx'
const contentOf = (site: TemporarySite) => createContent({ root: site.root, now: today })

/** The data of a site that has no errors. */
async function dataOf(content: Content): Promise<ContentData> {
  const { data, issues } = await content.check()
  if (!data) throw new Error(formatIssues(issues, { format: 'human', color: false }))
  return data
}

/** The same as text, with the bodies, which are read when somebody asks for them. */
const textOf = async (content: Content) => JSON.stringify(await dataOf(content))

test('slugs are written as types, and again only when there are others', async () => {
  const site = temporarySite({ [briefing]: article() })
  const content = contentOf(site)
  expect(emit(await dataOf(content), site.root)).toBe(true)
  const text = site.read('src/content/generated/slugs.ts')
  expect(text).toContain("  articles: 'a-briefing'\n")
  expect(text).toContain('  agencies: never\n')
  site.write(briefing, article({ author: 'Someone else' }))
  expect(emit(await dataOf(content), site.root)).toBe(false)
  site.write('content/articles/another.mdx', article({ title: 'Another' }))
  expect(emit(await dataOf(content), site.root)).toBe(true)
  expect(site.read('src/content/generated/slugs.ts')).toContain("  articles: 'a-briefing' | 'another'\n")
})

test('the index is the same however often and wherever it is made', async () => {
  const files = {
    [briefing]: article(),
    'content/pages/about.mdx': page({}, '<Section title="One">\n\nWords.\n\n</Section>\n'),
  }
  const [one, other] = await Promise.all([1, 2].map(() => dataOf(contentOf(temporarySite(files)))))
  expect(one).toEqual(other)
})

test('a check that came to no end hides nothing from the next one: neither what is right now nor that it changed', async () => {
  const site = temporarySite({ [briefing]: article({ title: '' }) })
  const content = contentOf(site)
  expect((await content.check()).issues).not.toEqual([])
  site.write(briefing, article())
  const end = () => {
    throw new Error('The disk is gone.')
  }
  await expect(content.check({ changed: [briefing], read: end })).rejects.toThrow('The disk is gone.')
  const { issues, changed } = await content.check({ changed: [briefing] })
  expect([issues, changed]).toEqual([[], [briefing]])
})

test('what the files say is told before it is checked, and the check waits where it is told to', async () => {
  const read = vi.fn()
  let goOn = () => {}
  const paused = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const checking = contentOf(temporarySite({ [briefing]: article() })).check({
    read,
    turn: async () => read.mock.calls.length > 0 && (await paused),
  })
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
  expect(read.mock.calls[0]?.[0].results).toContainEqual(expect.objectContaining({ file: briefing }))
  goOn()
  expect((await checking).data).not.toBe(null)
})

test('with an error there is no data to write', async () => {
  const site = temporarySite({ [briefing]: article({ readTime: 'soon' }) })
  expect((await contentOf(site).check()).data).toBeNull()
})

test('slugs that were written are no reason to parse anything again', async () => {
  const project = temporarySite({ 'src/content/schema.ts': 'export {}', 'src/content/generated/slugs.ts': 'one' })
  const before = filesKey(project.root, ['src/content'])
  project.write('src/content/generated/slugs.ts', 'two')
  expect(filesKey(project.root, ['src/content'])).toBe(before)
  project.write('src/content/schema.ts', 'export default 1')
  expect(filesKey(project.root, ['src/content'])).not.toBe(before)
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
  const elsewhere = createContent({ root: site.root, now: today, cacheDir: join(site.root, 'other') })
  expect(await textOf(contentOf(site))).toBe(await textOf(elsewhere))
})

test('a cache that cannot be read is left aside', async () => {
  const site = temporarySite()
  const before = await textOf(contentOf(site))
  const file = join(site.root, '.cache/content/results.jsonl')
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -200))
  expect(await textOf(contentOf(site))).toBe(before)
  writeFileSync(file, 'nonsense')
  expect(await textOf(contentOf(site))).toBe(before)
})

test('a cache whose bodies are cut off or gone is left aside', async () => {
  const site = temporarySite({ [briefing]: article({}, 'A body that is kept.\n') })
  const folder = join(site.root, '.cache/content')
  const bodies = () => readdirSync(folder).filter((name) => name.startsWith('bodies-'))
  const said = () => textOf(contentOf(site))
  const before = await said()
  expect(before).toContain('A body that is kept.')
  const [first] = bodies() as [string]
  truncateSync(join(folder, first), 10)
  expect(await said()).toBe(before)
  rmSync(join(folder, first))
  expect(await said()).toBe(before)
  expect(bodies()).toHaveLength(1)
  expect(bodies()).not.toContain(first)
})

test('a cache that was written anew says the same, also to who has opened it before', async () => {
  const site = temporarySite({ [briefing]: article({}, 'The first words.\n') })
  const first = contentOf(site)
  const bodyIn = ({ data }: CheckResult) => JSON.stringify(data?.entries.articles.map(({ body }) => body))
  const textIn = ({ data }: CheckResult) => JSON.stringify(data)
  const before = await first.check()
  for (let edit = 0; edit < 2 * before.files + 60; edit++) {
    site.write(briefing, article({}, `The words of edit ${edit}.\n`))
    await contentOf(site).check()
  }
  const folder = join(site.root, '.cache/content')
  expect(readdirSync(folder).filter((name) => name.startsWith('bodies-'))).toHaveLength(1)
  site.write(briefing, article({}, 'The first words.\n'))
  const after = await contentOf(site).check()
  expect(bodyIn(after)).toContain('The first words.')
  expect(textIn(after)).toBe(textIn(before))
  expect(bodyIn(before)).toContain('The first words.')
  expect(textIn(await first.check())).toBe(textIn(before))
})

test('a second look at what was named says the same, unless a file beside the content has gone', async () => {
  const site = temporarySite({
    'content/pages/about.mdx': page({}, '![A bridge](bridge.png)\n'),
    'content/images/bridge.png': pngOf(1400, 900),
  })
  const content = contentOf(site)
  expect((await content.check()).issues).toEqual([])
  const again = await content.check({ changed: ['content/pages/about.mdx'] })
  expect(again).toMatchObject({ issues: [], changed: [] })
  expect(again.data).not.toBeNull()
  rmSync(join(site.root, 'content/images/bridge.png'))
  const { issues } = await content.check({ changed: ['content/images/bridge.png'] })
  expect(issues.map(({ file, severity }) => [file, severity])).toEqual([['content/pages/about.mdx', 'error']])
})
