// `npm test`: installs what is missing, runs every check, closes with the count of what passed and failed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { installEngines } from '../tests/engines/install-engines.mjs'
import { failedInPlaywright, failedInVitest } from './tools/failed-tests.mjs'
import { ensureBrowser } from './tools/find-browser.mjs'
import { install, root } from './tools/install.mjs'

const results = path.join(root, 'test-results')
const tsx = ['--import', 'tsx']
const bin = (name) => path.join(root, 'node_modules', name)

function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

const readReport = (name) => {
  const file = path.join(results, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** A check that passes or fails as a whole. */
const whole = (name, args, env) => () => {
  const ok = run(args, env)
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

function unit() {
  const ok = run([
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/vitest.json',
  ])
  const report = readReport('vitest.json')
  const failed = report?.numFailedTests ?? 0
  return {
    name: 'Unit, content and architecture tests',
    passed: report?.numPassedTests ?? 0,
    failed: ok ? failed : Math.max(1, failed),
    failures: failedInVitest(report, root),
  }
}

function browser(executable) {
  const ok = run([bin('@playwright/test/cli.js'), 'test'], { CHROMIUM_PATH: executable })
  const report = readReport('playwright.json')
  const { expected = 0, unexpected = 0 } = report?.stats ?? {}
  return {
    name: 'Browser tests',
    passed: expected,
    failed: ok ? unexpected : Math.max(1, unexpected),
    failures: failedInPlaywright(report),
  }
}

/** The built site in the programs of its hosts; a machine that only tests fetches those that are not there. */
function hosts() {
  const ok = run([...tsx, 'tests/hosts/run.ts', ...(process.env.CI === 'true' ? ['--fetch'] : [])])
  const { passed = 0, failed = 0, failures, missing = [] } = readReport('hosts.json') ?? {}
  const name = missing.length > 0 ? `Hosts (without ${missing.join(', ')})` : 'Hosts'
  return { name, passed, failed: ok ? failed : Math.max(1, failed), failures }
}

/** What this machine has no engine for is left out and named; what should be there and is not counts as failed. */
function engines(executable) {
  const installed = installEngines()
  const ok = run([...tsx, 'tests/engines/run.ts'], { CHROMIUM_PATH: executable })
  const { passed = 0, failed = 0, failures, missing = [] } = readReport('engines.json') ?? {}
  const left = missing.length > 0 ? ` (left out: ${missing.join(', ')})` : ''
  return { name: `Engines${left}`, passed, failed: ok && installed ? failed : Math.max(1, failed), failures }
}

install()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const executable = await ensureBrowser()
const checks = [
  // The content check writes the typed index, which the other checks read.
  whole('Content', ['scripts/content.mjs']),
  whole('Types', [bin('typescript/bin/tsc'), '--noEmit']),
  whole('Lint and format', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--reporter=summary']),
  unit,
  whole('Build', ['scripts/build.mjs']),
  hosts,
  () => browser(executable),
  () => engines(executable),
]
const outcomes = []
for (const check of checks) {
  const start = performance.now()
  outcomes.push({ ...check(), seconds: Math.round((performance.now() - start) / 1000) })
}

// What a program that keeps only the end of the output needs to see.
for (const failure of outcomes.flatMap(({ failures = [] }) => failures)) console.log(`\n✗ ${failure}`)

console.log('')
for (const { name, passed, failed, seconds } of outcomes)
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 ? 1 : 0
