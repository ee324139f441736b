import { expect, test } from '@playwright/test'
import { JSDOM, VirtualConsole } from 'jsdom'
import { ui } from '../support/labels.ts'
import { builtPages, htmlOf } from '../support/pages.ts'
import { glued } from '../support/unstyled.ts'

const pages = builtPages().map(({ path }) => ({ path, html: htmlOf(path) }))
const bodies = new Map<string, HTMLElement>()

/** What stands in a page; each is read once. */
function bodyOf(html: string): HTMLElement {
  const body = bodies.get(html) ?? new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document.body
  bodies.set(html, body)
  return body
}

test('without styles no two words of a page stand glued together', () => {
  expect(pages.flatMap(({ path, html }) => glued(html).map((words) => `${path}: ${words}`))).toEqual([])
})

test('every figure that counts up is served once', () => {
  const figures = pages.flatMap(({ html }) => [...bodyOf(html).querySelectorAll('[data-behavior=count-up]')])
  expect(figures.length).toBeGreaterThan(5)
  for (const figure of figures) {
    const { value = '', decimals = '0', prefix = '', suffix = '' } = (figure as HTMLElement).dataset
    const number = Number(value).toLocaleString('en-US', { minimumFractionDigits: Number(decimals) })
    expect((figure.parentElement as Element).textContent?.split(prefix + number + suffix)).toHaveLength(2)
    expect(figure.childElementCount).toBe(0)
  }
})

test('an item of a numbered list does not begin with its number once more', () => {
  for (const { path, html } of pages)
    for (const item of bodyOf(html).querySelectorAll('ol > li')) {
      const place = [...(item.parentElement as Element).children].indexOf(item) + 1
      expect(item.textContent, path).not.toMatch(new RegExp(`^\\s*(\\d+\\.)*${place}\\.?\\s`))
    }
})

test('what a notice would say stands in no text before it is true', () => {
  for (const { path, html } of pages) expect(bodyOf(html).textContent, path).not.toContain(ui().offline)
})

test('every drawing has a size without styles that leaves room beside it on any screen', () => {
  for (const { path, html } of pages)
    for (const drawing of bodyOf(html).querySelectorAll('svg:not(svg svg)')) {
      const width = drawing.getAttribute('width') ?? '0'
      const [, , wide = 1, high = 1] = drawing.getAttribute('viewBox')?.split(' ').map(Number) ?? []
      const height = Number(drawing.getAttribute('height') ?? (Number(width) * high) / wide)
      for (const side of [Number.parseFloat(width), height])
        expect(side, `${path}: ${drawing.outerHTML.slice(0, 120)}`).toBeLessThanOrEqual(320)
      expect(height, path).toBeGreaterThan(0)
    }
})
