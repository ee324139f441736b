import type { Tree, TreeNode } from '#src/body/tree.ts'
import type { Legal } from '#src/content/schemas/legal.ts'

const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|half|double|twice'
const number = new RegExp(`\\d+(?:[.,]\\d+)*|\\b(?:${numberWords})\\b`, 'gi')
const separator = ' | '

function figuresIn(node: TreeNode, values: Legal['values']): string[] {
  if (typeof node === 'string') return (node.match(number) ?? []).map((found) => found.toLowerCase())
  const [type, props, ...children] = node
  if (type === 'Term') return Object.hasOwn(values, String(props?.value)) ? [String(values[String(props?.value)])] : []
  return children.flatMap((child) => figuresIn(child, values))
}

/**
 * What a version states in figures, in the order of its text: each value it prints and each number, in digits or as a
 * word. One line, so that a record of it can be read.
 */
export function statedFigures({ values }: Legal, body: Tree): string {
  return body.flatMap((node) => figuresIn(node, values)).join(separator)
}

/** The first figure in which two versions differ; undefined on a side that has no more of them. */
export function differentFigure(before: string, now: string): { was?: string; is?: string } | undefined {
  if (before === now) return undefined
  const [old, current] = [before, now].map((line) => (line ? line.split(separator) : [])) as [string[], string[]]
  const at = Math.max(
    0,
    Array.from({ length: Math.max(old.length, current.length) }).findIndex((_, index) => old[index] !== current[index]),
  )
  return { was: old[at], is: current[at] }
}

/** The difference in a sentence. */
export function figureWords({ was, is }: { was?: string; is?: string }): string {
  if (was === undefined) return `the figure “${is}” is new`
  return is === undefined ? `the figure “${was}” is gone` : `the figure “${was}” has become “${is}”`
}
