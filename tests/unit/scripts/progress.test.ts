import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { progress } from '../../../scripts/tools/progress.ts'

beforeEach(() => vi.stubEnv('CI', ''))
afterEach(() => vi.unstubAllEnvs())

/** What is written while so many pages are done, one every 400 milliseconds. */
function written(pages: number, isTTY = true): string[] {
  const lines: string[] = []
  let time = 0
  const tell = progress('Pages', pages, { isTTY, write: (text) => lines.push(text) }, () => time)
  for (let done = 1; done <= pages; done += 1) {
    time += 400
    tell(done)
  }
  return lines
}

test('after a second one line says what is done and how long the rest takes, and goes when all is done', () => {
  expect(written(5).map((line) => line.replace('\r\x1b[K', '<'))).toEqual([
    '<  Pages: 3 of 5, 1 s left',
    '<  Pages: 4 of 5, 1 s left',
    '<',
  ])
})

test('work that is done within a second, a CI and a file are told nothing', () => {
  expect(written(2)).toEqual([])
  expect(written(50, false)).toEqual([])
  vi.stubEnv('CI', 'true')
  expect(written(50)).toEqual([])
})
