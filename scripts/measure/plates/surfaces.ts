import type { Surface } from './engrave.ts'

/** Proportion of the plates, so that circles are round. */
const aspect = 16 / 9

const hill = (distance: number, width: number) => Math.exp(-((distance / width) ** 2))
const away = (x: number, y: number, fromX: number, fromY: number) => Math.hypot((x - fromX) * aspect, y - fromY)

function dome(distance: number, radius: number, height: number): number {
  const part = distance / radius
  return part < 1 ? Math.sqrt(1 - part * part) * height : 0
}

const path = (y: number) => 0.5 + 0.22 * Math.sin(y * 5.2 + 0.6) * (0.35 + y * 0.9)
const massif = (x: number, y: number) =>
  1.3 * hill(away(x, y, 0.36, 0.42), 0.34) +
  0.8 * hill(away(x, y, 0.74, 0.66), 0.26) +
  0.35 * hill(away(x, y, 0.58, 0.2), 0.18)
const stairs = 6
const doublings = [0.16, 0.37, 0.6, 0.86]

/** Growth that compounds: every line is flat for long and then leaves the plate. One of them is the program's. */
const growth: Surface = {
  height: (x, y) => 2.6 * Math.exp((x - 1) * 4.4) * (1 + 0.3 * Math.sin(y * 3.1)) + 0.1 * hill(x - 0.3, 0.2) * y,
  copper: (_, y) => Math.abs(y - 0.9) < 0.012,
}

/** A record that runs on quietly until something happens. */
const record: Surface = {
  height: (x, y) =>
    0.16 *
      hill(y - 0.5, 0.5) *
      (Math.sin(x * 31 + y * 9) * 0.5 + Math.sin(x * 57 - y * 13) * 0.3) *
      hill(x - 0.5, 0.5) +
    1.5 * hill(x - 0.64, 0.035) * hill(y - 0.62, 0.16) +
    0.5 * hill(x - 0.72, 0.03) * hill(y - 0.6, 0.12),
  copper: (_, y) => Math.abs(y - 0.617) < 0.009,
}

/** A position to be held: the summit and the ground around it. */
const summit: Surface = {
  height: (x, y) => massif(x, y) + 0.05 * Math.sin(x * 17) * Math.sin(y * 11),
  copper: (x, y) => massif(x, y) > 0.93,
}

/** Days of a calendar as steps; one of them is the day on which payment was due. */
const steps: Surface = {
  height: (x, y) => {
    const part = x * stairs
    const rise = 1 / (1 + Math.exp(-((part % 1) - 0.5) * 14))
    return (Math.floor(part) + rise) * 0.3 * (0.55 + 0.45 * hill(y - 0.6, 0.5))
  },
  copper: (x) => Math.abs(x * stairs - 3.5) < 0.17,
}

/** Three firms, and the one that is about to be too large. */
const spheres: Surface = {
  height: (x, y) =>
    dome(away(x, y, 0.14, 0.66), 0.13, 0.45) +
    dome(away(x, y, 0.37, 0.6), 0.25, 0.85) +
    dome(away(x, y, 0.76, 0.52), 0.43, 1.4),
  copper: (x, y) => away(x, y, 0.37, 0.6) < 0.25,
}

/** A trail through open country. */
const trail: Surface = {
  height: (x, y) =>
    0.55 * hill(x - path(y) + 0.16, 0.1) +
    0.8 * hill(x - path(y) - 0.2, 0.13) +
    0.5 * hill(x - 0.9, 0.12) * y +
    0.12 * Math.sin(x * 9 + y * 7),
  copper: (x, y) => Math.abs(x - path(y)) < 0.012 + 0.02 * y,
}

/** Four ridges, each twice as high as the one before it. */
const ridges: Surface = {
  height: (x, y) =>
    doublings.reduce((sum, at, n) => sum + 0.16 * 2 ** n * hill(x - at, 0.05) * hill(y - 0.68, 0.24), 0),
  copper: (_, y) => Math.abs(y - 0.68) < 0.01,
}

/** What is engraved, and how: wider or higher than a cover if that is said. */
export interface PlateSurface {
  surface: Surface
  lift: number
  light?: 1 | -1
  width?: number
  height?: number
}

/** What is engraved, by the file it is written to in `content/`. */
export const surfaces: Record<string, PlateSurface> = {
  'articles/growth-plate.png': { surface: growth, lift: 333, light: -1 },
  'articles/record-plate.png': { surface: record, lift: 280 },
  'articles/summit-plate.png': { surface: summit, lift: 253 },
  'articles/steps-plate.png': { surface: steps, lift: 227, light: -1 },
  'articles/spheres-plate.png': { surface: spheres, lift: 160 },
  'articles/trail-plate.png': { surface: trail, lift: 227 },
  'images/doubling-plate.png': { surface: ridges, lift: 400 },
}
