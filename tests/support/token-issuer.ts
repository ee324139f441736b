import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

/** Signs tokens, and publishes the keys to check them by. */
export interface TokenIssuer {
  /** Where the keys are. */
  keys: string
  /** How often they were asked for. */
  asked: number
  /** Another key from now on; the former ones stay published when `keep` says so. */
  rotate(keep?: boolean): Promise<void>
  /** A token for somebody: every claim can be another, and undefined leaves one out. */
  token(sub: string | undefined, claims?: JWTPayload, header?: Record<string, unknown>): Promise<string>
  /** A token with the name of the published key, by a key nobody publishes. */
  forged(sub: string): Promise<string>
  /** A token signed with the published key taken for a shared secret (RFC 8725, section 2.1). */
  withSharedSecret(sub: string): Promise<string>
  stop(): void
}

export const issuer = 'https://login.example.com'
export const audience = 'the-desk'

/** Starts an issuer on a port of its own. */
export async function startIssuer(): Promise<TokenIssuer> {
  let published: JWK[] = []
  let key: CryptoKey
  let kid = ''
  let count = 0
  const server = createServer((_, response) => {
    made.asked += 1
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sign = (by: CryptoKey, claims: JWTPayload, header: Record<string, unknown> = {}) =>
    new SignJWT(JSON.parse(JSON.stringify(claims)) as JWTPayload)
      .setProtectedHeader({ alg: 'RS256', kid, ...header })
      .sign(by)
  const now = () => Math.floor(Date.now() / 1000)
  const claimsOf = (sub: string | undefined, claims: JWTPayload = {}): JWTPayload => ({
    iss: issuer,
    aud: audience,
    sub,
    iat: now(),
    exp: now() + 300,
    ...claims,
  })
  const made: TokenIssuer = {
    keys: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    asked: 0,
    async rotate(keep = true) {
      const pair = await generateKeyPair('RS256', { extractable: true })
      count += 1
      kid = `key-${count}`
      key = pair.privateKey
      const jwk = { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' }
      published = [...(keep ? published : []), jwk]
    },
    token: (sub, claims, header) => sign(key, claimsOf(sub, claims), header),
    async forged(sub) {
      const { privateKey } = await generateKeyPair('RS256')
      return sign(privateKey, claimsOf(sub))
    },
    withSharedSecret: (sub) =>
      new SignJWT(claimsOf(sub))
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode(JSON.stringify(published.at(-1)))),
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
  await made.rotate()
  return made
}
