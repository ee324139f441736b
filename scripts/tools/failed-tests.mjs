import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A failed test by its file and name, with the first lines of why. */
const failure = (file, name, why = '') => {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, 12)
  return [`${file} › ${name}`, ...lines].join('\n    ').trimEnd()
}

export function failedInVitest(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [failure(file, 'the whole file', message)] : []
    return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages[0]))
  })
}

export function failedInPlaywright(report) {
  const inSuite = ({ suites = [], specs = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title, tests }) => failure(file, title, firstError(tests))),
    ...suites.flatMap(inSuite),
  ]
  return [
    ...(report?.errors ?? []).map(({ message }) => failure('Playwright', 'outside any test', message)),
    ...inSuite(report ?? {}),
  ]
}

const firstError = (tests) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message
