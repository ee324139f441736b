import { expect, test } from 'vitest'
import { filesBelow, type Import, importsOf } from '../support/syntax.ts'

const source = filesBelow('src', /\.tsx?$/)
const scripts = filesBelow('scripts', /\.(?:ts|tsx|mjs)$/)
/** What editors write by name: the top of the components, where forms are put on a page. */
const blocksFolder = 'src/components/blocks'
const all = [...source, ...scripts].flatMap(importsOf)

/** The part of the project a file belongs to: `src/lib`, `scripts`, or a file right inside `src`. */
function layerOf(file: string): string {
  if (file.startsWith(blocksFolder)) return blocksFolder
  const [top, second = ''] = file.split('/')
  return top === 'src' && !second.includes('.') ? `src/${second}` : (top as string)
}

/**
 * What each layer may import besides itself. `types` are layers of which it may use the types alone: they vanish
 * before anything runs.
 */
const layers: Record<string, { values: string[]; types: string[] }> = {
  'src/lib': { values: [], types: ['src/schemas'] },
  'src/schemas': { values: ['src/lib'], types: [] },
  'src/content-index': { values: ['src/schemas', 'src/lib'], types: [] },
  'src/components': { values: ['src/lib'], types: ['src/schemas'] },
  [blocksFolder]: { values: ['src/components', 'src/forms', 'src/lib'], types: ['src/schemas'] },
  'src/forms': { values: ['src/components', 'src/schemas', 'src/lib'], types: [] },
  'src/templates': { values: ['src/components', 'src/forms', 'src/lib'], types: ['src/schemas'] },
  'src/mdx': {
    values: ['src/content-index', 'src/schemas', 'src/components', blocksFolder, 'src/forms', 'src/lib'],
    types: [],
  },
  'src/routes': {
    values: ['src/content-index', 'src/templates', 'src/mdx', 'src/components', 'src/lib'],
    types: ['src/schemas'],
  },
  'src/styles': { values: [], types: [] },
}
/** The live preview looks at everything; nothing that is shipped looks at it. */
const preview = 'src/dev'

const internal = ({ target }: Import) => target.startsWith('src/') || target.startsWith('scripts/')
const told = ({ from, line, target }: Import) => `${from}:${line} imports ${target}`

test('imports point one way', () => {
  const wrong = all.filter((one) => {
    const [from, to] = [layerOf(one.from), layerOf(one.target)]
    const rule = layers[from]
    if (!rule || !internal(one) || from === to || /\.css$/.test(one.target)) return false
    return !(rule.values.includes(to) || (one.typeOnly && rule.types.includes(to)))
  })
  expect(wrong.map(told)).toEqual([])
})

test('every folder of src has its place in the order', () => {
  const folders = new Set(source.map(layerOf).filter((layer) => layer !== 'src'))
  expect([...folders].filter((folder) => folder !== preview && !layers[folder])).toEqual([])
})

test('nothing but the start of the application knows the live preview', () => {
  const users = all.filter(
    ({ from, target }) => layerOf(target) === preview && from.startsWith('src/') && layerOf(from) !== preview,
  )
  expect(users.filter(({ from }) => from !== 'src/browser/app.tsx').map(told)).toEqual([])
})

test('the site never imports a script, a test or the tools that build it', () => {
  const wrong = all.filter(
    ({ from, target }) =>
      from.startsWith('src/') && (/^(?:scripts|tests)\//.test(target) || /^(?:vite|vitest|tsx|node:)/.test(target)),
  )
  expect(wrong.map(told)).toEqual([])
})

test('schemas know neither React nor Node nor the browser', () => {
  const packages = all
    .filter((one) => one.from.startsWith('src/schemas/') && !internal(one))
    .map(({ target }) => target)
  expect([...new Set(packages)]).toEqual(['zod'])
})

test('the content scripts know only schemas, shapes and helpers of the site', () => {
  const wrong = all.filter(
    (one) =>
      one.from.startsWith('scripts/content/') &&
      one.target.startsWith('src/') &&
      !/^src\/(?:lib|schemas)\//.test(one.target) &&
      !(one.typeOnly && one.target === 'src/content/queries.ts'),
  )
  expect(wrong.map(told)).toEqual([])
})

test('content is queried by loaders and connected blocks only', () => {
  const wrong = all.filter(
    (one) =>
      one.from.startsWith('src/') &&
      one.target.startsWith('src/content-index/') &&
      !/^src\/(?:routes\/load|mdx|content-index|dev)\//.test(one.from),
  )
  expect(wrong.map(told)).toEqual([])
})

test('imports name the file with its ending', () => {
  const wrong = all.filter((one) => internal(one) && !/\.(?:tsx?|mjs|css|json|woff2)$/.test(one.target))
  expect(wrong.map(told)).toEqual([])
})

test('the data client is imported by what is fetched late, never by the entry', () => {
  const users = all.filter(({ target }) => target.startsWith('@tanstack/'))
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter(({ from }) => !from.startsWith('src/forms/')).map(told)).toEqual([])
})
