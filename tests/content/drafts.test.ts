import { afterEach, expect, test } from 'vitest'
import { createContent } from '../../scripts/content/content.ts'
import { assemble } from '../../scripts/content/stages/assemble.ts'
import { checkSite, reportFor, today } from '../support/check-site.ts'
import { legalText, recordedLegal } from '../support/legal-text.ts'
import { article, page } from '../support/minimal-content.ts'
import { pngOf } from '../support/pictures.ts'
import { removeTemporarySites, temporarySite } from '../support/temporary-site.ts'

afterEach(removeTemporarySites)

const briefing = 'content/articles/a-briefing.mdx'
const agency = (fields: object) =>
  `${JSON.stringify({ name: 'A', contracts: 3, value: '$42M', order: 1, ...fields })}\n`
const files = {
  [briefing]: article({ draft: 'true' }),
  'content/articles/later.mdx': article({ title: 'Later', publishAt: '2026-04-01T09:00' }),
  'content/articles/gone.mdx': article({ title: 'Gone', unpublishAt: '2026-03-15' }),
  'content/pages/about.mdx': page({ draft: 'true' }),
  'content/agencies/a.json': agency({ draft: true }),
}
const preview = async (given: Record<string, string | Buffer>) => {
  const { root } = temporarySite(given)
  return createContent({ root, now: today, preview: true }).check()
}

test('the index has what is public and nothing else', async () => {
  const { data } = await checkSite(files)
  expect(data?.entries.pages.map(({ slug }) => slug)).not.toContain('about')
  expect([data?.entries.articles, data?.entries.agencies]).toEqual([[], []])
})

test('a preview also has what is still to come, marked in its titles and on its page', async () => {
  const { data, results, clock } = await preview(files)
  const titles = data?.entries.articles.map((entry) => [entry.slug, entry.data.title, entry.body[0]])
  const note = (mark: string, words: string) => ['Callout', { title: mark }, ['p', null, words]]
  // The words of a site made from its schemas are all the same.
  expect(titles).toEqual([
    ['a-briefing', 'Words · A briefing', note('Words', 'Words')],
    ['later', 'Words · Later', note('Words', 'Words')],
  ])
  const about = data?.entries.pages.find(({ slug }) => slug === 'about')?.data
  expect([about?.title, about?.hero.title, about?.hero.eyebrow]).toEqual([
    'Words · About us',
    'Words · About us',
    'Words',
  ])
  expect(data?.entries.agencies.map((entry) => entry.data.name)).toEqual(['Words · A'])
  // What is taken from the preview for feeds and documents is what the site would have.
  expect(assemble(results, new Map(), clock).entries.articles).toEqual([])
})

test('a picture of a draft may still lack its words, wherever it stands', async () => {
  const body = '![](bridge.png)\n\n<Picture src="bridge.png" />\n\n[](/)\n'
  const draft = article({ draft: 'true', cover: '{ src: bridge.png }' }, body)
  const given = { [briefing]: draft, 'content/articles/bridge.png': pngOf(1600, 900) }
  const { issues } = await preview(given)
  expect(issues.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
    'warning invalid-value',
    'warning image-alt',
    'warning block-props',
    'warning link-words',
  ])
  const published = await checkSite({ ...given, [briefing]: draft.replace('draft: true\n', '') })
  expect(published.issues.filter(({ severity }) => severity === 'error')).toHaveLength(4)
})

