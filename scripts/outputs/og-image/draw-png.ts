import { imageHeight, imageWidth } from './card-svg.ts'

/**
 * Draws an SVG of the size of a card as PNG. In full color: finding a palette would halve the size of the file, and double
 * the time it takes to make.
 *
 * @param fontFiles paths of the fonts; no other font is used
 */
export async function drawPng(svg: string, fontFiles: string[]): Promise<Buffer> {
  // Loaded when there is something to draw: most builds change no image.
  const [{ Resvg }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')])
  // In this thread: handing three megabytes over from another one takes longer than drawing them.
  const { pixels } = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render()
  const raw = { width: imageWidth, height: imageHeight, channels: 4 } as const
  return sharp(pixels, { raw }).removeAlpha().png().toBuffer()
}
