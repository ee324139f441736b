import type { KeyboardEvent, MouseEvent } from 'react'
import { words } from '../../words.ts'

interface Props {
  /** `50% 30%`, from the left and from the top. */
  value: unknown
  change(value: string): void
  children: React.ReactNode
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
}
const within = (share: number) => Math.max(0, Math.min(100, Math.round(share)))

/** The point of a picture that stays in view where it is cropped: set by a press on it, or with the arrow keys. */
export function FocusPoint({ value, change, children }: Props) {
  const [left = 50, top = 50] = typeof value === 'string' ? value.split(' ').map(Number.parseFloat) : []
  const set = (x: number, y: number) => change(`${within(x)}% ${within(y)}%`)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by the keyboard has no place.
    if (event.detail === 0) return
    const { x, y, width, height } = event.currentTarget.getBoundingClientRect()
    set(((event.clientX - x) / width) * 100, ((event.clientY - y) / height) * 100)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    set(left + step[0], top + step[1])
  }
  return (
    <button
      type="button"
      className="desk-focus"
      aria-label={words.picture.focus(left, top)}
      title={words.picture.focusHelp}
      onClick={press}
      onKeyDown={onKeyDown}
    >
      {children}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${left} 0V100M0 ${top}H100`} />
      </svg>
    </button>
  )
}
