import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

const names = ['content', 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
)
const files = Object.fromEntries(
  names
    .filter((name) => !/\.schemas\/|\.md$/.test(name) && statSync(name).isFile())
    .map((name) => [name, readFileSync(name)]),
)
let desk: DeskSite

beforeAll(async () => {
  desk = await startDesk(files)
})

afterAll(async () => {
  expect(desk.errors).toEqual([])
  await desk.stop()
  removeTemporarySites()
})

const first = (folder: string) =>
  names.find((name) => name.startsWith(`content/${folder}/`) && /\.(?:mdx|json)$/.test(name))
const moved = ['articles', 'categories', 'jobs', 'advisors', 'case-studies', 'resources', 'pages/services'].map(first)

for (const file of [...moved, 'content/pages/services.mdx', 'content/pages/contact.mdx']) {
  test(`${file} of the real content gets another name, and the check finds nothing wrong`, async () => {
    const name = path.posix.relative('content', file as string)
    const slug = `${name.replace(/^[^/]+\//, '').replace(/\.\w+$/, '')}-renamed`
    const { status, json } = await desk.ask('POST move', { body: { file, slug } })
    expect([status, json.message]).toEqual([200, undefined])
    const { json: site } = await desk.ask('GET site')
    expect((site.issues as DeskIssue[]).filter(({ severity }) => severity === 'error')).toEqual([])
  })
}
