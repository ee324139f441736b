import { classes } from '#src/lib/css-classes.ts'
import type { Hero } from '#src/schemas/page.ts'
import { drawArcs } from './art/arcs.ts'
import { drawContour } from './art/contour.ts'
import { drawCurve } from './art/curve.ts'
import type { Draw } from './art/drawing.ts'
import { drawLattice } from './art/lattice.ts'
import { drawLedger } from './art/ledger.ts'
import { drawNomogram } from './art/nomogram.ts'
import { seededRandom } from './art/random.ts'
import { drawRings } from './art/rings.ts'
import { drawScale } from './art/scale.ts'

export type ArtFamily = Exclude<Hero['art'], 'none'>

const families: Record<ArtFamily, Draw> = {
  curve: drawCurve,
  nomogram: drawNomogram,
  contour: drawContour,
  scale: drawScale,
  arcs: drawArcs,
  rings: drawRings,
  ledger: drawLedger,
  lattice: drawLattice,
}

/** Drawings that need their proportions: they are cut to the box instead of being stretched to it. */
const round: ReadonlySet<ArtFamily> = new Set(['contour', 'arcs', 'rings'])

interface ArtProps {
  family: ArtFamily
  /** Anything that names the page or entry: the same seed gives the same drawing. */
  seed: string
  className?: string
  /** Proportion of the drawing for a width of 720. */
  height?: number
}

const width = 720

/** A decorative drawing on ratio paper. Fills its box. */
export function Art({ family, seed, className, height = 400 }: ArtProps) {
  const drawing = families[family](seededRandom(`${family}:${seed}`), width, height)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={round.has(family) ? 'xMaxYMid slice' : 'none'}
      className={classes('art', className)}
      aria-hidden="true"
      focusable="false"
    >
      <path className="art-grid" d={drawing.grid} />
      <path className="art-faint" d={drawing.faint} pathLength={1} />
      {drawing.strong && <path className="art-strong" d={drawing.strong} />}
      <path className="art-line" d={drawing.line} pathLength={1} />
      <path className="art-marks" d={drawing.marks} />
      <path className="art-end" d={drawing.end} />
      <g className="art-labels">
        {drawing.labels.map(([x, y, words]) => (
          <text key={words} x={x} y={y}>
            {words}
          </text>
        ))}
      </g>
    </svg>
  )
}
