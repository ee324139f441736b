import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { htmlFile } from '../../../scripts/build/render/pages.ts'
import { isCompressible } from '../../../scripts/build/write/compress.ts'
import { openOutput } from '../../../scripts/build/write/output.ts'

const folders: string[] = []
function folder() {
  const made = mkdtempSync(path.join(tmpdir(), 'output-'))
  folders.push(made)
  return made
}
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true })
})

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(place, file)).isFile())
    .sort()

test('text is written with a brotli and a gzip copy beside it, pictures and fonts are not', async () => {
  const place = folder()
  const output = await openOutput(place)
  await output.write('about.html', '<p>Words</p>')
  await output.write('icons/icon.png', Buffer.from([1, 2, 3]))
  expect(filesIn(place)).toEqual(['about.html', 'about.html.br', 'about.html.gz', 'icons/icon.png'])
  expect(brotliDecompressSync(readFileSync(path.join(place, 'about.html.br'))).toString()).toBe('<p>Words</p>')
  expect(gunzipSync(readFileSync(path.join(place, 'about.html.gz'))).toString()).toBe('<p>Words</p>')
  expect(['a.css', 'a.js', 'a.json', 'a.xml', 'a.svg', 'a.ics', 'a.webmanifest'].every(isCompressible)).toBe(true)
  expect(['a.woff2', 'a.png', 'a.pdf', '_headers'].some(isCompressible)).toBe(false)
})

test('a page that comes near the first window of a connection is compressed as far as it goes', async () => {
  const place = folder()
  const output = await openOutput(place)
  const words = (count: number) =>
    Buffer.from(Array.from({ length: count }, (_, n) => `<li>${(n * 7919) % 9973} words of ${n}</li>`).join(''))
  const at = (text: Buffer, level: number) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }).length
  const pages = [words(500), words(5000), words(9000)] as const
  const [short, near, long] = pages.map((page) => at(page, 10)) as [number, number, number]
  expect([short < 13_000, Math.abs(near - 14_600) < 700, long > 16_000]).toEqual([true, true, true])
  expect(pages.map((page) => at(page, 11))).not.toContain(near)
  await output.write('short.html', pages[0])
  await output.write('near.html', pages[1])
  await output.write('long.html', pages[2])
  const size = (name: string) => statSync(path.join(place, `${name}.html.br`)).size
  expect(size('short')).toBe(short)
  expect(size('near')).toBe(at(pages[1], 11))
  expect(size('long')).toBe(long)
})

test('a file that is already right is left alone', async () => {
  const place = folder()
  await (await openOutput(place)).write('a.txt', 'Words')
  const again = await openOutput(place)
  await again.write('a.txt', 'Words')
  expect(again.written()).toBe(0)
  await again.write('a.txt', 'Other words')
  expect(again.written()).toBe(1)
})

test('what the site no longer has is removed, what is kept stays with its copies', async () => {
  const place = folder()
  const first = await openOutput(place)
  for (const name of ['kept.html', 'old.html', 'written.html']) await first.write(name, name)
  const second = await openOutput(place)
  expect(second.keep(['kept.html'])).toBe(true)
  expect(second.keep(['lost.html'])).toBe(false)
  await second.write('written.html', 'new')
  expect(await second.clean()).toBe(3)
  expect(filesIn(place).filter((file) => file.endsWith('.html'))).toEqual(['kept.html', 'written.html'])
  expect(filesIn(place)).toHaveLength(6)
})

test('a page is a flat file, so that its address needs no slash', () => {
  expect(['/', '/about', '/services/culture-change'].map(htmlFile)).toEqual([
    'index.html',
    'about.html',
    'services/culture-change.html',
  ])
})
