import { expect, test } from 'vitest'
import { failedInPlaywright, failedInVitest, failuresOf } from '../../../scripts/tools/failed-tests.mjs'

test('a run of Vitest names what failed, and why', () => {
  const passed = { status: 'passed', fullName: 'works', failureMessages: [] }
  const failed = {
    status: 'failed',
    fullName: 'rounds',
    failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n  at x'],
  }
  const file = (name: string, rest: object) => ({ name: `/site/tests/${name}`, status: 'failed', message: '', ...rest })
  const report = {
    testResults: [
      file('good.test.ts', { status: 'passed', assertionResults: [passed] }),
      file('numbers.test.ts', { assertionResults: [passed, failed] }),
      file('broken.test.ts', { message: 'SyntaxError: oops', assertionResults: [] }),
    ],
  }
  expect(failedInVitest(report, '/site')).toEqual([
    'tests/numbers.test.ts › rounds\n    Error: 1 is not 2\n      at x',
    'tests/broken.test.ts › the whole file\n    SyntaxError: oops',
  ])
  expect(failedInVitest(null, '/site')).toEqual([])
})

test('a run of Playwright names what failed in any group, and what failed outside the tests', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    file: 'menu.spec.ts',
    title,
    ok,
    tests: [{ results: [message ? { error: { message } } : {}] }],
  })
  const report = {
    errors: [{ message: 'The server did not start.' }],
    suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false, 'Error: still there')] }] }],
  }
  expect(failedInPlaywright(report)).toEqual([
    'Playwright › outside any test\n    The server did not start.',
    'menu.spec.ts › closes\n    Error: still there',
  ])
  expect(failedInPlaywright(null)).toEqual([])
})

test('what a server said last stands behind the reason of a failed test', () => {
  const body = Buffer.from('one\n\u001b[31mtwo\u001b[39m\n').toString('base64')
  const results = [{ error: { message: 'Error: gone' }, attachments: [{ name: 'server', body }] }]
  const report = { specs: [{ file: 'menu.spec.ts', title: 'opens', ok: false, tests: [{ results }] }] }
  expect(failedInPlaywright(report)).toEqual([
    'menu.spec.ts › opens\n    Error: gone\n    The server said last:\n    one\n    two',
  ])
})

test('a part that ended before it reported anything is seen by the last lines it said', () => {
  const name = 'Engines'
  expect(failuresOf({ name, failures: ['Firefox: the menu'] }, 'one\n')).toEqual(['Firefox: the menu'])
  expect(failuresOf({ name }, 'one\n\u001b[31mtwo\u001b[39m\n')).toEqual([
    'Engines says no more than this:\n    one\n    two',
  ])
  expect(failuresOf({ name }, '')).toEqual([])
})
