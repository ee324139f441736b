import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { fixEdits } from '#src/desk/text/fields/fix-edits.ts'
import { applyEdits } from '#src/desk/text/model/text-edit.ts'
import { createContent } from '../../scripts/content/content.ts'
import type { Issue } from '../../scripts/content/model/issue.ts'
import { type Place, placeOf } from '../../scripts/content/model/place.ts'
import type { Example, Rule } from '../../scripts/content/rules/rule.ts'
import { type RuleId, rules } from '../../scripts/content/rules/rules.ts'
import { parseFile } from '../../scripts/content/stages/parse-file.ts'
import { askSearch } from '../../scripts/outputs/search-answers.ts'
import { briefly, today } from '../support/check-site.ts'
import { fileOf, filesOf } from '../support/rule-example.ts'
import { removeTemporarySites, temporarySite } from '../support/temporary-site.ts'
import { checkCaches } from '../support/write-content.ts'

afterEach(removeTemporarySites)

/** What is said of an example. */
async function told(rule: Rule, example: Example): Promise<Issue[]> {
  const files = Object.entries(filesOf(rule, example))
  const there = files.flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const]))
  const site = temporarySite(Object.fromEntries(there))
  for (const [file, text] of files) if (text === undefined) site.remove(file)
  const cacheDir = path.join(checkCaches, String(process.env.VITEST_POOL_ID))
  return (await createContent({ root: site.root, cacheDir, now: today, askSearch }).check()).issues
}

/** What a text comes to: its fields and its tree. */
function read(file: string, text: string) {
  const { collection, slug } = placeOf(file.replace(/^content\//, '')) as Extract<Place, { problem?: undefined }>
  const { value, body } = parseFile({ file, collection, slug }, Buffer.from(text))
  return { value, body }
}

/** The wrong example twice: in one paragraph, where it is words of one. */
function twice({ wrong, twice, once, in: place = '.mdx' }: Rule): Example | undefined {
  if (twice !== undefined || typeof wrong !== 'string') return twice
  if (once || !place.endsWith('.mdx') || wrong.startsWith('---')) return undefined
  return /^\w.*$/.test(wrong) && !wrong.includes('\n') ? `${wrong} ${wrong}` : `${wrong}\n\n${wrong}`
}

const wrong = new Map<RuleId, Promise<Issue[]>>()

/** What is said of the wrong example of a rule, asked for once. */
function toldOfWrong(id: RuleId): Promise<Issue[]> {
  const known = wrong.get(id) ?? told(rules[id], rules[id].wrong)
  wrong.set(id, known)
  return known
}

const tried = (Object.entries(rules) as [RuleId, Rule][]).filter(([, rule]) => !rule.told)

describe.each(tried)('%s', (id, rule) => {
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
    const text = String(filesOf(rule, rule.wrong)[file])
    const right = String(filesOf(rule, rule.right)[file])
    for (const issue of ofRule(await toldOfWrong(id)))
      for (const fix of issue.fixes ?? []) {
        const edits = fixEdits(text, file.endsWith('.mdx') ? 'mdx' : 'json', issue, fix)
        expect(read(file, applyEdits(text, edits))).toEqual(read(file, right))
      }
  })

  test('two in one place are told both', async () => {
    const example = twice(rule)
    if (example === undefined) return
    expect(ofRule(await told(rule, example)).length).toBeGreaterThanOrEqual(2)
  })
})

test('what is said of every wrong example reads well', async () => {
  const reports: string[] = []
  for (const [id] of tried) reports.push(briefly((await toldOfWrong(id)).filter(({ rule }) => rule === id)))
  await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot('fixtures/rules.txt')
})
