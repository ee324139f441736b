import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from '#src/site/search/answer.ts'
import { copyProject, type ProjectCopy } from '../../scripts/measure/bench/project-copy.ts'
import { openFiles } from '../../scripts/outputs/search-answers.ts'
import { minimalContent, page } from '../support/minimal-content.ts'

// What src/README.md promises of a collection with pages of a new kind and of a block, and scripts/README.md of a rule, done
// to a copy of the project.

const schema = `import { z } from 'zod'
import { isoDate, text } from '../field-types.ts'

/** An event: \`content/events/<slug>.mdx\` is the page at \`/events/<slug>\`. */
export const event = z.strictObject({
  title: text('The name of the event.'),
  description: text('What search engines show.').min(50, 'must be at least 50 characters'),
  date: isoDate.describe('The day of the event.'),
})
`
const view = `import type { Address } from '#src/content/addresses.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { Draft } from '#src/pages/view/draft.ts'
import type { EventView } from './template.tsx'

/** An event. */
export function eventDraft({ slug }: Address, content: ContentIndex): Draft<EventView> {
  const { data, body } = content.entryAt('events', slug)
  const { title, description, date } = data
  return { title, description, view: { title, date }, body }
}
`
const template = `import type { ReactNode } from 'react'

/** View model of an event. */
export interface EventView {
  title: string
  date: string
}

/** The page of an event. */
export function EventTemplate({ view, children }: { view: EventView; children: ReactNode }) {
  return (
    <article>
      <h1 tabIndex={-1}>{view.title}</h1>
      <time dateTime={view.date}>{view.date}</time>
      {children}
    </article>
  )
}
`
const row = `  events: {
    kind: 'entries',
    path: 'events',
    format: 'mdx',
    schema: event,
    one: 'event',
    at: (slug: string) => linkTo('event', { slug }),
  },
`

const routeRow = `  event: route({ from: entryPages('events', () => 'event'), view: eventDraft, template: EventTemplate }),
`

const blockRow = `import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { bulleted } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'

export const agencyList = {
  description: 'Kinds of agency, one below the other.',
  props: z.strictObject({ label: text('Name of the list for screen readers.') }),
  children: 'none',
  shows: {
    agencies: { at: (slug) => slug, found: ({ name }) => [name], counted: [{ noun: /agenc(?:y|ies)/ }] },
  },
  example: '<AgencyList label="Agencies" />',
} as const satisfies BlockDefinition

export interface AgencyListProps extends PropsOf<typeof agencyList> {
  agencies: { id: string; name: string }[]
}

/** The agencies in order. */
export function loadAgencyList(props: PropsOf<typeof agencyList>, content: ContentIndex): AgencyListProps {
  return { ...props, agencies: content.entries('agencies').map(({ slug, data }) => ({ id: slug, name: data.name })) }
}

/** The list. */
export const plainAgencyList = ({ agencies }: AgencyListProps): Tree => [bulleted(agencies.map(({ name }) => name))]
`
const component = `import type { AgencyListProps } from './row.ts'

/** A list of agencies. */
export function AgencyList({ label, agencies }: AgencyListProps) {
  return (
    <ul aria-label={label}>
      {agencies.map(({ id, name }) => (
        <li key={id} id={id}>
          {name}
        </li>
      ))}
    </ul>
  )
}
`
const ruleRow = `  'short-name': warning('An agency has its whole name.', {
    search: 'agency, abbreviation',
    in: 'content/agencies/bureau.json',
    wrong: '{ "name": "NASA" }',
    right: '{ "name": "National Aeronautics and Space Administration" }',
  }),
`
const ruleFinder = `  'short-name': eachRecord('agencies', ({ fields: { name } }) => {
    if (name.length > 4) return
    return { field: 'name', message: \`“\${name}” is no whole name.\`, hint: 'Write it out.' }
  }),
`
const agency = (name: string, order: number) => JSON.stringify({ name, contracts: 3, value: '$42M', order })

let copy: ProjectCopy
let scaffolded: string
let started: string
const file = (name: string) => path.join(copy.root, name)
const read = (name: string) => readFileSync(file(name), 'utf8')
const edit = (name: string, before: string, added: string) => {
  expect(read(name), name).toContain(before)
  writeFileSync(file(name), read(name).replace(before, added + before))
}
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy.root, encoding: 'utf8' })

