import type { Node } from 'prosemirror-model'
import { readBody } from '../../text/read-body.ts'
import type { BlockKind, Parsed } from '../../writing-api.ts'
import { askServer } from '../server/ask-server.ts'

/** A block as it is put in, as a node, read as every text is: one that may stand in a line comes as a part of a line. */
export async function beginBlock({ starter, inline }: BlockKind): Promise<Node | undefined> {
  const text = inline ? `In a line ${starter}` : starter
  const { root } = await askServer<Parsed>('POST', 'parse', { file: 'content/pages/example.mdx', text })
  const { firstChild } = readBody(text, root as Parameters<typeof readBody>[1])
  return (inline ? firstChild?.lastChild : firstChild) ?? undefined
}
