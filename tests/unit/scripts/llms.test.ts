import { expect, test } from 'vitest'
import { llms } from '../../../scripts/outputs/llms.ts'
import { realData } from '../../support/labels.ts'

const data = realData()
const text = llms(data)
const { name, baseUrl } = data.singles.site

test('the document opens with the name of the firm and what it does', () => {
  expect(text.startsWith(`# ${name}\n\n> `)).toBe(true)
  expect(text.split('\n\n')[1]).toContain(data.singles.site.blurb)
})

test('every page, briefing and role is named once, by its whole address', () => {
  const addresses = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address]) => address)
  const expected = [
    ...data.entries.pages.filter(({ slug }) => !['404', 'search'].includes(slug)).map(({ url }) => baseUrl + url),
    ...data.entries.articles.map(({ url }) => baseUrl + url),
    ...data.entries.jobs.map(({ url }) => baseUrl + url),
  ]
  expect(addresses.toSorted()).toEqual(expected.toSorted())
})

test('sections carry the names that visitors know from the foot of every page', () => {
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  const { services, company, more } = data.singles.navigation.footer
  expect(headings).toEqual(expect.arrayContaining([services.title, company.title, more.title]))
  expect(new Set(headings).size).toBe(headings.length)
})

test('of very many briefings only the newest hundred are named', () => {
  const [first] = data.entries.articles
  if (!first) throw new Error('No briefing.')
  const articles = Array.from({ length: 250 }, (_, index) => ({ ...first, slug: `briefing-${index}` }))
  const long = llms({ ...data, entries: { ...data.entries, articles } })
  expect(long.match(/\/briefings\/briefing-/g)).toHaveLength(100)
})
