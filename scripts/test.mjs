// `npm test`: installs what is missing, runs every check, closes with the count of what passed and failed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './tools/find-browser.mjs'
import { install, root } from './tools/install.mjs'

const results = path.join(root, 'test-results')
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
  }
}

function browser(executable) {
  const ok = run([bin('@playwright/test/cli.js'), 'test'], { CHROMIUM_PATH: executable })
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport('playwright.json')?.stats ?? {}
  return { name: 'Browser tests', passed: expected, failed: ok ? unexpected + flaky : Math.max(1, unexpected + flaky) }
}

install()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const executable = await ensureBrowser()
const tsx = ['--import', 'tsx']
const checks = [
  // The content check writes the typed index, which the other checks read.
  whole('Content', [...tsx, 'scripts/content.ts']),
  whole('Types', [bin('typescript/bin/tsc'), '--noEmit']),
  whole('Lint and format', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--reporter=summary']),
  unit,
  whole('Build', ['scripts/build.mjs']),
  () => browser(executable),
]
const outcomes = []
for (const check of checks) outcomes.push(check())

console.log('')
for (const { name, passed, failed } of outcomes)
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`)
const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 ? 1 : 0
