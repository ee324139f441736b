import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { liveCheck } from '../../../scripts/dev/live-check.ts'
import { page } from '../../support/minimal-content.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const file = 'content/pages/index.mdx'
const quiet = { info() {}, error() {} }

function startPreview() {
  const site = temporarySite()
  const watcher = new EventEmitter()
  const server = { config: { root: site.root, logger: quiet }, watcher, ws: { send() {} } }
  return { site, watcher, starting: liveCheck(server as never, () => undefined) }
}

test('what is written before the watcher has seen every file is checked as soon as it has', async () => {
  const { site, watcher, starting } = startPreview()
  const check = await starting
  site.write(file, page({ title: 'Home' }, '[Nowhere](/nowhere)\n'))
  watcher.emit('ready')
  await vi.waitFor(() => expect(check.report()).toContain('/nowhere'))
  check.close()
})

test('what is written while everything is checked for the first time is checked after that', async () => {
  const { site, watcher, starting } = startPreview()
  watcher.emit('change', `${site.root}/${file}`)
  const check = await starting
  site.write(file, page({ title: 'Home' }, '[Nowhere](/nowhere)\n'))
  await vi.waitFor(() => expect(check.report()).toContain('/nowhere'))
  check.close()
})

test('what is written is shown before everything is checked again', async () => {
  const { site, watcher, starting } = startPreview()
  const check = await starting
  const whole = check.last()
  const titles: (string | undefined)[] = []
  check.onGlance(() => {
    if (check.last() === whole) titles.push(check.index()?.entries('pages')[0]?.data.title)
  })
  site.write(file, page({ title: 'Another home' }))
  watcher.emit('change', `${site.root}/${file}`)
  await vi.waitFor(() => expect(titles).toEqual(['Another home']))
  await vi.waitFor(() => expect(check.last()).not.toBe(whole))
  expect(check.index()?.entries('pages')[0]?.data.title).toBe('Another home')
  check.close()
})
