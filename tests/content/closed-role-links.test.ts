import { afterEach, expect, test } from 'vitest'
import { formatIssues } from '../../scripts/content/report/report.ts'
import { checkSite } from '../support/check-site.ts'
import { page, role } from '../support/minimal-content.ts'
import { removeTemporarySites } from '../support/temporary-site.ts'

afterEach(removeTemporarySites)

const linking = 'content/pages/about.mdx'

/** What is told about a link to a role whose last day this is, and the roles that are public. The clock says March 15. */
async function linkToRole(validThrough: string) {
  const { issues, data } = await checkSite({
    'content/jobs/consultant.mdx': role({ posted: '2026-01-01', validThrough }),
    [linking]: page({}, 'Read about [the role](/careers/consultant) first.\n'),
  })
  const own = issues.filter(({ file }) => file === linking)
  return {
    told: formatIssues(own, { format: 'human', color: false }),
    roles: data?.entries.jobs.map(({ slug }) => slug),
  }
}

test('a link to a role is right up to its last day', async () => {
  expect(await linkToRole('2026-03-15')).toEqual({ told: '', roles: ['consultant'] })
})

test('from then on it is told with its place and its remedy, and holds nothing up', async () => {
  const { told, roles } = await linkToRole('2026-03-14')
  expect(roles).toEqual([])
  expect(told).toMatchInlineSnapshot(`
    "content/pages/about.mdx  1 warning

      8:12  warning  The link leads to /careers/consultant, a role that has closed.  unpublished-link
          6 | ---
          7 |
        > 8 | Read about [the role](/careers/consultant) first.
            |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        How to fix: Remove the link.

    1 warning in 1 file.
    "
  `)
})
