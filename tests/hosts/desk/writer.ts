import { setTimeout as wait } from 'node:timers/promises'
import type { DeskEntry } from '../../../src/desk/requests/entry.ts'
import type { ReviewSent } from '../../../src/desk/requests/hand-over.ts'
import type { TeamReview } from '../../../src/desk/requests/team.ts'
import { type Received, type Sent, secureRequest } from './secure-request.ts'

/** Somebody who uses the desk through the proxy in front of it. */
export interface Writer {
  /** Opens a page by its address, as a browser does that has nothing open; keeps the session it is given. */
  open(address?: string): Promise<Received>
  /** Asks as the page of the desk does. */
  ask(route: string, sent?: Sent): Promise<Received>
}

/** What a browser says of an address that was typed. mod_auth_openidc leads nobody to a login who takes no page. */
export const asDocument = {
  accept: 'text/html',
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}
export const sessionCookie = '__Host-desk'

/** @param login the headers by which the proxy knows somebody, with their cookies */
export function writerBehind(publicAddress: string, login: Record<string, string>): Writer {
  let session = ''
  const headersOf = (more: Sent['headers']) => ({
    ...login,
    cookie: [login.cookie, session].filter(Boolean).join('; '),
    ...more,
  })
  return {
    async open(address = `${publicAddress}/_desk/`) {
      const answer = await secureRequest(address, { headers: headersOf(asDocument) })
      session = answer.headers['set-cookie']?.find((one) => one.startsWith(sessionCookie))?.split(';')[0] ?? session
      return answer
    },
    ask(route, { body, headers = {} } = {}) {
      const [method = '', name = ''] = route.split(' ')
      return secureRequest(`${publicAddress}/_desk/api/${name}`, {
        method,
        ...(body && { body }),
        headers: headersOf({
          'accept-encoding': 'gzip',
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'cors',
          ...(method === 'GET' ? {} : { origin: publicAddress, 'content-type': 'application/json' }),
          ...headers,
        }),
      })
    },
  }
}

async function json<Answer>(writer: Writer, route: string, body?: object): Promise<Answer> {
  const { status, text } = await writer.ask(route, body && { body: Buffer.from(JSON.stringify(body)) })
  if (status !== 200) throw new Error(`${route} was answered ${status}: ${text.slice(0, 500)}`)
  return JSON.parse(text) as Answer
}

/** How long the remote is asked whether something is so, in milliseconds: it is looked at once a minute at the latest. */
const patience = 120_000

/**
 * One writes and hands over, another approves, and the first one merges.
 *
 * @param text what the file says then
 * @returns what became of it, in the words of the desk
 */
export async function deliver(from: Writer, approver: Writer, file: string, text: string): Promise<unknown> {
  const { version } = await json<DeskEntry>(from, `GET entry?${new URLSearchParams({ file })}`)
  await json(from, 'PUT entry', { file, text, base: version })
  const { branch } = await json<ReviewSent>(from, 'POST review', { files: [file], message: 'A better text' })
  const seen = async (by: Writer, what: TeamReview['may'][number]): Promise<TeamReview> => {
    const until = performance.now() + patience
    for (;;) {
      const all = await json<TeamReview[]>(by, 'GET team/reviews')
      const found = all.find((one) => one.branch === branch)
      if (found?.may.includes(what)) return found
      if (performance.now() > until) throw new Error(`The review may not be ${what}d: ${JSON.stringify(found)}`)
      await wait(200)
    }
  }
  const { commit } = await seen(approver, 'approve')
  await json(approver, 'POST team/approve', { branch, commit })
  await seen(from, 'merge')
  return json(from, 'POST team/merge', { branch, commit })
}
