import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importCycles } from '../support/import-cycles.ts'
import { filesBelow, type Import, importsOf } from '../support/syntax.ts'

const source = filesBelow('src', /\.tsx?$/)
const scripts = filesBelow('scripts', /\.(?:ts|tsx|mjs)$/)
const all = [...source, ...scripts].flatMap(importsOf)

/** The order of the parts: each may import those before it, and none after it. */
const order = {
  src: ['lib', 'body', 'content', 'ui', 'site', 'forms', 'blocks', 'pages', 'browser', 'render', 'dev', 'desk'],
  scripts: [
    'tools',
    'cache',
    'content',
    'links',
    'legal',
    'accepted',
    'new-entry',
    'fonts',
    'outputs',
    'hosts',
    'build',
    'verify',
    'dev',
    'desk',
    'team',
    'language-server',
    'measure',
    'receiver',
    'probe',
  ],
  'scripts/content': [
    'rules',
    'model',
    'report',
    'accepted',
    'fields',
    'syntax',
    'pictures',
    'body',
    'calendar',
    'legal',
    'checks',
    'stages',
    'editors',
  ],
  'src/desk/text': ['model', 'fields', 'inline', 'body', 'paste', 'passages'],
}

/**
 * What runs only while the site is built and checked, by its name: everything about what content is, and what decides
 * before anything renders. The browser sees its types alone. What fills in addresses brings a part of React Router that no
 * page runs: scripts name those that are fixed.
 */
const buildTime =
  /^src\/(?:content|render|dev)\/|^src\/(?:lib\/link-to|pages\/(?:routes|list-addresses))\.ts$|\/(?:row|rows|resolve|view)\.ts$|\/view\//

const told = ({ from, line, target }: Import) => `${from}:${line} imports ${target}`
const inside = (folder: string) => (one: Import) => one.from.startsWith(folder) && one.target.startsWith(folder)

for (const [top, parts] of Object.entries(order)) {
  /** Files right inside, as the commands of `scripts` are, stand above everything and may use each other. */
  const rank = (file: string) => {
    const [part, inside] = file.slice(top.length + 1).split('/')
    return inside === undefined ? parts.length : parts.indexOf(part as string)
  }

  test(`every folder of ${top} has its place in the order`, () => {
    const files = [...source, ...scripts].filter((file) => file.startsWith(`${top}/`))
    expect(files.filter((file) => rank(file) === -1)).toEqual([])
  })

  test(`imports of ${top} point one way`, () => {
    const upward = all.filter(inside(`${top}/`)).filter(({ from, target }) => rank(target) > rank(from))
    expect(upward.map(told)).toEqual([])
  })
}

test('no files import each other in a circle, types included', () => {
  expect(importCycles(all)).toEqual([])
})

test('the search for circles finds them', () => {
  const between = (from: string, target: string): Import => ({ from, target, typeOnly: true, line: 1 })
  expect(importCycles([between('a', 'b'), between('b', 'c'), between('c', 'a'), between('c', 'd')])).toEqual([
    'a → b → c → a',
  ])
})

test('what runs in the browser uses nothing of build time but types', () => {
  const wrong = all.filter(
    (one) => one.from.startsWith('src/') && !buildTime.test(one.from) && buildTime.test(one.target) && !one.typeOnly,
  )
  expect(wrong.map(told)).toEqual([])
})

/** Every file that these need. Types are needed as well: a file of types is for whoever uses it. */
function neededBy(files: readonly string[]): Set<string> {
  const needed = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (needed.has(file)) continue
    needed.add(file)
    waiting.push(...all.filter(({ from }) => from === file).map(({ target }) => target))
  }
  return needed
}

test('every file of src is needed: by the browser, by what renders the pages, by the preview or by the scripts', () => {
  const entries = [
    'src/browser/entry-client.ts',
    'src/render/entry-server.tsx',
    'src/dev/entry.ts',
    'src/dev/problem-page.ts',
  ]
  const commands = [...scripts, ...source.filter((file) => file.startsWith('src/desk/'))]
  const needed = neededBy([...entries, ...commands])
  expect(source.filter((file) => !needed.has(file))).toEqual([])
})

test('the site never imports a script, a test or the tools that build it', () => {
  const wrong = all.filter(
    ({ from, target }) =>
      from.startsWith('src/') && (/^(?:scripts|tests)\//.test(target) || /^(?:vite|vitest|tsx|node:)/.test(target)),
  )
  expect(wrong.map(told)).toEqual([])
})

test('the site knows nothing of the desk, which is no part of it', () => {
  const wrong = all.filter(
    ({ from, target }) =>
      !/^(?:(?:src|scripts)\/desk|scripts\/(?:team|language-server))\//.test(from) && target.startsWith('src/desk/'),
  )
  expect(wrong.map(told)).toEqual([])
})

test('schemas know neither React nor Node nor the browser', () => {
  const isSchema = (file: string) => /^src\/content\/schemas\/|^src\/blocks\/[^/]+\/row\.ts$/.test(file)
  const packages = all.filter((one) => isSchema(one.from) && !one.target.startsWith('src/')).map(({ target }) => target)
  expect([...new Set(packages)]).toEqual(['zod'])
})

test('imports name a file that exists, with its ending', () => {
  const internal = all.filter(({ target }) => /^(?:src|scripts)\//.test(target) && !target.includes('/generated/'))
  expect(internal.filter(({ target }) => !existsSync(target)).map(told)).toEqual([])
})

test('the data client is imported by what is fetched late, never by the entry', () => {
  const users = all.filter(({ target }) => target.startsWith('@tanstack/'))
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter(({ from }) => !from.startsWith('src/forms/')).map(told)).toEqual([])
})

/** What is imported from a file of the tests on, itself left out, types aside. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  for (const { target, typeOnly } of importsOf(file)) {
    if (typeOnly || !/^tests\/.*\.ts$/.test(target) || seen.has(target)) continue
    seen.add(target)
    reachedFrom(target, seen)
  }
  return seen
}

test('a proof that is a command of its own reads nothing that the tests leave behind', () => {
  const commands = filesBelow('tests', /\/run\.ts$/)
  expect(commands).toContain('tests/engines/run.ts')
  expect(commands.filter((file) => reachedFrom(file).has('tests/support/labels.ts'))).toEqual([])
})
