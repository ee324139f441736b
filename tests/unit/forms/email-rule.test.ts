import { expect, it } from 'vitest'
import { emailRule } from '#src/forms/email-rule.ts'

const rule = emailRule({ emailRequired: 'required', emailFormat: 'format' })
const messageFor = (value: unknown) => rule.safeParse(value).error?.issues[0]?.message

const accepted = [
  'ada@example.com',
  ' ada@example.com ',
  'ada.byron+digest@sub.example.co.uk',
  "o'brien@example.ie",
  'x_y-z@example-firm.com',
  'ada@127.example',
  'jörg@müller.de',
  'ольга@почта.рф',
  '用户@例子.广告',
  'अजय@डाटा.भारत',
  'ada@xn--mller-kva.de',
]

it.each(accepted)('accepts %s', (address) => {
  expect(messageFor(address)).toBeUndefined()
})

const refused = [
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'ada byron@example.com',
  'ada@exam ple.com',
  'ada@example..com',
  'ada..byron@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example.c',
  'ada@example.com, bob@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\nBcc: everyone@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'example.'.repeat(40)}com`,
]

it.each(refused)('refuses %j', (address) => {
  expect(messageFor(address)).toBe('format')
})

it.each(['', '   ', undefined, null, 7])('asks for an address instead of %j', (value) => {
  expect(messageFor(value)).toBe('required')
})
