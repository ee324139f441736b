import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'
import { article, category } from '../support/minimal-content.ts'

const briefing = 'content/articles/a-briefing.mdx'
const pricing = { 'content/categories/federal-pricing.json': category('Federal Pricing', 2) }
const messages = async (files: Record<string, string>) =>
  (await checkSite(files)).issues.map(({ severity, file, message, hint }) => `${severity} ${file}: ${message} ${hint}`)

test('what stands on the chip is understood as the category that is meant', async () => {
  const files = { ...pricing, [briefing]: article({ category: 'Federal Pricing' }) }
  expect((await messages(files))[0]).toContain('Did you mean "federal-pricing"? Allowed:')
})

test('a category is told in the same run as another field that is wrong', async () => {
  const { issues } = await checkSite({ [briefing]: article({ category: 'complience', readTime: 'soon' }) })
  expect(issues.map(({ field }) => field)).toEqual(['readTime', 'category'])
})

test('no category is told as unused before any is used', async () => {
  expect(await messages(pricing)).toEqual([])
})

test('a category has a page, its older pages and its feed as places a link may lead to', async () => {
  const body =
    '[One](/briefings/category/compliance), [two](/briefings/feeds/compliance.xml), [three](/briefings/2026).\n'
  const wrong = '[Four](/briefings/category/complaince) and [five](/briefings/page/2).\n'
  expect(await messages({ [briefing]: article({}, body) })).toEqual([])
  expect((await messages({ [briefing]: article({}, wrong) })).map((line) => line.split(': ')[1])).toEqual([
    'The link leads to /briefings/category/complaince, which does not exist. Did you mean /briefings/category/compliance?',
    'The link leads to /briefings/page/2, which does not exist. Did you mean /briefings/page/1?',
  ])
})
