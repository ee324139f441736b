import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { DeskChange } from '#src/desk/requests/hand-over.ts'
import type { DeskEvent, EntrySummary } from '#src/desk/requests/site.ts'
import { gitRepository } from '../../../../scripts/desk/repository/git-repository.ts'
import { plainRepository } from '../../../../scripts/desk/repository/plain-repository.ts'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { gitAt } from '../../../support/git-at.ts'
import { page } from '../../../support/minimal-content.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

const home = 'content/pages/index.mdx'
const about = 'content/pages/about.mdx'
const contact = 'content/pages/contact.mdx'
const files = { [about]: page(), [contact]: page({ title: 'Contact' }) }
const author = { name: 'Ada Writer', email: 'ada@example.com' }
let desk: DeskSite
const folders: string[] = []

afterEach(async () => {
  expect(desk.errors).toEqual([])
  await desk.stop()
  removeTemporarySites()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const changed = (text: string, words: string) => text.replace('Some words.', words)
const edit = (file: string, words: string) => desk.write(file, changed(desk.read(file), words))
const send = (body: object) => desk.ask('POST review', { body: { author, ...body } })
const indexBytes = () => readFileSync(path.join(desk.root, '.git/index')).toString('hex')

test('what changed is told with the words before and after', async () => {
  desk = await startDesk(files, { git: true })
  edit(home, 'Other words.')
  desk.remove(contact)
  desk.write('content/pages/new.mdx', page({ title: 'New' }))
  desk.write('content/pages/plan.png', Buffer.from([1, 2, 3]))
  const { json } = await desk.ask('GET changes')
  expect((json as DeskChange[]).map(({ file, kind, title }) => [file, kind, title])).toEqual([
    [contact, 'deleted', 'Contact'],
    [home, 'changed', 'Home'],
    ['content/pages/new.mdx', 'added', expect.any(String)],
    ['content/pages/plan.png', 'added', 'Plan'],
  ])
  expect(json[1].before).toContain('Some words.')
  expect(json[1].after).toContain('Other words.')
  expect([json[0].after, json[2].before, json[3].before, json[3].after]).toEqual([null, null, null, null])
})

test('a text is not called published before it is in a commit, and one that got another name stays so', async () => {
  desk = await startDesk(files, { git: true })
  const fresh = 'content/pages/new.mdx'
  const moved = 'content/pages/reach-us.mdx'
  const stateOf = async (file: string) => {
    const { entries } = (await desk.ask('GET site')).json
    return (entries as EntrySummary[]).find((entry) => entry.file === file)?.state
  }
  const save = async (text: string, base: string | null): Promise<string> =>
    (await desk.ask('PUT entry', { body: { file: fresh, text, base } })).json.version
  const version = await save(page({ title: 'New', draft: 'true' }), null)
  expect(await stateOf(fresh)).toBe('draft')
  await save(page({ title: 'New' }), version)
  expect(await stateOf(fresh)).toBe('new')
  expect((await desk.ask('POST move', { body: { file: contact, slug: 'reach-us' } })).status).toBe(200)
  expect(await stateOf(moved)).toBe('published')
  expect(await stateOf(about)).toBe('published')
  desk.git('add', '-A')
  desk.git('commit', '-q', '-m', 'All of it')
  expect(await stateOf(fresh)).toBe('published')
})

test('a text that was merged as a draft is not called published before its next change is in a commit', async () => {
  const merged = 'content/pages/merged.mdx'
  const renamed = 'content/pages/renamed.mdx'
  desk = await startDesk({ ...files, [merged]: page({ title: 'Merged', draft: 'true' }) }, { git: true })
  const stateOf = async (file: string) => {
    const { entries } = (await desk.ask('GET site')).json
    return (entries as EntrySummary[]).find((entry) => entry.file === file)?.state
  }
  const save = async (file: string, text: string) => {
    const { version } = (await desk.ask(`GET entry?file=${file}`)).json
    expect((await desk.ask('PUT entry', { body: { file, text, base: version } })).status).toBe(200)
  }
  expect(await stateOf(merged)).toBe('draft')
  await save(merged, page({ title: 'Merged' }))
  expect(await stateOf(merged)).toBe('new')
  await save(about, page({ title: 'About us' }))
  expect(await stateOf(about)).toBe('published')
  await desk.ask('POST move', { body: { file: merged, slug: 'renamed' } })
  expect(await stateOf(renamed)).toBe('new')
  desk.git('add', '-A')
  desk.git('commit', '-q', '-m', 'All of it')
  expect(await stateOf(renamed)).toBe('published')
})

test('a picture counts among the changes, and is seen before and after', async () => {
  const plan = 'content/pages/plan.png'
  desk = await startDesk({ ...files, [plan]: Buffer.from([1, 2, 3]) }, { git: true })
  const changesNow = async () => (await desk.ask('GET site')).json.changes
  expect(await changesNow()).toBe(0)
  desk.write(plan, Buffer.from([4, 5]))
  desk.remove(contact)
  expect(await changesNow()).toBe(2)
  const { json } = await desk.ask('GET changes')
  expect(json[1]).toMatchObject({ file: plan, kind: 'changed', picture: true })
  const bytesOf = async (query: string) => [...Buffer.from((await desk.ask(`GET picture?${query}`)).text)]
  expect(await bytesOf(`file=${plan}&before`)).toEqual([1, 2, 3])
  expect(await bytesOf(`file=${plan}`)).toEqual([4, 5])
  for (const file of ['content/pages/none.png', home, '.git/config', 'content/../package.json'])
    expect((await desk.ask(`GET picture?file=${file}`)).status).toBe(404)
})

test('a change that was staged counts, and one that was taken back does not', async () => {
  desk = await startDesk(files, { git: true })
  edit(home, 'Other words.')
  edit(about, 'Other words.')
  desk.git('add', '-A')
  desk.write(about, files[about] as string)
  const { json } = await desk.ask('GET changes')
  expect(json.map(({ file }: DeskChange) => file)).toEqual([home])
})

test('a session that is moved is handed over with a higher number for calendars, other words leave it', async () => {
  const file = 'content/webinars/rehearsal.json'
  const revision = { number: 3, at: '2026-03-01T09:00Z', of: '2027-12-10 13:00 60 Rehearsal' }
  const session = {
    title: 'Rehearsal',
    description: 'We rehearse.',
    speaker: 'A speaker',
    date: '2027-12-10',
    startTime: '13:00',
    duration: 60,
    status: 'upcoming',
  }
  const written = (fields: object) => `${JSON.stringify({ ...session, ...fields }, null, 2)}\n`
  desk = await startDesk({ ...files, [file]: written({ revision }) }, { git: true })
  const handedOver = async (fields: object) => {
    desk.write(file, written({ revision, ...fields }))
    const { status, json } = await send({ files: [file], message: 'Changed' })
    expect(status).toBe(200)
    return JSON.parse(desk.git('show', `${json.branch}:${file}`)).revision
  }
  expect(await handedOver({ description: 'Other words.' })).toEqual(revision)
  expect(await handedOver({ startTime: '14:00' })).toEqual({
    number: 4,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/),
    of: '2027-12-10 14:00 60 Rehearsal',
  })
  expect(JSON.parse(desk.read(file)).revision.number).toBe(4)
})

test('a review holds the chosen files and nothing else, and everybody’s other work stays as it is', async () => {
  desk = await startDesk(files, { git: true })
  edit(home, 'Chosen words.')
  edit(about, 'Staged words.')
  desk.write('notes.txt', 'Notes of a developer')
  desk.git('add', about, 'notes.txt')
  edit(contact, 'Words nobody chose.')
  const before = { index: indexBytes(), status: desk.git('status', '--porcelain'), head: desk.git('rev-parse', 'HEAD') }
  const { status, json } = await send({ files: [home], message: 'Clearer words\n\nFor people who skim.' })
  expect([status, json.branch]).toEqual([200, expect.stringMatching(/^desk\/\d{4}-\d\d-\d\d-clearer-words$/)])
  expect(desk.git('show', '--format=%an <%ae>|%B|%P', '--name-status', json.branch)).toBe(
    `Ada Writer <ada@example.com>|Clearer words\n\nFor people who skim.\n|${before.head}\n\nM\t${home}`,
  )
  expect(desk.git('show', `${json.branch}:${home}`)).toBe(desk.read(home).trim())
  expect({
    index: indexBytes(),
    status: desk.git('status', '--porcelain'),
    head: desk.git('rev-parse', 'HEAD'),
  }).toEqual(before)
})

test('words that say nothing, or nobody’s name, are refused with what is missing', async () => {
  desk = await startDesk(files, { git: true })
  edit(home, 'Other words.')
  const refused = async (body: object) => {
    const { status, json } = await send({ files: [home], message: 'Other words', ...body })
    return `${status} ${json.message}`
  }
  expect(await refused({ message: ' \n ' })).toBe('400 Say what you changed, and why.')
  const noName = '400 Your name and your e-mail address need letters, and stand without the signs < and >.'
  for (const name of [' ', '.', 'Ada <ada@example.com>'])
    expect(await refused({ author: { ...author, name } })).toBe(noName)
  expect(await refused({ author: { ...author, email: ' ' } })).toBe(noName)
  expect(await refused({ author: { ...author, email: 'ask my team' } })).toBe(
    '400 “ask my team” is no e-mail address: it has a name, an @ and a domain, as in ann@example.com.',
  )
})

test('a text that a merge has left with two versions is not handed over', async () => {
  desk = await startDesk(files, { git: true })
  edit(home, '<<<<<<< ours\nOurs.\n=======\nTheirs.\n>>>>>>> theirs')
  edit(about, 'Other words.')
  const refused = await send({ files: [home, about], message: 'Both' })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('two versions of the same lines')
  expect((await send({ files: [about], message: 'One' })).status).toBe(200)
})

test('added and deleted files and pictures are handed over as they are', async () => {
  desk = await startDesk(files, { git: true })
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255])
  desk.write('content/pages/plan.png', bytes)
  desk.remove(contact)
  const { json } = await send({ files: ['content/pages/plan.png', contact], message: 'A plan' })
  expect(desk.git('diff', '--name-status', `main...${json.branch}`)).toBe(`D\t${contact}\nA\tcontent/pages/plan.png`)
  const kept = execFileSync('git', ['show', `${json.branch}:content/pages/plan.png`], { cwd: desk.root })
  expect(kept.equals(bytes)).toBe(true)
})

