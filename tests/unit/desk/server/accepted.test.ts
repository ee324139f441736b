import { afterEach, expect, test } from 'vitest'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { page } from '../../../support/minimal-content.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

const about = 'content/pages/about.mdx'
const warning = { rule: 'link-words', file: about, words: '[here](/contact)' }
let desk: DeskSite

afterEach(async () => {
  expect(desk.errors).toEqual([])
  await desk.stop()
  removeTemporarySites()
})

const site = async () => (await desk.ask('GET site')).json

test('a warning is accepted with a reason, told no more, and told again when that is taken back', async () => {
  desk = await startDesk({ [about]: page({}, 'Press [here](/contact).\n') })
  const [issue] = (await site()).issues as DeskIssue[]
  expect(issue).toMatchObject(warning)
  const asked = { ...warning, reason: 'It is a quotation.', who: 'Ann' }
  expect((await desk.ask('POST accepted/add', { body: asked })).status).toBe(200)
  const { issues, accepted } = await site()
  expect([issues, accepted]).toEqual([[], [{ ...asked, day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]])
  expect((await desk.ask('POST accepted/remove', { body: warning })).status).toBe(200)
  expect(await site()).toMatchObject({ issues: [warning], accepted: [] })
})

test('a warning that is gone, one without a reason and an error are not accepted', async () => {
  desk = await startDesk({ [about]: page({}, 'Press [here](/contact). [Us](/abuot)\n') })
  const refused = async (body: object) => (await desk.ask('POST accepted/add', { body })).json.message
  const reason = 'It is meant.'
  expect(await refused({ ...warning, reason: ' ' })).toBe('Say why it is meant.')
  expect(await refused({ ...warning, reason })).toBe('Say who you are: your name stands beside the reason.')
  expect(await refused({ ...warning, words: '[there](/contact)', reason })).toBe('There is no such warning any more.')
  const error = { rule: 'broken-link', file: about, words: '[Us](/abuot)', reason, who: 'Ann' }
  expect(await refused(error)).toBe('There is no such warning any more.')
  expect((await desk.ask('POST accepted/remove', { body: warning })).json.message).toBe('It is accepted no more.')
})
