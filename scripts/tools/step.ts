/** Returns a function that prints one finished step with the seconds since the step before. */
export function step(quiet = false): (text: string) => void {
  let last = performance.now()
  return (text) => {
    const now = performance.now()
    if (!quiet) console.log(`  ${((now - last) / 1000).toFixed(2).padStart(6)} s  ${text}`)
    last = now
  }
}
