import type { Locator, Page } from '@playwright/test'
import { words } from '../../../src/desk/words.ts'
import { violations } from '../../support/axe.ts'
import type { DeskCopy } from '../../support/desk-copy.ts'
import { expect, test } from '../../support/desk-test.ts'
import { hold } from '../../support/pages.ts'

const file = 'content/articles/capture-planning-after-the-recompete.mdx'

const saved = (page: Page) => expect(page.getByText(words.save.saved, { exact: true })).toBeVisible()

const paste = (place: Locator, formats: Record<string, string>) =>
  place.evaluate((element, formats) => {
    const clipboardData = new DataTransfer()
    for (const [type, data] of Object.entries(formats)) clipboardData.setData(type, data)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, formats)

/** The lines git would show as struck and as added. */
const changedLines = (site: DeskCopy) =>
  site
    .git('diff', '--unified=0', '--', 'content')
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line))

test('a word in a field changes that word in the file and nothing else, and undo goes back through the save', async ({
  page,
  site,
  open,
}) => {
  const before = site.read(file)
  await open(file, 'fields')
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Capture planning starts after the last award')
  await expect.poll(() => site.read(file)).toContain('title: "Capture planning starts after the last award"')
  expect(changedLines(site)).toEqual([
    '-title: "Capture planning starts after the last recompete"',
    '+title: "Capture planning starts after the last award"',
  ])
  await saved(page)
  await title.press('ControlOrMeta+z')
  await expect(title).toHaveValue('Capture planning starts after the last recompete')
  await expect.poll(() => site.read(file)).toBe(before)
})

test('a file from Windows keeps its mark and its line ends, in the form, in the text and in its source', async ({
  page,
  site,
  open,
}) => {
  let raw = `\uFEFF${site.read(file).replaceAll('\n', '\r\n')}`
  const becomes = async (from: string, to: string) => {
    raw = raw.replace(from, to)
    await expect.poll(() => site.read(file)).toBe(raw)
    await saved(page)
  }
  site.write(file, raw)
  await open(file, 'fields')
  await page.getByLabel('Author', { exact: true }).fill('Somebody else')
  await becomes('author: "Leander Whitcombe"', 'author: "Somebody else"')
  await page.getByRole('tab', { name: words.tabs.text }).click()
  await page.getByRole('textbox', { name: words.rich.text }).getByText('Open the file the week after award').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('About it.')
  await becomes('the week after award\r\n', 'the week after award\r\n\r\nAbout it.\r\n')
  await page.getByRole('tab', { name: words.tabs.source }).click()
  const source = page.getByRole('textbox', { name: words.tabs.source })
  await source.press('ControlOrMeta+Home')
  await source.press('End')
  await page.keyboard.type('\n# A note')
  await becomes('---\r\n', '---\r\n# A note\r\n')
})

test('the page beside the text shows what was written', async ({ page, open }) => {
  await open(file, 'fields')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('A headline the page shows')
  // The page begins to follow once its own scripts run, in development one module after the other.
  const shown = frame.getByRole('heading', { level: 1, name: 'A headline the page shows' })
  await expect(shown).toBeVisible()
  await page.getByRole('button', { name: words.undo }).click()
})

test('a problem stands beside its field in the words of the check, and goes with its cause', async ({ page, open }) => {
  await open(file, 'fields')
  const description = page.getByLabel('Description', { exact: true })
  const before = await description.inputValue()
  await description.fill('Too short.')
  const field = page.locator('.desk-field').filter({ has: description })
  await expect(field.locator('.desk-issue')).toContainText('50')
  await expect(description).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('tab', { name: words.tabs.source }).click()
  await page.getByText(words.problems(1)).click()
  await expect(page.locator('.cm-lint-marker-error')).toBeVisible()
  await page.getByRole('tab', { name: words.tabs.fields }).click()
  await description.fill(before)
  await expect(page.getByText(words.noProblems)).toBeVisible()
})

test('a sentence typed in the rich text is one change of its paragraph', async ({ page, site, open }) => {
  const before = site.read(file)
  await open(file, 'text')
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.getByText('Eighteen months is a sensible').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Now *this*.')
  await expect.poll(() => site.read(file)).toContain('Now \\*this\\*.')
  expect(changedLines(site)).toHaveLength(2)
  const undo = async () => {
    await page.keyboard.press('ControlOrMeta+z')
    return site.read(file)
  }
  await expect.poll(undo, { intervals: [300] }).toBe(before)
})

