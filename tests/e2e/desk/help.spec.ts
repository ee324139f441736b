import { words } from '../../../src/desk/words.ts'
import { violations } from '../../support/axe.ts'
import { expect, test } from '../../support/desk-test.ts'

const file = 'content/articles/capture-planning-after-the-recompete.mdx'

test('a problem leads to its rule among all rules, and what is being written stays as it is', async ({
  page,
  open,
}) => {
  await open(file, 'fields')
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('')
  await page.getByText(words.rule.meaning).first().click()
  const all = page.getByRole('button', { name: words.rule.all }).first()
  await all.click()
  const help = page.getByRole('dialog', { name: words.help.title })
  await expect(help.getByRole('tab', { name: words.help.guides.rules })).toHaveAttribute('aria-selected', 'true')
  const rule = help.locator('h5:focus')
  await expect(rule).toBeInViewport()
  await expect(rule).toHaveText(/^[a-z]+(?:-[a-z]+)*$/)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(all).toBeFocused()
  await page.getByRole('button', { name: words.undo }).click()
  await expect(title).not.toHaveValue('')
})

test('what is searched is found in all guides at once, and their links lead to each other', async ({ page, open }) => {
  await open(file, 'text')
  await page.getByRole('button', { name: words.help.open, exact: true }).click()
  const help = page.getByRole('dialog', { name: words.help.title })
  const search = help.getByRole('searchbox', { name: words.help.search })
  const chosen = help.getByRole('tab', { selected: true })
  await expect(chosen).toHaveText(words.help.guides.writing)
  // The first key goes to the search.
  await page.keyboard.type('interest rate')
  await expect(search).toHaveValue('interest rate')
  await help.getByRole('button', { name: 'I must change the interest rate' }).click()
  await expect(chosen).toHaveText(words.help.guides.legal)
  await expect(help.locator('h4:focus')).toHaveText('I must change the interest rate')
  await search.fill('no such words anywhere')
  await expect(help.getByRole('status')).toHaveText(words.help.nothing)
  await search.fill('')
  for (const name of ['legal', 'writing'] as const) {
    const text = help.locator(`[data-guide-text=${name}]`)
    const tab = help.getByRole('tab', { name: words.help.guides[name] })
    await tab.click()
    for (const link of await text.getByRole('button').allTextContents()) {
      await tab.click()
      await text.getByRole('button', { name: link, exact: true }).first().click()
      if (link === 'RULES.md') await expect(chosen).toHaveText(words.help.guides.rules)
      else await expect(text.locator(':is(h3, h4, h5):focus')).toBeVisible()
    }
    expect(await text.locator('a:not([href^="https://"])').count()).toBe(0)
  }
  expect(await violations(page)).toEqual([])
})

test('every rule is reached from the list of rules', async ({ page, site }) => {
  await page.goto(site.url)
  await page.getByRole('link', { name: words.views.problems }).click()
  await page.getByRole('button', { name: words.help.open, exact: true }).click()
  const rules = page.locator('[data-guide-text=rules]')
  await expect(rules).toBeVisible()
  const named = await rules.getByRole('button').allTextContents()
  const headings = await rules.locator('h5').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.part))
  expect(named.length).toBeGreaterThan(90)
  expect(headings).toEqual(named)
})
