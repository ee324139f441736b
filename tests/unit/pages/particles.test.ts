import { expect, test } from 'vitest'
import {
  driftParticles,
  eachLink,
  type Particle,
  particleColours,
  scatterParticles,
  stretchParticles,
} from '#src/pages/home/particles.ts'

const particle = (fields: Partial<Particle> = {}): Particle => ({
  x: 50,
  y: 50,
  speedX: 0.25,
  speedY: -0.25,
  size: 2,
  opacity: 0.5,
  colour: particleColours[0],
  ...fields,
})

function links(particles: Particle[]): number[] {
  const strengths: number[] = []
  eachLink(particles, (_a, _b, strength) => strengths.push(strength))
  return strengths
}

test('scatters forty dots in four colours inside the area', () => {
  const dots = scatterParticles(800, 600)
  expect(dots).toHaveLength(40)
  expect(new Set(dots.map((dot) => dot.colour)).size).toBe(4)
  for (const dot of dots) {
    expect(dot.x).toBeLessThanOrEqual(800)
    expect(dot.y).toBeLessThanOrEqual(600)
  }
})

test.each([
  ['smallest', 0, { size: 1, opacity: 0.2, speedX: -0.25, speedY: -0.25 }],
  ['largest', 1, { size: 4, opacity: 0.7, speedX: 0.25, speedY: 0.25 }],
])('the %s values a dot can have', (_name, random, expected) => {
  const [dot] = scatterParticles(100, 100, () => random)
  for (const [key, value] of Object.entries(expected)) expect(dot?.[key as keyof Particle]).toBeCloseTo(value)
})

test('two half frames move a dot as far as one whole frame', () => {
  const [once, twice] = [[particle()], [particle()]]
  driftParticles(once, 1, 100, 100)
  driftParticles(twice, 0.5, 100, 100)
  driftParticles(twice, 0.5, 100, 100)
  expect(once).toEqual([particle({ x: 50.25, y: 49.75 })])
  expect(twice).toEqual(once)
})

test('a dot turns round at the edge', () => {
  const dots = [particle({ x: 99.9, y: 0.1 })]
  driftParticles(dots, 1, 100, 100)
  expect(dots).toEqual([particle({ x: 100, y: 0, speedX: -0.25, speedY: 0.25 })])
})

test('links dots closer than 120 pixels, the closer the stronger', () => {
  const at = (x: number) => particle({ x })
  expect(links([at(0), at(60)])).toEqual([0.5])
  expect(links([at(0), at(120)])).toEqual([])
  expect(links([at(0), at(100), at(200)])).toHaveLength(2)
})

test('a new size keeps every dot at its share of the area', () => {
  const dots = [particle({ x: 50, y: 20 })]
  stretchParticles(dots, 2, 0.5)
  expect(dots).toEqual([particle({ x: 100, y: 10 })])
})
