import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createContent } from '../../../scripts/content/content.ts'
import { openVersion } from '../../../scripts/legal/open-version.ts'
import { recordVersion } from '../../../scripts/legal/record-version.ts'
import { withdrawVersion } from '../../../scripts/legal/withdraw-version.ts'
import { legalText } from '../../support/legal-text.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const document = 'terms-of-service'
const today = '2026-03-15'
const effective = '2026-05-01'
const by = { recordedBy: 'Ada Clerk', approvedBy: 'Ben Counsel' }
const records = 'content/legal/published.json'

async function siteWithNextVersion() {
  const site = temporarySite({ [`content/legal/${document}/2025-01-15.mdx`]: legalText() })
  const { root, read, write } = site
  await recordVersion(root, { ...by, document }, today)
  const before = read(records)
  const { file } = openVersion(root, document, effective, today)
  write(file, read(file).replace('changes: ""', 'changes: "Much."'))
  await recordVersion(root, { ...by, document, effective }, today)
  return { ...site, file, before }
}

test('a version that does not apply yet is taken back, with its record, and kept', async () => {
  const { root, read, file, before } = await siteWithNextVersion()
  const text = read(file)
  expect(withdrawVersion(root, { document, effective, yes: true }, today)).toEqual({
    file,
    kept: '.withdrawn/terms-of-service-2026-05-01.mdx',
    recorded: true,
    announced: false,
  })
  expect(existsSync(join(root, file))).toBe(false)
  expect(read(records)).toBe(before)
  expect(read('.withdrawn/terms-of-service-2026-05-01.mdx')).toBe(text)
  expect(JSON.parse(read('.withdrawn/terms-of-service-2026-05-01.json'))).toMatchObject({ effective, ...by })
  expect((await createContent({ root, now: today }).check()).issues).toEqual([])
})

test('a draft nobody recorded is taken back too, and never over an earlier one', async () => {
  const { root, read, write, file } = await siteWithNextVersion()
  withdrawVersion(root, { document, effective, yes: true }, today)
  openVersion(root, document, effective, today)
  write(file, read(file).replace('changes: ""', 'changes: "Other."'))
  const { kept, recorded } = withdrawVersion(root, { document, effective, yes: true }, today)
  expect([kept, recorded]).toEqual(['.withdrawn/terms-of-service-2026-05-01-2.mdx', false])
  expect(read('.withdrawn/terms-of-service-2026-05-01.mdx')).toContain('changes: "Much."')
})

test('without --yes nothing is touched, and what would happen is said', async () => {
  const { root, read, file } = await siteWithNextVersion()
  const text = read(file)
  expect(() => withdrawVersion(root, { document, effective }, today)).toThrowErrorMatchingInlineSnapshot(`
    [Error: This would remove content/legal/terms-of-service/2026-05-01.mdx and its record; a copy would be kept at .withdrawn/terms-of-service-2026-05-01.mdx. Nothing was changed. To do it, add --yes:
    npm run legal:withdraw terms-of-service -- --effective 2026-05-01 --yes]
  `)
  expect(read(file)).toBe(text)
})

test.each([effective, '2026-06-01'])('a version in force is not taken back: %s', async (day) => {
  const { root, read, file } = await siteWithNextVersion()
  expect(() => withdrawVersion(root, { document, effective, yes: true }, day)).toThrow(
    'The version of May 1, 2026 is in force or was: it stays readable for good.',
  )
  expect(read(file)).toContain('Much.')
})

test('what cannot be meant is said plainly', async () => {
  const { root } = await siteWithNextVersion()
  const withdraw = (name?: string, day?: string) => () =>
    withdrawVersion(root, { document: name, effective: day }, today)
  expect(withdraw()).toThrow('Which document? terms-of-service')
  expect(withdraw(document)).toThrow('Which version? 2025-01-15, 2026-05-01')
  expect(withdraw(document, '2027-01-01')).toThrow('There is no content/legal/terms-of-service/2027-01-01.mdx.')
})
