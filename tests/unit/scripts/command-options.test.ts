import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What a command says about a line, and how it ends. */
function ask(file: string, ...words: string[]) {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', file, ...words], {
    encoding: 'utf8',
  })
  return [status, (stderr + stdout).trim()]
}

test.each([
  [
    'scripts/build.mjs',
    '--profil',
    "Unknown option '--profil'. It knows --fresh, --profile, --quiet, --explain …, --shard ….",
  ],
  [
    'scripts/build.mjs',
    'fresh',
    "Unexpected argument 'fresh'. It knows --fresh, --profile, --quiet, --explain …, --shard ….",
  ],
  [
    'scripts/content.mjs',
    '--formt=json',
    "Unknown option '--formt'. It knows --format …, --watch, --accept, --changed, --at …, --because …, --who ….",
  ],
  ['scripts/content.mjs', '--format=xml', '--format is one of human, json, github, lines, not “xml”.'],
  ['scripts/dev.mjs', '--port=3000', "Unknown option '--port'. This command has no options."],
  ['scripts/desk.mjs', '--port', "Unknown option '--port'. This command has no options."],
  ['scripts/start.mjs', '--port', "Unknown option '--port'. This command has no options."],
  ['scripts/serve.ts', '--port', "Unknown option '--port'. This command has no options."],
  ['scripts/calendar.ts', '--year', "Unknown option '--year'. This command has no options."],
  [
    'scripts/bench.ts',
    '--size',
    "Unknown option '--size'. It knows --sizes …, --repeat …, --skip-dev, --pictures, --editors.",
  ],
  [
    'scripts/bench-browser.ts',
    'lighthose',
    'Nothing is called “lighthose”. It knows frames, latency, search, shift, first, next, desk, team, lighthouse.',
  ],
  [
    'tests/engines/run.ts',
    'safari',
    'Nothing is called “safari”. It knows chromium, firefox, webkit, older, text, barriers, heard, word, html.',
  ],
])('%s does not pass over %s', (file, word, says) => {
  expect(ask(file, word)).toEqual([1, says])
})

test('a check that goes on is not asked for what changed', () => {
  expect(ask('scripts/content.mjs', '--watch', '--changed')).toEqual([
    1,
    '--changed tells of a branch as it is now, and --watch of everything from now on: take one of them.',
  ])
})
