import type { Node } from 'prosemirror-model'
import type { BlockKind, Parsed } from '../../requests/writing.ts'
import { readBody } from '../../text/body/read-body.ts'
import { askServer } from '../server/ask-server.ts'

const read = new Map<string, Promise<Parsed>>()

/** What the server reads in a text. Asked for once: it is always the same. */
function parsed(text: string): Promise<Parsed> {
  const answer =
    read.get(text) ??
    askServer('POST parse', { file: 'content/pages/example.mdx', text }).catch((error: unknown) => {
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
  if (!root) return undefined
  const { firstChild } = readBody(text, root)
  return (inline ? firstChild?.lastChild : firstChild) ?? undefined
}
