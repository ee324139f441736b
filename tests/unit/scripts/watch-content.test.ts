import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { watchContent } from '../../../scripts/dev/watch-content.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

const project = path.resolve(import.meta.dirname, '../../..')

let stop = () => {}
afterEach(() => {
  stop()
  removeTemporarySites()
})

/** A site that is watched, and what was told of it so far. */
function watched(files: Record<string, string> = {}) {
  const site = temporarySite(files)
  const told = new Set<string>()
  const lost: string[] = []
  stop = watchContent(
    site.root,
    (names) => {
      for (const name of names) told.add(name)
    },
    ({ message }) => lost.push(message),
  )
  const at = (name: string) => `${site.root}/${name}`
  const hears = async (name: string, act: () => void) => {
    told.clear()
    act()
    await expect.poll(() => [...told]).toContain(name)
  }
  return { site, told, lost, at, hears }
}

const home = 'content/pages/index.mdx'

test('a file that is written, touched, renamed, taken away or new is told by its name', async () => {
  const { site, told, at, hears } = watched({ 'public/robots.txt': '' })
  await hears(home, () => site.write(home, 'Words'))
  await hears(home, () => utimesSync(at(home), 1, 1))
  await hears('content/pages/second.mdx', () => renameSync(at(home), at('content/pages/second.mdx')))
  expect([...told]).toContain(home)
  await hears('content/pages/second.mdx', () => site.remove('content/pages/second.mdx'))
  await hears('public/robots.txt', () => site.write('public/robots.txt', 'Words'))
})

test('files are told in folders that are new, that come again, and that have another name', async () => {
  const { site, at, hears } = watched({ 'content/images/people/one.txt': 'Words' })
  await hears('content/images/people/one.txt', () => site.write('content/images/people/one.txt', 'More'))
  await hears('content/images', () => {
    rmSync(at('content/images'), { recursive: true })
    mkdirSync(at('content/images/places/near'), { recursive: true })
  })
  await hears('content/images/places/near/two.txt', () => site.write('content/images/places/near/two.txt', 'Words'))
  await hears('content/pictures', () => renameSync(at('content/images'), at('content/pictures')))
  await hears('content/pictures/places/near/two.txt', () =>
    site.write('content/pictures/places/near/two.txt', 'More words'),
  )
})

test('the whole content may go and come again', async () => {
  const { site, lost, at, hears } = watched()
  cpSync(at('content'), at('kept'), { recursive: true })
  await hears('content', () => rmSync(at('content'), { recursive: true }))
  await hears('content', () => renameSync(at('kept'), at('content')))
  await hears(home, () => site.write(home, 'Words'))
  expect(lost).toEqual([])
})

test('what is hidden is not told, and nothing outside content/ and public/', async () => {
  const { site, told, hears } = watched({ 'content/.schemas/pages.json': '{}' })
  site.write('content/.schemas/pages.json', '{ }')
  site.write('content/pages/.index.mdx.part', 'Words')
  site.write('content/.new/pages.json', '{ }')
  site.write('src/content/one.ts', '')
  site.write('contents/one.ts', '')
  await hears(home, () => site.write(home, 'Words'))
  expect([...told]).toEqual([home])
})

/** A process of its own, as small as it can be: what it starts is started fast. */
const startsMany = (root: string) => `
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { watchContent } from './scripts/dev/watch-content.ts'
const stop = watchContent(${JSON.stringify(root)}, ([name]) => { console.log(name); stop() }, ({ message }) => console.log(message))
for (let started = 0; started < 1500; started += 10)
  await Promise.all(Array.from({ length: 10 }, () => once(spawn('git', ['version'], { stdio: 'ignore' }), 'exit')))
writeFileSync(${JSON.stringify(`${root}/${home}`)}, 'Words')
`

test('programs that the process starts and that end keep nothing from being told', async () => {
  const { root } = temporarySite()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', startsMany(root)],
    { cwd: project },
  )
  expect(stdout).toBe(`${home}\n`)
})

test('once nobody wants to be told, nothing is', async () => {
  const { site, told } = watched()
  stop()
  const { site: other, hears } = watched()
  site.write(home, 'Words')
  await hears(home, () => other.write(home, 'Words'))
  expect([...told]).toEqual([])
})
