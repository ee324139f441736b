import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewComment, TeamComment, WordComment } from '#src/desk/requests/comments.ts'
import { gitAt } from '../../support/git-at.ts'
import { page } from '../../support/minimal-content.ts'
import { lena, sam, startTeamSite, type TeamSite, zoe } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'
import { heading, paragraph, withComment, wordDocument } from '../../support/word-document.ts'

const about = 'content/pages/about.mdx'
const terms = 'content/pages/terms-of-work.mdx'
const fees = 'content/pages/fees.mdx'
const branch = 'desk-comments'
const passage = { words: 'Some', before: '', after: ' words.' }
let site: TeamSite

beforeAll(async () => {
  site = await startTeamSite({ [about]: page(), [terms]: page({ title: 'Terms of work' }), [fees]: page() })
  for (const person of [zoe, sam, lena]) await site.signIn(person)
}, 120_000)

afterAll(async () => {
  await site.stop()
  removeTemporarySites()
})

const say = (as: string, comment: NewComment, file = about) =>
  site.ask('POST team/comment', { as, body: { file, ...comment } })
const at = async (as: string, file = about): Promise<TeamComment[]> =>
  (await site.ask(`GET team/comments?file=${file}`, { as })).json
const last = async (as: string, file = about) => (await at(as, file)).at(-1) as TeamComment
const act = async (what: 'answer' | 'settle', as: string, body: object) =>
  (await site.ask(`POST team/${what}`, { as, body })).status
const linesAtRemote = () => site.atRemote('show', `${branch}:comments.jsonl`).split('\n')

/** What stands at the remote as soon as it has arrived: whoever said it does not wait for that. */
const arrived = (words: string) => expect.poll(() => linesAtRemote().join('\n'), { timeout: 20_000 }).toContain(words)

test('whoever sees a text says something about it, which others read, answer and settle', async () => {
  expect((await say(lena, { passage, words: 'How many?' })).status).toBe(200)
  const comment = await last(zoe)
  expect(comment).toMatchObject({ passage, by: 'Lena Park', words: 'How many?', answers: [], may: ['settle'] })
  expect((await site.ask('GET site', { as: sam })).json.team.comments).toEqual([{ file: about, open: 1 }])
  const { id } = comment
  expect(await act('answer', zoe, { id, words: 'Twelve.' })).toBe(200)
  expect((await last(lena)).answers).toMatchObject([{ by: 'Zoë Łukasz', words: 'Twelve.' }])
  expect(await act('settle', zoe, { id, accepted: false })).toBe(200)
  expect(await last(lena)).toMatchObject({ settled: { by: 'Zoë Łukasz' }, may: [] })
  expect((await site.ask('GET site', { as: sam })).json.team.comments).toEqual([])
  // An answer opens it again.
  expect(await act('answer', lena, { id, words: 'Then say so.' })).toBe(200)
  expect(await last(zoe)).not.toHaveProperty('settled')
  expect(await act('settle', lena, { id, accepted: false })).toBe(200)
})

test('a suggestion is accepted by who may write the text, once, and whoever else reads it only answers', async () => {
  expect((await say(lena, { passage, words: '', suggestion: 'Twelve' })).status).toBe(200)
  const { id } = await last(lena)
  expect((await last(lena)).may).toEqual(['settle'])
  expect((await last(zoe)).may).toEqual(['accept', 'settle'])
  expect(await act('settle', lena, { id, accepted: true })).toBe(403)
  const both = await Promise.all([zoe, sam].map((as) => act('settle', as, { id, accepted: true })))
  expect(both.sort()).toEqual([200, 409])
  expect((await last(lena)).settled).toMatchObject({ accepted: true })
  // What is written already is not open again.
  await act('answer', lena, { id, words: 'Thank you.' })
  expect((await last(lena)).settled).toMatchObject({ accepted: true })

  expect((await say(sam, { passage, words: 'Mine' })).status).toBe(200)
  expect((await last(lena)).may).toEqual([])
  expect(await act('settle', lena, { id: (await last(lena)).id, accepted: false })).toBe(403)
})

