/** What an outside address answers. */
export type Answer =
  | {
      is: 'there'
      /** Where it has moved to for good, if it has. */
      movedTo?: string
    }
  /** `said` is what it failed with: `404`, `ENOTFOUND`. */
  | { is: 'failing'; said: string }
  /** The server, or the way to it, would not let a program look: that says nothing about the page. */
  | { is: 'not asked'; said: string }

/**
 * Servers that turn programs away say so in these ways, whatever people see: 999 is LinkedIn’s own, 503 is what walls
 * against robots answer as well as servers that are busy.
 */
const refusals = new Set([401, 402, 403, 405, 406, 407, 408, 425, 429, 451, 503, 999])

/** Told by the way to a server, and not by the server. */
const onTheWay = new Set(['EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET', 'ENETUNREACH', 'EHOSTUNREACH', 'EPIPE'])

const mostRedirects = 10

export interface HowToAsk {
  /** Who asks: the name and address of the site. */
  userAgent: string
  /** So long an answer is waited for, in milliseconds. */
  patience: number
}

/**
 * Asks for an address: for its head, and where a server will not give that, for the page. Nothing of a page is read. Redirects
 * are followed, and where all of them are for good (301, 308; RFC 9110, 15.4) it is told where they lead.
 */
export async function askLink(address: string, how: HowToAsk): Promise<Answer> {
  const head = await follow(address, 'HEAD', how)
  // Many servers answer HEAD wrongly, or not at all.
  return head.is === 'there' ? head : follow(address, 'GET', how)
}

async function follow(address: string, method: 'HEAD' | 'GET', how: HowToAsk): Promise<Answer> {
  let at = address
  let forGood = true
  for (let count = 0; count <= mostRedirects; count += 1) {
    const { status, location, failure } = await request(at, method, how)
    if (failure) return failure
    if (status < 300) return { is: 'there', ...(at !== address && forGood && { movedTo: at }) }
    if (status >= 400 || !location) return { is: refusals.has(status) ? 'not asked' : 'failing', said: String(status) }
    forGood &&= status === 301 || status === 308
    if (!URL.canParse(location, at)) return { is: 'failing', said: `a redirect to ${location}` }
    at = new URL(location, at).href
  }
  return { is: 'failing', said: `more than ${mostRedirects} redirects` }
}

interface Response {
  status: number
  location?: string | null
  failure?: Answer
}

async function request(address: string, method: string, { userAgent, patience }: HowToAsk): Promise<Response> {
  try {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': userAgent, accept: 'text/html, */*;q=0.5' },
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    return { status: response.status, location: response.headers.get('location') }
  } catch (error) {
    return { status: 0, failure: failureOf(error as Error) }
  }
}

function failureOf(error: Error): Answer {
  if (error.name === 'TimeoutError') return { is: 'not asked', said: 'no answer in time' }
  const { code = error.message } = (error.cause ?? {}) as { code?: string }
  return { is: onTheWay.has(code) || code.startsWith('UND_ERR') ? 'not asked' : 'failing', said: code }
}
