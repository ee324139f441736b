import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { setImmediate as others } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { liveCheck } from '../../../scripts/dev/live-check.ts'
import type { WholeContent } from '../../../src/content/queries.ts'
import { page } from '../../support/minimal-content.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const file = 'content/pages/index.mdx'
const quiet = { info() {}, error() {} }

function startPreview(files: Record<string, string> = {}) {
  const site = temporarySite(files)
  const place = { root: site.root, logger: quiet, tell: () => onTold() }
  let onTold = () => {}
  const hear = (listener: () => void) => {
    onTold = listener
  }
  return { site, hear, starting: liveCheck(place, () => undefined) }
}

test('what is written while the preview starts is checked', async () => {
  const { site, starting } = startPreview()
  await others()
  site.write(file, page({ title: 'Home' }, '[Nowhere](/nowhere)\n'))
  const check = await starting
  await expect.poll(() => check.report()).toContain('/nowhere')
  check.close()
})

test('the preview writes the schemas that editors complete fields with, also while something is wrong', async () => {
  const { site, starting } = startPreview({ 'content/pages/about.mdx': broken })
  const check = await starting
  await expect.poll(() => existsSync(`${site.root}/content/.schemas/pages.json`)).toBe(true)
  check.close()
})

test('what is written is shown before everything is checked again', async () => {
  const { site, hear, starting } = startPreview()
  const check = await starting
  const whole = check.last()
  const titles: (string | undefined)[] = []
  hear(() => {
    if (check.last() === whole) titles.push(check.index()?.entry('pages', 'index').data.title)
  })
  site.write(file, page({ title: 'Another home' }))
  await expect.poll(() => titles[0]).toBe('Another home')
  await expect.poll(() => check.last()).not.toBe(whole)
  expect(check.index()?.entry('pages', 'index').data.title).toBe('Another home')
  check.close()
})

test('files that come, go and take the place of others are noticed, in folders that are new, too', async () => {
  const { site, starting } = startPreview()
  const check = await starting
  const seen = (wanted: string) => expect.poll(() => check.report()).toContain(wanted)
  const unseen = () => expect.poll(() => check.report()).toBe('')
  site.write('draft.mdx', page({ title: 'Home' }, '[Nowhere](/nowhere)\n'))
  renameSync(`${site.root}/draft.mdx`, `${site.root}/${file}`)
  await seen('/nowhere')
  site.write(file, page({ title: 'Home' }))
  await unseen()
  site.write('content/roles/one.mdx', 'Words')
  await seen('content/roles')
  rmSync(`${site.root}/content/roles`, { recursive: true })
  await unseen()
  check.close()
})

const broken = '---\ntitle: "Never closed\n---\n'
const home = (check: Awaited<ReturnType<typeof liveCheck>>) =>
  check
    .index()
    ?.entries('pages')
    .find(({ slug }) => slug === 'index')?.data.title

test('a page with an error keeps no other from being shown, from the start on', async () => {
  const { site, starting } = startPreview({ 'content/pages/about.mdx': broken })
  const check = await starting
  expect(check.report()).toContain('content/pages/about.mdx')
  site.write(file, page({ title: 'Another home' }))
  await expect.poll(() => home(check)).toBe('Another home')
  check.close()
})

test('a page with an error stays as it was when it was right', async () => {
  const { site, starting } = startPreview()
  const check = await starting
  const before = home(check)
  site.write(file, broken)
  await expect.poll(() => check.report()).toContain(file)
  expect(home(check)).toBe(before)
  check.close()
})

test('a page stays as it was a moment ago, also when that was never checked with the others', async () => {
  const { site, hear, starting } = startPreview()
  const check = await starting
  const whole = check.last()
  const looked = new Promise<void>((resolve) => {
    hear(() => home(check) === 'Another home' && resolve())
  })
  site.write(file, page({ title: 'Another home' }))
  await looked
  expect(check.last()).toBe(whole)
  site.write(file, broken)
  await expect.poll(() => check.report()).toContain(file)
  expect(home(check)).toBe('Another home')
  check.close()
})

test('without the words that every page needs there is no page', async () => {
  const { starting } = startPreview({ 'content/site/ui.json': '{' })
  const check = await starting
  expect(check.index()).toBeNull()
  check.close()
})

test('what was written and put back by another program before everything was checked is shown as it is', async () => {
  const { site, starting } = startPreview()
  const check = await starting
  const before = readFileSync(`${site.root}/${file}`, 'utf8')
  const told: string[][] = []
  check.subscribe(({ changed }) => told.push(changed))
  site.write(file, page({ title: 'Another home' }))
  check.follow(file)
  expect(home(check)).toBe('Another home')
  site.write(file, before)
  await check.settle()
  expect(home(check)).not.toBe('Another home')
  expect(told).toEqual([[file]])
  check.close()
})

test('a file that says what it said before is told of no more', async () => {
  const { site, starting } = startPreview()
  const check = await starting
  const told: string[][] = []
  check.subscribe(({ changed }) => told.push(changed))
  check.follow(file)
  await check.settle()
  site.write(file, readFileSync(`${site.root}/${file}`, 'utf8'))
  await check.recheck([file])
  expect(told).toEqual([])
  check.close()
})

test('what is worked out of many entries is kept while bodies change, drafts among them, and not when a title does', async () => {
  const about = 'content/pages/about.mdx'
  const { site, starting } = startPreview({ [about]: page({ title: 'About', draft: 'true' }) })
  const check = await starting
  const titles = (content: WholeContent) => content.entries('pages').map(({ data }) => data.title)
  const listed = () => check.index()?.ask((content) => content.once(titles))
  const bodyOf = (slug: string) =>
    JSON.stringify(
      check
        .index()
        ?.entries('pages')
        .find((entry) => entry.slug === slug)?.body,
    )
  const before = listed()
  expect(before).toEqual(expect.arrayContaining(['Home', 'Words · About']))
  for (const [path, slug] of [
    [file, 'index'],
    [about, 'about'],
  ] as const) {
    const title = slug === 'index' ? 'Home' : 'About'
    site.write(path, page({ title, ...(slug === 'about' && { draft: 'true' }) }, `More words for ${slug}.\n`))
    await expect.poll(() => bodyOf(slug)).toContain(`More words for ${slug}.`)
    expect(listed()).toBe(before)
  }
  site.write(file, page({ title: 'Another home' }))
  await expect.poll(listed).toContain('Another home')
  check.close()
})