test('a project that is a folder of a larger repository is handed over in its place', async () => {
  desk = await startDesk(files)
  const root = path.dirname(desk.root)
  const inside = path.basename(desk.root)
  const folder = mkdtempSync(path.join(tmpdir(), 'outer-'))
  folders.push(folder)
  execFileSync('cp', ['-r', path.join(root, inside), path.join(folder, 'website')])
  gitAt(folder, 'init', '-q', '-b', 'main')
  gitAt(folder, 'add', '-A')
  gitAt(folder, 'commit', '-q', '-m', 'All')
  const repository = await gitRepository(path.join(folder, 'website'), () => '2026-03-15')
  writeFileSync(path.join(folder, 'website', home), changed(desk.read(home), 'Other words.'))
  expect(await repository?.changes()).toEqual(new Map([[home, 'changed']]))
  expect(String(await repository?.before(home))).toContain('Some words.')
  const sent = await repository?.send({ files: [home], message: 'Words', author })
  expect(gitAt(folder, 'show', '--format=', '--name-status', sent?.branch as string)).toBe(`M\twebsite/${home}`)
  const [revision] = (await repository?.history(home)) ?? []
  expect(await repository?.revision(home, revision?.id as string)).toContain('Some words.')
})

test('a review is pushed to the remote there is, which says where it is opened', async () => {
  desk = await startDesk(files, { git: true })
  const remote = mkdtempSync(path.join(tmpdir(), 'remote-'))
  folders.push(remote)
  gitAt(remote, 'init', '-q', '--bare')
  const hook = path.join(remote, 'hooks/post-receive')
  writeFileSync(hook, '#!/bin/sh\necho "Open a review:"\necho "  https://git.example.com/review/new"\n', {
    mode: 0o755,
  })
  desk.git('remote', 'add', 'origin', remote)
  edit(home, 'Other words.')
  const { json } = await send({ files: [home], message: 'Words' })
  expect(json).toEqual({ branch: json.branch, pushed: true, url: 'https://git.example.com/review/new' })
  expect(gitAt(remote, 'rev-parse', json.branch)).toBe(desk.git('rev-parse', json.branch))
})

