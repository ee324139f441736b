import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createContent } from '../../../scripts/content/content.ts'
import { formatIssues } from '../../../scripts/content/report/report.ts'
import { createEntry } from '../../../scripts/new-entry/create-entry.ts'
import { kinds } from '../../../scripts/new-entry/kinds.ts'
import { category } from '../../support/minimal-content.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

const today = '2026-03-15'
const copies: string[] = []

afterEach(() => {
  removeTemporarySites()
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function copyOfThisSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  copies.push(root)
  for (const folder of ['content', 'public']) cpSync(folder, join(root, folder), { recursive: true })
  return root
}

const start = (kind?: string, title?: string) => {
  const { root, read } = temporarySite()
  const entry = createEntry(root, kind, title, today)
  return { ...entry, root, text: read(entry.file) }
}

describe('npm run new', () => {
  it('makes drafts that only lack their words: the preview shows them, the site is built without them', async () => {
    const root = copyOfThisSite()
    const files = Object.keys(kinds).map((kind) => createEntry(root, kind, `An Entirely New ${kind}`, today).file)
    const { data, issues } = await createContent({ root, now: today, preview: true }).check()
    // No briefing stands under the new category yet.
    const found = issues.filter(({ file, rule }) => files.includes(file) && rule !== 'unused-category')
    expect(new Set(found.map(({ severity, rule }) => `${severity} ${rule}`))).toEqual(new Set(['warning unfinished']))
    const sources = (content: typeof data) =>
      Object.values(content?.entries ?? {}).flatMap((entries) => entries.map(({ source }) => source))
    expect(sources(data)).toEqual(expect.arrayContaining(files))
    const build = await createContent({ root, now: today }).check()
    expect(
      formatIssues(
        build.issues.filter(({ severity }) => severity === 'error'),
        { format: 'human', color: false },
      ),
    ).toBe('')
    expect(build.data?.entries.pages.length).toBeGreaterThan(10)
    expect(sources(build.data).filter((source) => files.includes(source))).toEqual([])
  })

  it('says of every field what belongs there', () => {
    for (const kind of Object.keys(kinds))
      expect(start(kind, 'A new one').text, kind).not.toMatch(/Fill in(?: \d+)?: (?:text|a number|a whole number)\b/)
  })

  it('refuses a title that its field would refuse, before it writes', () => {
    const long = 'A category with a name of forty letters'
    expect(() => start('category', long)).toThrow(
      `"${long}" cannot be used: it must be at most 26 characters: it stands on a chip and in titles.`,
    )
  })

  it('asks for the words when one that is not finished is no draft any more', async () => {
    const { root, file, text } = start('briefing', 'What a ratio can tell')
    writeFileSync(join(root, file), text.replace('draft: true\n', ''))
    const { data, issues } = await createContent({ root, now: today }).check()
    expect(data).toBeNull()
    expect(new Set(issues.map(({ severity, rule }) => `${severity} ${rule}`))).toEqual(new Set(['error unfinished']))
  })

  it('fills every required field with today’s date or with words that say what belongs there', () => {
    const { file, address, text } = start('briefing', 'What a ratio can tell')
    expect({ file, address }).toEqual({
      file: 'content/articles/what-a-ratio-can-tell.mdx',
      address: '/briefings/what-a-ratio-can-tell',
    })
    expect(text).toMatchInlineSnapshot(`
      "---
      title: "What a ratio can tell"
      description: "Fill in: what search engines show under the headline."
      excerpt: "Fill in: the one or two sentences under the headline and on the list of briefings."
      author: "Fill in: who wrote it."
      authorRole: "Fill in: what the author does at the firm."
      readTime: 1
      date: "2026-03-15"
      category: "compliance"
      featured: false
      takeaways:
        - "Fill in 1: one sentence."
        - "Fill in 2: one sentence."
      draft: true
      ---

      Fill in: the first paragraph.

      ## Fill in: a heading

      Fill in: what stands under it.
      "
    `)
  })

  it('names the categories there are', () => {
    const { root, read } = temporarySite({ 'content/categories/pricing.json': category('Pricing', 2) })
    const { file } = createEntry(root, 'briefing', 'A title', today)
    expect(read(file)).toContain('for example \\"compliance\\". One of: compliance, pricing.')
  })

  it('starts a category after the last one', () => {
    const { file, address, text } = start('category', 'Cyber Security')
    expect({ file, address }).toEqual({
      file: 'content/categories/cyber-security.json',
      address: '/briefings/category/cyber-security',
    })
    expect(JSON.parse(text)).toEqual({
      name: 'Cyber Security',
      description: 'Fill in: what the briefings of the category are about: for its page and for search engines.',
      draft: true,
      order: 2,
    })
  })

  it('decides nothing about a role: no salary, no place, no last day, no path', () => {
    expect(start('role', 'Data Engineer').text).toMatchInlineSnapshot(`
      "---
      title: "Data Engineer"
      description: "Fill in: one or two sentences for the list and for search engines."
      location: "Fill in: where the work is done, as readers see it, for example \\"New York, NY (hybrid)\\"."
      locality: "Fill in: the city, for search engines."
      region: "Fill in: the state as two letters, for search engines."
      type: "Full-time"
      experience: "Fill in: how much experience is asked for, for example \\"5-8 years\\"."
      track: "Fill in: the career path the role belongs to. One of: consulting, product, technology."
      salaryMin: "Fill in: lower end of the yearly salary in US dollars, for example 180000."
      salaryMax: "Fill in: upper end of the yearly salary in US dollars."
      skills:
        - "Fill in 1: a skill."
        - "Fill in 2: a skill."
        - "Fill in 3: a skill."
      impact: "Fill in: what the person in this role can change: one or two sentences."
      posted: "2026-03-15"
      validThrough: "Fill in: the last day to apply. After it the role is no longer on the site."
      draft: true
      ---

      Fill in: the first paragraph.

      ## Fill in: a heading

      Fill in: what stands under it.
      "
    `)
  })

  it('shows what is still to be decided in the preview, and says where', async () => {
    const { root, file } = start('role', 'Data Engineer')
    const { data, issues } = await createContent({ root, now: today, preview: true }).check()
    expect(data?.entries.jobs).toHaveLength(1)
    expect(new Set(issues.map(({ severity, rule }) => `${severity} ${rule}`))).toEqual(new Set(['warning unfinished']))
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    expect(issues.map(({ line = 0 }) => lines[line - 1]).filter((line) => line?.startsWith('salary'))).toHaveLength(2)
  })

  it('prints JSON the way the formatter of the project does', () => {
    expect(start('webinar', 'Planning ahead').text).toMatchInlineSnapshot(`
      "{
        "title": "Planning ahead",
        "description": "Fill in: what it covers: one or two sentences.",
        "speaker": "Fill in: who speaks, with role.",
        "date": "Fill in: a date written as year-month-day, for example \\"2026-03-01\\".",
        "startTime": "Fill in: start on the firm’s clocks, 24 hours: \\"13:00\\".",
        "duration": "Fill in: length in minutes. One of: 45, 60, 75.",
        "status": "upcoming",
        "draft": true
      }
      "
    `)
  })

  it('puts a page below another one', () => {
    const { file, address, text } = start('page', 'services/Pricing & Terms')
    expect({ file, address }).toEqual({
      file: 'content/pages/services/pricing-and-terms.mdx',
      address: '/services/pricing-and-terms',
    })
    expect(text).toContain('title: "Pricing & Terms"')
  })

  it('makes a plain address of a title with accents and apostrophes', () => {
    expect(start('advisor', 'Zoë O’Brien-Ñandú').file).toBe('content/advisors/zoe-obrien-nandu.json')
  })

  it('puts an advisor after the last one', () => {
    const root = copyOfThisSite()
    const { file } = createEntry(root, 'advisor', 'Zoë Newcomer', today)
    const { order, initials } = JSON.parse(readFileSync(join(root, file), 'utf8'))
    expect({ order: order > 6, initials }).toEqual({ order: true, initials: 'ZN' })
  })

  it('takes the initials of a name with accents, and one letter of each of its words', () => {
    const { text } = start('advisor', 'Zoë Ångström-O’Hara')
    expect(JSON.parse(text).initials).toBe('ZAO')
  })

  it('never overwrites a file', () => {
    const { root, text, file } = start('role', 'Data Engineer')
    expect(() => createEntry(root, 'role', 'Data engineer', '2026-04-01')).toThrow(
      'content/jobs/data-engineer.mdx exists already. Nothing was changed. Choose another title, or edit that file.',
    )
    expect(readFileSync(join(root, file), 'utf8')).toBe(text)
  })

  it.each([
    ['breifing', 'There is no kind "breifing". Did you mean briefing?'],
    ['Advisor', 'There is no kind "Advisor". Did you mean advisor?'],
    ['spaceship', 'There is no kind "spaceship".'],
  ])('does not know the kind %s', (kind, message) => {
    expect(() => start(kind, 'Something')).toThrow(message)
  })

  it('says how it is used when something is missing', () => {
    expect(() => start()).toThrow('npm run new -- <kind> "Title of it"')
    expect(() => start('page', ' ')).toThrow('The title is missing.\nnpm run new -- page "Title of it"')
    expect(start('page', '/services/Pricing/').file).toBe('content/pages/services/pricing.mdx')
    expect(() => start('page', '???')).toThrow('"???" has no letters to make an address of.')
  })
})
