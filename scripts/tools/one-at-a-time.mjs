// Plain JavaScript, because it runs before anything is installed.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** So often a process that waits looks again, in milliseconds. */
const pause = 100

function isRunning(id) {
  try {
    // The signal 0 only asks.
    return process.kill(id, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** What a step with files gives; undefined where it fails for this reason. */
function unless(code, step) {
  try {
    return step()
  } catch (error) {
    if (error.code === code) return undefined
    throw error
  }
}

const take = (lock, holder) =>
  unless('EEXIST', () => {
    writeFileSync(lock, holder, { flag: 'wx' })
    return true
  })

/** Removes the lock of a process that ended without doing so. */
function removeLeft(lock, holder) {
  const aside = `${lock}.${randomUUID()}`
  const moved = unless('ENOENT', () => {
    renameSync(lock, aside)
    return readFileSync(aside, 'utf8')
  })
  if (moved === undefined) return
  // Whoever saw it at the same time may have been first, and has the lock now.
  if (moved !== holder) take(lock, moved)
  rmSync(aside)
}

/**
 * Does what only one process may do at a time. Whoever comes later waits until the one before is done, or has ended.
 *
 * @param lock a file that is there meanwhile, with the number of the process; its folder is made
 * @param act what is done; where waiting may have made it needless, it looks again first
 * @param onWait told the number of the process that is waited for
 * @returns what `act` returns
 */
export async function oneAtATime(lock, act, onWait) {
  mkdirSync(path.dirname(lock), { recursive: true })
  let told = ''
  while (!take(lock, String(process.pid))) {
    const holder = unless('ENOENT', () => readFileSync(lock, 'utf8'))
    // An empty one is being written.
    if (holder && !isRunning(Number(holder))) removeLeft(lock, holder)
    else if (holder !== undefined) {
      if (holder && holder !== told) onWait?.(Number(holder))
      told = holder
      await wait(pause)
    }
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return await act()
  } finally {
    process.off('exit', release)
    release()
  }
}
