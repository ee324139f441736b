import { smoothPath } from '#src/lib/smooth-path.ts'

const left = 40
const width = 560
const floor = 300
const height = 240
const ticks = Array.from({ length: 10 }, (_, index) => index)

type Curve = (x: number) => number
const cliff: Curve = (x) => (10 ** x - 1) / 9
const line: Curve = (x) => x
const slope =
  (share: number): Curve =>
  (x) =>
    x * share

/** What each frame shows: how the paper is ruled, where the plot stands and which curves are on it. */
const frames: { ratio: boolean; square: boolean; curve: Curve; plan: boolean; family: boolean }[] = [
  { ratio: false, square: false, curve: cliff, plan: true, family: false },
  { ratio: true, square: false, curve: cliff, plan: false, family: false },
  { ratio: true, square: false, curve: line, plan: false, family: false },
  { ratio: true, square: true, curve: line, plan: false, family: false },
  { ratio: true, square: false, curve: line, plan: false, family: true },
]

/**
 * The drawing of the story. Frames differ only in attributes, so the style sheet can let one turn into the next:
 * the rules slide from increments to ratios, and the curve straightens.
 */
export function StoryFrames({ frame, className }: { frame: number; className?: string }) {
  const { ratio, square, curve, plan, family } = frames[frame] ?? (frames[0] as (typeof frames)[number])
  const span = square ? height : width
  const start = square ? left + (width - height) / 2 : left
  const draw = (at: Curve) => smoothPath(at, 6, { left: start, floor, width: span, height })
  const rule = (tick: number) => floor - height * (ratio ? Math.log10(tick + 1) : tick / 9)

  return (
    <svg viewBox="0 0 640 340" className={className ? `story ${className}` : 'story'} aria-hidden="true">
      {ticks.map((tick) => (
        <rect key={tick} x={start} y={Math.round(rule(tick))} width={span} height="1" />
      ))}
      <path className="stroke-muted" strokeDasharray="4 8" d={draw(line)} opacity={plan ? 1 : 0} />
      {[0.35, 0.55, 0.78].map((share) => (
        <path key={share} className="stroke-verd-500" d={draw(slope(share))} opacity={family ? 1 : 0} />
      ))}
      <path className="stroke-4 stroke-copper-400" d={draw(curve)} />
      {[0.24, 0.52, 0.8].map((x) => (
        <circle key={x} cx={start + x * span} cy={floor - x * height} r={family ? 8 : 0} />
      ))}
    </svg>
  )
}
