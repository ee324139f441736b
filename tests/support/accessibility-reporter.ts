import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { wcagNumbers } from '#src/content/wcag-criteria.ts'
import { groupBy } from '#src/lib/group-by.ts'
import { type EngineRecord, recordEngine } from '../../scripts/build/accessibility-record.ts'
import { today } from '../../scripts/tools/today.ts'

/** Under this name a test keeps what axe found in a state of a page. */
export const axeLook = 'accessibility'

/** One look at a page in a state, and the criteria whose rules found something to look at there. */
export interface Look {
  engine: string
  template: string
  address: string
  state: string
  nothingFound: string[]
  undecided: string[]
}

const root = path.resolve(import.meta.dirname, '../..')
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

/** @throws while what is in `src` is not what a commit says: the record names the commit that was checked. */
export function refuseUncommitted(): void {
  if (git('status', '--porcelain', '--', 'src'))
    throw new Error('Files in src are not committed: what is recorded names the commit that was checked.')
}

/** Keeps the looks of a checker that found nothing wrong in `content/site/accessibility-checks.json`. */
export function recordLooks(looks: readonly Look[]): void {
  recordEngine(root, engineOf(looks, { day: today(root), commit: git('rev-parse', 'HEAD') }))
}

/** `npm run accessibility`: keeps what axe looked at, when it found nothing wrong. */
export default class AccessibilityReporter implements Reporter {
  readonly #looks: Look[] = []

  onBegin() {
    refuseUncommitted()
  }

  onTestEnd(_: TestCase, { annotations }: TestResult) {
    for (const { type, description = '' } of annotations)
      if (type === axeLook) this.#looks.push(JSON.parse(description) as Look)
  }

  onEnd({ status }: FullResult) {
    if (status === 'passed') recordLooks(this.#looks)
    const told =
      status === 'passed' ? 'Recorded what axe looked at.' : 'Nothing was recorded: put right what was found.'
    process.stdout.write(`${told}\n`)
  }
}

/** `legalChanges` → `legal changes` */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** What a checker found in all its looks. */
export function engineOf(looks: readonly Look[], when: Pick<EngineRecord, 'day' | 'commit'>): EngineRecord {
  const named = looks.map((look) => ({ ...look, template: inWords(look.template) }))
  const sorted = named.sort((a, b) => a.template.localeCompare(b.template) || a.address.localeCompare(b.address))
  const pages = new Map<string, EngineRecord['looks'][number]>()
  for (const { template, address, state } of sorted) {
    const page = pages.get(`${template} ${address}`) ?? { template, address, states: [] }
    pages.set(`${template} ${address}`, { ...page, states: [...new Set([...page.states, state])] })
  }
  return {
    name: looks[0]?.engine ?? '',
    ...when,
    looks: [...pages.values()],
    criteria: wcagNumbers.flatMap((criterion) => {
      const found = foundOf(criterion, sorted)
      return found.length > 0 ? [{ criterion, found }] : []
    }),
  }
}

type Found = EngineRecord['criteria'][number]['found'][number]

/**
 * What was found of a criterion, in which states of which templates. A template is undecided in a state when one of its
 * pages was so there; states with the same result in the same templates are told together.
 */
function foundOf(criterion: string, looks: readonly Look[]): Found[] {
  const templatesIn = (state: string, isFound: (look: Look) => boolean) => [
    ...new Set(looks.filter((look) => look.state === state && isFound(look)).map(({ template }) => template)),
  ]
  const found = [...new Set(looks.map(({ state }) => state))].flatMap((state): Found[] => {
    const undecided = templatesIn(state, (look) => look.undecided.includes(criterion))
    const others = templatesIn(state, (look) => look.nothingFound.includes(criterion))
    return [
      { result: 'nothing-found', states: [state], templates: others.filter((name) => !undecided.includes(name)) },
      { result: 'undecided', states: [state], templates: undecided },
    ]
  })
  const there = found.filter(({ templates }) => templates.length > 0)
  return [...groupBy(there, ({ result, templates }) => `${result} ${templates.join()}`).values()]
    .map((group) => ({ ...(group[0] as Found), states: group.flatMap(({ states }) => states) }))
    .sort((a, b) => a.result.localeCompare(b.result))
}
