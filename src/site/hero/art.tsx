import { classes } from '#src/lib/css-classes.ts'
import { seededRandom } from '#src/lib/seeded-random.ts'
import { type ArtFamily, artFamilies } from './art/families.ts'

export type { ArtFamily } from './art/families.ts'

interface ArtProps {
  family: ArtFamily
  /** Anything that names the page or entry: the same seed gives the same drawing. */
  seed: string
  className?: string
  /** Proportion of the drawing for a width of 720. */
  height?: number
}

const width = 720

/** A decorative drawing on ratio paper. Fills its box; what does not fit is cut at the left, where heroes fade it out. */
export function Art({ family, seed, className, height = 400 }: ArtProps) {
  const drawing = artFamilies[family](seededRandom(`${family}:${seed}`), width, height)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      className={classes('art', className)}
      aria-hidden="true"
    >
      <path className="art-grid" d={drawing.grid} />
      <path className="art-faint" d={drawing.faint} />
      {drawing.strong && <path className="art-strong" d={drawing.strong} />}
      <path className="art-line" d={drawing.line} />
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
