import { type AnyNode, type Expression, type Property, parse, type SpreadElement } from 'acorn'

/** What stands between braces: a value, nothing but a comment, or something that would have to run. */
export type Literal = { kind: 'value'; value: unknown } | { kind: 'comment' } | { kind: 'code' }

const comments = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*$/

/** Most values are JSON as well, but for quotes around the names of fields, and that is read many times as fast. */
const mayBeJson = /^[-\d[{][^'`]*$/
const textOrName = /"(?:[^"\\]|\\.)*"|([A-Za-z_]\w*)(?=\s*:)/g
const asJson = (source: string) => source.replace(textOrName, (text, name?: string) => (name ? `"${name}"` : text))

/** Reads numbers, texts, true, false, null, lists and groups of these. Anything else is code, which content has none of. */
export function readLiteral(source: string): Literal {
  if (comments.test(source)) return { kind: 'comment' }
  if (mayBeJson.test(source)) {
    try {
      return { kind: 'value', value: JSON.parse(asJson(source)) }
    } catch {
      // Written in another way, or no value.
    }
  }
  try {
    const { body } = parse(`(${source}\n)`, { ecmaVersion: 'latest' })
    const [only, ...others] = body
    if (only?.type !== 'ExpressionStatement' || others.length > 0) return { kind: 'code' }
    return { kind: 'value', value: valueFrom(only.expression) }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return { kind: 'code' }
    throw error
  }
}

function valueFrom(node: AnyNode | null): unknown {
  // An item left out, `[1, , 3]`, is no value: the schema says where it is missing.
  if (node === null) return null
  if (node.type === 'Literal' && !node.regex && node.bigint == null) return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked
  if (node.type === 'UnaryExpression' && node.operator === '-') return negative(node.argument)
  if (node.type === 'ArrayExpression') return node.elements.map(valueFrom)
  if (node.type === 'ObjectExpression') return Object.fromEntries(node.properties.map(fieldOf))
  throw new SyntaxError('This would have to run.')
}

function negative(argument: Expression): number {
  if (argument.type !== 'Literal' || typeof argument.value !== 'number')
    throw new SyntaxError('Only a number can be negative.')
  return -argument.value
}

function fieldOf(node: Property | SpreadElement): [string, unknown] {
  const plain = node.type === 'Property' && node.kind === 'init' && !node.computed && !node.method && !node.shorthand
  if (!plain) throw new SyntaxError('This would have to run.')
  const { key, value } = node
  return [key.type === 'Identifier' ? key.name : String(valueFrom(key)), valueFrom(value)]
}
