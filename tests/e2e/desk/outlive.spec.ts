import type { Locator, Page } from '@playwright/test'
import { words } from '../../../src/desk/words.ts'
import type { DeskCopy } from '../../support/desk-copy.ts'
import { expect, test } from '../../support/desk-test.ts'
import { markDocument } from '../../support/pages.ts'

const file = 'content/articles/capture-planning-after-the-recompete.mdx'
const other = 'content/articles/the-audit-trail-you-build-before-the-audit.mdx'

async function author(page: Page, site: DeskCopy, name: string) {
  await page.goto(site.addressOf(name))
  await page.getByRole('tab', { name: words.tabs.fields }).click()
  return page.getByLabel('Author', { exact: true })
}

test('two windows outlive the server, and what they wrote is saved once somebody opens its next start', async ({
  page,
  context,
  site,
}) => {
  const one = await author(page, site, file)
  const second = await context.newPage()
  const two = await author(second, site, other)
  site.crash()
  await one.fill('Written in the first window')
  await two.fill('Written in the second window')
  await expect(page.getByText(words.server.gone).first()).toBeVisible()
  await expect(second.getByText(words.save.kept)).toBeVisible()
  await site.startAgain()
  await expect(page.getByText(words.server.anew)).toBeVisible()
  const third = await context.newPage()
  await third.goto(site.url)
  await expect.poll(() => site.read(file)).toContain('Written in the first window')
  await expect.poll(() => site.read(other)).toContain('Written in the second window')
  await expect(page.getByText(words.save.saved, { exact: true })).toBeVisible()
  await expect(page.getByText(words.server.anew)).toBeHidden()
})

test('who starts the desk a second time is led to the one that is open, and one that crashed is in nobody’s way', async ({
  page,
  site,
}) => {
  const said = await site.startOnceMore()
  expect(said).toContain(`The desk: ${site.url}\n`)
  expect(said).toContain('open already')
  const before = site.url
  site.crash()
  await site.startAgain()
  expect(site.url).not.toBe(before)
  await page.goto(site.url)
  await expect(page.getByRole('link', { name: words.views.problems })).toBeVisible()
})

test('a seventh window opens like the first, and goes on hearing of files when the first is closed', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.url)
  const windows = [page]
  while (windows.length < 7) windows.push(await context.newPage())
  for (const window of windows.slice(1)) await window.goto(site.url)
  const last = windows[6] as Page
  const before = site.read(file)
  const retitled = async (title: string) => {
    site.write(file, before.replace(/^title: .*$/m, `title: ${title}`))
    await expect(last.getByRole('link', { name: title })).toBeVisible()
  }
  await retitled('A title that all windows hear')
  await page.close()
  await retitled('A title heard after the first is closed')
})

test('a window that outlived the server takes the address of its next start', async ({ page, site }) => {
  const field = await author(page, site, file)
  site.crash()
  await field.fill('Written before the next start')
  await site.startAgain()
  await expect(page.getByText(words.server.anew)).toBeVisible()
  // As typed into the bar of this window: only the part behind # is another.
  const { hash } = new URL(site.url)
  await page.evaluate((next) => location.replace(next), hash)
  await expect.poll(() => site.read(file)).toContain('Written before the next start')
  await expect(page.getByText(words.server.anew)).toBeHidden()
})

test('a window that was open while the code changed says so, and takes the new one over without losing a word', async ({
  page,
  context,
  site,
}) => {
  const field = await author(page, site, file)
  site.crash()
  await field.fill('Written before the update')
  site.write('src/desk/ui/updated.ts', 'export {}\n')
  try {
    await site.startAgain()
    const second = await context.newPage()
    await second.goto(site.url)
    await expect(page.getByText(words.server.outdated)).toBeVisible()
    await expect.poll(() => site.read(file)).toContain('Written before the update')
    await expect(second.getByText(words.server.outdated)).toHaveCount(0)
    await markDocument(page)
    await field.fill('Written in a window of earlier code')
    await page.getByRole('link', { name: words.views.problems }).click()
    await expect(page.getByText(words.server.outdated)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false)
    await expect(page).toHaveURL(/view=problems/)
    await expect.poll(() => site.read(file)).toContain('Written in a window of earlier code')
  } finally {
    site.remove('src/desk/ui/updated.ts')
  }
})

