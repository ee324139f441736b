import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, test } from '@playwright/test'
import type { AxeResults, Result, RunOptions } from 'axe-core'
import { axeLook, type Look } from './accessibility-reporter.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds wrong on the page as it stands: one line per rule and place.
 *
 * The source is evaluated by the browser itself: a script element would be refused by the site's policy.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  return faultsOf(await run(page, rules))
}

/** The same of a page in a state, which `npm run accessibility` keeps for the accessibility statement. */
export async function violationsIn(
  page: Page,
  { rules, ...look }: Pick<Look, 'template' | 'address' | 'state'> & { rules?: string[] },
): Promise<string[]> {
  const results = await run(page, rules)
  const found: Look = {
    ...look,
    engine: `axe-core ${results.testEngine.version}`,
    nothingFound: results.passes.flatMap(criteriaOf),
    undecided: results.incomplete.flatMap(criteriaOf),
  }
  test.info().annotations.push({ type: axeLook, description: JSON.stringify(found) })
  return faultsOf(results)
}

async function run(page: Page, rules?: string[]): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
    preload: false,
  }
  return page.evaluate(
    (given) => (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(given),
    options,
  )
}

/** A rule names its criteria among its tags: `wcag1410` is 1.4.10. */
function criteriaOf({ tags }: Result): string[] {
  return tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? []
    return principle ? `${principle}.${guideline}.${criterion}` : []
  })
}

function faultsOf({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.join(' ')} – ${node.any[0]?.message ?? node.all[0]?.message ?? node.none[0]?.message ?? ''}`,
    ),
  )
}
