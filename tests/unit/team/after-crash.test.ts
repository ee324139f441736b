import { chmodSync, existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { gitAt } from '../../support/git-at.ts'
import { page } from '../../support/minimal-content.ts'
import { startTeamSite, type TeamSite, zoe } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'

const written = 'content/pages/written.mdx'
const sent = 'content/pages/sent.mdx'
const others = 'content/pages/others.mdx'
let site: TeamSite
let clone: string

/** Zoë has written into one text, and sent another one for review. */
beforeEach(async () => {
  site = await startTeamSite({ [written]: page(), [sent]: page(), [others]: page() })
  clone = site.cloneOf('zoe@example.com')
  await site.signIn(zoe)
  await write(sent, page({ title: 'Sent' }))
  const { json } = await site.ask('POST review', { as: zoe, body: { files: [sent], message: 'Sent' } })
  expect(json).toMatchObject({ pushed: true })
  await write(written, page({ title: 'Written' }))
}, 60_000)

afterEach(() => site.stop())
afterAll(removeTemporarySites)

const entry = async (file: string) => (await site.ask(`GET entry?file=${file}`, { as: zoe })).json
const write = async (file: string, text: string) =>
  site.ask('PUT entry', { as: zoe, body: { file, text, base: (await entry(file)).version } })
const changed = async () => (await site.ask('GET changes', { as: zoe })).json.map(({ file }: { file: string }) => file)
const besideClone = () => readdirSync(path.dirname(clone)).filter((name) => name.includes('-broken-'))
const whatWasSaid = () => site.said.join('\n')

/** Leaves an object of a repository empty, as a machine does that lost its power. */
function empty(repository: string, name: string): void {
  const hash = gitAt(repository, 'rev-parse', name)
  const file = path.join(
    gitAt(repository, 'rev-parse', '--absolute-git-dir'),
    'objects',
    hash.slice(0, 2),
    hash.slice(2),
  )
  chmodSync(file, 0o644)
  truncateSync(file)
}

test('locks of commands that were ended with the desk keep nobody from going on', async () => {
  await site.crash(() => {
    for (const file of [`${clone}/.git/index.lock`, `${clone}/.git/refs/remotes/origin/main.lock`])
      writeFileSync(file, '')
    writeFileSync(path.join(clone, '../../repository.git/refs/remotes/origin/main.lock'), '')
    site.commit({ [others]: page({ title: 'Of Ana' }) })
  })
  expect((await entry(others)).text).toBe(page({ title: 'Of Ana' }))
  expect(await changed()).toEqual([sent, written])
  expect(besideClone()).toEqual([])
})

test.each([
  ['a file', `HEAD:${others}`],
  ['the last commit', 'HEAD'],
])(
  'a clone in which %s became empty has a history anew: nothing typed is lost, and what is new on main follows',
  async (_, name) => {
    await site.crash(() => {
      empty(clone, name)
      site.commit({ [others]: page({ title: 'Of Ana' }) })
    })
    expect((await entry(written)).text).toBe(page({ title: 'Written' }))
    expect((await entry(others)).text).toBe(page({ title: 'Of Ana' }))
    expect(await changed()).toEqual([sent, written])
    expect((await site.ask('GET reviews', { as: zoe })).json).toMatchObject([{ message: 'Sent', files: [sent] }])
    expect(besideClone()).toHaveLength(1)
    expect(whatWasSaid()).toContain('Zoë Łukasz: the clone was broken')
    // What follows goes on from there.
    await site.ask('POST review', { as: zoe, body: { files: [written], message: 'Written' } })
    expect(site.atRemote('log', '--all', '-1', '--format=%s', '--', written)).toBe('Written')
  },
)

test('a review that only the broken clone has is named to the operator, and one that is whole in it is taken over', async () => {
  site.hookAtRemote('pre-receive', 'exit 1')
  const { branch } = (await site.ask('POST review', { as: zoe, body: { files: [written], message: 'Unsent' } })).json
  await site.crash(() => empty(clone, `HEAD:${others}`))
  expect(
    (await site.ask('GET reviews', { as: zoe })).json.map(({ message }: { message: string }) => message),
  ).toContain('Unsent')
  await site.crash(() => empty(clone, branch))
  await entry(written)
  expect(whatWasSaid()).toContain(`It alone has all of ${branch}.`)
  expect((await entry(written)).text).toBe(page({ title: 'Written' }))
})

test('a review whose branch became empty is taken from the remote, and the operator is told what may be missing', async () => {
  const [{ branch }] = (await site.ask('GET reviews', { as: zoe })).json
  await site.crash(() => truncateSync(path.join(clone, '.git/refs/heads', branch)))
  expect((await site.ask('GET reviews', { as: zoe })).json).toMatchObject([{ branch, files: [sent] }])
  expect(whatWasSaid()).toContain(`It alone has all of ${branch}.`)
})

test('where nothing says what a clone was made from, both versions stand in what differs', async () => {
  await site.crash(() => {
    for (const name of ['HEAD', 'logs/HEAD', 'refs/heads/main']) truncateSync(path.join(clone, '.git', name))
    rmSync(path.join(clone, '.git/packed-refs'), { force: true })
  })
  const { text } = await entry(written)
  for (const version of ['title: Written', page().match(/^title:.*$/m)?.[0]]) expect(text).toContain(version)
  expect(text).toContain('<<<<<<< Yours')
  expect((await entry(others)).text).toBe(page())
})

test('a repository that is broken is fetched anew, and approvals stay', async () => {
  const repository = path.join(clone, '../../repository.git')
  await site.crash(() => empty(repository, 'refs/remotes/origin/main'))
  expect((await site.ask('GET team/reviews', { as: zoe })).json).toMatchObject([{ title: 'Sent', stage: 'sent' }])
  expect(whatWasSaid()).toContain('The repository was broken and is fetched anew.')
  expect(await changed()).toEqual([sent, written])
})

test('a desk that was closed takes its mark along, and a second one touches nothing of one that runs', async () => {
  const mark = path.join(clone, '../../running')
  const lock = `${clone}/.git/index.lock`
  expect(existsSync(mark)).toBe(true)
  writeFileSync(lock, '')
  await expect(site.startOnceMore()).rejects.toThrow('is the desk running already?')
  expect(existsSync(lock)).toBe(true)
  await site.team.close()
  expect(existsSync(mark)).toBe(false)
  await site.crash(() => undefined)
})
