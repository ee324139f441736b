// `npm run check`: what one runs before a commit. Content, types, lint, and the tests that reach what was changed since the
// last commit; it says what it left out.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { commandOptions } from './tools/command-options.mjs'
import { install, root } from './tools/install.mjs'

/** As many files of tests as a quiet machine of two processors runs in half a minute. */
const most = 40

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')

const passes = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0

const linesOf = (text) => text.split('\n').filter(Boolean)

/** The files of tests that import what was changed, at whatever distance. */
async function reachingTests() {
  const args = [vitest, 'list', '--changed', '--filesOnly']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root })
  return linesOf(stdout).filter((line) => line.startsWith('tests/'))
}

/** Tests lie as what they test: the more words of its path one shares with a file, the nearer it is. */
function nearestFirst(tests, changed) {
  const words = (file) => file.split(/[/.-]/)
  const nearness = (test) =>
    Math.max(0, ...changed.map((file) => words(file).filter((word) => words(test).includes(word)).length))
  return tests.sort((a, b) => nearness(b) - nearness(a))
}

commandOptions()
await install()
const changed = linesOf(execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })).map((line) =>
  line.slice(3),
)
const listed = reachingTests()
const isRight = passes(['scripts/test.mjs', 'content', 'types', 'lint'])
const tests = nearestFirst(await listed, changed)
const near = tests.slice(0, most)
const areRight = near.length === 0 || passes([vitest, 'run', ...near])
const far = tests.length - near.length
console.log(
  `\nLeft out: ${far > 0 ? `${far} files of tests that reach the change from farther away, ` : ''}` +
    'tests that read files instead of importing them, the build, browser tests, hosts and engines. `npm test` runs everything.',
)
process.exitCode = isRight && areRight ? 0 : 1
