import { advanceOf } from '../../fonts/font-metrics.ts'
import { openFont } from '../../fonts/open-font.ts'
import type { StaticFont } from '../../fonts/static-font.ts'

/** Measures texts set in a font. Returns the width of a text, per em. */
export async function textMeasure({ font }: StaticFont): Promise<(text: string) => number> {
  const opened = await openFont(font)
  const known = new Map<string, number>()
  const width = (letter: string) => {
    const found = known.get(letter) ?? advanceOf(opened, letter)
    known.set(letter, found)
    return found
  }
  return (text) => [...text].reduce((sum, letter) => sum + width(letter), 0)
}