test('what a lawyer wrote into a Word document is said by them, once, and answered and settled like anything else', async () => {
  const first: WordComment = {
    author: 'Ada Lin',
    at: '2026-02-01T09:00:00.000Z',
    words: 'Is this all?',
    passage: { words: 'Some\u00a0words', before: '', after: '.' },
    answers: [{ author: 'Ben Ode', words: 'It is.' }],
  }
  const take = async (...comments: WordComment[]) =>
    (await site.ask('POST team/word-comments', { as: lena, body: { file: terms, comments } })).json
  const settled: WordComment = { author: '', words: 'On the whole fine.', answers: [], settled: true }
  const elsewhere = { words: 'the Customer', before: '', after: '' }
  expect(await take(first, settled, { ...first, words: 'Who is it?', passage: elsewhere })).toEqual({
    taken: 3,
    settled: 0,
    answered: 0,
  })
  expect(await at(zoe, terms)).toMatchObject([
    {
      by: 'Ada Lin in Word',
      takenBy: 'Lena Park',
      at: first.at,
      words: 'Is this all?',
      passage: { words: 'Some words', after: '.\n' },
      answers: [{ by: 'Ben Ode in Word', takenBy: 'Lena Park', words: 'It is.' }],
      may: ['settle'],
    },
    { by: 'Somebody in Word', settled: { by: 'Lena Park' } },
    { words: 'Who is it?', passage: elsewhere },
  ])
  // It comes back with one more answer, and that alone is new.
  const more = { ...first, answers: [...first.answers, { author: 'Ada Lin', words: 'Good.' }] }
  expect(await take(more, settled)).toEqual({ taken: 0, settled: 0, answered: 0 })
  const [comment, ...others] = await at(zoe, terms)
  expect(comment?.answers.map(({ words }) => words)).toEqual(['It is.', 'Good.'])
  expect(others).toHaveLength(2)
  // Word says no time zone: whoever takes it over elsewhere has another time for it.
  expect(await take({ ...more, at: '2026-02-01T15:00:00.000Z' })).toEqual({ taken: 0, settled: 0, answered: 0 })
  for (const { id, may } of await at(zoe, terms))
    if (may.length > 0) expect(await act('settle', zoe, { id, accepted: false })).toBe(200)
  expect(gitAt(site.cloneOf('lena@example.com'), 'status', '--porcelain')).toBe('')
  const bad = { ...first, author: 'x'.repeat(400) }
  expect((await site.ask('POST team/word-comments', { as: lena, body: { file: terms, comments: [bad] } })).status).toBe(
    400,
  )
})

