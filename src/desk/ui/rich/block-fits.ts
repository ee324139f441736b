import type { Node } from 'prosemirror-model'
import type { BlockKind } from '../../requests/writing.ts'

/** Whether a block may stand in a node: what it asks of its surroundings, and what these ask of it. */
export function fitsIn(kinds: readonly BlockKind[], { name, parents }: BlockKind) {
  return (parent: Node): boolean => {
    if (parent.type.name !== 'block') return !parents
    const around = kinds.find((kind) => kind.name === parent.attrs.name)
    return (parents?.includes(parent.attrs.name) ?? true) && (around?.only?.includes(name) ?? true)
  }
}