test('a browser without room says so, asks before its window closes, and saves as soon as it can', async ({
  page,
  site,
}) => {
  const field = await author(page, site, file)
  await page.evaluate(() => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2))
      try {
        localStorage.setItem(`full ${size}`, 'x'.repeat(size))
      } catch {}
    for (let more = 0; more < 200; more += 1)
      try {
        localStorage.setItem(`full ${more} more`, 'x'.repeat(100))
      } catch {}
  })
  await page.route('**/_desk/api/entry', (route) => route.abort())
  await field.fill('Written without room')
  await expect(page.getByText(words.save.notKept)).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const left = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await left
  await page.unroute('**/_desk/api/entry')
  await expect.poll(() => site.read(file)).toContain('Written without room')
})

test('whoever is signed out while they write signs in in another window, and what they typed is saved', async ({
  page,
  context,
  site,
}) => {
  const field = await author(page, site, file)
  const login = { status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }
  await page.route('**/_desk/api/**', (route) => route.fulfill(login))
  await field.fill('Written while signed out')
  await expect(page.getByRole('alert').getByText(words.server.signedOut).first()).toBeVisible()
  await expect(page.getByText(words.save.kept)).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: words.server.signIn }).click()
  await (await opened).close()
  await page.unroute('**/_desk/api/**')
  await expect(page.getByRole('link', { name: words.server.signIn })).toBeHidden()
  await expect.poll(() => site.read(file)).toContain('Written while signed out')
})

// No other system limits what a process that runs may write.
if (process.platform === 'linux')
  test('a disk that takes no more is told, and what was written meanwhile is saved when there is room', async ({
    page,
    site,
  }) => {
    const before = site.read(file)
    const field = await author(page, site, file)
    // Every text is larger.
    site.limitFiles(500)
    try {
      await field.fill('Written on a full disk')
      await expect(page.getByRole('alert').getByText(/The disk is full/)).toBeVisible()
      await expect(page.getByText(words.save.kept)).toBeVisible()
      expect(site.read(file)).toBe(before)
      // The next window has it, too, and nothing half written is left.
      await page.reload()
      await page.getByRole('tab', { name: words.tabs.fields }).click()
      await expect(field).toHaveValue('Written on a full disk')
      await expect(page.getByRole('alert').getByText(/The disk is full/)).toBeVisible()
      expect(site.list('content/articles').filter((name) => name.endsWith('.tmp'))).toEqual([])
    } finally {
      site.limitFiles()
    }
    await expect.poll(() => site.read(file)).toContain('Written on a full disk')
    await expect(page.getByText(words.save.saved, { exact: true })).toBeVisible()
  })

test('a file that is renamed elsewhere leaves the words that were not saved here, and they can be put back', async ({
  page,
  site,
}) => {
  const field = await author(page, site, file)
  const moved = file.replace('.mdx', '-moved.mdx')
  const before = site.read(file)
  // The save is on its way while the file is renamed.
  await page.route('**/_desk/api/entry', (route) => {
    if (!site.list('content/articles').includes(moved.slice('content/articles/'.length))) site.rename(file, moved)
    return route.continue()
  })
  await field.fill('Written while it was renamed')
  await expect(page.getByRole('heading', { name: words.conflict.deleted })).toBeVisible()
  await expect(page.getByText(words.conflict.deletedHelp)).toBeVisible()
  expect([site.read(moved), site.list('content/articles').includes(file)]).toEqual([before, false])
  await page.getByRole('button', { name: words.conflict.putBack }).click()
  await expect.poll(() => site.list('content/articles')).toContain(file.slice('content/articles/'.length))
  expect(site.read(file)).toContain('Written while it was renamed')
  expect(site.read(moved)).toBe(before)
  await expect(field).toHaveValue('Written while it was renamed')
})

test('on the screen of a telephone the text has a screen of its own, and its page one below', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(file, 'text')
  await expect(page.getByRole('textbox', { name: words.rich.text })).toBeVisible()
  const height = async (of: Locator) => (await of.boundingBox())?.height
  expect(await height(page.getByRole('tabpanel'))).toBeGreaterThan(400)
  expect(await height(page.locator('iframe'))).toBeGreaterThan(400)
})