test('a remote that does not take the branch is told, and the branch is kept', async () => {
  desk = await startDesk(files, { git: true })
  desk.git('remote', 'add', 'origin', path.join(desk.root, 'nowhere'))
  edit(home, 'Other words.')
  const { status, json } = await send({ files: [home], message: 'Words' })
  expect([status, json.pushed, json.problem]).toEqual([200, false, expect.stringContaining('did not take it')])
  expect(desk.git('rev-parse', json.branch)).toMatch(/^[0-9a-f]{40}$/)
})

test('what waits for review says so until its words change again, and a second commit follows the first', async () => {
  desk = await startDesk(files, { git: true })
  const stateOf = async () => {
    const { json } = await desk.ask('GET site')
    return (json.entries as EntrySummary[]).find(({ file }) => file === home)
  }
  edit(home, 'Other words.')
  const { json } = await send({ files: [home], message: 'Words' })
  expect(await stateOf()).toMatchObject({ changed: true, review: json.branch })
  desk.write(home, desk.read(home).replace('Other', 'Better'))
  expect(await stateOf()).not.toHaveProperty('review')
  expect((await desk.ask('GET reviews')).json).toEqual([{ branch: json.branch, message: 'Words', files: [home] }])
  const again = await send({ files: [home], message: 'Better words', branch: json.branch })
  expect(again.json.branch).toBe(json.branch)
  expect(desk.git('log', '--format=%s', `main..${json.branch}`)).toBe('Better words\nWords')
  expect(await stateOf()).toMatchObject({ review: json.branch })
  // However often it is answered, it goes by the words it was begun with.
  expect((await desk.ask('GET reviews')).json).toMatchObject([{ message: 'Words' }])
  expect((await send({ files: [home], message: 'Nothing new', branch: json.branch })).status).toBe(409)
})

