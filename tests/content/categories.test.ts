import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { article, category } from '../support/minimal-content.ts'

const briefing = 'content/articles/a-briefing.mdx'
const pricing = { 'content/categories/federal-pricing.json': category('Federal Pricing', 2) }
const messages = async (files: Record<string, string>) =>
  (await checkSite(files)).issues.map(({ severity, file, message, hint }) => `${severity} ${file}: ${message} ${hint}`)

test('a category that does not exist names those there are and the likely one', async () => {
  const files = { ...pricing, [briefing]: article({ category: 'federal-pricng' }) }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx  1 error

      9:11  error  \`category\` cannot be "federal-pricng".  unknown-value
           7 | readTime: 1
           8 | date: 2026-03-01
        >  9 | category: federal-pricng
             |           ^^^^^^^^^^^^^^
          10 | featured: false
          11 | takeaways: [One thing., Another thing.]
        How to fix: Did you mean "federal-pricing"? Allowed: "compliance" or "federal-pricing". A new one: npm run new -- category "Name of it".

    1 error in 1 file.
    "
  `)
})

test('what stands on the chip is understood as the category that is meant', async () => {
  const files = { ...pricing, [briefing]: article({ category: 'Federal Pricing' }) }
  expect((await messages(files))[0]).toContain('Did you mean "federal-pricing"? Allowed:')
})

test('a category is told in the same run as another field that is wrong', async () => {
  const { issues } = await checkSite({ [briefing]: article({ category: 'complience', readTime: 'soon' }) })
  expect(issues.map(({ field }) => field)).toEqual(['readTime', 'category'])
})

test('a category nobody uses is told, once any is used', async () => {
  expect(await reportFor({ ...pricing, [briefing]: article() })).toMatchInlineSnapshot(`
    "content/categories/federal-pricing.json  1 warning

      2:11  warning  No briefing stands under "Federal Pricing": its page says that there is none yet.  unused-category
          1 | {
        > 2 |   "name": "Federal Pricing",
            |           ^^^^^^^^^^^^^^^^^
          3 |   "description": "What the briefings under “Federal Pricing” are about, in a sentence of a good leng…
          4 |   "order": 2
        How to fix: Write \`category: federal-pricing\` in a briefing, or remove the file.

    1 warning in 1 file.
    "
  `)
  expect(await messages(pricing)).toEqual([])
})

test('two categories do not share a name', async () => {
  const other = { 'content/categories/the-same.json': category('compliance', 2).replace('What the', 'Which') }
  expect(await messages({ ...other })).toEqual([
    'error content/categories/the-same.json: The name "compliance" is also that of content/categories/compliance.json. Give each category its own.',
  ])
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

test('a briefing may not have the address of a year', async () => {
  const files = { 'content/articles/2026.mdx': article({ title: 'A year' }) }
  expect((await messages(files))[0]).toBe(
    'error content/articles/2026.mdx: The address /briefings/2026 is already that of a list of briefings. Give the file another name.',
  )
})

test('a published briefing does not stand under a category that is not published', async () => {
  const draft = JSON.stringify({ ...JSON.parse(category('Compliance')), draft: true }, null, 2)
  const files = { 'content/categories/compliance.json': draft, [briefing]: article() }
  expect(await messages(files)).toMatchInlineSnapshot(`
    [
      "error content/articles/a-briefing.mdx: The category "compliance" is not published, and this briefing is. Publish content/categories/compliance.json first, or make this briefing a draft as well: \`draft: true\`.",
    ]
  `)
  const both = { ...files, [briefing]: article({ draft: 'true' }) }
  expect((await messages(both)).join('\n')).not.toContain('is not published')
})
