import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

const tooLarge = (most: number) =>
  new Refusal(413, `That is more than ${Math.round(most / 1e6)} MB, the most the desk takes.`)

/**
 * The bytes of a request. What is a few times too large is read to its end before it is refused: a proxy that is answered
 * while it still sends may break off, and its client never reads why (Caddy 2.6 over HTTP/1.1).
 *
 * @param most how many are taken
 * @throws Refusal when there are more
 */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const bound = 4 * most
  if (Number(request.headers['content-length'] ?? 0) > bound) throw tooLarge(most)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > bound) throw tooLarge(most)
    if (length <= most) chunks.push(chunk)
  }
  if (length > most) throw tooLarge(most)
  return Buffer.concat(chunks)
}

/**
 * The JSON of a request.
 *
 * @throws Refusal when it is none
 */
export async function readJson(request: IncomingMessage, most: number): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'The desk is written to in JSON.')
  const bytes = await readBytes(request, most)
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Refusal(400, 'The request cannot be read.')
  }
}
