import { expect, it } from 'vitest'
import { phoneOffer } from '../../../src/forms/contact/phone-field.tsx'

const offered = [
  ['(212) 555-0142', '2125550142'],
  ['+1 212 555 0142', '+12125550142'],
  ['212.555.0142', '2125550142'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['212–555–0142', '2125550142'],
  [' 2125550142 ', '2125550142'],
] as const

it.each(offered)('reads %s as %s', (typed, offer) => {
  expect(phoneOffer(typed)).toBe(offer)
})

const unknown = [
  '',
  '   ',
  '020 7946 0958',
  '212-555-0142 x5',
  'call me',
  '12345678901234567',
  '+',
  '1+2',
  '2125550142',
]

it.each(unknown)('offers nothing for %j', (typed) => {
  expect(phoneOffer(typed)).toBeUndefined()
})
