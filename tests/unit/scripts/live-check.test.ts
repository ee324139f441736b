import { renameSync, rmSync } from 'node:fs'
import { setImmediate as others } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { liveCheck } from '../../../scripts/dev/live-check.ts'
import { page } from '../../support/minimal-content.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const file = 'content/pages/index.mdx'
const quiet = { info() {}, error() {} }

function startPreview() {
  const site = temporarySite()
  const server = { config: { root: site.root, logger: quiet }, ws: { send() {} } }
  return { site, starting: liveCheck(server as never, () => undefined) }
}

test('what is written while the preview starts is checked', async () => {
  const { site, starting } = startPreview()
  await others()
  site.write(file, page({ title: 'Home' }, '[Nowhere](/nowhere)\n'))
  const check = await starting
  await expect.poll(() => check.report()).toContain('/nowhere')
  await check.close()
})

test('what is written is shown before everything is checked again', async () => {
  const { site, starting } = startPreview()
  const check = await starting
  const whole = check.last()
  const titles: (string | undefined)[] = []
  check.onGlance(() => {
    if (check.last() === whole) titles.push(check.index()?.entries('pages')[0]?.data.title)
  })
  site.write(file, page({ title: 'Another home' }))
  await expect.poll(() => titles[0]).toBe('Another home')
  await expect.poll(() => check.last()).not.toBe(whole)
  expect(check.index()?.entries('pages')[0]?.data.title).toBe('Another home')
  await check.close()
})

test('files that come, go and take the place of others are noticed, in folders that are new, too', async () => {
  const { site, starting } = startPreview()
  const check = await starting
  const seen = (wanted: string) => expect.poll(() => check.report()).toContain(wanted)
  const unseen = () => expect.poll(() => check.report()).toBe('')
  site.write('draft.mdx', page({ title: 'Home' }, '[Nowhere](/nowhere)\n'))
  renameSync(`${site.root}/draft.mdx`, `${site.root}/${file}`)
  await seen('/nowhere')
  site.write(file, page({ title: 'Home' }))
  await unseen()
  site.write('content/roles/one.mdx', 'Words')
  await seen('content/roles')
  rmSync(`${site.root}/content/roles`, { recursive: true })
  await unseen()
  await check.close()
})
