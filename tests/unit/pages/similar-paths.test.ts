import { expect, it } from 'vitest'
import { similarPaths } from '#src/pages/not-found/similar-paths.ts'

const pages = ['/', '/about', '/careers', '/case-studies', '/contact', '/services', '/services/culture-change'].map(
  (path) => ({ path }),
)
const suggested = (path: string) => similarPaths(path, pages).map((page) => page.path)

it.each([
  ['/abuot', '/about'],
  ['/carers', '/careers'],
  ['/culture-change', '/services/culture-change'],
  ['/services/cultur-chnge', '/services/culture-change'],
  ['/Case_Studies', '/case-studies'],
])('finds what was meant by %s', (path, expected) => {
  expect(suggested(path)[0]).toBe(expected)
})

it('suggests nothing when nothing comes close', () => {
  expect(suggested('/wp-login.php')).toEqual([])
  expect(suggested('/x')).toEqual([])
})
