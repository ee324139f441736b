import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast, hex } from '../../support/colour.ts'

const css = readFileSync(resolve(import.meta.dirname, '../../../src/styles/tokens.css'), 'utf8')
const palette = new Map(
  [...css.matchAll(/--color-([\w-]+): (oklch\([^)]+\))/g)].map(([, name, value]) => [name ?? '', value ?? '']),
)
const blocks = [...css.matchAll(/^[^{}]+\{([^{}]*--surface:[^{}]*)\}/gm)].map(([, body = '']) => semantic(body))
const [light = {}, dark = {}] = blocks

function semantic(body: string): Record<string, string> {
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): var\(--color-([\w-]+)\)/g)].map(([, name, token]) => [name, token]),
  )
}

function colour(token: string): string {
  const value = palette.get(token)
  if (!value) throw new Error(`There is no colour ${token}.`)
  return value
}

const ratio = (first: string, second: string) => contrast(colour(first), colour(second))

describe('the palette', () => {
  it.each([
    ['ink-950', '#051016'],
    ['ink-900', '#0b1921'],
    ['slate-600', '#4c5e69'],
    ['verd-700', '#015e4a'],
    ['copper-400', '#f09b48'],
    ['red-600', '#c22826'],
    ['amber-300', '#f4cc64'],
    ['blue-700', '#135298'],
    ['viol-400', '#b59be6'],
  ])('%s is %s', (token, expected) => {
    const distance = [1, 3, 5].map((at) =>
      Math.abs(
        Number.parseInt(hex(colour(token)).slice(at, at + 2), 16) - Number.parseInt(expected.slice(at, at + 2), 16),
      ),
    )
    expect(Math.max(...distance)).toBeLessThanOrEqual(1)
  })
})

describe('text', () => {
  const fixed = [
    ['copper-700', 'paper-50'],
    ['red-700', 'red-100'],
    ['paper-0', 'blue-700'],
    ['paper-0', 'verd-700'],
    ['paper-0', 'red-600'],
    ['paper-0', 'ink-900'],
    ['paper-50', 'verd-700'],
    ['paper-50', 'copper-700'],
    ['ink-950', 'copper-400'],
    ['ink-950', 'copper-300'],
    ['ink-950', 'paper-50'],
    ['slate-600', 'paper-200'],
  ]
  it.each(fixed)('%s on %s is readable', (text, surface) => {
    expect(ratio(text ?? '', surface ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, theme) => {
  const token = (name: string) => theme[name] ?? light[name] ?? ''
  const surfaces = ['surface', 'surface-2', 'raised']
  const texts = ['body', 'muted', 'faint', 'accent', 'accent-2', 'federal', 'link', 'error']
  const pairs = (names: string[]) => names.flatMap((name) => surfaces.map((surface) => [name, surface] as const))

  it.each(pairs(texts))('%s on %s is readable', (text, surface) => {
    expect(ratio(token(text), token(surface))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(['field', 'valid', 'error', 'strong']))('a line of %s on %s can be made out', (line, surface) => {
    expect(ratio(token(line), token(surface))).toBeGreaterThanOrEqual(3)
  })

  it('has readable buttons, chips and errors', () => {
    expect(ratio(token('on-primary'), token('primary'))).toBeGreaterThanOrEqual(4.5)
    expect(ratio(token('body'), token('secondary'))).toBeGreaterThanOrEqual(4.5)
    expect(ratio(token('surface'), token('body'))).toBeGreaterThanOrEqual(4.5)
    expect(ratio(token('error'), token('error-surface'))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(surfaces)('shows one of the two focus rings on %s', (surface) => {
    expect(Math.max(ratio('amber-300', token(surface)), ratio('ink-950', token(surface)))).toBeGreaterThanOrEqual(3)
  })
})

it('reads a value of its own for what the dark theme changes', () => {
  expect(Object.keys(dark).length).toBeGreaterThan(15)
})

it.each(['verd-400', 'copper-400', 'blue-400', 'viol-400'])('%s particles stand out on ink', (token) => {
  expect(ratio(token, 'ink-950')).toBeGreaterThanOrEqual(8)
})
