import { Readability } from '@mozilla/readability'
import { expect, test } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { builtPages, htmlOf } from '../support/pages.ts'
import { missingWords, wordsOf } from '../support/words-of.ts'

/** What Firefox shows of a page in its reader mode. */
const inReader = (html: string) =>
  new Readability(new JSDOM(html, { url: 'https://example.com/' }).window.document).parse()?.content ?? ''

/** The text of a page, by its template. */
const texts: Record<string, string> = { article: '#article-text', job: 'main article', legal: '.prose-legal' }

test('no word or figure of a long text is missing in a reader mode', () => {
  const read = builtPages().filter(({ template }) => template in texts)
  expect(new Set(read.map(({ template }) => template)).size).toBe(3)
  const lost = read.flatMap(({ path, template }) => {
    // JSDOM does not know the newest of the styles, and says so.
    const html = htmlOf(path).replace(/<style>.*?<\/style>/gs, '')
    const shown = wordsOf(html, texts[template])
    expect(shown.size, path).toBeGreaterThan(100)
    return missingWords(shown, wordsOf(inReader(html))).map((word) => `${path}: ${word}`)
  })
  expect(lost).toEqual([])
})
