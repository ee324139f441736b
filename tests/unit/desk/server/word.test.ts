import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { richWords } from '#src/desk/rich-words.ts'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { category, page } from '../../../support/minimal-content.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'
import {
  heading,
  inList,
  noteMark,
  notes,
  paragraph,
  picture,
  run,
  table,
  wordDocument,
} from '../../../support/word-document.ts'

let desk: DeskSite
afterEach(async () => {
  expect(desk.errors).toEqual([])
  await desk.stop()
  removeTemporarySites()
})

const start = () =>
  startDesk({
    'content/pages/index.mdx': page({ title: 'Home' }),
    'content/categories/compliance.json': category('Compliance'),
  })

async function plan() {
  const png = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#0a5' } })
    .png()
    .toBuffer()
  const title = '<w:pStyle w:val="Title"/>'
  const link = `<w:fldSimple w:instr='HYPERLINK "http://example.com/a?utm_source=x"'>${run('there')}</w:fldSimple>`
  const both = `<w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph('Both')}</w:tc>`
  const body = [
    paragraph('The “plan” &lt;for&gt; {all}', title),
    heading(1, 'First'),
    paragraph(run('It ') + run('held', '<w:b/>') + run(', see ') + link + noteMark(1)),
    heading(2, 'Below it'),
    paragraph('One', inList('bullets')),
    paragraph('Two', inList('bullets')),
    paragraph(picture('A green field')),
    table(['Year', 'Plan'], ['2026', '12']),
    table([both], ['a', 'b']),
    paragraph('Loud', '<w:pStyle w:val="Shout"/>'),
  ]
  const image1 = { content: png, ending: 'png' }
  return wordDocument(body.join(''), { image1, ...notes('footnote', paragraph('As said.')) })
}

const send = (kind: string, title: string, body: Buffer, more: Record<string, string> = {}) =>
  desk.ask(`POST word?${new URLSearchParams({ kind, title, name: 'the-file.docx', ...more })}`, {
    body,
    headers: { 'content-type': 'application/octet-stream' },
  })

test('a Word document begins an entry: headings, marks, links, notes, lists, pictures and tables in the house style', async () => {
  desk = await start()
  const { json } = await send('briefing', '', await plan())
  expect(json).toEqual({
    file: 'content/articles/the-plan-for-all.mdx',
    left: [richWords.pasted.merged],
    comments: [],
  })
  const text = desk.read(json.file)
  expect(text).toContain('draft: true')
  expect(text.slice(text.indexOf('\n---\n') + 5).trim()).toBe(
    [
      '## First',
      'It **held**, see [there](https://example.com/a)[^1]',
      '### Below it',
      '- One\n- Two',
      '<Picture src="the-plan-for-all-picture.png" alt="A green field" />',
      '| Year | Plan |\n| --- | --- |\n| 2026 | 12 |',
      '| Both |  |\n| --- | --- |\n| a | b |',
      'Loud',
      '[^1]: As said.',
    ].join('\n\n'),
  )
  const issues = (await desk.ask('GET site')).json.issues.filter((one: { file: string }) => one.file === json.file)
  expect(issues.filter(({ rule }: { rule: string }) => rule === 'syntax' || rule === 'block-props')).toEqual([])
})

test('a title without Latin letters gives its place to the name of the file, and is told', async () => {
  desk = await start()
  const { json } = await send(
    'briefing',
    '',
    await wordDocument(heading(1, '我是如何成为世界第一的') + paragraph('Words.')),
  )
  expect(json).toEqual({
    file: 'content/articles/the-file.mdx',
    left: ['Its title cannot be one here, so the name of the file stands in its place: “我是如何成为世界第一的”.'],
    comments: [],
  })
})

test('a picture the site refuses leaves neither a file nor a place, and its reason is told', async () => {
  desk = await start()
  const broken = { image: { content: Buffer.from('89504e470d0a1a0a', 'hex'), ending: 'png' } }
  const body = paragraph(`${run('A')}${picture('B')}`, inList('plain')) + paragraph(picture('C')) + paragraph('D')
  const { json } = await send('briefing', 'A plan', await wordDocument(body, broken))
  expect(json.left).toEqual([expect.stringMatching(/^1 picture was left out: “/)])
  expect(desk.read(json.file)).toMatch(/---\n\n1\. A\n\nD\n$/)
  expect(readdirSync(path.join(desk.root, 'content/articles'))).toEqual(['a-plan.mdx'])
})

test('changes that are tracked count as rejected when somebody says so', async () => {
  desk = await start()
  const body = paragraph(`${run('One ')}<w:ins w:id="1" w:author="A">${run('two')}</w:ins>`)
  const { json } = await send('briefing', 'A plan', await wordDocument(body), { changes: 'rejected' })
  expect(json.left).toEqual(['1 open change was taken as rejected: “two”.'])
  expect(desk.read(json.file)).toMatch(/\n\nOne\n$/)
})

test('words that are hidden come along when somebody says so', async () => {
  desk = await start()
  const body = paragraph(`${run('One ')}${run('two', '<w:vanish/>')}`)
  const { json } = await send('briefing', 'A plan', await wordDocument(body), { hidden: 'taken' })
  expect(json.left).toEqual(['Hidden words were taken in: “two”.'])
  expect(desk.read(json.file)).toMatch(/\n\nOne two\n$/)
})

test('signs somebody typed instead of a list or a mark are no errors of the check', async () => {
  desk = await start()
  const typed = [
    '· one',
    '• two',
    '{{name}} and } or {x}',
    'Name ____ Date ____',
    '** a * b',
    'a__b <c> [d]',
    '---',
    '· ',
  ].map((words) => paragraph(words.replaceAll('<', '&lt;')))
  const { json } = await send('briefing', 'Typed', await wordDocument(typed.join('')))
  const { issues } = (await desk.ask('GET site')).json
  const own = issues.filter(
    ({ file, rule }: { file: string; rule: string }) => file === json.file && rule === 'not-markdown',
  )
  expect(own).toEqual([])
})

test('on a page each heading begins a section, and the title that was written wins', async () => {
  desk = await start()
  const { json } = await send('page', 'Another name', await plan())
  expect(json.file).toBe('content/pages/another-name.mdx')
  expect(desk.read(json.file)).toContain('<Section title="First">\n\nIt **held**')
})

test('what is no Word document, and a kind without a text, are refused with a reason', async () => {
  desk = await start()
  const none = await send('briefing', 'A', Buffer.from('no zip'))
  expect([none.status, none.json.message]).toEqual([415, expect.stringContaining('no Word document')])
  const advisor = await send('advisor', 'A', await plan())
  expect([advisor.status, advisor.json.message]).toEqual([409, expect.stringContaining('no text of its own')])
  expect((await send('constructor', 'A', await plan())).status).toBe(400)
})
