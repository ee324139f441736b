/** A node of the Markdown tree, as far as it is looked at here. */
export interface MarkdownNode {
  type: string
  children?: MarkdownNode[]
  value?: string
  position?: { start: Point; end: Point }
  depth?: number
  url?: string
  title?: string | null
  alt?: string | null
  identifier?: string
  label?: string
  lang?: string | null
  ordered?: boolean
  start?: number | null
  spread?: boolean | null
  checked?: boolean | null
  align?: (string | null)[]
  name?: string | null
  attributes?: MarkdownAttribute[]
}

interface Point {
  line: number
  column: number
  offset?: number
}

/** An attribute of a tag. The parser gives no positions for them. */
export type MarkdownAttribute =
  | { type: 'mdxJsxAttribute'; name: string; value: string | null | undefined | { value: string } }
  | { type: 'mdxJsxExpressionAttribute'; value: string }

/** Whether the node is a tag such as `<Stat />`, on its own lines or inside a paragraph. */
export function isTag(node: MarkdownNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}
