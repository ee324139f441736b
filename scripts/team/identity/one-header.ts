import type { IncomingMessage } from 'node:http'
import { isTwin } from '../team-config.ts'
import { NoIdentity } from './identity.ts'

/**
 * The value of a header that only the proxy may send. Somebody who sends one as well, in another spelling too, makes it two,
 * and of two nobody knows which is the proxy’s.
 *
 * @param name as the proxy sends it
 * @throws NoIdentity unless it stands there once, spelled so
 */
export function oneHeader({ rawHeaders }: IncomingMessage, name: string): string {
  const found: { name: string; value: string }[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [spelled = '', value = ''] = rawHeaders.slice(at, at + 2)
    if (isTwin(spelled, name)) found.push({ name: spelled, value })
  }
  const [only] = found
  if (!only?.value)
    throw new NoIdentity('The proxy in front of the desk does not say who you are.', 401, `No header ${name} came.`)
  if (found.length > 1 || only.name.toLowerCase() !== name)
    throw new NoIdentity(
      'It is not sure who you are.',
      401,
      `Instead of one header ${name} these came: ${found.map((one) => one.name).join(', ')}.`,
    )
  return only.value
}
