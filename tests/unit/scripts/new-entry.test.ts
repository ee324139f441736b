import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createContent } from '../../../scripts/content/content.ts'
import { formatIssues } from '../../../scripts/content/report/report.ts'
import { kinds } from '../../../scripts/new-entry/kinds.ts'
import { createEntry } from '../../../scripts/new-entry.ts'
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
  it('writes files of every kind that only lack their words: the preview shows them, the build does not', async () => {
    const root = copyOfThisSite()
    const files = Object.keys(kinds).map((kind) => createEntry(root, kind, `An Entirely New ${kind}`, today).file)
    const preview = await createContent({ root, today, preview: true }).check()
    const found = preview.issues.filter((issue) => files.includes(issue.file))
    const others = found.filter(({ rule }) => rule !== 'unfinished')
    expect(formatIssues(others, { format: 'human', color: false })).toBe('')
    expect(preview.data).not.toBeNull()
    const build = await createContent({ root, today }).check()
    expect(build.data).toBeNull()
    const refused = build.issues.filter(({ severity }) => severity === 'error')
    expect(new Set(refused.map(({ rule, file }) => `${rule} ${file}`))).toEqual(
      new Set(files.map((file) => `unfinished ${file}`)),
    )
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
      category: "Federal Contracting"
      featured: false
      takeaways:
        - "Fill in 1: one sentence."
        - "Fill in 2: one sentence."
      ---

      Fill in: the first paragraph.

      ## Fill in: a heading

      Fill in: what stands under it.
      "
    `)
  })

  it('names the choices it made', () => {
    expect(start('briefing', 'Choices').choices).toEqual(['category "Federal Contracting"', 'featured false'])
    expect(start('page', 'Choices').choices).toEqual([])
  })

  it('prints JSON the way the formatter of the project does', () => {
    expect(start('webinar', 'Planning ahead').text).toMatchInlineSnapshot(`
      "{
        "title": "Planning ahead",
        "description": "Fill in: what it covers: one or two sentences.",
        "speaker": "Fill in: who speaks, with role.",
        "date": "2026-04-14",
        "startTime": "13:00",
        "duration": 60,
        "status": "upcoming"
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
    expect(() => start('page', ' ')).toThrow('The title is missing: npm run new -- page "Title of it"')
    expect(() => start('page', '???')).toThrow('"???" has no letters to make an address of.')
  })
})
