import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'
import { article, minimalContent, page } from '../support/minimal-content.ts'

const about = 'content/pages/about.mdx'
const told = async (body: string) => {
  const files = { [about]: page({}, `${body}\n`), 'content/articles/other.mdx': article() }
  return (await checkSite(files)).issues.map(({ severity, message, hint }) => `${severity}: ${message} ${hint}`)
}

test.each([
  ['https:/example.com/x', 'https://example.com/x'],
  ['https//example.com', 'https://example.com'],
  ['htps://example.com', 'https://example.com'],
  ['HTTPS://example.com', 'https://example.com'],
  ['//example.com', 'https://example.com'],
  ['https://www,example.com', 'https://www.example.com'],
  ['https://example..com', 'https://example.com'],
  ['</contact >', '/contact'],
  ['<https://example.com/a b>', 'https://example.com/a%20b'],
  ['mail:hello@example.com', 'mailto:hello@example.com'],
  ['+12125550142', 'tel:+12125550142'],
  ['phone:+12125550142', 'tel:+12125550142'],
  ['content/pages/about.mdx#top', '/about#top'],
  ['../articles/other.mdx', '/briefings/other'],
  ['/about.html', '/about'],
  ['about.mdx', '/about'],
  ['./about', '/about'],
  ['../about', '/about'],
  ['http://localhost:5173/about', '/about'],
  ['https://127.0.0.1:4173/about', '/about'],
  ['https://https://example.com', 'https://example.com'],
  ['mailto:info@example,com', 'mailto:info@example.com'],
  ['mailto://info@example.com', 'mailto:info@example.com'],
  ['tel:212.555.0142', 'tel:2125550142'],
])('the address that was meant by %s is offered', async (written, meant) => {
  const offered = (await told(`[Words](${written})`)).map((line) => /(?:Write|mean) (\S+?)[.?](?: |$)/.exec(line)?.[1])
  expect(offered).toEqual([meant])
})

test.each([
  ['../other.md', ['/briefings/other', 'Words']],
  ['../notes/other.md#costs', ['/briefings/other', 'Words']],
  [`Other%20${'0a'.repeat(16)}.md`, ['/briefings/other', 'Words']],
  ['about.md#top', ['/about#top', 'Words']],
  ['../other/', ['/briefings/other']],
  ['nowhere.md', ['Words']],
  ['../nowhere/', []],
  ['guide.pdf', []],
])(
  'an address where a text came from is offered as the page that is here, if there is one: %s',
  async (old, offered) => {
    const files = { [about]: page({}, `[Words](${old})\n`), 'content/articles/other.mdx': article() }
    const fixes = (await checkSite(files)).issues.map((issue) => issue.fixes ?? [])
    expect(fixes.map((own) => own.map((fix) => 'write' in fix && fix.write))).toEqual([offered])
  },
)

test('where a file belongs that a link names is said', async () => {
  expect(await told('[Words](guide.pdf)')).toEqual([
    expect.stringContaining('at public/guide.pdf, and write /guide.pdf.'),
  ])
})

test.each(['https://examplecom', 'https://', 'https://.com'])('%s names no site', async (written) => {
  expect(await told(`[Words](${written})`)).toEqual([expect.stringContaining('name of the site is not whole')])
})

test.each([
  'https://192.168.1.1/x',
  'https://my_files.example.com/x?y=(z)',
  'https://exämple.com/ü',
  'https://example.com:8443',
  'https://xn--bcher-kva.example#x',
])('%s is an address like any other', async (written) => {
  expect(await told(`[Words](${written})`)).toEqual([])
})

test.each([
  ['tel:+1 212 555 0142', '[Words](tel:+12125550142)'],
  ['mailto: hello@example.com', '[Words](mailto:hello@example.com)'],
  ['https://example.com/My file.pdf', '[Words](https://example.com/My%20file.pdf)'],
  ['https://exam ple.com', 'without spaces'],
  ['https://example.com/a(b', '%28 and %29'],
])('a link that ends in the middle of %s is told once, with the whole of it', async (written, hint) => {
  expect(await told(`[Words](${written})`)).toEqual([expect.stringContaining(hint)])
})

test('a link to a file that is not there says where to put it', async () => {
  expect(await told('[Words](/guide.pdf)')).toEqual([expect.stringContaining('Put the file at public/guide.pdf')])
})

test.each(['/home', '/index.html'])('%s was meant to be the home page', async (written) => {
  expect(await told(`[Words](${written})`)).toEqual([expect.stringContaining('Did you mean /?')])
})

test.each(['here', 'Click here', 'read more', 'this page', '→'])('a link called %s is a warning', async (words) => {
  expect(await told(`[${words}](/contact)`)).toEqual([expect.stringMatching(/^warning: .* do not say where/)])
})

test('words that say where a link leads are right, however short', async () => {
  expect(await told('[Contact](/contact), [more advisors](/leadership)')).toEqual([])
})

test('the name of a sign is told', async () => {
  expect(await told('Great :rocket: news.')).toEqual([expect.stringContaining('no picture takes its place')])
})

test('signs that are written alike are right', async () => {
  expect(await told('At 10:30:45, a:b:c, `:x: ==y==`, a == b and c == d. Really!!! [^1]\n\n[^1]: Words.')).toEqual([])
})

test('an address by another name leads to the page that is meant, and no short one to a page like it in letters alone', async () => {
  const search = JSON.parse(minimalContent()['content/site/search.json'] ?? '')
  const synonyms = [
    ['role', 'job', 'career'],
    ['briefing', 'article', 'blog'],
    ['advisor', 'board'],
  ]
  const terms = { id: 'terms', from: '/terms', to: '/contact', note: 'Short.' }
  const written = ['/team', '/trems', '/jobs', '/open-roles', '/blog', '/advisory-board', '/advisors', '/careers-fair']
  const { issues } = await checkSite({
    'content/site/search.json': JSON.stringify({ ...search, synonyms }),
    'content/site/redirects.json': JSON.stringify([terms]),
    'content/pages/leadership.mdx': page({ title: 'Advisory Board' }),
    'content/pages/about.mdx': page({}, written.map((path) => `[${path}](${path})`).join(' ')),
  })
  expect(
    issues.map(({ message, hint }) => [/to (\S+),/.exec(message)?.[1], /mean (\S+)\?/.exec(hint ?? '')?.[1]]),
  ).toEqual([
    ['/team', undefined],
    ['/trems', '/terms'],
    ['/jobs', '/careers'],
    ['/open-roles', '/careers'],
    ['/blog', '/briefings'],
    ['/advisory-board', '/leadership'],
    ['/advisors', '/leadership'],
    ['/careers-fair', '/careers'],
  ])
})