test('a new file and a deleted one wait for review as a changed one does', async () => {
  desk = await startDesk(files, { git: true })
  const fresh = 'content/pages/new.mdx'
  desk.write(fresh, page({ title: 'New' }))
  desk.remove(about)
  const { json } = await send({ files: [fresh, about], message: 'One for the other' })
  const reviewsOf = async () => {
    const { json } = await desk.ask('GET changes')
    return (json as DeskChange[]).map(({ file, review }) => [file, review])
  }
  expect(await reviewsOf()).toEqual([
    [about, json.branch],
    [fresh, json.branch],
  ])
  desk.write(fresh, page({ title: 'Newer' }))
  expect(await reviewsOf()).toEqual([
    [about, json.branch],
    [fresh, undefined],
  ])
})

test('two reviews of one day with the same words have two branches', async () => {
  desk = await startDesk(files, { git: true })
  edit(home, 'Other words.')
  const first = await send({ files: [home], message: 'Words' })
  const second = await send({ files: [home], message: 'Words' })
  expect(second.json.branch).toBe(`${first.json.branch}-2`)
})

test('a review that somebody has checked out is left alone', async () => {
  desk = await startDesk(files, { git: true })
  edit(home, 'Other words.')
  const { json } = await send({ files: [home], message: 'Words' })
  desk.git('checkout', '-q', '-f', json.branch)
  edit(about, 'Other words.')
  expect((await send({ files: [about], message: 'More', branch: json.branch })).status).toBe(409)
})

test('a text that was renamed and edited is one change, with what changed in it and with its history', async () => {
  const words = 'One sentence after the other stands in this text, none of which is like the one before it. '.repeat(9)
  desk = await startDesk({ ...files, [about]: page({}, `${words}\n`) }, { git: true })
  const { json: moved } = await desk.ask('POST move', { body: { file: about, slug: 'firm' } })
  desk.write(moved.file, desk.read(moved.file).replace('One sentence', 'A sentence'))
  const { json } = await desk.ask('GET changes')
  expect(json).toMatchObject([
    { file: moved.file, from: about, kind: 'added', before: expect.stringContaining('One sentence') },
    { file: 'content/site/redirects.json' },
  ])
  expect((await desk.ask('GET site')).json.changes).toBe(2)
  const [revision] = (await desk.ask(`GET history?file=${moved.file}`)).json
  expect(revision).toMatchObject({ message: 'The site' })
  const { json: former } = await desk.ask(`GET revision?file=${moved.file}&id=${revision.id}`)
  expect(former.text).toContain('One sentence')
})

test('a review whose texts were taken over in another commit is over', async () => {
  desk = await startDesk(files, { git: true })
  edit(home, 'Other words.')
  const { json } = await send({ files: [home], message: 'Words' })
  desk.write(home, desk.read(home).replace('Other', 'Better'))
  await send({ files: [home], message: 'Better words', branch: json.branch })
  desk.git('commit', '-q', '-am', 'Both at once')
  expect((await desk.ask('GET reviews')).json).toEqual([])
  desk.write(home, desk.read(home).replace('Better', 'Later'))
  desk.git('commit', '-q', '-am', 'Later')
  expect((await desk.ask('GET reviews')).json).toEqual([])
})

