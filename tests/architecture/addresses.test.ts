import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as routes from '#src/lib/routes.ts'
import { filesBelow, nodesOf, type SyntaxNode } from '../support/syntax.ts'

/** Examples for editors, those of the rules, the gallery's, and what measures the real content, page by page, as tests do. */
const examples =
  /^src\/(?:dev\/gallery|content\/schemas|content\/field-types)|^scripts\/(?:measure|bench|content\/rules)/
/** The fixed parts of all patterns: `/briefings/feeds/`, `/versions/`, `/changes`. */
const parts = new Set(
  Object.values(routes)
    .flatMap((pattern) => pattern.split(/:\w+|\*/))
    .filter((part) => /^\/\w/.test(part)),
)
const spelled = new RegExp(
  `(?<![\\w.})*])(?:${[...parts].map((part) => part.replaceAll('.', '\\.')).join('|')})(?![\\w-])`,
)

/** As regular expressions spell it, too. */
const plain = (text: string) => text.replaceAll('\\/', '/')

const files = [...filesBelow('src', /\.tsx?$/), ...filesBelow('scripts', /\.(?:ts|mjs)$/)].filter(
  (file) => file !== 'src/lib/routes.ts' && !examples.test(file) && spelled.test(plain(readFileSync(file, 'utf8'))),
)

/** The example of a block, and what is said of its props. */
function isForEditors({ key, callee }: SyntaxNode): boolean {
  const { name } = (key ?? (callee as SyntaxNode | undefined)?.property ?? {}) as { name?: string }
  return ['example', 'describe', 'regex'].includes(name ?? '')
}

/** The texts of a file: strings, the fixed parts of templates, what stands between elements, regular expressions. */
function textsOf(file: string): { text: string; line: number }[] {
  return [...nodesOf(file)].flatMap(({ node, parents, line }) => {
    if (parents.some((parent) => parent.type === 'ImportDeclaration' || isForEditors(parent))) return []
    const { value, regex } = node as { value?: unknown; regex?: { pattern: string } }
    if (node.type === 'TemplateElement') return [{ text: (value as { cooked: string }).cooked, line }]
    if (regex) return [{ text: plain(regex.pattern), line }]
    return typeof value === 'string' ? [{ text: value, line }] : []
  })
}

test('patterns and fixed addresses are spelled in src/lib/routes.ts alone', () => {
  const found = files.flatMap((file) =>
    textsOf(file).flatMap(({ text, line }) => (spelled.test(text) ? [`${file}:${line} ${text}`] : [])),
  )
  expect(found).toEqual([])
})

test('the search for addresses finds them', () => {
  for (const text of ['/contact', '/briefings#all', '<a href="/careers">', '/briefings/feed.xml', '/versions/'])
    expect(spelled.test(text), text).toBe(true)
  for (const text of ['/contact-us', 'content/briefings', '/other', './search'])
    expect(spelled.test(text), text).toBe(false)
})
