/** A surface, seen from above: how high it is at a place, and which places are inlaid with copper. Places run from 0 to 1. */
export interface Surface {
  height(x: number, y: number): number
  copper(x: number, y: number): boolean
}

interface Plate {
  width: number
  height: number
  /** From line to line, in pixels. */
  pitch: number
  /** How far a height of 1 lifts a line, in pixels. */
  lift: number
  /** Where the light comes from: 1 from the left, -1 from the right. */
  light?: 1 | -1
  /** How much slopes shine; 1 where the surface is smooth. */
  gloss?: number
  /** How much thicker a line is on a height of 1. */
  swell?: number
}

type Point = [x: number, y: number, thickness: number]

/** A line of changing thickness as a closed shape. */
function stroke(points: readonly Point[]): string {
  if (points.length < 2) return ''
  const edge =
    (side: number) =>
    ([x, y, thickness]: Point) =>
      `${x} ${(y + (side * thickness) / 2).toFixed(1)}`
  return `M${points.map(edge(-1)).join('L')}L${points.toReversed().map(edge(1)).join('L')}Z`
}

/** How thick a line is at a height where the surface rises by so much: slopes towards the light shine. */
const thickness = (swollen: number, down: number, across: number) =>
  Math.min(0.8, Math.max(0.07, 0.26 + swollen - 0.1 * down - 0.13 * across))

const step = 4
const slope = 0.004

/**
 * Engraves a surface as medals used to be: parallel lines, lifted by the relief under them, thin in its shadow. An SVG in
 * the firm's colours (`src/styles/tokens.css`): ink-950, verdigris 300 to 700, copper 300 to 500.
 *
 * @see https://en.wikipedia.org/wiki/Medal_engraving for the machine that ruled such lines in the 1830s
 */
export function engrave({ height, copper }: Surface, plate: Plate): string {
  const { width, height: tall, pitch, lift, light = 1, gloss = 1, swell = 0.12 } = plate
  const shapes = { verdigris: '', copper: '' }
  for (let line = -2 * pitch; line < tall + 4 * lift; line += pitch) {
    const y = line / tall
    const whole: Point[] = []
    let inlaid: Point[] = []
    for (let at = 0; at <= width; at += step) {
      const x = at / width
      const h = height(x, y)
      const across = ((height(x + slope, y) - h) * gloss * light) / slope
      const down = ((height(x, y + slope) - h) * gloss) / slope
      const point: Point = [at, line - h * lift, pitch * thickness(h * swell, down, across)]
      whole.push(point)
      if (copper(x, y)) inlaid.push(point)
      else if (inlaid.length > 0) {
        shapes.copper += stroke(inlaid)
        inlaid = []
      }
    }
    shapes.verdigris += stroke(whole)
    shapes.copper += stroke(inlaid)
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}" viewBox="0 0 ${width} ${tall}"><defs>` +
    '<radialGradient id="v" cx=".35" cy=".1" r="1.1"><stop stop-color="#7be5c6"/><stop offset=".45" stop-color="#35cca7"/>' +
    '<stop offset="1" stop-color="#015e4a"/></radialGradient><linearGradient id="c" x2="1" y2="1">' +
    '<stop stop-color="#f8c384"/><stop offset="1" stop-color="#dc701c"/></linearGradient></defs>' +
    `<rect width="${width}" height="${tall}" fill="#051016"/><path fill="url(#v)" d="${shapes.verdigris}"/>` +
    `<path fill="url(#c)" d="${shapes.copper}"/></svg>`
  )
}
