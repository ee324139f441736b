// Plain JavaScript, because it runs before anything is installed.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './is-alive.mjs'

/** So often a process that waits looks again, in milliseconds. */
const pause = 100

/** The locks this process has. */
const held = new Set()
const own = `${process.pid} ${hostname()}`

/**
 * Whether whoever wrote a lock may still be at work. Containers count their processes anew: one of an earlier container, which
 * had another name, has ended, and so has one of this number that is not this process.
 */
function isAtWork(holder, lock) {
  if (holder === own) return held.has(lock)
  const [id, machine] = holder.split(' ')
  return machine === hostname() && isAlive(Number(id))
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
 * @param lock a file that is there meanwhile, with the number of the process and the name of the machine; its folder is made
 * @param act what is done; where waiting may have made it needless, it looks again first
 * @param onWait told the number of the process that is waited for
 * @returns what `act` returns
 */
export async function oneAtATime(lock, act, onWait) {
  mkdirSync(path.dirname(lock), { recursive: true })
  let told = ''
  while (!take(lock, own)) {
    const holder = unless('ENOENT', () => readFileSync(lock, 'utf8'))
    // An empty one is being written.
    if (holder && !isAtWork(holder, lock)) removeLeft(lock, holder)
    else if (holder !== undefined) {
      if (holder && holder !== told) onWait?.(Number.parseInt(holder, 10))
      told = holder
      await wait(pause)
    }
  }
  held.add(lock)
  const release = () => {
    held.delete(lock)
    rmSync(lock, { force: true })
  }
  process.once('exit', release)
  try {
    return await act()
  } finally {
    process.off('exit', release)
    release()
  }
}
