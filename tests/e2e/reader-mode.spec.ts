import { isProbablyReaderable, Readability } from '@mozilla/readability'
import { expect, test } from '@playwright/test'
import { JSDOM } from 'jsdom'
import type { PageKind } from '#src/lib/link-to.ts'
import { builtPages, htmlOf } from '../support/pages.ts'
import { missingPassages, passagesOf } from '../support/words-of.ts'

/**
 * The text of a page, by its template; of others it is all of `main`. Title, author, day and summary of these stand in
 * fields of their own, and what stands beside the text is left out there.
 */
const texts: Partial<Record<PageKind, string>> = {
  article: '#article-text',
  legal: '.prose-legal',
  legalChanges: '.prose-legal',
}

/** What reader modes leave out, because it leads elsewhere: menus, what to read next, rows of buttons and of filters. */
const ways = 'nav, aside, .actions, .chips, [data-button]'

test('no passage of a page is missing in the reader mode that browsers offer for it', () => {
  const read = new Set<string>()
  const lost = builtPages().flatMap(({ path, template }) => {
    // JSDOM does not know the newest of the styles, and says so.
    const html = htmlOf(path).replace(/<style>.*?<\/style>/gs, '')
    const { document } = new JSDOM(html, { url: 'https://example.com/' }).window
    if (!isProbablyReaderable(document)) return []
    read.add(template)
    const { title, content } = new Readability(document).parse() ?? {}
    const shown = passagesOf(html, texts[template] ?? 'main', ways)
    expect(shown.length, path).toBeGreaterThan(20)
    return missingPassages(shown, `${title}${content}`).map((passage) => `${path}: ${passage}`)
  })
  expect(lost).toEqual([])
  expect([...read].sort()).toEqual(['article', 'job', 'legal', 'legalChanges', 'page'])
})
