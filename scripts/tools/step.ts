export interface StepOptions {
  quiet?: boolean
  /** Says what each step took of processors and memory, too. */
  profile?: boolean
}

const seconds = (microseconds: number) => `${(microseconds / 1e6).toFixed(2).padStart(7)} s`
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0).padStart(5)} MB`

/**
 * Returns a function that prints one finished step with the seconds since the step before. With a profile the seconds
 * of computing on all processors follow, then the memory that is held now and the most that was held so far.
 */
export function step({ quiet = false, profile = false }: StepOptions = {}): (text: string) => void {
  let last = performance.now()
  let used = process.cpuUsage()
  if (profile && !quiet) console.log('      time  computing   memory     most')
  return (text) => {
    const now = performance.now()
    const { user, system } = process.cpuUsage(used)
    const measured = profile
      ? `${seconds(user + system)} ${megabytes(process.memoryUsage.rss())} ${megabytes(process.resourceUsage().maxRSS * 1024)}`
      : ''
    if (!quiet) console.log(`  ${((now - last) / 1000).toFixed(2).padStart(6)} s${measured}  ${text}`)
    last = now
    used = process.cpuUsage()
  }
}
