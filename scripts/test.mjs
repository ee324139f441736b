// `npm test`: installs what is missing, runs every part, closes with the count of what passed and failed.
// `npm test -- unit browser` runs these parts, `--shard 2/3` the second of three shares of their tests, and `--built` takes
// the site as it was built before.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { installEngines } from '../tests/engines/install-engines.mjs'
import { packageBudget, partBudget, yardstick } from './tools/budget.mjs'
import { commandOptions, refuseUnknown } from './tools/command-options.mjs'
import { failedInPlaywright, failedInVitest, failuresOf } from './tools/failed-tests.mjs'
import { ensureBrowser } from './tools/find-browser.mjs'
import { install, root } from './tools/install.mjs'
import { partNames, steps, wantedParts } from './tools/test-parts.mjs'

const results = path.join(root, 'test-results')
const tsx = ['--import', 'tsx']
const bin = (name) => path.join(root, 'node_modules', name)

const { positionals, values } = commandOptions({
  allowPositionals: true,
  options: { shard: { type: 'string' }, built: { type: 'boolean' } },
})
refuseUnknown(positionals, partNames)
const wanted = wantedParts(positionals)
const shard = values.shard ? [`--shard=${values.shard}`] : []

/**
 * Runs Node. What another part is seen beside is printed when it has ended, so that lines of two are never mixed.
 *
 * @param said gets the output of a quiet part
 */
function run(args, { env = {}, isQuiet, said }) {
  return new Promise((resolve) => {
    const stdio = ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit']
    const child = spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...env } })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
    child.on('close', (code, signal) => {
      if (signal) said.push(Buffer.from(`Ended by ${signal}\n`))
      process.stdout.write(Buffer.concat(said))
      resolve(code === 0)
    })
  })
}

/** Where a part leaves what it counted. */
const reportOf = (part) => path.join(results, `${{ unit: 'vitest', browser: 'playwright' }[part] ?? part}.json`)

const readReport = (part) => {
  const file = reportOf(part)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** A part that passes or fails as a whole. */
const whole = (name, args) => async (how) => {
  const ok = await run(args, how)
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

async function unit(how) {
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json']
  const ok = await run([bin('vitest/vitest.mjs'), 'run', ...reporters, ...shard], how)
  const report = readReport('unit')
  const failed = report?.numFailedTests ?? 0
  return {
    name: 'Unit, content and architecture tests',
    passed: report?.numPassedTests ?? 0,
    failed: ok ? failed : Math.max(1, failed),
    failures: failedInVitest(report, root),
  }
}

async function browser(how) {
  const ok = await run([bin('@playwright/test/cli.js'), 'test', ...shard], how)
  const report = readReport('browser')
  const { expected = 0, unexpected = 0 } = report?.stats ?? {}
  return {
    name: 'Browser tests',
    passed: expected,
    failed: ok ? unexpected : Math.max(1, unexpected),
    failures: failedInPlaywright(report),
  }
}

/** The built site in the programs of its hosts; a machine that only tests fetches those that are not there. */
async function hosts(how) {
  const ok = await run([...tsx, 'tests/hosts/run.ts', ...(process.env.CI === 'true' ? ['--fetch'] : [])], how)
  const { passed = 0, failed = 0, failures, missing = [] } = readReport('hosts') ?? {}
  const name = missing.length > 0 ? `Hosts (without ${missing.join(', ')})` : 'Hosts'
  return { name, passed, failed: ok ? failed : Math.max(1, failed), failures }
}

/** What this machine has no engine for is left out and named; what should be there and is not counts as failed. */
async function engines(how) {
  const ok = await run([...tsx, 'tests/engines/run.ts', '--sample'], how)
  const { passed = 0, failed = 0, failures, missing = [] } = readReport('engines') ?? {}
  const left = missing.length > 0 ? ` (left out: ${missing.join(', ')})` : ''
  return { name: `Engines${left}`, passed, failed: ok && enginesAreThere ? failed : Math.max(1, failed), failures }
}

/** The editors of this machine, set up as the guide says; what it does not have is left out and named. */
async function editors(how) {
  const ok = await run([...tsx, 'tests/editors/run.ts'], how)
  const { passed = 0, failed = 0, failures, missing = [] } = readReport('editors') ?? {}
  const left = missing.length > 0 ? ` (left out: ${missing.join(', ')})` : ''
  return { name: `Editors${left}`, passed, failed: ok ? failed : Math.max(1, failed), failures }
}

const parts = {
  content: whole('Content', ['scripts/content.mjs']),
  types: whole('Types', [bin('typescript/bin/tsc'), '--noEmit']),
  lint: whole('Lint and format', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--reporter=summary']),
  build: whole('Build', ['scripts/build.mjs']),
  unit,
  hosts,
  editors,
  engines,
  browser,
}

await install()
// What other parts count may be about to be read, by a run beside this one.
for (const part of wanted) rmSync(reportOf(part), { force: true })
mkdirSync(results, { recursive: true })
const inBrowser = ['engines', 'browser']
const env = wanted.some((name) => inBrowser.includes(name)) ? { CHROMIUM_PATH: await ensureBrowser() } : {}
// Before the parts: two installations at the same time would fail.
const enginesAreThere = !wanted.includes('engines') || installEngines()
const unitOfTime = yardstick()
const outcomes = []
for (const step of steps) {
  const now = step.filter((name) => wanted.includes(name) && !(name === 'build' && values.built))
  const seen = now.at(-1)
  const attempt = async (name) => {
    const start = performance.now()
    const said = []
    const outcome = await parts[name]({ env: inBrowser.includes(name) ? env : {}, isQuiet: name !== seen, said })
    const failures = outcome.failed > 0 ? failuresOf(outcome, Buffer.concat(said).toString()) : []
    outcomes.push({ ...outcome, failures, part: name, seconds: (performance.now() - start) / 1000 })
  }
  await Promise.all(now.map(attempt))
}

// What a program that keeps only the end of the output needs to see.
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`)

console.log('')
for (const { name, part, passed, failed, seconds } of outcomes)
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${Math.round(seconds)} s` +
      (shard.length > 0 ? '' : `, ${partBudget(part, seconds, unitOfTime)}`),
  )
console.log(`  Installed: ${packageBudget(root).text}; a yardstick took ${unitOfTime.toFixed(2)} s`)
const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 ? 1 : 0
