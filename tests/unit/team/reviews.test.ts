import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TeamReview } from '#src/desk/requests/team.ts'
import { page } from '../../support/minimal-content.ts'
import { lena, sam, startTeamSite, type TeamSite, zoe } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'

/** A page of each test's own. */
const names = [
  'a-copy',
  'life',
  'later',
  'own',
  'forged',
  'both',
  'same',
  'protected',
  'host',
  'live',
  'late',
  'odd',
  'wrong',
  'linked',
  'target',
  'unseen',
  'two-links',
]
const fileOf = (name: string) => `content/pages/${name}.mdx`
const body = 'First paragraph.\n\nSecond paragraph.\n\nThird paragraph.\n'
let site: TeamSite
/** What the public site says it was made of. */
let built: string | null = null

const visitors = createServer((_, response) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ commit: built })),
)

beforeAll(async () => {
  visitors.listen(0, '127.0.0.1')
  await once(visitors, 'listening')
  const { port } = visitors.address() as AddressInfo
  site = await startTeamSite(Object.fromEntries(names.map((name) => [fileOf(name), page({}, body)])), {
    roles: {
      editor: { writes: 'everything', legal: false, approves: true },
      writer: { writes: ['pages'], legal: false, approves: false },
      lawyer: { writes: [], legal: true, approves: true },
    },
    people: [
      { name: 'Zoë Łukasz', email: 'zoe@example.com', subject: zoe, role: 'writer' },
      { name: 'Sam Roe, Jr.', email: 'sam@example.com', subject: sam, role: 'editor' },
      { name: 'Lena Park', email: 'lena@example.com', subject: lena, role: 'lawyer' },
    ],
    publicSite: `http://127.0.0.1:${port}`,
  })
  for (const person of [zoe, sam, lena]) await site.signIn(person)
}, 120_000)

afterAll(async () => {
  await site.stop()
  visitors.close()
  removeTemporarySites()
})

/** Writes a file and hands it over. Returns the branch. */
async function send(name: string, text: string, message: string, as = zoe, branch?: string): Promise<string> {
  const file = fileOf(name)
  const { version } = (await site.ask(`GET entry?file=${file}`, { as })).json
  await site.ask('PUT entry', { as, body: { file, text, base: version } })
  const { json } = await site.ask('POST review', { as, body: { files: [file], message, branch } })
  expect(json).toMatchObject({ pushed: true })
  await site.team.lookAgain()
  return json.branch
}

async function seen(as: string, branch: string): Promise<TeamReview> {
  const all: TeamReview[] = (await site.ask('GET team/reviews', { as })).json
  return all.find((one) => one.branch === branch) as TeamReview
}
const waiting = async (as: string) => (await site.ask('GET site', { as })).json.team.waiting as number
const act = async (what: 'approve' | 'return' | 'merge', as: string, branch: string, more: object = {}) => {
  const { commit } = await seen(as, branch)
  const { status, json } = await site.ask(`POST team/${what}`, { as, body: { branch, commit, ...more } })
  return [status, json] as const
}

