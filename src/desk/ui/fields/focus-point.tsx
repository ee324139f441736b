import { type MouseEvent, type ReactNode, useId } from 'react'
import { words } from '../../words.ts'

interface Props {
  /** `50% 30%`, from the left and from the top. */
  value: unknown
  change(value: string): void
  children: ReactNode
}

const share = (part: number, whole: number) => Math.max(0, Math.min(100, Math.round((part / whole) * 100)))

/** The point of a picture that stays in view where it is cropped: set by a press on it, or with a slider for each side. */
export function FocusPoint({ value, change, children }: Props) {
  const id = useId()
  const [left = 50, top = 50] = typeof value === 'string' ? value.split(' ').map(Number.parseFloat) : []
  const set = (x: number, y: number) => change(`${x}% ${y}%`)
  const press = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { x, y, width, height } = currentTarget.getBoundingClientRect()
    set(share(clientX - x, width), share(clientY - y, height))
  }
  const slider = (side: 'left' | 'top', at: number, move: (to: number) => void) => (
    <label>
      {words.picture[side]}
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        aria-valuetext={`${at}%`}
        onChange={({ target }) => move(target.valueAsNumber)}
      />
    </label>
  )
  return (
    <div className="desk-focus">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders do the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className="desk-focus-picture" onClick={press}>
        {children}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${left} 0V100M0 ${top}H100`} />
        </svg>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: inside the fieldset of the picture another one would be framed */}
      <div role="group" aria-labelledby={id}>
        <span id={id}>{words.picture.focus}</span>
        {slider('left', left, (to) => set(to, top))}
        {slider('top', top, (to) => set(left, to))}
      </div>
    </div>
  )
}
