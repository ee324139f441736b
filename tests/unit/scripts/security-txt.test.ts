import { expect, test } from 'vitest'
import { newestDate } from '../../../scripts/outputs/newest-date.ts'
import { securityTxt, securityTxtExpiry } from '../../../scripts/outputs/security-txt.ts'
import { today } from '../../../scripts/tools/today.ts'
import { announced, coming, withComing } from '../../support/coming-version.ts'
import { realData } from '../../support/labels.ts'

const data = realData()
const day = today('.')

test('it says whom to tell, until when, in which language and where it stands', () => {
  expect(securityTxt(data, day).split('\n')).toEqual([
    `Contact: mailto:${data.singles.site.emails.security}`,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages: en',
    `Canonical: ${data.singles.site.baseUrl}/.well-known/security.txt`,
    '',
  ])
})

test('it is good for a year after the newest content, whenever it is built', () => {
  const newest = newestDate(data, day)
  expect(Number(securityTxtExpiry(data, day).slice(0, 4)) - Number(newest.slice(0, 4))).toBe(1)
  expect(securityTxtExpiry(data, day) > day, 'security.txt has expired: publish something, or review its contact').toBe(
    true,
  )
})

test('what a legal text to come says of its day makes nothing newer', () => {
  expect(newestDate(withComing(data, { announced }), coming.today)).toBe(newestDate(data, coming.today))
})
