import { afterEach, describe, expect, it } from 'vitest'
import { collections } from '#src/content/collections.ts'
import { reviewDefault } from '#src/content/schemas/review.ts'
import { whyDue } from '../../../../scripts/change-due.mjs'
import { calendarReport } from '../../../../scripts/content/calendar/calendar-report.ts'
import { leftOutReport } from '../../../../scripts/content/calendar/left-out-report.ts'
import { nextChange } from '../../../../scripts/content/calendar/next-change.ts'
import { scheduleOf } from '../../../../scripts/content/calendar/schedule.ts'
import { createContent } from '../../../../scripts/content/content.ts'
import { assemble } from '../../../../scripts/content/stages/assemble.ts'
import { legalText, recordedLegal } from '../../../support/legal-text.ts'
import { article, page } from '../../../support/minimal-content.ts'
import { removeTemporarySites, temporarySite } from '../../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const claim = {
  id: 'reach',
  value: '500+',
  label: 'engagements',
  asOf: '2026-01-01',
  owner: 'Legal',
  reviewBy: '2026-05-31',
  illustrative: true,
}
const files = {
  'content/articles/later.mdx': article({ title: 'Later', date: '2026-06-01', publishAt: '2026-06-01T09:00' }),
  'content/articles/draft.mdx': article({ title: 'A draft', draft: 'true', publishAt: '2026-06-01' }),
  'content/pages/fair.mdx': page({ title: 'The fair', unpublishAt: '2026-06-01T09:00' }),
  'content/site/claims.json': `${JSON.stringify([claim], null, 2)}\n`,
}

async function lookAhead(given: Record<string, string> = files, now = '2026-03-15T10:00') {
  const { results, clock } = await createContent({ root: temporarySite(given).root, now }).check()
  return [scheduleOf(results, clock), clock] as const
}

describe('npm run calendar', () => {
  it('says what changes on which day and why, and which drafts no day publishes', async () => {
    expect(calendarReport(...(await lookAhead()))).toMatchInlineSnapshot(`
      "As of March 15, 2026, 10:00 AM (America/New_York)

      Monday, June 1, 2026
        12:00 AM  “reach” is overdue for review by Legal
                  content/site/claims.json
         9:00 AM  “Later” is published
                  content/articles/later.mdx
         9:00 AM  “The fair” is unpublished
                  content/pages/fair.mdx

      Friday, January 1, 2027
        12:00 AM  “Words” says 2027 in the copyright line of every page
                  content/site/site.json

      Drafts, which no day publishes
        “A draft”
                  content/articles/draft.mdx"
    `)
  })

  it('begins with what is overdue for review: entries by their own day, or all of a folder by the default of it', async () => {
    const reviewed = {
      'content/site/reviews.json': JSON.stringify([
        { id: 'articles', owner: 'Publications', reviewBy: '2026-03-01' },
        { id: 'pages', owner: 'Marketing' },
      ]),
      'content/articles/one.mdx': article({ title: 'One' }),
      'content/articles/two.mdx': article({ title: 'Two' }),
      'content/articles/own.mdx': article({ title: 'Own', reviewBy: '2026-02-01' }),
      'content/articles/fresh.mdx': article({ title: 'Fresh', owner: 'Ada', reviewBy: '2026-05-01' }),
      'content/articles/draft.mdx': article({ title: 'A draft', draft: 'true', reviewBy: '2025-01-01' }),
      'content/pages/fair.mdx': page({ title: 'Fair', reviewBy: '2026-03-14', unpublishAt: '2026-04-01' }),
      'content/pages/gone.mdx': page({ title: 'Gone', reviewBy: '2025-01-01', unpublishAt: '2026-01-01' }),
      'content/pages/over.mdx': page({ title: 'Over first', reviewBy: '2026-06-30', unpublishAt: '2026-04-01' }),
      'content/pages/today.mdx': page({ title: 'Until today', reviewBy: '2026-03-15' }),
    }
    expect(calendarReport(...(await lookAhead(reviewed)))).toMatchInlineSnapshot(`
      "As of March 15, 2026, 10:00 AM (America/New_York)

      Overdue for review
        “Own” was to be reviewed by Publications until February 1, 2026
                  content/articles/own.mdx
        “articles, 2 entries” was to be reviewed by Publications until March 1, 2026
                  content/site/reviews.json
        “Fair” was to be reviewed by Marketing until March 14, 2026
                  content/pages/fair.mdx

      Monday, March 16, 2026
        12:00 AM  “Until today” is overdue for review by Marketing
                  content/pages/today.mdx

      Wednesday, April 1, 2026
        12:00 AM  “Fair” is unpublished
                  content/pages/fair.mdx
        12:00 AM  “Over first” is unpublished
                  content/pages/over.mdx

      Saturday, May 2, 2026
        12:00 AM  “Fresh” is overdue for review by Ada
                  content/articles/fresh.mdx

      Friday, January 1, 2027
        12:00 AM  “Words” says 2027 in the copyright line of every page
                  content/site/site.json

      Drafts, which no day publishes
        “A draft”
                  content/articles/draft.mdx"
    `)
  })

  it('knows that the year changes', async () => {
    expect(calendarReport(...(await lookAhead({})))).toMatchInlineSnapshot(`
      "As of March 15, 2026, 10:00 AM (America/New_York)

      Friday, January 1, 2027
        12:00 AM  “Words” says 2027 in the copyright line of every page
                  content/site/site.json"
    `)
  })
})

