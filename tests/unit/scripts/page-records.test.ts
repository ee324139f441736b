import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openPageRecords, type PageRecord } from '../../../scripts/build/render/page-records.ts'
import type { RecordedContent } from '../../../scripts/build/render/recorded-content.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'page-records-'))
const file = path.join(folder, 'pages.json')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The records over a content that gives these answers, as keys. */
function recordsOver(answers: Record<string, string>) {
  const content = {
    answer: (read: string) => answers[read] ?? '',
    remember() {},
    asked: () => ({ bodies: [], key: '' }),
  }
  return openPageRecords(file, 'version', content as unknown as RecordedContent)
}

const record = (sitePath: string): PageRecord => ({
  what: `page ${sitePath}`,
  key: sitePath,
  page: { path: sitePath, kind: 'page', source: 'x.mdx', meta: { canonical: sitePath, index: true } },
  islands: [],
  orders: [],
})

test('a page that is kept is compared with all it was made from, and what no page was made from is forgotten', () => {
  const first = recordsOver({ own: '1', shared: '1', other: '1' })
  first.note(record('/other'), ['other', 'shared'])
  first.note(record('/kept'), ['shared', 'own'])
  first.save()

  const second = recordsOver({ own: '1', shared: '1', other: '2', new: '1' })
  const kept = second.find('/kept')
  const gone = second.find('/other')
  if (!kept || !gone) throw new Error('Nothing is known of the pages.')
  expect(second.changed(kept)).toBeUndefined()
  expect(second.changed(gone)).toBe('other')
  second.note(record('/new'), ['new', 'own'])
  second.keep(kept)
  second.save()
  expect(readFileSync(file, 'utf8')).not.toContain('"other"')

  const third = recordsOver({ own: '2', shared: '1', new: '1' })
  const changes = ['/kept', '/new', '/other'].map((sitePath) => {
    const page = third.find(sitePath)
    return page && third.changed(page)
  })
  expect(changes).toEqual(['own', 'own', undefined])
})
