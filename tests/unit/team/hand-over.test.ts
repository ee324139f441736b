import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { TeamReview } from '#src/desk/requests/team.ts'
import { gitAt } from '../../support/git-at.ts'
import { article, page } from '../../support/minimal-content.ts'
import { lena, sam, startTeamSite, type TeamSite, zoe } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'

const draft = 'content/pages/draft.mdx'
const other = 'content/pages/other.mdx'
const briefing = 'content/articles/briefing.mdx'
const people = [
  { name: 'Zoë Łukasz', email: 'zoe@example.com', subject: zoe, role: 'writer' },
  { name: 'Sam Roe, Jr.', email: 'sam@example.com', subject: sam, role: 'editor' },
  { name: 'Lena Park', email: 'lena@example.com', subject: lena, role: 'writer' },
]
const withoutZoe = people.slice(1)
const unsentWork = 'Unsent work of Zoë Łukasz'
let site: TeamSite
let clone: string

beforeEach(async () => {
  site = await startTeamSite(
    { [draft]: page(), [other]: page(), [briefing]: article() },
    {
      roles: {
        editor: { writes: 'everything', legal: false, approves: true },
        writer: { writes: ['pages'], legal: false, approves: false },
      },
      people,
      handsOverTo: 'lena@example.com',
    },
  )
  for (const person of [zoe, sam, lena]) await site.signIn(person)
  clone = site.cloneOf('zoe@example.com')
}, 60_000)

afterEach(() => site.stop())
afterAll(removeTemporarySites)

async function write(file: string, title: string, text?: string, as = zoe): Promise<void> {
  const { version } = (await site.ask(`GET entry?file=${file}`, { as })).json
  const body = { file, text: page(title ? { title } : {}, text), base: version }
  expect((await site.ask('PUT entry', { as, body })).status).toBe(200)
}
const send = async (file: string, message: string) =>
  (await site.ask('POST review', { as: zoe, body: { files: [file], message } })).json
async function takeOut(): Promise<void> {
  site.configure({ people: withoutZoe })
  await site.team.lookAgain()
}
const reviewsOf = async (as: string): Promise<TeamReview[]> => (await site.ask('GET team/reviews', { as })).json
const branches = () => site.atRemote('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/desk').split('\n')
const linesWith = (words: string) => site.said.filter((line) => line.includes(words))
const refuse = () => site.hookAtRemote('pre-receive', 'echo "The quota is used up" >&2; exit 1')
const allow = () => site.hookAtRemote('pre-receive', 'exit 0')

test('who is taken out leaves a review that did not arrive, and what was in none, to the named person', async () => {
  await write(draft, 'Half a sentence')
  refuse()
  await write(other, 'Ready')
  expect(await send(other, 'A better title')).toMatchObject({ pushed: false })
  allow()
  const main = site.atRemote('rev-parse', 'main')
  await takeOut()

  const left = await reviewsOf(lena)
  expect(left).toHaveLength(2)
  const [unsent, ready] = [unsentWork, 'A better title'].map((title) => left.find((one) => one.title === title))
  expect(unsent).toMatchObject({
    authors: ['Zoë Łukasz'],
    files: [draft],
    stage: 'sent',
    waits: true,
    may: ['take', 'preview'],
  })
  expect(unsent?.messages[0]).toContain('It is left to Lena Park, who decides about it.')
  expect(ready).toMatchObject({ authors: ['Zoë Łukasz'], files: [other], stage: 'sent', waits: true })
  const at = unsent?.branch as string
  expect(site.atRemote('log', '-1', '--format=%an <%ae>, %cn', at)).toBe('Zoë Łukasz <zoe@example.com>, The desk')
  expect(site.atRemote('show', `${at}:${draft}`)).toContain('title: Half a sentence')
  // Nothing is published by it.
  expect(site.atRemote('rev-parse', 'main')).toBe(main)
  expect(linesWith(`Zoë Łukasz is no longer in the list: ${at} hands over ${draft}`)).toHaveLength(1)
  expect(site.said.join('\n')).not.toContain('Half a sentence')

  // Once: neither a later round nor a new start hands it over again.
  const there = branches()
  await site.team.lookAgain()
  await site.crash(() => undefined)
  expect(branches()).toEqual(there)
})

