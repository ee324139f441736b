import { setTimeout as wait } from 'node:timers/promises'
import { others, type Turn } from '../tools/turns.ts'

/** What is asked of a queue: when something is looked at, and when everything is checked. */
export interface CheckQueue {
  /** These files are being written by somebody who goes on writing: everything is checked soon. */
  wrote(files: readonly string[]): void
  /** The disk tells that these files were written: they are looked at in a moment. */
  told(files: readonly string[]): void
  /** Checks now, as soon as no other check is under way. What it missed may have been written before. */
  now(files: readonly string[], missed?: boolean): Promise<void>
  /** Checks what is still to be checked, and waits for it. */
  settle(): Promise<void>
  /** Begins nothing more. */
  close(): void
}

export interface QueuedWork {
  /** Looks at one file alone. */
  look?(file: string): void
  /** Checks everything. `turn` is awaited between two steps. */
  check(files: string[], turn: Turn, missed: boolean): Promise<void>
  fail(error: Error): void
}

/**
 * In milliseconds: so long after the last key everything is checked, because the next one may be on its way, and a check
 * that is under way waits as long; so soon what the disk tells is looked at, and so long after that everything is
 * checked, because a file can be read while it is half written.
 */
const moments = { breath: 250, look: 10, check: 110 }

/** More files at once a program has written: each looked at alone would keep the check of them all waiting. */
const fewFiles = 20

/** Says when the content is looked at and checked while it is written: one check at a time, and none between two keys. */
export function checkQueue({ look = () => undefined, check, fail }: QueuedWork): CheckQueue {
  /** Files that are written and not checked yet, and whether their writer told of them. */
  const waiting = new Map<string, { byWriter: boolean }>()
  let looking: NodeJS.Timeout | undefined
  let checking: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  let wroteAt = Number.NEGATIVE_INFINITY
  let isClosed = false

  const lookAt = (files: readonly string[]) => {
    if (files.length > fewFiles) return
    for (const file of files)
      try {
        look(file)
      } catch (error) {
        fail(error as Error)
      }
  }
  const rest = () => wroteAt + moments.breath - performance.now()
  const turn = async () => {
    await others()
    for (let left = rest(); left > 0 && !isClosed; left = rest()) await wait(left)
  }
  const now = (files: readonly string[], missed = false) => {
    last = last.then(async () => {
      if (isClosed) return
      await check([...files], turn, missed).catch(fail)
      // What was written while everything was read is newer.
      lookAt([...waiting.keys()])
    })
    return last
  }
  const checkWaiting = () => {
    clearTimeout(checking)
    const files = [...waiting.keys()]
    waiting.clear()
    return files.length > 0 ? now(files) : last
  }
  const checkAfter = (moment: number) => {
    clearTimeout(checking)
    checking = setTimeout(checkWaiting, Math.max(moment, rest()))
  }
  return {
    now,
    settle: checkWaiting,
    wrote(files) {
      wroteAt = performance.now()
      for (const file of files) waiting.set(file, { byWriter: true })
      checkAfter(moments.breath)
    },
    told(files) {
      // A file whose writer told of it is told once more by the disk.
      const news = files.filter((file) => !waiting.get(file)?.byWriter)
      if (news.length === 0) return
      for (const file of news) waiting.set(file, { byWriter: false })
      clearTimeout(looking)
      looking = setTimeout(() => {
        lookAt([...waiting].flatMap(([file, { byWriter }]) => (byWriter ? [] : file)))
        checkAfter(moments.check)
      }, moments.look)
    },
    close() {
      isClosed = true
      clearTimeout(looking)
      clearTimeout(checking)
    },
  }
}
