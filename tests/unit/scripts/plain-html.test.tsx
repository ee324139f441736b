import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { loadBlocks, loadedBlocks } from '#src/blocks/loaded-blocks.ts'
import { resolveBlocks } from '#src/blocks/resolve.ts'
import { type BlockName, blocks } from '#src/blocks/rows.ts'
import { renderTree } from '#src/body/render-tree.tsx'
import type { Tree } from '#src/body/tree.ts'
import { blockAlone } from '#src/dev/gallery/block-entry.ts'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import { layoutData } from '#src/pages/view/layout.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { renderPage } from '#src/render/entry-server.tsx'
import { UiContext } from '#src/ui/ui-context.tsx'
import { readBody } from '../../../scripts/content/body/read-body.ts'
import { feeds } from '../../../scripts/outputs/feeds.ts'
import { pageGraph } from '../../../scripts/outputs/structured-data/structured-data.ts'
import { treeHtml } from '../../../scripts/outputs/tree-html.ts'
import { realData } from '../../support/labels.ts'
import { realIndex } from '../../support/real-content.ts'
import { missingWords, wordsOf } from '../../support/words-of.ts'

const content = realIndex()
const names = Object.keys(blocks) as BlockName[]

function parse(text: string) {
  const { body, issues } = readBody('content/pages/example.mdx', text)
  return { body, problems: issues.map(({ message }) => message) }
}

/** A text as its page shows it, and as it stands elsewhere. */
const onPage = (body: Tree) =>
  renderToStaticMarkup(
    <StaticRouter location="/example">
      <UiContext value={content.single('ui')}>{renderTree(resolveBlocks(body, content), loadedBlocks)}</UiContext>
    </StaticRouter>,
  )
const elsewhere = (body: Tree) => treeHtml(body, 'https://example.com/example', content)
const lost = (body: Tree) => missingWords(wordsOf(onPage(body)), wordsOf(elsewhere(body)))

beforeAll(() => loadBlocks(names))

test('every block has all its words and figures in plain HTML', () => {
  const found = names.map((name): [string, string[]] => [name, lost(blockAlone(name, content, parse))])
  expect(Object.fromEntries(found.filter(([, words]) => words.length > 0))).toEqual({})
})

/** Every optional word of the blocks that stand in texts, and what figures look like. */
const text = `
We have completed <Claim id="engagements-firm" /> engagements, saved <CountUp value={1250} prefix="$" /> and take
<CountUp value={2} decimals={1} suffix="x" /> the care.

3. The third.
4. The fourth.

<Quote source="Survey, 2024" claim="approach-success">

Words.

</Quote>

<Ledger>
<LedgerRow term="Results">

Fewer invoices came back.

</LedgerRow>
</Ledger>

<Steps>
<Step title="Assess" meta="2 weeks">

Look.

</Step>
</Steps>

<Cards numbered>
<Card title="One" eyebrow="Method" meta="3 months" href="/approach" linkLabel="How it goes">

Words.

</Card>
<Card title="Another" href="/about#our-name">

Words.

</Card>
</Cards>

<Stats>
<Stat value="95%" label="Success rate" note="At the end of the work." claim="approach-success" />
</Stats>

<Actions>
<Action label="Our Approach" href="/approach" />
</Actions>

<TrustBadges>
<TrustBadge label="ISO 27001 Certified" note="Security" />
</TrustBadges>

<RatioChart title="Savings" caption="Plan and growth." unit="cases" labels={["Q1", "Q2"]} series={[{ label: "Plan", values: [1000, 2500] }, { label: "Growth", values: [1, 2.5] }]} />

<CallToAction title="Talk to a partner" text="An hour costs nothing.">
<Action label="Contact" href="/contact" />
</CallToAction>
`

test('optional words, figures in sentences and where a list starts arrive as the page has them', () => {
  const { body, problems } = parse(text)
  expect(problems).toEqual([])
  expect(lost(body)).toEqual([])
  expect(elsewhere(body).replace(/(<\/(?:p|li|tr|h2|h3|blockquote|thead|table)>)/g, '$1\n')).toMatchInlineSnapshot(`
    "<p>We have completed 500+ (Engagements: firm-wide, all practices; Illustrative) engagements, saved $1,250 and take 2.0x the care.</p>
    <ol start="3"><li>The third.</li>
    <li>The fourth.</li>
    </ol><blockquote><p>Words.</p>
    </blockquote>
    <p>Survey, 2024 (Success rate: engagements meeting client-defined goals at close; Illustrative)</p>
    <p><strong>Results</strong></p>
    <p>Fewer invoices came back.</p>
    <ol><li><h3>Assess</h3>
    <p>2 weeks</p>
    <p>Look.</p>
    </li>
    </ol><ol><li><p>Method</p>
    <h3>One</h3>
    <p>Words.</p>
    <p>3 months</p>
    <p><a href="https://example.com/approach">How it goes</a></p>
    </li>
    <li><h3><a href="https://example.com/about#our-name">Another</a></h3>
    <p>Words.</p>
    </li>
    </ol><ul><li><p><strong>95%</strong> Success rate (Success rate: engagements meeting client-defined goals at close; Illustrative)</p>
    <p>At the end of the work.</p>
    </li>
    </ul><p><a href="https://example.com/approach">Our Approach</a></p>
    <ul><li><p>ISO 27001 Certified</p>
    <p>Security</p>
    </li>
    </ul><p><strong>Savings</strong></p>
    <p>Plan and growth.</p>
    <p>cases</p>
    <table><thead><tr><th></th><th>Plan</th><th>Growth</th></tr>
    </thead>
    <tbody><tr><th>Q1</th><td>1,000 cases</td><td>1 cases</td></tr>
    <tr><th>Q2</th><td>2,500 cases</td><td>2.5 cases</td></tr>
    </tbody></table>
    <h2>Talk to a partner</h2>
    <p>An hour costs nothing.</p>
    <p><a href="https://example.com/contact">Contact</a></p>
    "
  `)
})

const pageAt = (url = '') => {
  const address = siteAddresses(content, { today: '2026-12-15' }).find(({ path }) => path === url)
  if (!address) throw new Error(url)
  return loadPage(address, content, () => '2026-12-15')
}
const pageHtml = (url = '') => renderPage(pageAt(url), layoutData(content, 2026, ''))

test('no word or figure of a briefing is missing in the feeds', async () => {
  const { items } = JSON.parse(feeds(realData())['/briefings/feed.json'] ?? '')
  const bodies = new Map<string, string>(items.map((item: Record<string, string>) => [item.url, item.content_html]))
  const { baseUrl } = content.single('site')
  for (const { url } of content.entries('articles')) {
    const body = bodies.get(`${baseUrl}${url}`) ?? ''
    expect(missingWords(wordsOf(await pageHtml(url), '#article-text'), wordsOf(body)), url).toEqual([])
  }
})

test('no word or figure of a role is missing in what job boards are told', async () => {
  for (const { url } of content.entries('jobs')) {
    const things = pageGraph(pageAt(url), content) as { '@type': string; description?: string }[]
    const { description = '' } = things.find((thing) => thing['@type'] === 'JobPosting') ?? {}
    const shown = wordsOf(await pageHtml(url), '.hero-description, main article, main dl.ledger > div:nth-child(-n+2)')
    expect(shown.size).toBeGreaterThan(100)
    expect(missingWords(shown, wordsOf(description)), url).toEqual([])
  }
})
