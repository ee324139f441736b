import path from 'node:path'
import { expect, test } from 'vitest'
import { createContent } from '../../scripts/content/content.ts'
import { entryAddresses } from '../../scripts/desk/site/entry-addresses.ts'

test('the desk shows words and lists on the page that shows them', async () => {
  const found = await createContent({ root: path.join(import.meta.dirname, '../..'), now: '2026-03-15' }).check()
  const addresses = entryAddresses(found)
  const at = (file: string) => addresses.get(`content/${file}.json`)
  expect({
    metrics: at('lists/approach-metrics'),
    industries: at('lists/about-industries'),
    categories: at('lists/service-categories'),
    contact: at('forms/contact'),
    digest: at('forms/digest'),
    legal: at('site/legal'),
    briefing: at('site/article'),
    advisor: at('advisors/solveig-aakre'),
    agency: at('agencies/public-health-institute'),
  }).toEqual({
    metrics: '/approach',
    industries: '/about',
    categories: '/services',
    contact: '/contact',
    digest: '/briefings',
    legal: '/privacy-policy',
    briefing: '/briefings/reading-growth-on-a-ratio-scale',
    advisor: '/leadership#solveig-aakre',
    agency: '/government-solutions',
  })
})
