import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { firstWindow } from '../../../scripts/build/first-window.ts'
import type { Weights } from '../../support/weigh.ts'

// On words that never change: no sentence an editor adds can break this.
const printed = execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/weigh.ts'], { encoding: 'utf8' })
const { pages, entry, withReact } = JSON.parse(printed) as Weights

test('the first response of a page fits into the first window of a connection', () => {
  expect(Object.keys(pages).sort()).toEqual([
    '/',
    '/404',
    '/about',
    '/briefings',
    '/briefings/2026',
    '/briefings/2026/page/1',
    '/briefings/category/compliance',
    '/briefings/category/compliance/page/1',
    '/briefings/page/1',
    '/briefings/page/2',
    '/careers',
    '/case-studies',
    '/contact',
    '/leadership',
    '/resources',
    '/search',
  ])
  for (const [address, bytes] of Object.entries(pages)) expect(bytes, address).toBeLessThanOrEqual(firstWindow)
  // The page is worth its name: with half of this, no style that comes would ever be noticed.
  expect(pages['/about']).toBeGreaterThan(firstWindow - 1500)
})

test('the script of a page that answers nothing stays within 8 KB, with React it stays within 80', () => {
  expect(entry).toBeGreaterThan(5 * 1024)
  expect(entry).toBeLessThanOrEqual(8 * 1024)
  expect(withReact).toBeGreaterThan(60 * 1024)
  expect(withReact).toBeLessThanOrEqual(80 * 1024)
})
