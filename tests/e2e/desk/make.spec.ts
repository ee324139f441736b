import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { words } from '../../../src/desk/words.ts'
import { expect, test } from '../../support/desk-test.ts'
import { hold } from '../../support/pages.ts'
import { heading, paragraph, wordDocument } from '../../support/word-document.ts'

const file = 'content/articles/the-audit-trail-you-build-before-the-audit.mdx'

/** Puts the cursor behind the first paragraph and a block below it. */
async function addBlock(page: Page, name: string, button: string | RegExp = name) {
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.getByRole('paragraph').first().click()
  await page.getByRole('button', { name: words.rich.block, exact: true }).click()
  await page.getByLabel(words.rich.searchBlocks).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: button }).first().click()
}

const pasteText = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** Lets files fall on a place, or pastes them there with their HTML, as browsers do with a picture that is copied. */
async function dropFiles(place: Locator, names: readonly string[], html?: string) {
  const bytes = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#0a5' } })
    .png()
    .toBuffer()
  const box = await place.boundingBox()
  await place.evaluate(
    (element, { coded, names, html, x, y }) => {
      const dataTransfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(coded), (sign) => sign.charCodeAt(0))
      for (const name of names)
        dataTransfer.items.add(new File([bytes], name, { type: name.endsWith('.png') ? 'image/png' : 'text/plain' }))
      if (html) dataTransfer.setData('text/html', html)
      const how = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        html
          ? new ClipboardEvent('paste', { clipboardData: dataTransfer, ...how })
          : new DragEvent('drop', { dataTransfer, clientX: x, clientY: y, ...how }),
      )
    },
    { coded: bytes.toString('base64'), names, html, x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 },
  )
}

test('a chart is filled from a spreadsheet, cell by cell or at once, and the keys go from cell to cell', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'text')
  await addBlock(page, 'Ratio chart')
  await pasteText(
    page.getByLabel(words.cells.label(1)),
    'Year\tPlan\tActual\r\n2025\t1,200\t$1,150\r\n2026\t2400\t2300\r\n',
  )
  await expect.poll(() => site.read(file)).toContain('labels={["2025", "2026"]}')
  expect(site.read(file)).toContain(
    'series={[{ label: "Plan", values: [1200, 2400] }, { label: "Actual", values: [1150, 2300] }]}',
  )
  await page.getByLabel(words.cells.of('2026', 'Actual')).press('Enter')
  await expect(page.getByLabel(words.cells.label(3))).toBeFocused()
  await page.keyboard.type('2027')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('4800')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('4,750.5')
  await expect.poll(() => site.read(file)).toContain('values: [1150, 2300, 4750.5]')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel(words.cells.of('2026', 'Actual'))).toBeFocused()
})

