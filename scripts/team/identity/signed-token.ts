import { decodeJwt, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose'
import type { TokenConfig } from '../team-config.ts'
import { type FindIdentity, NoIdentity } from './identity.ts'
import { oneHeader } from './one-header.ts'
import { type KeySource, publishedKeys } from './published-keys.ts'

/** How far two clocks may differ, in seconds. */
const tolerance = 30
/** No token is good for longer, whatever it says of its end. */
const longest = '24 h'

/** When a token is over, in seconds, as it says itself: nobody has looked at its signature yet. */
function endOf(token: string): number {
  try {
    return decodeJwt(token).exp ?? 0
  } catch {
    return 0
  }
}

function refused(error: unknown, token: string, issuer: string): NoIdentity {
  if (error instanceof NoIdentity) return error
  if (error instanceof errors.JWTExpired) return new NoIdentity('Your sign-in is over. Sign in again.')
  const { message, claim } = error as errors.JWTClaimValidationFailed
  const said = claim === 'iss' ? decodeJwt(token).iss : undefined
  const hint = said ? ` Tokens say “${said}”, the configuration “${issuer}”.` : ''
  return new NoIdentity('It is not sure who you are.', 401, `The token is refused: ${message}.${hint}`)
}

/** Whether a token is for the desk: one that is for several says by `azp` for whom it was made. */
const isForUs = ({ aud, azp }: JWTPayload, audience: string) =>
  !Array.isArray(aud) || aud.length === 1 || azp === audience

/** Takes a token whose signature, issuer, audience and end are right. */
export function signedTokenIdentity(
  { header, issuer, audience, keys, algorithms, madeFor, emailVerifiedBy }: TokenConfig,
  source: KeySource = { now: Date.now, fetch },
): FindIdentity {
  const keyOf = publishedKeys(keys, source)
  const options: JWTVerifyOptions = {
    issuer,
    audience,
    algorithms,
    requiredClaims: ['exp', 'sub'],
    clockTolerance: tolerance,
  }
  return async (request) => {
    const token = oneHeader(request, header)
    const now = source.now()
    const end = endOf(token) * 1000
    const isFresh = now < end + tolerance * 1000
    // That of a login was looked at when it was new; since then its end says nothing, and all else still does.
    const isOfLogin = madeFor === 'sign-in' && !isFresh
    const seen = isOfLogin
      ? { ...options, currentDate: new Date(end - 1000) }
      : { ...options, currentDate: new Date(now), maxTokenAge: longest }
    const { payload } = await jwtVerify(token, keyOf, seen).catch((error: unknown) => {
      throw refused(error, token, issuer)
    })
    const { sub, email } = payload
    if (!sub?.trim() || !isForUs(payload, audience))
      throw new NoIdentity('It is not sure who you are.', 401, 'The token names nobody, or was made for another.')
    const isTheirs = emailVerifiedBy === 'issuer' || payload.email_verified === true
    return { subject: sub, ...(isTheirs && typeof email === 'string' && { email }), isFresh }
  }
}
