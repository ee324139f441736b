import { expect, test } from 'vitest'
import { cut } from '#src/lib/cut.ts'
import { inShort } from '../../scripts/content/report/short-words.ts'
import { checkSite } from '../support/check-site.ts'
import { article, page } from '../support/minimal-content.ts'

const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(60)}`
const emoji = '👩‍👩‍👧‍👦'.repeat(120)
const words = 'a word or two '.repeat(60).trim()

/** What people paste, at every place that a message may repeat. */
const slips = (long: string) => [
  `![A bridge](${long})`,
  `[Words](${long})`,
  `[${long}][name]`,
  `{${long}}`,
  `{${long} + 1}`,
  `<CountUp value={${long}} />`,
  `<CountUp {...${long}} />`,
  `<CountUp ${long} />`,
  `<Callout title="${long}" kind="x">\n\nWords.\n\n</Callout>`,
  `<Section id="${long}" title="Here">\n\nWords.\n\n</Section>`,
  `<${long.replace(/\W/g, 'x')} />`,
  `[^${long}]`,
  `==${long}==`,
  `## ${long}\n\n## ${long}`,
  `[${long}] (/about)`,
  `[Words](/about ${long})`,
  `<https://${long}>`,
]

const graphemes = (text: string) => [...new Intl.Segmenter('en').segment(text)].length

test('no message shows more of what somebody wrote than one reads, nor half a sign', async () => {
  const found = [picture, emoji, words].flatMap((long) => slips(long))
  const pages = found.map((slip, at) => [`content/pages/p-${at}.mdx`, page({ title: `P ${at}` }, `${slip}\n`)])
  const fields = [picture, emoji, words].flatMap((long, at) => [
    [`content/articles/a-${at}.mdx`, article({ category: `"${long}"`, date: `"${long}"`, [`x${at}`]: `"${long}"` })],
    [`content/articles/b-${at}.mdx`, article({ title: `"${long}"`, takeaways: `"${long}"`, featured: `"${long}"` })],
  ])
  const { issues } = await checkSite(Object.fromEntries([...pages, ...fields]))
  const files = new Set(issues.map(({ file }) => file))
  expect(files.size).toBeGreaterThan(found.length / 2)
  for (const { message, hint = '' } of issues) {
    expect(graphemes(message), message).toBeLessThan(400)
    expect(message).not.toMatch(/\p{Surrogate}/u)
    expect(Math.max(...message.split(/[\s“”"`]+/).map(graphemes)), message).toBeLessThan(84)
    expect(hint).not.toMatch(/\p{Surrogate}/u)
  }
  expect(issues.filter(({ message }) => message.includes('iVBORw0KGgo'.repeat(8)))).toEqual([])
})

test('words are cut between signs as readers see them', () => {
  expect(cut('a'.repeat(80))).toBe('a'.repeat(80))
  expect(cut('a'.repeat(81))).toBe(`${'a'.repeat(79)}…`)
  expect(cut('👩‍👩‍👧‍👦'.repeat(80))).toBe('👩‍👩‍👧‍👦'.repeat(80))
  expect(cut('👩‍👩‍👧‍👦'.repeat(81))).toBe(`${'👩‍👩‍👧‍👦'.repeat(79)}…`)
  expect(cut(`e${'\u0301'.repeat(5000)}`)).toBe('…')
})

test('what stands around the words of a writer stays', () => {
  const long = 'x'.repeat(300)
  const message = `The link leads to "${long}", which is no complete address: “${long}” or \`${long}\`.`
  const short = `${'x'.repeat(79)}…`
  expect(inShort({ message }).message).toBe(
    `The link leads to "${short}", which is no complete address: “${short}” or \`${short}\`.`,
  )
  expect(inShort({ message: 'Short.', hint: 'x'.repeat(150) }).hint).toBe('x'.repeat(150))
})
