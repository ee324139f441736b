import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import type { BlockKind, LinkTarget } from '#src/desk/requests/writing.ts'
import { remembered, writeMemory } from '../../../../scripts/links/memory.ts'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { article, category, page } from '../../../support/minimal-content.ts'
import { pngOf } from '../../../support/pictures.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

const home = 'content/pages/index.mdx'
const redirects = 'content/site/redirects.json'
let desk: DeskSite

afterEach(async () => {
  expect(desk.errors).toEqual([])
  await desk.stop()
  removeTemporarySites()
})

const errors = async () => {
  const { json } = await desk.ask('GET site')
  return (json.issues as DeskIssue[])
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => [file, message])
}
const has = (file: string) => existsSync(path.join(desk.root, file))
const linking = `
[About /about](/about) and [its end](/about#the-end "/about"), \`/about\`, /about, [the firm][firm].

[firm]: /about?from=home

<Action href="/about" label="About /about" />

[Elsewhere](https://example.org/about) stays, [about-us](/about-us) too.
`

test('a page that moves takes every link along, and its old address leads to the new one', async () => {
  desk = await startDesk(
    {
      [home]: page({ title: 'Home' }, linking),
      'content/pages/about.mdx': page({}, '## The end\n\n[Top](/about#the-end)\n'),
      'content/pages/about-us.mdx': page({ title: 'Another page' }),
      'content/pages/windows.mdx': `\uFEFF${page({ title: 'Windows' }, '[A](/about)\n\n[B](/about)\n').replaceAll('\n', '\r\n')}`,
    },
    { git: true },
  )
  expect(await errors()).toEqual([])
  const before = { home: desk.read(home), windows: desk.read('content/pages/windows.mdx') }
  const { status, json } = await desk.ask('POST move', {
    body: { file: 'content/pages/about.mdx', slug: 'firm/who-we-are' },
  })
  expect([status, json]).toEqual([
    200,
    { file: 'content/pages/firm/who-we-are.mdx', changed: [home, 'content/pages/windows.mdx', redirects] },
  ])
  expect(desk.read(home)).toBe(
    before.home
      .replace('(/about)', '(/firm/who-we-are)')
      .replace('(/about#the-end "', '(/firm/who-we-are#the-end "')
      .replace('/about?from', '/firm/who-we-are?from')
      .replace('href="/about"', 'href="/firm/who-we-are"'),
  )
  expect(desk.read('content/pages/windows.mdx')).toBe(before.windows.replaceAll('/about', '/firm/who-we-are'))
  expect(desk.read('content/pages/firm/who-we-are.mdx')).toContain('(/firm/who-we-are#the-end)')
  expect(has('content/pages/about.mdx')).toBe(false)
  expect(JSON.parse(desk.read(redirects))).toEqual([
    {
      id: 'about',
      from: '/about',
      to: '/firm/who-we-are',
      note: expect.stringMatching(/^The page was renamed on \d{4}-\d\d-\d\d\.$/),
    },
  ])
  expect(await errors()).toEqual([])
})

test('a page that moves back has its address again, and no redirect goes in a circle', async () => {
  desk = await startDesk({ 'content/pages/about.mdx': page() }, { git: true })
  await desk.ask('POST move', { body: { file: 'content/pages/about.mdx', slug: 'firm' } })
  desk.git('add', '-A')
  desk.git('commit', '-q', '-m', 'Moved')
  const { status } = await desk.ask('POST move', { body: { file: 'content/pages/firm.mdx', slug: 'about' } })
  expect(status).toBe(200)
  expect(JSON.parse(desk.read(redirects)).map(({ from, to }: Record<string, string>) => [from, to])).toEqual([
    ['/firm', '/about'],
  ])
  expect(await errors()).toEqual([])
})

test('a draft, and what no commit knows yet, leaves no redirect behind', async () => {
  desk = await startDesk({ 'content/pages/idea.mdx': page({ title: 'Idea', draft: 'true' }) }, { git: true })
  desk.write('content/pages/new.mdx', page({ title: 'New' }))
  await desk.ask('POST parse', { body: { file: home, text: '' } })
  expect((await desk.ask('POST move', { body: { file: 'content/pages/idea.mdx', slug: 'plan' } })).status).toBe(200)
  expect(desk.read(redirects)).toBe('[]\n')
})

