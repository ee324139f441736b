import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { article, page } from '../../support/minimal-content.ts'
import { sam, startTeamSite, type TeamSite, zoe } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'

/** A page and a briefing of each test's own. */
const filesOf = (name: string) => [`content/pages/${name}.mdx`, `content/articles/${name}.mdx`] as const
const names = [
  'follows',
  'brought',
  'both',
  'deleted',
  'closed',
  'merged',
  'refused',
  'cut',
  'idle',
  'others',
  'attributes',
  'links',
  'remote',
]
const body = 'First paragraph.\n\nSecond paragraph.\n\nThird paragraph.\n'
let site: TeamSite

beforeAll(async () => {
  const texts = names.map(filesOf).map(([about, briefing]) => ({ [about]: page({}, body), [briefing]: article() }))
  site = await startTeamSite(Object.assign({}, ...texts))
  await site.signIn(zoe)
}, 60_000)

afterAll(async () => {
  await site.stop()
  removeTemporarySites()
})

const textOf = async (file: string, as = zoe) => (await site.ask(`GET entry?file=${file}`, { as })).json.text as string
const write = async (file: string, text: string) => {
  const { version } = (await site.ask(`GET entry?file=${file}`, { as: zoe })).json
  expect((await site.ask('PUT entry', { as: zoe, body: { file, text, base: version } })).status).toBe(200)
}
/** Those of some files: other tests have theirs. */
const changesOf = async (...files: string[]) =>
  (await site.ask('GET changes', { as: zoe })).json
    .map(({ file }: { file: string }) => file)
    .filter((file: string) => files.includes(file))

test('what a writer has not touched follows, with what is new and what is gone', async () => {
  const [about, briefing] = filesOf('follows')
  await textOf(about)
  site.commit({ [about]: page({ title: 'Of Ana' }), [briefing]: null, 'content/articles/another.mdx': article() })
  await site.team.lookAgain()
  expect(await textOf(about)).toBe(page({ title: 'Of Ana' }))
  expect((await site.ask(`GET entry?file=${briefing}`, { as: zoe })).status).toBe(404)
  expect(await textOf('content/articles/another.mdx')).toBe(article())
  expect(await changesOf(about)).toEqual([])
})

test('what both changed in different paragraphs and fields is brought together', async () => {
  const [about] = filesOf('brought')
  await write(about, page({ title: 'Of Zoë' }, body.replace('First', 'The first')))
  site.commit({ [about]: page({}, body.replace('Third', 'The third')) })
  await site.team.lookAgain()
  expect(await textOf(about)).toBe(
    page({ title: 'Of Zoë' }, body.replace('First', 'The first').replace('Third', 'The third')),
  )
  expect(await changesOf(about)).toEqual([about])
})

test('where both changed the same paragraph both versions stand there, with the name, until the writer chooses', async () => {
  const [about, briefing] = filesOf('both')
  await write(about, page({}, body.replace('Second', 'My second')))
  site.commit({ [about]: page({}, body.replace('Second', 'Another second')) })
  await site.team.lookAgain()
  const both = await textOf(about)
  expect(both).toMatch(
    /<<<<<<< Yours\nMy second paragraph\.\n\n=======\nAnother second paragraph\.\n\n>>>>>>> Ana Müller, [0-9a-f]{8}\n/,
  )
  const review = await site.ask('POST review', { as: zoe, body: { files: [about], message: 'Mine' } })
  expect([review.status, review.json.message]).toEqual([409, expect.stringContaining('two versions of the same lines')])

  // Until then the clone stays where it is.
  site.commit({ [briefing]: article({ title: 'Newer' }) })
  await site.team.lookAgain()
  expect(await textOf(about)).toBe(both)
  expect(await textOf(briefing)).toBe(article())
  await write(about, page({}, body.replace('Second', 'Our second')))
  await site.team.lookAgain()
  expect(await textOf(about)).toBe(page({}, body.replace('Second', 'Our second')))
  expect(await textOf(briefing)).toBe(article({ title: 'Newer' }))
})

test('of what one deletes and the other changes, what was written stays', async () => {
  const [about, briefing] = filesOf('deleted')
  await write(briefing, article({ title: 'Of Zoë' }))
  await site.ask('POST delete', { as: zoe, body: { file: about, to: '/' } })
  site.commit({ [briefing]: null, [about]: page({ title: 'Of Ana' }) })
  await site.team.lookAgain()
  expect(await textOf(briefing)).toBe(article({ title: 'Of Zoë' }))
  expect(await textOf(about)).toBe(page({ title: 'Of Ana' }))
})

test('a desk that was closed meanwhile follows when it is opened, and what was written is there', async () => {
  const [about, briefing] = filesOf('closed')
  await write(about, page({ title: 'Of Zoë' }, body))
  const people = site.config.people as object[]
  site.configure({ people: people.slice(1) })
  await site.team.lookAgain()
  site.commit({ [briefing]: article({ title: 'Newer' }) })
  site.configure({ people })
  await site.team.lookAgain()
  expect(await textOf(about)).toBe(page({ title: 'Of Zoë' }, body))
  expect(await textOf(briefing)).toBe(article({ title: 'Newer' }))
})