test('comments of a Word document with which a text begins are not left out: they are taken over at its words', async () => {
  const document = await wordDocument(
    [heading(1, 'Our plan'), paragraph('Some words.'), paragraph('More words.')].join(''),
  )
  const body = await withComment(document, 'More words.', 'Ada Lin', 'How many?')
  const { json } = await site.ask(`POST word?${new URLSearchParams({ kind: 'page', title: '', name: 'plan.docx' })}`, {
    as: sam,
    body,
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(json.left).toEqual([])
  expect(json.comments).toMatchObject([{ author: 'Ada Lin', words: 'How many?', about: 'More words.' }])
  const comments = [
    { author: 'Ada Lin', words: 'How many?', answers: [], passage: { words: 'More words.', before: '', after: '' } },
  ]
  const { status } = await site.ask('POST team/word-comments', { as: sam, body: { file: json.file, comments } })
  expect(status).toBe(200)
  const text = readFileSync(path.join(site.cloneOf('sam@example.com'), json.file), 'utf8')
  expect(text).toContain('More words.')
  expect(await last(zoe, json.file)).toMatchObject({ by: 'Ada Lin in Word', passage: { words: 'More words.' } })
})

test('what is settled in a Word document that comes back is settled, unless somebody has answered it here', async () => {
  const take = async (...comments: WordComment[]) =>
    (await site.ask('POST team/word-comments', { as: lena, body: { file: fees, comments } })).json
  const asks = (words: string): WordComment => ({ author: 'Ada Lin', words, answers: [] })
  const [one, two] = [asks('Which law?'), asks('Which day?')] as const
  await take(one, two)
  const [, asked] = await at(zoe, fees)
  await act('answer', zoe, { id: asked?.id, words: 'The first.' })
  const done = [one, two].map((comment): WordComment => ({ ...comment, settled: true }))
  expect(await take(...done)).toEqual({ taken: 0, settled: 1, answered: 1 })
  const [first, second] = await at(zoe, fees)
  expect(first).toMatchObject({ takenBy: 'Lena Park', settled: { by: 'Lena Park' } })
  expect(second?.settled).toBeUndefined()
  expect(second?.answers[0]).not.toHaveProperty('takenBy')
  expect(await take(...done)).toEqual({ taken: 0, settled: 0, answered: 1 })
  // An answer in the document opens what was settled here, and is settled there.
  const answered = { ...one, settled: true as const, answers: [{ author: 'Ben Ode', words: 'That of New Jersey.' }] }
  expect(await take(answered)).toEqual({ taken: 0, settled: 1, answered: 0 })
  expect((await at(zoe, fees))[0]).toMatchObject({ answers: [{ by: 'Ben Ode in Word' }], settled: { by: 'Lena Park' } })
})

test('what says nothing, stands at no text or in no comment is refused', async () => {
  const none = '00000000-0000-4000-8000-000000000000'
  expect((await say(zoe, { words: ' ' })).status).toBe(400)
  expect((await say(zoe, { words: '', suggestion: 'Twelve' })).status).toBe(400)
  expect((await say(zoe, { passage, words: '', suggestion: 'Some' })).status).toBe(400)
  expect((await say(zoe, { words: 'Out', passage: { ...passage, before: 'x'.repeat(500) } })).status).toBe(400)
  expect((await say(zoe, { words: 'Out' }, '../secret')).status).toBe(400)
  expect(await act('answer', zoe, { id: none, words: 'No' })).toBe(404)
  expect(await act('settle', zoe, { id: none, accepted: false })).toBe(404)
})

test('comments go to a branch without content, by the desk, and are in no clone and no review', async () => {
  await say(zoe, { words: 'On the whole it is fine.' }, terms)
  await arrived('On the whole it is fine.')
  expect(site.atRemote('ls-tree', '-r', '--name-only', branch)).toBe('comments.jsonl')
  expect(site.atRemote('log', '-1', '--format=%an, %cn: %s', branch)).toBe(
    'The desk, The desk: Comments of the desk [skip ci]',
  )
  expect(gitAt(site.cloneOf('zoe@example.com'), 'status', '--porcelain')).toBe('')
  expect((await site.ask('GET team/reviews', { as: zoe })).json).toEqual([])
})

test('what another desk has pushed meanwhile and what was said here are both on the branch', async () => {
  await say(zoe, { words: 'Said here first' }, terms)
  await arrived('Said here first')
  const work = path.join(path.dirname(site.file), 'other-desk')
  gitAt(
    path.dirname(site.file),
    'clone',
    '-q',
    '--single-branch',
    '-b',
    branch,
    path.dirname(site.file).concat('/git/site.git'),
    work,
  )
  const journal = path.join(work, 'comments.jsonl')
  const first = JSON.parse(readFileSync(journal, 'utf8').trim().split('\n').at(-1) as string)
  const other = { ...first, id: '11111111-1111-4111-8111-111111111111', words: 'Said at the other desk' }
  const unknown = '{"what":"of a later desk"}'
  appendFileSync(journal, `${JSON.stringify(other)}\n${unknown}\nno JSON\n`)
  gitAt(work, 'commit', '-q', '-a', '-m', 'Comments')
  gitAt(work, 'push', '-q', 'origin', branch)

  // The first push of this desk is refused, since it does not know of the other one yet.
  await say(zoe, { words: 'Said here, too' }, terms)
  await arrived('Said here, too')
  expect(linesAtRemote().join('\n')).toContain('Said at the other desk')
  expect(linesAtRemote()).toEqual(expect.arrayContaining([unknown, 'no JSON']))
  const said = (await at(sam, terms)).map(({ words }) => words)
  expect(said).toEqual(expect.arrayContaining(['Said at the other desk', 'Said here first', 'Said here, too']))
})

test('a remote that takes nothing keeps nobody from it: it is told once, and has all of it later', async () => {
  site.hookAtRemote('update', `test "$1" != refs/heads/${branch} || { echo "no such branches here" >&2; exit 1; }`)
  await say(zoe, { words: 'While it takes nothing' }, terms)
  await site.team.lookAgain()
  await site.team.lookAgain()
  const told = site.said.filter((line) => line.startsWith('Comments stay on this machine'))
  expect(told).toEqual([expect.stringContaining('no such branches here')])
  expect((await last(sam, terms)).words).toBe('While it takes nothing')
  expect(linesAtRemote().join('\n')).not.toContain('While it takes nothing')
  site.hookAtRemote('update', 'exit 0')
  await site.team.lookAgain()
  await arrived('While it takes nothing')
})

test('what was said is there after a crash, with half a line at its end, and after the branch was deleted', async () => {
  await say(zoe, { words: 'Before the crash' }, terms)
  await arrived('Before the crash')
  site.atRemote('update-ref', '-d', `refs/heads/${branch}`)
  await site.crash(() => {
    const journal = path.join(path.dirname(site.file), 'desk/comments.jsonl')
    writeFileSync(journal, `${readFileSync(journal, 'utf8')}{"what":"said","id"`)
  })
  for (const person of [zoe, sam]) await site.signIn(person)
  expect((await last(sam, terms)).words).toBe('Before the crash')
  await say(sam, { words: 'After it' }, terms)
  await arrived('After it')
  expect(linesAtRemote().join('\n')).toContain('Before the crash')
})

test('who said something stands in the log, without a word of it', () => {
  expect(site.said).toContain(`Lena Park: POST team/comment "${about}"`)
  expect(site.said.join('\n')).not.toContain('How many?')
})

test('words that were accepted are the suggester’s in the history, beside those of who accepted them', async () => {
  const text = page({}, 'First paragraph.\n\nSecond paragraph.\n')
  site.commit({ [about]: text })
  await site.team.lookAgain()
  const suggest = async (words: string, suggestion: string, as = lena) => {
    await say(as, { passage: { words, before: '', after: '' }, words: '', suggestion })
    expect(await act('settle', zoe, { id: (await last(zoe)).id, accepted: true })).toBe(200)
  }
  const save = async (now: string) => {
    const { version } = (await site.ask(`GET entry?file=${about}`, { as: zoe })).json
    await site.ask('PUT entry', { as: zoe, body: { file: about, text: now, base: version } })
  }
  const send = async (message: string, branch?: string) =>
    (await site.ask('POST review', { as: zoe, body: { files: [about], message, branch } })).json
  const log = (branch: string) => site.atRemote('log', '--reverse', '--format=%an: %s', `main..${branch}`).split('\n')
  const changed = (commit: string) =>
    site
      .atRemote('show', '--format=', '-U0', commit)
      .split('\n')
      .filter((line) => /^[-+][^-+]/.test(line))

  await suggest('Second paragraph.', 'The second one.')
  await save(text.replace('Second paragraph.', 'The second one.'))
  const alone = await send('A better paragraph')
  expect(log(alone.branch)).toEqual(['Lena Park: A better paragraph'])
  expect(site.atRemote('log', '-1', '--format=%(trailers)', alone.branch)).toBe(
    'Accepted-by: Zoë Łukasz <zoe@example.com>',
  )
  // It is the review of who accepted it, too: they go on with it.
  await site.team.lookAgain()
  await suggest('First paragraph.', 'The first one.', sam)
  await save(page({ title: 'Of Zoë' }, 'The first one.\n\nThe second one.\n'))
  expect(await send('And the title', alone.branch)).toMatchObject({ pushed: true, branch: alone.branch })
  expect(log(alone.branch)).toEqual([
    'Lena Park: A better paragraph',
    'Zoë Łukasz: And the title',
    'Sam Roe, Jr: Words that Sam Roe, Jr suggested',
  ])
  expect(changed(`${alone.branch}`)).toEqual(['-First paragraph.', '+The first one.'])
  expect(changed(`${alone.branch}^`).filter((line) => line.startsWith('+'))).toContain('+title: Of Zoë')
  await site.team.lookAgain()
  const reviews = (await site.ask('GET team/reviews', { as: sam })).json
  expect(reviews).toMatchObject([{ authors: ['Lena Park', 'Zoë Łukasz', 'Sam Roe, Jr'] }])
})

test('words that the writer changed after they were accepted are the writer’s', async () => {
  const text = page({ title: 'Terms of work' }, 'What holds for a year.\n')
  site.commit({ [terms]: text })
  await site.team.lookAgain()
  const passage = { words: 'for a year', before: 'What holds ', after: '.' }
  await say(lena, { passage, words: '', suggestion: 'for two years' }, terms)
  await act('settle', zoe, { id: (await last(zoe, terms)).id, accepted: true })
  const { version } = (await site.ask(`GET entry?file=${terms}`, { as: zoe })).json
  const now = text.replace('for a year', 'for three years')
  await site.ask('PUT entry', { as: zoe, body: { file: terms, text: now, base: version } })
  const { branch } = (await site.ask('POST review', { as: zoe, body: { files: [terms], message: 'Years' } })).json
  expect(site.atRemote('log', '--format=%an: %s', `main..${branch}`)).toBe('Zoë Łukasz: Years')
})