test('a briefing and a category take along what is named in fields, in feeds and in lists', async () => {
  desk = await startDesk({
    'content/articles/one.mdx': article({ title: 'The first one' }, '[Feed](/briefings/feeds/compliance.xml)\n'),
    'content/articles/two.mdx': article({ title: 'The second one', related: '[one]' }, '[One](/briefings/one)\n'),
  })
  expect(await errors()).toEqual([])
  expect(
    (await desk.ask('POST move', { body: { file: 'content/articles/one.mdx', slug: 'first' } })).json.changed,
  ).toEqual(['content/articles/two.mdx', redirects])
  expect(desk.read('content/articles/two.mdx')).toContain('related: [first]')
  const moved = await desk.ask('POST move', { body: { file: 'content/categories/compliance.json', slug: 'rules' } })
  expect(moved.status).toBe(200)
  expect(desk.read('content/articles/first.mdx')).toContain('category: rules')
  expect(desk.read('content/articles/first.mdx')).toContain('(/briefings/feeds/rules.xml)')
  expect(await errors()).toEqual([])
})

test('feed readers go on knowing a briefing by the name it was published under, a copy has none', async () => {
  desk = await startDesk(
    {
      'content/articles/one.mdx': article(),
      'content/articles/idea.mdx': article({ title: 'Idea', draft: 'true' }),
    },
    { git: true },
  )
  const known = (name: string) => /^knownAs: .*$/m.exec(desk.read(`content/articles/${name}.mdx`))?.[0]
  const move = (from: string, slug: string) =>
    desk.ask('POST move', { body: { file: `content/articles/${from}.mdx`, slug } })
  expect((await move('one', 'first')).status).toBe(200)
  expect(known('first')).toMatch(/^knownAs: "?one"?$/)
  desk.git('add', '-A')
  desk.git('commit', '-q', '-m', 'Renamed')
  expect((await move('first', 'second')).status).toBe(200)
  expect(known('second')).toMatch(/^knownAs: "?one"?$/)
  await desk.ask('POST duplicate', { body: { file: 'content/articles/second.mdx' } })
  expect(known('second-copy')).toBeUndefined()
  // Nobody has read a draft.
  expect((await move('idea', 'plan')).status).toBe(200)
  expect(known('plan')).toBeUndefined()
  expect(await errors()).toEqual([])
})

const impossible = [
  ['content/pages/index.mdx', 'start', 409, 'The site needs this page at its address.'],
  ['content/site/ui.json', 'words', 409, 'This file has a fixed place.'],
  ['content/pages/about.mdx', '../articles/x', 400, 'A name needs letters or figures, also before and behind a “/”.'],
  ['content/pages/about.mdx', '!', 400, 'A name needs letters or figures, also before and behind a “/”.'],
  ['content/articles/first.mdx', 'a/b', 400, 'Only a page can stand below another one: leave out the “/”.'],
  ['content/pages/about.mdx', 'contact', 409, 'There is an entry of this name already.'],
  ['content/pages/none.mdx', 'other', 404, 'There is no such file.'],
] as const
for (const [file, slug, status, message] of impossible) {
  test(`${file} is not moved to ${slug}: ${message}`, async () => {
    desk = await startDesk({
      'content/pages/about.mdx': page(),
      'content/pages/contact.mdx': page({ title: 'Contact' }),
      'content/articles/first.mdx': article(),
    })
    const before = desk.read('content/pages/about.mdx')
    const answer = await desk.ask('POST move', { body: { file, slug } })
    expect([answer.status, answer.json.message]).toEqual([status, message])
    expect(desk.read('content/pages/about.mdx')).toBe(before)
  })
}

test('words become a name that can stand in an address', async () => {
  desk = await startDesk({ 'content/pages/about.mdx': page() })
  const slug = 'Services/Où we’re “working”'
  const { json } = await desk.ask('POST move', { body: { file: 'content/pages/about.mdx', slug } })
  expect(json.file).toBe('content/pages/services/ou-were-working.mdx')
})