test('the menu shows how a block looks, and offers only what may stand there', async ({ page, open }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await open(file, 'text')
  await page.getByRole('textbox', { name: words.rich.text }).getByRole('paragraph').first().click()
  await page.getByRole('button', { name: words.rich.block, exact: true }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeFocused()
  await page.keyboard.type('callout')
  await expect(menu.getByLabel(words.rich.searchBlocks)).toHaveValue('callout')
  await expect(menu.frameLocator('iframe').getByText('In practice')).toBeVisible()
  // It is large enough to be known again: drawn on a page of hardly more than the width it has here.
  const picture = menu.locator('.desk-block-picture')
  const shown = await picture.boundingBox()
  expect(shown?.width).toBeGreaterThan(300)
  const widthOfPage = () => picture.locator('iframe').evaluate((frame) => (frame as HTMLElement).offsetWidth)
  await expect.poll(async () => (await widthOfPage()) / (shown?.width ?? 1)).toBeLessThan(1.7)
  await menu.getByLabel(words.rich.searchBlocks).fill('')
  await expect(menu.getByRole('button', { name: /^Stats/ })).toBeVisible()
  // It stands in a group of steps alone, and a term in legal texts alone.
  await expect(menu.getByRole('button', { name: /^Step One/ })).toHaveCount(0)
  await expect(menu.getByRole('button', { name: /^Term/ })).toHaveCount(0)
  expect(said.filter((text) => /blocked script/i.test(text))).toEqual([])
})

test('blocks are put in one after the other, each with notes that the first key takes away, and these are told', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'text')
  await addBlock(page, 'Pull figure')
  const figure = '<PullFigure value="Fill in: the figure." label="Fill in: what it says." />'
  await expect.poll(() => site.read(file)).toContain(figure)
  await expect(page.getByText(words.problems(1))).toBeVisible()
  await addBlock(page, 'Callout')
  await expect(page.getByText('Fill in: the heading.', { exact: true })).toBeFocused()
  await page.keyboard.type('In practice')
  await expect
    .poll(() => site.read(file))
    .toContain('<Callout title="In practice">\n\nFill in: the words of the callout.\n')
  const passage = page.getByText('Fill in: the words of the callout.', { exact: true })
  await passage.click()
  await page.keyboard.type('Words.')
  await expect.poll(() => site.read(file)).toContain('<Callout title="In practice">\n\nWords.\n\n</Callout>')
  expect(site.read(file)).toContain(figure)
  await addBlock(page, 'Picture')
  await expect(page.locator(':focus')).toHaveAttribute('type', 'file')
  await addBlock(page, 'Cards')
  const title = page.getByText('Fill in: the words at the top of the card.', { exact: true })
  await expect(title).toBeFocused()
  await page.keyboard.type('One')
  await expect.poll(() => site.read(file)).toMatch(/<Cards>\s*<Card title="One">/)
  await page.getByRole('button', { name: words.rich.addInside('Card') }).click()
  await expect(title).toBeFocused()
  await page.keyboard.type('Two')
  await expect.poll(() => site.read(file)).toMatch(/<Card title="One">[^/]*<\/Card>\s*<Card title="Two">/)
})

test('a block is written from its first field on wherever it is put, and the keys undo, move and leave it', async ({
  page,
  site,
  open,
}) => {
  const before = site.read(file)
  await open(file, 'text')
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.press('ControlOrMeta+End')
  await page.getByRole('button', { name: words.rich.block, exact: true }).click()
  await page.keyboard.type('Pull figure')
  await page.keyboard.press('Enter')
  const value = text.getByLabel('Value', { exact: true }).last()
  await expect(value).toBeFocused()
  await expect(value).toBeInViewport()
  // What stands there is a note, which the first key takes away.
  await page.keyboard.type('12 days')
  await expect.poll(() => site.read(file)).toMatch(/<PullFigure value="12 days" [^>]*>\n$/)
  // Back in the text, the next words come behind the block and not in its place.
  await text.focus()
  // The editor puts its selection back 20 ms after it has the focus, and no key of a person comes before
  // (prosemirror-view 1.42.9, `handlers.focus`).
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
  await page.keyboard.type('Behind it.')
  await expect.poll(() => site.read(file)).toMatch(/<PullFigure value="12 days" [^>]*>\n\nBehind it\.\n$/)
  const up = text.getByRole('button', { name: words.list.up('Pull figure') }).last()
  await up.press('Enter')
  await expect(up).toBeFocused()
  await expect(page.locator('#announcer')).toHaveText(/^Pull figure is now number (\d+) of (?!\1\.)\d+\.$/)
  await expect.poll(() => site.read(file)).not.toMatch(/<PullFigure [^>]*>\n\nBehind it\.\n$/)
  const undo = async () => {
    await page.keyboard.press('ControlOrMeta+z')
    return site.read(file)
  }
  await value.focus()
  await expect.poll(undo, { intervals: [300] }).toBe(before)
})

test('keys right behind the one that chooses a block stand in it, however slow the server is', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'text')
  await page.route('**/_desk/api/parse', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByRole('textbox', { name: words.rich.text }).getByRole('paragraph').first().click()
  await page.getByRole('button', { name: words.rich.block, exact: true }).click()
  await page.keyboard.type('Callout')
  await page.keyboard.press('Enter')
  await page.keyboard.type('In practice')
  await expect.poll(() => site.read(file)).toContain('<Callout title="In practice">')
})

