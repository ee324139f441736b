import { isChunkError } from './reload-once.ts'

/** A file of the site could not be fetched because nothing answered. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

/** Whether trying again later is all there is to do: the site is fine, the way to it is not. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ConnectionError || (isChunkError(error) && !navigator.onLine)
}