test('a page that goes below another one takes its pictures along, but for those that others show', async () => {
  const picture = (name: string) => `<Picture src="${name}.png" alt="A plan of it." />\n`
  desk = await startDesk({
    'content/pages/about.mdx': page({}, `Words.\n\n${picture('own')}\n${picture('common')}`),
    'content/pages/team.mdx': page({ title: 'Team' }, picture('common')),
    'content/pages/own.png': pngOf(1200, 800, 'own'),
    'content/pages/common.png': pngOf(1200, 800, 'common'),
  })
  const { status } = await desk.ask('POST move', { body: { file: 'content/pages/about.mdx', slug: 'firm/about' } })
  expect([status, await errors()]).toEqual([200, []])
  const places = ['pages/own', 'pages/common', 'pages/firm/own', 'pages/firm/common']
  expect(places.map((name) => has(`content/${name}.png`))).toEqual([false, true, true, true])
})

test('a move that is refused leaves the pictures where they were', async () => {
  desk = await startDesk({
    'content/pages/about.mdx': page({}, '<Picture src="own.png" alt="A plan of it." />\n'),
    'content/pages/own.png': pngOf(1200, 800, 'own'),
    'content/pages/firm/own.png': pngOf(1200, 800, 'another'),
  })
  const { status } = await desk.ask('POST move', { body: { file: 'content/pages/about.mdx', slug: 'firm/about' } })
  expect(status).toBe(409)
  expect(desk.read('content/pages/firm/own.png')).toBe(pngOf(1200, 800, 'another').toString())
  expect(['about.mdx', 'own.png', 'firm/about.mdx'].map((name) => has(`content/pages/${name}`))).toEqual([
    true,
    true,
    false,
  ])
})

test('a move that would bring an error is taken back whole', async () => {
  desk = await startDesk({
    'content/pages/about.mdx': page(),
    [home]: page({ title: 'Home' }, '[About](/about)\n'),
    [redirects]: '[{ "id": "a", "from": "/taken", "to": "/about", "note": "Taken." }]\n',
    'content/pages/taken.mdx': page({ title: 'Taken' }),
  })
  const before = [home, redirects, 'content/pages/about.mdx'].map(desk.read)
  const answer = await desk.ask('POST move', { body: { file: 'content/pages/taken.mdx', slug: 'firm' } })
  expect(answer.status).toBe(409)
  expect(answer.json.message).toContain('It keeps its name:')
  expect([home, redirects, 'content/pages/about.mdx'].map(desk.read)).toEqual(before)
  expect([has('content/pages/taken.mdx'), has('content/pages/firm.mdx')]).toEqual([true, false])
})

test('what others link to or name is not deleted, and they are told', async () => {
  desk = await startDesk({
    'content/articles/one.mdx': article({ title: 'The first one' }),
    'content/articles/two.mdx': article({ title: 'The second one', related: '[one]' }),
    [home]: page({ title: 'Home' }, '[One](/briefings/one#top)\n'),
  })
  const { status, json } = await desk.ask('POST delete', { body: { file: 'content/articles/one.mdx' } })
  expect([status, json.files]).toEqual([409, ['content/articles/two.mdx', home]])
  expect(has('content/articles/one.mdx')).toBe(true)
  expect(json.message).toBe('Other texts link to it. Lead them elsewhere first.')
  const named = await desk.ask('POST delete', { body: { file: 'content/categories/compliance.json' } })
  expect(named.json).toMatchObject({
    message: 'Other texts name it in a field. Choose something else there first.',
    files: ['content/articles/one.mdx', 'content/articles/two.mdx'],
  })
})

test('what was deleted can be taken back as it was, its redirect goes, and nothing is lost that was never committed', async () => {
  desk = await startDesk({ 'content/pages/about.mdx': page() }, { git: true })
  desk.write('content/pages/about.mdx', page({}, 'Words nobody committed.\r\n'))
  const text = desk.read('content/pages/about.mdx')
  await desk.ask('PUT entry', { body: { file: 'content/pages/about.mdx', text, base: 'x' } })
  const gone = await desk.ask('POST delete', { body: { file: 'content/pages/about.mdx', to: '/' } })
  expect([gone.status, has('content/pages/about.mdx')]).toEqual([200, false])
  expect(JSON.parse(desk.read(redirects))).toMatchObject([{ from: '/about', to: '/' }])
  expect(await errors()).toEqual([])
  const back = await desk.ask('POST restore', { body: { file: 'content/pages/about.mdx' } })
  expect([back.status, desk.read('content/pages/about.mdx')]).toEqual([200, text])
  expect(JSON.parse(desk.read(redirects))).toEqual([])
  expect((await desk.ask('POST restore', { body: { file: 'content/pages/about.mdx' } })).status).toBe(409)
})