test('a person who comes back finds their clone as it was, and taken out again hands over only what is new', async () => {
  await write(draft, 'Half a sentence')
  await takeOut()
  site.configure({ people })
  await site.team.lookAgain()
  expect((await site.ask(`GET entry?file=${draft}`, { as: zoe })).json.text).toBe(page({ title: 'Half a sentence' }))
  expect((await site.ask('GET changes', { as: zoe })).json).toMatchObject([{ file: draft, kind: 'changed' }])
  expect((await site.ask('GET reviews', { as: zoe })).json).toMatchObject([{ files: [draft] }])

  await write(other, 'Something else')
  await takeOut()
  expect((await reviewsOf(lena)).map(({ files }) => files).sort()).toEqual([[draft], [other]])
})

test('what was sent or merged is not handed over, and a review that waits for who is gone waits for the named person', async () => {
  await write(draft, 'Merged')
  const { branch: merged } = await send(draft, 'To be merged')
  await write(other, 'Sent')
  const { branch } = await send(other, 'Sent')
  await site.team.lookAgain()
  const act = async (what: string, as: string, of: string, more: object = {}) => {
    const { commit } = (await reviewsOf(as)).find((one) => one.branch === of) as TeamReview
    return (await site.ask(`POST team/${what}`, { as, body: { branch: of, commit, ...more } })).status
  }
  expect(await act('approve', sam, merged)).toBe(200)
  expect(await act('merge', sam, merged)).toBe(200)
  await takeOut()
  expect(branches()).toEqual([branch])

  const seen = async (as: string) => (await reviewsOf(as)).find((one) => one.branch === branch)
  expect(await act('approve', lena, branch)).toBe(403)
  expect(await act('return', sam, branch, { words: 'Say which year.' })).toBe(200)
  expect(await seen(lena)).toMatchObject({ stage: 'returned', waits: true, may: ['take', 'preview'] })
  expect(await act('approve', sam, branch)).toBe(200)
  expect(await seen(lena)).toMatchObject({ stage: 'approved', waits: true, may: ['take', 'merge', 'preview'] })
  expect(await act('merge', lena, branch)).toBe(200)
  expect(site.atRemote('log', '-1', '--format=%an: %s', 'main')).toBe('Zoë Łukasz: Sent')
})

test('where nobody is named, unsent work waits for whoever may approve it', async () => {
  site.configure({ handsOverTo: undefined })
  await write(draft, 'Half a sentence')
  await takeOut()
  const [unsent] = await reviewsOf(sam)
  expect(unsent).toMatchObject({ title: unsentWork, waits: true, may: ['approve', 'return', 'preview'] })
  expect(unsent?.messages[0]).toContain('It is left to whoever may approve it.')
  expect((await reviewsOf(lena))[0]).not.toHaveProperty('waits')
})

test('a remote that refuses, or is gone, is tried again, and the operator reads why, once', async () => {
  await write(draft, 'Half a sentence')
  refuse()
  await takeOut()
  await site.team.lookAgain()
  const said = linesWith('is not handed over yet')
  expect(said).toEqual([
    expect.stringMatching(/^What Zoë Łukasz had not sent is not handed over yet: .*quota is used up/),
  ])
  const repository = path.join(String(site.config.folder), '../git/site.git')
  renameSync(repository, `${repository}.gone`)
  await site.team.lookAgain()
  renameSync(`${repository}.gone`, repository)
  expect(branches()).toEqual([''])
  allow()
  await site.team.lookAgain()
  expect((await reviewsOf(lena)).map(({ title }) => title)).toEqual([unsentWork])
})

