import { readFileSync } from 'node:fs'
import path from 'node:path'
import { writeAtomically } from '../cache/write-atomically.ts'

const fileIn = (root: string) => path.join(root, '.cache/desk-address')
/** How long the desk of before may take to answer, in milliseconds: one that is slower is started beside. */
const patience = 5000

/** Keeps where the desk of a folder is opened, token included, for this user alone. */
export function keepAddress(root: string, url: string): void {
  writeAtomically(fileIn(root), url, 0o600)
}

/**
 * Where the desk of a folder that was started before is opened, if it still answers. Its token tells it from whatever may
 * listen at its address since.
 */
export async function runningDesk(root: string): Promise<string | undefined> {
  try {
    const url = new URL(readFileSync(fileIn(root), 'utf8'))
    const token = new URLSearchParams(url.hash.slice(1)).get('token') ?? ''
    const answer = await fetch(new URL('/_desk/api/site', url), {
      headers: { 'x-desk-token': token },
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    return answer.ok ? url.href : undefined
  } catch {
    return undefined
  }
}
