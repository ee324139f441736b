import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'
import { minimalContent, page } from '../support/minimal-content.ts'

const file = 'content/site/search.json'
const words = JSON.parse(minimalContent()[file] as string)
const asking = (question: string, href: string, synonyms: string[][] = []) => ({
  [file]: JSON.stringify({ ...words, synonyms, questions: [{ question, href }] }, null, 2),
})
const about = { 'content/pages/about.mdx': page({ title: 'Late invoices' }) }
const ofQuestions = async (files: Record<string, string>) =>
  (await checkSite(files)).issues.filter(({ rule }) => rule === 'unfound-page')

test('it says what is found instead', async () => {
  const [issue] = await ofQuestions({ ...about, ...asking('late invoice', '/contact') })
  expect(issue?.message).toContain('what comes first is /about.')
})

test('a question that finds its page is none, nor one that finds it by a synonym', async () => {
  expect(await ofQuestions({ ...about, ...asking('late invoice', '/about') })).toEqual([])
  expect(
    await ofQuestions({ ...about, ...asking('overdue bills', '/about', [['late invoice', 'overdue bill']]) }),
  ).toEqual([])
})

test('the page of a question exists', async () => {
  const { issues } = await checkSite(asking('late invoice', '/abuot'))
  expect(issues.filter((issue) => issue.file === file).map(({ rule }) => rule)).toEqual(['broken-link'])
})

test('a question is no link to its page', async () => {
  const navigation = JSON.parse(minimalContent()['content/site/navigation.json'] as string)
  navigation.primary = [{ name: 'Contact', href: '/contact' }]
  const files = {
    ...about,
    'content/site/navigation.json': JSON.stringify(navigation),
    ...asking('late invoice', '/about'),
  }
  const { issues } = await checkSite(files)
  expect(issues.filter(({ rule }) => rule === 'orphan-page').map((issue) => issue.file)).toContain(
    'content/pages/about.mdx',
  )
})