/** A remote with the site on it, and somebody else who works there. */
function withColleague() {
  const [remote, clone] = ['remote-', 'clone-'].map((name) => mkdtempSync(path.join(tmpdir(), name))) as [
    string,
    string,
  ]
  folders.push(remote, clone)
  gitAt(remote, 'init', '-q', '--bare', '-b', 'main')
  desk.git('remote', 'add', 'origin', remote)
  desk.git('push', '-q', 'origin', 'main')
  gitAt(clone, 'clone', '-q', remote, '.')
  return (branch: string, file: string, words: string, from = 'main') => {
    gitAt(clone, 'fetch', '-q')
    gitAt(clone, 'checkout', '-q', '-B', branch, `origin/${from}`)
    writeFileSync(path.join(clone, file), changed(files[file as typeof about], words))
    gitAt(clone, 'commit', '-q', '-am', words)
    gitAt(clone, 'push', '-q', 'origin', branch)
    return gitAt(clone, 'rev-parse', 'HEAD')
  }
}

test('a review whose name somebody else took at the remote gets another one', async () => {
  desk = await startDesk(files, { git: true })
  const write = withColleague()
  edit(home, 'Other words.')
  const { json: first } = await send({ files: [home], message: 'Words' })
  desk.git('branch', '-q', '-D', first.branch)
  write('desk/unlike', about, 'Words of a colleague.')
  const { json } = await send({ files: [home], message: 'Words' })
  expect(json).toMatchObject({ branch: `${first.branch}-2`, pushed: true })
})

test('an answer follows what a reviewer added, and takes nothing of it back', async () => {
  desk = await startDesk(files, { git: true })
  const write = withColleague()
  edit(home, 'Other words.')
  const { json } = await send({ files: [home], message: 'Words' })
  const added = write(json.branch, about, 'Words of the reviewer.', json.branch)
  desk.write(home, desk.read(home).replace('Other', 'Better'))
  const answer = await send({ files: [home], message: 'As asked', branch: json.branch })
  expect(answer.json).toMatchObject({ branch: json.branch, pushed: true })
  expect(desk.git('rev-parse', `${json.branch}^`)).toBe(added)
  // The text the desk has was made without the words of the reviewer.
  edit(about, 'Words of the writer.')
  const refused = await send({ files: [about], message: 'More', branch: json.branch })
  expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining('Someone changed “About”')])
})

test('an answer that did not arrive goes along with the next one, and with what others added meanwhile', async () => {
  desk = await startDesk(files, { git: true })
  const write = withColleague()
  const remote = desk.git('remote', 'get-url', 'origin')
  edit(home, 'Other words.')
  const { json } = await send({ files: [home], message: 'Words' })
  desk.git('remote', 'set-url', 'origin', `${remote}-away`)
  desk.write(home, desk.read(home).replace('Other', 'Better'))
  expect((await send({ files: [home], message: 'As asked', branch: json.branch })).json.pushed).toBe(false)
  desk.git('remote', 'set-url', 'origin', remote)
  const added = write(json.branch, about, 'Words of the reviewer.', json.branch)
  desk.write(home, desk.read(home).replace('Better', 'The best'))
  const answer = await send({ files: [home], message: 'As asked again', branch: json.branch })
  expect(answer.json).toMatchObject({ branch: json.branch, pushed: true })
  expect(desk.git('log', '--format=%s', json.branch)).toContain('As asked\n')
  desk.git('merge-base', '--is-ancestor', added, json.branch)
  expect(desk.git('show', `${json.branch}:${about}`)).toContain('Words of the reviewer.')
  expect(desk.git('show', `${json.branch}:${home}`)).toContain('The best words.')
})

test('a review that did not arrive is sent once more as it is', async () => {
  desk = await startDesk(files, { git: true })
  withColleague()
  const remote = desk.git('remote', 'get-url', 'origin')
  desk.git('remote', 'set-url', 'origin', `${remote}-away`)
  edit(home, 'Other words.')
  const { json } = await send({ files: [home], message: 'Words' })
  expect(json.problem).toContain('Send it once more')
  // Nobody can review what is on this computer alone.
  const review = async () =>
    ((await desk.ask('GET changes')).json as DeskChange[]).find(({ file }) => file === home)?.review
  expect(await review()).toBeUndefined()
  const again = () => send({ files: [home], message: 'Words', branch: json.branch })
  expect((await again()).json).toMatchObject({ pushed: false, problem: json.problem })
  desk.git('remote', 'set-url', 'origin', remote)
  expect((await again()).json).toMatchObject({ branch: json.branch, pushed: true })
  expect(desk.git('ls-remote', 'origin', json.branch)).toContain(desk.git('rev-parse', json.branch))
  expect(await review()).toBe(json.branch)
  expect((await again()).json.message).toContain('nothing to review')
})

