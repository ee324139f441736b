import { afterEach, expect, test } from 'vitest'
import { createContent } from '../../scripts/content/content.ts'
import { briefly, checkSite, reportFor, today } from '../support/check-site.ts'
import { legalText, recordedLegal } from '../support/legal-text.ts'
import { article, minimalContent, page } from '../support/minimal-content.ts'
import { pngOf } from '../support/pictures.ts'
import { removeTemporarySites, temporarySite } from '../support/temporary-site.ts'

afterEach(removeTemporarySites)

const about = 'content/pages/about.mdx'
const style = (guide: object) => ({ 'content/site/style.json': JSON.stringify(guide) })
const because = 'It is short.'
const utilize = style({ avoid: [{ words: ['utilize', 'utilizes'], write: ['use', 'uses'], because }] })
const found = async (files: Record<string, string | Buffer>) =>
  (await checkSite({ ...utilize, ...files })).issues
    .filter(({ rule }) => rule === 'avoided-words')
    .map(({ file, line, column }) => `${file}:${line}:${column}`)

test('words are found wherever visitors read them: in a text, a field, an attribute, an alternative text, a label', async () => {
  const ui = JSON.parse(minimalContent()['content/site/ui.json'] as string)
  const body = [
    'We utilize it.',
    '## To utilize\n\n- They utilize it.',
    '| A |\n| --- |\n| We utilize it. |',
    '<Section title="We utilize it">\n\n![We utilize it.](a.png)\n\n</Section>',
    'A note.[^1]\n\n[^1]: We utilize it.',
  ].join('\n\n')
  const files = {
    [about]: page({}, `${body}\n`),
    'content/pages/a.png': pngOf(1400, 900),
    'content/articles/a.mdx': article({ excerpt: 'We utilize it.' }),
    'content/site/ui.json': `${JSON.stringify({ ...ui, retry: 'Utilize it' }, null, 2)}\n`,
  }
  expect(await found(files)).toEqual([
    'content/articles/a.mdx:4:13',
    ...['8:4', '10:7', '12:8', '16:6', '18:20', '20:6', '26:10'].map((place) => `${about}:${place}`),
    expect.stringMatching(/^content\/site\/ui\.json:\d+:13$/),
  ])
})

test('what is no prose is left alone: code, addresses, names, quotations, what is filled in', async () => {
  const body = [
    'Write `utilize`, or “utilize it”.',
    '```\nutilize\n```',
    '> We utilize it.',
    '<Quote source="Utilize, 2024">\n\nWe utilize it.\n\n</Quote>',
    '[Words](https://example.com/utilize) and www.utilize.example/a or utilize@example.com.',
  ].join('\n\n')
  expect(
    await found({ [about]: page({}, `${body}\n`), 'content/articles/a.mdx': article({ author: 'Utilize' }) }),
  ).toEqual([])
})

test('each is told at its place, through signs that format it, with its sentence, the reason and other words to press', async () => {
  const body = 'First. We\nnow **utilize** [a tool](/contact).[^1] Last.\n\n[^1]: Utilizes.\n'
  const { issues } = await checkSite({ ...utilize, [about]: page({}, body) })
  expect(briefly(issues)).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      9:7-14 warning avoided-words: “utilize” is not our way of saying it: “We now utilize a tool.”
        Write “use”. It is short.
      11:7-15 warning avoided-words: “Utilizes” is not our way of saying it: “Utilizes.”
        Write “Uses”. It is short."
  `)
  expect(issues.map(({ fixes }) => fixes)).toEqual([
    [{ instead: 'utilize', write: 'use' }],
    [{ instead: 'Utilizes', write: 'Uses' }],
  ])
})

test('the same sentence twice is told at both places', async () => {
  expect(await found({ [about]: page({}, 'We utilize it.\n\nWe utilize it.\n') })).toEqual([
    `${about}:8:4`,
    `${about}:10:4`,
  ])
})

test('advice is told where no other words are certain, and fits all of the words', async () => {
  const files = {
    ...style({ avoid: [{ words: ['synerg*', 'click here'], write: ['Say what it does.'], because }] }),
    [about]: page({}, 'Synergies: click\nhere.\n'),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      8:1-10 warning avoided-words: “Synergies” is not our way of saying it: “Synergies: click here.”
        Say what it does. It is short.
      8:12-17 warning avoided-words: “click here” is not our way of saying it: “Synergies: click here.”
        Say what it does. It is short."
  `)
})

