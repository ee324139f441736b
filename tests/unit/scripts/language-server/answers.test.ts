import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { type CodeAction, type CompletionItem, type DocumentSymbol, LSPErrorCodes } from 'vscode-languageserver/node'
import { createContent } from '../../../../scripts/content/content.ts'
import { diagnosticOf } from '../../../../scripts/language-server/diagnostic-of.ts'
import { askSearch } from '../../../../scripts/outputs/search-answers.ts'
import { type LanguageClient, languageClient, serveHere } from '../../../support/language-client.ts'
import { legalText } from '../../../support/legal-text.ts'
import { article, page } from '../../../support/minimal-content.ts'
import { pngOf } from '../../../support/pictures.ts'
import { removeTemporarySites, temporarySite } from '../../../support/temporary-site.ts'

const about = 'content/pages/about.mdx'
const clients: LanguageClient[] = []

afterEach(async () => {
  for (const client of clients.splice(0)) await client.stop()
  removeTemporarySites()
})

async function start(files: Record<string, string | Buffer> = {}, capabilities?: object) {
  const site = temporarySite({ [about]: page(), ...files })
  const client = await languageClient(site.root, serveHere(site.root), capabilities)
  clients.push(client)
  return { ...site, ...client }
}

const messages = ({ problems }: LanguageClient, file: string) => problems(file)?.map(({ message }) => message)
const inserted = ({ textEdit }: CompletionItem) => textEdit?.newText

test('problems are told of every file, in the words of the check and with the place that is meant', async () => {
  const client = await start({ [about]: page({}, 'A 😀 and a [link](/nowhere).\n') })
  await expect.poll(() => client.problems(about)).toHaveLength(2)
  expect(client.problems(about)).toMatchInlineSnapshot(`
    [
      {
        "code": "link-words",
        "message": "The words “link” do not say where the link leads. Link the words that do, such as the title of the page it leads to.",
        "range": {
          "end": {
            "character": 27,
            "line": 7,
          },
          "start": {
            "character": 11,
            "line": 7,
          },
        },
        "severity": 2,
        "source": "content",
      },
      {
        "code": "broken-link",
        "message": "The link leads to /nowhere, which does not exist. Link to a page that exists, or remove the link. If the page was deleted, a redirect from /nowhere in content/site/redirects.json leads to the one that takes its place.",
        "range": {
          "end": {
            "character": 27,
            "line": 7,
          },
          "start": {
            "character": 11,
            "line": 7,
          },
        },
        "severity": 1,
        "source": "content",
      },
    ]
  `)
})

test('the problems of one file are told with the key that makes them, and those of others a moment later', async () => {
  const client = await start({
    'content/pages/other.mdx': page({ title: 'Other' }, '[There](/about#place)\n\n[Home](/about)\n'),
  })
  await expect.poll(() => messages(client, 'content/pages/other.mdx')).toEqual([expect.stringContaining('#place')])
  client.open(about, page({}, '## Place\n\n[Other](/other)\n'))
  await expect.poll(() => messages(client, 'content/pages/other.mdx')).toEqual([])
  client.change(about, page({}, '<Sektion />\n\n[Other](/other)\n'))
  await expect.poll(() => messages(client, about)).toEqual([expect.stringContaining('There is no block <Sektion>.')])
  client.change(about, page({}, '## Another place\n\n[Other](/other)\n'))
  await expect.poll(() => messages(client, 'content/pages/other.mdx')).toEqual([expect.stringContaining('#place')])
})

test('a text counts as it stands in the editor until it is saved or closed', async () => {
  const client = await start()
  await client.ask('documentSymbol', about, `${page()}¦`)
  client.write(about, page({}, '[Nowhere](/nowhere)\n'))
  await expect.poll(() => messages(client, about)).toEqual([expect.stringContaining('/nowhere')])
  client.change(about, page())
  await expect.poll(() => messages(client, about)).toEqual([])
  client.close(about)
  await expect.poll(() => messages(client, about)).toEqual([expect.stringContaining('/nowhere')])
})

test('what is written on disk is noticed without the editor', async () => {
  const client = await start()
  client.write('content/pages/other.mdx', page({ title: 'Other' }, '[Nowhere](/nowhere)\n'))
  await expect.poll(() => messages(client, 'content/pages/other.mdx')?.join()).toContain('/nowhere')
})

test('a file that stands on disk with bytes that are no text stays a problem while it is open', async () => {
  const bytes = Buffer.concat([Buffer.from(page()), Buffer.of(0xe9)])
  const client = await start({ [about]: bytes })
  client.open(about, bytes.toString())
  await expect.poll(() => messages(client, about)).toEqual([expect.stringContaining('is not UTF-8')])
})

test('a file with line ends of Windows has its problems at the same columns', async () => {
  const client = await start()
  client.open(about, page({}, 'A 😀 and a [link](/nowhere).\n').replaceAll('\n', '\r\n'))
  await expect.poll(() => client.problems(about)?.map(({ range }) => range.start)).toEqual([{ line: 7, character: 11 }])
})

