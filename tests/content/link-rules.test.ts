import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { article, minimalContent, page } from '../support/minimal-content.ts'

const about = 'content/pages/about.mdx'
const json = (value: unknown) => JSON.stringify(value, null, 2)
const redirects = (...rows: [from: string, to: string][]) => ({
  'content/site/redirects.json': json(
    rows.map(([from, to], index) => ({ id: `r-${index}`, from, to, note: 'Moved.' })),
  ),
})
const { baseUrl } = JSON.parse(minimalContent()['content/site/site.json'] ?? '')
const messages = async (files: Record<string, string>) =>
  (await checkSite(files)).issues.map(({ severity, message }) => `${severity}: ${message}`)

test('a complete address of the own domain is a link inside the site', async () => {
  const text = page({}, `[a](${baseUrl}/abuot) [b](${baseUrl}/about#top) [c](${baseUrl}) [d](${baseUrl}.org/x)\n`)
  expect(await reportFor({ [about]: text })).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      8:1-31 error broken-link: The link leads to /abuot, which does not exist.
        Did you mean /about? A link inside the site is written as its path, without the domain."
  `)
})

test('the own domain is known with www. and without', async () => {
  const other = baseUrl.replace('//', '//www.')
  expect(
    await messages({ [about]: page({}, `[a](${other}/abuot) [b](${other}/about) [c](${other}.org/x)\n`) }),
  ).toMatchInlineSnapshot(`
      [
        "error: The link leads to /abuot, which does not exist.",
      ]
    `)
  const site = minimalContent()['content/site/site.json']?.replace(baseUrl, other) as string
  const links = page({}, `[a](${baseUrl}/abuot) [b](https://example.comx/abuot)\n`)
  expect(await messages({ 'content/site/site.json': site, [about]: links })).toMatchInlineSnapshot(`
    [
      "error: The link leads to /abuot, which does not exist.",
    ]
  `)
})

test('what must not be linked is not linked by a complete address either', async () => {
  expect(await messages({ [about]: page({}, `[a](${baseUrl}/login)\n`) })).toMatchInlineSnapshot(`
    [
      "error: The site has no accounts, so nothing can lead to /login.",
    ]
  `)
})

test('an address with a broken percent sign is told, in fields and in texts', async () => {
  const text = page({}, '[x](/about%)\n').replace('hero:', 'hero:\n  ctaText: Go\n  ctaLink: /about#100%')
  expect(await reportFor({ [about]: text })).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      6:12-23 error link-form: The address "/about#100%" has a % that begins no escape.
        Write %25 for the sign itself, or remove it.
      10:1-13 error link-form: The address "/about%" has a % that begins no escape.
        Write %25 for the sign itself, or remove it."
  `)
})

test('a name written in percent signs is the name it stands for', async () => {
  expect(await messages({ [about]: page({}, '## Über uns\n\n[a](#%C3%BCber-uns) [b](#über-uns)\n') })).toEqual([])
})

test('a redirect that leads by others to nothing is told', async () => {
  expect(
    await messages(redirects(['/a', '/b'], ['/b', '/nowhere'], ['/c', 'https://elsewhere.org'])),
  ).toMatchInlineSnapshot(`
    [
      "error: The redirect leads to nothing: /a → /b → /nowhere, which does not exist.",
      "error: The link leads to /nowhere, which does not exist.",
    ]
  `)
})

test('only a path of the site can be led away from', async () => {
  expect(await messages(redirects(['/a?b=c', '/'], ['https://example.com/a', '/']))).toMatchInlineSnapshot(`
    [
      "error: Record "r-0": \`from\` must be a path on this site, for example "/old-name".",
      "error: Record "r-1": \`from\` must be a path on this site, for example "/old-name".",
    ]
  `)
})

test('a link to a renamed briefing offers the new name and the redirect', async () => {
  const files = {
    [about]: page({}, 'See [it](/briefings/after-the-recompete-capture-planning).\n'),
    'content/articles/capture-planning-after-the-recompete.mdx': article(),
    'content/articles/another.mdx': article(
      { title: 'Another', related: '[capture-planning-after-recompete]' },
      'Some words.\n',
    ),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/articles/another.mdx
      12:11-43 error related: There is no briefing "capture-planning-after-recompete".
        Did you mean "capture-planning-after-the-recompete"? If the page was renamed, also add a redirect from /briefings/capture-planning-after-recompete to /briefings/capture-planning-after-the-recompete in content/site/redirects.json, so that the old address keeps working.
    content/pages/about.mdx
      8:5-58 error broken-link: The link leads to /briefings/after-the-recompete-capture-planning, which does not exist.
        Did you mean /briefings/capture-planning-after-the-recompete? If the page was renamed, also add a redirect from /briefings/after-the-recompete-capture-planning to /briefings/capture-planning-after-the-recompete in content/site/redirects.json, so that the old address keeps working."
  `)
})

