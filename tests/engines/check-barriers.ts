import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fetchTool } from '../../scripts/tools/fetch-tool.mjs'
import type { Look } from '../support/accessibility-reporter.ts'
import { addressOf, differentPages } from '../support/pages.ts'
import { acceptedBarriers } from './accepted-barriers.ts'
import type { Driver } from './driver.ts'
import { EnginePage } from './engine-page.ts'
import { isAwake, wake } from './in-page.ts'

/** What the checker says of one place. */
export interface Finding {
  ruleId: string
  /** What it has found, and how sure it is of it. */
  value: [kind: string, result: string]
  message: string
  path: { dom: string }
}

/** What the checker is sure of and nobody has accepted, and what was accepted and is not there: one line each. */
export function barrierFaults(pages: readonly { address: string; findings: readonly Finding[] }[]): string[] {
  const found = new Set<string>()
  const faults = pages.flatMap(({ address, findings }) =>
    findings.flatMap(({ ruleId, value, message, path: place }) => {
      if (value.join() !== 'VIOLATION,FAIL') return []
      found.add(ruleId)
      const isAccepted = acceptedBarriers.some(({ rule }) => rule === ruleId)
      return isAccepted ? [] : [`${address}: ${ruleId}: ${message} (${place.dom})`]
    }),
  )
  const gone = acceptedBarriers.filter(({ rule }) => !found.has(rule))
  return [...faults, ...gone.map(({ rule }) => `${rule} is accepted and finds nothing any more`)]
}

const check = `new ace.Checker().check(document, ['IBM_Accessibility']).then(({ results }) => JSON.stringify(
  results.map(({ ruleId, value, message, path }) => ({ ruleId, value, message, path }))))`

/** The criteria that each rule is about, as its guideline says: `{ html_lang_valid: ['3.1.1'] }`. */
const criteriaOfRules = `JSON.stringify(new ace.Checker().getGuidelines().find(({ id }) => id === 'WCAG_2_2').checkpoints
  .flatMap(({ num, rules = [] }) => rules.map(({ id }) => [id, num])))`

/** What a look at a page says of criteria. What only a person can judge, and an alarm that is accepted, decide nothing. */
export function lookOf(
  findings: readonly Finding[],
  rules: readonly (readonly [rule: string, criterion: string])[],
): Pick<Look, 'nothingFound' | 'undecided'> {
  const criteria = (wanted: (finding: Finding) => boolean) => {
    const ids = new Set(findings.filter(wanted).map(({ ruleId }) => ruleId))
    return rules.flatMap(([rule, criterion]) => (ids.has(rule) ? criterion : []))
  }
  const isPassed = ({ value }: Finding) => value[1] === 'PASS'
  return { nothingFound: criteria(isPassed), undecided: criteria((finding) => !isPassed(finding)) }
}

/**
 * IBM’s checker, which is fetched once, as a script for a page.
 *
 * @throws one sentence when it cannot be fetched
 */
export async function barrierChecker(): Promise<string> {
  const folder = await fetchTool('equal-access')
  return readFileSync(path.join(folder, 'accessibility-checker-engine/ace-window.js'), 'utf8')
}

/** With the version that is fetched. */
function checkerName(): string {
  const file = path.resolve(import.meta.dirname, '../../scripts/tools/fetched/equal-access/package.json')
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> }
  return `IBM Equal Access ${dependencies['accessibility-checker-engine']}`
}

/**
 * Checks one page of every template, and all that editors composed, each block awake. Returns the faults.
 *
 * @param record told of all looks when there is no fault
 */
export async function checkBarriers(
  checker: string,
  start: () => Promise<Driver>,
  site: string,
  record?: (looks: Look[]) => void,
): Promise<string[]> {
  const driver = await start()
  try {
    await driver.resize(1280, 900)
    const page = new EnginePage(driver, site)
    const pages: { address: string; findings: Finding[] }[] = []
    const looks: Look[] = []
    for (const { path: address, template } of differentPages().filter(({ template }) => template !== 'redirect')) {
      await page.open(addressOf(address))
      await page.run(wake)
      await page.until(`${address} is awake`, isAwake)
      await driver.evaluate(checker)
      const findings = JSON.parse(await driver.evaluate(check)) as Finding[]
      pages.push({ address, findings })
      const rules = JSON.parse(await driver.evaluate(criteriaOfRules)) as [string, string][]
      looks.push({ engine: checkerName(), template, address, state: 'light, wide', ...lookOf(findings, rules) })
    }
    const faults = barrierFaults(pages)
    if (faults.length === 0) record?.(looks)
    return faults
  } finally {
    await driver.close()
  }
}