test('the links to a deleted page lead on with its address, in one change, and are back with it', async () => {
  const [about, other] = ['content/pages/about.mdx', 'content/pages/other.mdx']
  desk = await startDesk(
    {
      [home]: page({ title: 'Home' }, linking),
      [about]: page({}, '## The end\n'),
      [other]: page({ title: 'Other' }, 'First.\n\n[It](/about#top)\n\nLast.\n'),
      'content/pages/firm.mdx': page({ title: 'Firm' }),
      'content/pages/about-us.mdx': page({ title: 'Another page' }),
      [redirects]: `${JSON.stringify([{ id: 'a', from: '/us', to: '/about', note: 'Short.' }], null, 2)}\n`,
    },
    { git: true },
  )
  expect((await desk.ask(`GET links?file=${about}`)).json).toEqual({
    linking: [home, other, redirects],
    naming: [],
    recorded: [],
  })
  const before = [home, other, redirects].map(desk.read)
  expect((await desk.ask('POST delete', { body: { file: about, links: true } })).status).toBe(409)
  // Where it would bring an error, nothing is changed.
  expect((await desk.ask('POST delete', { body: { file: about, to: '/nowhere', links: true } })).status).toBe(409)
  expect([home, other, redirects].map(desk.read)).toEqual(before)
  const { status } = await desk.ask('POST delete', { body: { file: about, to: '/firm#top', links: true } })
  expect([status, await errors(), has(about)]).toEqual([200, [], false])
  expect(desk.read(home)).toContain('[About /about](/firm#top) and [its end](/firm#top "/about"), `/about`, /about')
  expect(desk.read(home)).toContain('<Action href="/firm#top" label="About /about" />')
  expect(desk.read(other)).toContain('[It](/firm#top)')
  expect(JSON.parse(desk.read(redirects)).map(({ from, to }: Record<string, string>) => [from, to])).toEqual([
    ['/us', '/firm#top'],
    ['/about', '/firm#top'],
  ])
  // What is written elsewhere in one of these texts stays.
  desk.write(other, desk.read(other).replace('First.', 'Written since.'))
  const back = await desk.ask('POST restore', { body: { file: about } })
  expect([back.status, back.json, await errors()]).toEqual([200, { file: about }, []])
  expect([home, other, redirects].map(desk.read)).toEqual([
    before[0],
    before[1]?.replace('First.', 'Written since.'),
    before[2],
  ])
})

test('links that are not written anew lead on by the old address, and those changed since stay as they are', async () => {
  const about = 'content/pages/about.mdx'
  desk = await startDesk({ [about]: page(), [home]: page({ title: 'Home' }, '[About](/about)\n') })
  expect((await desk.ask('POST delete', { body: { file: about, to: '/', links: false } })).status).toBe(200)
  expect([desk.read(home).includes('(/about)'), await errors()]).toEqual([true, []])
  await desk.ask('POST restore', { body: { file: about } })
  await desk.ask('POST delete', { body: { file: about, to: '/#top', links: true } })
  desk.write(home, desk.read(home).replace('[About](/#top)', '[The top](/#top)'))
  const { json } = await desk.ask('POST restore', { body: { file: about } })
  expect(json).toEqual({ file: about, left: [home] })
  expect(desk.read(home)).toContain('[The top](/#top)')
})

test('what had an error when it was deleted can be taken back with it, and others that link to it as well', async () => {
  const about = 'content/pages/about.mdx'
  const wrong = page({ dek: '' }, '[Nothing](/nowhere)\n')
  desk = await startDesk({ [about]: wrong, [home]: page({ title: 'Home' }, '[About](/about)\n') })
  const before = await errors()
  expect(before).not.toEqual([])
  expect((await desk.ask('POST delete', { body: { file: about, to: '/', links: true } })).status).toBe(200)
  expect(await errors()).toEqual([])
  expect((await desk.ask('POST restore', { body: { file: about } })).status).toBe(200)
  expect([desk.read(about), await errors()]).toEqual([wrong, before])
  expect(desk.read(home)).toContain('[About](/about)')
})

