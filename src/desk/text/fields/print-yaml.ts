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

/** A value in block style, each line indented. */
export function printYaml(value: unknown, style: Style, indent: string): string {
  const block = stringify(value, { lineWidth: 0, defaultStringType: style, defaultKeyType: 'PLAIN' })
  return block.replace(/^(?=.)/gm, indent)
}
