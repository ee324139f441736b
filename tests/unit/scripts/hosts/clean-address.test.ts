import { expect, test } from 'vitest'
import { cleanAddress } from '../../../../scripts/hosts/clean-address.ts'

test('a page is known under one address', () => {
  for (const spelling of [
    '/about',
    '/about/',
    '/about//',
    '/about.html',
    '/about/index.html',
    '/about/index',
    '//about/',
  ])
    expect(cleanAddress(spelling), spelling).toBe('/about')
  for (const spelling of ['/', '/index.html', '//index.html', '/index'])
    expect(cleanAddress(spelling), spelling).toBe('/')
  expect(cleanAddress('/myindex.html')).toBe('/myindex')
  expect(cleanAddress('/myindex')).toBe('/myindex')
  expect(cleanAddress('/briefings/feed.xml')).toBe('/briefings/feed.xml')
})

test('no spelling leads to another site', () => {
  for (const spelling of [
    '//elsewhere.example/',
    '///elsewhere.example//',
    '//elsewhere.example/a.html',
    '//elsewhere.example/index',
    '///',
    '//.html',
  ])
    expect(cleanAddress(spelling) === spelling || /^\/[^/]/.test(cleanAddress(spelling)), spelling).toBe(true)
})
