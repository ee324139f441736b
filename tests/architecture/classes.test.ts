import { readFileSync } from 'node:fs'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { filesBelow, nodesOf, type SyntaxNode } from '../support/syntax.ts'

const sheets = filesBelow('src', /\.css$/)
const markup = filesBelow('src', /\.tsx?$/)
const read = (file: string) => readFileSync(file, 'utf8')

/** The classes the selectors of a sheet name. */
function classesOf(sheet: string): string[] {
  const bare = read(sheet).replace(/\/\*.*?\*\/|"[^"]*"/gs, '')
  const selectors = [...bare.matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].map(([, selector]) => selector as string)
  return selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name as string))
}

const tailwind = [read('src/styles/tokens.css'), read('src/styles/utilities.css')].join('\n')
/** What goes with both: the utilities of this site, the two classes of the base layer, marks that no rule draws. */
const neutral = new Set([
  ...[...tailwind.matchAll(/@utility ([\w-]+)/g)].map(([, name]) => name as string),
  ...classesOf('src/styles/base.css'),
  ...['prose', 'prose-legal', 'not-prose', 'redline-number', 'section-text'],
])
const defined = new Map(sheets.flatMap((sheet) => classesOf(sheet).map((name) => [name, sheet] as const)))
const own = [...defined.keys()].filter(
  (name) => !neutral.has(name) && !classesOf('src/styles/utilities.css').includes(name),
)

/** The words of a node's strings; one that goes on in an expression ends in a dash, as in `stats-${look}`. */
function wordsIn(node: SyntaxNode): string[] {
  if (node.type === 'BinaryExpression' || node.type === 'MemberExpression') return []
  // What a look is called, as in `buttonClasses({ variant: 'outline' })`, is no class.
  if (node.type === 'Property' && names(node) !== 'className') return []
  const text = node.type === 'Literal' ? node.value : (node.value as { cooked?: string } | undefined)?.cooked
  if (typeof text === 'string' && /^(?:Literal|TemplateElement)$/.test(node.type))
    return text.split(/\s+/).filter(Boolean)
  const inside = Object.values(node)
    .flat()
    .filter((value): value is SyntaxNode => (value as SyntaxNode | null)?.type !== undefined)
  return inside.flatMap(wordsIn)
}

const names = (node: SyntaxNode) => ((node.name ?? node.key) as { name?: string } | undefined)?.name
const attributes = markup.flatMap((file) =>
  [...nodesOf(file)]
    .filter(({ node }) => /^(?:JSXAttribute|Property)$/.test(node.type) && names(node) === 'className' && node.value)
    .map(({ node, line }) => ({ place: `${file}:${line}`, words: wordsIn(node.value as SyntaxNode) })),
)
const isOwn = (word: string) => (word.endsWith('-') ? own.some((name) => name.startsWith(word)) : own.includes(word))

test('an element has own classes or utilities, not both', () => {
  const mixed = attributes
    .map(({ place, words }) => ({ place, words: words.filter((word) => !neutral.has(word)) }))
    .filter(({ words }) => words.some(isOwn) && !words.every(isOwn))
  expect(mixed.map(({ place, words }) => `${place} ${words.join(' ')}`)).toEqual([])
})

test('every class in the markup exists: in a sheet, or as a utility', async () => {
  const words = [...new Set(attributes.flatMap((attribute) => attribute.words))]
  const made = (await compile(`${tailwind}\n@tailwind utilities;`)).build(words)
  const unknown = words.filter(
    (word) => !isOwn(word) && !neutral.has(word) && !made.includes(`.${word.replace(/[^\w-]/g, '\\$&')}`),
  )
  expect(unknown).toEqual([])
})

test('every class in a sheet is in the markup', () => {
  const used = new Set(markup.flatMap((file) => read(file).match(/[\w-]+/g) ?? []))
  const prefixes = [...used].filter((word) => word.endsWith('-') && word.length > 3)
  const dead = own.filter((name) => !used.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)))
  expect(dead.map((name) => `${defined.get(name)} .${name}`)).toEqual([])
})

test('a stylesheet stays short enough to be read at once', () => {
  expect(sheets.filter((sheet) => read(sheet).split('\n').length > 200)).toEqual([])
})

test('no page asks with :has() where the focus is: Chromium 156 then styles all of it anew when the focus moves', () => {
  const onPages = sheets.filter((sheet) => /^src\/(?:blocks|pages|ui|styles)\//.test(sheet))
  expect(onPages.filter((sheet) => /:has\([^{]*:focus/.test(read(sheet)))).toEqual([])
})
