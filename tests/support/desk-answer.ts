import { answerTypes } from '../../src/desk/requests.ts'

/** An answer as the server of the desk gives it, to the page of the desk. */
export const deskAnswer = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { 'content-type': answerTypes.json } })
