import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Verdict } from './check-document.ts'

/** How long a document may take, in milliseconds. A check that takes far longer is ended. */
const longest = 1000
/**
 * How often a document is checked before it counts as too slow; its fastest time counts. A virtual machine whose processor
 * is lent to others counts their time as its own.
 */
const attempts = 3
const patience = 60_000

/** Has documents checked in another process, which a document may take with it. */
export function createJudge(root: string, seed: number) {
  let child: ChildProcess | undefined

  async function ready(): Promise<ChildProcess> {
    if (child) return child
    const script = path.join(import.meta.dirname, 'fuzz-process.ts')
    const next = fork(script, [root, String(seed)], { execArgv: ['--import', 'tsx'] })
    await answer(next)
    child = next
    return next
  }

  return {
    /** What the check does with the document of this number. */
    async ask(number: number, attempt = 1): Promise<Verdict> {
      const asked = await ready()
      const verdict = answer(asked)
      asked.send(number)
      const found = await verdict
      if (typeof found === 'string') {
        child = undefined
        return { accepted: false, milliseconds: patience, failures: [found] }
      }
      if (found.milliseconds <= longest) return found
      if (attempt < attempts) return this.ask(number, attempt + 1)
      return { ...found, failures: [...found.failures, `took ${Math.round(found.milliseconds)} ms`] }
    },
    end() {
      child?.kill()
    },
  }
}

/** The next message of a process, or what became of it. */
function answer(child: ChildProcess): Promise<Verdict | string> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience)
    const settle = (found: Verdict | string) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
      resolve(found)
    }
    const onMessage = (message: unknown) => settle(message as Verdict)
    const onExit = (code: number | null, signal: string | null) => settle(`ended the process with ${signal ?? code}`)
    child.on('message', onMessage).on('exit', onExit)
  })
}
