import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import type { Answers, Asks, RequestName } from '../../../src/desk/requests.ts'
import type { DeskContext } from '../context.ts'
import { mostPictureBytes } from '../entry/add-picture.ts'
import { readBytes, readJson } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'

/** How a request is answered, as the table of requests says. */
export type Route<Name extends RequestName> = Name extends `GET ${string}`
  ? ByAddress<Name>
  : Asks<Name> extends { bytes: Blob }
    ? ByBytes<Name>
    : ByJson<Name>

/** How every request is answered. */
export type Routes = { readonly [Name in RequestName]: Route<Name> }

/** Any of them. */
export interface AnyRoute {
  asks?: 'bytes' | z.ZodType | undefined
  answer(asked: unknown, desk: DeskContext): unknown
}

/** What stands in an address: nobody has looked at it yet. */
type Unread<Asked> = { readonly [Key in keyof Asked]?: string }

interface ByAddress<Name extends RequestName> {
  asks?: undefined
  answer(asked: Unread<Asks<Name>>, desk: DeskContext): Answer<Name>
}

interface ByBytes<Name extends RequestName> {
  asks: 'bytes'
  answer(asked: Unread<Omit<Asks<Name>, 'bytes'>> & { bytes: Buffer }, desk: DeskContext): Answer<Name>
}

interface ByJson<Name extends RequestName> {
  /** Each of its fields, and what it may be: nothing else arrives. */
  asks: z.ZodObject<{ [Key in keyof Asks<Name>]-?: z.ZodType<Asks<Name>[Key]> }>
  answer(asked: Asks<Name>, desk: DeskContext): Answer<Name>
}

type Answer<Name extends RequestName> = Here<Answers<Name>> | Promise<Here<Answers<Name>>>
type Here<Value> = Value extends Blob ? Buffer : Value

/** Longer than any text the check reads, in JSON. */
const mostJson = 8_000_000

/**
 * What a request asks.
 *
 * @throws Refusal of what the route does not expect
 */
export async function readAsked(
  { asks }: AnyRoute,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<unknown> {
  if (!asks) return Object.fromEntries(query)
  if (asks === 'bytes') return { ...Object.fromEntries(query), bytes: await readBytes(request, mostPictureBytes) }
  const read = asks.safeParse(await readJson(request, mostJson))
  if (!read.success) throw new Refusal(400, 'The request is not what the desk expects.')
  return read.data
}
