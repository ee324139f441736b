import { watchMotion } from '#src/ui/watch-motion.ts'
import { driftParticles, eachLink, type Particle, scatterParticles, stretchParticles } from './particles.ts'

/**
 * Milliseconds from one picture to the next: no dot moves by more than a pixel or so. Each is drawn in the turn of a timer: a
 * frame asked for first would be one more of the page, half as much again.
 */
const pause = 80
const frames = (pause / 1000) * 60
/** Lines of one colour are drawn in one go for each of so many strengths: each on its own would cost ten times as much. */
const strengths = 6

function drawLinks(context: CanvasRenderingContext2D, particles: Particle[]): void {
  const groups = new Map<string, { opacity: number; colour: string; lines: [Particle, Particle][] }>()
  eachLink(particles, (a, b, strength) => {
    const level = Math.ceil(strength * strengths)
    const key = `${a.colour} ${level}`
    const group = groups.get(key) ?? { opacity: (level / strengths) * 0.3, colour: a.colour, lines: [] }
    groups.set(key, group)
    group.lines.push([a, b])
  })
  for (const { opacity, colour, lines } of groups.values()) {
    context.globalAlpha = opacity
    context.strokeStyle = colour
    context.beginPath()
    for (const [a, b] of lines) {
      context.moveTo(a.x, a.y)
      context.lineTo(b.x, b.y)
    }
    context.stroke()
  }
}

function draw(context: CanvasRenderingContext2D, particles: Particle[], width: number, height: number): void {
  context.clearRect(0, 0, width, height)
  drawLinks(context, particles)
  for (const particle of particles) {
    context.globalAlpha = particle.opacity
    context.fillStyle = particle.colour
    context.beginPath()
    context.arc(particle.x, particle.y, particle.size / 2, 0, 2 * Math.PI)
    context.fill()
  }
}

/** Draws the network and keeps it drifting while motion is welcome and seen. Returns the function that stops it. */
export function runParticles(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d')
  if (!context) return () => {}
  let particles: Particle[] = []
  let width = 0
  let height = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const drift = () => {
    driftParticles(particles, frames, width, height)
    draw(context, particles, width, height)
  }
  const resize = () => {
    const { clientWidth, clientHeight } = canvas
    if ((clientWidth === width && clientHeight === height) || clientWidth === 0 || clientHeight === 0) return
    // One pixel of the canvas for each of CSS, however dense the screen: the dots are faint and always moving, and four
    // times the memory would be filled on every frame.
    canvas.width = clientWidth
    canvas.height = clientHeight
    if (particles.length === 0) particles = scatterParticles(clientWidth, clientHeight)
    else stretchParticles(particles, clientWidth / width, clientHeight / height)
    width = clientWidth
    height = clientHeight
    draw(context, particles, width, height)
  }

  // The memory of the canvas is taken here, in an idle moment, and not in the frame that shows it first.
  resize()
  // In a frame of its own: what is laid out anew in the turn of the observer may be told as an error, as WebKitGTK 2.50 once
  // did (https://drafts.csswg.org/resize-observer/#deliver-resize-error).
  const observer = new ResizeObserver(() => requestAnimationFrame(resize))
  observer.observe(canvas)
  const unwatch = watchMotion(canvas, (moving) => {
    clearInterval(timer)
    if (moving) timer = setInterval(drift, pause)
  })
  return () => {
    clearInterval(timer)
    observer.disconnect()
    unwatch()
  }
}
