import type { Tree } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { BlockDefinition, PropsOf } from './block-definition.ts'

/** What is added to the words of an editor: what the component shows, and the same in plain HTML. */
export interface BlockRow extends BlockDefinition {
  load?: (props: never, content: ContentIndex) => object
  plain: (shown: never, inner: Tree, content: ContentIndex) => Tree
}

/** What the component of a row is given. */
export type ShownOf<Row extends BlockDefinition> = Row extends { load: (...input: never[]) => infer Shown }
  ? Shown
  : PropsOf<Row>

/**
 * A block with what it is in plain HTML, for readers elsewhere: feeds and job boards. Every word and figure of the page,
 * in elements that all of them show: headings, paragraphs, lists, tables, pictures and links.
 */
export function withPlain<const Row extends BlockDefinition>(
  row: Row,
  plain: (shown: ShownOf<Row>, inner: Tree, content: ContentIndex) => Tree,
) {
  return { ...row, plain }
}

/** A block with the function that gives its component what it shows. */
export function withLoader<const Definition extends BlockDefinition, Shown>(
  definition: Definition,
  load: (props: PropsOf<Definition>, content: ContentIndex) => Shown,
) {
  return { ...definition, load }
}
