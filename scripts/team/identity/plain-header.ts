import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { cacheKey } from '../../cache/cache-key.ts'
import { UsageError } from '../../tools/usage-error.ts'
import type { HeaderConfig } from '../team-config.ts'
import { type FindIdentity, NoIdentity } from './identity.ts'
import { oneHeader } from './one-header.ts'

const shortest = 32

/**
 * What proves to the desk that the proxy is the one.
 *
 * @throws UsageError when it cannot be read, or is none
 */
export function secretIn(file: string): string {
  const hint = `Make one: openssl rand -hex 32 > ${file}`
  let secret = ''
  try {
    secret = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new UsageError(`The secret of the proxy cannot be read: ${(error as Error).message}`, hint)
  }
  if (secret.length >= shortest && /^[\w+/=-]+$/.test(secret)) return secret
  throw new UsageError(
    `The secret in ${file} is none: it has at least ${shortest} letters and figures, without spaces.`,
    hint,
  )
}

/** Node reads headers as Latin-1 whatever their bytes are; proxies send UTF-8, and few still Latin-1. */
function decoded(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'))
  } catch {
    return value
  }
}

/**
 * Takes the word of a proxy that proves by a secret to be the one.
 *
 * @throws UsageError when the secret cannot be read
 */
export function plainHeaderIdentity({ header, holds, secretHeader, secretFile }: HeaderConfig): FindIdentity {
  const secret = Buffer.from(cacheKey(secretIn(secretFile)))
  return async (request) => {
    const given = Buffer.from(cacheKey(oneHeader(request, secretHeader)))
    if (!timingSafeEqual(given, secret))
      throw new NoIdentity(
        'It is not sure who you are.',
        401,
        `The secret in ${secretHeader} is not that of the configuration.`,
      )
    const name = decoded(oneHeader(request, header)).trim()
    const isEmail = holds === 'email'
    if (name === '' || (isEmail && !z.email().safeParse(name).success))
      throw new NoIdentity(
        'It is not sure who you are.',
        401,
        `The header ${header} holds no ${isEmail ? 'e-mail address' : 'name'}.`,
      )
    return { subject: name, ...(isEmail && { email: name }), isFresh: true }
  }
}
