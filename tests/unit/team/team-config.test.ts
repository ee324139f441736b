import { expect, test } from 'vitest'
import { signatureOf } from '../../../scripts/team/people.ts'
import { proxyFile } from '../../../scripts/team/proxy-file.ts'
import { teamConfig } from '../../../scripts/team/team-config.ts'

const config = {
  publicAddress: 'https://desk.example.com',
  listen: { socket: '/run/desk/desk.sock' },
  folder: '/var/lib/desk',
  remote: { url: 'git@git.example.com:firm/site.git' },
  committer: { name: 'The desk', email: 'desk@example.com' },
  identity: {
    kind: 'header',
    header: 'x-forwarded-user',
    holds: 'email',
    secretHeader: 'x-desk-secret',
    secretFile: '/etc/desk/secret',
  },
  roles: { editor: { writes: 'everything' } },
  people: [{ name: 'Zoë Łukasz', email: 'zoe@example.com', role: 'editor' }],
  ask: 'Anna Berg',
}
const token = {
  kind: 'token',
  header: 'x-assertion',
  issuer: 'https://login.example.com',
  audience: 'desk',
  keys: 'https://login.example.com/keys',
  madeFor: 'request',
}

/** What is said of a configuration, by its field. */
function said(change: object): string[] {
  const { error } = teamConfig.safeParse({ ...config, ...change })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('the configuration of the guide is right, with a header or a token', () => {
  expect(said({})).toEqual([])
  expect(said({ identity: token, listen: { port: 8700 } })).toEqual([])
})

const person = config.people[0] as object
const mistakes: [what: string, change: object, field: string][] = [
  ['an address without https', { publicAddress: 'http://desk.example.com' }, 'publicAddress'],
  ['an address with a path', { publicAddress: 'https://desk.example.com/' }, 'publicAddress'],
  ['a plain header at a port', { listen: { port: 8700 } }, 'listen'],
  ['a socket whose path is too long', { listen: { socket: `/${'x'.repeat(107)}` } }, 'listen'],
  [
    'a secret in the header that says who it is',
    { identity: { ...config.identity, secretHeader: 'x_forwarded_user' } },
    'identity.secretHeader',
  ],
  ['a remote that names a program', { remote: { url: 'ext::sh -c touch% /tmp/x' } }, 'remote.url'],
  ['a remote that is an option', { remote: { url: '--upload-pack=x' } }, 'remote.url'],
  ['a remote that is a path', { remote: { url: '/srv/site.git' } }, 'remote.url'],
  ['a branch that is an option', { remote: { url: config.remote.url, branch: '--force' } }, 'remote.branch'],
  [
    'a key with a command in its path',
    { remote: { url: config.remote.url, sshKey: '/etc/key -o ProxyCommand=x' } },
    'remote.sshKey',
  ],
  [
    'keys that come over a plain line',
    { identity: { ...token, keys: 'http://login.example.com/keys' } },
    'identity.keys',
  ],
  ['a shared secret to sign with', { identity: { ...token, algorithms: ['HS256'] } }, 'identity.algorithms.0'],
  ['tokens nobody says how long are good', { identity: { ...token, madeFor: undefined } }, 'identity.madeFor'],
  ['a role that is not there', { people: [{ ...person, role: 'boss' }] }, 'people.0.role'],
  ['one of another object', { people: [{ ...person, role: 'constructor' }] }, 'people.0.role'],
  ['two with one address', { people: [person, { ...person, email: 'zoe@EXAMPLE.com' }] }, 'people.1.email'],
  [
    'two with one subject',
    {
      people: [
        { ...person, subject: 's' },
        { ...person, email: 'sam@example.com', subject: 's' },
      ],
    },
    'people.1.subject',
  ],
  ['work that is left to nobody in the list', { handsOverTo: 'anna@example.com' }, 'handsOverTo'],
  ['a collection that is not there', { roles: { editor: { writes: ['artikel'] } } }, 'roles.editor.writes'],
  ['legal texts among the collections', { roles: { editor: { writes: ['legal'] } } }, 'roles.editor.writes'],
  [
    'work that is left to a role that sees no drafts',
    { roles: { editor: { writes: 'everything', seesDrafts: false } }, handsOverTo: 'zoe@example.com' },
    'handsOverTo',
  ],
  ['a name git cannot keep', { people: [{ ...person, name: '<>' }] }, 'people.0.name'],
  ['a word that is not known', { ports: 1 }, ''],
]
for (const [what, change, field] of mistakes) {
  test(`${what} is told at its field`, () => {
    const found = said(change)
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]?.startsWith(`${field}`)).toBe(true)
  })
}

test('work is left to somebody in the list, however their domain is spelled', () => {
  expect(said({ handsOverTo: 'zoe@Example.COM' })).toEqual([])
})

test('people stand in the history as git keeps their names', () => {
  const signed = (name: string) => signatureOf({ name, email: 'Anna@Example.COM' })
  expect(signed('Sam Roe, Jr.')).toEqual({ name: 'Sam Roe, Jr', email: 'Anna@example.com' })
  expect(signed('"Sam" Roe').name).toBe('Sam" Roe')
  expect(signed('Zoë Łukasz').name).toBe('Zoë Łukasz')
})

test('the file of a proxy that nobody knows is refused with those that are known', () => {
  const read = teamConfig.parse({ ...config, identity: token })
  for (const name of ['iis', 'constructor', ''])
    expect(() => proxyFile(name, read)).toThrow(`There is no file for “${name}”.\nIt knows nginx, caddy, apache.`)
  expect(proxyFile('nginx', read)).toContain('proxy_set_header Host $http_host;')
})

test('no file is printed without a secret, and it is said how one is made', () => {
  const identity = { ...config.identity, secretFile: '/no/such/secret' }
  const read = teamConfig.parse({ ...config, identity })
  expect(() => proxyFile('nginx', read)).toThrow('Make one: openssl rand -hex 32 > /no/such/secret')
})
