import type { Job } from '#src/content/schemas/job.ts'
import { smoothPath } from '#src/lib/smooth-path.ts'

const steepness = (k: number) => 6 * (1 - k) + 0.001

/** One family of curves for each career path, from 0 to 1 in both directions. `k` runs from 0 to 1 through the family. */
const families: Record<Job['track'], (x: number, k: number) => number> = {
  // Growth that straightens: from a cliff to a line.
  consulting: (x, k) => Math.expm1(steepness(k) * x) / Math.expm1(steepness(k)),
  // Adoption: each release is taken up earlier and faster.
  product: (x, k) => 1 / (1 + Math.exp((8 + 10 * k) * (0.72 - 0.44 * k - x))),
  // A system settling on its value.
  technology: (x, k) => 0.66 * (1 - Math.exp(-(2 + 4 * k) * x) * Math.cos((7 + 5 * k) * x)),
}

const plot = { left: 0, floor: 360, width: 720, height: 300 }
const family = [0, 0.33, 0.67, 1]

/** The drawing of a career path. */
export function TrackCurves({ track, className }: { track: Job['track']; className?: string }) {
  return (
    <svg viewBox="0 0 720 362" preserveAspectRatio="none" className={className} aria-hidden="true">
      {family.map((k) => (
        <path key={k} d={smoothPath((x) => families[track](x, k), 7, plot)} />
      ))}
    </svg>
  )
}
