import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { NoIdentity } from './identity.ts'

/** Keys are asked for again after so long, in milliseconds. */
const fresh = 10 * 60_000
/** While the server of the keys is gone, the last good ones count for so long. */
const lasting = 24 * 60 * 60_000
/** Whoever sends keys that nobody knows has them asked for no more often than this. */
const pause = 30_000
const patience = 10_000

const later = (detail: string) =>
  new NoIdentity('Who you are cannot be checked at the moment. Try again in half a minute.', 503, detail)

/** When it is, in milliseconds, and how keys are fetched; tests have others. */
export interface KeySource {
  now(): number
  fetch: typeof fetch
}

/**
 * The keys an issuer publishes, for `jwtVerify`. jose’s own remote set refuses every token once its keys are ten minutes old
 * and their server is gone, and one by a new key for half a minute, as it would refuse a forged one.
 *
 * @throws NoIdentity from the function it returns
 */
export function publishedKeys(address: string, { now, fetch }: KeySource): JWTVerifyGetKey {
  let known: { set: ReturnType<typeof createLocalJWKSet>; at: number } | undefined
  let asked = Number.NEGATIVE_INFINITY
  let failure = ''
  let asking: Promise<void> | undefined
  const read = async () => {
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) })
      if (!response.ok) throw new Error(`it answers ${response.status}`)
      known = { set: createLocalJWKSet((await response.json()) as JSONWebKeySet), at: now() }
    } catch (error) {
      failure = (error as Error).message
    }
  }
  const ask = () => {
    if (asking) return asking
    if (now() - asked < pause) return Promise.resolve()
    asked = now()
    asking = read().finally(() => {
      asking = undefined
    })
    return asking
  }
  return async (header, token) => {
    if (!header.kid)
      throw new NoIdentity('It is not sure who you are.', 401, 'The token does not say by which key it is signed.')
    if (!known || now() - known.at > fresh) await ask()
    if (!known || now() - known.at > lasting) throw later(`No keys came from ${address}: ${failure}.`)
    try {
      return await known.set(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      const before = known
      await ask()
      if (known === before) throw later(`The key ${header.kid} of a token is none of those at ${address}.`)
      return known.set(header, token)
    }
  }
}
