import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { caseStudyExplorer } from '#src/blocks/case-study-explorer/row.ts'
import { pageOfDocument, previewPdf } from '#src/content/printed-documents.ts'
import { contentIndex } from '#src/content/queries.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { blocksOf } from '../../../scripts/outputs/blocks-of.ts'
import { caseStudiesDocument } from '../../../scripts/outputs/pdf/case-studies.ts'
import { buildDownloads, missingLetters } from '../../../scripts/outputs/pdf/downloads.ts'
import { previewEditions } from '../../../scripts/outputs/pdf/preview-editions.ts'
import { print, printFonts } from '../../../scripts/outputs/pdf/print.ts'
import { treeHtml } from '../../../scripts/outputs/tree-html.ts'
import { realData } from '../../support/labels.ts'
import { readPdf } from '../../support/pdf/read-pdf.ts'
import { missingWords, wordsOf } from '../../support/words-of.ts'

type Props = PropsOf<typeof caseStudyExplorer>

const printed = vi.hoisted(() => ({ documents: [] as string[] }))
vi.mock('../../../scripts/outputs/pdf/print.ts', async (load) => {
  const original = await load<typeof import('../../../scripts/outputs/pdf/print.ts')>()
  const print: typeof original.print = (document, fonts, day) => {
    printed.documents.push(document.address)
    return original.print(document, fonts, day)
  }
  return { ...original, print }
})

const data = realData()
const content = contentIndex(data)
const root = mkdtempSync(path.join(tmpdir(), 'documents-'))
symlinkSync(path.resolve('src'), path.join(root, 'src'), 'junction')
afterAll(() => rmSync(root, { recursive: true, force: true }))

const pageWith = (address: string, downloads?: Record<string, number>) => {
  const index = contentIndex({ ...data, downloads })
  const site = siteAddresses(index, { today: '2026-03-15' }).find((one) => one.path === address)
  if (!site) throw new Error(address)
  return JSON.stringify(loadPage(site, index, () => '2026-03-15'))
}

test('the case studies are one document with all their words, each study under a heading on a page of its own', () => {
  const [document] = caseStudiesDocument(content)
  const studies = content.entries('caseStudies')
  const words = JSON.stringify(document?.parts)
  for (const { data: study } of studies) {
    for (const text of [study.title, study.challenge, study.solution, ...study.results])
      expect(words).toContain(JSON.stringify(text))
  }
  const order = document?.parts.map(({ kind }) => kind).filter((kind) => /title|heading|new-page/.test(kind))
  expect(order).toEqual(['title', ...studies.flatMap(() => ['new-page', 'heading'])])
  expect(document?.language).toBe('en-US')
})

/** A document as HTML, to compare its words. */
const asHtml = (parts: unknown): string =>
  typeof parts === 'string'
    ? `<p>${parts}</p>`
    : Object.values(parts ?? {})
        .map(asHtml)
        .join('')

test('no word or figure of the page with the case studies is missing in their document', () => {
  const [document] = caseStudiesDocument(content)
  const [props] = blocksOf<Props>(content.entry('pages', 'case-studies').body, 'CaseStudyExplorer')
  const page = treeHtml([['CaseStudyExplorer', props ?? null]], 'https://example.com/', content)
  const words = wordsOf(page.replaceAll(`>${props?.contactLabel}</a>`, '></a>'))
  const figures = document?.parts.flatMap((part) => (part.kind === 'chart' ? part.values.map(String) : []))
  expect(words.size).toBeGreaterThan(300)
  expect(missingWords(words, wordsOf(asHtml([document?.parts, figures])))).toEqual([])
})

test('no word of a resource on the page is missing in its preview', () => {
  const editions = new Map(previewEditions(content).map(({ address, parts }) => [address, wordsOf(asHtml(parts))]))
  for (const { slug, data } of content.entries('resources').filter((entry) => !entry.data.file)) {
    const { title, description, type, tags, contents, downloadSize } = data
    const words = wordsOf(asHtml([title, description, type, tags, contents, downloadSize]))
    expect(missingWords(words, editions.get(previewPdf(slug)) ?? new Set()), slug).toEqual([])
  }
})

test('every resource that is sent on request has a preview with its summary and contents', () => {
  const editions = previewEditions(content)
  const resources = content.entries('resources').filter(({ data: { file } }) => !file)
  expect(editions.map(({ address }) => address)).toEqual(resources.map(({ slug }) => previewPdf(slug)))
  for (const [index, { parts }] of editions.entries()) {
    const resource = resources[index]?.data
    for (const text of [resource?.title, resource?.description, ...(resource?.contents ?? [])])
      expect(JSON.stringify(parts)).toContain(JSON.stringify(text))
  }
})