test('an entry that was deleted elsewhere comes back from the last commit', async () => {
  desk = await startDesk({ 'content/pages/about.mdx': page() }, { git: true })
  desk.remove('content/pages/about.mdx')
  expect((await desk.ask('POST restore', { body: { file: 'content/pages/about.mdx' } })).status).toBe(200)
  expect(desk.read('content/pages/about.mdx')).toBe(page())
  expect((await desk.ask('POST restore', { body: { file: 'content/pages/never.mdx' } })).status).toBe(404)
})

test('what the site needs is not deleted', async () => {
  desk = await startDesk()
  for (const file of [home, 'content/site/ui.json', redirects])
    expect((await desk.ask('POST delete', { body: { file } })).status).toBe(409)
})

test('a copy is a draft with a title of its own, and a second copy has another name', async () => {
  desk = await startDesk({
    'content/articles/one.mdx': article({ title: '"One, and more"' }),
    'content/categories/rules.json': category('Rules', 2),
  })
  const first = await desk.ask('POST duplicate', { body: { file: 'content/articles/one.mdx' } })
  const second = await desk.ask('POST duplicate', { body: { file: 'content/articles/one.mdx' } })
  expect([first.json.file, second.json.file]).toEqual([
    'content/articles/one-copy.mdx',
    'content/articles/one-copy-2.mdx',
  ])
  expect(desk.read('content/articles/one-copy.mdx')).toBe(
    article({ title: '"One, and more"' })
      .replace('and more"', 'and more (copy)"')
      .replace('\n---\n\n', '\ndraft: true\n---\n\n'),
  )
  await desk.ask('POST duplicate', { body: { file: 'content/categories/rules.json' } })
  expect(JSON.parse(desk.read('content/categories/rules-copy.json'))).toMatchObject({
    name: 'Rules (copy)',
    draft: true,
  })
})

test('a text that has gone meanwhile is neither copied nor renamed nor deleted: nothing empty stands in its place', async () => {
  const [one, two] = ['content/articles/one.mdx', 'content/articles/two.mdx']
  desk = await startDesk({ [one]: article(), [two]: article() })
  desk.remove(one)
  for (const [path, body] of [
    ['POST duplicate', { file: one }],
    ['POST move', { file: one, slug: 'three' }],
    ['POST delete', { file: one }],
  ] as const) {
    const { status, text } = await desk.ask(path, { body })
    expect([status, text]).toEqual([409, expect.stringContaining('deleted meanwhile')])
  }
  for (const name of ['one', 'one-copy', 'three']) expect(() => desk.read(`content/articles/${name}.mdx`)).toThrow()
})

test('a new entry is a draft with the words of the starter, and its title is never written over another one', async () => {
  desk = await startDesk()
  const { status, json } = await desk.ask('POST new', { body: { kind: 'briefing', title: 'What audits cost' } })
  expect([status, json]).toEqual([200, { file: 'content/articles/what-audits-cost.mdx' }])
  expect(desk.read(json.file)).toContain('draft: true')
  const before = desk.read(json.file)
  desk.write(json.file, `${before}More.`)
  const refusal = async (title: string) =>
    (await desk.ask('POST new', { body: { kind: 'briefing', title } })).json.message
  expect(await refusal('What audits cost!')).toBe('There is an entry of this name already.')
  expect(desk.read(json.file)).toBe(`${before}More.`)
  expect((await desk.ask('POST new', { body: { kind: '__proto__', title: 'x' } })).status).toBe(400)
  expect(await refusal(' ')).toBe('The title is missing.')
  expect(await refusal('???')).toBe('"???" has no letters to make an address of.')
})

test('the form of a file is known when the file is gone, and of no other name', async () => {
  desk = await startDesk()
  const { status, json } = await desk.ask('GET schema?file=content/articles/gone.mdx')
  expect([status, json.properties.author.type]).toEqual([200, 'string'])
  expect((await desk.ask('GET schema?file=content/README.md')).status).toBe(400)
  expect((await desk.ask('GET schema?file=content/pages/../../package.json')).status).toBe(400)
})

