import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { fillWords } from '../../src/lib/fill-words.ts'
import { answerHeaders, answerPage } from './answer-page.ts'
import { type FormMessage, type FormWords, readForm } from './form-message.ts'
import type { Entry, MessageStore } from './message-store.ts'
import type { Rate } from './rate.ts'

/** Both forms filled in to the last character, in the longest way of writing it, take 14 KB. */
const largestBody = 20_000

export interface Site {
  /** Its address, whose pages may ask from another origin. */
  baseUrl: string
  email: string
  phone: { display: string; href: string }
}

export interface Receiving {
  words: FormWords
  site: Site
  store: MessageStore
  rate: Rate
  /** Told of each message once it is kept. */
  onKept: (entry: Entry) => void
  log: (line: string) => void
}

interface Answer {
  status: number
  /** What scripts get. */
  json?: object
  /** Of a message that was kept. */
  receipt?: string
  errors?: Record<string, string>
}

/** The last address that proxies name is the one the own web server has seen. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const named = String(headers['x-forwarded-for'] ?? '').split(',')
  return named.at(-1)?.trim() || (socket.remoteAddress ?? '')
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largestBody) chunks.push(chunk)
  }
  return size <= largestBody ? Buffer.concat(chunks).toString('utf8') : undefined
}

function fieldsOf(body: string, isJson: boolean): Record<string, unknown> {
  if (!isJson) return Object.fromEntries(new URLSearchParams(body))
  try {
    const value: unknown = JSON.parse(body)
    return value instanceof Object ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/**
 * Answers what the forms send, at whichever address the web server hands on: `POST` with a message, as JSON or as a form,
 * `GET` with the id of one. Whoever gets a receipt has a message that is on the disk.
 */
export function receiverRequests({ words, site, store, rate, onKept, log }: Receiving): RequestListener {
  const keep = async (message: FormMessage): Promise<Answer> => {
    try {
      const { receipt, entry } = await store.keep(message)
      if (entry) {
        log(`kept ${receipt} ${message.form}${message.suspected ? ' suspected' : ''}`)
        onKept(entry)
      }
      return { status: 200, json: { receipt }, receipt }
    } catch (error) {
      log(`not kept: ${(error as NodeJS.ErrnoException).code}`)
      return { status: 503 }
    }
  }

  const receive = async (request: IncomingMessage, isJson: boolean): Promise<Answer & { form?: unknown }> => {
    const body = await bodyOf(request)
    if (body === undefined) return { status: 413 }
    const fields = fieldsOf(body, isJson)
    const form = fields.formId
    const { message, errors } = readForm(fields, words)
    if (errors) return { status: 422, json: { errors }, errors, form }
    if (!message) return { status: 400 }
    if (!store.find(message.id) && !rate.takes(addressOf(request))) return { status: 429, form }
    return { form, ...(await keep(message)) }
  }

  const pageOf = ({ receipt, errors, form }: Answer & { form?: unknown }) => {
    const { contact, digest } = words
    const isDigest = form === 'digest'
    const back = { href: site.baseUrl, label: contact.answer.back }
    if (receipt) {
      const success = isDigest
        ? { title: digest.title, lines: [digest.success, digest.receipt] }
        : { title: contact.success.title, lines: [contact.success.text, contact.success.receipt] }
      return { title: success.title, lines: success.lines.map((line) => fillWords(line, { receipt })), links: [back] }
    }
    const mail = { href: `mailto:${site.email}`, label: contact.failure.email }
    const call = { href: site.phone.href, label: fillWords(contact.failure.call, { phone: site.phone.display }) }
    const again = contact.answer.again
    return errors
      ? { title: contact.errorSummary, list: Object.values(errors), lines: [again], links: [back] }
      : { title: contact.failure.title, lines: [contact.failure.text, again], links: [mail, call, back] }
  }

  return async (request, response) => {
    const { method, headers } = request
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-content-type-options', 'nosniff')
    if (headers.origin === new URL(site.baseUrl).origin) allowOrigin(response, headers.origin)
    if (method === 'OPTIONS') return void response.writeHead(204).end()
    if (method === 'GET') {
      const id = new URL(request.url ?? '', 'http://localhost').searchParams.get('id')
      const receipt = id ? await store.find(id)?.catch(() => undefined) : undefined
      return json(response, 200, receipt ? { received: true, receipt } : { received: false })
    }
    if (method !== 'POST') return void response.writeHead(405, { allow: 'GET, POST' }).end()
    const isJson = /^application\/json\b/.test(headers['content-type'] ?? '')
    try {
      const answer = await receive(request, isJson)
      if (answer.status === 429) response.setHeader('retry-after', '3600')
      if (isJson) json(response, answer.status, answer.json ?? {})
      else response.writeHead(answer.status, answerHeaders).end(answerPage(pageOf(answer)))
    } catch {
      // The connection broke before the message was whole; nobody is there to be told.
      response.destroy()
    }
  }
}

function allowOrigin(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-headers', 'content-type')
  response.setHeader('vary', 'origin')
}

function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
