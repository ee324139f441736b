import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReviewAt, TeamReview } from '#src/desk/requests/team.ts'
import { gitAt } from '../../support/git-at.ts'
import { page } from '../../support/minimal-content.ts'
import { sam, startTeamSite, type TeamSite, zoe } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'

const file = 'content/pages/about.mdx'
let site: TeamSite
let work: string
/** A review of Zoë that is open. */
let open: ReviewAt

beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'attacks-'))
  site = await startTeamSite(
    { [file]: page() },
    {
      roles: {
        editor: { writes: 'everything', legal: false, approves: true },
        writer: { writes: ['pages'], legal: false, approves: false },
      },
      people: [
        { name: 'Zoë Łukasz', email: 'zoe@example.com', subject: zoe, role: 'writer' },
        { name: 'Sam Roe, Jr.', email: 'sam@example.com', subject: sam, role: 'editor' },
      ],
    },
  )
  for (const person of [zoe, sam]) await site.signIn(person)
  const { version } = (await site.ask(`GET entry?file=${file}`, { as: zoe })).json
  await site.ask('PUT entry', { as: zoe, body: { file, text: page({ title: 'Of Zoë' }), base: version } })
  const { branch } = (await site.ask('POST review', { as: zoe, body: { files: [file], message: 'Mine' } })).json
  await site.team.lookAgain()
  open = await reviewAt(branch)
}, 120_000)

afterAll(async () => {
  await site.stop()
  removeTemporarySites()
  rmSync(work, { recursive: true })
})

async function reviewAt(branch: string): Promise<ReviewAt> {
  const all: TeamReview[] = (await site.ask('GET team/reviews', { as: sam })).json
  const { commit } = all.find((one) => one.branch === branch) as TeamReview
  return { branch, commit }
}
const refs = () => site.atRemote('for-each-ref', '--format=%(refname) %(objectname)')

test('what is an option of git, or leads to another ref, names no review, no commit and no revision', async () => {
  const made = path.join(work, 'made')
  const before = refs()
  const refused: [asked: string, status: number][] = []
  const ask = async (route: string, as: string, body?: object) => {
    const { status } = await site.ask(route, { as, body })
    refused.push([`${route} ${JSON.stringify(body)}`, status])
  }
  for (const odd of [
    '--upload-pack=true',
    `--output=${made}`,
    'desk/../main',
    'refs/heads/..',
    `refs/heads/${open.branch}`,
    `${open.branch}~0`,
    `${open.branch}\0`,
  ]) {
    await ask(`GET team/changes?${new URLSearchParams({ branch: odd, commit: odd })}`, sam)
    await ask(`GET revision?${new URLSearchParams({ file, id: odd })}`, sam)
    await ask('POST team/approve', sam, { ...open, branch: odd })
    await ask('POST team/approve', sam, { ...open, commit: odd })
    await ask('POST team/merge', zoe, { ...open, branch: odd })
    await ask('POST review', zoe, { files: [file], message: 'More', branch: odd })
  }
  expect(refused.filter(([, status]) => status < 400 || status >= 500)).toEqual([])
  expect(refs()).toBe(before)
  expect(existsSync(made)).toBe(false)
})

test('a review is taken by nobody whom it is not left to, and none is merged before it is approved', async () => {
  for (const person of [zoe, sam]) {
    expect((await site.ask('POST team/take', { as: person, body: open })).status).toBe(403)
    expect((await site.ask('POST team/merge', { as: person, body: open })).status).toBe(403)
  }
})

/** What a review that was made at the git host changes, in the name of a writer of the desk. */
const beyond: [what: string, change: (root: string) => void][] = [
  ['a legal text', (root) => writeAt(root, 'content/legal/privacy-policy/2020-01-01.mdx', 'Taken over.')],
  ['the register of legal texts', (root) => writeAt(root, 'content/site/legal-records.json', '{}')],
  ['code', (root) => writeAt(root, 'scripts/tool.mjs', '')],
  ['settings of git', (root) => writeAt(root, '.gitattributes', '* text\n')],
  ['a link', (root) => symlinkSync('/etc/hostname', path.join(root, 'content/pages/link.mdx'))],
  ['a folder that is a link', (root) => symlinkSync('/etc', path.join(root, 'content/images'))],
]

function writeAt(root: string, name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

for (const [at, [what, change]] of beyond.entries())
  test(`a review that changes ${what}, beside a text, is approved and merged by nobody who may not`, async () => {
    const root = path.join(work, `clone-${at}`)
    const branch = `desk/2026-01-01-beyond-${at}`
    gitAt(work, 'clone', '-q', path.join(String(site.config.folder), '../git/site.git'), root)
    writeFileSync(path.join(root, file), page({ title: 'At the host' }))
    change(root)
    gitAt(root, 'add', '-A')
    gitAt(root, 'commit', '-q', '--author', 'Zoë Łukasz <zoe@example.com>', '-m', 'At the host')
    gitAt(root, 'push', '-q', 'origin', `HEAD:refs/heads/${branch}`)
    await site.team.lookAgain()
    const before = refs()
    const review = await reviewAt(branch)
    for (const person of [sam, zoe])
      for (const route of ['POST team/approve', 'POST team/merge', 'POST team/take']) {
        const { status, json } = await site.ask(route, { as: person, body: review })
        // Who may write all that it changes reads what cannot be taken over.
        expect([403, 409]).toContain(status)
        if (status === 409) expect(json.message).toContain('“content/pages/link.mdx” is no plain file')
      }
    const { text } = await site.ask(`GET team/changes?${new URLSearchParams({ ...review })}`, { as: zoe })
    expect(text).not.toContain('root:')
    expect(refs()).toBe(before)
  })
