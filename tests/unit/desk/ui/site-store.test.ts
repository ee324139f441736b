// @vitest-environment dom
import { beforeAll, expect, test, vi } from 'vitest'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import type { DeskEvent, DeskSite, EntrySummary } from '#src/desk/requests/site.ts'
import { followSite, onSiteChange, readSite, takeIssues } from '#src/desk/ui/server/site-store.ts'

const file = 'content/articles/a-briefing.mdx'
const issue = { file, severity: 'warning', rule: 'link', message: 'A link.' } as DeskIssue
const entry = { file, title: 'A briefing' } as EntrySummary
const site = { code: '', entries: [entry], issues: [issue], accepted: [], changes: 0 } as unknown as DeskSite
const found: DeskEvent = { type: 'content', issues: [{ ...issue }], accepted: [], entries: [], gone: [], changes: 0 }

const line = vi.hoisted(() => ({ hear: async (_: unknown) => {} }))
vi.mock('#src/lib/share-line.ts', () => ({
  shareLine: (_name: string, _open: unknown, hear: typeof line.hear) => {
    line.hear = hear
  },
}))
const askServer = vi.hoisted(() => vi.fn())
vi.mock('#src/desk/ui/server/ask-server.ts', () => ({ askServer }))

const told = vi.fn()
beforeAll(async () => {
  askServer.mockResolvedValue(site)
  await readSite()
  followSite()
  onSiteChange(told)
})

test('a check and a save that find what is known already have nothing drawn anew', async () => {
  await line.hear(found)
  takeIssues(file, [{ ...issue }])
  expect(told).not.toHaveBeenCalled()
})

test('what is news is told: a problem, one that is gone, an entry with another title', async () => {
  takeIssues(file, [issue, { ...issue, message: 'Another link.' }])
  expect(told).toHaveBeenCalledTimes(1)
  await line.hear({ ...found, issues: [] })
  expect(told).toHaveBeenCalledTimes(2)
  await line.hear({ ...found, issues: [], entries: [{ ...entry, title: 'Another name' }] })
  expect(told).toHaveBeenCalledTimes(3)
})

test('a problem that a save was answered with is no news when the check finds it', async () => {
  const other = { ...issue, file: 'content/pages/about.mdx' }
  await line.hear({ ...found, issues: [other] })
  takeIssues(file, [issue])
  told.mockClear()
  await line.hear({ ...found, issues: [issue, other] })
  expect(told).not.toHaveBeenCalled()
})
