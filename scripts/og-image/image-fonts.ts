import { advanceOf } from '../font-metrics.ts'
import { staticFont } from '../static-font.ts'

/** A font the images are set in. */
export interface ImageFont {
  file: string
  /** Width of a text, per em. */
  width: (text: string) => number
}

async function imageFont(root: string, source: string, axes: Record<string, number>): Promise<ImageFont> {
  const { file, font } = await staticFont(root, source, axes)
  const advance = advanceOf(font)
  return {
    file,
    width: (words) => [...words].reduce((sum, letter) => sum + advance(letter.codePointAt(0) as number), 0),
  }
}

/** The fonts of the images. */
export async function imageFonts(root: string): Promise<Record<'display' | 'mono', ImageFont>> {
  const [display, mono] = await Promise.all([
    imageFont(root, 'newsreader-display.woff2', { wght: 300 }),
    imageFont(root, 'ibm-plex-mono.woff2', {}),
  ])
  return { display, mono }
}
