import { motionAllowed } from '#src/lib/preferences.ts'

/**
 * Has the light follow the mouse over the element that directly contains it, at most once a frame, where there is a mouse
 * and motion is welcome. Positions go through CSSOM, which the policy allows.
 */
export function followPointer(glow: HTMLElement): (() => void) | undefined {
  const stage = glow.parentElement
  if (!stage || !window.matchMedia('(pointer: fine)').matches) return undefined
  glow.hidden = false
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
