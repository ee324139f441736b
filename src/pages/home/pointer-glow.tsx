import { useEffect, useRef } from 'react'
import { motionAllowed } from '#src/lib/preferences.ts'

/** Follows the mouse over `stage`, at most once a frame. Positions go through CSSOM, which the policy allows. */
function followPointer(stage: HTMLElement, glow: HTMLElement): () => void {
  let frame = 0
  const move = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !motionAllowed()) return leave()
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const box = stage.getBoundingClientRect()
      glow.style.setProperty('--glow-x', `${Math.round(event.clientX - box.left)}px`)
      glow.style.setProperty('--glow-y', `${Math.round(event.clientY - box.top)}px`)
      glow.dataset.lit = 'true'
    })
  }
  const leave = () => {
    cancelAnimationFrame(frame)
    delete glow.dataset.lit
  }
  stage.addEventListener('pointermove', move)
  stage.addEventListener('pointerleave', leave)
  return () => {
    leave()
    stage.removeEventListener('pointermove', move)
    stage.removeEventListener('pointerleave', leave)
  }
}

/**
 * A soft light under the mouse, for the element that directly contains it (positioned, clipping its overflow).
 * Only where there is a mouse and motion is welcome.
 */
export default function PointerGlow() {
  const glow = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stage = glow.current?.parentElement
    if (!glow.current || !stage || !window.matchMedia('(pointer: fine)').matches) return
    return followPointer(stage, glow.current)
  }, [])
  return <div ref={glow} aria-hidden="true" className="pointer-glow" />
}
