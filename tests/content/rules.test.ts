import { afterEach, describe, expect, test } from 'vitest'
import { fixEdits } from '#src/desk/text/fields/fix-edits.ts'
import { applyEdits } from '#src/desk/text/model/text-edit.ts'
import { createContent } from '../../scripts/content/content.ts'
import type { Issue } from '../../scripts/content/model/issue.ts'
import { type Place, placeOf } from '../../scripts/content/model/place.ts'
import type { Example, Rule } from '../../scripts/content/rules/rule.ts'
import { type RuleId, rules } from '../../scripts/content/rules/rules.ts'
import { parseFile } from '../../scripts/content/stages/parse-file.ts'
import { factsOf } from '../../scripts/desk/links/incoming.ts'
import { passedLimits } from '../../scripts/hosts/limits.ts'
import { briefly } from '../support/check-site.ts'
import { isObeyed, unasked } from '../support/obeyed-hint.ts'
import { fileOf, isOfParagraph, siteOf, textsOf, twiceIn } from '../support/rule-example.ts'
import { removeTemporarySites } from '../support/temporary-site.ts'
import { checkCache } from '../support/write-content.ts'

afterEach(removeTemporarySites)

/** Addresses and pictures in hints and fixes: those of all examples, and those that are neither there nor a writer's own. */
const offered: string[] = []
const madeUp: string[] = []

/** What is said of an example, where it is built. */
async function told(rule: Rule, example: Example): Promise<Issue[]> {
  const { root, ...options } = siteOf(rule, example)
  const checked = await createContent({ root, cacheDir: checkCache(), ...options }).check()
  const { issues, data } = checked
  const { urls } = factsOf(root, checked)
  const written = Object.entries(textsOf(rule, example)).join()
  for (const { hint, fixes } of issues)
    for (const [name] of `${hint} ${JSON.stringify(fixes)}`.matchAll(
      /(?<![\w:/.<])\/[a-z][\w/-]*|[\w-]+\.(?:jpg|png)\b/g,
    )) {
      offered.push(name)
      if (!urls.has(name) && !written.includes(name)) madeUp.push(`${name}: ${hint}`)
    }
  return data ? [...issues, ...passedLimits(data.lists.redirects, data.singles.integrations)] : issues
}

/** What a text comes to: its fields and its tree. */
function read(file: string, text: string) {
  const { collection, slug } = placeOf(file.replace(/^content\//, '')) as Extract<Place, { problem?: undefined }>
  const { value, body } = parseFile({ file, collection, slug }, Buffer.from(text))
  return { value, body }
}

const wrong = new Map<RuleId, Promise<Issue[]>>()

/** What is said of the wrong example of a rule, asked for once. */
function toldOfWrong(id: RuleId): Promise<Issue[]> {
  const known = wrong.get(id) ?? told(rules[id], rules[id].wrong)
  wrong.set(id, known)
  return known
}

const rows = Object.entries(rules) as [RuleId, Rule][]

describe.each(rows)('%s', (id, rule) => {
  const ofRule = (issues: Issue[]) => issues.filter((issue) => issue.rule === id)

  test('the wrong example is told, and put right it is not', async () => {
    const issues = await toldOfWrong(id)
    const others = issues.filter(({ rule: other, severity }) => other !== id && severity === 'error')
    expect(ofRule(issues)).not.toEqual([])
    expect(others.filter((issue) => !rule.also?.includes(issue.rule))).toEqual([])
    const left = (await told(rule, rule.right)).filter(
      ({ rule: other, severity }) => other === id || severity === 'error',
    )
    expect(left).toEqual([])
  })

  test('what is offered to press makes the right example of the wrong one', async () => {
    if (typeof rule.wrong !== 'string') return
    const file = fileOf(rule)
    const text = String(textsOf(rule, rule.wrong)[file])
    const rights = [rule.right, rule.orRight ?? rule.right].map((one) => read(file, String(textsOf(rule, one)[file])))
    for (const issue of ofRule(await toldOfWrong(id)))
      for (const fix of issue.fixes ?? []) {
        const edits = fixEdits(text, file.endsWith('.mdx') ? 'mdx' : 'json', issue, fix)
        expect(rights).toContainEqual(read(file, applyEdits(text, edits)))
      }
  })

  test('who does what a hint says in words has the right example, and nothing else of it is another', async () => {
    const issues = (await toldOfWrong(id)).filter((issue) => issue.rule === id || rule.also?.includes(issue.rule))
    const [was, now] = [textsOf(rule, rule.wrong), textsOf(rule, rule.right)]
    const inWords = ofRule(issues).filter(({ fixes }) => !fixes?.length)
    expect(inWords.filter((issue) => !isObeyed(issue, was, now)).map(({ hint }) => hint)).toEqual([])
    if (inWords.length > 0) expect(unasked(issues, was, now)).toEqual([])
  })

  if (rule.once !== 'site')
    test('two in one place are told both', async () => {
      const places = ofRule(await told(rule, twiceIn(rule))).map(({ file, line, column, field }) =>
        [file, line, column, field].join(),
      )
      expect(new Set(places).size).toBeGreaterThanOrEqual(2)
    })
})

/** Examples that are words of one paragraph, in groups that need no file in two ways. */
function paragraphs(): Rule[][] {
  const groups: Rule[][] = []
  const goWith = ({ beside = {} }: Rule, group: Rule[]) =>
    group.every((one) => Object.entries(one.beside ?? {}).every(([file, text]) => (beside[file] ?? text) === text))
  for (const [, rule] of rows) {
    if (!isOfParagraph(rule)) continue
    const group = groups.find((one) => goWith(rule, one))
    if (group) group.push(rule)
    else groups.push([rule])
  }
  return groups
}

test.each(paragraphs().map((group) => [group.length, group]))(
  '%i rules that one paragraph breaks are all told',
  async (_, group) => {
    const beside = Object.assign({}, ...group.map((rule) => rule.beside))
    const issues = await told({ ...(group[0] as Rule), beside }, group.map(({ wrong }) => wrong).join(' '))
    const ids = new Set<string>(issues.map(({ rule }) => rule))
    expect(rows.filter(([id, rule]) => group.includes(rule) && !ids.has(id)).map(([id]) => id)).toEqual([])
  },
)

test('an address or a picture is named in a hint or offered only if it exists', () => {
  expect(madeUp).toEqual([])
  expect(offered.length).toBeGreaterThan(40)
})

test('what is said of every wrong example reads well', async () => {
  const reports: string[] = []
  for (const [id] of rows) reports.push(briefly((await toldOfWrong(id)).filter(({ rule }) => rule === id)))
  await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot('fixtures/rules.txt')
})
