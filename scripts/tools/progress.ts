/** Nobody has to be told of work that takes less, in milliseconds. */
const patience = 1000
/** How often the line is written anew, in milliseconds. */
const interval = 200

export interface Terminal {
  isTTY?: boolean
  write(text: string): unknown
}

/**
 * Tells whoever waits how far some work is: what, how many of how many, and the seconds left at the pace so far. One line
 * that is written over, and taken away when all is done. Silent on CI and where there is no terminal.
 *
 * @param now the clock, in milliseconds
 */
export function progress(
  what: string,
  total: number,
  terminal: Terminal = process.stderr,
  now: () => number = () => performance.now(),
): (done: number) => void {
  if (!terminal.isTTY || process.env.CI) return () => undefined
  const started = now()
  let written: number | undefined
  return (done) => {
    const time = now()
    if (done === total) {
      if (written !== undefined) terminal.write('\r\x1b[K')
    } else if (time - started >= patience && time - (written ?? 0) >= interval) {
      const left = Math.ceil((((time - started) / Math.max(done, 1)) * (total - done)) / 1000)
      terminal.write(`\r\x1b[K  ${what}: ${done} of ${total}, ${left} s left`)
      written = time
    }
  }
}