test('the cursor stays where it is from rich text to source and back', async ({ page, open }) => {
  await open(file, 'text')
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.getByRole('heading', { name: 'Open the file the week after award' }).click()
  await page.keyboard.press('End')
  await page.getByRole('tab', { name: words.tabs.source }).click()
  await expect(page.locator('.cm-activeLine')).toHaveText('## Open the file the week after award')
})

test('a text that was read while another tab was on its way stands there when one comes back to it', async ({
  page,
  open,
}) => {
  const letSourceIn = await hold(page, '**/_desk/assets/source-tab-*.js')
  await open(file, 'fields')
  const author = page.getByLabel('Author', { exact: true })
  await expect(author).toBeVisible()
  const letTextIn = await hold(page, '**/_desk/api/entry')
  await author.fill('Somebody Else')
  await page.getByRole('tab', { name: words.tabs.text }).click()
  await page.getByRole('tab', { name: words.tabs.source }).click()
  await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(words.loading)
  const read = page.waitForEvent('requestfinished', (request) => request.method() === 'PUT')
  letTextIn()
  await read
  await page.getByRole('tab', { name: words.tabs.text }).click()
  await expect(page.getByRole('textbox', { name: words.rich.text })).toBeVisible()
  letSourceIn()
})

test('what other programs write appears, and both versions are shown when both changed', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'source')
  const before = site.read(file)
  const source = page.getByRole('textbox', { name: words.tabs.source })
  await expect(source).toContainText('Capture planning starts')
  site.write(file, before.replace('Leander Whitcombe', 'Another Program'))
  await expect(source).toContainText('Another Program')

  // Another program is quicker: it writes while the save is on its way.
  let saves = 0
  await page.route('**/_desk/api/entry', async (route) => {
    if (saves === 0) site.write(file, before.replace('Leander Whitcombe', 'A Third Author'))
    saves += 1
    await route.continue()
  })
  await page.getByRole('tab', { name: words.tabs.fields }).click()
  await page.getByLabel('Author', { exact: true }).fill('My Author')
  await expect(page.getByRole('heading', { name: words.conflict.title })).toBeVisible()
  const mine = page.getByRole('radio', { name: new RegExp(`^${words.conflict.mine} Author My Author$`) })
  await expect(mine).toBeVisible()
  expect(await violations(page)).toEqual([])
  await mine.check()
  await page.getByRole('button', { name: words.conflict.finish }).click()
  await expect.poll(() => site.read(file)).toContain('author: "My Author"')
  site.write(file, before)
})

test('two tabs write in different lines of one text, and each word stands where it was typed', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'text')
  const other = await page.context().newPage()
  await other.goto(site.addressOf(file))
  await other.getByRole('tab', { name: words.tabs.text }).click()
  const headings = [...site.read(file).matchAll(/^## .*/gm)].map(([line]) => line.slice(3))
  const [first = '', last = ''] = [headings[0], headings.at(-1)]
  const begin = async (tab: Page, heading: string) => {
    await tab.getByRole('textbox', { name: words.rich.text }).getByRole('heading', { name: heading }).click()
    await tab.keyboard.press('End')
  }
  await begin(page, first)
  await begin(other, last)
  for (const word of ['one', 'two', 'three', 'four', 'five']) {
    await page.keyboard.type(` ${word}`)
    await other.keyboard.type(` ${word}`)
  }
  for (const heading of [first, last])
    await expect.poll(() => site.read(file)).toContain(`## ${heading} one two three four five\n`)
  await expect(page.getByRole('heading', { name: words.conflict.title })).toBeHidden()
  await other.close()
})

