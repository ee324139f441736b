/** A node of the Markdown tree, as the pipeline's parser gives it. Offsets count UTF-16 units of the file. */
export interface MarkdownNode {
  type: string
  children?: MarkdownNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
  value?: string
  depth?: number
  url?: string
  title?: string | null
  alt?: string | null
  label?: string
  identifier?: string
  lang?: string | null
  meta?: string | null
  ordered?: boolean
  start?: number | null
  checked?: boolean | null
  align?: (string | null)[]
  name?: string | null
}

/** Where a node stands. */
export function rangeOf({ position }: MarkdownNode): [from: number, to: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
