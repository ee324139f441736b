import type { Tree, TreeNode } from '#src/body/tree.ts'
import type { Pair } from './check-redlines.ts'

const [paid, late] = ['The Client pays each invoice in full.', 'Late payment bears interest of one percent.']
const heading: TreeNode = ['h2', null, '1. Fees and costs']
const below: TreeNode = ['ol', null, ['li', null, late]]

const texts: Record<string, [old: Tree, now: Tree]> = {
  'a list of another kind, with one below': [
    [['ul', null, ['li', null, paid, below]]],
    [['ol', null, ['li', null, paid, below]]],
  ],
  'a list below, and a heading that went': [
    [['ul', null, ['li', null, paid]], heading],
    [['ul', null, ['li', null, paid, below]]],
  ],
}

/** The smallest of what a program once read wrong in pairs made by chance. */
export const knownPairs: readonly Pair[] = Object.entries(texts).map(([name, [old, now]]) => ({
  name,
  old: { title: 'Terms', body: old },
  now: { title: 'Terms', body: now },
}))
