import type { Surface } from './engrave.ts'
import type { PlateSurface } from './surfaces.ts'

/** Twice as wide as high, so that circles are round. */
const away = (x: number, y: number, fromX: number, fromY: number) => Math.hypot((x - fromX) * 2, y - fromY)
const hill = (distance: number, width: number) => Math.exp(-((distance / width) ** 2))
/** From 0 to 1 around a place, as steep as is said. */
const rise = (at: number, steepness: number) => 1 / (1 + Math.exp(-at * steepness))

/** Nineteen days that become three: waves of waiting, each shorter than the one before, until the water is calm. */
const calm: Surface = {
  height: (x, y) =>
    0.62 * Math.max(0, 1 - x) ** 1.4 * Math.sin(34 * Math.sqrt(x + 0.04) + 0.5 * Math.sin(y * 4)) + 0.3 * (1 - x),
  copper: (_, y) => Math.abs(y - 0.58) < 0.014,
}

const columns = 12
const rows = 6
const stud = (x: number, y: number) => Math.hypot(((x * columns) % 1) - 0.5, ((y * rows) % 1) - 0.5)

/** Records in their places, one of them drawn from the middle as the sample. */
const sample: Surface = {
  height: (x, y) => 0.34 * hill(stud(x, y), 0.24),
  copper: (x, y) => Math.floor(x * columns) === 7 && Math.floor(y * rows) === 3 && stud(x, y) < 0.34,
}

const wall = (x: number, y: number) => hill(Math.abs(away(x, y, 0.6, 0.54) - 0.42), 0.055)

/** An enclave: a wall around what has to be protected, and a shop floor that stays as it was. */
const enclave: Surface = {
  height: (x, y) =>
    0.75 * wall(x, y) +
    0.42 * hill(away(x, y, 0.6, 0.54), 0.2) +
    0.07 * Math.sin(x * 46) * (1 - hill(away(x, y, 0.6, 0.54), 0.5)),
  copper: (x, y) => wall(x, y) > 0.62,
}

/** Controls that are inherited, shared and one's own: three terraces, each standing on the one below it. */
const terraces: Surface = {
  height: (x, y) => {
    const far = Math.max(Math.abs(x - 0.52) * 1.7, Math.abs(y - 0.55) * 1.25)
    return [0.66, 0.44, 0.23].reduce((sum, edge) => sum + 0.42 * rise(edge - far, 50), 0)
  },
  copper: (x, y) => Math.max(Math.abs(x - 0.52) * 1.7, Math.abs(y - 0.55) * 1.25) < 0.2,
}

const size = { width: 2400, height: 1200 }

/** The pictures of the case studies, by the file each is written to in `content/`. */
export const caseStudySurfaces: Record<string, PlateSurface> = {
  'case-studies/calm-plate.png': { surface: calm, lift: 190, ...size },
  'case-studies/sample-plate.png': { surface: sample, lift: 95, ...size },
  'case-studies/enclave-plate.png': { surface: enclave, lift: 200, light: -1, ...size },
  'case-studies/terraces-plate.png': { surface: terraces, lift: 210, ...size },
}
