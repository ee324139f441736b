import type { IncomingMessage } from 'node:http'

/** Somebody the proxy has signed in. */
export interface Identity {
  /** Stays the same for one person, and is nobody else's. */
  subject: string
  /** An address that is known to be theirs. */
  email?: string
  /** Whether a session may begin with it: the token of a login that is over goes on being handed on. */
  isFresh: boolean
}

/**
 * Finds who sends a request, as the proxy says.
 *
 * @throws NoIdentity where that is not sure
 */
export type FindIdentity = (request: IncomingMessage) => Promise<Identity>

/** Why it is not sure who sends a request: then it is nobody. */
export class NoIdentity extends Error {
  /**
   * @param message a sentence for whoever sits at the browser
   * @param status 401, or 503 where the same request may be answered in a moment
   * @param detail for the operator, in the log
   */
  constructor(
    message: string,
    readonly status: 401 | 503 = 401,
    readonly detail = message,
  ) {
    super(message)
  }
}
