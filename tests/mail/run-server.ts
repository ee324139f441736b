import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import type { MailServer } from './servers.ts'

/** Where packages are unpacked, and never installed: mail servers shut each other out. */
const unpacked = path.resolve(import.meta.dirname, '../../.cache/tools/mail-servers')

/** Fetches the packages of a server from Debian and unpacks them, once. */
function unpack({ packages }: MailServer): string {
  const folder = path.join(unpacked, packages.join('+'))
  if (existsSync(folder)) return folder
  const work = `${folder}.part`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  execFileSync('apt-get', ['download', '-q', ...packages], { cwd: work, stdio: 'pipe' })
  for (const file of readdirSync(work)) execFileSync('dpkg', ['-x', file, '.'], { cwd: work })
  execFileSync('mv', [work, folder])
  return folder
}

/**
 * A mail server in namespaces of its own: it sees its packages as if they were installed, and no process, file or service
 * of the machine is changed. Its spool is a disk of 64 MB. It ends with all of its processes.
 */
export class RunningServer {
  private process: ChildProcess | undefined
  private readonly log: string

  constructor(
    private readonly server: MailServer,
    readonly work: string,
    readonly port: number,
    readonly mail = path.join(work, 'mail'),
  ) {
    this.log = path.join(work, 'log')
    process.once('exit', this.end)
    mkdirSync(path.join(work, 'etc'), { recursive: true })
    for (const folder of ['', 'new', 'cur', 'tmp']) {
      mkdirSync(path.join(this.mail, folder), { recursive: true })
      chmodSync(path.join(this.mail, folder), 0o777)
    }
  }

  /** Starts it with a way to find its disk full, and waits until it answers. */
  async start({ settings: full = '' } = Object.values(this.server.full)[0] ?? {}): Promise<void> {
    const { users, groups = [], files, settings, start } = this.server
    const fill = (text: string) =>
      text
        .replaceAll('{port}', String(this.port))
        .replaceAll('{port+1}', String(this.port + 1))
        .replaceAll('{mail}', this.mail)
    for (const [place, text] of Object.entries(files)) {
      const file = path.join(this.work, place)
      mkdirSync(path.dirname(file), { recursive: true })
      const joined = text.includes('{full}') ? text.replace('{full}', full) : place === settings ? text + full : text
      writeFileSync(file, fill(joined))
    }
    const line = (name: string, index: number) =>
      `${name}:x:${970 + index}:${970 + index}::/nonexistent:/usr/sbin/nologin\n`
    writeFileSync(path.join(this.work, 'etc/passwd'), readFileSync('/etc/passwd', 'utf8') + users.map(line).join(''))
    const group = (name: string, index: number) => `${name}:x:${970 + index}:\n`
    writeFileSync(
      path.join(this.work, 'etc/group'),
      readFileSync('/etc/group', 'utf8') + [...users, ...groups].map(group).join(''),
    )
    const packages = unpack(this.server)
    const script = `set -e
mount -t overlay overlay -o lowerdir=${packages}/usr:/usr /usr
mount -t overlay overlay -o lowerdir=${this.work}/etc:${packages}/etc:/etc /etc
mount -t tmpfs -o mode=755 tmpfs /var/lib
mount -t tmpfs -o size=64m,mode=755 tmpfs /var/spool
${start}`
    const output = openSync(this.log, 'a')
    const namespaces = ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL']
    this.process = spawn('unshare', [...namespaces, 'sh', '-c', script], { stdio: ['ignore', output, output] })
    for (let tries = 0; tries < 30; tries += 1) {
      if (await answers(this.port)) return
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error(`${this.server.name} did not start:\n${readFileSync(this.log, 'utf8').slice(-2000)}`)
  }

  /** Runs a command where the server sees its packages and its spool. */
  inside(command: string, input = ''): void {
    execFileSync('nsenter', ['-t', String(this.process?.pid), '-m', 'sh', '-c', command], { stdio: 'pipe', input })
  }

  /** @param left the kilobytes it leaves, in steps of 4 */
  fillDisk = (left = 0) =>
    this.inside(`dd if=/dev/zero of=/var/spool/fill bs=4k 2>/dev/null; truncate -s -${left}K /var/spool/fill`)
  freeDisk = () => this.inside('rm /var/spool/fill')

  /** Ends it as a loss of power does: with the first process of its namespace all others end. */
  async kill(): Promise<void> {
    const { process } = this
    if (!process || process.exitCode !== null || process.signalCode !== null) return
    const gone = new Promise((resolve) => process.once('exit', resolve))
    this.end()
    await gone
  }

  private readonly end = () => {
    const unshare = this.process?.pid
    const children = readText(`/proc/${unshare}/task/${unshare}/children`)
    for (const pid of children.split(' ').filter(Boolean)) process.kill(Number(pid), 'SIGKILL')
  }

  /** The Message-IDs of all mails in the mailbox, each as often as it is there. */
  messageIds(): string[] {
    return ['new', 'cur'].flatMap((folder) =>
      readdirSync(path.join(this.mail, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(this.mail, folder, name))
        .flatMap((file) => /^message-id: *(<.*>)/im.exec(readText(file))?.[1] ?? []),
    )
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // A folder, a mail that has just been moved, or a process that has ended.
    return ''
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket
      .once('data', () => resolve(true))
      .once('error', () => resolve(false))
      .once('close', () => resolve(false))
    socket.setTimeout(1000, () => socket.destroy())
    socket.once('data', () => socket.end('QUIT\r\n'))
  })
