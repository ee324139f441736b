import type { Answers, Asks, DeskRefusal, Refuses, RequestName } from '../../requests.ts'
import { words } from '../../words.ts'
import { currentToken } from './token.ts'

/** Why an answer did not come: the server is gone (`status` 0), or it refused and said why. */
export class NoAnswer extends Error {
  constructor(
    readonly request: RequestName,
    message: string,
    readonly status: number,
    /** What came with the refusal; null where that is nothing the desk says. */
    readonly body: DeskRefusal | null,
  ) {
    super(message)
  }
  get serverGone(): boolean {
    return this.status === 0
  }
}

/** Whether a request was refused with a status for which the table says what comes along. */
export function isRefusal<Name extends RequestName, Status extends keyof Refuses<Name>>(
  error: unknown,
  name: Name,
  status: Status,
): error is NoAnswer & { body: Refuses<Name>[Status] } {
  return error instanceof NoAnswer && error.request === name && error.status === status
}

/** Asks the desk's server. Throws `NoAnswer`, with a sentence for whoever writes. */
export async function askServer<Name extends RequestName>(name: Name, asked: Asks<Name>): Promise<Answers<Name>> {
  const [method = '', path = ''] = name.split(' ')
  const { bytes, ...named }: { bytes?: Blob } = asked
  const json = method === 'GET' || bytes ? undefined : JSON.stringify(asked)
  const response = await fetch(`/_desk/api/${path}${json === undefined ? queryOf(named) : ''}`, {
    method,
    headers: { 'x-desk-token': currentToken(), ...(json !== undefined && { 'content-type': 'application/json' }) },
    // A save goes on when its window closes; browsers allow that for up to 64 KiB.
    keepalive: method === 'PUT' && json !== undefined && json.length < 60_000,
    body: json ?? bytes,
  }).catch(() => {
    throw new NoAnswer(name, words.server.gone, 0, null)
  })
  if (!response.ok) {
    const refusal: DeskRefusal | null = await response.json().catch(() => null)
    throw new NoAnswer(name, refusal?.message ?? words.server.noReason, response.status, refusal)
  }
  const isFile = response.headers.get('content-type') === 'application/octet-stream'
  return isFile ? response.blob() : response.json().catch(() => null)
}

/** What is asked, as it stands in an address; nothing where nothing is. */
function queryOf(asked: object): string {
  const query = String(new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== undefined)))
  return query && `?${query}`
}
