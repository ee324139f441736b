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
