import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { type ContentIndex, contentIndex } from '#src/content/queries.ts'
import { answer } from '#src/site/search/answer.ts'
import { type IndexFile, searchIndexPath } from '#src/site/search/index-files.ts'
import { openIndex } from '#src/site/search/open-index.ts'
import { openFiles, shareFound, visitorsQuestions } from '../../../scripts/outputs/search-answers.ts'
import { searchFiles } from '../../../scripts/outputs/search-index.ts'
import { announced, coming, withComing } from '../../support/coming-version.ts'
import { grownIndex } from '../../support/grown-index.ts'
import { realData } from '../../support/labels.ts'
import { realIndex } from '../../support/real-content.ts'
import { inventedWords, wideIndex } from '../../support/wide-index.ts'

const today = '2026-11-22'
const kilobyte = 1000
const compressed = (file = '') => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

/** The search over the files of a build. `fetched` are those it has asked for so far, with the first one. */
async function searchOver(files: Record<string, string>) {
  const fetched = [searchIndexPath]
  const read = async <Content>(path: string) => {
    fetched.push(path)
    return JSON.parse(files[path] as string) as Content
  }
  const index = await openIndex(JSON.parse(files[searchIndexPath] as string) as IndexFile, read)
  const bytes = () => fetched.reduce((sum, path) => sum + compressed(files[path]), 0)
  return { ask: (question: string) => answer(index, question, () => 3), fetched, bytes }
}

const hrefs = ({ groups }: Awaited<ReturnType<typeof answer>>) =>
  groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.href))

async function found(content: ContentIndex, question: string) {
  return hrefs(await (await searchOver(searchFiles(content, today))).ask(question))
}

test('every kind of content is found, at an address that leads to it', async () => {
  const content = realIndex()
  for (const [question, href] of [
    ['employee experience', '/services/employee-experience'],
    ['late invoice', '/briefings/prompt-payment-and-the-cost-of-a-late-invoice'],
    ['machining firm', '/case-studies#machining-firm-cmmc-level-2'],
    ['decision inventory', '/resources#decision-inventory'],
    ['ai engineer', '/careers/lead-ai-engineer'],
    ['holloway', '/leadership#adaeze-holloway'],
    ['dispute resolution', '/terms-of-service#dispute-resolution'],
  ] as const)
    expect(await found(content, question), question).toContain(href)
})

test('the words of two cells or items are not one word, and widths of pictures are none', () => {
  const words = Object.values(searchFiles(realIndex(), today)).join('')
  expect(words).toMatch(/\bmediator\b/)
  expect(words.match(/\b(?:andprovide|legalall|orsend|\d+(?:vw|rem))\b/g)).toBeNull()
})

test('an earlier version of a legal text is not found', () => {
  expect(Object.values(searchFiles(realIndex(), today)).join('')).not.toMatch(/\/versions\//)
})

test('a version that is announced is not found before it applies', () => {
  const found = (content: ContentIndex) => Object.values(searchFiles(content, coming.today)).join('')
  const ahead = contentIndex(withComing(realData(), { announced }))
  expect(found(ahead)).toBe(found(realIndex()))
})

test('the index is small today', () => {
  expect(compressed(searchFiles(realIndex(), today)[searchIndexPath])).toBeLessThan(45 * kilobyte)
})

test('what visitors ask finds the page that answers it among the first three results, 95 times of 100', async () => {
  const files = searchFiles(realIndex(), today)
  const { entries = [] } = JSON.parse(files[searchIndexPath] as string) as IndexFile
  const addresses = entries.flatMap(([, href]) => [href, href.replace(/#.*/, '')])
  // A role that has closed answers nothing any more.
  const all = visitorsQuestions(
    readFileSync(path.resolve(import.meta.dirname, '../../support/search-questions.json'), 'utf8'),
  )
  const asked = all.filter(({ href }) => addresses.includes(href))
  const { share, others } = await shareFound(await openFiles((path) => files[path] as string), asked)
  expect(asked.length).toBeGreaterThan(120)
  expect(share, others).toBeGreaterThan(0.95)
})

test('the webinars are found by what they are', async () => {
  const webinars = await found(realIndex(), 'webinars')
  expect(webinars[0]).toMatch(/^\/resources/)
  expect(webinars.filter((href) => href.startsWith('/resources#'))).toHaveLength(3)
})

test('with a thousand briefings it is one file still, below 100 KB', () => {
  const files = searchFiles(grownIndex(1000), today)
  expect(Object.keys(files)).toHaveLength(2)
  expect(compressed(files[searchIndexPath])).toBeLessThan(100 * kilobyte)
})

test('in parts it answers as it does in one', async () => {
  const content = grownIndex(60)
  const whole = await searchOver(searchFiles(content, today))
  const parts = await searchOver(searchFiles(content, today, 0))
  for (const question of [
    'audit',
    'compl',
    'complaince',
    'first steps',
    'federal program',
    'xylophone audit',
    'zzzzz',
    '8(a)',
    'fed ramp',
    'whitepaper',
    'artificial intelligence',
    'terms and conditions',
    'ISO27001',
  ]) {
    const [one, other] = [await whole.ask(question), await parts.ask(question)]
    expect([other.match, other.total], question).toEqual([one.match, one.total])
    expect(other.groups.map(({ kind }) => kind).sort(), question).toEqual(one.groups.map(({ kind }) => kind).sort())
  }
})

test('with ten thousand briefings a question fetches what it needs and no more', async () => {
  const words = inventedWords(15_000)
  const files = searchFiles(wideIndex(10_000, words), today)
  const [frequent, usual, seldom, rare] = [30, 300, 3000, 12_000].map((rank) => words[rank] as string) as [
    string,
    string,
    string,
    string,
  ]
  const mistyped = (word: string) => `${word.slice(0, -2)}x${word.slice(-1)}`
  for (const question of [
    frequent,
    frequent.slice(0, 3),
    rare,
    `${frequent} ${usual} ${seldom}`,
    mistyped(seldom),
    `${mistyped(seldom)} ${usual} ${mistyped(rare)}`,
    'audit complaince',
  ]) {
    const search = await searchOver(files)
    const { total } = await search.ask(question)
    expect(total, question).toBeGreaterThan(0)
    expect(search.bytes(), question).toBeLessThan(80 * kilobyte)
    expect(new Set(search.fetched).size, question).toBe(search.fetched.length)
  }
})

test('a part that could not be fetched is asked for again', async () => {
  const files = searchFiles(grownIndex(20), today, 0)
  let broken = true
  const read = async <Content>(path: string) => {
    if (broken) throw new Error('no connection')
    return JSON.parse(files[path] as string) as Content
  }
  const index = await openIndex(JSON.parse(files[searchIndexPath] as string) as IndexFile, read)
  await expect(answer(index, 'audit', () => 3)).rejects.toThrow('no connection')
  broken = false
  expect((await answer(index, 'audit', () => 3)).total).toBeGreaterThan(0)
})