test('a desk that was ended at once goes on where it was, and takes somebody out who left meanwhile', async () => {
  await write(draft, 'Half a sentence')
  await site.crash(() => site.configure({ people: withoutZoe }))
  const there = branches()
  expect(there).toEqual([expect.stringContaining('unsent-work-of-zoe')])
  // It had arrived, and the desk was ended before it noted that.
  await site.crash(() => gitAt(clone, 'update-ref', `refs/desk-unsent/${there[0]}`, `refs/heads/${there[0]}`))
  expect(branches()).toEqual(there)
  expect(gitAt(clone, 'for-each-ref', 'refs/desk-unsent')).toBe('')

  // It was merged since.
  site.commit({ [draft]: page({ title: 'Half a sentence' }) })
  await site.crash(() => {
    site.atRemote('update-ref', '-d', `refs/heads/${there[0]}`)
    gitAt(clone, 'update-ref', `refs/desk-unsent/${there[0]}`, `refs/heads/${there[0]}`)
  })
  expect(branches()).toEqual([''])
})

test('a review is noted as unsent before it is one: a desk that is ended in between has not taken it for sent', async () => {
  await write(draft, 'Half a sentence')
  // Where the note cannot be written, the branch is not either.
  rmSync(path.join(clone, '.git/refs/desk-unsent'), { recursive: true, force: true })
  writeFileSync(path.join(clone, '.git/refs/desk-unsent'), '')
  expect((await site.ask('POST review', { as: zoe, body: { files: [draft], message: 'Mine' } })).status).toBe(500)
  expect(gitAt(clone, 'for-each-ref', 'refs/heads/desk')).toBe('')
  rmSync(path.join(clone, '.git/refs/desk-unsent'))
  await takeOut()
  expect((await reviewsOf(lena)).map(({ files }) => files)).toEqual([[draft]])
})

test('a review to which somebody else added at the remote stays as it is there, and its words are handed over beside it', async () => {
  await write(draft, 'First')
  const { branch } = await send(draft, 'First')
  const commit = site.atRemote('rev-parse', branch)
  refuse()
  await write(draft, 'Second')
  await site.ask('POST review', { as: zoe, body: { files: [draft], message: 'Second', branch } })
  allow()
  const tree = site.atRemote('rev-parse', `main^{tree}`)
  const added = site.atRemote('commit-tree', tree, '-p', commit, '-m', 'Of somebody else')
  site.atRemote('update-ref', `refs/heads/${branch}`, added)
  await takeOut()
  expect(site.atRemote('rev-parse', branch)).toBe(added)
  const unsent = branches().find((one) => one !== branch) as string
  expect(site.atRemote('show', `${unsent}:${draft}`)).toContain('title: Second')
  await site.crash(() => undefined)
  expect(branches()).toHaveLength(2)
})

test('files that somebody had no right to change stay in their clone, and legal texts are a review of their own', async () => {
  site.configure({
    roles: {
      editor: { writes: 'everything', legal: false, approves: true },
      writer: { writes: ['pages'], legal: true, approves: false },
    },
  })
  await site.team.lookAgain()
  await write(draft, 'Half a sentence')
  const legal = 'content/legal/privacy-policy/2031-01-01.mdx'
  for (const [file, text] of [
    [briefing, article({ title: 'Not hers' })],
    [legal, 'Unfinished.\n'],
  ] as const) {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true })
    writeFileSync(path.join(clone, file), text)
  }
  await takeOut()
  expect((await reviewsOf(lena)).map(({ files }) => files).sort()).toEqual([[legal], [draft]].sort())
  expect(linesWith('had no right to change')).toEqual([
    `Zoë Łukasz had no right to change what stays in their clone: ${briefing}`,
  ])
  expect(readFileSync(path.join(clone, briefing), 'utf8')).toBe(article({ title: 'Not hers' }))
})

test('a clone that was removed leaves nothing, and the desk does not start where it is not known whose the clones are', async () => {
  await write(draft, 'Half a sentence')
  const members = path.join(String(site.config.folder), 'members.json')
  expect(readFileSync(members, 'utf8')).toContain('zoe@example.com')
  await site.crash(() => {
    rmSync(clone, { recursive: true })
    site.configure({ people: withoutZoe })
  })
  expect(existsSync(clone)).toBe(false)
  expect(branches()).toEqual([''])
  expect(readFileSync(members, 'utf8')).not.toContain('zoe@example.com')
  await expect(site.crash(() => writeFileSync(members, '[{'))).rejects.toThrow(/members\.json cannot be read/)
  await site.crash(() => rmSync(members))
})

