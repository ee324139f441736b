import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ContentData, Question } from '#src/content/queries.ts'
import { bundle } from '../../../scripts/build/bundle/bundle.ts'
import { pageScripts, readClient } from '../../../scripts/build/bundle/client-build.ts'
import { firstWindow } from '../../../scripts/build/first-window.ts'
import { buildPages } from '../../../scripts/build/render/pages.ts'
import { recordedContent } from '../../../scripts/build/render/recorded-content.ts'
import { readServer } from '../../../scripts/build/render/server-build.ts'
import { openOutput } from '../../../scripts/build/write/output.ts'
import { openStore } from '../../../scripts/cache/store.ts'
import { createContent } from '../../../scripts/content/content.ts'
import { hasCard } from '../../../scripts/outputs/og-image/card.ts'
import { openWriter } from '../../../scripts/tools/bench/synthetic-text.ts'
import { today } from '../../support/check-site.ts'
import { article, category, page } from '../../support/minimal-content.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

// What code and styles weigh, on words that never change: no sentence an editor adds can break this.
const root = path.resolve(import.meta.dirname, '../../..')
const { paragraph, sentence, word } = openWriter(1)

const section = (title: string, content: string) =>
  `<Section title="${title}" intro="${sentence()}" layout="wide">\n\n${content}\n\n</Section>`
const card = () => `<Card title="The ${word()} and the ${word()}">\n${paragraph(3)}\n</Card>`
const stat = (value: number) => `<Stat value="${value}" label="${sentence()}" />`

/** More words and blocks than most pages of the site have. */
const body = [
  section(
    'Words',
    [paragraph(6), '### A list', ...[1, 2, 3, 4].map(() => `- ${sentence()}`), paragraph(5)].join('\n\n'),
  ),
  section('Cards', `<Cards columns={3}>\n${[1, 2, 3, 4, 5, 6].map(card).join('\n')}\n</Cards>`),
  section('Figures', `<Stats>\n${[10, 20, 30].map(stat).join('\n')}\n</Stats>`),
  section(
    'Chart',
    '<RatioChart title="Growth" labels={["Q1", "Q2"]} series={[{ label: "Plan", values: [1, 25] }, { label: "Real", values: [1, 2] }]} />',
  ),
  section('More cards', `<Cards columns={2}>\n${[1, 2, 3, 4, 5, 6].map(card).join('\n')}\n</Cards>`),
  section('More words', Array.from({ length: 24 }, () => paragraph(6)).join('\n\n')),
].join('\n\n')

/** As many briefings as make the longest newest page of a list, with the drawing that takes most. */
const briefings = Array.from({ length: 49 }, (_, index): [string, string] => {
  const [title, excerpt, date] = [`${index} ${word()} and ${word()}`, paragraph(2), `2026-01-${10 + (index % 20)}`]
  return [`content/articles/briefing-${index}.mdx`, article({ title, excerpt: JSON.stringify(excerpt), date })]
})
const listPage = page(
  { title: 'Briefings' },
  `<Section>\n\n<DigestSignup />\n\n</Section>\n\n<CallToAction title="${sentence()}">\n<Action label="Ask" href="/about" />\n</CallToAction>\n`,
)

let entry = 0
let withReact = 0
const sizes = new Map<string, number>()

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const code = await bundle(root)
  const client = await readClient(root)
  const site = temporarySite({
    'content/pages/index.mdx': page({ title: 'Home', template: 'home' }, body),
    'content/pages/about.mdx': page({}, body),
    'content/pages/briefings.mdx': listPage,
    'content/categories/compliance.json': category('Compliance').replace('1', '1, "art": "contour"'),
    ...Object.fromEntries(briefings),
  })
  const { data, issues } = await createContent({ root: site.root, now: today }).check()
  expect(issues).toEqual([])
  const caches = path.join(site.root, '.cache')
  const store = openStore(path.join(caches, 'served'))
  const output = openOutput({ folder: path.join(site.root, 'dist'), caches, store, code })
  const app = await readServer(root)
  const policyFor = () => "default-src 'none'"
  const questions = [...app.questions, hasCard] as Question<string[], unknown>[]
  const all = data as ContentData
  const content = recordedContent({ all, published: all, questions, today })
  const pages = await buildPages({
    root,
    app,
    data: data as ContentData,
    content,
    client,
    code,
    policyFor,
    builtOn: today,
    preview: false,
    output,
    store,
    records: path.join(caches, 'pages.json'),
  })
  output.commit()
  for (const { page: built, file } of pages.filter((one) => one.page.template !== 'article'))
    sizes.set(built.path, statSync(path.join(output.folder, `${file}.br`)).size)
  const bytes = (islands: string[]) =>
    pageScripts(client, islands)
      .early.map((file) => brotliCompressSync(readFileSync(path.join(client.folder, file))).length)
      .reduce((sum, size) => sum + size, 0)
  entry = bytes([])
  withReact = bytes(['DigestSignup'])
})
afterAll(removeTemporarySites)

test('the first response of a page fits into the first window of a connection', () => {
  expect([...sizes.keys()].sort()).toEqual([
    '/',
    '/404',
    '/about',
    '/briefings',
    '/briefings/2026',
    '/briefings/2026/page/1',
    '/briefings/category/compliance',
    '/briefings/category/compliance/page/1',
    '/briefings/page/1',
    '/briefings/page/2',
    '/careers',
    '/case-studies',
    '/contact',
    '/leadership',
    '/resources',
    '/search',
  ])
  for (const [address, bytes] of sizes) expect(bytes, address).toBeLessThanOrEqual(firstWindow)
  // The page is worth its name: with half of this, no style that comes would ever be noticed.
  expect(sizes.get('/about')).toBeGreaterThan(firstWindow - 1500)
})

test('the script of a page that answers nothing stays within 8 KB, with React it stays within 80', () => {
  expect(entry).toBeGreaterThan(5 * 1024)
  expect(entry).toBeLessThanOrEqual(8 * 1024)
  expect(withReact).toBeGreaterThan(60 * 1024)
  expect(withReact).toBeLessThanOrEqual(80 * 1024)
})