test('a review that was merged is no change any more', async () => {
  const [about] = filesOf('merged')
  await write(about, page({ title: 'Of Zoë' }))
  const { branch } = (await site.ask('POST review', { as: zoe, body: { files: [about], message: 'Mine' } })).json
  site.atRemote('update-ref', 'refs/heads/main', branch)
  await site.team.lookAgain()
  expect(await changesOf(about)).toEqual([])
  const reviews = (await site.ask('GET reviews', { as: zoe })).json
  expect(reviews.filter((one: { branch: string }) => one.branch === branch)).toEqual([])
})

test('why the host takes no review stands there in its own words', async () => {
  const [about] = filesOf('refused')
  site.hookAtRemote('pre-receive', 'echo "Commits need a ticket." >&2; echo "Ask the release team." >&2; exit 1')
  await write(about, page({ title: 'Of Zoë' }))
  const { json } = await site.ask('POST review', { as: zoe, body: { files: [about], message: 'Mine' } })
  expect(json.problem).toContain('did not take it. It said: “Commits need a ticket. Ask the release team.” Send')
  site.hookAtRemote('pre-receive', 'exit 0')
})

test('a review that arrived although the line broke after it counts as sent', async () => {
  const [about] = filesOf('cut')
  await write(about, page({ title: 'Of Zoë' }))
  site.git.isCutAfterPush = true
  const { json } = await site.ask('POST review', { as: zoe, body: { files: [about], message: 'Mine' } })
  expect(json).toMatchObject({ pushed: true })
  expect(json).not.toHaveProperty('problem')
  site.git.isCutAfterPush = false
})

test('a desk that nobody uses is closed, and what was written is there when it is opened again', async () => {
  const [about] = filesOf('idle')
  await write(about, page({ title: 'Of Zoë' }))
  const before = site.said.length
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
  await site.team.lookAgain()
  vi.useRealTimers()
  expect(await textOf(about)).toBe(page({ title: 'Of Zoë' }))
  expect(site.said.slice(before)).toEqual(['Zoë Łukasz: the desk is closed', 'Zoë Łukasz: the desk is open'])
})

test('people of one team see each other’s words once they are on the main branch, and not before', async () => {
  const [about] = filesOf('others')
  await site.signIn(sam)
  await write(about, page({ title: 'Of Zoë' }))
  expect(await textOf(about, sam)).toBe(page({}, body))
})
test('no attribute, hook or setting of the repository is gone by, and no link and no code comes into a clone', async () => {
  const [about] = filesOf('attributes')
  await textOf(about)
  const root = site.cloneOf('zoe@example.com')
  const text = page({ title: 'Of Ana' }, 'With $Id$ in it.\n')
  site.commit({
    '.gitattributes': '* text eol=crlf ident filter=lfs merge=union\n',
    'content/.gitattributes': '* text eol=crlf ident\n',
    [about]: text,
    'package.json': '{"scripts":{"postinstall":"touch /tmp/x"}}',
    'vite.config.ts': 'throw new Error()',
  })
  await site.team.lookAgain()
  expect(readFileSync(path.join(root, about), 'utf8')).toBe(text)
  expect(await changesOf(about)).toEqual([])
  for (const name of ['.gitattributes', 'content/.gitattributes', 'package.json', 'vite.config.ts'])
    expect([name, existsSync(path.join(root, name))]).toEqual([name, false])
})

test('a link in the repository becomes none in a clone, and none on the way is followed', async () => {
  const [about] = filesOf('links')
  await textOf(about)
  const root = site.cloneOf('zoe@example.com')
  const outside = path.join(path.dirname(root), 'outside')
  mkdirSync(outside)
  writeFileSync(path.join(outside, 'file.mdx'), 'outside')
  symlinkSync(outside, path.join(root, 'content/jobs'))
  site.commit({ 'content/articles/linked.mdx': { link: '/etc/passwd' }, 'content/images': { link: outside } })
  await site.team.lookAgain()
  expect(existsSync(path.join(root, 'content/articles/linked.mdx'))).toBe(false)
  expect(existsSync(path.join(root, 'content/images'))).toBe(false)
  site.commit({ 'content/jobs/file.mdx': 'from the repository' })
  await site.team.lookAgain()
  expect(readFileSync(path.join(outside, 'file.mdx'), 'utf8')).toBe('outside')
  expect(site.said.some((line) => line.includes('leads out of the content'))).toBe(true)
})

test('a remote that does not answer is told to the operator once, and writing goes on', async () => {
  const [about] = filesOf('remote')
  await textOf(about)
  site.git.stop()
  await site.team.lookAgain()
  await site.team.lookAgain()
  expect(site.said.filter((line) => line.startsWith('The repository cannot be read'))).toHaveLength(1)
  await write(about, page({ title: 'Of Zoë' }))
  const { json } = await site.ask('POST review', { as: zoe, body: { files: [about], message: 'Mine' } })
  expect(json).toMatchObject({
    pushed: false,
    problem: expect.stringMatching(/^Your change is kept at the desk as desk\/.*did not take it\./),
  })
})
