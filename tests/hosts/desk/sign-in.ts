import { type Received, secureRequest } from './secure-request.ts'
import { asDocument } from './writer.ts'

/** What came at the end of a sign-in, with all cookies that were set on the way. */
export interface SignedIn extends Received {
  /** As a browser sends them. */
  cookies: string
}

/** More redirects lead round in a circle. */
const mostSteps = 20

/** Opens an address as a browser does, follows where it is led, and writes a name where it is asked for one. */
export async function signInAs(name: string, address: string): Promise<SignedIn> {
  const jar = new Map<string, string>()
  let at = new URL(address)
  let body: Buffer | undefined
  for (let step = 0; step < mostSteps; step += 1) {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
    const headers = { ...asDocument, cookie, ...(body && { 'content-type': 'application/x-www-form-urlencoded' }) }
    const answer = await secureRequest(at.href, { method: body ? 'POST' : 'GET', headers, ...(body && { body }) })
    body = undefined
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, key = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? []
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(key)
      else jar.set(key, value)
    }
    if (answer.headers.location) at = new URL(answer.headers.location, at)
    else if (answer.text.includes('name="login"')) body = Buffer.from(String(new URLSearchParams({ login: name })))
    else return { ...answer, cookies: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') }
  }
  throw new Error(`The sign-in of ${name} does not end; it was last at ${at.href}.`)
}
