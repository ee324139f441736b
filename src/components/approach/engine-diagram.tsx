import { useMotion } from '#src/lib/use-motion.ts'

/** Radii of the rings: the logarithms of 2 to 10 on a decade of 190 units. */
const radii = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => Math.round(Math.log10(value) * 190))
const turn = 2 * Math.PI

function ticks(radius: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn * Math.log10(1 + (9 * index) / count)
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    const length = index % 9 === 0 ? 14 : 7
    return `M${Math.round(x * radius)} ${Math.round(y * radius)}L${Math.round(x * (radius + length))} ${Math.round(y * (radius + length))}`
  }).join('')
}

/** A circular slide rule whose cursor points at the active step. Decorative. */
export function EngineDiagram({ active, count }: { active: number; count: number }) {
  const moving = useMotion()
  const angle = ((active - 1) / count) * 360
  return (
    <svg className="engine" viewBox="-220 -220 440 440" aria-hidden="true" focusable="false" data-moving={moving}>
      <g className="engine-rings">
        {radii.map((radius) => (
          <circle key={radius} r={radius} />
        ))}
      </g>
      <path className="engine-scale engine-outer" d={ticks(190, 90)} />
      <path className="engine-scale engine-inner" d={ticks(114, 54)} />
      <g className="engine-cursor" transform={`rotate(${angle})`}>
        <path d="M0 0V-204" />
        <circle cy={-190} r={7} />
      </g>
      <circle className="engine-hub" r={9} />
    </svg>
  )
}
