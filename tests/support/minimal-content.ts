import type { z } from 'zod'
import { type Collection, collections } from '#src/content/collections.ts'

interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  entries?: Record<string, string>
  values?: unknown[]
}

/**
 * The files of a minimal valid site: the pages it needs, one category, every list empty, and the single files made from
 * their schemas.
 */
export function minimalContent(): Record<string, string> {
  made ??= makeMinimalContent()
  return { ...made }
}

let made: Record<string, string> | undefined

function makeMinimalContent(): Record<string, string> {
  const rows: Collection[] = Object.values(collections)
  const files = rows.flatMap((row): [string, string][] => {
    if (row.kind === 'list') return [[`content/${row.path}`, '[]\n']]
    if (row.kind === 'single') return [[`content/${row.path}`, `${JSON.stringify(filled(row.schema), null, 2)}\n`]]
    return []
  })
  return {
    ...Object.fromEntries(files),
    'content/pages/index.mdx': page({ title: 'Home' }),
    'content/pages/404.mdx': notFoundPage(),
    'content/pages/search.mdx': page({ title: 'Search', template: 'search' }, ''),
    ...Object.fromEntries(plainPages.map((name) => [`content/pages/${name}.mdx`, page({ title: `Of ${name}` }, '')])),
    'content/categories/compliance.json': category('Compliance'),
  }
}

const plainPages = ['briefings', 'careers', 'case-studies', 'contact', 'leadership', 'resources']

/** A valid page for wrong addresses. */
export function notFoundPage(fields: Record<string, string> = {}): string {
  const words = {
    home: 'Home',
    back: 'Back',
    briefing: 'Call',
    attempted: 'Asked',
    suggestions: 'Like it',
    retired: 'See {name}',
  }
  return page({ title: 'Not found', template: 'not-found', ...fields, notFound: JSON.stringify(words) }, '')
}

/** A valid page with the given fields and body. */
export function page({ title = 'About us', ...fields }: Record<string, string> = {}, body = 'Some words.\n'): string {
  const description = `What readers find on the page “${title}”, in a sentence of a good length.`
  const lines = Object.entries({ title, description, ...fields }).map(([name, value]) => `${name}: ${value}`)
  return `---\n${lines.join('\n')}\nhero:\n  title: ${title}\n---\n\n${body}`
}

/** A valid category of briefings. */
export function category(name: string, order = 1): string {
  const description = `What the briefings under “${name}” are about, in a sentence of a good length.`
  return `${JSON.stringify({ name, description, order }, null, 2)}\n`
}

/** A valid briefing with the given fields and body. */
export function article(
  { title = 'A briefing', ...fields }: Record<string, string> = {},
  body = 'Some words.\n',
): string {
  const values: Record<string, string> = {
    title,
    description: `What readers find in the briefing “${title}”, in a sentence of a good length.`,
    excerpt: 'The words under the headline.',
    author: 'Someone',
    authorRole: 'Partner',
    readTime: '1',
    date: '2026-03-01',
    category: 'compliance',
    featured: 'false',
    takeaways: '[One thing., Another thing.]',
    ...fields,
  }
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n\n${body}`
}

/** Something a schema accepts, for files whose content does not matter to a test. */
function filled(schema: z.ZodType): unknown {
  const def = (schema as unknown as { _zod: { def: Definition } })._zod.def
  if (def.type === 'optional' || def.type === 'default') return undefined
  if (def.shape) return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, filled(field)]))
  if (def.type === 'array') return []
  if (def.type === 'enum') return Object.values(def.entries ?? {})[0]
  if (def.type === 'literal') return def.values?.[0]
  if (def.type === 'number') return 1
  if (def.type === 'boolean') return false
  return candidates.find((candidate) => schema.safeParse(candidate).success)
}

const candidates = [
  'Words',
  '/',
  'https://example.com',
  'someone@example.com',
  'tel:+12125550100',
  '08:00',
  'America/New_York',
  '2026-03-01',
  '2.4 MB',
  'AB',
]

/** A valid open role: a title and the days it is open, then whatever else a test is about. */
export function role(
  fields: { title?: string; posted: string; validThrough: string } & Record<string, string>,
): string {
  const { title = 'Consultant', ...days } = fields
  return page({
    title,
    location: 'New York',
    locality: 'New York',
    region: 'NY',
    type: 'Full-time',
    experience: '5 years',
    track: 'consulting',
    salaryMin: '180000',
    salaryMax: '280000',
    skills: '[One, Two, Three]',
    impact: 'Much.',
    ...days,
  }).replace(/hero:\n.*\n/, '')
}
