import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const linesOf = (text) => stripVTControlCharacters(text).trimEnd().split('\n')

/** A failed test by its file and name, with the first lines of why, and the last ones its server said. */
const failure = (file, name, why = '', server = '') => {
  const said = server && ['The server said last:', ...linesOf(server).slice(-12)]
  return [`${file} › ${name}`, ...linesOf(why).slice(0, 12), ...said].join('\n    ').trimEnd()
}

export function failuresOf({ name, failures = [] }, said) {
  if (failures.length > 0 || said.trim() === '') return failures
  return [[`${name} says no more than this:`, ...linesOf(said).slice(-25)].join('\n    ')]
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
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => failure(file, title, firstError(tests), serverWords(tests))),
    ...suites.flatMap(inSuite),
  ]
  return [
    ...(report?.errors ?? []).map(({ message }) => failure('Playwright', 'outside any test', message)),
    ...inSuite(report ?? {}),
  ]
}

const firstError = (tests) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message

/** What the fixture of a test attached of its server, which a machine that only tests keeps nowhere else. */
function serverWords(tests) {
  const attached = tests.flatMap(({ results }) => results).flatMap(({ attachments = [] }) => attachments)
  const { body = '' } = attached.find(({ name }) => name === 'server') ?? {}
  return Buffer.from(body, 'base64').toString()
}
