import { useEffect, useRef } from 'react'
import { watchMotion } from '#src/ui/watch-motion.ts'

/** Radii of the rings: the logarithms of 2 to 10 on a decade of 190 units. */
const radii = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => Math.round(Math.log10(value) * 190))
const turn = 2 * Math.PI
const viewBox = '-220 -220 440 440'

function ticks(radius: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn * Math.log10(1 + (9 * index) / count)
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    const length = index % 9 === 0 ? 14 : 7
    return `M${Math.round(x * radius)} ${Math.round(y * radius)}L${Math.round(x * (radius + length))} ${Math.round(y * (radius + length))}`
  }).join('')
}

/** Turns the cursor to an angle by the shorter way round, from the last step to the first too. */
function useCursor(target: number) {
  const cursor = useRef<SVGSVGElement>(null)
  const angle = useRef(0)
  useEffect(() => {
    angle.current += ((((target - angle.current) % 360) + 540) % 360) - 180
    cursor.current?.style.setProperty('transform', `rotate(${angle.current}deg)`)
  }, [target])
  return cursor
}

interface EngineDiagramProps {
  active: number
  count: number
  color?: string | undefined
}

/**
 * A circular slide rule whose cursor points at the active step. Decorative. Each scale is a drawing of its own, so that
 * the browser turns it without painting it again; nothing turns off-screen.
 */
export function EngineDiagram({ active, count, color }: EngineDiagramProps) {
  const engine = useRef<HTMLDivElement>(null)
  const cursor = useCursor(((active - 1) / count) * 360)
  useEffect(() => {
    const { current } = engine
    return current ? watchMotion(current, (moving) => current.toggleAttribute('data-moving', moving)) : undefined
  }, [])
  return (
    <div ref={engine} className="engine" aria-hidden="true" data-color={color}>
      <svg viewBox={viewBox} aria-hidden="true" className="opacity-45">
        {radii.map((radius) => (
          <circle key={radius} r={radius} />
        ))}
      </svg>
      <svg ref={cursor} viewBox={viewBox} aria-hidden="true" className="engine-cursor">
        <path d="M0 0V-204" />
        <circle cy={-190} r={7} />
        <circle r={9} />
      </svg>
      <svg viewBox={viewBox} aria-hidden="true" className="engine-outer">
        <path d={ticks(190, 90)} />
      </svg>
      <svg viewBox="-132 -132 264 264" aria-hidden="true" className="engine-inner">
        <path d={ticks(114, 54)} />
      </svg>
    </div>
  )
}
