import type { BlockName } from '#src/blocks/rows.ts'
import type { TreeElement } from '#src/body/tree.ts'
import recorded from './heard-blocks.json' with { type: 'json' }

/** What a screen reader says of each block: its first utterances, and how many follow. */
export type HeardBlocks = Partial<Record<BlockName, { said: string[]; more: number }>>

/** What is heard of a block, as `npm run heard -- --blocks --record` wrote it down. */
export function heardOf(name: BlockName): TreeElement[] {
  const { said = [], more = 0 } = (recorded as HeardBlocks)[name] ?? {}
  const rest = more > 0 ? `, and ${more} more` : ''
  return [
    ['p', { className: 'label' }, `What the screen reader Orca says of it in Firefox, line by line${rest}`],
    ['ul', { className: 'dev-heard' }, ...said.map((words): TreeElement => ['li', null, words])],
  ]
}
