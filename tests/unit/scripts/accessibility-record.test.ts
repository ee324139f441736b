import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ContentData } from '#src/content/queries.ts'
import { type AccessibilityLook, accessibilityChecks } from '#src/content/schemas/accessibility.ts'
import { recordEngine, staleAccessibility } from '../../../scripts/build/accessibility-record.ts'
import { engineOf, type Look } from '../../support/accessibility-reporter.ts'

const file = 'content/site/accessibility-checks.json'
let root = ''
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}
const recorded = () => accessibilityChecks.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')))
const stale = (looks: Pick<AccessibilityLook, 'id' | 'day'>[] = []) =>
  staleAccessibility(root, {
    lists: { accessibilityLooks: looks },
    singles: { accessibilityChecks: recorded() },
  } as unknown as ContentData)

const look = (part: Partial<Look> = {}): Look => ({
  engine: 'axe-core 4.14.1',
  template: 'page',
  address: '/about',
  state: 'light',
  nothingFound: ['1.1.1'],
  undecided: [],
  ...part,
})
const engine = (name: string, day: string) => ({
  ...engineOf([look({ engine: name })], { day, commit: '37486270' }),
})

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'accessibility-'))
  write(file, '{}')
  write('src/blocks/cards/cards.tsx', 'cards')
  write('src/pages/article/template.tsx', 'article')
  write('src/pages/routes.ts', 'routes')
})
afterEach(() => rmSync(root, { recursive: true }))

test('looks become one record: each page with its states, each criterion with what was found where', () => {
  const looks = [
    look({ state: 'dark', nothingFound: ['4.1.2', '1.4.3'] }),
    look({ template: 'legalChanges', address: '/terms', undecided: ['1.4.3'] }),
    look(),
    look({ state: 'dark, menu open', nothingFound: ['4.1.2'] }),
  ]
  const [light, dark] = [['light'], ['dark']]
  expect(engineOf(looks, { day: '2026-11-29', commit: '37486270' })).toEqual({
    name: 'axe-core 4.14.1',
    day: '2026-11-29',
    commit: '37486270',
    looks: [
      { template: 'legal changes', address: '/terms', states: ['light'] },
      { template: 'page', address: '/about', states: ['dark', 'light', 'dark, menu open'] },
    ],
    criteria: [
      {
        criterion: '1.1.1',
        found: [{ result: 'nothing-found', states: light, templates: ['legal changes', 'page'] }],
      },
      {
        criterion: '1.4.3',
        found: [
          { result: 'nothing-found', states: dark, templates: ['page'] },
          { result: 'undecided', states: light, templates: ['legal changes'] },
        ],
      },
      {
        criterion: '4.1.2',
        found: [{ result: 'nothing-found', states: ['dark', 'dark, menu open'], templates: ['page'] }],
      },
    ],
  })
})

test('a template is undecided in a state when one of its pages was so there', () => {
  const looks = [look(), look({ address: '/approach', undecided: ['1.1.1'] })]
  expect(engineOf(looks, { day: '2026-11-29', commit: '37486270' }).criteria).toEqual([
    { criterion: '1.1.1', found: [{ result: 'undecided', states: ['light'], templates: ['page'] }] },
  ])
})

test('a checker takes the place of its earlier version, and leaves others as they are', () => {
  recordEngine(root, engine('axe-core 4.13.0', '2026-10-01'))
  recordEngine(root, engine('Equal Access 4.0', '2026-10-02'))
  recordEngine(root, engine('axe-core 4.14.1', '2026-11-29'))
  expect(recorded().engines.map(({ name, day }) => `${name} ${day}`)).toEqual([
    'axe-core 4.14.1 2026-11-29',
    'Equal Access 4.0 2026-10-02',
  ])
  expect(recorded().templates.map(({ name }) => name)).toEqual(['src/blocks', 'src/pages/article'])
})

test('a build warns as long as a template differs from what was checked', () => {
  expect(stale()).toEqual([])
  recordEngine(root, engine('axe-core 4.14.1', '2026-10-01'))
  expect(stale()).toEqual([])
  write('src/pages/article/template.tsx', 'another article')
  expect(stale()).toEqual([
    'The accessibility statement is older than src/pages/article: it was checked on October 1, 2026. Check again: npm run accessibility',
  ])
  write('src/pages/event/template.tsx', 'a new kind of page')
  expect(stale()[0]).toContain('src/pages/article, src/pages/event')
  recordEngine(root, engine('axe-core 4.14.1', '2026-11-29'))
  expect(stale()).toEqual([])
})

test('it warns of what people looked at before a template changed', () => {
  recordEngine(root, engine('axe-core 4.14.1', '2026-10-01'))
  write('src/blocks/cards/cards.tsx', 'other cards')
  recordEngine(root, engine('axe-core 4.14.1', '2026-11-29'))
  expect(stale([{ id: '1.1.1', day: '2026-11-29' }])).toEqual([])
  expect(
    stale([
      { id: '1.1.1', day: '2026-11-28' },
      { id: '2.1.1', day: '2026-11-30' },
    ]),
  ).toEqual([
    'People looked at 1.1.1 before a template changed, which was seen on November 29, 2026. Have them look again, and write it into content/site/accessibility-looks.json.',
  ])
})