test('on the screen of a telephone the list, a choice between two versions and a comparison have room', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(site.url)
  const search = page.getByLabel(words.find.search)
  await expect(search).toBeVisible()
  expect((await search.boundingBox())?.width).toBeGreaterThan(180)
  await expect(page.getByRole('columnheader', { name: words.find.state })).toBeInViewport()
  await page.goto(site.addressOf('content/legal/privacy-policy/2025-01-15.mdx'))
  await page.getByRole('button', { name: words.actions.compare }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: words.compare.next })).toBeVisible()
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.keyboard.press('Escape')
  const field = await author(page, site, file)
  // Where its address leads is chosen from a list, and what stands below is not written onto the page behind.
  await page.getByRole('button', { name: words.actions.delete, exact: true }).click()
  await dialog.getByLabel(words.delete.to).fill('/approach')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  const surface = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await surface(dialog.locator('.desk-form'))).toBe(await surface(dialog))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.route('**/_desk/api/entry', (route) => {
    site.write(file, site.read(file).replace(/^author: .*$/m, 'author: "Written elsewhere"'))
    return route.continue()
  })
  await field.fill('Written here')
  await expect(page.getByRole('heading', { name: words.conflict.title })).toBeVisible()
  const cut = () => page.locator('.desk-conflict').evaluate((view) => view.scrollHeight - view.clientHeight)
  await expect.poll(cut).toBe(0)
})

test('the tools of the page stand in one row beside the text', async ({ page, open }) => {
  await open(file, 'fields')
  const first = await page.getByLabel(words.preview.address).boundingBox()
  const last = await page.getByRole('link', { name: words.preview.open }).boundingBox()
  expect(last?.y).toBeLessThan((first?.y ?? 0) + (first?.height ?? 0))
})

const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)

test('with text of twice the size on a narrow screen every tab, tool and problem can be reached', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await author(page, site, file)
  await setTextSize(page, '200%')
  for (const name of [words.tabs.fields, words.tabs.text, words.tabs.source]) {
    await page.getByRole('tab', { name }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024)
  }
  await expect(page.getByRole('button', { name: words.undo })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(768)
  // What does not fit is where the keyboard goes.
  for (const part of [page.locator('.desk-problems summary'), page.getByRole('link', { name: words.preview.open })]) {
    await part.focus()
    await expect(part).toBeInViewport({ ratio: 1 })
  }
})

test('with text of twice the size on a narrow screen the place where somebody writes stays in sight', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(file, 'text')
  await setTextSize(page, '200%')
  const text = page.getByRole('textbox', { name: words.rich.text })
  // The blocks are drawn one after the other, and the text grows with each.
  const heads = text.locator('.desk-block-head')
  await expect(heads).not.toHaveCount(0)
  await expect(heads.filter({ hasNot: page.getByRole('button') })).toHaveCount(0)
  // At the end of the text the screen has eight lines of it, and the page beside it moves nothing. The first words are
  // pressed: for the middle of the text Playwright scrolls as far as it may, past where the keys would.
  await text.getByRole('paragraph').first().click()
  await page.keyboard.press('Control+End')
  const lines = () =>
    page.evaluate(() => {
      const { top, bottom } = (document.querySelector('.desk-tab') as Element).getBoundingClientRect()
      const line = Number.parseFloat(getComputedStyle(document.querySelector('.desk-rich p') as Element).lineHeight)
      return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / line
    })
  await expect.poll(lines).toBeGreaterThan(8)
  await expect(page.frameLocator('iframe').locator('[data-desk-here]')).toHaveCount(1)
  expect(await lines()).toBeGreaterThan(8)
  await text.getByRole('cell').first().click()
  await page.getByRole('button', { name: words.table.right, exact: true }).click()
  await text.getByRole('heading').first().click()
  await page.keyboard.type('Seen: ')
  await expect(text.getByRole('heading', { name: /Seen: / })).toBeInViewport()
})

test('with text of twice the size on a narrow screen what changed and the review of it stand below each other', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  // In a heading, and in a table whose first column stands to the right.
  site.write(
    file,
    site
      .read(file)
      .replace(/^## /m, '## Seen: ')
      .replace(/^\| ---/m, '| ---:'),
  )
  await page.goto(site.url)
  await setTextSize(page, '200%')
  await page.getByRole('link', { name: words.views.changes }).click()
  const change = page.getByRole('listitem').filter({ hasText: file })
  const review = page.locator('.desk-review')
  const box = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await expect(change.getByText('Seen:', { exact: false }).last()).toBeVisible()
  expect(await change.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const { y, height } = await box(change)
  expect((await box(review)).y).toBeGreaterThanOrEqual(y + height)
  // With text of the usual size they stand beside each other.
  await setTextSize(page, '100%')
  const { x, width } = await box(change)
  expect((await box(review)).x).toBeGreaterThanOrEqual(x + width)
})
