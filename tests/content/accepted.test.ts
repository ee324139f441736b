import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { acceptWarning } from '../../scripts/accepted/accept-warning.ts'
import { createContent } from '../../scripts/content/content.ts'
import { glance } from '../../scripts/content/glance.ts'
import { nobodyToAsk } from '../../scripts/legal/ask.ts'
import { checkSite, today } from '../support/check-site.ts'
import { page } from '../support/minimal-content.ts'
import { temporarySite } from '../support/temporary-site.ts'

const about = 'content/pages/about.mdx'
const list = 'content/site/accepted.json'
const vague = { rule: 'link-words', file: about, words: '[here](/contact)' }
const signed = { reason: 'It is a quotation.', who: 'Ann', day: '2026-03-01' }
const body = 'Words.\n\nThe button [here](/contact) says it.\n'
const accepting = (...entries: object[]) => ({
  [about]: page({}, body),
  [list]: JSON.stringify(entries, null, 2),
})
const told = async (files: Record<string, string>) => {
  const { issues, accepted, data } = await checkSite(files)
  return {
    issues: issues.map(({ severity, rule, file }) => `${severity} ${rule} ${file}`),
    accepted,
    right: data !== null,
  }
}

test('a warning that is accepted is not told, wherever it moves in its file', async () => {
  expect(await told(accepting())).toMatchObject({ issues: [`warning link-words ${about}`], accepted: 0 })
  expect(await told(accepting({ ...vague, ...signed }))).toEqual({ issues: [], accepted: 1, right: true })
  const moved = { ...accepting({ ...vague, ...signed }), [about]: page({}, `More words.\n\n${body}`) }
  expect(await told(moved)).toMatchObject({ issues: [], accepted: 1 })
})

test('the same rule at other words is told all the same, and what is accepted twice counts once', async () => {
  const files = accepting({ ...vague, ...signed }, { ...vague, ...signed })
  expect(await told(files)).toMatchObject({ issues: [], accepted: 1 })
  files[about] = page({}, `${body}\nThe button [here](/careers) says it.\n`)
  expect(await told(files)).toMatchObject({ issues: [`warning link-words ${about}`], accepted: 1 })
})

test('while something is wrong nobody knows whether a warning still applies', async () => {
  const files = { ...accepting({ ...vague, ...signed }), [about]: page({ template: 'hom' }, 'Words.\n') }
  expect((await told(files)).issues).toEqual([`error unknown-value ${about}`])
})

test('what is still to be written is meant by nobody, in a draft neither', async () => {
  const note = { rule: 'unfinished', file: about, words: 'Fill in: more' }
  const files = { ...accepting({ ...note, ...signed }), [about]: page({ draft: 'true' }, 'Fill in: more.\n') }
  const { issues, right } = await told(files)
  expect([issues, right]).toEqual([[`warning unfinished ${about}`, `error accepted-error ${list}`], false])
})

test('a record that is not complete is told, and accepts nothing', async () => {
  expect((await told(accepting({ ...vague, ...signed, reason: '' }))).issues).toEqual([
    `warning link-words ${about}`,
    `error invalid-value ${list}`,
  ])
})

test('the preview and whoever looks at one file alone say the same as the command', async () => {
  const { root } = temporarySite(accepting({ ...vague, ...signed }))
  const found = await createContent({ root, now: today, preview: true }).check()
  expect([found.issues, found.accepted]).toEqual([[], 1])
  expect(glance(root, found, about)?.issues).toEqual([])
  const open = new Map([[about, Buffer.from(page({}, `${body}\nMore [here](/careers).\n`))]])
  expect(glance(root, found, about, open)?.issues.map(({ line }) => line)).toEqual([12])
})

test('what is told only where the content is published is no less accepted in the preview', async () => {
  const { root } = temporarySite(accepting({ ...vague, ...signed }, { ...vague, rule: 'session-revision', ...signed }))
  expect((await createContent({ root, now: today, preview: true }).check()).issues).toEqual([])
  expect((await createContent({ root, now: today, askSearch: async () => [] }).check()).issues).toHaveLength(1)
})

const command = async (files: Record<string, string>, asked: Partial<Parameters<typeof acceptWarning>[1]>) => {
  const { root } = temporarySite(files)
  const check = () => createContent({ root, now: today }).check()
  const request = { rule: 'link-words', file: about, who: 'Ann', because: 'It is a quotation.', ...asked }
  const said = await acceptWarning(root, request, await check(), nobodyToAsk).catch((error: Error) => error.message)
  return { said, entries: JSON.parse(readFileSync(path.join(root, list), 'utf8')), issues: (await check()).issues }
}

test('the command writes down which warning is meant, why, by whom and when', async () => {
  const { said, entries, issues } = await command(accepting(), {})
  expect(said).toBe(
    `Accepted: \`link-words\` in ${about}, at “[here](/contact)”. It stands in ${list}, with your reason.`,
  )
  expect(entries).toEqual([{ ...vague, reason: 'It is a quotation.', who: 'Ann', day: today }])
  expect(issues).toEqual([])
})

test('the command asks for what it is not told, and says what else there is', async () => {
  const several = { ...accepting(), [about]: page({}, `${body}\nMore [here](/careers).\n`) }
  expect((await command(several, {})).said).toMatchInlineSnapshot(`
    "content/pages/about.mdx has 2 warnings \`link-words\`. Say which: the words it stands at, or some of them.
    npm run content -- --accept link-words content/pages/about.mdx --because "why it is meant" --at "[here](/contact)"
    npm run content -- --accept link-words content/pages/about.mdx --because "why it is meant" --at "[here](/careers)""
  `)
  expect((await command(several, { at: 'careers' })).entries).toMatchObject([{ words: '[here](/careers)' }])
  expect((await command(several, { at: 'x' })).said).toMatchInlineSnapshot(
    `"No warning \`link-words\` of content/pages/about.mdx stands at “x”. They stand at “[here](/contact)”, “[here](/careers)”."`,
  )
  expect((await command(accepting(), { because: undefined })).said).toMatchInlineSnapshot(`
    "Say why it is meant: that is what whoever reads it next asks.
    npm run content -- --accept link-words content/pages/about.mdx --because "why it is meant""
  `)
  expect((await command(accepting(), { rule: 'link-wods' })).said).toMatchInlineSnapshot(
    `"There is no warning \`link-wods\` in content/pages/about.mdx. What could be accepted there: link-words."`,
  )
  expect((await command(accepting(), { file: 'content/pages/index.mdx' })).said).toMatchInlineSnapshot(
    `"There is no warning \`link-words\` in content/pages/index.mdx. Nothing there could be accepted."`,
  )
  const wrong = { ...accepting(), [about]: page({}, '[Us](/abuot)\n') }
  expect((await command(wrong, { rule: 'broken-link' })).said).toMatchInlineSnapshot(
    `"\`broken-link\` cannot be accepted: only a warning can, and only one that may be meant."`,
  )
})
