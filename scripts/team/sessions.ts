import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeAtomically } from '../cache/write-atomically.ts'

/** How long somebody is signed in at most, in milliseconds. */
const longest = 10 * 60 * 60_000
/** The prefix has browsers take it from this address alone, over TLS, for all of its paths. */
const name = '__Host-desk'

/** What a session says: for whom it is, and when it began, in milliseconds. */
const session = z.strictObject({ subject: z.string().min(1), began: z.number() })

/** The sessions of a desk: each says itself for whom it is and is signed, so that a new start ends none. */
export interface Sessions {
  /** The line of `Set-Cookie` that begins one. */
  begin(subject: string): string
  /** Whether the cookies of a request hold a session of somebody that is not over. */
  isOpen(cookies: string | undefined, subject: string): boolean
}

/** In bytes: as many as the signature has. */
const keyLength = 32

/** The key of this folder, made at the first start; a full disk may have left an empty one, which anybody could sign with. */
function keyIn(folder: string): Buffer {
  const file = path.join(folder, 'session-key')
  const before = existsSync(file) ? readFileSync(file) : undefined
  if (before?.length === keyLength) return before
  const key = randomBytes(keyLength)
  writeAtomically(file, key, 0o600)
  return key
}

/**
 * Opens the sessions of a folder.
 *
 * @param now when it is, in milliseconds
 */
export function openSessions(folder: string, now: () => number = Date.now): Sessions {
  const key = keyIn(folder)
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    begin(subject) {
      const text = Buffer.from(JSON.stringify({ subject, began: now() })).toString('base64url')
      const seconds = longest / 1000
      return `${name}=${text}.${signatureOf(text)}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`
    },
    isOpen(cookies = '', subject) {
      const found = cookies.split(';').flatMap((cookie) => {
        const [own, value] = cookie.trim().split('=', 2)
        return own === name && value ? [value] : []
      })
      // Two are one too many: a browser sends one, so that the other is somebody else's.
      const [text = '', signature = ''] = (found.length === 1 && found[0]?.split('.')) || []
      const [given, right] = [signature, signatureOf(text)].map((one) => Buffer.from(one))
      if (given?.length !== right?.length || !timingSafeEqual(given as Buffer, right as Buffer)) return false
      const said = session.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
      return said.subject === subject && said.began <= now() && now() - said.began < longest
    },
  }
}