describe('a build', () => {
  it('says what it leaves out until when, and when it will be out of date', async () => {
    expect(leftOutReport(...(await lookAhead()), false)).toMatchInlineSnapshot(`
      "Left out:
        content/articles/draft.mdx: a draft
        content/articles/later.mdx: published on June 1, 2026, 9:00 AM
      Next change: June 1, 2026, 9:00 AM (America/New_York): “Later” is published."
    `)
    expect(leftOutReport(...(await lookAhead({})), false)).toMatchInlineSnapshot(
      `"Next change: January 1, 2027 (America/New_York): “Words” says 2027 in the copyright line of every page."`,
    )
  })

  it('names twenty entries and counts the rest', async () => {
    const drafts = Array.from({ length: 23 }, (_, index) => [
      `content/pages/p-${index}.mdx`,
      page({ title: `P ${index}`, draft: 'true' }),
    ])
    const report = leftOutReport(...(await lookAhead(Object.fromEntries(drafts))), false).split('\n')
    expect([report.length, report[21]]).toEqual([23, '  and 3 more: npm run calendar'])
  })

  it('writes when the next change of a page is due: a review changes none', async () => {
    expect(nextChange(...(await lookAhead()))).toMatchInlineSnapshot(`
      "{
        "builtAt": "2026-03-15T14:00:00.000Z",
        "at": "2026-06-01T13:00:00.000Z",
        "changes": [
          {
            "file": "content/articles/later.mdx",
            "title": "Later",
            "change": "is published"
          },
          {
            "file": "content/pages/fair.mdx",
            "title": "The fair",
            "change": "is unpublished"
          }
        ],
        "reviews": {
          "overdue": [],
          "next": "2026-06-01"
        }
      }
      "
    `)
  })
})

describe('a review', () => {
  it('is noted where the next change is, and makes no build due', async () => {
    const reviewed = {
      'content/articles/old.mdx': article({ title: 'Old', owner: 'Ada', reviewBy: '2026-03-01' }),
      'content/articles/next.mdx': article({ title: 'Next', reviewBy: '2026-03-20' }),
    }
    const text = nextChange(...(await lookAhead(reviewed)))
    expect(JSON.parse(text).reviews).toEqual({
      overdue: [{ file: 'content/articles/old.mdx', title: 'Old', owner: 'Ada', reviewBy: '2026-03-01' }],
      next: '2026-03-21',
    })
    expect(whyDue(text, Date.parse('2026-03-21T12:00Z'))).toBeUndefined()
  })

  it('is of versions of legal texts that apply, and of no earlier one', async () => {
    const versions = {
      'content/legal/terms-of-service/2025-01-15.mdx': legalText({ title: 'Terms of Service', changes: '' }),
      'content/legal/terms-of-service/2026-02-01.mdx': legalText({ title: 'Terms', effective: '2026-02-01' }),
    }
    const defaults = { 'content/site/reviews.json': '[{ "id": "legal", "reviewBy": "2026-03-01" }]' }
    const [{ overdue }] = await lookAhead({ ...recordedLegal(versions), ...defaults })
    expect(overdue.map(({ file }) => file)).toEqual(['content/legal/terms-of-service/2026-02-01.mdx'])
  })

  it('has a default for every folder of entries', () => {
    const folders = Object.values(collections).flatMap((row) => (row.kind === 'entries' ? row.path : []))
    expect(reviewDefault.shape.id.options.toSorted()).toEqual(folders.toSorted())
  })

  it('reaches nothing that is built for readers', async () => {
    const mine = { 'content/articles/old.mdx': article({ title: 'Old', owner: 'Ada', reviewBy: '2026-03-01' }) }
    const { results, clock } = await createContent({ root: temporarySite(mine).root, now: '2026-03-15' }).check()
    const [entry] = assemble(results, new Map(), clock).entries.articles
    expect(entry?.data).toMatchObject({ title: 'Old' })
    expect(entry?.data).not.toHaveProperty('owner')
    expect(entry?.data).not.toHaveProperty('reviewBy')
  })
})

describe('whether a build is due', () => {
  it('is asked of what the last one wrote', async () => {
    const text = nextChange(...(await lookAhead(files, '2026-05-30')))
    const why = (moment: string) => whyDue(text, Date.parse(moment))
    expect(why('2026-06-01T12:59:59Z')).toBeUndefined()
    expect(why('2026-06-01T13:00:00Z')).toMatchInlineSnapshot(`
      "content/articles/later.mdx: “Later” is published.
      content/pages/fair.mdx: “The fair” is unpublished."
    `)
  })

  it('is not when nothing is due, but once a month', () => {
    const text = JSON.stringify({ builtAt: '2026-03-01T00:00:00Z', at: null, changes: [] })
    expect(whyDue(text, Date.parse('2026-03-30T23:59:00Z'))).toBeUndefined()
    expect(whyDue(text, Date.parse('2026-03-31T00:00:00Z'))).toBe('The last build is 30 days old.')
  })

  it.each([
    '',
    'null',
    '{}',
    '{"builtAt":"x","at":null,"changes":[]}',
    '{"builtAt":"2026-03-01","at":"soon","changes":[]}',
  ])('is when nothing is known of the last one: %s', (text) =>
    expect(whyDue(text, 0)).toBe('Nothing is known of the last build.'),
  )
})