test.each([
  ['a field', page().replace('hero:', 'dra¦\nhero:'), ['draft: ']],
  ['a value', page().replace('hero:', 'draft: t¦\nhero:'), ['true']],
  ['a block', page({}, '<Callo¦\n'), ['Callout']],
  ['a prop', page({}, '<Callout ¦\n'), ['title=""']],
  ['an address', page({}, '[x](/con¦)\n'), ['/contact']],
  ['an address by its title', page({}, '[x](cont¦)\n'), ['/contact']],
  ['a heading of another page', page({}, '[x](/about#pla¦)\n'), ['/about#place']],
  ['a heading by its words', page({}, '[x](Plac¦)\n'), ['/about#place']],
  ['a picture', page({}, '![x](br¦)\n'), ['bridge.png']],
  ['a picture in a field', page().replace('hero:', 'hero:\n  image:\n    src: br¦'), ['bridge.png']],
  ['a claim', page({}, '<Claim id="gro¦'), ['growth']],
  ['a category', article({ category: 'compl¦' }), ['compliance']],
])('%s is completed', async (_, marked, wanted) => {
  const claim = { id: 'growth', value: '5', label: 'Growth', asOf: '2026-01-01', reviewBy: '2027-01-01', owner: 'A' }
  const client = await start({
    [about]: page({}, '## Place\n\nWords.\n'),
    'content/images/bridge.png': pngOf(1200, 800),
    'content/site/claims.json': JSON.stringify([claim]),
  })
  const file = marked.includes('excerpt') ? 'content/articles/x.mdx' : 'content/pages/other.mdx'
  expect((await client.proposed(file, marked)).map(inserted)).toEqual(wanted)
})

test('the sections of a legal text are completed in it', async () => {
  const file = 'content/legal/terms-of-service/2026-01-01.mdx'
  const text = legalText({}, '## Late payment\n\nWords.\n\n<Ref to="late¦" />\n')
  const client = await start({ [file]: text.replace('late¦', '#late-payment') })
  expect((await client.proposed(file, text)).map(inserted)).toContain('#late-payment')
})

test('fields and their values are completed in JSON files', async () => {
  const client = await start()
  const file = 'content/categories/other.json'
  expect((await client.proposed(file, '{\n  "na¦"\n}')).map(inserted)).toEqual(['name'])
})

test.each([
  ['below', '<Callout\n\n[x](/con¦)\n'],
  ['above', '[x](/con¦)\n\n<Callout\n\n{broken\n'],
])('%s a mistake nothing can be read behind, there are completions', async (_, body) => {
  const client = await start()
  expect((await client.proposed(about, page({}, body))).map(inserted)).toEqual(['/contact'])
})

test('the headings of a text that cannot be read for a moment can be linked to as before', async () => {
  const other = 'content/pages/other.mdx'
  const text = page({ title: 'Other' }, '## Place\n\nWords.\n')
  const client = await start({ [other]: text, [about]: page({}, '[The place](/other#nowhere)\n') })
  client.open(other, text)
  await expect.poll(() => messages(client, about)?.join()).toContain('#nowhere')
  client.change(other, `${text}\n<Callout\n`)
  // Everything is checked again: nothing is said of links into a text that cannot be read.
  await expect.poll(() => messages(client, about)?.join()).not.toContain('#nowhere')
  expect((await client.proposed(about, page({}, '[x](/other#pla¦)\n'))).map(inserted)).toEqual(['/other#place'])
})

test('a label is the address where one is typed, and the title where letters are, from the same place on', async () => {
  const client = await start()
  const [byAddress] = await client.proposed(about, page({}, '[x](/con¦)\n'))
  const [byTitle] = await client.proposed(about, page({}, '[x](cont¦)\n'))
  expect(byAddress).toMatchObject({ label: '/contact', detail: 'Of contact' })
  expect(byTitle).toMatchObject({ label: 'Of contact', detail: '/contact' })
  for (const item of [byAddress, byTitle]) {
    expect(item).not.toHaveProperty('filterText')
    expect(item?.textEdit).toMatchObject({ range: { start: { line: 7, character: 4 } } })
  }
})

test('an editor that knows no snippets gets none, and nothing needs a second edit', async () => {
  const texts = [
    page({}, '<¦\n'),
    page({}, '<Callout ¦\n'),
    page({}, '<CountUp ¦\n'),
    page().replace('hero:', '¦\nhero:'),
  ]
  const client = await start()
  for (const marked of texts) {
    const items = await client.proposed(about, marked)
    expect(items).not.toEqual([])
    for (const item of items) {
      expect(inserted(item)).not.toContain('$')
      expect(item).not.toHaveProperty('additionalTextEdits')
    }
  }
})

