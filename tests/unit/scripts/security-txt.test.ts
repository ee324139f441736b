import { expect, test } from 'vitest'
import { newestDate } from '../../../scripts/outputs/newest-date.ts'
import { securityTxt, securityTxtExpiry } from '../../../scripts/outputs/security-txt.ts'
import { today } from '../../../scripts/tools/today.ts'
import { realData } from '../../support/labels.ts'

const data = realData()

test('it says whom to tell, until when, in which language and where it stands', () => {
  expect(securityTxt(data).split('\n')).toEqual([
    `Contact: mailto:${data.singles.site.emails.security}`,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages: en',
    `Canonical: ${data.singles.site.baseUrl}/.well-known/security.txt`,
    '',
  ])
})

test('it is good for a year after the newest content, whenever it is built', () => {
  const newest = newestDate(data)
  expect(Number(securityTxtExpiry(data).slice(0, 4)) - Number(newest.slice(0, 4))).toBe(1)
  expect(
    securityTxtExpiry(data) > today('.'),
    'security.txt has expired: publish something, or review its contact',
  ).toBe(true)
})
