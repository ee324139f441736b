import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ContentData, Question } from '#src/content/queries.ts'
import { bundle } from '../../scripts/build/bundle/bundle.ts'
import { pageScripts, readClient } from '../../scripts/build/bundle/client-build.ts'
import { buildPages } from '../../scripts/build/render/pages.ts'
import { recordedContent } from '../../scripts/build/render/recorded-content.ts'
import { readServer } from '../../scripts/build/render/server-build.ts'
import { openOutput } from '../../scripts/build/write/output.ts'
import { openStore } from '../../scripts/cache/store.ts'
import { createContent } from '../../scripts/content/content.ts'
import { openWriter } from '../../scripts/measure/bench/synthetic-text.ts'
import { hasCard } from '../../scripts/outputs/og-image/card.ts'
import { article, category, page } from './minimal-content.ts'
import { removeTemporarySites, temporarySite } from './temporary-site.ts'

/** What code and styles of the built site weigh, in bytes as they are sent. */
export interface Weights {
  /** The first response of each page, by address. */
  pages: Record<string, number>
  /** The scripts of a page that answers nothing. */
  entry: number
  /** The scripts of a page with one block that answers. */
  withReact: number
}

// Prints the weights, on words that never change. In a process of its own: React decides when it is loaded whether it is the
// one that visitors get.
process.env.NODE_ENV = 'production'
const root = path.resolve(import.meta.dirname, '../..')
const today = '2026-03-15'
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
if (issues.length > 0) throw new Error(JSON.stringify(issues))
const caches = path.join(site.root, '.cache')
const store = openStore(path.join(caches, 'served'))
const output = openOutput({ folder: path.join(site.root, 'dist'), caches, store, code })
const app = await readServer(root)
const policyFor = () => "default-src 'none'"
const questions = [...app.questions, hasCard] as Question<string[], unknown>[]
const all = data as ContentData
const content = recordedContent({ all, published: all, questions, today })
const built = await buildPages({
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
const bytes = (islands: string[]) =>
  pageScripts(client, islands)
    .early.map((file) => brotliCompressSync(readFileSync(path.join(client.folder, file))).length)
    .reduce((sum, size) => sum + size, 0)
const pages = built
  .filter(({ page: { kind } }) => kind !== 'article')
  .map(({ page: { path: address }, file }) => [address, statSync(path.join(output.folder, `${file}.br`)).size])
const weights: Weights = { pages: Object.fromEntries(pages), entry: bytes([]), withReact: bytes(['DigestSignup']) }
process.stdout.write(JSON.stringify(weights))
removeTemporarySites()