test('a branch that stands where reviews would is told', async () => {
  desk = await startDesk(files, { git: true })
  desk.git('branch', 'desk')
  edit(home, 'Other words.')
  const { status, json } = await send({ files: [home], message: 'Words' })
  expect([status, json.message]).toEqual([409, expect.stringContaining('called “desk”')])
})

test('the history of an entry goes back before it was renamed, and each version can be read', async () => {
  desk = await startDesk(files, { git: true })
  edit(about, 'Second words.')
  desk.git('commit', '-q', '-am', 'Second words')
  desk.git('mv', about, 'content/pages/firm.mdx')
  desk.git('commit', '-q', '-m', 'Another name\n\nBecause it is shorter.')
  const file = 'content/pages/firm.mdx'
  const { json } = await desk.ask(`GET history?file=${file}`)
  expect(json.map(({ message, author }: Record<string, string>) => [message, author])).toEqual([
    ['Another name\n\nBecause it is shorter.', 'Someone'],
    ['Second words', 'Someone'],
    ['The site', 'Someone'],
  ])
  const texts = await Promise.all(
    json.map(async ({ id }: { id: string }) => (await desk.ask(`GET revision?file=${file}&id=${id}`)).json.text),
  )
  expect(texts).toEqual([desk.read(file), desk.read(file), files[about]])
})

test('without git what changed is what differs from the first start, and a review is a patch that applies', async () => {
  desk = await startDesk({
    ...files,
    'content/pages/long.mdx': page({ title: 'Long' }, `${'A line.\n\n'.repeat(60)}End`),
  })
  const original = mkdtempSync(path.join(tmpdir(), 'patched-'))
  folders.push(original)
  execFileSync('cp', ['-r', path.join(desk.root, 'content'), original])
  await expect.poll(() => existsSync(path.join(desk.root, '.cache/desk/original'))).toBe(true)
  const long = 'content/pages/long.mdx'
  desk.write(long, desk.read(long).replace('A line.', 'Another line.').replace(/End$/, 'The end\n'))
  desk.remove(contact)
  desk.write('content/pages/new.mdx', page({ title: 'New' }))
  desk.write('content/pages/plan.png', Buffer.from([1]))
  const { json: changes } = await desk.ask('GET changes')
  const chosen = changes.map(({ file }: DeskChange) => file)
  expect(chosen).toEqual([contact, long, 'content/pages/new.mdx', 'content/pages/plan.png'])
  const { json } = await send({ files: chosen, message: 'Words' })
  expect(json.left).toEqual(['content/pages/plan.png'])
  execFileSync('git', ['apply', '-'], {
    cwd: original,
    input: json.patch,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  expect(readFileSync(path.join(original, long), 'utf8')).toBe(desk.read(long))
  expect(json.patch.match(/^@@/gm)).toHaveLength(4)
})

test('without git a copy of the content that a stopped start left unfinished counts for nothing', async () => {
  desk = await startDesk({ ...files, '.cache/desk/original-Qx2mZa/content/pages/half.mdx': page() })
  expect((await desk.ask('GET changes')).json).toEqual([])
})

test('without git two desks that open at once on one folder keep one copy of the content', async () => {
  desk = await startDesk(files)
  await desk.ask('GET changes')
  rmSync(path.join(desk.root, '.cache/desk'), { recursive: true })
  const repositories = Array.from({ length: 4 }, () => plainRepository(desk.root))
  await Promise.all(repositories.map((repository) => repository.open()))
  expect(readdirSync(path.join(desk.root, '.cache/desk'))).toEqual(['original'])
  edit(home, 'Other words.')
  for (const repository of repositories) expect(await repository.changes()).toEqual(new Map([[home, 'changed']]))
})

test('what one window learns by asking, every other window is told', async () => {
  desk = await startDesk(files, { git: true })
  edit(home, 'Other words.')
  const isAbout = (changed: boolean) => (event: DeskEvent) =>
    event.type === 'content' && event.entries.some((entry) => entry.file === home && entry.changed === changed)
  const changedNow = await desk.hear(isAbout(true))
  await desk.ask('GET site')
  await changedNow.heard
  desk.git('commit', '-q', '-am', 'Words')
  const committed = await desk.hear(isAbout(false))
  await desk.ask('GET changes')
  expect(await committed.heard).toMatchObject({ entries: [{ file: home, changed: false }] })
})
