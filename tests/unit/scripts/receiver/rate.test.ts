import { expect, it } from 'vitest'
import { network, Rate } from '../../../../scripts/receiver/rate.ts'

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['198.51.100.7', '198.51.100.7'],
  ['unknown', 'unknown'],
])('counts %s with %s', (address, together) => {
  expect(network(address)).toBe(together)
})

it('takes as many again in the next hour', () => {
  const rate = new Rate({ address: 1, together: 2 })
  const hour = 3_600_000
  expect([rate.takes('a', 0), rate.takes('a', 1), rate.takes('b', 2), rate.takes('c', 3)]).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect([rate.takes('a', hour), rate.takes('a', hour + 1)]).toEqual([true, false])
})
