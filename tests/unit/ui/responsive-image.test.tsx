import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResponsiveImage } from '#src/ui/responsive-image.tsx'

const picture = {
  address: '/pictures/bridge-3fa2c1d0-wide',
  widths: [640, 1080],
  fallback: '/pictures/bridge-3fa2c1d0-wide-1080.jpg',
  width: 1080,
  height: 810,
  sizes: '(min-width: 60rem) 56rem, 100vw',
  alt: 'A bridge',
}
const html = (shown: typeof picture, first?: boolean) =>
  renderToStaticMarkup(<ResponsiveImage picture={shown} {...(first && { first })} />)

test('a picture offers its widths, keeps its place and waits until it comes near', () => {
  expect(html(picture)).toMatchInlineSnapshot(
    `"<picture><source type="image/avif" srcSet="/pictures/bridge-3fa2c1d0-wide-640.avif 640w, /pictures/bridge-3fa2c1d0-wide-1080.avif 1080w" sizes="(min-width: 60rem) 56rem, 100vw"/><source type="image/webp" srcSet="/pictures/bridge-3fa2c1d0-wide-640.webp 640w, /pictures/bridge-3fa2c1d0-wide-1080.webp 1080w" sizes="(min-width: 60rem) 56rem, 100vw"/><img src="/pictures/bridge-3fa2c1d0-wide-1080.jpg" alt="A bridge" width="1080" height="810" loading="lazy" decoding="async"/></picture>"`,
  )
})

test('what is seen first does not wait', () => {
  expect(html(picture, true)).toContain('fetchPriority="high"')
  expect(html(picture, true)).not.toContain('loading=')
})

test('a small picture comes in one width, a drawing as it is', () => {
  expect(html({ ...picture, widths: [224] })).toContain(
    '<source type="image/avif" srcSet="/pictures/bridge-3fa2c1d0-wide-224.avif"/><source type="image/webp" srcSet="/pictures/bridge-3fa2c1d0-wide-224.webp"/><img',
  )
  expect(html({ ...picture, widths: [], fallback: '/pictures/bridge-3fa2c1d0-wide.svg' })).toMatch(/^<picture><img /)
})
