import { type ChildProcess, spawn } from 'node:child_process'

/** How a command of git is run. */
export interface GitOptions {
  input?: string | Buffer
  env?: Record<string, string>
  /**
   * How long it may take, in milliseconds: 30 s where a remote is asked and nothing else is said. What is done here takes as
   * long as it takes, which in a large history may be minutes.
   */
  timeout?: number
  /** Told of what is said beside the output. */
  onSaid?(words: string): void
}

/** git as it is installed, in the folder of the project. There is no shell between: arguments stay what they are. */
export type RunGit = (args: readonly string[], options?: GitOptions) => Promise<Buffer>

/** What a remote says of its own disk stands behind `remote:`. */
const fullHere = /^(?!remote:).*: (?:No space left on device|Disk quota exceeded)$/m

/** A command of git that failed, with what it said. */
export class GitError extends Error {
  /** Whether a remote gave no answer in time: what was sent to it may have arrived. */
  readonly isSilent: boolean
  /** Whether there is no room left on the disk here: git has words for it and no code. */
  readonly isFull: boolean

  /** @param code with which it ended, where it ended by itself */
  constructor(
    message: string,
    isSilent = /too slow|timed out/i.test(message),
    readonly code?: number,
  ) {
    super(message)
    this.isSilent = isSilent
    this.isFull = fullHere.test(message)
  }
}

/** So many seconds without a byte, and git gives up on a remote by itself. */
const patience = 25
const settings = ['core.quotepath=off', 'http.lowSpeedLimit=1', `http.lowSpeedTime=${patience}`]

/** Set where git itself starts programs; here they would lead to another repository. */
const foreign = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY', 'GIT_PREFIX']

function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !foreign.includes(name))
  return {
    ...Object.fromEntries(own),
    // Nobody sits at a terminal to be asked, and looking writes nothing.
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? `ssh -o BatchMode=yes -o ConnectTimeout=${patience}`,
    LC_ALL: 'C',
    ...more,
  }
}

const asksRemote = new Set(['fetch', 'ls-remote', 'push'])

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) endAll(child, 'SIGTERM')
})

/**
 * Ends a command with all the processes it has started: what talks to a remote is a child of git's, and would wait, or
 * send, long after git itself has been ended. Windows has no such groups.
 */
function endAll(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-(child.pid as number), signal)
  } catch {
    // It has ended by itself.
  }
}

/** Runs git in a folder. @throws GitError */
export function gitIn(root: string): RunGit {
  return (args, { input, env = {}, timeout = asksRemote.has(args[0] ?? '') ? 30_000 : undefined, onSaid } = {}) =>
    new Promise((resolve, reject) => {
      const set = settings.flatMap((setting) => ['-c', setting])
      const child = spawn('git', [...set, ...args], { cwd: root, env: environment(env), detached: true })
      running.add(child)
      const output: Buffer[] = []
      const said: Buffer[] = []
      child.stdout.on('data', (bytes: Buffer) => void output.push(bytes))
      child.stderr.on('data', (bytes: Buffer) => void said.push(bytes))
      let isLate = false
      const giveUp = () => {
        isLate = true
        endAll(child, 'SIGTERM')
        // What does not end by being asked holds the output open, so that the command counts as running.
        setTimeout(() => running.has(child) && endAll(child, 'SIGKILL'), 2000).unref()
      }
      const waiting = timeout === undefined ? undefined : setTimeout(giveUp, timeout)
      const ended = (error?: Error, code?: number) => {
        clearTimeout(waiting)
        running.delete(child)
        // curl says how long it tried, each time another: what is told once has to be the same words.
        const words = Buffer.concat(said)
          .toString()
          .replaceAll(/ after \d+ ms(?=:)/g, '')
        onSaid?.(words)
        const name = `git ${args[0]}`
        if (timeout !== undefined && isLate)
          reject(new GitError(`${name} was ended after ${timeout / 1000} s: nobody answered.`, true))
        else if (error) reject(new GitError(words || error.message, undefined, code))
        else resolve(Buffer.concat(output))
      }
      child.on('error', (error) => ended(error))
      child.on('close', (code) =>
        ended(code === 0 ? undefined : new Error(`${args[0]} ended with ${code}.`), code ?? undefined),
      )
      // A command that has ended reads no more.
      child.stdin.on('error', () => undefined)
      child.stdin.end(input)
    })
}

/** What a command says in its only line. */
export const line = async (git: RunGit, ...args: string[]): Promise<string> => (await git(args)).toString('utf8').trim()

/** The parts of an output that git ends with a zero byte each. */
export function splitZero(output: Buffer): string[] {
  return output.toString('utf8').split('\0').filter(Boolean)
}