test('what is missing in a draft is told and stops nothing; the preview shows what belongs there', async () => {
  const draft = `---\ntitle: A briefing\ndescription: Short.\ndate: 2026-03-01\ncategory: compliance\ndraft: true\n---\n\nFill in: words. [Later](/nowhere)\n\n![A bridge](bridge.png)\n\n<Callout>\n\nWords.\n\n</Callout>\n`
  expect(await reportFor({ [briefing]: draft })).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx
      1:1 warning missing-field: \`excerpt\` is missing: The one or two sentences under the headline and on the list of briefings.
        Add \`excerpt\` with text.
      1:1 warning missing-field: \`author\` is missing: Who wrote it.
        Add \`author\` with text.
      1:1 warning missing-field: \`authorRole\` is missing: What the author does at the firm.
        Add \`authorRole\` with text.
      1:1 warning missing-field: \`readTime\` is missing: Reading time in minutes. The check says so when it does not fit the length of the text.
        Add \`readTime\` with a number.
      1:1 warning missing-field: \`featured\` is missing: Whether it stands large at the top of the list.
        Add \`featured\` with true or false.
      1:1 warning missing-field: \`takeaways\` is missing: What a reader in a hurry should remember.
        Add \`takeaways\` with a list.
      3:14-20 warning invalid-value: \`description\` must be at least 50 characters (it has 6).
        What belongs here: What search engines show under the headline.
      9:1-15 warning unfinished: “Fill in: words” stands where words of yours belong.
        Write them in its place before you publish the draft.
      9:17-34 warning broken-link: The link leads to /nowhere, which does not exist.
        Link to a page that exists, or remove the link. If the page was deleted, a redirect from /nowhere in content/site/redirects.json leads to the one that takes its place.
      11:1-24 warning missing-picture: There is no picture bridge.png beside this file, and none in content/images.
        Put the file at content/articles/bridge.png.
      13:1-9 warning block-props: <Callout>: \`title\` is missing: The heading.
        Add \`title\` with text."
  `)
  const { data } = await preview({ [briefing]: draft })
  expect(data?.entries.articles[0]?.data).toMatchObject({
    author: 'Fill in: who wrote it.',
    description: 'Short. Fill in: what search engines show under the headline.',
    featured: false,
    readTime: 1,
    takeaways: ['Fill in 1: one sentence.', 'Fill in 2: one sentence.'],
  })
})

test('what is wrong in a draft is an error as anywhere', async () => {
  const { data, issues } = await checkSite({
    [briefing]: article({ draft: 'true', category: 'Complience', autor: 'Ada', related: '[nothing]' }),
  })
  expect(data).toBeNull()
  expect(issues.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
    'error unknown-value',
    'error unknown-field',
  ])
})

test('a draft with an error says it once: the rest is still told as of a draft', async () => {
  const { issues } = await checkSite({
    [briefing]: article({ draft: 'true', date: '15/01/2026' }, 'Fill in: words.\n'),
  })
  expect(issues.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
    'error invalid-value',
    'warning unfinished',
  ])
})

test('numbers that pages state count what visitors see', async () => {
  const table = '<AgencyTable agencyLabel="A" contractsLabel="C" valueLabel="V" totalLabel="T" caption="Words." />\n'
  const { issues } = await checkSite({
    'content/agencies/a.json': agency({}),
    'content/agencies/b.json': agency({ name: 'B', order: 2 }),
    'content/agencies/c.json': agency({ name: 'C', order: 3, draft: true }),
    'content/agencies/d.json': agency({ name: 'D', order: 4, publishAt: '2027-01-01' }),
    'content/pages/about.mdx': page({}, `<Section title="Two agencies">\n\n${table}\n</Section>\n`),
  })
  expect(issues).toEqual([])
})

test('a draft of a legal text applies on no day, and a text that was recorded is none', async () => {
  const folder = 'content/legal/privacy-policy'
  const published = { [`${folder}/2025-01-15.mdx`]: legalText({ changes: '' }) }
  const next = legalText({ effective: '2026-03-01' }).replace('---\n', '---\ndraft: true\n')
  const site = { ...recordedLegal(published), [`${folder}/2026-03-01.mdx`]: next }
  const { data, issues } = await checkSite(site)
  expect(issues).toEqual([])
  expect(data?.entries.legal.map(({ slug }) => slug)).toEqual(['privacy-policy/2025-01-15'])
  const draft = legalText({ changes: '' }).replace('---\n', '---\ndraft: true\n')
  expect(await reportFor({ ...recordedLegal(published), [`${folder}/2025-01-15.mdx`]: draft })).toMatchInlineSnapshot(`
    "content/legal/privacy-policy/2025-01-15.mdx
      2:8-12 error legal-lock: The text was recorded as final on January 15, 2025, so it is no draft: people may rely on it.
        Remove \`draft\`. A version that does not apply yet can be taken back: npm run legal:withdraw."
  `)
})
