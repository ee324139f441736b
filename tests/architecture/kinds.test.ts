import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, nodesOf, type SyntaxNode } from '../support/syntax.ts'

// What code decides by has a name (`NamedProblem`, `TagProblem`, `.meta()`): words may be rewritten at any time.

/** Who may read words, and whose they are. */
const mayRead: Record<string, string> = {
  'scripts/content/body/mdx-error.ts': 'the parser of MDX says what is wrong in words alone',
  'scripts/content/body/unclosed-tags.ts': 'the same',
  'scripts/content/fields/limit-words.ts': 'a full stop at the end is left out',
  'scripts/desk/repository/run-git.ts': 'git says in words alone that nobody answered',
  'scripts/desk/routes/hand-over-routes.ts': 'of a reviewer',
  'scripts/desk/site/desk-hint.ts': 'commands, not sentences: the desk has buttons for them',
  'scripts/probe/send-probe.ts': 'of Playwright',
  'scripts/tools/command-options.mjs': 'of Node',
  'src/desk/ui/fields/labelled-field.tsx': 'the description of the same schema, whatever it says',
  'src/desk/ui/history/history-dialog.tsx': 'of a reviewer',
  'src/forms/contact/prefill.ts': 'of a visitor',
  'src/forms/use-sending.ts': 'of a visitor',
}

const spoken = new Set(['message', 'hint', 'description'])
const readers = new Set([
  ...['startsWith', 'endsWith', 'includes', 'indexOf', 'search', 'match', 'matchAll', 'split'],
  ...['replace', 'replaceAll', 'test', 'exec'],
])

const nameOf = (node: SyntaxNode | undefined): string | undefined => {
  if (node?.type === 'Identifier') return node.name as string
  if (node?.type === 'MemberExpression') return nameOf(node.property as SyntaxNode)
  return node?.type === 'ChainExpression' ? nameOf(node.expression as SyntaxNode) : undefined
}
const isSpoken = (node: SyntaxNode | undefined) => spoken.has(nameOf(node) ?? '')

/** What a call or a comparison reads, and what it looks for. */
function reads(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator as string)) {
    const sides = [node.left as SyntaxNode, node.right as SyntaxNode]
    // Whether anything is said at all is no question of what it is.
    return sides.some((side) => nameOf(side) === 'undefined') ? [] : sides
  }
  if (node.type !== 'CallExpression') return []
  const callee = node.callee as SyntaxNode
  if (callee.type !== 'MemberExpression' || !readers.has(nameOf(callee) ?? '')) return []
  return [callee.object as SyntaxNode, ...(node.arguments as SyntaxNode[])]
}

/** The words of a text, or of a pattern, that stand beside each other: three at least, or two that begin it. */
function phrasesIn(node: SyntaxNode): string[] {
  const { pattern } = (node.regex ?? {}) as { pattern?: string }
  const text = node.type === 'Literal' ? (pattern ?? node.value) : undefined
  return typeof text === 'string' ? (text.match(/^[A-Z][a-z]* [a-z]{2,}$|\b[A-Za-z]+(?: [A-Za-z]+){2,}/g) ?? []) : []
}

/** The texts of a file that are longer than two words. */
const sentencesIn = (file: string) =>
  [...nodesOf(file)].flatMap(({ node, parents }) => {
    const value = node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : node.value
    return typeof value === 'string' && !parents.some((parent) => reads(parent).includes(node)) && / \S+ /.test(value)
      ? [value]
      : []
  })

const files = ['src', 'scripts'].flatMap((folder) => filesBelow(folder, /\.(?:tsx?|mjs)$/))
const sentences = files.filter((file) => /^(?:scripts\/content|src\/(?:content|blocks|body))\//.test(file))

/** Where a file decides by words of this project. */
function decidedIn(file: string, told: readonly string[]): string[] {
  return [...nodesOf(file)].flatMap(({ node, line }) => {
    const parts = reads(node)
    // Whether two reports say the same is no question of what they say.
    const isSame = node.type === 'BinaryExpression' && parts.every(isSpoken)
    const isRead = !isSame && !mayRead[file] && parts.some(isSpoken)
    const phrases = parts.flatMap(phrasesIn).filter((phrase) => told.some((sentence) => sentence.includes(phrase)))
    return isRead || phrases.length > 0 ? [`${file}:${line} ${phrases.join()}`.trim()] : []
  })
}

test('no code reads a sentence of this project to decide something', () => {
  const told = sentences.flatMap(sentencesIn)
  expect(told.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => decidedIn(file, told))).toEqual([])
})

test('who may read words does', () => {
  const readsNone = Object.keys(mayRead).filter(
    (file) => ![...nodesOf(file)].some(({ node }) => reads(node).some(isSpoken)),
  )
  expect(readsNone).toEqual([])
})

test.each([
  "const isDate = (message: string) => message.startsWith('must be a date')",
  "const timed = (said: string) => said.includes('with a time')",
  "const told = issues.some((issue) => issue.message === 'Told.')",
  'const spread = /^(?:Only straight double quotes|There is)/.test(text)',
  "const told = hint?.replace('There is no field', 'There is no attribute')",
])('the rule about words finds %j', (code) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kinds-'))
  const file = path.join(folder, 'a.ts')
  writeFileSync(file, code)
  const told = ['must be a date, with a time', 'Only straight double quotes hold', 'There is no field here.']
  expect(decidedIn(file, told)).toHaveLength(1)
  rmSync(folder, { recursive: true })
})
