import { type ReactNode, useState } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { originScale } from '#src/blocks/origin-scale/row.ts'
import { ScaleChart } from '#src/blocks/origin-scale/scale-chart.tsx'
import { type Scale, ScaleSwitch } from '#src/ui/scale-switch.tsx'
import { useBlend } from '#src/ui/use-blend.ts'

interface OriginScaleProps extends PropsOf<typeof originScale> {
  children?: ReactNode
}

/** The chart with its switch. It starts on the linear axis: the story is what happens next. */
function LiveChart({ legend, linear, ratio, series, horizontal, ...props }: OriginScaleProps) {
  const [scale, setScale] = useState<Scale>('linear')
  const blend = useBlend(scale === 'ratio' ? 1 : 0)
  return (
    <figure className="scale-live">
      <ScaleSwitch name={legend} legend={legend} linear={linear} ratio={ratio} value={scale} onChange={setScale} />
      <ScaleChart ratio={blend} series={series} horizontal={horizontal} />
      <figcaption className="scale-note" aria-live="polite">
        {scale === 'ratio' ? props.ratioNote : props.linearNote}
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
export function OriginScale(props: OriginScaleProps) {
  return (
    <div className="grid gap-12 lg:grid-cols-12 lg:gap-6">
      <div className="lg:col-span-7">
        <LiveChart {...props} />
        <StaticPair {...props} />
      </div>
      <div className="origin-words flow">
        {props.children}
        {props.source && <p className="rule-top pt-3 text-faint text-xs">{props.source}</p>}
      </div>
    </div>
  )
}
