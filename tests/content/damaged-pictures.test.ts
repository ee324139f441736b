import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'

const width = 640
const pixels = Buffer.from(Array.from({ length: width * 400 * 3 }, (_, at) => (at * 7919 + (at >> 5) * 31) & 255))
const picture = () => sharp(pixels, { raw: { width, height: 400, channels: 3 } }).withMetadata({ density: 300 })
const made = {
  'plain.png': () => picture().png(),
  'interlaced.png': () => picture().png({ progressive: true, palette: true }),
  'plain.jpg': () => picture().jpeg(),
  'progressive.jpg': () => picture().jpeg({ progressive: true }),
  'plain.webp': () => picture().webp(),
  'lossless.webp': () => picture().webp({ lossless: true }),
  'plain.avif': () => picture().avif({ effort: 0 }),
}
const file = 'content/images/'

async function told(name: string, change: (whole: Buffer) => Buffer): Promise<string[]> {
  const whole = await made[name as keyof typeof made]().toBuffer()
  const { issues } = await checkSite({ [file + name]: change(whole) })
  return issues.filter(({ severity }) => severity === 'error').map(({ message }) => message)
}

const early = 'The file ends in the middle of the picture.'

test.each(Object.keys(made))(
  '%s is accepted whole, also with what some programs write behind it, and told when it is cut off',
  async (name) => {
    expect(await told(name, (whole) => whole)).toEqual([])
    expect(await told(name, (whole) => Buffer.concat([whole, Buffer.alloc(300, 'trailer ')]))).toEqual([])
    expect(await told(name, (whole) => whole.subarray(0, whole.length - 100))).toEqual([early])
    expect(await told(name, (whole) => whole.subarray(0, whole.length >> 1))).toEqual([early])
  },
)

test('a PNG with a byte that changed is told, and one whose notes changed is shown as browsers show it', async () => {
  const flipped = (at: (whole: Buffer) => number) => (whole: Buffer) => {
    const copy = Buffer.from(whole)
    copy[at(whole)] = (copy[at(whole)] as number) ^ 1
    return copy
  }
  expect(
    await told(
      'plain.png',
      flipped((whole) => whole.length >> 1),
    ),
  ).toEqual(['The file is damaged: a part of the picture is not what it was when it was saved.'])
  expect(
    await told(
      'plain.png',
      flipped((whole) => whole.indexOf('pHYs') + 5),
    ),
  ).toEqual([])
})
