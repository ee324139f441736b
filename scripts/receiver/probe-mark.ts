import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const pattern = /\bprobe-([0-9a-f]{32})-([0-9a-f]{64})\b/

const sign = (secret: string, chance: string) => createHmac('sha256', secret).update(chance).digest('hex')

/** What a probe says in its message: only who knows the secret can write one, and reading one tells nothing of it. */
export function probeMark(secret: string): string {
  const chance = randomBytes(16).toString('hex')
  return `probe-${chance}-${sign(secret, chance)}`
}

/** Whether a text has a mark made with this secret. */
export function isProbe(text: string, secret: string): boolean {
  const [, chance, signature] = pattern.exec(text) ?? []
  if (!chance || !signature) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, chance)))
}
