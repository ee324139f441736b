import type { ServerResponse } from 'node:http'
import { answerTypes } from '../../../src/desk/requests.ts'

/** Headers of every answer of the desk. */
export const plainHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

/** What a drawing, or other XML, may do where it is opened by itself: it may hold a script, a drawing until the build cleans it. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Answers with a file to be kept: no browser shows it. */
export function sendFile(response: ServerResponse, bytes: Buffer): void {
  response.writeHead(200, {
    ...plainHeaders,
    'content-type': answerTypes.file,
    'content-disposition': 'attachment',
  })
  response.end(bytes)
}

/** Answers with a value as JSON. */
export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { ...plainHeaders, 'content-type': answerTypes.json })
  response.end(JSON.stringify(value ?? {}))
}
