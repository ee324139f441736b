import { expect, test } from 'vitest'
import { tickPattern } from '#src/blocks/advisor-network/tick-pattern.ts'

const numbers = (pattern: string) => pattern.split(' ').map(Number)

test('the same name is always ruled the same way', () => {
  expect(tickPattern('Adaeze Holloway', 96)).toBe(tickPattern('Adaeze Holloway', 96))
})

test('other names are ruled otherwise', () => {
  const patterns = ['Adaeze', 'Birgit', 'Desmond', 'Hana', 'Priya', 'Ruben'].map((name) => tickPattern(name, 96))
  expect(new Set(patterns).size).toBeGreaterThan(3)
})

test('one decade of ticks fills the edge', () => {
  const sum = numbers(tickPattern('Hana', 96)).reduce((total, number) => total + number, 0)
  expect(sum).toBeCloseTo(96, 0)
})
