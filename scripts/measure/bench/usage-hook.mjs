// Loaded into a measured process and those it starts: when one ends, it leaves what it used where the benchmark looks.
import { writeFileSync } from 'node:fs'
import path from 'node:path'

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const usage = JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime })
  writeFileSync(path.join(process.env.BENCH_USAGE_FOLDER, `${process.pid}.json`), usage)
})