beforeAll(async () => {
  copy = await copyProject(path.resolve(import.meta.dirname, '../..'))
  // One measure starts the desk of a team as tests do.
  cpSync('tests/support', file('tests/support'), { recursive: true })
  // Other pages are no part of the promise, and take most of a build.
  rmSync(file('content'), { recursive: true })
  const body =
    '<Section title="Where">\n\nTwo agencies, such as the [one for taxes](#bureau).\n\n<AgencyList label="All" />\n\n[Open day](/events/open-day)\n\n</Section>\n'
  const more = {
    'content/pages/contact.mdx': page({ title: 'Contact' }, body),
    'content/agencies/bureau.json': agency('A revenue service', 1),
    'content/agencies/archive.json': agency('A national library', 2),
  }
  for (const [name, text] of Object.entries({ ...minimalContent(), ...more })) {
    mkdirSync(path.dirname(file(name)), { recursive: true })
    writeFileSync(file(name), text)
  }
  mkdirSync(file('src/pages/event'))
  writeFileSync(file('src/content/schemas/event.ts'), schema)
  edit('src/content/collections.ts', 'import { contactForm', "import { event } from './schemas/event.ts'\n")
  edit('src/content/collections.ts', '  jobs: {\n', row)
  writeFileSync(file('src/pages/event/view.ts'), view)
  writeFileSync(file('src/pages/event/template.tsx'), template)
  edit('src/lib/routes.ts', 'export const job ', "export const event = '/events/:slug'\n")
  edit('src/pages/routes.ts', 'import { HomeTemplate }', "import { EventTemplate } from './event/template.tsx'\n")
  edit('src/pages/routes.ts', 'import { HomeTemplate }', "import { eventDraft } from './event/view.ts'\n")
  edit('src/pages/routes.ts', '  job: route({', routeRow)
  mkdirSync(file('src/blocks/agency-list'))
  writeFileSync(file('src/blocks/agency-list/row.ts'), blockRow)
  writeFileSync(file('src/blocks/agency-list/agency-list.tsx'), component)
  const names = 'agencyList, loadAgencyList, plainAgencyList'
  edit('src/blocks/rows.ts', 'import { agencyTable,', `import { ${names} } from './agency-list/row.ts'\n`)
  edit(
    'src/blocks/rows.ts',
    '  AgencyTable:',
    '  AgencyList: withPlain(withLoader(agencyList, loadAgencyList), plainAgencyList),\n',
  )
  const part = "  AgencyList: () => import('./agency-list/agency-list.tsx').then((module) => module.AgencyList),\n"
  edit('src/blocks/parts.ts', '  AgencyTable:', part)

  scaffolded = run('--import', 'tsx', 'scripts/new-entry.ts', 'event', 'Open day')
  started = read('content/events/open-day.mdx')
  const words = 'Meet the people behind the method at our office in New York, and bring a question.'
  const filled = started.replace(/date: "Fill in[^"]*"/, 'date: 2027-05-04').replaceAll(/Fill in[^"\n]*/g, words)
  writeFileSync(file('content/events/open-day.mdx'), filled)
  run('scripts/build.mjs')
})

afterAll(() => copy?.remove())

/** What a command says that is refused. */
function refusal(...args: string[]): string {
  try {
    return `Not refused: ${run(...args)}`
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return stdout + stderr
  }
}

test('a new collection with pages of its own is scaffolded, linked, built and listed', () => {
  expect(scaffolded).toContain('Address: /events/open-day')
  expect(started).toContain('Fill in')
  expect(read('dist/events/open-day.html')).toContain('<h1 tabindex="-1">Open day</h1>')
  expect(read('dist/sitemap.xml')).toMatch(/events\/open-day<\/loc><lastmod>2027-05-04/)
})

test('a new block that shows records as places of the page is linked to, found, counted and built', async () => {
  expect(read('dist/contact.html')).toContain('<li id="bureau">A revenue service</li>')
  const index = await openFiles((address) => read(`dist${address}`))
  const { groups } = await answer(index, 'revenue', () => 3)
  const headings = groups.flatMap(({ hits }) => hits.flatMap(({ entry }) => entry.headings))
  expect(headings).toContainEqual({ text: 'A revenue service', suffix: '#bureau' })

  edit('content/pages/contact.mdx', 'Two agencies', 'Three agencies in the [wrong place](#bureaux).\n\n')
  const said = refusal('scripts/content.mjs')
  expect(said).toContain('There is no #bureaux on /contact.')
  expect(said).toContain('Did you mean #bureau?')
  expect(said).toContain('“Three agencies” is written here, but there are 2.')
})

test('a new rule is its row and what finds it', () => {
  edit('scripts/content/rules/figures.ts', "  'same-order':", ruleRow)
  writeFileSync(file('content/agencies/nasa.json'), agency('NASA', 3))
  const words = 'warning  “NASA” is no whole name.  short-name'
  expect(refusal('scripts/content.mjs')).not.toContain(words)
  edit('scripts/content/checks/records/record-checks.ts', "  'same-order':", ruleFinder)
  expect(refusal('scripts/content.mjs')).toContain(words)
})

test('all are typed, and a link to an entry that is not there is refused', () => {
  expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.')).toBe('')
  edit('content/pages/contact.mdx', '[Open day](/events/open-day)', '[Other day](/events/other-day)\n\n')
  expect(refusal('scripts/content.mjs')).toContain('The link leads to /events/other-day, which does not exist.')
})
