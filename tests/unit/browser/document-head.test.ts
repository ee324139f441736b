// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDocumentHead } from '#src/browser/use-document-head.ts'
import type { PageData } from '#src/pages/page-data.ts'

const page = (name: string) =>
  ({
    meta: { title: name, description: `About ${name}`, canonical: `https://example.com/${name}`, index: true },
  }) as PageData

test('title, description and canonical address follow the page', () => {
  document.head.innerHTML = '<title>x</title><meta name="description" content="x"><link rel="canonical" href="/x">'
  const { rerender } = renderHook(useDocumentHead, { initialProps: page('one') })
  for (const name of ['one', 'two']) {
    rerender(page(name))
    expect(document.title).toBe(name)
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', `About ${name}`)
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `https://example.com/${name}`)
  }
})

test('neighbors in a list and the feed of a category are those of the page, the feed of the site stays', () => {
  document.head.innerHTML =
    '<link rel="alternate" type="application/rss+xml" href="/feed.xml"><link rel="prev" href="/list/page/9">' +
    '<link rel="alternate" type="application/rss+xml" title="Old" href="/old.xml"><link rel="stylesheet" href="/x.css">'
  const links = [
    { rel: 'prev', href: '/list/page/3' },
    { rel: 'next', href: '/list/page/1' },
    { rel: 'alternate', type: 'application/rss+xml', title: 'Audit', href: '/audit.xml' },
  ]
  const list = { meta: { ...page('list').meta, links } } as PageData
  const found = () =>
    [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`)
  const { rerender } = renderHook(useDocumentHead, { initialProps: list })
  const others = ['alternate /feed.xml', 'stylesheet /x.css']
  expect(found()).toEqual([...others, 'prev /list/page/3', 'next /list/page/1', 'alternate /audit.xml'])
  expect(document.querySelector('link[title]')).toHaveAttribute('type', 'application/rss+xml')
  rerender(page('elsewhere'))
  expect(found()).toEqual(others)
})
