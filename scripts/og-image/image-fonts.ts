import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { advanceOf } from '../font-metrics.ts'
import { fontRecipes } from '../font-recipes.ts'

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>

/** A font the images are set in, as the drawing library wants it: a plain file without axes. */
export interface ImageFont {
  file: string
  /** Width of a text, per em. */
  width: (text: string) => number
}

const wanted = {
  display: { source: 'newsreader-display.woff2', axes: { wght: 300 } },
  mono: { source: 'ibm-plex-mono.woff2', axes: {} },
}

/** Unpacks one of the site's fonts, once. */
async function imageFont(root: string, name: keyof typeof wanted): Promise<ImageFont> {
  const { source, axes } = wanted[name]
  const packed = await readFile(path.join(root, 'src/styles/fonts', source))
  const key = createHash('sha1').update(packed).update(JSON.stringify(axes)).digest('hex').slice(0, 12)
  const file = path.join(root, '.cache/og', `${name}-${key}.ttf`)
  const font = await readFile(file).catch(async () => {
    // The package ships no types.
    const subsetFont: SubsetFont = createRequire(import.meta.url)('subset-font')
    const text = fontRecipes.find((recipe) => recipe.file === source)?.text ?? ''
    const made = await subsetFont(packed, text, { targetFormat: 'sfnt', variationAxes: axes })
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, made)
    return made
  })
  const advance = advanceOf(font)
  return {
    file,
    width: (words) => [...words].reduce((sum, letter) => sum + advance(letter.codePointAt(0) as number), 0),
  }
}

/** The fonts of the images. */
export async function imageFonts(root: string): Promise<Record<keyof typeof wanted, ImageFont>> {
  const [display, mono] = await Promise.all([imageFont(root, 'display'), imageFont(root, 'mono')])
  return { display, mono }
}
