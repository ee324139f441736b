import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import type { PictureOrder } from '#src/content/picture-order.ts'
import { previewPictures } from '../../../scripts/dev/preview-pictures.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const file = 'content/images/photo.png'
const order: PictureOrder = {
  address: '/pictures/photo-00000000-column',
  picture: { file, format: 'png', width: 40, height: 30, transparent: false, version: '00000000' },
  place: 'column',
  crop: { left: 0, top: 0, width: 40, height: 30 },
  widths: [20, 40],
  fallback: 'jpg',
}

/** Serves a picture of 40 pixels as the preview does. Returns how it is asked for, and what was said of it. */
async function servedPicture(bytes: Buffer) {
  const said: string[] = []
  const pictures = previewPictures(temporarySite({ [file]: bytes }).root, (message) => said.push(message))
  pictures.order(order)
  const server = createServer((request, response) => void pictures.answer(request.url as string, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as { port: number }
  const ask = async (width: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}${order.address}-${width}.avif`)
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  return { ask, said, [Symbol.dispose]: () => void server.close().closeAllConnections() }
}

/** The processes of a pool that were started from here. */
const pools = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...words]) => parent === String(process.pid) && words.join(' ').includes('tinypool'))
    .map(([id]) => Number(id))

const red = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()

test('a picture is made in the width that is asked for by a process of its own, and by another one when that has ended', async () => {
  using served = await servedPicture(await red())
  const before = pools()
  const { status, bytes } = await served.ask(20)
  expect(status).toBe(200)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 20, height: 15 })
  const [own] = pools().filter((id) => !before.includes(id))
  process.kill(own as number)
  await vi.waitFor(async () => expect((await served.ask(40)).status).toBe(200), { timeout: 60_000 })
  expect(pools()).not.toContain(own)
})

test('a picture that cannot be decoded is said with its file, and keeps no other one from being made', async () => {
  using served = await servedPicture(Buffer.from('No picture'))
  expect((await served.ask(20)).status).toBe(404)
  expect(served.said).toEqual([expect.stringContaining(`${file} cannot be decoded`)])
})
