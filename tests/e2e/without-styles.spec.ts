import { expect, test } from '@playwright/test'
import { JSDOM, VirtualConsole } from 'jsdom'
import { ui } from '../support/labels.ts'
import { builtPages, htmlOf } from '../support/pages.ts'
import { glued } from '../support/unstyled.ts'

const pages = builtPages().map(({ path }) => ({ path, html: htmlOf(path) }))
const bodyOf = (html: string) => new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document.body

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

test('what a notice would say stands in no text before it is true', () => {
  for (const { path, html } of pages) expect(bodyOf(html).textContent, path).not.toContain(ui().offline)
})

test('signs and arrows have a width without styles', () => {
  for (const { path, html } of pages)
    for (const sign of bodyOf(html).querySelectorAll(
      'svg[class]:is([viewBox$=" 12 12"], [viewBox$=" 16 16"], [viewBox$=" 32 32"])',
    ))
      expect(sign.getAttribute('width'), path).toBe(sign.getAttribute('viewBox')?.split(' ')[2])
})