test('every block of the vocabulary is described, with its props and how it begins', async () => {
  desk = await startDesk()
  const kinds = (await desk.ask('GET blocks')).json as BlockKind[]
  expect(kinds.length).toBeGreaterThan(30)
  for (const kind of kinds) expect(kind.starter).toContain(`<${kind.name}`)
  expect(kinds.find(({ name }) => name === 'Action')).toMatchObject({
    children: false,
    props: { properties: { href: { description: expect.any(String) } } },
  })
})

test('pages, their sections and entries can be linked to by name', async () => {
  desk = await startDesk({
    'content/pages/about.mdx': page({}, '## Where we are\n'),
    'content/articles/one.mdx': article({ title: 'The first one' }),
  })
  const targets = (await desk.ask('GET targets')).json as LinkTarget[]
  expect(targets).toContainEqual({ title: 'About us', href: '/about', collection: 'pages', slug: 'about' })
  expect(targets).toContainEqual({ title: 'Where we are', href: '/about#where-we-are', on: 'About us' })
  expect(targets).toContainEqual({
    title: 'The first one',
    href: '/briefings/one',
    collection: 'articles',
    slug: 'one',
  })
  expect(targets.filter(({ title, href }) => !title || href.includes('undefined'))).toEqual([])
})

test('the body is read by the check’s own parser, with the offsets of its parts', async () => {
  desk = await startDesk()
  const text = page({}, 'Some *words*.\n\n<Stat value=>\n')
  const { json: opened } = await desk.ask(`GET entry?file=${home}`)
  expect(opened.root.children).toHaveLength(1)
  const { json } = await desk.ask('PUT entry', { body: { file: home, text, base: opened.version } })
  const parsed = await desk.ask('POST parse', { body: { file: home, text } })
  expect(parsed.json.root).toEqual(json.root)
  const [paragraph] = json.root.children
  const { start, end } = paragraph.position
  expect(text.slice(start.offset, end.offset)).toBe('Some *words*.')
  expect(json.issues[0]).toMatchObject({ rule: 'mdx-syntax', file: home, line: 10, column: 7 })
})

test('the list knows what was to be looked at again by now, and who answers for it', async () => {
  const claim = { value: '5', label: 'Offices', asOf: '2019-01-01', illustrative: true, reviewBy: '2020-01-01' }
  const claims = [
    { id: 'east', ...claim, owner: 'Ada' },
    { id: 'west', ...claim, label: 'Partners', owner: 'Ben' },
  ]
  desk = await startDesk({
    'content/site/reviews.json': '[{ "id": "pages", "owner": "Marketing" }]',
    'content/site/claims.json': JSON.stringify(claims),
    'content/pages/old.mdx': page({ title: 'Old', reviewBy: '2020-01-01' }),
    'content/pages/fresh.mdx': page({ title: 'Fresh', reviewBy: '2999-01-01' }),
  })
  const { json } = await desk.ask('GET site')
  const overdue = (json.entries as { file: string; overdue?: object }[]).filter((entry) => entry.overdue)
  expect(Object.fromEntries(overdue.map((entry) => [entry.file, entry.overdue]))).toEqual({
    'content/pages/old.mdx': { owner: 'Marketing' },
    'content/site/claims.json': {},
  })
})

test('outside links that are gone are listed with the texts that link to them, until these lead elsewhere', async () => {
  const about = 'content/pages/about.mdx'
  desk = await startDesk({
    [about]: page({ title: 'About' }, '[Gone](https://example.net/gone#a) and [there](https://example.net/there).\n'),
  })
  const failing = { is: 'failing', said: '404' } as const
  const gone = ['2026-03-11', '2026-03-12', '2026-03-13'].reduce<ReturnType<typeof remembered> | undefined>(
    (known, day) => remembered(known, failing, day),
    undefined,
  )
  writeMemory(desk.root, {
    ...(gone && { 'https://example.net/gone': gone }),
    'https://example.net/there': remembered(undefined, { is: 'there' }, '2026-03-13'),
    ...(gone && { 'https://example.net/linked-no-more': gone }),
  })
  expect((await desk.ask('GET gone-links')).json).toEqual([
    {
      address: 'https://example.net/gone',
      since: '2026-03-11',
      said: '404',
      from: [{ file: about, line: expect.any(Number) }],
    },
  ])
})
