import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../../scripts/measure/bench/project-copy.ts'
import { minimalContent, page } from '../support/minimal-content.ts'

// What src/README.md promises of a collection with pages of a new kind, done to a copy of the project.

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

let copy: ProjectCopy
const file = (name: string) => path.join(copy.root, name)
const read = (name: string) => readFileSync(file(name), 'utf8')
const edit = (name: string, before: string, added: string) => {
  expect(read(name), name).toContain(before)
  writeFileSync(file(name), read(name).replace(before, added + before))
}
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy.root, encoding: 'utf8' })

beforeAll(async () => {
  copy = await copyProject(path.resolve(import.meta.dirname, '../..'))
  // Other pages are no part of the promise, and take most of a build.
  rmSync(file('content'), { recursive: true })
  const contact = page({ title: 'Contact' }, '<Section title="Where">\n\nWords.\n\n</Section>\n')
  for (const [name, text] of Object.entries({ ...minimalContent(), 'content/pages/contact.mdx': contact })) {
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
})

afterAll(() => copy?.remove())

test('a new collection with pages of its own is scaffolded, linked, built, listed and typed', () => {
  expect(run('--import', 'tsx', 'scripts/new-entry.ts', 'event', 'Open day')).toContain('Address: /events/open-day')
  const started = read('content/events/open-day.mdx')
  expect(started).toContain('Fill in')
  const words = 'Meet the people behind the method at our office in New York, and bring a question.'
  const filled = started.replace(/date: "Fill in[^"]*"/, 'date: 2027-05-04').replaceAll(/Fill in[^"\n]*/g, words)
  writeFileSync(file('content/events/open-day.mdx'), filled)
  edit('content/pages/contact.mdx', '</Section>', '\n\n[Open day](/events/open-day)\n\n')

  run('scripts/build.mjs')
  expect(read('dist/events/open-day.html')).toContain('<h1 tabindex="-1">Open day</h1>')
  expect(read('dist/sitemap.xml')).toMatch(/events\/open-day<\/loc><lastmod>2027-05-04/)
  expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.')).toBe('')

  edit('content/pages/contact.mdx', '[Open day](/events/open-day)', '[Other day](/events/other-day)\n\n')
  expect(() => run('scripts/content.mjs')).toThrow(/exist|Command failed/)
})
