import GithubSlugger from 'github-slugger'
import type { Tree } from '#src/body/tree.ts'
import type { Heading } from '#src/content/queries.ts'
import type { Ref } from '../model/file-result.ts'
import type { Fix, WholeFix } from '../model/fix.ts'
import type { Issue } from '../model/issue.ts'
import { type Span, spanAt } from '../model/position.ts'
import { type RuleId, rules } from '../rules/rules.ts'
import { collectDefinitions } from './definitions.ts'
import type { MarkdownNode } from './markdown-node.ts'

/** What is known and gathered while one body is turned into a tree. */
export interface Context {
  file: string
  text: string
  draft: boolean
  issues: Issue[]
  refs: Ref[]
  headings: Heading[]
  /** Every heading as it is written, those of blocks among them. */
  outline: Outlined[]
  slugger: GithubSlugger
  /** Link definitions `[x]: /y` by identifier. */
  definitions: Map<string, MarkdownNode>
  /** Footnote definitions by identifier. */
  footnotes: Map<string, MarkdownNode>
  /** Identifiers of the footnotes in the order they are first called, with the number of calls so far. */
  calls: Map<string, number>
  /** Signs of a typewriter in the words, with those of print, from the top to the bottom. */
  typed: { line: number; column: number; instead: string; write: string }[]
  /** Elements of HTML that give their place a name for links, with what takes them out and, for a heading, its own name. */
  targets: { names: string[]; node: MarkdownNode; fix: WholeFix; id?: string }[]
  /** The names of the tags of HTML that were met. */
  html: Set<string>
  /** The offsets and names of tags that could not be read. */
  leftOut: ReadonlySet<number>
  leftOutTags: ReadonlySet<string>
  /** Turns what stands inside a node into a tree: the converters reach each other through it. */
  convertAll(nodes: readonly MarkdownNode[] | undefined, parents?: readonly string[]): Tree
}

/** A heading as it is written; one of a block has no signs of its own. */
export interface Outlined {
  depth: number
  words: string
  /** Its name for links. */
  id?: string
  node?: MarkdownNode
}

/** Turns Markdown nodes into a tree, as `convert.ts` does. */
type ConvertAll = (nodes: readonly MarkdownNode[] | undefined, context: Context, parents?: readonly string[]) => Tree

/** A context for one body. */
export function createContext(
  file: string,
  text: string,
  {
    root,
    leftOut,
    tags,
    draft,
  }: { root: MarkdownNode; leftOut: readonly number[]; tags: ReadonlySet<string>; draft: boolean },
  convertAll: ConvertAll,
): Context {
  const { definitions, footnotes, repeated, ids } = collectDefinitions(root)
  const slugger = new GithubSlugger()
  // Names given by hand come first: a heading may not take one away.
  for (const id of ids) slugger.slug(id)
  const context: Context = {
    file,
    text,
    draft,
    issues: [],
    refs: [],
    headings: [],
    outline: [],
    slugger,
    definitions,
    footnotes,
    calls: new Map(),
    typed: [],
    targets: [],
    html: new Set(),
    leftOut: new Set(leftOut),
    leftOutTags: tags,
    convertAll: (nodes, parents) => convertAll(nodes, context, parents),
  }
  for (const node of repeated)
    report(
      context,
      'repeated-name',
      node,
      `[${node.type === 'definition' ? '' : '^'}${node.label ?? node.identifier}] is already written above, so this one would be lost.`,
      'Give it a name of its own.',
    )
  return context
}

/** Notes an error at a node, or at offsets of the text. */
export function report(
  context: Context,
  rule: RuleId,
  where: MarkdownNode | [start: number, end: number],
  message: string,
  hint?: string,
  fixes?: Fix[],
) {
  const place = Array.isArray(where) ? spanAt(context.text, ...where) : spanOf(where)
  context.issues.push({
    severity: context.draft && rules[rule].draftsMay ? 'warning' : 'error',
    rule,
    file: context.file,
    ...place,
    message,
    ...(hint && { hint }),
    ...(fixes && { fixes }),
  })
}

/** Notes at a node what is no error. */
export function warn(
  { file, issues }: Context,
  rule: RuleId,
  node: MarkdownNode,
  message: string,
  hint: string,
  fixes?: Fix[],
) {
  issues.push({ severity: 'warning', rule, file, ...spanOf(node), message, hint, ...(fixes && { fixes }) })
}

/** A node as it is written. */
export const sourceOf = ({ position }: MarkdownNode, { text }: Context): string =>
  text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

/** Whether a part of a node could not be read, which is told by itself. */
export const hasLeftOut = ({ position }: MarkdownNode, { leftOut }: Context): boolean =>
  [...leftOut].some((at) => at >= (position?.start.offset ?? 0) && at < (position?.end.offset ?? 0))

/** The place of a node. */
export function spanOf({ position }: MarkdownNode): Span {
  if (!position) return { line: 1, column: 1 }
  const { start, end } = position
  return { line: start.line, column: start.column, ...(end.line === start.line && { endColumn: end.column }) }
}
