import { useEffect, useRef } from 'react'
import { runParticles } from './run-particles.ts'

/** Drifting dots joined by lines: decoration behind the home hero. Fills the box it is placed in. */
export default function ParticleNetwork() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? runParticles(canvas.current) : undefined), [])
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex cannot be focused
    <canvas ref={canvas} aria-hidden="true" className="particle-network" />
  )
}
