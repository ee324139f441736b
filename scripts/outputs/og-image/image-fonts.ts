import { advanceOf } from '../../fonts/font-metrics.ts'
import { type StaticFont, staticFont } from '../../fonts/static-font.ts'

/** A font the images are set in. */
export interface ImageFont extends StaticFont {
  /** Width of a text, per em. */
  width: (text: string) => number
}

async function imageFont(name: 'display' | 'mono'): Promise<ImageFont> {
  const { file, font } = await staticFont(name)
  const advance = advanceOf(font)
  return {
    file,
    font,
    width: (words) => [...words].reduce((sum, letter) => sum + advance(letter.codePointAt(0) as number), 0),
  }
}

/** The fonts of the images. */
export async function imageFonts(): Promise<Record<'display' | 'mono', ImageFont>> {
  const [display, mono] = await Promise.all([imageFont('display'), imageFont('mono')])
  return { display, mono }
}
