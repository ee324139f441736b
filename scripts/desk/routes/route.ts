import type { z } from 'zod'
import type { DeskContext } from '../context.ts'
import { Refusal } from '../http/refusal.ts'

/** A request that was let through. */
export interface DeskRequest {
  desk: DeskContext
  query: URLSearchParams
  /** The JSON of a write, or its bytes; undefined with `GET`. */
  body: unknown
}

/** Answers a request with a value that is sent as JSON, or with the bytes of a file. */
export type Route = (request: DeskRequest) => unknown

/** A route with the shape of what it is given. */
export function given<Body>(shape: z.ZodType<Body>, answer: (body: Body, request: DeskRequest) => unknown): Route {
  return (request) => {
    const read = shape.safeParse(request.body)
    if (!read.success) throw new Refusal(400, 'The request is not what the desk expects.')
    return answer(read.data, request)
  }
}
