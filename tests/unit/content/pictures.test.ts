import { expect, test } from 'vitest'
import type { PictureFile, PictureOrder } from '#src/content/picture-order.ts'
import { pictureOrder, pictureView, sharedPicture } from '#src/content/pictures.ts'
import { contentIndex } from '#src/content/queries.ts'

const file = 'content/images/Bridge_1.jpg'
const photograph: PictureFile = {
  file,
  format: 'jpg',
  width: 4000,
  height: 3000,
  transparent: false,
  version: '3fa2c1d0',
}

function indexWith(more: Partial<PictureFile> = {}) {
  const ordered: PictureOrder[] = []
  const data = { pictures: { [file]: { ...photograph, ...more } } }
  return { ordered, content: contentIndex(data as never, (order) => ordered.push(order)) }
}

test('a page shows a picture by its address, widths and proportions, and orders it', () => {
  const { content, ordered } = indexWith()
  expect(pictureView({ src: file, alt: 'A bridge' }, 'wide', content)).toEqual({
    address: '/pictures/bridge-1-3fa2c1d0-wide',
    widths: [640, 1080, 1760],
    fallback: '/pictures/bridge-1-3fa2c1d0-wide-1080.jpg',
    width: 1760,
    height: 1320,
    sizes: '(min-width: 60rem) 56rem, calc(100vw - 2.5rem)',
    alt: 'A bridge',
  })
  expect(ordered.map(({ address }) => address)).toEqual(['/pictures/bridge-1-3fa2c1d0-wide'])
})

test('a picture is never enlarged', () => {
  const { content } = indexWith({ width: 900, height: 600 })
  expect(pictureOrder({ src: file }, 'column', content).widths).toEqual([480, 800, 900])
  expect(pictureOrder({ src: file }, 'full', content).widths).toEqual([800, 900])
})

test.each([
  ['column', 800],
  ['wide', 1080],
  ['full', 1440],
  ['cover', 1200],
  ['image', 1080],
  ['picture', 1200],
  ['portrait', 224],
] as const)('where neither AVIF nor WebP is known, a picture shown as %s is %i pixels wide', (place, width) => {
  const { content } = indexWith()
  expect(pictureView({ src: file }, place, content).fallback).toBe(`/pictures/bridge-1-3fa2c1d0-${place}-${width}.jpg`)
})

test.each([
  [undefined, { left: 500, top: 0, width: 3000, height: 3000 }],
  ['0% 50%', { left: 0, top: 0, width: 3000, height: 3000 }],
  ['60% 10%', { left: 900, top: 0, width: 3000, height: 3000 }],
  ['100% 100%', { left: 1000, top: 0, width: 3000, height: 3000 }],
])('a crop keeps the point %s in view', (focus, crop) => {
  const { content } = indexWith()
  const order = pictureOrder({ src: file, ...(focus && { focus }) }, 'portrait', content)
  expect(order.crop).toEqual(crop)
  expect(order.address).toBe(
    `/pictures/bridge-1-3fa2c1d0-portrait${focus ? `-${focus.replace(/%/g, '').replace(' ', '-')}` : ''}`,
  )
})

test('what shines through stays so; other sites get JPEG', () => {
  const { content } = indexWith({ format: 'png', transparent: true })
  expect(pictureOrder({ src: file }, 'column', content).fallback).toBe('png')
  expect(sharedPicture({ src: file }, 'search1x1', content)).toBe('/pictures/bridge-1-3fa2c1d0-search1x1-1200.jpg')
})

test('a drawing is shown as it is, and drawn as large as it takes where it is cropped', () => {
  const { content } = indexWith({ format: 'svg', width: 80, height: 60, transparent: true })
  expect(pictureView({ src: file }, 'column', content)).toMatchObject({
    widths: [],
    fallback: '/pictures/bridge-1-3fa2c1d0-column.svg',
    width: 80,
    height: 60,
  })
  expect(pictureOrder({ src: file }, 'cover', content).widths).toEqual([480, 704, 1200])
})
