import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { words } from '../../words.ts'

const key = 'desk:panes'
const least = 30
const most = 75
const clamp = (share: number) => Math.round(Math.min(most, Math.max(least, share)))

/** Two areas side by side with a line between them that can be moved (WAI-ARIA: window splitter). */
export function Panes({ left, right }: { left: ReactNode; right: ReactNode }) {
  const panes = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(() => clamp(Number(localStorage.getItem(key)) || 50))
  const change = (next: number) => {
    setShare(clamp(next))
    try {
      localStorage.setItem(key, String(clamp(next)))
    } catch {
      // A browser without room forgets the width, which is no harm.
    }
  }
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !panes.current) return
    const { left, width } = panes.current.getBoundingClientRect()
    change(((event.clientX - left) / width) * 100)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const next = { ArrowLeft: share - 5, ArrowRight: share + 5, Home: least, End: most }[key]
    if (next !== undefined) change(next)
  }
  return (
    <div
      className="desk-panes"
      ref={(element) => {
        panes.current = element
        element?.style.setProperty('--share', `${share}fr ${100 - share}fr`)
        element?.style.setProperty('--left', `${share}fr`)
        element?.style.setProperty('--right', `${100 - share}fr`)
      }}
    >
      {left}
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this separator can */}
      <div
        className="desk-splitter"
        role="separator"
        aria-label={words.splitter}
        aria-orientation="vertical"
        aria-valuenow={share}
        aria-valuemin={least}
        aria-valuemax={most}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      {right}
    </div>
  )
}
