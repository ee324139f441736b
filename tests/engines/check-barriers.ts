import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fetchTool } from '../../scripts/tools/fetch-tool.mjs'
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

/**
 * IBM’s checker, which is fetched once, as a script for a page.
 *
 * @throws one sentence when it cannot be fetched
 */
export async function barrierChecker(): Promise<string> {
  const folder = await fetchTool('equal-access')
  return readFileSync(path.join(folder, 'accessibility-checker-engine/ace-window.js'), 'utf8')
}

/** Checks one page of every template, and all that editors composed, each block awake. Returns the faults. */
export async function checkBarriers(checker: string, start: () => Promise<Driver>, site: string): Promise<string[]> {
  const driver = await start()
  try {
    await driver.resize(1280, 900)
    const page = new EnginePage(driver, site)
    const pages: { address: string; findings: Finding[] }[] = []
    for (const { path: address } of differentPages().filter(({ template }) => template !== 'redirect')) {
      await page.open(addressOf(address))
      await page.run(wake)
      await page.until(`${address} is awake`, isAwake)
      await driver.evaluate(checker)
      pages.push({ address, findings: JSON.parse(await driver.evaluate(check)) as Finding[] })
    }
    return barrierFaults(pages)
  } finally {
    await driver.close()
  }
}
