import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { htmlFile } from '../../../scripts/build/render/render-page.ts'
import { compressed, isCompressible } from '../../../scripts/build/write/compress.ts'
import { type Output, openOutput } from '../../../scripts/build/write/output.ts'
import { openStore } from '../../../scripts/cache/store.ts'

/** Opens the output of a site whose caches stand beside it. */
function outputIn(site: string, code = 'one') {
  const caches = path.join(site, '.cache')
  return openOutput({ folder: path.join(site, 'dist'), caches, store: openStore(path.join(caches, 'served')), code })
}

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
  const site = folder()
  const output = outputIn(site)
  await output.write('about.html', '<p>Words</p>')
  await output.write('icons/icon.png', Buffer.from([1, 2, 3]))
  await output.commit()
  const dist = path.join(site, 'dist')
  expect(filesIn(dist)).toEqual(['about.html', 'about.html.br', 'about.html.gz', 'icons/icon.png'])
  expect(brotliDecompressSync(readFileSync(path.join(dist, 'about.html.br'))).toString()).toBe('<p>Words</p>')
  expect(gunzipSync(readFileSync(path.join(dist, 'about.html.gz'))).toString()).toBe('<p>Words</p>')
  expect(['a.css', 'a.js', 'a.json', 'a.xml', 'a.svg', 'a.ics'].every(isCompressible)).toBe(true)
  expect(['a.woff2', 'a.png', 'a.pdf', '_headers'].some(isCompressible)).toBe(false)
})

test('a page that comes near the first window of a connection is compressed as far as it goes', async () => {
  const site = folder()
  const output = outputIn(site)
  const words = (count: number) =>
    Buffer.from(Array.from({ length: count }, (_, n) => `<li>${(n * 7919) % 9973} words of ${n}</li>`).join(''))
  const at = (text: Buffer, level: number) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }).length
  const pages = [words(500), words(5000), words(9000)] as const
  const [short, near, long] = pages.map((page) => at(page, 10)) as [number, number, number]
  expect([short < 13_000, Math.abs(near - 14_600) < 700, long > 16_000]).toEqual([true, true, true])
  const closest = at(pages[1], 11)
  expect(closest).not.toBe(near)
  await output.write('short.html', pages[0])
  await output.write('near.html', pages[1])
  await output.write('long.html', pages[2])
  await output.commit()
  const size = (name: string) => statSync(path.join(site, 'dist', `${name}.html.br`)).size
  expect(size('short')).toBe(short)
  expect(size('near')).toBe(closest)
  expect(size('long')).toBe(long)
})

/** Lays out a file that says its own name, unless other words are given, under the key of what it is made of. */
async function put(output: Output, file: string, key: string, words = file) {
  output.put(new Map([[file, await compressed(file, Buffer.from(words))]]), key)
}

/** Writes files that say their own name, unless other words are given, and puts them in place. */
async function build(site: string, files: string[], words?: string) {
  const output = outputIn(site)
  for (const name of files) await output.write(name, words ?? name)
  return output.commit()
}

test('a file that is already right is left alone', async () => {
  const site = folder()
  await build(site, ['a.txt'])
  expect(await build(site, ['a.txt'])).toMatchObject({ written: 0, removed: 0 })
  expect(await build(site, ['a.txt'], 'Other words')).toMatchObject({ written: 1, removed: 0 })
})

test('what the site no longer has is removed, what is kept stays with its copies', async () => {
  const site = folder()
  const first = outputIn(site)
  expect(first.keep(['kept.html'], 'one')).toBe(false)
  await put(first, 'kept.html', 'one')
  for (const name of ['old.html', 'written.html']) await first.write(name, name)
  await first.commit()
  const second = outputIn(site)
  expect(second.keep(['kept.html'], 'one')).toBe(true)
  await second.write('written.html', 'new')
  expect(second.commit()).toMatchObject({ written: 1, removed: 3 })
  const files = filesIn(path.join(site, 'dist'))
  expect(files.filter((file) => file.endsWith('.html'))).toEqual(['kept.html', 'written.html'])
  expect(files).toHaveLength(6)
})

test('a page is kept while it is made from the same things and is still there', async () => {
  const site = folder()
  const first = outputIn(site)
  for (const name of ['a.html', 'b.html', 'c.html']) await put(first, name, 'one')
  await first.commit()
  rmSync(path.join(site, 'dist/c.html.br'))
  const second = outputIn(site)
  expect(['a.html', 'b.html', 'c.html'].map((name, at) => second.keep([name], at === 1 ? 'two' : 'one'))).toEqual([
    true,
    false,
    false,
  ])
})

test('a build that ends before it is put in place leaves the site, and what is known about it, as it was', async () => {
  const site = folder()
  const first = outputIn(site)
  await put(first, 'a.html', 'one', 'good')
  await first.commit()
  const broken = outputIn(site)
  await put(broken, 'a.html', 'two', 'half')
  await broken.write('new.html', 'half')
  expect(filesIn(path.join(site, 'dist'))).toEqual(['a.html', 'a.html.br', 'a.html.gz'])
  expect(readFileSync(path.join(site, 'dist/a.html'), 'utf8')).toBe('good')
  const next = outputIn(site)
  expect(next.keep(['a.html'], 'one')).toBe(true)
  expect(next.commit()).toMatchObject({ written: 0, removed: 0 })
  expect(filesIn(path.join(site, 'dist'))).toEqual(['a.html', 'a.html.br', 'a.html.gz'])
  expect(readdirSync(path.join(site, '.cache')).sort()).toEqual(['output.json', 'served'])
})

test('a page is a flat file, so that its address needs no slash', () => {
  expect(['/', '/about', '/services/culture-change'].map(htmlFile)).toEqual([
    'index.html',
    'about.html',
    'services/culture-change.html',
  ])
})
