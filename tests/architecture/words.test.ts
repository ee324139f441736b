import { expect, test } from 'vitest'
import { filesBelow, nodesOf, type SyntaxNode } from '../support/syntax.ts'

const files = filesBelow('src', /\.tsx$/).filter((file) => !file.startsWith('src/dev/'))
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'summary',
])

const hasWords = (text: unknown): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text)

/** The words of a string or of the fixed parts of a template. */
function literalWords(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && hasWords(node.value)) return node.value
  if (node.type !== 'TemplateElement') return undefined
  const { cooked } = node.value as { cooked: string }
  return hasWords(cooked) ? cooked : undefined
}

const attributeName = (node: SyntaxNode) => (node.name as { name?: string }).name ?? ''

/** Where a string would be seen or heard: among the children of an element, or in an attribute that is read out. */
function isShown(parents: SyntaxNode[]): boolean {
  for (const parent of parents) {
    if (parent.type === 'JSXAttribute') return spoken.has(attributeName(parent))
    if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return true
    if (parent.type === 'TSLiteralType') return false
    // A value that is compared, looked up or handed to a function is not itself shown.
    if (
      [
        'CallExpression',
        'BinaryExpression',
        'MemberExpression',
        'ImportDeclaration',
        'Property',
        'ArrowFunctionExpression',
      ].includes(parent.type)
    )
      return false
  }
  return false
}

test('components hold no words that visitors see or hear: they live in content/', () => {
  const found = files.flatMap((file) =>
    [...nodesOf(file)].flatMap(({ node, parents, line }) => {
      const text =
        node.type === 'JSXText'
          ? hasWords(node.value)
            ? node.value.trim()
            : undefined
          : isShown(parents)
            ? literalWords(node)
            : undefined
      return text ? [`${file}:${line} ${text}`] : []
    }),
  )
  expect(found).toEqual([])
})

test('the rule about words finds text, attributes, choices and templates', () => {
  const shown = (type: string, ...around: SyntaxNode[]) => isShown(around) && type !== ''
  const attribute = (name: string): SyntaxNode => ({ type: 'JSXAttribute', start: 0, name: { name } })
  const element: SyntaxNode = { type: 'JSXElement', start: 0 }
  expect(shown('Literal', attribute('aria-label'), element)).toBe(true)
  expect(
    shown(
      'Literal',
      { type: 'ConditionalExpression', start: 0 },
      { type: 'JSXExpressionContainer', start: 0 },
      element,
    ),
  ).toBe(true)
  expect(shown('Literal', attribute('className'), element)).toBe(false)
  expect(shown('Literal', { type: 'BinaryExpression', start: 0 }, element)).toBe(false)
})

test('markup carries no inline style and no raw HTML', () => {
  const found = files.flatMap((file) =>
    [...nodesOf(file)].flatMap(({ node, line }) => {
      const name =
        node.type === 'JSXAttribute'
          ? attributeName(node)
          : node.type === 'Property'
            ? ((node.key as { name?: string }).name ?? '')
            : ''
      // Hydration leaves alone what it is told to be HTML: there the text is empty, and nothing is ever set.
      const setsHtml = name === 'dangerouslySetInnerHTML'
      const forbidden = setsHtml || (name === 'style' && node.type === 'JSXAttribute')
      return forbidden ? [`${file}:${line} ${name}`] : []
    }),
  )
  expect(found).toEqual([])
})
