import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { article, category, page } from './minimal-content.ts'
import type { TemporarySite } from './temporary-site.ts'

/** The world a site is built in, as far as it is not the content. */
export interface Around {
  day: string
  preview: boolean
  /** Stands for components, schemas and settings: everything the bundle and the scripts are made of. */
  code: number
  /** A stylesheet that is inlined. */
  style: number
}

/** Something that happens to a site between two builds, as data: a case that failed is kept as it is. */
export type SiteEdit =
  | {
      edit: 'article'
      slug: string
      title: number
      body: number
      date: string
      category: string
      art?: true
      related?: string
    }
  | { edit: 'page'; slug: string; title: number; body: number }
  | { edit: 'category'; slug: string; name: number; order: number }
  | { edit: 'setting'; file: 'site' | 'article' | 'archive'; words: number }
  | { edit: 'redirect'; to?: string }
  | { edit: 'drawing'; size: number }
  | { edit: 'remove'; file: string }
  | { edit: 'rename'; from: string; to: string }
  | { edit: 'around'; around: Partial<Around> }
  | { edit: 'damage'; place: '.cache/served' | '.cache/content' | '.cache' | 'dist'; pick: number; cut: number }

const articles = ['alpha', 'beta', 'gamma', 'delta']
const categories = ['compliance', 'risk']
const days = ['2026-03-10', '2026-03-11', '2027-01-01']
const small = fc.nat({ max: 3 })
const articleFile = (slug: string) => `content/articles/${slug}.mdx`
const files = [
  ...articles.map(articleFile),
  'content/pages/about.mdx',
  'content/categories/risk.json',
  'content/images/plan.svg',
]

/** Any edit there is. Some make the content invalid, as editors do. */
export const siteEdit: fc.Arbitrary<SiteEdit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      {
        edit: fc.constant('article' as const),
        slug: fc.constantFrom(...articles),
        title: small,
        body: small,
        date: fc.constantFrom('2025-05-05', '2026-03-01', '2026-03-11'),
        category: fc.constantFrom('compliance', 'compliance', 'risk'),
        art: fc.constant(true as const),
        related: fc.constantFrom(...articles),
      },
      { requiredKeys: ['edit', 'slug', 'title', 'body', 'date', 'category'] },
    ),
  },
  fc.record({
    edit: fc.constant('page' as const),
    slug: fc.constantFrom('about', 'briefings', 'index'),
    title: small,
    body: small,
  }),
  fc.record({
    edit: fc.constant('category' as const),
    slug: fc.constantFrom(...categories),
    name: small,
    order: small,
  }),
  fc.record({
    edit: fc.constant('setting' as const),
    file: fc.constantFrom('site', 'article', 'archive'),
    words: small,
  }),
  fc.record(
    { edit: fc.constant('redirect' as const), to: fc.constantFrom('/', '/about', '/briefings/alpha') },
    { requiredKeys: ['edit'] },
  ),
  fc.record({ edit: fc.constant('drawing' as const), size: small }),
  fc.record({ edit: fc.constant('remove' as const), file: fc.constantFrom(...files) }),
  fc.record({
    edit: fc.constant('rename' as const),
    from: fc.constantFrom(...articles),
    to: fc.constantFrom(...articles),
  }),
  fc.record({
    edit: fc.constant('around' as const),
    around: fc.record(
      { day: fc.constantFrom(...days), preview: fc.boolean(), code: small, style: small },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    edit: fc.constant('damage' as const),
    place: fc.constantFrom('.cache/served', '.cache/content', '.cache', 'dist'),
    pick: fc.nat({ max: 999 }),
    cut: fc.nat({ max: 40 }),
  }),
)

const bodies = [
  'Some words.\n',
  'A note.[^1]\n\n## First\n\nMore words.\n\n[^1]: Below.\n',
  '## Second\n\n![A plan](plan.svg)\n',
  readFileSync('content/pages/briefings.mdx', 'utf8').match(/<BriefingList[\s\S]*?\/>\n/)?.[0] as string,
]
const drawing = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${900 + size} 600"><rect width="${100 + size}" height="9"/></svg>`

/** Cuts a file off that a build has left; in `dist` it is lost, as nothing but the build writes there. */
function damage(root: string, place: string, pick: number, cut: number): void {
  const folder = path.join(root, place)
  const isFile = (name: string) => /\.(?:jsonl?|html|br|gz)$|^[0-9a-f]{32}$/.test(name)
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isFile(entry.name))
  const name = names[pick % names.length]?.name
  if (!name) return
  if (place === 'dist') rmSync(path.join(folder, name))
  else truncateSync(path.join(folder, name), cut)
}

/** Applies an edit to a site, and says what the world around it is then. */
export function applyEdit(site: TemporarySite, edit: SiteEdit, around: Around): Around {
  const exists = (file: string) => readdirSync(path.dirname(path.join(site.root, file))).includes(path.basename(file))
  switch (edit.edit) {
    case 'article': {
      const { slug, title, body, date, category, art, related } = edit
      const more = { ...(art && { featured: 'true' }), ...(related && { related: `[${related}]` }) }
      site.write(articleFile(slug), article({ title: `Of ${slug} ${title}`, date, category, ...more }, bodies[body]))
      break
    }
    case 'page':
      site.write(`content/pages/${edit.slug}.mdx`, page({ title: `${edit.slug} ${edit.title}` }, bodies[edit.body]))
      break
    case 'category':
      site.write(`content/categories/${edit.slug}.json`, category(`${edit.slug} ${edit.name}`, edit.order))
      break
    case 'setting': {
      const file = `content/site/${edit.file}.json`
      const fields = JSON.parse(site.read(file)) as Record<string, unknown>
      const field = { site: 'name', article: 'footnotes', archive: 'all' }[edit.file]
      site.write(file, JSON.stringify({ ...fields, [field]: `Words ${edit.words}` }))
      break
    }
    case 'redirect':
      site.write(
        'content/site/redirects.json',
        JSON.stringify(edit.to ? [{ id: 'old', from: '/old', to: edit.to, note: 'Moved.' }] : []),
      )
      break
    case 'drawing':
      site.write('content/images/plan.svg', drawing(edit.size))
      break
    case 'remove':
      if (exists(edit.file)) site.remove(edit.file)
      break
    case 'rename':
      if (edit.from === edit.to || !exists(articleFile(edit.from))) break
      site.write(articleFile(edit.to), site.read(articleFile(edit.from)))
      site.remove(articleFile(edit.from))
      break
    case 'around':
      return { ...around, ...edit.around }
    case 'damage':
      damage(site.root, edit.place, edit.pick, edit.cut)
  }
  return around
}

/** What a site begins with. */
export const firstContent: Record<string, string> = {
  'content/pages/about.mdx': page({}, bodies[1]),
  'content/pages/briefings.mdx': page({ title: 'Briefings' }, bodies[3]),
  'content/articles/alpha.mdx': article({ title: 'Of alpha' }, bodies[2]),
  'content/articles/beta.mdx': article({ title: 'Of beta', date: '2026-02-01' }, bodies[1]),
  'content/images/plan.svg': drawing(0),
}
