import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type { DeskCode } from '../../../scripts/desk/page.ts'
import { GitError } from '../../../scripts/desk/repository/run-git.ts'
import { servedFiles } from '../../../scripts/desk/served-files.ts'
import type { Desks } from '../../../scripts/team/desks.ts'
import { teamFront } from '../../../scripts/team/front/front.ts'
import type { TeamConfig } from '../../../scripts/team/team-config.ts'
import { rawRequest } from '../../support/raw-request.ts'

const said: string[] = []
const failing: { error: Error } = { error: new Error('Nothing yet') }
const server = createServer()
server.listen(0, '127.0.0.1')
afterAll(() => void server.close())

const role = { writes: 'everything', legal: false, approves: false } as const
const people = [{ name: 'Zoë', email: 'zoe@example.com', role: 'editor' }]
const config = { publicAddress: 'https://desk.example.com', people, roles: { editor: role }, ask: 'Anna' }

server.on(
  'request',
  teamFront({
    config: () => config as unknown as TeamConfig,
    identify: async () => ({ subject: 'zoe', email: 'zoe@example.com', isFresh: true }),
    sessions: { begin: () => '', isOpen: () => true },
    desks: { answer: () => Promise.reject(failing.error) } as unknown as Desks,
    previews: async () => undefined,
    page: {} as DeskCode,
    files: servedFiles(new Map()),
    log: { info: () => undefined, error: (text: string) => said.push(text) },
  }),
)

async function ask(error: Error): Promise<[number, string]> {
  failing.error = error
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = { host: 'desk.example.com', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
  const { status, body } = await rawRequest(`http://127.0.0.1:${port}/_desk/api/site`, headers)
  return [status, JSON.parse(body.toString('utf8')).message]
}

test('a desk that cannot be opened since the disk is full says so, and any other fault stands in the log alone', async () => {
  const full = await ask(new GitError('error: unable to write symref for HEAD: No space left on device\n'))
  expect(full).toEqual([507, expect.stringMatching(/^The disk is full/)])
  expect(said.at(-1)).toContain('No space left on device')
  expect(await ask(new Error('spawn git ENOENT'))).toEqual([500, 'The desk could not do this. Its log says why.'])
})
