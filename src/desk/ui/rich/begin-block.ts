import type { Node } from 'prosemirror-model'
import { readBody } from '../../text/read-body.ts'
import type { BlockKind, Parsed } from '../../writing-api.ts'
import { askServer } from '../server/ask-server.ts'

const read = new Map<string, Promise<Parsed>>()

/** What the server reads in a text. Asked for once: it is always the same. */
function parsed(text: string): Promise<Parsed> {
  const answer =
    read.get(text) ??
    askServer<Parsed>('POST', 'parse', { file: 'content/pages/example.mdx', text }).catch((error: unknown) => {
      read.delete(text)
      throw error
    })
  read.set(text, answer)
  return answer
}

/** A block as it is put in, as a node, read as every text is: one that may stand in a line comes as a part of a line. */
export async function beginBlock({ starter, inline }: BlockKind): Promise<Node | undefined> {
  const text = inline ? `In a line ${starter}` : starter
  const { root } = await parsed(text)
  const { firstChild } = readBody(text, root as Parameters<typeof readBody>[1])
  return (inline ? firstChild?.lastChild : firstChild) ?? undefined
}
