import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createContent } from '../../scripts/content/content.ts'
import { page } from '../support/minimal-content.ts'
import { pngOf } from '../support/pictures.ts'
import { removeTemporarySites, temporarySite } from '../support/temporary-site.ts'

/** Called with the path of each file that is read, before it is. */
const reading = vi.hoisted(() => ({ told: (_path: string): void => undefined }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const readFileSync = ((path: string, ...options: never[]) => {
    reading.told(path)
    return fs.readFileSync(path, ...options)
  }) as typeof fs.readFileSync
  return { ...fs, readFileSync }
})

afterEach(() => {
  reading.told = () => undefined
  removeTemporarySites()
})

/** Does something the first time a file is about to be read. */
function onFirstRead(file: string, act: () => void) {
  reading.told = (path) => {
    if (!String(path).endsWith(file)) return
    reading.told = () => undefined
    act()
  }
}

test('a text that another program takes away while everything is read is gone, and nothing is wrong', async () => {
  const file = 'content/pages/second.mdx'
  const site = temporarySite({ [file]: page({ title: 'Second' }) })
  onFirstRead(file, () => site.remove(file))
  const { results, issues } = await createContent({ root: site.root }).check()
  expect(results.map((result) => result.file)).not.toContain(file)
  expect(issues.map(({ rule }) => rule)).not.toContain('check-failed')
})

test('a picture that goes while a rule looks at it is no mistake of the check, and what changed is told', async () => {
  const picture = pngOf(1600, 900)
  const site = temporarySite({ 'content/images/one.png': picture, 'content/images/two.png': picture })
  const content = createContent({ root: site.root })
  await content.check()
  site.write('content/pages/index.mdx', page({ title: 'Another home' }))
  onFirstRead('two.png', () => site.remove('content/images/two.png'))
  const { issues, pictures, changed } = await content.check()
  expect(issues.map(({ rule }) => rule)).not.toContain('check-failed')
  expect([...pictures.keys()]).toEqual(['content/images/one.png'])
  expect(changed).toEqual(['content/pages/index.mdx'])
})

test('a link to a file that is not there is told as such', async () => {
  const site = temporarySite({ 'content/images/one.png': pngOf(1600, 900) })
  symlinkSync('nowhere', join(site.root, 'content/pages/second.mdx'))
  symlinkSync('nowhere', join(site.root, 'content/images/two.png'))
  const { issues } = await createContent({ root: site.root }).check()
  const errors = issues.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file, rule }) => [file, rule])).toEqual([
    ['content/images/two.png', 'picture-file'],
    ['content/pages/second.mdx', 'lost-link'],
  ])
})
