import { expect, it } from 'vitest'
import { closes, closingDistance, swipeOf, wayOut } from '#src/site/notifications/swipe.ts'

it.each([
  ['top-left', { x: -1, y: -1 }],
  ['top-center', { x: 0, y: -1 }],
  ['top-right', { x: 1, y: -1 }],
  ['bottom-left', { x: -1, y: 1 }],
  ['bottom-center', { x: 0, y: 1 }],
  ['bottom-right', { x: 1, y: 1 }],
] as const)('leaves %s over the edges it stands at', (position, way) => {
  expect(wayOut(position, false)).toEqual(way)
  expect(wayOut(position, true)).toEqual({ ...way, y: -1 })
})

it('follows only the way out', () => {
  const way = wayOut('bottom-right', false)
  expect(swipeOf(30, 4, way)).toEqual({ axis: 'x', distance: 30 })
  expect(swipeOf(-30, 4, way)).toEqual({ axis: 'x', distance: 0 })
  expect(swipeOf(4, 30, way)).toEqual({ axis: 'y', distance: 30 })
  expect(swipeOf(4, -30, way)).toEqual({ axis: 'y', distance: 0 })
  expect(swipeOf(30, 4, wayOut('bottom-center', false))).toEqual({ axis: 'y', distance: 4 })
  expect(swipeOf(-30, 0, wayOut('top-left', false))).toEqual({ axis: 'x', distance: -30 })
})

it('closes above 0.11 pixels per millisecond', () => {
  expect(closes({ axis: 'x', distance: 11 }, 100)).toBe(false)
  expect(closes({ axis: 'x', distance: 11.2 }, 100)).toBe(true)
  expect(closes({ axis: 'y', distance: -11.2 }, 100)).toBe(true)
})

it('closes a slow drag once it has gone far enough', () => {
  expect(closes({ axis: 'x', distance: closingDistance - 1 }, 5000)).toBe(false)
  expect(closes({ axis: 'x', distance: closingDistance }, 5000)).toBe(true)
})

it('stays where it is without a movement', () => {
  expect(closes({ axis: 'x', distance: 0 }, 0)).toBe(false)
})
