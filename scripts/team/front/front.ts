import type { IncomingMessage, ServerResponse } from 'node:http'
import { asDiskRefusal } from '../../desk/http/as-refusal.ts'
import { Refusal } from '../../desk/http/refusal.ts'
import { sendJson } from '../../desk/http/send.ts'
import { type DeskCode, sendPage } from '../../desk/page.ts'
import type { ServedFiles } from '../../desk/served-files.ts'
import { requestTarget } from '../../hosts/request-target.ts'
import type { Desks } from '../desks.ts'
import { type FindIdentity, type Identity, NoIdentity } from '../identity/identity.ts'
import { type Member, memberOf } from '../people.ts'
import { previewPath } from '../previews/preview-links.ts'
import type { TeamPreviews } from '../previews/team-previews.ts'
import type { Sessions } from '../sessions.ts'
import type { TeamConfig } from '../team-config.ts'
import { isDocument, isFromOwnPage, wrongHost } from './guard.ts'
import { type Notice, sendNotice } from './notice-page.ts'

/** What stands in front of the desks. */
export interface FrontOptions {
  /** As it is at the moment: people and roles come and go. */
  config(): TeamConfig
  identify: FindIdentity
  sessions: Sessions
  desks: Desks
  previews: TeamPreviews
  /** The page of the desk, and what it loads. */
  page: DeskCode
  files: ServedFiles
  log: Pick<Console, 'info' | 'error'>
}

/** A line of events is ended after so long, in milliseconds: the browser opens the next one, and is looked at again. */
const lineLasts = 10 * 60_000

/** Where the desk is. */
const home = '/_desk/'

/** Answers with a page where a page was asked for, and otherwise with a sentence for the page of the desk. */
function refuse(request: IncomingMessage, response: ServerResponse, notice: Notice): void {
  const { 'sec-fetch-mode': mode } = request.headers
  if (mode === 'navigate') sendNotice(response, notice)
  else sendJson(response, { message: notice.says.join(' '), signIn: notice.signIn }, notice.status)
}

const addressOf = ({ email = 'none that is known to be yours' }: Identity) => ['With the address', email] as const

const foreign: Notice = { status: 403, title: 'Not from here', says: ['The desk answers only its own pages.'] }

/** A line of events: whoever stands between hands it on as it comes, and it does not outlive a session for long. */
function asLine(response: ServerResponse): void {
  response.setHeader('x-accel-buffering', 'no')
  const end = setTimeout(() => response.end(), lineLasts).unref()
  response.once('close', () => clearTimeout(end))
}

/** Makes the one way in: nobody reaches a desk but by it. */
export function teamFront(options: FrontOptions) {
  const { config, identify, sessions, desks, previews, page, files, log } = options

  /** Why somebody the proxy has signed in has no session. */
  function signedOut({ isFresh }: Identity, isPage: boolean): Notice {
    const { identity, publicAddress } = config()
    const at = identity.kind === 'token' && identity.signOut ? `at ${identity.signOut}` : 'of the login of your firm'
    const anew = isFresh
      ? `Open ${publicAddress}${home} ${isPage ? 'first, then this page again' : 'in another window'}.`
      : `Your login is from too long ago to begin again. Sign out ${at}, then open ${publicAddress}${home}.`
    // The page of the desk takes 401 for a server that was started anew, which needs no more than a press.
    const signIn = publicAddress + home
    return { status: 403, title: 'Sign in again', says: ['You are signed out of the desk.', anew], signIn }
  }

  /** Who sends a request; where that is not sure it is answered, and nobody. */
  async function identified(request: IncomingMessage, response: ServerResponse): Promise<Identity | undefined> {
    try {
      return await identify(request)
    } catch (error) {
      if (!(error instanceof NoIdentity)) throw error
      log.error(`Nobody: ${error.detail}`)
      const isPage = request.headers['sec-fetch-mode'] === 'navigate'
      const [status, title] = error.status === 503 ? [503, 'Try again'] : [isPage ? 401 : 403, 'Sign in']
      const signIn = error.status === 401 ? config().publicAddress + home : undefined
      refuse(request, response, { status, title, says: [error.message], ...(signIn && { signIn }) })
      return undefined
    }
  }

  function listed(identity: Identity, request: IncomingMessage, response: ServerResponse): Member | undefined {
    const member = memberOf(config(), identity)
    if (member) return member
    log.info(
      `Not listed: ${JSON.stringify(identity.subject)}, ${JSON.stringify(identity.email ?? 'no verified address')}`,
    )
    refuse(request, response, {
      status: 403,
      title: 'You have no desk yet',
      says: [
        'You are signed in, and not in the list of those who write here.',
        `Ask ${config().ask}, with what stands below.`,
      ],
      details: [
        ['Signed in as', identity.subject],
        ...(identity.email === identity.subject ? [] : [addressOf(identity)]),
      ],
    })
    return undefined
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = requestTarget(request)
    if (!target) return void response.writeHead(400).end()
    const { publicAddress } = config()
    const misled = wrongHost(request, publicAddress)
    if (misled) return refuse(request, response, misled)
    // Whoever has the link reads, whoever it is: nobody is asked for, and nothing of a desk is within reach.
    if (target.pathname.startsWith(previewPath)) return previews(request, response, target.pathname)
    const identity = await identified(request, response)
    const member = identity && listed(identity, request, response)
    if (!identity || !member) return
    const isPage = isDocument(request)
    // Whatever page was opened first after the login: later the token of the login begins no session any more.
    if (isPage && identity.isFresh) response.setHeader('set-cookie', sessions.begin(identity.subject))
    if (isPage && (target.pathname === home || target.pathname === '/')) {
      if (target.pathname === '/') return void response.writeHead(302, { location: home }).end()
      // A shell without a word of content: it is given without a session, which a browser may hold back from a page that was
      // reached through a login.
      return sendPage(response, request.headers.host as string, page)
    }
    if (request.method === 'GET' && (await files.answer(target.pathname, response))) return
    if (!isPage && !isFromOwnPage(request, publicAddress)) return refuse(request, response, foreign)
    if (!sessions.isOpen(request.headers.cookie, identity.subject))
      return refuse(request, response, signedOut(identity, isPage))
    if (target.pathname === '/_desk/open')
      return sendJson(response, { message: 'The desk opens no windows here.' }, 404)
    if (target.pathname.endsWith('/events')) asLine(response)
    await desks.answer(member, request, response)
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      log.error(String((error as Error).stack ?? error))
      if (response.headersSent || response.destroyed) return void response.destroy()
      const known = asDiskRefusal(error)
      const [status, words] =
        known instanceof Refusal && known.status === 507
          ? [known.status, known.message]
          : [500, 'The desk could not do this. Its log says why.']
      refuse(request, response, { status, title: 'It did not work', says: [words] })
    })
  }
}
