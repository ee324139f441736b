import { afterEach, describe, expect, it } from 'vitest'
import { whyDue } from '../../../../scripts/change-due.mjs'
import { calendarReport } from '../../../../scripts/content/calendar/calendar-report.ts'
import { leftOutReport } from '../../../../scripts/content/calendar/left-out-report.ts'
import { nextChange } from '../../../../scripts/content/calendar/next-change.ts'
import { scheduleOf } from '../../../../scripts/content/calendar/schedule.ts'
import { createContent } from '../../../../scripts/content/content.ts'
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
        ]
      }
      "
    `)
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