test('what another program changed in other lines is taken over, and only what both changed is asked', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'fields')
  const author = page.getByLabel('Author', { exact: true })
  const elsewhere = (from: string, to: string) => site.write(file, site.read(file).replace(from, to))
  // Before the next save arrives.
  const meanwhile = (act: () => void) =>
    page.route(
      '**/_desk/api/entry',
      (route) => {
        act()
        return route.continue()
      },
      { times: 1 },
    )
  await meanwhile(() => elsewhere('Capture planning starts', 'Planning a capture starts'))
  await author.fill('My Author')
  await expect(page.locator('.desk-notice')).toContainText(words.takenOver(1))
  await expect.poll(() => site.read(file)).toContain('author: "My Author"')
  expect(site.read(file)).toContain('Planning a capture starts')
  await meanwhile(() => {
    elsewhere('Planning a capture starts', 'All planning starts')
    elsewhere('author: "My Author"', 'author: A Third Author')
  })
  await author.fill('Somebody Else')
  await expect(page.getByText(words.conflict.taken(0, 1))).toBeVisible()
  await expect(page.getByText(words.conflict.chosen(0, 1))).toBeVisible()
  await page.getByLabel(words.conflict.mine, { exact: false }).check()
  await page.getByRole('button', { name: words.conflict.finish }).click()
  await expect.poll(() => site.read(file)).toContain('author: "Somebody Else"')
  expect(site.read(file)).toContain('All planning starts')
})

test('what other programs wrote while the desk heard nothing of its server appears as soon as it does', async ({
  page,
  site,
  open,
}) => {
  const hear = await hold(page, '**/_desk/api/events*')
  await open(file, 'source')
  const source = page.getByRole('textbox', { name: words.tabs.source })
  await expect(source).toContainText('Leander Whitcombe')
  site.write(file, site.read(file).replace('Leander Whitcombe', 'Another Program'))
  // The page beside the text hears of it on a line of its own.
  await expect(page.frameLocator('iframe').getByText('Another Program').first()).toBeVisible()
  hear()
  await expect(source).toContainText('Another Program')
})

test('text that could not be saved survives the server and the window', async ({ page, context, site, open }) => {
  await open(file, 'fields')
  const author = page.getByLabel('Author', { exact: true })
  const before = await author.inputValue()
  site.crash()
  await author.fill('Written while the server was gone')
  await expect(page.getByText(words.save.kept)).toBeVisible()
  await page.close()
  await site.startAgain()
  expect(site.read(file)).toContain(before)
  const later = await context.newPage()
  await later.goto(site.addressOf(file))
  await expect(later.locator('.desk-notice')).toContainText(words.recovered)
  await expect.poll(() => site.read(file)).toContain('author: "Written while the server was gone"')
})

test('Markdown that is pasted as text is what it says, or its words, and an address links what is marked', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'text')
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.getByText('Eighteen months is a sensible').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await paste(text, { 'text/plain': '## A heading\r\n\r\nWith **bold** words.\r\n\r\n- one\r\n- two' })
  await expect.poll(() => site.read(file)).toContain('\n## A heading\n\nWith **bold** words.\n\n- one\n- two\n')
  await text.getByText('With bold words.').click()
  await page.keyboard.press('End')
  for (let letter = 0; letter < 'words.'.length; letter += 1) await page.keyboard.press('Shift+ArrowLeft')
  await paste(text, { 'text/plain': '/about' })
  await expect.poll(() => site.read(file)).toContain('With **bold** [words.](/about)')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.down('Shift')
  await paste(text, { 'text/plain': 'As **typed**.' })
  await page.keyboard.up('Shift')
  await expect.poll(() => site.read(file)).toContain('As \\*\\*typed\\*\\*.')
})

test('what is pasted from another program arrives without its looks', async ({ page, site, open }) => {
  await open(file, 'text')
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.getByText('Eighteen months is a sensible').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await paste(text, {
    'text/html':
      '<html><body><p class="MsoNormal" style="color:red">Pasted <b style="mso-bidi:x">words</b>.<o:p></o:p></p></body></html>',
  })
  await expect.poll(() => site.read(file)).toContain('\nPasted **words**.')
  const notice = page.locator('.desk-notice')
  await expect(notice).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+End')
  // It comes again with every paste that leaves something behind.
  for (const _ of ['once', 'twice']) {
    await paste(text, { 'text/html': '<p>With a <img src="https://example.com/a.png"> picture.</p>' })
    await expect(notice).toContainText(words.pasted.pictures(1))
    await expect(notice).toBeInViewport()
    await notice.getByRole('button', { name: words.close }).click()
    await expect(notice).toHaveCount(0)
  }
})

test('the keys go from the text to its tools: in a table to those of the cell with the cursor', async ({
  page,
  open,
}) => {
  await open(file, 'text')
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.getByRole('paragraph').first().click()
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('combobox', { name: words.rich.passage })).toBeFocused()
  const cell = page.getByRole('cell', { name: 'Fix the two worst findings' })
  // Other rows are those of the blocks, which are drawn later.
  const rows = text.getByRole('table').filter({ has: cell }).getByRole('row')
  const before = await rows.count()
  await cell.click()
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: words.table.addRowBefore })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await expect(rows).toHaveCount(before + 1)
  await expect(rows.nth(3)).toHaveText('')
})

