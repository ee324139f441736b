import { afterAll, beforeAll, expect, test } from 'vitest'
import { legalText, recordedLegal } from '../../support/legal-text.ts'
import { lena, omar, startTeamSite, type TeamSite } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'

const records = 'content/legal/published.json'
const document = 'terms-of-service'
const version = `content/legal/${document}/2999-05-01.mdx`
let site: TeamSite

beforeAll(async () => {
  const first = legalText({ title: 'Terms of Service' })
  site = await startTeamSite(recordedLegal({ [`content/legal/${document}/2025-01-15.mdx`]: first }))
  const people = (site.config.people as { name: string }[]).map((one) =>
    one.name.startsWith('Omar') ? { ...one, subject: omar } : one,
  )
  site.configure({ people })
  await site.team.lookAgain()
  for (const person of [lena, omar]) await site.signIn(person)
}, 60_000)

afterAll(async () => {
  await site.stop()
  removeTemporarySites()
})

const legal = (as: string, name: string, given: object) => site.ask(`POST legal/${name}`, { as, body: given })
const recordOfVersion = async (as: string) => {
  const { text } = (await site.ask(`GET entry?file=${records}`, { as })).json
  return JSON.parse(text).find(({ effective }: { effective: string }) => effective === '2999-05-01')
}

/** Hands files over, and merges them at the host. */
async function merge(as: string, files: string[]): Promise<void> {
  const { json } = await site.ask('POST review', { as, body: { files, message: 'Legal' } })
  expect(json).toMatchObject({ pushed: true })
  site.atRemote('update-ref', 'refs/heads/main', json.branch)
  await site.team.lookAgain()
}

test('one records a version, another approves it, and each of them in their own name', async () => {
  await legal(lena, 'new-version', { document, effective: '2999-05-01' })
  const { text, version: base } = (await site.ask(`GET entry?file=${version}`, { as: lena })).json
  const changed = text.replace('changes: ""', 'changes: "Much."').replace('Some words', 'Other words')
  await site.ask('PUT entry', { as: lena, body: { file: version, text: changed, base } })

  // Nobody records for somebody else, and who may not approve does not, in whatever name.
  const asOmar = { file: version, recordedBy: 'Omar Haddad', approvedBy: 'Omar Haddad' }
  expect((await legal(lena, 'correct', asOmar)).status).toBe(403)
  expect((await legal(lena, 'correct', { file: version, approvedBy: 'Lena Park' })).status).toBe(403)
  expect((await legal(lena, 'correct', { file: version, recordedBy: 'Omar Haddad' })).json.what).toBe('first')
  expect(await recordOfVersion(lena)).toMatchObject({ recordedBy: 'Lena Park' })
  expect(await recordOfVersion(lena)).not.toHaveProperty('approvedBy')
  await merge(lena, [version, records])

  expect((await legal(omar, 'correct', { file: version, approvedBy: 'Lena Park' })).status).toBe(403)
  const approved = await legal(omar, 'correct', { file: version, recordedBy: 'Lena Park', approvedBy: 'Omar Haddad' })
  expect(approved.json).toEqual({ file: version, what: 'approval' })
  expect(await recordOfVersion(omar)).toMatchObject({ recordedBy: 'Lena Park', approvedBy: 'Omar Haddad' })
})

test('nobody approves what they recorded or changed themselves', async () => {
  const { text, version: base } = (await site.ask(`GET entry?file=${version}`, { as: omar })).json
  await site.ask('PUT entry', { as: omar, body: { file: version, text: text.replace('Other', 'His'), base } })
  const changed = await legal(omar, 'correct', { file: version, approvedBy: 'Omar Haddad' })
  expect([changed.status, changed.json.message]).toEqual([409, expect.stringContaining('Say who records the text')])
  expect((await legal(omar, 'correct', { file: version })).json.what).toBe('first')
  const own = await legal(omar, 'correct', { file: version, approvedBy: 'Omar Haddad' })
  expect([own.status, own.json.message]).toEqual([403, 'Somebody records a legal text, and somebody else approves it.'])

  site.configure({ approveOwn: true })
  await site.team.lookAgain()
  expect((await legal(omar, 'correct', { file: version, approvedBy: 'Omar Haddad' })).json.what).toBe('approval')
})

test('a version is announced in the name of who is signed in', async () => {
  await legal(omar, 'announce', { file: version, by: 'Lena Park' })
  expect(await recordOfVersion(omar)).toMatchObject({ announced: { by: 'Omar Haddad' } })
})

test('who approves the review of a recorded version approves it in the register, and who recorded it does not', async () => {
  const next = `content/legal/${document}/2999-06-01.mdx`
  await legal(lena, 'new-version', { document, effective: '2999-06-01' })
  const { text, version: base } = (await site.ask(`GET entry?file=${next}`, { as: lena })).json
  const changed = text.replace('changes: ""', 'changes: "More."').replace('Some words', 'Further words')
  await site.ask('PUT entry', { as: lena, body: { file: next, text: changed, base } })
  expect((await legal(lena, 'correct', { file: next })).json.what).toBe('first')
  const sent = await site.ask('POST review', { as: lena, body: { files: [next, records], message: 'A new version' } })
  await site.team.lookAgain()
  const { branch } = sent.json
  const all = (await site.ask('GET team/reviews', { as: omar })).json
  const { commit } = all.find((one: { branch: string }) => one.branch === branch)
  const decide = async (as: string, what: string) =>
    (await site.ask(`POST team/${what}`, { as, body: { branch, commit } })).status
  expect(await decide(lena, 'approve')).toBe(403)
  expect([await decide(omar, 'approve'), await decide(lena, 'merge')]).toEqual([200, 200])
  const register = JSON.parse(site.atRemote('show', `main:${records}`)) as { effective: string }[]
  expect(register.find(({ effective }) => effective === '2999-06-01')).toMatchObject({
    recordedBy: 'Lena Park',
    approvedBy: 'Omar Haddad',
  })
})
