import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What one run of a script took. */
export interface Measure {
  /** From start to end, on the clock. */
  seconds: number
  /** Spent computing, all threads together: the steadier figure on a busy machine. */
  cpuSeconds: number
  /** Most memory held at any time, in megabytes. */
  megabytes: number
}

const hook = pathToFileURL(path.join(import.meta.dirname, 'usage-hook.mjs')).href

/** Runs a script of the copied project in a new process, from its start to its end. Throws when it fails. */
export async function measuredRun(root: string, script: string): Promise<Measure> {
  const usageFile = path.join(path.dirname(root), 'usage.json')
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', hook, path.join(root, script)], {
    cwd: root,
    env: { ...process.env, BENCH_USAGE_FILE: usageFile, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  const seconds = (performance.now() - started) / 1000
  // A page over its size budget fails a build that is complete all the same.
  if (code !== 0 && !output.includes('Over budget:'))
    throw new Error(`${script} ended with ${code}:\n${output.slice(-4000)}`)
  const { maxRSS, cpu } = JSON.parse(await readFile(usageFile, 'utf8')) as { maxRSS: number; cpu: number }
  return { seconds, cpuSeconds: cpu / 1e6, megabytes: maxRSS / 1024 }
}

/** The run in the middle, by time, of several runs. */
export async function medianRun(times: number, run: () => Promise<Measure>): Promise<Measure> {
  const measures: Measure[] = []
  for (let index = 0; index < times; index += 1) measures.push(await run())
  return measures.sort((a, b) => a.seconds - b.seconds)[Math.floor(times / 2)] as Measure
}
