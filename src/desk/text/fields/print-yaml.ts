import { isMap, isScalar, isSeq, type Node, Scalar, stringify } from 'yaml'

export type Style = 'QUOTE_DOUBLE' | 'PLAIN' | 'QUOTE_SINGLE'

/** How the texts beside a new one are written. */
export function styleOf(node: Node | null): Style {
  const scalars = isScalar(node)
    ? [node]
    : isMap(node)
      ? node.items.map(({ value }) => value)
      : isSeq(node)
        ? node.items
        : []
  const texts = scalars.filter((one): one is Scalar<string> => isScalar(one) && typeof one.value === 'string')
  const plain = texts.filter(({ type }) => type === Scalar.PLAIN)
  return plain.length > texts.length / 2 ? 'PLAIN' : 'QUOTE_DOUBLE'
}

/** Whether a text of several lines ends in a blank or a line break, which nobody sees behind a block. */
const endsBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? /\n/.test(value) && /\s$/.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(endsBlank)

/** A value in block style, each line indented. */
export function printYaml(value: unknown, style: Style, indent: string): string {
  const options = { lineWidth: 0, defaultStringType: style, defaultKeyType: 'PLAIN' } as const
  const block = stringify(value, { ...options, blockQuote: !endsBlank(value) })
  return block.replace(/^(?=.)/gm, indent)
}
