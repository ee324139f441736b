import type { Job } from '#src/schemas/job.ts'

const steepness = (k: number) => 6 * (1 - k) + 0.001

/** One family of curves for each career path, from 0 to 1 in both directions. `k` runs from 0 to 1 through the family. */
const families: Record<Job['track'], (x: number, k: number) => number> = {
  // Growth that straightens: from a cliff to a line.
  consulting: (x, k) => Math.expm1(steepness(k) * x) / Math.expm1(steepness(k)),
  // Adoption: each release is taken up earlier and faster.
  product: (x, k) => 1 / (1 + Math.exp((8 + 10 * k) * (0.72 - 0.44 * k - x))),
  // A system settling on its value.
  technology: (x, k) => 1 - Math.exp(-(2 + 5 * k) * x) * Math.cos((7 + 5 * k) * x),
}

const points = 18
const curves = 4

function path(track: Job['track'], k: number): string {
  const corners = Array.from({ length: points + 1 }, (_, index) => {
    const x = index / points
    return `${Math.round(x * 240)} ${Math.round(100 - families[track](x, k) * 84)}`
  })
  return `M${corners.join('L')}`
}

/** The drawing of a career path. */
export function TrackCurves({ track, className }: { track: Job['track']; className?: string }) {
  return (
    <svg viewBox="0 0 240 104" preserveAspectRatio="none" className={className} aria-hidden="true">
      {Array.from({ length: curves }, (_, index) => (
        <path key={path(track, index / (curves - 1))} d={path(track, index / (curves - 1))} />
      ))}
    </svg>
  )
}
