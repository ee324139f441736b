import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What one run of a script took. */
export interface Measure {
  /** From start to end, on the clock. */
  seconds: number
  /** Spent computing, all threads and processes together: the steadier figure on a busy machine. */
  cpuSeconds: number
  /** Most memory any one process held, in megabytes. */
  megabytes: number
  /** The step it spent most time in, with its share. Undefined when the script tells no steps. */
  longest?: string | undefined
}

const hook = pathToFileURL(path.join(import.meta.dirname, 'usage-hook.mjs')).href

/** Runs a script of the copied project in a new process, from its start to its end. Throws when it fails. */
export async function measuredRun(root: string, script: string): Promise<Measure> {
  const folder = await mkdtemp(path.join(path.dirname(root), 'usage-'))
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), path.join(root, script)],
    {
      cwd: root,
      env: { ...process.env, BENCH_USAGE_FOLDER: folder, NODE_OPTIONS: `--import ${hook}`, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${output.slice(-4000)}`)
  return { seconds, ...(await usageIn(folder)), longest: longestStep(output) }
}

/** Reads the lines a build prints about its steps. */
function longestStep(output: string): string | undefined {
  const steps = [...output.matchAll(/^ +(\d+\.\d+) s {2}(.+)$/gm)].map(([, time, name]) => ({
    time: Number(time),
    name,
  }))
  const [longest] = steps.toSorted((a, b) => b.time - a.time)
  const whole = steps.reduce((sum, { time }) => sum + time, 0)
  return longest && `${Math.round((longest.time / whole) * 100)} % ${longest.name}`
}

async function usageIn(folder: string): Promise<Pick<Measure, 'cpuSeconds' | 'megabytes'>> {
  const files = (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8'))
  const usages = (await Promise.all(files)).map((text) => JSON.parse(text) as { maxRSS: number; cpu: number })
  await rm(folder, { recursive: true })
  return {
    cpuSeconds: usages.reduce((sum, { cpu }) => sum + cpu, 0) / 1e6,
    megabytes: Math.max(...usages.map(({ maxRSS }) => maxRSS)) / 1024,
  }
}

/** The run in the middle, by time, of several runs. */
export async function medianRun(times: number, run: () => Promise<Measure>): Promise<Measure> {
  const measures: Measure[] = []
  for (let index = 0; index < times; index += 1) measures.push(await run())
  return measures.sort((a, b) => a.seconds - b.seconds)[Math.floor(times / 2)] as Measure
}
