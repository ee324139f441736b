import { execFileSync } from 'node:child_process'

/** What a process and all its children hold, in megabytes; undefined where nothing tells. */
export function residentMegabytes(pid: number): number | undefined {
  try {
    const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
    const all = listed.map(
      (line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kilobytes: number],
    )
    const held = (root: number): number =>
      all.reduce((sum, [one, parent, kilobytes]) => {
        if (one === root) return sum + kilobytes
        return parent === root ? sum + held(one) : sum
      }, 0)
    return held(pid) / 1024
  } catch {
    return undefined
  }
}

/** For how long a process has been computing since it began, in seconds; NaN where nothing tells. */
export function processorSeconds(pid: number): number {
  try {
    const said = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
    // Days, hours, minutes and seconds, as far as there are any.
    const parts = said.trim().split(/[-:]/).map(Number).reverse()
    return parts.reduce((sum, part, place) => sum + part * ([1, 60, 3600, 86400][place] as number), 0)
  } catch {
    return Number.NaN
  }
}