test('a link to a record that is gone says what the place was', async () => {
  const explorer =
    '<SolutionCatalogue indexLabel="I" solutionLabel="S" featuresLabel="F" timelineLabel="T" valueLabel="V" />\n'
  const solution = {
    title: 'T',
    description: 'D',
    solutions: [{ name: 'N', description: 'D', features: ['a', 'b'], timeline: '1-3 months', value: 'V' }],
    order: 1,
  }
  const report = await reportFor({
    [about]: page({}, `${explorer}\n[x](#modernization)\n`),
    'content/solutions/compliance.json': json(solution),
  })
  expect(report).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      10:1-20 error broken-fragment: There is no #modernization on /about.
        Each record shown there is a place on the page: if content/solutions/modernization.json was removed, remove the link too or lead it elsewhere. The places on it are #compliance."
  `)
})

test('mailto needs a whole address, in fields and in texts', async () => {
  const text = page({}, '[a](mailto:hello@example.com?subject=Hi) [b](mailto:hello)\n').replace(
    'hero:',
    'hero:\n  ctaText: Write\n  ctaLink: mailto:hello@example',
  )
  expect(await reportFor({ [about]: text })).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      6:12-32 error invalid-value: \`hero.ctaLink\` must have a whole address after mailto:, for example "mailto:name@example.com".
        What belongs here: Where the link goes: "/contact", "#results", "https://…", "mailto:…" or "tel:…".
      10:42-59 error link-form: "mailto:hello" is no complete e-mail address.
        Write mailto:name@example.com."
  `)
})

test('addresses that lists and feeds of briefings have, or files of the site, are no others', async () => {
  const redirect = (id: string, from: string) => ({ id, from, to: '/contact', note: 'Moved.' })
  const { issues } = await checkSite({
    'content/articles/2026.mdx': article(),
    'content/articles/2031.mdx': article({ title: 'Later' }),
    'content/articles/feed.mdx': article({ title: 'Feed' }),
    'content/pages/about.mdx': page(),
    'content/pages/con.mdx': page({ title: 'Pros' }),
    'public/mark.svg': 'x',
    'content/site/redirects.json': JSON.stringify(
      ['/index', '/about.html', '/about/', '/About', '/mark.svg', '/briefings/feed.xml', '/old.html'].map((from, at) =>
        redirect(`r${at}`, from),
      ),
    ),
  })
  const told = issues.filter(({ severity }) => severity === 'error').map(({ file, message }) => `${file}: ${message}`)
  expect(told.sort()).toMatchInlineSnapshot(`
    [
      "content/articles/2026.mdx: The address /briefings/2026 is already that of a list of briefings.",
      "content/articles/2031.mdx: The address /briefings/2031 is kept for lists and feeds of briefings.",
      "content/articles/feed.mdx: The address /briefings/feed is kept for lists and feeds of briefings.",
      "content/pages/con.mdx: Windows keeps this name for a device, so the file could not be opened there.",
      "content/site/redirects.json: The address /About differs from /about in capital letters only.",
      "content/site/redirects.json: The address /about.html is another way to write /about, which is a page.",
      "content/site/redirects.json: The address /about/ is another way to write /about, which is a page.",
      "content/site/redirects.json: The address /briefings/feed.xml is that of a file of the site.",
      "content/site/redirects.json: The address /index is another way to write /, which is a page.",
      "content/site/redirects.json: The address /mark.svg is that of a file of the site.",
    ]
  `)
})