test('an editor that knows snippets gets its cursor between the quotation marks', async () => {
  const client = await start({}, { textDocument: { completion: { completionItem: { snippetSupport: true } } } })
  const [item] = await client.proposed(about, page({}, '<Callout ¦\n'))
  expect(item).toMatchObject({ insertTextFormat: 2, textEdit: { newText: 'title="$1"' } })
})

test.each([
  [
    'a field',
    page().replace('title: About', 'ti¦tle: About'),
    '**title** (text, at most 46 characters; required)\n\nThe page’s name in the browser tab',
  ],
  ['a field of a group', page().replace('  title', '  ti¦tle'), '**hero.title** (text; required)\n\nThe largest words'],
  [
    'a block',
    page({}, '<Call¦out title="Words" />\n'),
    '**Callout**\n\nA short passage set apart.\n\n```mdx\n<Callout ',
  ],
  ['a prop', page({}, '<Callout ti¦tle="Words" />\n'), '**title** (text; required)\n\nThe heading.'],
])('%s is explained in the words of its schema', async (_, marked, words) => {
  const client = await start()
  const answer = await client.ask<{ contents: { value: string } }>('hover', about, marked)
  expect(answer.contents.value).toContain(words)
})

test('a fix is an action that has its edit already', async () => {
  const client = await start()
  const text = page({}, '<Sektion title="Words">\n\nWords.\n\n</Sektion>\n')
  const [action] = await client.ask<CodeAction[]>('codeAction', about, text.replace('<Sek', '<Sek¦'), {
    context: { diagnostics: [] },
  })
  expect(action).toMatchObject({ title: 'Write “Section”', kind: 'quickfix' })
  const edits = action?.edit?.changes?.[client.uri(about)]
  expect(edits).toEqual([
    { range: { start: { line: 7, character: 1 }, end: { line: 7, character: 8 } }, newText: 'Section' },
    { range: { start: { line: 11, character: 2 }, end: { line: 11, character: 9 } }, newText: 'Section' },
  ])
})

test('headings are the outline, deeper ones below others, and stay while the text cannot be read', async () => {
  const client = await start()
  const body = '## One\n\nWords.\n\n### Deeper\n\nWords.\n\n## Two\n\nWords.\n'
  const names = (symbols: DocumentSymbol[]): unknown[] =>
    symbols.map(({ name, children = [] }) => (children.length > 0 ? [name, ...names(children)] : name))
  const ask = async (text: string) => names(await client.ask<DocumentSymbol[]>('documentSymbol', about, `${text}¦`))
  expect(await ask(page({}, body))).toEqual([['One', 'Deeper'], 'Two'])
  expect(await ask(page({}, `${body}\n<Callout\n`))).toEqual([['One', 'Deeper'], 'Two'])
})

test('whoever renames is told where that is done', async () => {
  const client = await start()
  const asked = client.ask('rename', about, `¦${page()}`, { newName: 'x' })
  await expect(asked).rejects.toThrow('npm run desk')
  await expect(client.ask('prepareRename', about, `¦${page()}`)).rejects.toThrow('npm run desk')
})

test('a request that is cancelled is not answered', async () => {
  const site = temporarySite({ [about]: page() })
  const client = await languageClient(site.root)
  clients.push(client)
  client.open(about, page())
  const { CancellationTokenSource } = await import('vscode-languageserver/node')
  const cancelling = new CancellationTokenSource()
  const asked = client.connection.sendRequest(
    'textDocument/documentSymbol',
    { textDocument: { uri: client.uri(about) } },
    cancelling.token,
  )
  cancelling.cancel()
  await expect(asked).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled })
})

test('files that are no content are nobody’s business', async () => {
  const client = await start()
  for (const file of ['README.md', 'src/x.json', 'content/.schemas/pages.json', 'content/README.md'])
    expect(await client.ask('completion', file, '{ "¦" }')).toBe(null)
})

test('the real content has the problems that the check finds, file by file', async () => {
  const root = process.cwd()
  const client = await languageClient(root)
  clients.push(client)
  const { issues, results } = await createContent({ root, now: process.env.BUILD_DATE, askSearch }).check()
  for (const { file } of results) client.open(file, `${readFileSync(file, 'utf8')}\n`)
  const other = 'content/pages/about.mdx'
  const text = readFileSync(other, 'utf8')
  client.change(other, `${text}\n[Nowhere](/nowhere)\n`)
  await expect.poll(() => messages(client, other)?.join()).toContain('/nowhere')
  client.change(other, `${text}\n`)
  await expect
    .poll(() => messages(client, other))
    .toEqual(issues.filter(({ file }) => file === other).map(({ message }) => message))
  for (const { file } of results) {
    const own = issues.filter((issue) => issue.file === file)
    expect(client.problems(file) ?? []).toEqual(
      own.map((issue) => diagnosticOf(issue, issue.source?.split('\n') ?? [])),
    )
  }
})
