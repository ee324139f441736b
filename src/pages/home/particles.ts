/** A dot of the network, in CSS pixels; its speed is per frame at 60 frames a second. */
export interface Particle {
  x: number
  y: number
  speedX: number
  speedY: number
  size: number
  opacity: number
  colour: string
}

export const particleCount = 40
export const linkDistance = 120
const maxSpeed = 0.25
const size = { min: 1, max: 4 }
const opacity = { min: 0.2, max: 0.7 }
/** verd-400, copper-400, blue-400 and viol-400: a canvas cannot read the tokens of the stylesheet. */
export const particleColours = ['#35cca7', '#f09b48', '#79b8ed', '#b59be6'] as const

type Random = () => number
const between = (random: Random, { min, max }: { min: number; max: number }) => min + random() * (max - min)
const speed = (random: Random) => between(random, { min: -maxSpeed, max: maxSpeed })

/** Forty dots scattered over the area, the four colours in turn. */
export function scatterParticles(width: number, height: number, random: Random = Math.random): Particle[] {
  return Array.from({ length: particleCount }, (_, index) => ({
    x: random() * width,
    y: random() * height,
    speedX: speed(random),
    speedY: speed(random),
    size: between(random, size),
    opacity: between(random, opacity),
    colour: particleColours[index % particleColours.length] ?? particleColours[0],
  }))
}

/** One coordinate after a step: at an edge the dot turns round. */
function advance(
  position: number,
  perFrame: number,
  frames: number,
  limit: number,
): [position: number, perFrame: number] {
  const next = position + perFrame * frames
  if (next < 0) return [0, Math.abs(perFrame)]
  if (next > limit) return [limit, -Math.abs(perFrame)]
  return [next, perFrame]
}

/** Moves every dot by so many 60 Hz frames, so that a faster screen does not drift faster. */
export function driftParticles(particles: Particle[], frames: number, width: number, height: number): void {
  for (const particle of particles) {
    const [x, speedX] = advance(particle.x, particle.speedX, frames, width)
    const [y, speedY] = advance(particle.y, particle.speedY, frames, height)
    Object.assign(particle, { x, y, speedX, speedY })
  }
}

/** Visits every pair closer than the link distance, with a strength that fades to 0 at that distance. */
export function eachLink(particles: Particle[], visit: (a: Particle, b: Particle, strength: number) => void): void {
  for (let index = 0; index < particles.length; index += 1) {
    const a = particles[index] as Particle
    for (let other = index + 1; other < particles.length; other += 1) {
      const b = particles[other] as Particle
      const distance = Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
      if (distance < linkDistance) visit(a, b, 1 - distance / linkDistance)
    }
  }
}

/** Keeps the picture when its box changes: every dot stays at the same share of the width and the height. */
export function stretchParticles(particles: Particle[], byX: number, byY: number): void {
  for (const particle of particles) {
    particle.x *= byX
    particle.y *= byY
  }
}