test('whom it is left to takes it over, goes on writing, and sends it as an answer to the review', async () => {
  const body = 'First paragraph.\n\nSecond paragraph.\n'
  site.commit({ [other]: page({}, body) })
  await site.team.lookAgain()
  await write(draft, 'Half a sentence')
  await write(other, 'Of Zoë', body)
  // What she has changed herself stays.
  await write(other, '', body.replace('Second', 'My second'), lena)
  await takeOut()
  const [{ branch, commit }] = (await reviewsOf(lena)) as [TeamReview]
  const take = async (as: string) => (await site.ask('POST team/take', { as, body: { branch, commit } })).status
  expect(await take(sam)).toBe(403)
  expect(await take(lena)).toBe(200)
  const textOf = async (file: string) => (await site.ask(`GET entry?file=${file}`, { as: lena })).json.text
  expect(await textOf(draft)).toBe(page({ title: 'Half a sentence' }))
  expect(await textOf(other)).toContain('My second paragraph.')

  await write(draft, 'A whole sentence', undefined, lena)
  // Once: what was written since is no other version.
  expect(await take(lena)).toBe(200)
  expect(await textOf(draft)).toBe(page({ title: 'A whole sentence' }))
  await site.crash(() => undefined)
  await site.signIn(lena)
  const answer = { files: [draft], message: 'The rest of it', branch }
  expect((await site.ask('POST review', { as: lena, body: answer })).json).toMatchObject({ branch, pushed: true })
  expect(site.atRemote('log', '--format=%an: %s', `main..${branch}`)).toBe(
    `Lena Park: The rest of it\nZoë Łukasz: ${unsentWork}`,
  )
  await site.team.lookAgain()
  expect((await reviewsOf(lena))[0]).toMatchObject({ authors: ['Zoë Łukasz', 'Lena Park'], may: ['preview'] })
})

test('what both changed is taken over with both versions, and nothing more before one is chosen', async () => {
  await write(draft, 'Of Zoë')
  await write(draft, 'Of Lena', undefined, lena)
  await takeOut()
  const [{ branch, commit }] = (await reviewsOf(lena)) as [TeamReview]
  const take = () => site.ask('POST team/take', { as: lena, body: { branch, commit } })
  expect((await take()).status).toBe(200)
  const { text } = (await site.ask(`GET entry?file=${draft}`, { as: lena })).json
  for (const words of ['title: Of Lena', 'title: Of Zoë', `>>>>>>> Zoë Łukasz, ${commit.slice(0, 8)}`])
    expect(text).toContain(words)
  gitAt(site.cloneOf('lena@example.com'), 'update-ref', '-d', `refs/desk-taken/${branch}`)
  const { status, json } = await take()
  expect([status, json.message]).toEqual([409, expect.stringMatching(/^Two versions of the same lines stand in/)])
})

test('somebody else who adds to a review that was taken over is not taken back by an answer', async () => {
  await write(draft, 'Of Zoë')
  await takeOut()
  const [{ branch, commit }] = (await reviewsOf(lena)) as [TeamReview]
  await site.ask('POST team/take', { as: lena, body: { branch, commit } })
  const env = ['-c', 'user.name=Ana Müller', '-c', 'user.email=ana@example.com']
  const tree = site.atRemote('rev-parse', 'main^{tree}')
  site.atRemote(
    'update-ref',
    `refs/heads/${branch}`,
    site.atRemote(...env, 'commit-tree', tree, '-p', commit, '-m', 'x'),
  )
  await write(draft, 'Of Lena', undefined, lena)
  const answer = { files: [draft], message: 'Mine', branch }
  const { status, json } = await site.ask('POST review', { as: lena, body: answer })
  expect([status, json.message]).toEqual([409, expect.stringContaining('your text would take that back')])
})
