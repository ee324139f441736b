import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hostFiles } from '../../scripts/hosts/host-files.ts'
import { filesBelow } from '../support/syntax.ts'

const folders = ['content', 'scripts', 'src', 'tests']
const readmes = ['README.md', 'DECISIONS.md', ...folders.flatMap((folder) => filesBelow(folder, /\/README\.md$/))]

const words = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const looksLikePath =
  /^(?:\.\/)?(?:(?:content|src|scripts|public|tests)(?:\/|$|:)|(?:[a-z-]+\/)*[a-z0-9.-]+(?:\.(?:mdx|json|md|tsx?|css)$|\/$))/

const forHosts = Object.keys(hostFiles({ headers: [], redirects: [] }))

/** What a build makes is there after it; a version that an example opens, nowhere. */
const isMade = (name: string) =>
  /^dist(?:-hosts)?\/|^next-change\.json$|\d-\d\d\.mdx$/.test(name) || forHosts.includes(name)

/** Names in backticks that look like a file or folder; patterns such as `content/<name>` are not. */
function pathsIn(file: string): string[] {
  return [...words(file).matchAll(/`([^`\s]+)`/g)]
    .map(([, name]) => name as string)
    .filter((name) => looksLikePath.test(name) && !/[<>*{}…]/.test(name) && !isMade(name))
    .map((name) => name.replace(/:\d.*$/, ''))
}

/** A path is told from the project's root or from the guide's own folder; a file alone may stand anywhere below it. */
function exists(name: string, file: string): boolean {
  const folder = path.dirname(file)
  const below = name.includes('/') || folder === '.' ? [] : filesBelow(folder, /./)
  return existsSync(name) || existsSync(path.join(folder, name)) || below.some((one) => path.basename(one) === name)
}

for (const file of readmes) {
  test(`every path that ${file} names exists`, () => {
    expect(pathsIn(file).filter((name) => !exists(name, file))).toEqual([])
  })
}

test('the README is short enough to be read', () => {
  expect(words('README.md').split('\n').length).toBeLessThanOrEqual(150)
})

test('a decision is told in four lines: what was asked, chosen, why, and until when', () => {
  const [, ...sections] = words('DECISIONS.md').split(/\n## .*\n\n/)
  const decisions = sections.flatMap((section) => section.trim().split('\n\n'))
  expect(decisions.length).toBeGreaterThan(20)
  const isDecision = /^\*\*[^*]+\?\*\*\n.+\n\*Because\* .+\n\*Until\* .+$/
  expect(decisions.filter((decision) => !isDecision.test(decision))).toEqual([])
})

test('every package of the project and of its tools has its reason in a list of packages', () => {
  const packageFiles = ['package.json', ...filesBelow('scripts/tools/fetched', /package\.json$/)]
  const lists = words('src/README.md') + words('scripts/README.md')
  const named = (name: string) => lists.includes(name) || lists.includes(`${name.split('/')[0]}/*`)
  const grouped = (name: string) => name.startsWith('@fontsource') && lists.includes('@fontsource packages')
  const all = packageFiles.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(words(file)) as Record<string, Record<string, string>>
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  expect(all.filter((name) => !named(name) && !grouped(name))).toEqual([])
})

test('developers and editors each have something to read', () => {
  for (const file of ['README.md', 'src/README.md', 'scripts/README.md', 'content/README.md']) {
    expect(existsSync(file), file).toBe(true)
    expect(words(file).length, file).toBeGreaterThan(1500)
    expect(pathsIn(file).length, file).toBeGreaterThan(5)
  }
})
