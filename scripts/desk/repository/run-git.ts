import { execFile } from 'node:child_process'

/** How a command of git is run. */
export interface GitOptions {
  input?: string | Buffer
  env?: Record<string, string>
  /** In milliseconds. */
  timeout?: number
  /** Told of what is said beside the output. */
  onSaid?(words: string): void
}

/** git as it is installed, in the folder of the project. There is no shell between: arguments stay what they are. */
export type RunGit = (args: readonly string[], options?: GitOptions) => Promise<Buffer>

/** A command of git that failed, with what it said. */
export class GitError extends Error {}

/** Set where git itself starts programs; here they would lead to another repository. */
const foreign = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY', 'GIT_PREFIX']

function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !foreign.includes(name))
  return {
    ...Object.fromEntries(own),
    // Nobody sits at a terminal to be asked, and looking writes nothing.
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes',
    LC_ALL: 'C',
    ...more,
  }
}

/** Runs git in a folder. */
export function gitIn(root: string): RunGit {
  return (args, { input, env = {}, timeout = 30_000, onSaid } = {}) =>
    new Promise((resolve, reject) => {
      const child = execFile(
        'git',
        ['-c', 'core.quotepath=off', ...args],
        { cwd: root, env: environment(env), encoding: 'buffer', maxBuffer: 1 << 28, timeout },
        (error, stdout, stderr) => {
          onSaid?.(String(stderr))
          if (error) reject(new GitError(String(stderr) || error.message))
          else resolve(stdout)
        },
      )
      // A command that has ended reads no more.
      child.stdin?.on('error', () => undefined)
      child.stdin?.end(input)
    })
}

/** The parts of an output that git ends with a zero byte each. */
export function splitZero(output: Buffer): string[] {
  return output.toString('utf8').split('\0').filter(Boolean)
}