test('a block is chosen by its name also before the vocabulary is here', async ({ page, site, open }) => {
  const answer = await hold(page, '**/_desk/api/blocks')
  await open(file, 'text')
  await page.getByRole('textbox', { name: words.rich.text }).getByRole('paragraph').first().click()
  await page.getByRole('button', { name: words.rich.block, exact: true }).click()
  await page.keyboard.type('Callout')
  await page.keyboard.press('Enter')
  await page.keyboard.type('In practice')
  answer()
  await expect.poll(() => site.read(file)).toContain('<Callout title="In practice">')
})

test('quotation marks and the like stand in a field of a block as they are typed', async ({ page, site, open }) => {
  await open(file, 'text')
  await addBlock(page, 'Pull figure')
  const text = page.getByRole('textbox', { name: words.rich.text })
  const label = text.getByLabel('Label', { exact: true }).first()
  await expect(text.getByLabel('Value', { exact: true }).first()).toBeFocused()
  await label.fill('“Fees” & "costs" of the &copy; mark')
  await expect.poll(() => site.read(file)).toContain('label="“Fees” & &quot;costs&quot; of the &amp;copy; mark"')
  await expect(label).toHaveValue('“Fees” & "costs" of the &copy; mark')
})

test('the cursor goes behind a rule, also where nothing else stands there, and is seen', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'text')
  const text = page.getByRole('textbox', { name: words.rich.text })
  await text.press('ControlOrMeta+End')
  await page.getByRole('button', { name: words.tools.rule, exact: true }).click()
  await expect(page.locator('.ProseMirror-gapcursor')).toBeVisible()
  await page.keyboard.type('Words behind the rule.')
  await expect.poll(() => site.read(file)).toMatch(/\n---\n\nWords behind the rule\.\n$/)
})

for (const moment of ['at once', 'when their names are drawn']) {
  test(`at the end of a page of blocks, ${moment}, the last one is selected, and in view when all forms are drawn`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '32px'))
    })
    await open('content/pages/about.mdx', 'text')
    const blocks = page.locator('.desk-rich .desk-block')
    await expect(blocks).not.toHaveCount(0)
    if (moment !== 'at once') await expect(blocks.and(page.locator(':not(:has(.desk-block-name))'))).toHaveCount(0)
    await page.getByRole('textbox', { name: words.rich.text }).press('ControlOrMeta+End')
    const last = page.locator('.desk-rich .ProseMirror-selectednode')
    await expect(last.getByRole('textbox').first()).toHaveCount(1)
    await expect(last).toBeInViewport()
  })
}

