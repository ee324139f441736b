import type { DeskRefusal } from '../../api.ts'
import { words } from '../../words.ts'
import { currentToken } from './token.ts'

/** Why an answer did not come: the server is gone (`status` 0), or it refused and said why. */
export class NoAnswer extends Error {
  constructor(
    message: string,
    readonly status: number,
    /** What came with the refusal: the versions of a conflict, the files that link. */
    readonly body: unknown,
  ) {
    super(message)
  }
  get serverGone(): boolean {
    return this.status === 0
  }
}

/** Asks the desk's server. Throws `NoAnswer`, with a sentence for whoever writes. */
export async function askServer<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> {
  const response = await answerOf(method, path, body)
  return (await response.json().catch(() => null)) as Answer
}

/** Asks the desk’s server for a file. Throws `NoAnswer` as well. */
export const askForFile = async (path: string): Promise<Blob> => (await answerOf('GET', path)).blob()

async function answerOf(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Response> {
  const bytes = body instanceof Blob
  const response = await fetch(`/_desk/api/${path}`, {
    method,
    headers: {
      'x-desk-token': currentToken(),
      ...(body === undefined || bytes ? {} : { 'content-type': 'application/json' }),
    },
    // A save goes on when its window closes; browsers allow that for up to 64 KiB.
    keepalive: method === 'PUT' && JSON.stringify(body).length < 60_000,
    body: body === undefined ? undefined : bytes ? body : JSON.stringify(body),
  }).catch(() => {
    throw new NoAnswer(words.server.gone, 0, null)
  })
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => null)
  throw new NoAnswer((answer as DeskRefusal | null)?.message ?? words.server.noReason, response.status, answer)
}

/** A query for `askServer`: `query('entry', { file })`. */
export const query = (path: string, values: Record<string, string>) => `${path}?${new URLSearchParams(values)}`
