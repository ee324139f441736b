import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ScaleChart } from '#src/components/about/scale-chart.tsx'
import { useSettle } from '#src/components/about/use-settle.ts'

export interface OriginScaleProps {
  legend: string
  linear: string
  ratio: string
  linearNote: string
  ratioNote: string
  series: string
  horizontal: string
  source?: string | undefined
  children?: ReactNode
}

/** The chart with its switch. Starts on the linear axis, or on the one chosen before the script arrived. */
function LiveChart(props: OriginScaleProps) {
  const name = useId()
  const ratioButton = useRef<HTMLInputElement>(null)
  const [isRatio, setIsRatio] = useState(false)
  const settled = useSettle(isRatio ? 1 : 0)
  useEffect(() => setIsRatio(ratioButton.current?.checked ?? false), [])
  return (
    <figure className="scale-live">
      <fieldset className="scale-switch">
        <legend className="sr-only">{props.legend}</legend>
        <label>
          <input type="radio" name={name} defaultChecked onChange={() => setIsRatio(false)} />
          {props.linear}
        </label>
        <label>
          <input ref={ratioButton} type="radio" name={name} onChange={() => setIsRatio(true)} />
          {props.ratio}
        </label>
      </fieldset>
      <ScaleChart ratio={settled} series={props.series} horizontal={props.horizontal} />
      <figcaption className="scale-note" aria-live="polite">
        {isRatio ? props.ratioNote : props.linearNote}
      </figcaption>
    </figure>
  )
}

/** Both axes side by side: shown by the stylesheet on paper and where no script runs. */
function StaticPair(props: OriginScaleProps) {
  const states = [
    { ratio: 0, name: props.linear, note: props.linearNote },
    { ratio: 1, name: props.ratio, note: props.ratioNote },
  ]
  return (
    <div className="scale-pair">
      {states.map(({ ratio, name, note }) => (
        <figure key={name}>
          <p className="label">{name}</p>
          <ScaleChart ratio={ratio} series={props.series} horizontal={props.horizontal} />
          <figcaption className="scale-note">{note}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The origin of the name: the curve that straightens when its axis is re-ruled, and the words that explain it. */
export default function OriginScale(props: OriginScaleProps) {
  return (
    <div className="grid gap-12 lg:grid-cols-12 lg:gap-6">
      <div className="lg:col-span-7">
        <LiveChart {...props} />
        <StaticPair {...props} />
      </div>
      <div className="origin-words flow lg:col-span-4 lg:col-start-9">
        {props.children}
        {props.source && <p className="text-xs text-faint">{props.source}</p>}
      </div>
    </div>
  )
}