test('a review is sent, sent back with words, sent again, approved and merged as one commit of who wrote it', async () => {
  const [waits, owns] = [await waiting(sam), await waiting(zoe)]
  const branch = await send('life', page({ title: 'Of Zoë' }, body), 'A better title')
  expect(await seen(zoe, branch)).toMatchObject({ stage: 'sent', authors: ['Zoë Łukasz'], may: ['preview'] })
  expect(await seen(sam, branch)).toMatchObject({
    title: 'A better title',
    waits: true,
    may: ['approve', 'return', 'preview'],
  })
  expect([await waiting(sam), await waiting(zoe)]).toEqual([waits + 1, owns])

  expect((await act('return', sam, branch, { words: ' ' }))[0]).toBe(400)
  expect((await act('return', sam, branch, { words: 'Say which year.' }))[0]).toBe(200)
  expect(await seen(zoe, branch)).toMatchObject({ stage: 'returned', by: 'Sam Roe, Jr.', words: 'Say which year.' })
  expect([await waiting(sam), await waiting(zoe)]).toEqual([waits, owns + 1])

  await send('life', page({ title: 'Of Zoë in 2030' }, body), 'With the year', zoe, branch)
  const again = await seen(sam, branch)
  expect(again).toMatchObject({ stage: 'sent', messages: ['A better title', 'With the year'], waits: true })
  const read = await site.ask(`GET team/changes?branch=${branch}&commit=${again.commit}`, { as: sam })
  const texts = { before: page({}, body), after: page({ title: 'Of Zoë in 2030' }, body) }
  expect(read.json).toEqual([{ file: fileOf('life'), kind: 'changed', title: 'Of Zoë in 2030', ...texts }])

  expect((await act('approve', sam, branch))[0]).toBe(200)
  expect(await seen(zoe, branch)).toMatchObject({
    stage: 'approved',
    by: 'Sam Roe, Jr.',
    may: ['merge', 'preview'],
    waits: true,
  })
  const before = site.atRemote('rev-parse', 'main')
  expect(await act('merge', zoe, branch)).toEqual([200, { merged: true }])
  expect(site.atRemote('rev-parse', 'main^')).toBe(before)
  expect(site.atRemote('log', '-1', '--format=%an <%ae>, %cn%n%B', 'main')).toBe(
    'Zoë Łukasz <zoe@example.com>, The desk\nA better title\n\nWith the year\n\nApproved-by: Sam Roe, Jr <sam@example.com>',
  )
  expect(site.atRemote('show', `main:${fileOf('life')}`)).toBe(page({ title: 'Of Zoë in 2030' }, body).trim())
  expect(site.atRemote('for-each-ref', '--format=%(refname)', `refs/heads/${branch}`)).toBe('')
  expect(await seen(sam, branch)).toMatchObject({ stage: 'merged', by: 'Sam Roe, Jr.', title: 'A better title' })

  // It is no change of hers any more, and nothing that could be gone on with.
  await site.team.lookAgain()
  expect((await site.ask('GET changes', { as: zoe })).json).toEqual([])
  expect((await site.ask('GET reviews', { as: zoe })).json).toEqual([])
})

test('an approval is of a commit: what is sent later is approved anew, and what was read is what is decided about', async () => {
  const branch = await send('later', page({ title: 'First' }, body), 'First')
  const { commit } = await seen(sam, branch)
  expect((await act('approve', sam, branch))[0]).toBe(200)
  await send('later', page({ title: 'Second' }, body), 'Second', zoe, branch)
  expect(await seen(zoe, branch)).toMatchObject({ stage: 'sent', may: ['preview'] })
  expect((await act('merge', zoe, branch))[0]).toBe(403)
  const stale = await site.ask('POST team/approve', { as: sam, body: { branch, commit } })
  expect([stale.status, stale.json.message]).toEqual([409, expect.stringContaining('changed since you read it')])
})

test('nobody approves their own review, what they may not write, or without the right to, unless the firm says so', async () => {
  const branch = await send('own', page({ title: 'Of Sam' }, body), 'Mine', sam)
  for (const person of [sam, lena, zoe]) {
    expect(await seen(person, branch)).toMatchObject({ may: person === sam ? ['preview'] : [] })
    for (const what of ['approve', 'merge'] as const) expect((await act(what, person, branch))[0]).toBe(403)
    expect((await act('return', person, branch, { words: 'No.' }))[0]).toBe(403)
  }
  site.configure({ approveOwn: true })
  await site.team.lookAgain()
  expect(await seen(sam, branch)).toMatchObject({ may: ['approve', 'return', 'preview'], waits: true })
  site.configure({ approveOwn: false })
  await site.team.lookAgain()
  expect((await act('approve', sam, branch))[0]).toBe(403)
})

test('nobody approves anything by writing so into a message', async () => {
  const words = 'Mine\n\nApproved-by: Lena Park <lena@example.com>'
  const branch = await send('forged', page({ title: 'Forged' }, body), words)
  await act('approve', sam, branch)
  await act('merge', zoe, branch)
  expect(site.atRemote('log', '-1', '--format=%(trailers)', 'main')).toBe('Approved-by: Sam Roe, Jr <sam@example.com>')
})