test('a printed document has its title, language, headings and bookmarks, and the same bytes each time', async () => {
  const [document] = caseStudiesDocument(content)
  if (!document) throw new Error('No document.')
  const fonts = await printFonts()
  const pdf = await print(document, fonts, '2026-03-15')
  const source = pdf.toString('latin1')
  expect(source).toMatch(/^%PDF-1\.7/)
  expect(source).toContain('/Lang (en-US)')
  expect(source).toContain('/DisplayDocTitle true')
  const studies = content.entries('caseStudies')
  const elements = (type: string) => source.split(new RegExp(`/S /${type}\\b`)).length - 1
  expect([elements('H1'), elements('H2'), elements('H3')]).toEqual([1, studies.length, studies.length * 3])
  expect(elements('Figure')).toBe(studies.length)
  const inside = source.split('/StructParent ').length - 1
  expect([elements('Link'), source.split('/Subtype /Link').length - 1]).toEqual([3 + studies.length, inside])
  const { pages, bookmarks } = readPdf(pdf)
  expect(pages).toHaveLength(1 + studies.length)
  expect(bookmarks).toEqual(studies.map(({ data: study }) => study.title))
  expect((await print(document, fonts, '2026-03-15')).equals(pdf)).toBe(true)
})

test('words that do not fit beside each other continue on the next sheet', async () => {
  const [document] = caseStudiesDocument(content)
  if (!document) throw new Error('No document.')
  const long = { heading: 'Long', body: 'A sentence that is repeated. '.repeat(200) }
  const parts = [{ kind: 'columns' as const, columns: [long, long, { heading: 'List', body: ['One', 'Two'] }] }]
  const pdf = await print({ ...document, parts }, await printFonts(), '2026-03-15')
  expect(readPdf(pdf).pages.length).toBeGreaterThan(1)
})

test('letters the fonts of the sheet lack are told', () => {
  const [document] = previewEditions(content)
  if (!document) throw new Error('No document.')
  expect(missingLetters(document)).toEqual([])
  const parts = [{ kind: 'facts' as const, items: [{ term: 'Kraków', text: 'Łódź · “é”' }] }]
  expect(missingLetters({ ...document, parts })).toEqual(['ź', 'Ł'].sort())
})

test('a document is printed once, and again only when its words change', async () => {
  printed.documents = []
  const first = await buildDownloads(root, content, '2026-03-15')
  expect(first.size).toBe(1 + previewEditions(content).length)
  expect([...first.values()].every((file) => file.subarray(0, 5).toString() === '%PDF-')).toBe(true)
  await buildDownloads(root, content, '2026-03-15')
  expect(printed.documents).toEqual([...first.keys()])
  const [resource, ...others] = data.entries.resources
  if (!resource) throw new Error('No resource.')
  const changed = { ...resource, data: { ...resource.data, description: 'Another summary.' } }
  const edited = contentIndex({ ...data, entries: { ...data.entries, resources: [changed, ...others] } })
  await buildDownloads(root, edited, '2026-03-15')
  expect(printed.documents.slice(first.size)).toEqual([previewPdf(resource.slug)])
  const again = await buildDownloads(root, content, '2026-03-16')
  expect([...again].filter(([address, file]) => first.get(address)?.equals(file))).toEqual([])
})

test('links say what they download, type and size included', () => {
  const services = pageWith('/services', { '/downloads/case-studies.pdf': 317_440 })
  expect(services).toContain('"secondaryCtaLink":"/downloads/case-studies.pdf"')
  expect(services).toContain('"download":"PDF, 310 KB"')
  const [resource] = content.entries('resources')
  const address = previewPdf(resource?.slug ?? '')
  const resources = pageWith('/resources', { [address]: 92_160 })
  expect(resources).toContain(`"href":"${address}"`)
  expect(resources).toContain('Preview, 90 KB')
})

test('a document that was not printed is replaced by the page that says the same', () => {
  const services = pageWith('/services')
  expect(services).toContain('"secondaryCtaLink":"/case-studies"')
  expect(services + pageWith('/resources')).not.toContain('/downloads/')
  expect(pageOfDocument('/downloads/decision-inventory-preview.pdf')).toBe('/resources#decision-inventory')
  expect(pageOfDocument('/downloads/annual-report.pdf')).toBeUndefined()
})

test('sizes are told in the unit people expect', () => {
  expect([fileSize(300), fileSize(317_440), fileSize(4_404_019)]).toEqual(['1 KB', '310 KB', '4.2 MB'])
})
