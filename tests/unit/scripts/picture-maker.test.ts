import { readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { pictureView } from '#src/content/pictures.ts'
import { contentIndex } from '#src/content/queries.ts'
import { openStore } from '../../../scripts/cache/store.ts'
import { createContent } from '../../../scripts/content/content.ts'
import { openPictureMaker, type PictureOutput } from '../../../scripts/outputs/pictures/picture-maker.ts'
import { pictureVersions } from '../../../scripts/outputs/pictures/picture-versions.ts'
import { encoders, subjects } from '../../../scripts/outputs/pictures/settings.ts'
import { page } from '../../support/minimal-content.ts'
import { removeTemporarySites, type TemporarySite, temporarySite } from '../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const file = 'content/images/photo.jpg'

/** A photograph, red at the left and blue at the right, taken on its side with a place noted. */
async function photograph(width = 240): Promise<Buffer> {
  const height = (width * 3) / 4
  const half = (background: string) =>
    sharp({ create: { width: width / 2, height, channels: 3, background } })
      .png()
      .toBuffer()
  const [left, right] = await Promise.all([half('#c00'), half('#00c')])
  const both = sharp({ create: { width, height, channels: 3, background: '#000' } }).composite([
    { input: left, left: 0, top: 0 },
    { input: right, left: width / 2, top: 0 },
  ])
  const sideways = await sharp(await both.png().toBuffer())
    .rotate(-90)
    .toBuffer()
  return sharp(sideways)
    .withExif({ IFD0: { Copyright: 'Secret' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

const site = async (width?: number) =>
  temporarySite({ [file]: await photograph(width), 'content/pages/about.mdx': page({}, '![A](photo.jpg)\n') })

/** Builds the pictures of a site in two places. Returns what was written, by name. */
async function build({ root }: TemporarySite, output?: Partial<PictureOutput>): Promise<Map<string, Buffer>> {
  const { data } = await createContent({ root, now: '2026-03-15' }).check()
  const maker = openPictureMaker(root)
  const pictures = await pictureVersions(root, data?.pictures ?? {})
  const content = contentIndex({ pictures } as never, maker.order)
  const [src = file] = Object.keys(pictures)
  pictureView({ src }, 'column', content)
  pictureView({ src, focus: '0% 50%' }, 'portrait', content)
  const written = new Map<string, Buffer>()
  await maker.make({ keep: () => false, put: async (name, bytes) => void written.set(name, bytes), ...output })
  return new Map([...written].sort(([one], [other]) => (one < other ? -1 : 1)))
}

test('a picture is made in every width and format, upright, cropped to its focus, with nothing noted in it', async () => {
  const written = await build(await site(1200))
  const made = await Promise.all(
    [...written].map(async ([name, bytes]) => {
      const { width, height, format, exif, icc, orientation } = await sharp(bytes).metadata()
      expect([exif, icc, orientation ?? 1], name).toEqual([undefined, undefined, 1])
      return `${name.replace(/-[0-9a-f]{8}-/, '-#-')} ${format} ${width}×${height}`
    }),
  )
  expect(made.sort()).toMatchInlineSnapshot(`
    [
      "pictures/photo-#-column-1200.avif heif 1200×900",
      "pictures/photo-#-column-1200.webp webp 1200×900",
      "pictures/photo-#-column-480.avif heif 480×360",
      "pictures/photo-#-column-480.webp webp 480×360",
      "pictures/photo-#-column-800.avif heif 800×600",
      "pictures/photo-#-column-800.jpg jpeg 800×600",
      "pictures/photo-#-column-800.webp webp 800×600",
      "pictures/photo-#-portrait-0-50-224.avif heif 224×224",
      "pictures/photo-#-portrait-0-50-224.jpg jpeg 224×224",
      "pictures/photo-#-portrait-0-50-224.webp webp 224×224",
    ]
  `)
  const [, portrait] = [...written].find(([name]) => name.includes('portrait')) as [string, Buffer]
  const { dominant } = await sharp(portrait).stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)
})

test('a drawing is written with more effort than a photograph, which saves a third of it and more', async () => {
  const plate = readFileSync('content/images/doubling-plate.png')
  const written = await build(
    temporarySite({ 'content/images/plate.png': plate, 'content/pages/about.mdx': page({}, '![A](plate.png)\n') }),
  )
  const [, made] = [...written].find(([name]) => name.endsWith('column-800.avif')) as [string, Buffer]
  const lowest = { ...encoders.avif, ...subjects.drawing, effort: subjects.photograph.effort }
  const hasty = await sharp(plate).resize({ width: 800 }).avif(lowest).toBuffer()
  expect(made.length).toBeLessThan((hasty.length * 2) / 3)
})

test('nothing is made twice: what is published stays, what is in the cache is copied', async () => {
  const here = await site()
  const first = await build(here)
  expect([...(await build(here, { keep: (name) => first.has(name) })).keys()]).toEqual([])
  const cache = openStore(path.join(here.root, '.cache/pictures'))
  const name = [...first.keys()][0] as string
  cache.keep(path.basename(name), Buffer.from('from the cache'))
  const again = await build(here)
  expect([...again.keys()]).toEqual([...first.keys()])
  expect(String(again.get(name))).toBe('from the cache')
})

test('names follow the bytes: a file that was only touched keeps them, another one has others', async () => {
  const here = await site()
  const before = [...(await build(here)).keys()]
  utimesSync(path.join(here.root, file), new Date(), new Date(2020, 1, 1))
  expect([...(await build(here)).keys()]).toEqual(before)
  here.write(
    file,
    await sharp(await photograph())
      .modulate({ brightness: 0.5 })
      .jpeg()
      .toBuffer(),
  )
  const after = [...(await build(here)).keys()]
  expect(after.filter((name) => before.includes(name))).toEqual([])
})

test('a picture that cannot be decoded is named', async () => {
  const broken = Buffer.concat([(await photograph(1200)).subarray(0, 3000), Buffer.from([0xff, 0xd9])])
  await expect(build(temporarySite({ [file]: broken }))).rejects.toThrow(
    /content\/images\/photo\.jpg cannot be decoded/,
  )
})

test('a process of pictures that dies is told, and what could not be published', async () => {
  const here = await site()
  vi.stubEnv('NODE_OPTIONS', '--import data:text/javascript,process.exit(3)')
  await expect(build(here)).rejects.toThrow('The pictures could not be made: Worker exited unexpectedly.')
  vi.unstubAllEnvs()
  const full = { put: () => Promise.reject(new Error('The disk is full.')) }
  await expect(build(here, full)).rejects.toThrow('The disk is full.')
})
