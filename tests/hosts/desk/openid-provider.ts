import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { fetchTool } from '../../../scripts/tools/fetch-tool.mjs'

/** The login of a firm, by oidc-provider: people sign in by their name alone. */
export interface OpenidProvider {
  issuer: string
  keys: string
  /** Signs with another key from now on; those before stay published. Who is signed in at the provider is not any more. */
  rotate(): Promise<void>
  stop(): void
}

/** What is said of somebody in their token. */
export type Claims = Record<string, unknown>

/** The part of the package that is used. @see https://github.com/panva/node-oidc-provider/blob/main/docs/README.md */
interface Provider {
  callback(): RequestListener
  interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> }
}
interface Context {
  oidc: { client: { clientId: string }; session: { accountId: string } }
}
type ProviderClass = new (issuer: string, configuration: object) => Provider

/** So long a token is good, in seconds. */
export const tokenLasts = 5
const scopes = 'openid email profile'
const form = '<form method="post"><label>Name <input name="login"></label></form>'

async function newKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
}

/**
 * Starts it over TLS.
 *
 * @param people what is said of each in their token, by the name they sign in with, which is their `sub`
 */
export async function startProvider(
  port: number,
  tls: { key: string; certificate: string },
  client: { id: string; secret: string; redirect: string },
  people: Record<string, Claims>,
): Promise<OpenidProvider> {
  const entry = path.join(await fetchTool('oidc-provider'), 'oidc-provider/lib/index.js')
  const { default: Provider } = (await import(pathToFileURL(entry).href)) as { default: ProviderClass }
  const issuer = `https://localhost:${port}`
  const keys: JWK[] = []
  let provider: Provider
  let answer: RequestListener

  async function rotate(): Promise<void> {
    keys.unshift(await newKey(`key-${keys.length}`))
    const grants = async ({ oidc }: Context) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope(scopes)
      await grant.save()
      return grant
    }
    provider = new Provider(issuer, {
      clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [client.redirect] }],
      jwks: { keys },
      cookies: { keys: ['a key for the cookies of a test'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
      // Names and groups stand in the token itself.
      conformIdTokenClaims: false,
      ttl: {
        IdToken: tokenLasts,
        AccessToken: tokenLasts,
        AuthorizationCode: 60,
        Grant: 600,
        Interaction: 600,
        Session: 600,
      },
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => false },
      interactions: { url: (_: Context, { uid }: { uid: string }) => `/login/${uid}` },
      loadExistingGrant: grants,
      findAccount: (_: Context, sub: string) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
    })
    answer = provider.callback()
  }
  async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return void response.setHeader('content-type', 'text/html').end(form)
    const accountId = new URLSearchParams(await text(request)).get('login')
    await provider.interactionFinished(request, response, { login: { accountId } })
  }
  await rotate()
  const server = createServer(
    { key: readFileSync(tls.key), cert: readFileSync(tls.certificate) },
    (request, response) => {
      if (request.url?.startsWith('/login/')) void signIn(request, response)
      else answer(request, response)
    },
  )
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    issuer,
    keys: `${issuer}/jwks`,
    rotate,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
