import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Art, type ArtFamily } from '#src/site/hero/art.tsx'

const families: ArtFamily[] = ['curve', 'nomogram', 'contour', 'scale', 'arcs', 'rings', 'ledger', 'lattice']
const draw = (family: ArtFamily, seed: string) => renderToStaticMarkup(<Art family={family} seed={seed} />)

it.each(families)('draws %s the same for the same seed and differently for another', (family) => {
  expect(draw(family, '/about')).toBe(draw(family, '/about'))
  expect(draw(family, '/about')).not.toBe(draw(family, '/contact'))
})

it.each(families)('draws %s in whole numbers that exist', (family) => {
  const paths = draw(family, '/services/culture-change')
    .match(/ d="[^"]*"/g)
    ?.join('')
  expect(paths).not.toMatch(/NaN|undefined|Infinity|\d\.\d/)
})

it.each(families)('keeps %s under 1.3 KB on the wire', (family) => {
  expect(brotliCompressSync(draw(family, '/industries')).length).toBeLessThan(1300)
})

it('is decoration for assistive technology and carries no inline style', () => {
  const markup = draw('curve', '/')
  expect(markup).toContain('aria-hidden="true"')
  expect(markup).not.toContain('style=')
})
