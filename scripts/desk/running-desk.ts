import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { writeAtomically } from '../cache/write-atomically.ts'
import { isAlive } from '../tools/is-alive.mjs'

const fileIn = (root: string) => path.join(root, '.cache/desk-address')
/** So long the desk of before may be silent before somebody is told, in milliseconds. */
const patience = 5000

/** Keeps where the desk of a folder is opened, token included, for this user alone, and the number of its process. */
export function keepAddress(root: string, url: string): void {
  writeAtomically(fileIn(root), `${url}\n${process.pid}`, 0o600)
}

function keptAddress(root: string): { url?: URL; id: number } {
  try {
    const [url = '', id] = readFileSync(fileIn(root), 'utf8').split('\n')
    return { url: new URL(url), id: Number(id) }
  } catch {
    return { id: Number.NaN }
  }
}

/**
 * Where the desk of a folder that was started before is opened, if it still runs. Its token tells it from whatever may
 * listen at its address since. One that is busy is waited for: a second one beside it would write the same files.
 *
 * @param onWait told when that takes long
 */
export async function runningDesk(root: string, onWait: () => void): Promise<string | undefined> {
  const { url, id } = keptAddress(root)
  if (!url || !isAlive(id)) return undefined
  const token = new URLSearchParams(url.hash.slice(1)).get('token') ?? ''
  return new Promise((resolve) => {
    const done = (address?: string) => {
      clearTimeout(waiting)
      resolve(address)
    }
    const asked = get(
      new URL('/_desk/api/site', url),
      { agent: false, headers: { 'x-desk-token': token } },
      (answer) => {
        answer.destroy()
        done(answer.statusCode === 200 ? url.href : undefined)
      },
    )
    asked.on('error', () => done())
    const waiting = setTimeout(onWait, patience)
  })
}