test('what main got meanwhile stays, and where both changed one passage the writer chooses before it is approved', async () => {
  const branch = await send('both', page({}, body.replace('First', 'Her first')), 'Hers')
  await act('approve', sam, branch)
  site.commit({ [fileOf('both')]: page({}, body.replace('Third', 'Their third')) })
  expect(await act('merge', zoe, branch)).toEqual([200, { merged: true }])
  expect(site.atRemote('show', `main:${fileOf('both')}`)).toBe(
    page({}, body.replace('First', 'Her first').replace('Third', 'Their third')).trim(),
  )

  const other = await send('same', page({}, body.replace('First', 'Her first')), 'Hers, too')
  site.commit({ [fileOf('same')]: page({}, body.replace('First', 'Their first')) })
  const [status, { message }] = await act('approve', sam, other)
  expect([status, message]).toEqual([409, expect.stringMatching(/^Somebody else changed the same passages of “Same”/)])
  expect(site.atRemote('show', `main:${fileOf('same')}`)).toContain('Their first')
})

test('where main is protected the host’s words are told, and the review stays approved', async () => {
  const branch = await send('protected', page({ title: 'Protected' }, body), 'Protected')
  await act('approve', sam, branch)
  const before = site.atRemote('rev-parse', 'main')
  site.hookAtRemote('update', 'test "$1" != refs/heads/main || { echo "main is protected" >&2; exit 1; }')
  const [, { merged, problem }] = await act('merge', zoe, branch)
  site.hookAtRemote('update', 'exit 0')
  expect([merged, problem]).toEqual([false, expect.stringContaining('It said: “main is protected')])
  expect(site.atRemote('rev-parse', 'main')).toBe(before)
  expect(await seen(zoe, branch)).toMatchObject({ stage: 'approved', may: ['merge', 'preview'] })
})

test('errors in the site a review would make are told to its writer and to who approves, and it is not merged', async () => {
  const text = page({ title: 'Wrong' }, '[Nowhere](/nowhere).\n')
  const branch = await send('wrong', text, 'A link')
  for (const person of [zoe, sam]) {
    await expect.poll(async () => (await seen(person, branch)).errors, { timeout: 30_000 }).toHaveLength(1)
    expect((await seen(person, branch)).errors).toMatchObject([{ rule: 'broken-link', file: fileOf('wrong') }])
  }
  // It waits for her as if somebody had sent it back.
  expect(await seen(zoe, branch)).toMatchObject({ stage: 'sent', waits: true })
  const [status, { message, issues }] = await act('approve', sam, branch)
  expect([status, message]).toEqual([409, expect.stringMatching(/^The check finds errors/)])
  expect(issues).toMatchObject([{ rule: 'broken-link' }])
  expect(await seen(sam, branch)).toMatchObject({ stage: 'sent' })

  await send('wrong', page({ title: 'Right' }, '[Somewhere](/target).\n'), 'Another link', zoe, branch)
  expect((await act('approve', sam, branch))[0]).toBe(200)
  expect(await seen(zoe, branch)).not.toHaveProperty('errors')
  // What it leads to goes before it is merged.
  const before = site.atRemote('rev-parse', 'main')
  site.commit({ [fileOf('target')]: null })
  expect((await act('merge', zoe, branch))[0]).toBe(409)
  expect(await seen(zoe, branch)).toMatchObject({ stage: 'approved', errors: [{ rule: 'broken-link' }] })
  expect(site.atRemote('rev-parse', 'main^')).toBe(before)
})

test('an error that the main branch has already keeps no review from being merged', async () => {
  site.commit({ [fileOf('target')]: page({ title: 'Target' }, '[Nowhere](/nowhere).\n') })
  const branch = await send('linked', page({ title: 'Linked' }, '[Somewhere](/target).\n'), 'A good link')
  expect((await act('approve', sam, branch))[0]).toBe(200)
  expect(await act('merge', zoe, branch)).toEqual([200, { merged: true }])

  // Copies name the first of them: without it they name another one.
  const first = await send('a-copy', page({ title: 'No copy' }, body), 'No copy any more')
  expect((await act('approve', sam, first))[0]).toBe(200)
  const links = '[Nowhere](/nowhere), [nowhere](/nowhere).\n'
  const twice = await send('two-links', page({ title: 'Two links' }, links), 'Two links')
  const rules = async () => (await seen(zoe, twice)).errors?.map(({ rule }) => rule)
  await expect.poll(rules).toEqual(['broken-link', 'broken-link'])
})

