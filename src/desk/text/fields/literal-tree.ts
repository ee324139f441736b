import { type AnyNode, parse } from 'acorn'
import type { Node as JsonNode } from 'jsonc-parser'

/** The values between braces as a tree with offsets, such as JSON has. Undefined for what is no plain value. */
export function literalTree(text: string, from: number, to: number): JsonNode | undefined {
  try {
    // The bracket keeps a group from being read as a block of code.
    const source = `${' '.repeat(Math.max(0, from - 1))}(${text.slice(from, to)}\n)`
    const [only] = parse(source, { ecmaVersion: 'latest' }).body
    return only?.type === 'ExpressionStatement' ? treeOf(only.expression) : undefined
  } catch {
    return undefined
  }
}

function treeOf(node: AnyNode | null): JsonNode {
  if (!node) throw new SyntaxError('An item is missing.')
  const place = { offset: node.start, length: node.end - node.start }
  if (node.type === 'ArrayExpression') return { type: 'array', ...place, children: node.elements.map(treeOf) }
  if (node.type === 'ObjectExpression') return { type: 'object', ...place, children: node.properties.map(fieldOf) }
  return { type: 'string', ...place, value: scalarOf(node) }
}

function fieldOf(node: AnyNode): JsonNode {
  if (node.type !== 'Property' || node.computed || node.kind !== 'init')
    throw new SyntaxError('This is no plain field.')
  const { start, end, key } = node
  const name = key.type === 'Identifier' ? key.name : String(scalarOf(key))
  const named: JsonNode = { type: 'string', offset: key.start, length: key.end - key.start, value: name }
  return { type: 'property', offset: start, length: end - start, children: [named, treeOf(node.value)] }
}

function scalarOf(node: AnyNode): unknown {
  if (node.type === 'Literal') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked
  if (node.type === 'UnaryExpression' && node.operator === '-') return -Number(scalarOf(node.argument))
  throw new SyntaxError('This is no plain value.')
}