test('other briefings and figures of the register are chosen by their names', async ({ page, site, open }) => {
  await open(file, 'fields')
  const related = page.getByRole('group', { name: 'Related' })
  await related.getByRole('button', { name: words.list.add, exact: true }).click()
  const field = related.getByRole('combobox').last()
  await field.fill('prompt payment')
  await expect(related.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Prompt payment and the cost of a late invoice')
  await expect.poll(() => site.read(file)).toContain('  - prompt-payment-and-the-cost-of-a-late-invoice\n')
  await page.getByRole('tab', { name: words.tabs.text }).click()
  await addBlock(page, 'Stats')
  const card = page.locator('.desk-block').filter({ hasText: 'Figures side by side' })
  await card.getByRole('button', { name: 'Claim', exact: true }).click()
  await card.getByRole('combobox', { name: 'Claim' }).fill('engagements')
  await card.getByRole('listbox').getByRole('option').first().click()
  await expect.poll(() => site.read(file)).toMatch(/<Stat [^>]*claim="engagements-/)
})

test('a field that must name an entry is never emptied, and Tab goes on from its list', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'fields')
  const category = page.getByRole('combobox', { name: 'Category', exact: true })
  await expect(category).toHaveValue('Compliance')
  await category.click()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('option', { name: 'Compliance' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(category).toHaveValue('Compliance')
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1)
  await page.getByLabel('Author', { exact: true }).fill('Somebody Else')
  await expect.poll(() => site.read(file)).toContain('author: "Somebody Else"')
  expect(site.read(file)).toContain('\ncategory: "compliance"\n')
})

test('a link is offered pages and headings, and nothing that has no address', async ({ page, open }) => {
  await open(file, 'text')
  await page.getByRole('textbox', { name: words.rich.text }).getByRole('paragraph').first().click()
  await page.getByRole('button', { name: words.tools.link, exact: true }).click()
  await page.getByLabel(words.link.to).fill('client')
  const addresses = page.getByRole('option').locator('.desk-note')
  await expect(addresses).not.toHaveCount(0)
  for (const address of await addresses.allTextContents()) expect(address).toMatch(/^\//)
})

test('a figure of the register that is put into a line is chosen at once', async ({ page, site, open }) => {
  await open(file, 'text')
  await addBlock(page, 'Claim', /^Claim /)
  const choice = page.getByRole('combobox', { name: 'Id', exact: true })
  await expect(choice).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('clients')
  const offered = page.getByRole('listbox').getByRole('option')
  await expect(offered).not.toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => site.read(file)).toMatch(/[a-z] ?<Claim id="(?!engagements-firm)[a-z-]+" \/>/)
})

test('a picture that is dropped lies beside its entry and is described at once', async ({ page, site, open }) => {
  await open(file, 'fields')
  const cover = page.getByRole('group', { name: 'Cover' })
  // A live region that comes with its words is not read.
  await expect(cover.getByRole('status')).toBeEmpty()
  await dropFiles(cover.locator('.desk-drop'), ['Größe 1.png'])
  await expect(cover.getByLabel('What it shows')).toBeFocused()
  await page.keyboard.type('A green field.')
  const point = cover.getByRole('group', { name: words.picture.focus })
  await point.getByRole('slider', { name: words.picture.left }).press('ArrowLeft')
  await expect.poll(() => site.read(file)).toContain('src: "grosse-1.png"\n  alt: "A green field."\n')
  await expect.poll(() => site.read(file)).toContain('focus: "49% 50%"')
  const picture = cover.locator('.desk-focus-picture')
  await expect(picture.locator('img')).toHaveJSProperty('complete', true)
  const { width, height } = await picture.evaluate((element) => element.getBoundingClientRect())
  await picture.click({ position: { x: width * 0.2, y: height * 0.7 } })
  await expect.poll(() => site.read(file)).toContain('focus: "20% 70%"')
  await expect(point.getByRole('slider', { name: words.picture.top })).toHaveValue('70')

  await page.getByRole('tab', { name: words.tabs.text }).click()
  const text = page.getByRole('textbox', { name: words.rich.text })
  await dropFiles(text.getByRole('paragraph').first(), ['second.png'])
  await expect(page.locator('.desk-block').getByLabel('What it shows').and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.type('Another one.')
  await expect.poll(() => site.read(file)).toContain('<Picture src="second.png" alt="Another one." />')
})

test('every picture that is dropped comes, and one that a browser copied; another file is refused with a reason', async ({
  page,
  site,
  open,
}) => {
  await open(file, 'text')
  const text = page.getByRole('textbox', { name: words.rich.text })
  await dropFiles(text.getByRole('paragraph').first(), ['one.png', 'two.png'])
  const two = '<Picture src="one.png" alt="" />\n\n<Picture src="two.png" alt="" />\n'
  await expect.poll(() => site.read(file)).toContain(two)
  await text.getByRole('paragraph').first().click()
  await dropFiles(text, ['image.png'], '<meta charset="utf-8"><img src="https://example.com/a.png" alt="">')
  await expect.poll(() => site.read(file)).toContain('<Picture src="image.png" alt="" />')
  await expect(page.locator('.desk-notice')).toHaveCount(0)
  await dropFiles(text.getByRole('paragraph').first(), ['notes.txt'])
  await expect(page.getByText(words.rich.noPicture)).toBeVisible()
})

test('a field shows its picture as it is: a drawing that names no size, and another file under the same name', async ({
  page,
  site,
  open,
}) => {
  const drawing = (size: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 8 4"><path d="M0 0h8v4"/></svg>`
  await open(file, 'fields')
  const cover = page.getByRole('group', { name: 'Cover' })
  const buffer = Buffer.from(drawing(''))
  await cover.getByLabel(words.picture.choose).setInputFiles({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer })
  const shown = cover.locator('img[src*="drawing.svg"]')
  await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(100)
  site.write('content/articles/drawing.svg', drawing('width="80" height="40"'))
  await page.getByRole('tab', { name: words.tabs.source }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.getByRole('tab', { name: words.tabs.fields }).click()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(80)
})

test('words of a text are found, with the passage they stand in', async ({ page, site }) => {
  await page.goto(site.url)
  await page.getByLabel(words.find.search).fill('eighteen months')
  const row = page.getByRole('row').filter({ hasText: 'Capture planning' })
  await row.getByRole('link', { name: 'Eighteen months is a sensible' }).click()
  const text = page.getByRole('textbox', { name: words.rich.text })
  await expect(text.getByText('Eighteen months is a sensible')).toBeInViewport()
})

test('a Word document opens as a new draft', async ({ page, site }) => {
  const title = paragraph('A plan from Word', '<w:pStyle w:val="Title"/>')
  const buffer = await wordDocument(title + heading(1, 'First') + paragraph('Words of it.'))
  await page.goto(site.url)
  await page.getByRole('button', { name: words.newEntry.open }).click()
  await page.getByLabel(words.newEntry.kind).selectOption('briefing')
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await page.getByLabel(words.newEntry.word).setInputFiles({ name: 'plan.docx', mimeType, buffer })
  await page.getByRole('button', { name: words.newEntry.start }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A plan from Word' })).toBeVisible()
  expect(site.read('content/articles/a-plan-from-word.mdx')).toMatch(/\n---\n\n## First\n\nWords of it\.\n$/)
})

test('a version of a legal text is compared and given away; what comes back unchanged differs in nothing', async ({
  page,
  open,
}) => {
  await open('content/legal/terms-of-service/2025-01-15.mdx', 'source')
  await page.getByRole('button', { name: words.actions.compare, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('ins').first()).toBeVisible()
  await expect(dialog.locator('del').first()).toBeVisible()
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.compare.docx }).click(),
  ])
  expect(word.suggestedFilename()).toBe('terms-of-service-2025-01-15-redline.docx')
  await dialog.getByLabel(words.compare.word).setInputFiles(await word.path())
  await expect(dialog.getByRole('status').first()).toContainText(words.compare.same)
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.compare.pdf, exact: true }).click(),
  ])
  expect(pdf.suggestedFilename()).toBe('terms-of-service-2025-01-15-redline.pdf')
})

test('what changed stands beside the page before and after', async ({ page, site, open }) => {
  const other = 'content/articles/prompt-payment-and-the-cost-of-a-late-invoice.mdx'
  await open(other, 'fields')
  const title = page.getByLabel('Title', { exact: true })
  const before = await title.inputValue()
  await title.fill('What a late invoice costs')
  await expect.poll(() => site.read(other)).toContain('What a late invoice costs')
  await page.getByRole('link', { name: words.views.changes }).click()
  const change = page.getByRole('listitem').filter({ hasText: other })
  await change.getByText(words.changes.pages).click()
  const heading = (name: string) => change.frameLocator(`iframe[title="${name}"]`).getByRole('heading', { level: 1 })
  await expect(heading(words.changes.before)).toHaveText(before)
  await expect(heading(words.changes.after)).toHaveText('What a late invoice costs')
})