test('a key behind a click counts where was clicked, on a busy page too', async ({ page, open }) => {
  await open(file, 'text')
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.getByRole('paragraph').first().click()
  const cell = text.getByRole('cell', { name: 'Fix the two worst findings' })
  await cell.scrollIntoViewIfNeeded()
  const { x, y } = await cell.evaluate((element) => element.getBoundingClientRect())
  const input = await page.context().newCDPSession(page)
  const button = { x: x + 20, y: y + 20, button: 'left', clickCount: 1 } as const
  const key = { key: 'F10', code: 'F10', windowsVirtualKeyCode: 121, modifiers: 1 }
  await page.evaluate(() => {
    setTimeout(() => {
      for (const until = performance.now() + 1000; performance.now() < until; );
    })
  })
  await Promise.all([
    input.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
    input.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
    input.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }),
    input.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ])
  await expect(page.getByRole('button', { name: words.table.addRowBefore })).toBeFocused()
})

test('what is pasted stands where the cursor is seen, before the browser has told of it', async ({ page, open }) => {
  await open(file, 'text')
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.getByRole('paragraph').first().click()
  const second = text.getByRole('paragraph').nth(1)
  await second.evaluate((element) => {
    getSelection()?.collapse(element.firstChild, 0)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Here.')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(second).toHaveText(/^Here\./)
})

test('cells that come as text or as a table spread over the table they are pasted into', async ({
  page,
  site,
  open,
}) => {
  site.write(file, `${site.read(file)}\n| Year | Plan |\n| --- | ---: |\n| 2024 | 1 |\n`)
  await open(file, 'text')
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.getByRole('cell', { name: '2024' }).click()
  await paste(text, { 'text/plain': '2025\t2\r\n2026\t"3\nor 4"\r\n' })
  const table = (rows: string) => `\n| Year | Plan |\n| --- | ---: |\n${rows}`
  await expect.poll(() => site.read(file)).toContain(table('| 2025 | 2 |\n| 2026 | 3 or 4 |\n'))
  await paste(text, { 'text/html': '<table><tr><td>2027</td></tr><tr><td>2028</td></tr></table>' })
  await expect.poll(() => site.read(file)).toMatch(/\n\| 2027 \| .* \|\n\| 2028 \|/)
  await expect(text.getByRole('table').last().locator('tr:not(:first-child) th')).toHaveCount(0)
  // What is no table becomes one line of the cell, and Enter goes to the one below.
  await text.getByRole('cell', { name: '2027' }).first().click()
  await paste(text, { 'text/html': '<p>a</p><p>b</p><ul><li>c</li></ul>' })
  await page.keyboard.press('Enter')
  await page.keyboard.type('below')
  await expect.poll(() => site.read(file)).toMatch(/\n\| \d*a b c\d* \| .* \|\n\| below \|/)
  await text.getByRole('columnheader', { name: 'Year' }).click()
  await page.getByRole('button', { name: words.table.deleteRow }).click()
  await expect(text.getByRole('table').last().locator('tr:first-child th')).toHaveCount(2)
  await expect.poll(() => site.read(file)).not.toContain('| Year |')
})

test('what a person found of a criterion is a form', async ({ page, site, open }) => {
  const looks = 'content/site/accessibility-looks.json'
  await open(looks, 'fields')
  await page.getByRole('button', { name: words.list.add, exact: true }).click()
  await page.getByLabel('Id', { exact: true }).selectOption({ label: '2.1.1' })
  await page.getByLabel('Result').selectOption({ label: 'Met' })
  await page.getByRole('textbox', { name: 'Who' }).fill('Ada Reader')
  await page.locator('input[type=date]').fill('2026-11-29')
  await page.getByRole('textbox', { name: 'Looked' }).fill('Every kind of page in Firefox, with keys alone.')
  await expect
    .poll(() => JSON.parse(site.read(looks)))
    .toEqual([
      {
        id: '2.1.1',
        result: 'met',
        who: 'Ada Reader',
        day: '2026-11-29',
        looked: 'Every kind of page in Firefox, with keys alone.',
      },
    ])
})
