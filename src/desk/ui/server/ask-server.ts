import {
  type Answers,
  type Asks,
  answerTypes,
  type DeskRefusal,
  type Refuses,
  type RequestName,
} from '../../requests.ts'
import { words } from '../../words.ts'
import { currentToken } from './token.ts'

/** Why an answer did not come: the server is gone (`status` 0), it refused and said why, or a proxy answered in its place. */
export class NoAnswer extends Error {
  constructor(
    readonly request: RequestName,
    message: string,
    readonly status: number,
    /** What came with the refusal; null where that is nothing the desk says. */
    readonly body: DeskRefusal | null,
    /** Where whoever writes signs in again; only where they are signed out. */
    readonly signIn = body?.signIn,
    private readonly isOfProxy = false,
  ) {
    super(message)
  }
  /** Whether the desk itself was not reached. */
  get serverGone(): boolean {
    return this.status === 0 || this.isOfProxy
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
    // A save, and that its window closes, go on when it does; browsers allow that for up to 64 KiB.
    keepalive: (method === 'PUT' || name === 'POST team/open') && json !== undefined && json.length < 60_000,
    body: json ?? bytes,
    // The way to a login leads to another server, whose page is no answer.
    redirect: 'manual',
  }).catch(() => {
    throw new NoAnswer(name, words.server.gone, 0, null)
  })
  const type = response.headers.get('content-type')
  if (type !== answerTypes.json && type !== answerTypes.file) throw notOfDesk(name, response)
  if (!response.ok) {
    const refusal: DeskRefusal | null = await response.json().catch(() => null)
    throw new NoAnswer(name, refusal?.message ?? words.server.noReason, response.status, refusal)
  }
  return type === answerTypes.file ? response.blob() : response.json().catch(() => null)
}

/** Where the desk begins: a login stands before it. */
const home = '/_desk/'

/** Why there is an answer that the desk did not give: whoever is led to a login, or gets its page, is signed out. */
function notOfDesk(name: RequestName, { type, ok, status }: Response): NoAnswer {
  const isSignedOut = type === 'opaqueredirect' || ok || status === 401 || status === 403
  if (isSignedOut) return new NoAnswer(name, words.server.signedOut, status, null, home, true)
  return new NoAnswer(name, words.server.proxy(status), status, null, undefined, true)
}

/** What is asked, as it stands in an address; nothing where nothing is. */
function queryOf(asked: object): string {
  const query = String(new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== undefined)))
  return query && `?${query}`
}
