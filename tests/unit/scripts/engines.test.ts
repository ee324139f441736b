import { expect, test, vi } from 'vitest'
import { acceptedBarriers } from '../../engines/accepted-barriers.ts'
import { barrierFaults, type Finding, lookOf } from '../../engines/check-barriers.ts'
import { htmlFaults } from '../../engines/check-html.ts'
import { collectorPath, withCollector } from '../../engines/collector.ts'
import type { Driver } from '../../engines/driver.ts'
import { EnginePage } from '../../engines/engine-page.ts'
import { journeys } from '../../engines/journeys.ts'
import { runJourneys } from '../../engines/run-journeys.ts'

test('the collector is the first script of a page', () => {
  expect(withCollector('<!doctype html><head data-a="1"><script>1</script></head>')).toBe(
    `<!doctype html><head data-a="1"><script src="${collectorPath}"></script><script>1</script></head>`,
  )
})

test('a journey that cannot be made fails, and the browser is closed', async () => {
  const close = vi.fn(async () => {})
  const refuse = () => Promise.reject(new Error('no page'))
  const driver = { open: async () => {}, resize: async () => {}, evaluate: refuse, close } as unknown as Driver
  const report = vi.fn()
  await runJourneys({ name: 'Paper', start: async () => driver }, [{ url: 'http://localhost', journeys }], report)
  expect(report).toHaveBeenCalledTimes(journeys.length)
  expect(report.mock.calls.map(([{ fault }]) => Boolean(fault))).toEqual(journeys.map(() => true))
  // One journey reads the addresses of a site that may not be built yet; all others meet the page.
  const others = report.mock.calls.filter(([{ journey }]) => !journey.startsWith('every address'))
  expect(others.every(([{ fault }]) => String(fault).includes('no page'))).toBe(true)
  expect(close).toHaveBeenCalledOnce()
})

test('what is wrong on a page is reported even if the next page is opened before anyone asks', async () => {
  const kept = ['uncaught: early']
  const evaluate = vi.fn(async (expression: string) => {
    if (expression === 'location.protocol') return 'http:'
    return expression.includes('engineProblems') ? JSON.stringify(kept.splice(0)) : 'true'
  })
  const page = new EnginePage({ evaluate, open: async () => {} } as unknown as Driver, 'http://localhost')
  await page.open('/about')
  expect(await page.problems()).toEqual(['uncaught: early'])
})

test('the HTML checker: errors and warnings count, remarks and accepted messages do not', () => {
  const message = 'Element “div” not allowed as child of element “summary” in this context.'
  const report = JSON.stringify({
    messages: [
      { type: 'error', url: 'file:/dist/careers.html', lastLine: 1, extract: '<summary>\n<div>', message },
      {
        type: 'info',
        subType: 'warning',
        url: 'file:/dist/about.html',
        lastLine: 2,
        message: 'Section lacks heading.',
      },
      { type: 'info', message: 'Trailing slash on void elements has no effect' },
      { type: 'error', message: 'CSS: Unrecognized at-rule “@container”' },
    ],
  })
  expect(htmlFaults(report)).toEqual([
    `careers.html:1 ${message} (<summary> <div>)`,
    'about.html:2 Section lacks heading. ()',
  ])
})

test('IBM’s checker: what it is sure of counts, but for rules that are accepted and still find something', () => {
  const finding = (ruleId: string, result: string) =>
    ({ ruleId, value: ['VIOLATION', result], message: 'No name', path: { dom: '/html[1]' } }) satisfies Finding
  const accepted = acceptedBarriers.map(({ rule }) => finding(rule, 'FAIL'))
  const findings = [...accepted, finding('img_alt_valid', 'FAIL'), finding('text_block_heading', 'POTENTIAL')]
  expect(barrierFaults([{ address: '/about', findings }])).toEqual(['/about: img_alt_valid: No name (/html[1])'])
  expect(barrierFaults([{ address: '/about', findings: accepted.slice(1) }])).toEqual([
    `${acceptedBarriers[0]?.rule} is accepted and finds nothing any more`,
  ])
})

test('a rule that passed looked at its criteria, and what only a person can judge leaves them undecided', () => {
  const finding = (ruleId: string, result: string): Finding => ({
    ruleId,
    value: ['VIOLATION', result],
    message: '',
    path: { dom: '' },
  })
  const rules = [
    ['lang', '3.1.1'],
    ['alt', '1.1.1'],
    ['alt', '1.4.5'],
    ['unused', '2.4.1'],
  ] as const
  const findings = [finding('lang', 'PASS'), finding('alt', 'PASS'), finding('alt', 'POTENTIAL')]
  expect(lookOf(findings, rules)).toEqual({
    nothingFound: ['3.1.1', '1.1.1', '1.4.5'],
    undecided: ['1.1.1', '1.4.5'],
  })
})
