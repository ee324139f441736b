import { expect, test } from 'vitest'
import { advance, choose, initialState, type TransformationState } from '#src/blocks/transformation-os/experience.ts'

const clicks = (count: number) =>
  Array.from({ length: count }).reduce<TransformationState>((state) => choose(state, 2), initialState)

test('the step after the last is the first', () => {
  expect(advance({ ...initialState, active: 5 }, 6).active).toBe(6)
  expect(advance({ ...initialState, active: 6 }, 6).active).toBe(1)
})

test('advancing earns nothing', () => {
  expect(advance(initialState, 6)).toEqual({ active: 2, xp: 0, level: 1 })
})

test('a click makes the step active and earns 10 XP, without a limit', () => {
  expect(choose(initialState, 4)).toEqual({ active: 4, xp: 10, level: 1 })
  expect(clicks(120).xp).toBe(1200)
})

test('the level rises on the first click made with more than 500 XP: the 52nd', () => {
  expect(clicks(50)).toMatchObject({ xp: 500, level: 1 })
  expect(clicks(51)).toMatchObject({ xp: 510, level: 1 })
  expect(clicks(52)).toMatchObject({ xp: 520, level: 2 })
})