test('a name is written with its own capitals, and a word with two spellings in one of them', async () => {
  const files = {
    ...style({
      names: [{ name: 'FedRAMP', not: ['Fed RAMP'] }],
      spellings: [{ words: ['adviser'], write: ['advisor'] }],
    }),
    [about]: page({}, 'FedRAMP, Fedramp, Fed RAMP; an Adviser, an advisor.\n'),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      8:10-17 warning name-spelling: “Fedramp” is not how the name is written: “FedRAMP, Fedramp, Fed RAMP; an Adviser, an advisor.”
        Write “FedRAMP”.
      8:19-27 warning name-spelling: “Fed RAMP” is not how the name is written: “FedRAMP, Fedramp, Fed RAMP; an Adviser, an advisor.”
        Write “FedRAMP”.
      8:32-39 warning one-spelling: “Adviser” is spelled in another way on this site: “FedRAMP, Fedramp, Fed RAMP; an Adviser, an advisor.”
        Write “Advisor”."
  `)
})

const many = (count: number) => Array.from({ length: count }, () => 'count').join(' ')

test('a sentence, a paragraph and a heading have so many words and no more', async () => {
  const files = {
    ...style({ longest: { sentence: 16, paragraph: 18, heading: 5 } }),
    'content/articles/a.mdx': article({ excerpt: `We ${many(16)}.` }),
    [about]: page(
      {},
      `## We ${many(5)}\n\nWe **${many(14)}** count ${many(1)}.\n\n${`We ${many(8)}. `.repeat(2)}We.\n`,
    ),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/articles/a.mdx
      4:10-108 warning long-sentence: The sentence has 17 words; 16 are the most: “We count count count count count count count count count count count …”
        Make two of it: what comes after the first thought begins the second.
    content/pages/about.mdx
      8:4-36 warning long-heading: The heading has 6 words; 5 are the most: “We count count count count count”
        Say what the part is about; the rest stands below.
      10:1-103 warning long-sentence: The sentence has 17 words; 16 are the most: “We count count count count count count count count count count count …”
        Make two of it: what comes after the first thought begins the second.
      10:1-53 warning long-paragraph: The paragraph has 19 words; 18 are the most: “We count count count count count count count count.”
        Divide it where the subject changes."
  `)
})

test('the mark of a footnote is no part of a sentence', async () => {
  const files = {
    ...style({ longest: { sentence: 16 } }),
    [about]: page({}, `We ${many(9)}.[^1] We ${many(9)}.\n\n[^1]: Words.\n`),
  }
  expect(await reportFor(files)).toBe('')
})

const version = 'content/legal/privacy-policy/2025-01-15.mdx'
const next = 'content/legal/privacy-policy/2027-01-15.mdx'
const hereby = style({
  avoid: [{ words: ['utilize'], write: ['use'], because }],
  legal: [{ words: ['hereby'], write: ['Leave it out.'], because }],
  summaries: [{ words: ['will be *ed'], write: ['Say who does it.'], because }],
})
const old = '## Purpose\n\nWe hereby utilize it.\n'
const draft = (fields: object, body: string) =>
  legalText({ effective: '2027-01-15', lastUpdated: '2025-01-15', ...fields }, body).replace(
    '---\n',
    '---\ndraft: true\n',
  )

test('a published legal text is read and not judged; of a draft that is what it changes', async () => {
  const published = legalText({ changes: '', summary: 'It will be deleted.' }, old)
  const files = recordedLegal({
    [version]: published,
    [next]: draft({ summary: 'It will be stored.' }, `${old}\nYou hereby utilize it.\n`),
  })
  const { issues, results } = await checkSite({ ...hereby, ...files })
  expect(issues.map(({ rule, file, line, column }) => [rule, file, line, column])).toEqual([
    ['legal-summary', next, 7, expect.any(Number)],
    ['legal-words', next, 15, 5],
    ['avoided-words', next, 15, 12],
  ])
  expect(results.find(({ file }) => file === version)?.read?.prose).toBeGreaterThan(8)
})

test('legal words are looked for in legal texts alone', async () => {
  expect((await checkSite({ ...hereby, [about]: page({}, 'We hereby say: it will be deleted.\n') })).issues).toEqual([])
})

test('another style guide is asked of all texts again, in the same run and in the next', async () => {
  const site = temporarySite({ ...utilize, [about]: page({}, 'We utilize it hereby.\n') })
  const content = () => createContent({ root: site.root, now: today })
  const running = content()
  const told = async (one = running) => (await one.check()).issues.map(({ message }) => message.split(' ')[0])
  expect(await told()).toEqual(['“utilize”'])
  const [[file, text]] = Object.entries(style({ avoid: [{ words: ['hereby'], write: ['now'], because }] })) as [
    [string, string],
  ]
  site.write(file, text)
  expect(await told()).toEqual(['“hereby”'])
  expect(await told(content())).toEqual(['“hereby”'])
})

test('without a style guide that can be read nothing is said of style', async () => {
  const { issues } = await checkSite({
    'content/site/style.json': '{ "avoid": 1 }',
    [about]: page({}, 'We utilize it.\n'),
  })
  expect(issues.map(({ rule }) => rule)).toEqual(['wrong-type'])
})

test('the words of a file are counted by what becomes of them', async () => {
  const body = 'One two `three` four.\n\n> Five six.\n\n<Stats>\n<Stat value="95% or more" label="seven" />\n</Stats>\n'
  const { results } = await checkSite({ [about]: page({ title: 'About' }, body) })
  const { read } = results.find(({ file }) => file === about) ?? {}
  // The title stands in two fields, and the description has 14 words.
  expect(read).toEqual({ prose: 3 + 1 + 2 + 14, code: 1, quotation: 2, name: 3 })
})
