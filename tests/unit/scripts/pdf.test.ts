import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { contentIndex } from '#src/content-index/queries.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { pageOfDocument, previewPdf } from '#src/lib/printed-documents.ts'
import { loadPage, sitePaths } from '#src/routes/load/page.ts'
import { buildDownloads } from '../../../scripts/build/downloads.ts'
import { caseStudiesDocument } from '../../../scripts/pdf/case-studies.ts'
import { previewEditions } from '../../../scripts/pdf/preview-editions.ts'
import { realData } from '../../support/real-content.ts'

const printed = vi.hoisted(() => ({ browser: '/usr/bin/browser' as string | undefined, jobs: [] as string[][] }))
vi.mock('../../../scripts/find-browser.mjs', () => ({ findBrowser: async () => printed.browser }))
vi.mock('../../../scripts/pdf/print.ts', () => ({
  printAll: async (pages: string[]) => {
    printed.jobs.push(pages)
    return pages.map((html) => Buffer.from(`%PDF ${html.length}`))
  },
}))

const data = realData()
const content = contentIndex(data)
const root = mkdtempSync(path.join(tmpdir(), 'documents-'))
symlinkSync(path.resolve('src'), path.join(root, 'src'), 'junction')
afterAll(() => rmSync(root, { recursive: true, force: true }))

const pageWith = (address: string, downloads?: Record<string, number>) => {
  const index = contentIndex({ ...data, downloads })
  const site = sitePaths(index, { today: '2026-03-15' }).find((one) => one.path === address)
  if (!site) throw new Error(address)
  return JSON.stringify(loadPage(site, index, '2026-03-15'))
}

test('the case studies are one document with all their words under ordered headings', () => {
  const [document] = caseStudiesDocument(content)
  for (const { data: study } of content.entries('caseStudies')) {
    for (const words of [study.title, study.challenge, study.solution, ...study.results])
      expect(document?.body).toContain(words.replaceAll('&', '&amp;'))
  }
  const levels = [...(document?.body ?? '').matchAll(/<h(\d)/g)].map(([, level]) => level).join('')
  expect(levels).toBe(`1${'2333'.repeat(content.entries('caseStudies').length)}`)
  expect(document?.language).toBe('en-US')
})

test('every resource that is sent on request has a preview with its summary and contents', () => {
  const editions = previewEditions(content)
  const resources = content.entries('resources').filter(({ data: { file } }) => !file)
  expect(editions.map(({ address }) => address)).toEqual(resources.map(({ slug }) => previewPdf(slug)))
  for (const [index, { body }] of editions.entries()) {
    const resource = resources[index]?.data
    for (const words of [resource?.title, resource?.description, ...(resource?.contents ?? [])])
      expect(body).toContain(words)
  }
})

test('a document is printed once, and again only when its words change', async () => {
  printed.jobs = []
  const first = await buildDownloads(root, content)
  expect(first.size).toBe(1 + previewEditions(content).length)
  await buildDownloads(root, content)
  expect(printed.jobs).toHaveLength(1)
  const [resource, ...others] = data.entries.resources
  if (!resource) throw new Error('No resource.')
  const changed = { ...resource, data: { ...resource.data, description: 'Another summary.' } }
  await buildDownloads(root, contentIndex({ ...data, entries: { ...data.entries, resources: [changed, ...others] } }))
  expect(printed.jobs.map((pages) => pages.length)).toEqual([first.size, 1])
  expect(readdirSync(path.join(root, '.cache/downloads'))).toHaveLength(first.size)
})

test('without a browser nothing is printed', async () => {
  rmSync(path.join(root, '.cache'), { recursive: true })
  printed.browser = undefined
  expect((await buildDownloads(root, content)).size).toBe(0)
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
