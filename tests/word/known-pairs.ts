import type { Tree, TreeNode } from '#src/body/tree.ts'
import type { Pair } from './check-redlines.ts'

const [paid, late] = ['The Client pays each invoice in full.', 'Late payment bears interest of one percent.']
const heading: TreeNode = ['h2', null, '1. Fees and costs']
const note: TreeNode = ['sup', null, ['a', { href: '#fn-1' }, '1']]
const notes: TreeNode = [
  'section',
  { 'data-footnotes': true },
  ['ol', null, ['li', { id: 'fn-1' }, ['p', null, 'Counted from its date.']]],
]
const below: TreeNode = ['ol', null, ['li', null, late]]

const apart = (first: Tree, second: Tree): Tree => [['p', null, ...first], ['p', null, ...second], heading, notes]
const joined = (first: Tree, second: Tree): Tree => [['p', null, ...first, ' ', ...second], heading, notes]

const texts: Record<string, [old: Tree, now: Tree]> = {
  'joined behind a note': [apart([paid, note], [late]), joined([paid, note], [late])],
  'divided behind a note': [joined([paid, note], [late]), apart([paid, note], [late])],
  'joined before a note': [apart([paid], [late, note]), joined([paid], [late, note])],
  'divided before a note': [joined([paid], [late, note]), apart([paid], [late, note])],
  'joined before a new note': [apart([paid], [late]), joined([paid], [late, note])],
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