test('where the check cannot look, nothing is approved, and the log says why', async () => {
  const branch = await send('unseen', page({ title: 'Unseen' }, body), 'Not looked at')
  const folder = path.join(String(site.config.folder), 'check')
  const lookedAt = (said: string) => said.startsWith(`The check could not look at ${branch}: `)
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(folder, '')
  // Another commit on the main branch has every review looked at again.
  site.commit({ [fileOf('target')]: page({ title: 'Target once more' }, body) })
  await site.team.lookAgain()
  await expect.poll(() => site.said.some(lookedAt)).toBe(true)
  const [status, { message }] = await act('approve', sam, branch)
  expect([status, message]).toEqual([503, expect.stringMatching(/^The check could not look/)])
  expect(await seen(sam, branch)).toMatchObject({ stage: 'sent' })

  rmSync(folder)
  expect((await act('approve', sam, branch))[0]).toBe(200)
})

test('a review that is merged at the git host is merged here, with who approved it', async () => {
  const branch = await send('host', page({ title: 'At the host' }, body), 'At the host')
  await act('approve', sam, branch)
  site.commit({ [fileOf('host')]: page({ title: 'At the host' }, body) })
  await site.team.lookAgain()
  expect(await seen(zoe, branch)).toMatchObject({ stage: 'merged', by: 'Sam Roe, Jr.' })
})

test('a merged review is live once the public site was made of it, and late after half an hour without', async () => {
  const branch = await send('live', page({ title: 'Live' }, body), 'Live')
  built = site.atRemote('rev-parse', 'main')
  await act('approve', sam, branch)
  await act('merge', sam, branch)
  await site.team.lookAgain()
  expect(await seen(zoe, branch)).toMatchObject({ stage: 'merged' })
  expect(await seen(zoe, branch)).not.toHaveProperty('late')

  // Nobody is signed in at another time than now.
  const lookIn = async (minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
    await site.team.lookAgain()
    vi.useRealTimers()
  }
  await lookIn(28)
  expect(await seen(zoe, branch)).not.toHaveProperty('late')
  await lookIn(31)
  await lookIn(32)
  expect(await seen(zoe, branch)).toMatchObject({ stage: 'merged', late: true })
  expect(site.said.filter((line) => line.startsWith(`${branch} was merged at`))).toHaveLength(1)

  site.commit({ [fileOf('late')]: page({ title: 'A later commit' }, body) })
  built = site.atRemote('rev-parse', 'main')
  await site.team.lookAgain()
  expect(await seen(zoe, branch)).toMatchObject({ stage: 'live', by: 'Sam Roe, Jr.' })
  expect(await seen(zoe, branch)).not.toHaveProperty('late')
})

test('a public site that is gone, or does not say of what it was made, is told to the operator once', async () => {
  const branch = await send('odd', page({ title: 'Odd' }, body), 'Odd')
  const before = site.said.length
  await act('approve', sam, branch)
  built = null
  await act('merge', sam, branch)
  await site.team.lookAgain()
  await site.team.lookAgain()
  built = 'a'.repeat(40)
  await site.team.lookAgain()
  expect(await seen(zoe, branch)).toMatchObject({ stage: 'merged' })
  expect(
    site.said.slice(before).filter((line) => line.includes('does not say of which commit it was made')),
  ).toHaveLength(1)
  expect(site.said.join('\n')).toContain(`it was made of ${built}, which is not in the repository`)
})

test('who sent, decided and merged stands in the log, without a word of the text', () => {
  expect(site.said.some((line) => /^Sam Roe, Jr\.: POST team\/approve "desk\/[\w-]+"$/.test(line))).toBe(true)
  expect(site.said.join('\n')).not.toContain('Her first')
})
