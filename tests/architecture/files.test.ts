import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../support/syntax.ts'

const files = ['src', 'scripts', 'tests'].flatMap((folder) => filesBelow(folder, /\.(?:tsx?|mjs|css)$/))

test('file names are kebab-case', () => {
  const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:test|spec))?\.(?:tsx?|mjs|css)$/
  expect(files.filter((file) => !kebab.test(path.basename(file)))).toEqual([])
})

test('no file gathers the exports of others, and none is called after what it has no name for', () => {
  expect(files.filter((file) => /\/(?:index|utils?|helpers?|misc|common)\.[a-z]+$/.test(file))).toEqual([])
})

test('a file of the site stays short enough to be read at once', () => {
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length
  const long = files.filter((file) => /^(?:src|scripts)\/.*\.(?:tsx?|mjs)$/.test(file) && lines(file) > 200)
  expect(long).toEqual([])
})

test('no type is left open without a reason beside it', () => {
  const open = files
    .filter((file) => file.startsWith('src/'))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.flatMap((line, index) =>
        /(?::|<|as)\s*any\b/.test(line) &&
        !/^\s*(?:\/\/|\*|\/\*)/.test(line) &&
        !lines[index - 1]?.includes('biome-ignore lint/suspicious/noExplicitAny:')
          ? [`${file}:${index + 1}`]
          : [],
      )
    })
  expect(open).toEqual([])
})

test('no test is skipped, singled out or left for later', () => {
  const marked = files.filter(
    (file) =>
      file.startsWith('tests/') &&
      /\b(?:test|it|describe)\.(?:skip|only|todo|fixme|fails)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(marked).toEqual([])
})

test.each(['placeOf', 'Place', 'words'])('%s stands for one thing', (name) => {
  const defined = new RegExp(`^(?:export )?(?:function|const|let|class|interface|type) ${name}\\b`, 'm')
  expect(files.filter((file) => !file.startsWith('tests/') && defined.test(readFileSync(file, 'utf8')))).toHaveLength(1)
})

test('no file names a document that is not here', () => {
  const elsewhere = /\(specification|\bspecification §|\(R-\d\d\)/
  expect(
    files.filter((file) => file !== 'tests/architecture/files.test.ts' && elsewhere.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})

/** That of the project, and one of each tool that is fetched. */
const lockfiles = ['package-lock.json', ...filesBelow('scripts/tools/fetched', /package-lock\.json$/)]

test('each tool that is fetched has a lockfile', () => {
  expect(lockfiles.length).toBe(1 + readdirSync('scripts/tools/fetched').length)
})

interface Lockfile {
  packages: Record<string, { resolved?: string; integrity?: string; optional?: boolean; cpu?: string[] }>
}

for (const file of lockfiles) {
  const text = readFileSync(file, 'utf8')
  const { '': _project, ...packages } = (JSON.parse(text) as Lockfile).packages

  test(`${file} installs from whichever registry the reader uses`, () => {
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([])
    expect(text).not.toMatch(/registry\.|https?:\/\/(?:localhost|\d)/)
  })

  test(`${file} has a checksum of every package but the binaries of other platforms, which a mirror may lack`, () => {
    const unchecked = Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    expect(unchecked.filter(([, { optional, cpu }]) => !optional || !cpu)).toEqual([])
  })
}
