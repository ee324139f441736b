import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskUse } from '../../../scripts/team/disk-use.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'desk-disk-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const gigabyte = 1024 ** 3
let free = 8 * gigabyte
const said: string[] = []
const say = (text: string) => said.push(text)
const disk = diskUse({ folder, log: { info: say, error: say }, free: async () => free })

test('what the desk takes is told clone by clone, the largest first', async () => {
  for (const [file, megabytes] of [
    ['clones/zoe-example-com-1a2b3c4d/.git/objects/pack/a.pack', 3],
    ['clones/sam-example-com-5e6f7a8b/content/pages/about.mdx', 1],
    ['repository.git/packed-refs', 2],
  ] as const) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), Buffer.alloc(megabytes * 1000 ** 2 - 100_000, 1))
  }
  await disk.tell()
  expect(said).toEqual([
    'The desk takes 6 MB on the disk, and 8.6 GB are free: clones/zoe-example-com-1a2b3c4d 3 MB, repository.git 2 MB, clones/sam-example-com-5e6f7a8b 1 MB.',
  ])
})

test('little room is told once, and anew when there was enough meanwhile', async () => {
  said.length = 0
  for (const left of [2, 0.5, 0.4, 2, 0.3]) {
    free = left * gigabyte
    await disk.look()
  }
  expect(said).toEqual([
    expect.stringMatching(/^Only 537 MB are free where /),
    expect.stringMatching(/^Only 323 MB are free where /),
  ])
})
