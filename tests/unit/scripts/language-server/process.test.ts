import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { languageClient } from '../../../support/language-client.ts'
import { page } from '../../../support/minimal-content.ts'

const root = process.cwd()
const script = path.join(root, 'scripts/language-server.mjs')
const about = 'content/pages/about.mdx'

/** Starts the server as an editor does, and keeps what it writes. */
function start(words: string[] = []) {
  const server = spawn(process.execPath, [script, ...words], { stdio: ['pipe', 'pipe', 'ignore'] })
  const written: Buffer[] = []
  const output = new PassThrough()
  server.stdout.on('data', (part: Buffer) => {
    written.push(part)
    output.write(part)
  })
  return { server, input: server.stdin, output, written: () => Buffer.concat(written), gone: once(server, 'exit') }
}

/** The messages in what was written; throws where something else stands between them. */
function messagesIn(bytes: Buffer): unknown[] {
  const found: unknown[] = []
  for (let at = 0; at < bytes.length; ) {
    const [head, length] = /^Content-Length: (\d+)\r\n\r\n/.exec(bytes.toString('latin1', at, at + 60)) ?? []
    if (!head) throw new Error(`No message begins with “${bytes.toString('utf8', at, at + 60)}”.`)
    found.push(JSON.parse(bytes.toString('utf8', at + head.length, at + head.length + Number(length))))
    at += head.length + Number(length)
  }
  return found
}

test('the server writes nothing but messages, also while it bundles itself, and goes when it is told to', async () => {
  const { gone, written, ...streams } = start()
  const client = await languageClient(root, streams)
  expect((await client.proposed(about, page({}, '<Callou¦\n'))).map(({ label }) => label)).toEqual(['Callout'])
  await expect.poll(() => client.problems(about)).not.toBe(undefined)
  await client.connection.sendRequest('shutdown')
  await client.connection.sendNotification('exit')
  expect(await gone).toEqual([0, null])
  expect(messagesIn(written()).length).toBeGreaterThan(2)
})

test('the words Visual Studio Code adds are known, and the server goes with its input', async () => {
  const { server, gone, ...streams } = start(['--stdio', `--clientProcessId=${process.pid}`])
  await languageClient(root, streams)
  server.stdin.end()
  expect(await gone).toEqual([1, null])
})

test('an editor that is killed leaves no server behind', async () => {
  const lines = [
    "import { spawn } from 'node:child_process'",
    `const server = spawn(process.execPath, [${JSON.stringify(script)}], { stdio: ['pipe', 'pipe', 'ignore'] })`,
    // The editor knows the server by its number, and has had an answer from it.
    "server.stdout.once('data', () => console.log(server.pid))",
    'const hello = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: { processId: process.pid, rootUri: null, capabilities: {} } })',
    "server.stdin.write('Content-Length: ' + hello.length + '\\r\\n\\r\\n' + hello)",
  ]
  const editor = spawn(process.execPath, ['--input-type=module', '--eval', lines.join('\n')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(editor.stdout, 'data')) as [Buffer]
  const server = Number(said.toString())
  editor.kill('SIGKILL')
  await expect.poll(() => isThere(server)).toBe(false)
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
