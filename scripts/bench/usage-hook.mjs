// Loaded into a measured process: when it ends, leaves what it used where the benchmark finds it.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(process.env.BENCH_USAGE_FILE, JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime }))
})
